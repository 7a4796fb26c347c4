import { below, invariant, pick, rngFrom } from '@fathom/kernel';
import { soakRound, tally } from '@fathom/kernel/testing';
import { PROTOCOL, refusalCodes, type ServerMessage } from '@fathom/wire';
import { once } from 'node:events';
import { setImmediate as breath } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Device, pair, patient, playOn, testServer } from './kit.ts';

const round = soakRound(process.env);
const MESSAGES = round === null ? 20_000 : 100_000;
const BATCH = 250;
const dice = rngFrom(round === null ? 'a hostile stranger' : `a hostile stranger, round ${round}`);

const junk = (): unknown =>
  pick<unknown>(dice, [
    null,
    true,
    -1,
    0.5,
    1e308,
    '',
    'draw',
    '\u0000',
    '💥'.repeat(20),
    [],
    {},
    [[]],
    { type: 'nothing' },
    { constructor: { prototype: 1 } },
  ]);

/** Deep enough to hurt whoever walks it carelessly. */
const deep = (): string => '['.repeat(3000) + ']'.repeat(3000);

interface Scene {
  readonly ply: number;
  /** A move that the asked seat may really play. */
  readonly legal: unknown;
  /** Commands that were done before. */
  readonly done: readonly object[];
  readonly isAsked: boolean;
}

let made = 0;
const order = (command: unknown, id: unknown = `fuzz-${made++}`): string => JSON.stringify({ type: 'do', id, command });

/** One message that must be refused, or that was done long ago. */
function hostile({ ply, legal, done, isAsked }: Scene): string | Buffer {
  const wrongPly = pick(
    dice,
    [ply + 1, ply - 1, 0, 999_999, ply + 7].filter((other) => other !== ply && other >= 0),
  );
  switch (below(dice, 24)) {
    case 0:
      return Buffer.from(Array.from({ length: below(dice, 60) }, () => below(dice, 256)));
    case 1:
      return Array.from({ length: below(dice, 80) }, () => String.fromCodePoint(32 + below(dice, 2000))).join('');
    case 2:
      return order({ type: 'move', ply, move: 'x'.repeat(8000 + below(dice, 40_000)) });
    case 3:
      return order({ type: 'move', ply, move: JSON.parse(deep()) as unknown });
    case 4:
      return order({ type: 'move', ply: wrongPly, move: legal });
    case 5:
      return isAsked ? order({ type: 'move', ply, move: { type: 'nonsense', piece: junk() } }) : order({ type: 'move', ply, move: legal });
    case 6:
      return order({ type: 'move', ply, move: junk() });
    case 7:
      return order({ type: 'move', ply, move: legal, seat: below(dice, 4) });
    case 8:
      return JSON.stringify({ type: 'do', id: junk(), command: { type: 'move', ply, move: legal }, seat: 1 });
    case 9:
      return JSON.stringify(pick(dice, done));
    case 10:
      return order({ type: 'undo', to: pick(dice, [ply, ply + 1, 0, 999_999]) });
    case 11:
      return order({ type: 'answer', proposal: below(dice, 9), agree: true });
    case 12:
      return order({
        type: 'propose',
        what: pick(dice, [
          { kind: 'replace', seat: 9, level: 'greedy', forGood: true },
          { kind: 'undo', to: ply },
          { kind: 'replace', seat: 0, level: 'genius', forGood: false },
          { kind: 'undo', to: -1 },
        ]),
      });
    case 13:
      return order({ type: 'arrange', seat: below(dice, 4), sitter: { kind: 'open' } });
    case 14:
      return order({ type: pick(dice, ['return', 'rematch', 'constructor', 'toString', '__proto__', 'hello']) });
    case 15:
      return order(
        pick<object>(dice, [
          { type: 'ready', words: pick(dice, ['', 'words', 'x'.repeat(101)]) },
          { type: 'ready', seal: pick(dice, ['0'.repeat(64), 'z'.repeat(64), '', 7]) },
          { type: 'show', words: pick(dice, ['', 'words', 'x'.repeat(101)]) },
          { type: 'unready' },
        ]),
      );
    case 16:
      return order({ type: 'leave', level: pick(dice, ['', 'genius', '__proto__', 7]) });
    case 17:
      return order({ type: 'say', text: pick(dice, ['', '   ', 'a\u0007b', 'a\u202eb', 'x'.repeat(501), 7]) });
    case 18:
      return order({
        type: 'notify',
        webhook: {
          url: pick(dice, [
            'http://127.0.0.1/',
            'file:///etc/passwd',
            'gopher://x',
            'http://[::1]/',
            'http://169.254.169.254/latest',
            'http://a:b@example.org',
            'x',
          ]),
          text: 'turn',
        },
      });
    case 19:
      return JSON.stringify({ type: 'hello', protocol: pick(dice, [PROTOCOL, 0, 2, 'one']), since: pick(dice, [0, -1, 'x', 1e9]) });
    case 20:
      return JSON.stringify(pick(dice, [junk(), { type: junk() }, { type: 'why' }, { type: 'do', id: 'x' }, { type: 'update', seq: 1 }]));
    case 21:
      return `{"type":"do","id":"p${made++}","__proto__":{"seat":1},"command":{"type":"move","ply":${ply},"move":{}}}`;
    case 22: {
      const text = order({ type: 'move', ply, move: legal });
      return text.slice(0, below(dice, text.length - 1)); // cut off somewhere
    }
    default: {
      const letters = Array.from(order({ type: 'undo', to: ply }));
      letters[below(dice, 20)] = pick(dice, ['"', '{', '\\', '\u0000', '9']);
      return letters.join('');
    }
  }
}

