import { isCommitmentKept, sealOf } from '@fathom/kernel';
import { isShowing } from '@fathom/wire';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { dueActions, phaseOf, publicInfo, readStored, rematchOf, wakeAt } from '@fathom/table';
import { Bare, Device, patient, testServer } from './kit.ts';
import { Ledger, START } from './ledger.ts';

/* Nobody can choose a deal: everybody seals their words before any are shown. */

const phase = ({ table }: Ledger): string => phaseOf(table);
const seal = (words: string): { type: 'ready'; seal: string } => ({ type: 'ready', seal: sealOf(words) });
const show = (words: string): { type: 'show'; words: string } => ({ type: 'show', words });

/** Ann, Bob and Cat, all sealed; the words are their names. */
function sealed(): Ledger {
  const ledger = new Ledger('conspiracy', ['Ann', 'Bob', 'Cat']);
  for (const [seat, words] of ['ann', 'bob', 'cat'].entries()) expect(ledger.do(seat, seal(words))).toBeNull();
  return ledger;
}

describe('a host who knows the secret of the server and is ready last', () => {
  test('finds no words of others, neither in the file nor on the wire, until their own are sealed', () => {
    const ledger = new Ledger('conspiracy', ['Ann', 'Bob', 'Cat']);
    ledger.do(1, seal('bob'));
    ledger.do(2, seal('cat'));
    expect(ledger.do(1, show('bob'))).toBe('stale'); // nobody has to show too early
    const { secret, commitment, seats } = ledger.table;
    expect(seats.map(({ words }) => words)).toEqual(['', '', '']);
    expect(JSON.stringify([publicInfo(ledger.table, START), ledger.events, ledger.table])).not.toMatch(/bob"|cat"/);
    expect(isCommitmentKept({ secret, words: [] }, commitment)).toBe(true);
  });

  test('cannot change their words afterwards: not by other words, another seal, or another person', () => {
    const ledger = sealed();
    expect(ledger.do(1, show('bob'))).toBeNull();
    expect(ledger.do(2, show('cat'))).toBeNull();
    expect(phase(ledger)).toBe('gathering');
    for (const chosen of ['better', 'ann ', '', 'bob']) expect(ledger.do(0, show(chosen))).toBe('not-sealed');
    expect(ledger.do(0, seal('better'))).toBe('already-so');
    for (const sitter of [{ kind: 'open' }, { kind: 'bot', level: 'greedy' }] as const)
      expect(ledger.do(0, { type: 'arrange', seat: 2, sitter })).toBe('already-started');
    expect(publicInfo(ledger.table, START).seats.map(({ words }) => words)).toEqual(['', '', '']); // nobody knows only some
    expect(ledger.do(0, show('ann'))).toBeNull();
    expect(phase(ledger)).toBe('playing');
    expect(publicInfo(ledger.table, START).seats.map(({ words, seal: made }) => [words, made === sealOf(words)])).toEqual([
      ['ann', true],
      ['bob', true],
      ['cat', true],
    ]);
  });

  test('gets no other deal with the same words by withholding theirs: everybody is asked again, and learns why', () => {
    const ledger = sealed();
    ledger.do(1, show('bob'));
    ledger.do(2, show('cat'));
    ledger.now += 59_999;
    expect(dueActions(ledger.table, ledger.now, ledger.rules)).toEqual([]);
    expect(ledger.rule({ from: 'system', type: 'stopWaiting' })).toMatchObject({ code: 'stale' });
    ledger.now += 1;
    expect(wakeAt(ledger.table, ledger.now, ledger.rules)).toBe(ledger.now);
    expect(dueActions(ledger.table, ledger.now, ledger.rules)).toEqual([{ kind: 'stopWaiting' }]);
    expect(ledger.rule({ from: 'system', type: 'stopWaiting' })).toMatchObject({ ok: true, events: [{ kind: 'withheld', seats: [0] }] });
    for (const place of ledger.table.seats) expect(place).toMatchObject({ ready: false, seal: null, shown: false, words: '' });
    expect(wakeAt(ledger.table, ledger.now, ledger.rules)).toBeNull();
    expect(ledger.do(0, show('ann'))).toBe('stale');
    // Alone the host cannot proceed, and fresh words begin a game.
    ledger.do(0, seal('ann again'));
    expect(ledger.do(0, show('ann again'))).toBe('stale');
    ledger.begin(['one', 'two', 'three']);
    expect(ledger.table.seats.map(({ words }) => words)).toEqual(['one', 'two', 'three']);
  });
});

