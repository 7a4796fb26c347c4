import { below, invariant, pick, rngFrom } from '@fathom/kernel';
import { soakRound, tally } from '@fathom/kernel/testing';
import { PROTOCOL, refusalCodes, type ServerMessage } from '@fathom/wire';
import { once } from 'node:events';
import { setImmediate as breath } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Device, pair, patient, playOn, testServer } from './kit.ts';

const round = soakRound(process.env);
const MESSAGES = round === null ? 4000 : 100_000;
const BATCH = 250;
const rng = rngFrom(round === null ? 'a hostile stranger' : `a hostile stranger, round ${round}`);

const junk = (): unknown =>
  pick<unknown>(rng, [
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

/** Deep enough to overflow a careless recursion. */
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

/** One message that must be refused, or that was done before. */
function hostile({ ply, legal, done, isAsked }: Scene): string | Buffer {
  const wrongPly = pick(
    rng,
    [ply + 1, ply - 1, 0, 999_999, ply + 7].filter((other) => other !== ply && other >= 0),
  );
  switch (below(rng, 24)) {
    case 0:
      return Buffer.from(Array.from({ length: below(rng, 60) }, () => below(rng, 256)));
    case 1:
      return Array.from({ length: below(rng, 80) }, () => String.fromCodePoint(32 + below(rng, 2000))).join('');
    case 2:
      return order({ type: 'move', ply, move: 'x'.repeat(8000 + below(rng, 40_000)) });
    case 3:
      return order({ type: 'move', ply, move: JSON.parse(deep()) as unknown });
    case 4:
      return order({ type: 'move', ply: wrongPly, move: legal });
    case 5:
      return isAsked ? order({ type: 'move', ply, move: { type: 'nonsense', piece: junk() } }) : order({ type: 'move', ply, move: legal });
    case 6:
      return order({ type: 'move', ply, move: junk() });
    case 7:
      return order({ type: 'move', ply, move: legal, seat: below(rng, 4) });
    case 8:
      return JSON.stringify({ type: 'do', id: junk(), command: { type: 'move', ply, move: legal }, seat: 1 });
    case 9:
      return JSON.stringify(pick(rng, done));
    case 10:
      return order({ type: 'undo', to: pick(rng, [ply, ply + 1, 0, 999_999]) });
    case 11:
      return order({ type: 'answer', proposal: below(rng, 9), agree: true });
    case 12:
      return order({
        type: 'propose',
        what: pick(rng, [
          { kind: 'replace', seat: 9, level: 'greedy', forGood: true },
          { kind: 'undo', to: ply },
          { kind: 'replace', seat: 0, level: 'genius', forGood: false },
          { kind: 'undo', to: -1 },
        ]),
      });
    case 13:
      return order({ type: 'arrange', seat: below(rng, 4), sitter: { kind: 'open' } });
    case 14:
      return order({ type: pick(rng, ['return', 'rematch', 'constructor', 'toString', '__proto__', 'hello']) });
    case 15:
      return order(
        pick<object>(rng, [
          { type: 'ready', words: pick(rng, ['', 'words', 'x'.repeat(101)]) },
          { type: 'ready', seal: pick(rng, ['0'.repeat(64), 'z'.repeat(64), '', 7]) },
          { type: 'show', words: pick(rng, ['', 'words', 'x'.repeat(101)]) },
          { type: 'unready' },
        ]),
      );
    case 16:
      return order({ type: 'leave', level: pick(rng, ['', 'genius', '__proto__', 7]) });
    case 17:
      return order({ type: 'say', text: pick(rng, ['', '   ', 'a\u0007b', 'a\u202eb', 'x'.repeat(501), 7]) });
    case 18:
      return order({
        type: 'notify',
        webhook: {
          url: pick(rng, [
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
      return JSON.stringify({ type: 'hello', protocol: pick(rng, [PROTOCOL, 0, 2, 'one']), since: pick(rng, [0, -1, 'x', 1e9]) });
    case 20:
      return JSON.stringify(pick(rng, [junk(), { type: junk() }, { type: 'why' }, { type: 'do', id: 'x' }, { type: 'update', seq: 1 }]));
    case 21:
      return `{"type":"do","id":"p${made++}","__proto__":{"seat":1},"command":{"type":"move","ply":${ply},"move":{}}}`;
    case 22: {
      const text = order({ type: 'move', ply, move: legal });
      return text.slice(0, below(rng, text.length - 1)); // cut off somewhere
    }
    default: {
      const characters = Array.from(order({ type: 'undo', to: ply }));
      characters[below(rng, 20)] = pick(rng, ['"', '{', '\\', '\u0000', '9']);
      return characters.join('');
    }
  }
}

/** Sends many messages at once and waits until each is answered. */
async function sendAll(socket: WebSocket, answers: ServerMessage[], messages: readonly (string | Buffer)[]): Promise<ServerMessage[]> {
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
  const clients = [devices[0], devices[1], new Device(server.url), forged].map((device, seat) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { cookie: device.cookie } });
    const answers: ServerMessage[] = [];
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as ServerMessage;
      if (message.type === 'done' || message.type === 'refused' || message.type === 'why') answers.push(message);
    });
    return { socket, open: once(socket, 'open'), answers, isSeated: seat < 2, isAsked: seat === asked };
  });
  for (const { socket, open, answers, isSeated } of clients) {
    await open;
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, since: 0 }));
    if (isSeated) expect(await sendAll(socket, answers, [JSON.stringify(done)])).toEqual([{ type: 'done', id: 'done-before' }]);
  }
  const { journal } = server.registry.context;
  const before = await journal.load(table);

  const codes = new Map<string, number>();
  for (let sent = 0; sent < MESSAGES; sent += BATCH * clients.length) {
    await Promise.all(
      clients.map(async ({ socket, answers, isSeated, isAsked }) => {
        const messages = Array.from({ length: BATCH }, () => hostile({ ply: seatView!.ply, legal, done: [done], isAsked }));
        const refusals = await sendAll(socket, answers, messages);
        expect(refusals).toHaveLength(messages.length);
        for (const message of refusals) {
          const code = message.type === 'refused' ? message.code : message.type;
          codes.set(code, (codes.get(code) ?? 0) + 1);
          if (message.type === 'refused') expect(refusalCodes).toContain(message.code);
          else expect([isSeated, message]).toEqual([true, { type: 'done', id: 'done-before' }]);
        }
      }),
    );
  }
  expect([...codes.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(MESSAGES);
  expect([...codes.keys()]).toEqual(
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
  expect(codes.has('busy')).toBe(false);
  expect(await journal.load(table)).toEqual(before);
  for (const { socket } of clients) socket.terminate();
  await playOn([ann, bob]);
  expect(ann.now!.table.phase).toBe('over');
  ann.close();
  bob.close();
  await server.remove();
  tally(task, { messages: MESSAGES });
});