/** Says many things at once and waits until each is answered. */
async function assail(socket: WebSocket, answers: ServerMessage[], messages: readonly (string | Buffer)[]): Promise<ServerMessage[]> {
  answers.length = 0;
  for (const message of messages) socket.send(message);
  const end = Date.now() + patient.timeout;
  while (answers.length < messages.length) {
    invariant(Date.now() < end, `${String(messages[answers.length])} is answered`);
    await breath();
  }
  return answers.slice();
}

test(`${MESSAGES} hostile messages: every one is refused, nothing changes, and the game goes on`, async ({ task }) => {
  const server = await testServer();
  const { table, ann, bob, devices } = await pair(server.url);
  await playOn([ann, bob], 12);
  const { seatView } = ann.now!;
  const asked = seatView!.asked[0]!;
  const legal = [ann, bob][asked]!.now!.seatView!.moves[0]!.move;
  const done = { type: 'do', id: 'done-before', command: { type: 'say', text: 'hello' } };

  const forged = new Device(server.url);
  forged.cookie = `fathom=${'0'.repeat(64)}`;
  const strangers = [devices[0], devices[1], new Device(server.url), forged].map((device, seat) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { cookie: device.cookie } });
    const answers: ServerMessage[] = [];
    socket.on('message', (data) => {
      const tell = JSON.parse((data as Buffer).toString()) as ServerMessage;
      if (tell.type === 'done' || tell.type === 'refused' || tell.type === 'why') answers.push(tell);
    });
    return { socket, open: once(socket, 'open'), answers, isSeated: seat < 2, isAsked: seat === asked };
  });
  for (const { socket, open, answers, isSeated } of strangers) {
    await open;
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, since: 0 }));
    if (isSeated) expect(await assail(socket, answers, [JSON.stringify(done)])).toEqual([{ type: 'done', id: 'done-before' }]);
  }
  const { journal } = server.registry.world;
  const before = await journal.load(table);

  const heard = new Map<string, number>();
  for (let said = 0; said < MESSAGES; said += BATCH * strangers.length) {
    await Promise.all(
      strangers.map(async ({ socket, answers, isSeated, isAsked }) => {
        const messages = Array.from({ length: BATCH }, () => hostile({ ply: seatView!.ply, legal, done: [done], isAsked }));
        const refusals = await assail(socket, answers, messages);
        expect(refusals).toHaveLength(messages.length);
        for (const tell of refusals) {
          const code = tell.type === 'refused' ? tell.code : tell.type;
          heard.set(code, (heard.get(code) ?? 0) + 1);
          if (tell.type === 'refused') expect(refusalCodes).toContain(tell.code);
          else expect([isSeated, tell]).toEqual([true, { type: 'done', id: 'done-before' }]);
        }
      }),
    );
  }
  expect([...heard.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(MESSAGES);
  expect([...heard.keys()]).toEqual(
    expect.arrayContaining([
      'malformed',
      'too-large',
      'stale',
      'illegal-move',
      'malformed-move',
      'not-asked',
      'no-seat',
      'bad-webhook',
      'done',
    ]),
  );
  expect(heard.has('busy')).toBe(false);
  expect(await journal.load(table)).toEqual(before);
  for (const { socket } of strangers) socket.terminate();
  await playOn([ann, bob]);
  expect(ann.now!.table.phase).toBe('over');
  ann.close();
  bob.close();
  await server.remove();
  tally(task, { messages: MESSAGES });
});
