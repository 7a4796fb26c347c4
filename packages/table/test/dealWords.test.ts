import { isCommitmentKept, sealOf } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { dueActions, phaseOf, publicInfo, readStored, rematchOf, wakeAt } from '@fathom/table';
import { BareTable, START } from './bareTable.ts';

/* Nobody can choose a deal: everybody seals their words before any are shown. */

const phase = ({ table }: BareTable): string => phaseOf(table);
const seal = (words: string): { type: 'ready'; seal: string } => ({ type: 'ready', seal: sealOf(words) });
const show = (words: string): { type: 'show'; words: string } => ({ type: 'show', words });

/** Ann, Bob and Cat, all sealed; the words are their names. */
function sealed(): BareTable {
  const t = new BareTable('conspiracy', ['Ann', 'Bob', 'Cat']);
  for (const [seat, words] of ['ann', 'bob', 'cat'].entries()) expect(t.do(seat, seal(words))).toBeNull();
  return t;
}

describe('a host who knows the secret of the server and is ready last', () => {
  test('finds no words of others, neither in the file nor on the wire, until their own are sealed', () => {
    const t = new BareTable('conspiracy', ['Ann', 'Bob', 'Cat']);
    t.do(1, seal('bob'));
    t.do(2, seal('cat'));
    expect(t.do(1, show('bob'))).toBe('stale'); // nobody has to show too early
    const { secret, commitment, seats } = t.table;
    expect(seats.map(({ words }) => words)).toEqual(['', '', '']);
    expect(JSON.stringify([publicInfo(t.table, START), t.events, t.table])).not.toMatch(/bob"|cat"/);
    expect(isCommitmentKept({ secret, words: [] }, commitment)).toBe(true);
  });

  test('cannot change their words afterwards: not by other words, another seal, or another person', () => {
    const t = sealed();
    expect(t.do(1, show('bob'))).toBeNull();
    expect(t.do(2, show('cat'))).toBeNull();
    expect(phase(t)).toBe('gathering');
    for (const chosen of ['better', 'ann ', '', 'bob']) expect(t.do(0, show(chosen))).toBe('not-sealed');
    expect(t.do(0, seal('better'))).toBe('already-so');
    for (const sitter of [{ kind: 'open' }, { kind: 'bot', level: 'greedy' }] as const)
      expect(t.do(0, { type: 'arrange', seat: 2, sitter })).toBe('already-started');
    expect(publicInfo(t.table, START).seats.map(({ words }) => words)).toEqual(['', '', '']); // nobody knows only some
    expect(t.do(0, show('ann'))).toBeNull();
    expect(phase(t)).toBe('playing');
    expect(publicInfo(t.table, START).seats.map(({ words, seal: made }) => [words, made === sealOf(words)])).toEqual([
      ['ann', true],
      ['bob', true],
      ['cat', true],
    ]);
  });

  test('gets no other deal with the same words by withholding theirs: everybody is asked again, and learns why', () => {
    const t = sealed();
    t.do(1, show('bob'));
    t.do(2, show('cat'));
    t.now += 59_999;
    expect(dueActions(t.table, t.now, t.rules)).toEqual([]);
    expect(t.request({ from: 'system', type: 'stopWaiting' })).toMatchObject({ code: 'stale' });
    t.now += 1;
    expect(wakeAt(t.table, t.now, t.rules)).toBe(t.now);
    expect(dueActions(t.table, t.now, t.rules)).toEqual([{ kind: 'stopWaiting' }]);
    expect(t.request({ from: 'system', type: 'stopWaiting' })).toMatchObject({ ok: true, events: [{ kind: 'withheld', seats: [0] }] });
    for (const place of t.table.seats) expect(place).toMatchObject({ ready: false, seal: null, shown: false, words: '' });
    expect(wakeAt(t.table, t.now, t.rules)).toBeNull();
    expect(t.do(0, show('ann'))).toBe('stale');
    // Alone the host cannot proceed, and fresh words begin a game.
    t.do(0, seal('ann again'));
    expect(t.do(0, show('ann again'))).toBe('stale');
    t.begin(['one', 'two', 'three']);
    expect(t.table.seats.map(({ words }) => words)).toEqual(['one', 'two', 'three']);
  });
});