test('the table waits for an absent seat; any seat may start again', () => {
  const ledger = sealed();
  ledger.do(0, show('ann'));
  ledger.now += 60_000;
  ledger.absence = (seat) => (seat === 2 ? 5000 : 0);
  expect(ledger.rule({ from: 'system', type: 'stopWaiting' })).toMatchObject({ ok: true, events: [{ kind: 'settled' }] });
  expect([phase(ledger), ledger.table.showUntil, wakeAt(ledger.table, ledger.now, ledger.rules)]).toEqual(['gathering', null, null]);
  ledger.now += 86_400_000;
  expect([ledger.do(1, show('bob')), ledger.do(2, show('cat')), phase(ledger)]).toEqual([null, null, 'playing']);

  const other = sealed();
  other.do(0, show('ann'));
  expect(other.do(0, { type: 'unready' })).toBeNull();
  expect(other.events.at(-1)).toEqual({ kind: 'unready', seat: 0 });
  expect(other.table.seats.map(({ ready, words }) => [ready, words])).toEqual([0, 1, 2].map(() => [false, '']));
  expect(other.do(1, { type: 'unready' })).toBe('already-so');
});

test('a seat that is unready once all others have shown their words has withheld its own', () => {
  const ledger = sealed();
  ledger.do(1, show('bob'));
  ledger.do(2, show('cat'));
  expect(ledger.do(0, { type: 'unready' })).toBeNull();
  expect(ledger.events.at(-1)).toEqual({ kind: 'withheld', seats: [0] });
  expect(ledger.table.seats.map(({ ready, seal: made, words }) => [ready, made, words])).toEqual([0, 1, 2].map(() => [false, null, '']));
});

test('before everybody is ready, being unready is only that, and other words may be sealed', () => {
  const ledger = new Ledger('conspiracy', ['Ann', 'Bob']);
  ledger.do(0, seal('one'));
  ledger.do(0, seal('two'));
  expect(ledger.do(0, { type: 'unready' })).toBeNull();
  expect(ledger.table.seats[0]).toMatchObject({ ready: false, seal: null });
  ledger.do(0, seal('three'));
  ledger.do(1, seal('bob'));
  expect([ledger.do(0, show('two')), ledger.do(0, show('three')), ledger.do(0, show('three'))]).toEqual(['not-sealed', null, 'already-so']);
  expect([ledger.do(1, show('bob')), ledger.do(1, show('bob')), ledger.do(1, { type: 'unready' })]).toEqual([
    null,
    'already-started',
    'already-started',
  ]);
});

test('words that are no plain text cannot be shown, whatever was sealed', () => {
  const ledger = new Ledger('conspiracy', ['Ann', 'bot:greedy']);
  ledger.do(0, seal('a\u202eb'));
  expect(ledger.do(0, show('a\u202eb'))).toBe('not-sealed');
});

test('bots add nothing and nobody waits for them; giving the last open seat to a bot starts the showing', () => {
  const ledger = new Ledger('conspiracy', ['Ann', 'Bob', 'bot:greedy']);
  ledger.do(0, seal('ann'));
  expect(ledger.do(0, { type: 'arrange', seat: 1, sitter: { kind: 'bot', level: 'random' } })).toBeNull();
  expect(ledger.table.showUntil).toBe(START + 60_000);
  expect([ledger.do(0, show('ann')), phase(ledger)]).toEqual([null, 'playing']);
  expect(ledger.table.seats.map(({ words }) => words)).toEqual(['ann', '', '']);
});