test('the table waits for an absent seat; any seat may start again', () => {
  const t = sealed();
  t.do(0, show('ann'));
  t.now += 60_000;
  t.absence = (seat) => (seat === 2 ? 5000 : 0);
  expect(t.request({ from: 'system', type: 'stopWaiting' })).toMatchObject({ ok: true, events: [{ kind: 'settled' }] });
  expect([phase(t), t.table.showUntil, wakeAt(t.table, t.now, t.rules)]).toEqual(['gathering', null, null]);
  t.now += 86_400_000;
  expect([t.do(1, show('bob')), t.do(2, show('cat')), phase(t)]).toEqual([null, null, 'playing']);

  const other = sealed();
  other.do(0, show('ann'));
  expect(other.do(0, { type: 'unready' })).toBeNull();
  expect(other.events.at(-1)).toEqual({ kind: 'unready', seat: 0 });
  expect(other.table.seats.map(({ ready, words }) => [ready, words])).toEqual([0, 1, 2].map(() => [false, '']));
  expect(other.do(1, { type: 'unready' })).toBe('already-so');
});

test('a seat that is unready once all others have shown their words has withheld its own', () => {
  const t = sealed();
  t.do(1, show('bob'));
  t.do(2, show('cat'));
  expect(t.do(0, { type: 'unready' })).toBeNull();
  expect(t.events.at(-1)).toEqual({ kind: 'withheld', seats: [0] });
  expect(t.table.seats.map(({ ready, seal: made, words }) => [ready, made, words])).toEqual([0, 1, 2].map(() => [false, null, '']));
});

test('before everybody is ready, being unready is only that, and other words may be sealed', () => {
  const t = new BareTable('conspiracy', ['Ann', 'Bob']);
  t.do(0, seal('one'));
  t.do(0, seal('two'));
  expect(t.do(0, { type: 'unready' })).toBeNull();
  expect(t.table.seats[0]).toMatchObject({ ready: false, seal: null });
  t.do(0, seal('three'));
  t.do(1, seal('bob'));
  expect([t.do(0, show('two')), t.do(0, show('three')), t.do(0, show('three'))]).toEqual(['not-sealed', null, 'already-so']);
  expect([t.do(1, show('bob')), t.do(1, show('bob')), t.do(1, { type: 'unready' })]).toEqual([null, 'already-started', 'already-started']);
});

test('words that are no plain text cannot be shown, whatever was sealed', () => {
  const t = new BareTable('conspiracy', ['Ann', 'bot:greedy']);
  t.do(0, seal('a\u202eb'));
  expect(t.do(0, show('a\u202eb'))).toBe('not-sealed');
});

test('bots add nothing and nobody waits for them; giving the last open seat to a bot starts the showing', () => {
  const t = new BareTable('conspiracy', ['Ann', 'Bob', 'bot:greedy']);
  t.do(0, seal('ann'));
  expect(t.do(0, { type: 'arrange', seat: 1, sitter: { kind: 'bot', level: 'random' } })).toBeNull();
  expect(t.table.showUntil).toBe(START + 60_000);
  expect([t.do(0, show('ann')), phase(t)]).toEqual([null, 'playing']);
  expect(t.table.seats.map(({ words }) => words)).toEqual(['ann', '', '']);
});

test('a rematch begins with nothing sealed; so does a table that gathered before words were sealed', () => {
  const t = sealed();
  for (const [seat, words] of ['ann', 'bob', 'cat'].entries()) t.do(seat, show(words));
  const again = rematchOf(t.table, 'again', 'another secret', START);
  expect(again).toMatchObject({ showUntil: null, play: null });
  for (const place of again.seats) expect(place).toMatchObject({ ready: false, seal: null, shown: false, words: '' });

  const { seal: _seal, shown: _shown, ...first } = { ...again.seats[0]!, ready: true, words: 'hello' };
  const { showUntil: _until, ...old } = { ...again, seats: [first, ...again.seats.slice(1)] };
  expect(readStored(JSON.stringify(old))).toMatchObject({ showUntil: null, seats: [{ ready: false, seal: null, words: '' }, {}, {}] });
});