test('a rematch begins with nothing sealed; so does a table that gathered before words were sealed', () => {
  const ledger = sealed();
  for (const [seat, words] of ['ann', 'bob', 'cat'].entries()) ledger.do(seat, show(words));
  const again = rematchOf(ledger.table, 'again', 'another secret', START);
  expect(again).toMatchObject({ showUntil: null, play: null });
  for (const place of again.seats) expect(place).toMatchObject({ ready: false, seal: null, shown: false, words: '' });

  const { seal: _seal, shown: _shown, ...first } = { ...again.seats[0]!, ready: true, words: 'hello' };
  const { showUntil: _until, ...old } = { ...again, seats: [first, ...again.seats.slice(1)] };
  expect(readStored(JSON.stringify(old))).toMatchObject({ showUntil: null, seats: [{ ready: false, seal: null, words: '' }, {}, {}] });
});

describe('over the wire', () => {
  test('a client that reloads, or reconnects, between being ready and the showing still shows its words', async () => {
    const server = await testServer();
    const [first, second] = [new Device(server.url), new Device(server.url)];
    const { table } = await first.create();
    await second.sit(table, 1, 'Bob');
    let stored: string | null = null;
    const kept = { get: () => stored, set: (words: string) => void (stored = words) };
    const before = first.open(table, { sealing: { sealOf, kept } });
    expect(await before.ready('tide')).toBeNull();
    before.close();
    const bob = second.open(table);
    expect(await bob.ready()).toBeNull();
    const { table: waiting } = await bob.until((now) => isShowing(now.table) && now.table.seats[1]!.shown);
    expect(waiting).toMatchObject({ phase: 'gathering', seats: [{ shown: false, words: '' }, { words: '' }] });
    const elsewhere = first.open(table); // this device does not have the words
    await elsewhere.until(({ seat }) => seat === 0);
    const after = first.open(table, { sealing: { sealOf, kept } });
    const { table: begun } = await after.until((now) => now.table.phase === 'playing');
    expect(begun.seats[0]!.words).toBe(stored);
    expect(stored).toMatch(/^tide [0-9a-f]{32}$/);
    for (const player of [bob, elsewhere, after]) player.close();
    await server.remove();
  });

  test('a page that withholds its words is found out, also across a restart of the server', async () => {
    let now = START;
    const server = await testServer({}, () => now);
    const device = new Device(server.url);
    const { table } = await device.create({ seats: ['me', 'greedy'] });
    const mute = await new Bare(server.url, table, device.cookie).open(0);
    expect(await mute.answer({ type: 'do', id: 'r', command: seal('mine') })).toMatchObject({ type: 'done' });
    mute.socket.close();
    const next = await server.again();
    device.url = next.url;
    const again = await new Bare(next.url, table, device.cookie).open(0);
    now += 60_000;
    await next.registry.wakeDue();
    const writer = (await next.registry.at(table))!;
    await expect.poll(() => writer.table.seats[0]!.ready, patient).toBe(false);
    await expect.poll(() => again.raw.join(''), patient).toContain('"withheld"');
    again.socket.close();
    await next.remove();
  });

  test('a page of the first release is told that it is outdated', async () => {
    const server = await testServer();
    const device = new Device(server.url);
    const { table } = await device.create();
    const old = new Bare(server.url, table, device.cookie);
    await once(old.socket, 'open');
    const refused = await old.answer(JSON.stringify({ type: 'hello', protocol: 1, since: 0 }));
    expect(refused).toEqual({ type: 'refused', id: null, code: 'wrong-protocol', rule: null });
    old.socket.close();
    await server.remove();
  });
});
