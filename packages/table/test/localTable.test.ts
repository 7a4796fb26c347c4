import { abyss } from '@fathom/abyss';
import { conspiracy, type Conspiracy } from '@fathom/conspiracy';
import { answers, arrange, stateHash, pick, rngFrom, type Game, type Playable, type Seat } from '@fathom/kernel';
import { divers } from '@fathom/kernel/testing';
import { waterdeep } from '@fathom/waterdeep';
import { describe, expect, test } from 'vitest';
import { resumeLocal, rulesFor, type LocalGame, type LocalTable, type LocalUpdate, type Rules } from '@fathom/table';
import { dealt, done, people, tableOf } from './played.ts';

const seats = { id: 'here', seats: people(2), now: 0 };
const stateOf = <G extends Playable<G>>(game: LocalGame): G['state'] => game.table.play!.state as G['state'];

/** Plays random moves until a ply, or to the end. */
async function playOn<G extends Playable<G>>(game: Game<G>, table: LocalTable, until = Infinity): Promise<void> {
  const rng = rngFrom('table');
  for (;;) {
    await table.idle();
    const state = stateOf<G>(table.current);
    if (state.outcome !== null || state.ply >= until) return;
    const { seat, move } = pick(rng, answers(game, state));
    expect(await done(table, seat, { type: 'move', ply: state.ply, move })).toBeNull();
  }
}

const resumed = (rules: Rules, { record, table }: LocalGame): LocalGame =>
  resumeLocal(rules, seats, record, table.play!.state, table.play!.hash, table.play!.undone);

describe.each([
  ['conspiracy', conspiracy as unknown as Game<never>, {}],
  ['abyss', abyss as unknown as Game<never>, { kraken: true }],
  ['waterdeep', waterdeep as unknown as Game<never>, { undermountain: true, skullport: true }],
])('%s', (id, game, wanted) => {
  const rules = rulesFor(game);
  const options = rules.validateSetup(2, wanted);
  if (!options.ok) throw new Error('the options fit');
  const table = (): LocalTable => tableOf(rules, dealt(rules, people(2), id, options.value));

  test('a whole game is recorded move by move, and its record leads to its end', async () => {
    const t = table();
    await playOn(game, t);
    const { record, table: end } = t.current;
    expect(rules.retrace(record).at(-1)).toMatchObject({ hash: end.play!.hash });
    expect(record.hashes.at(-1)).toBe(stateHash(end.play!.state));
  });

  test('a saved game continues as if it had never been left', async () => {
    const t = table();
    await playOn(game, t, 20);
    const again = resumed(rules, t.current);
    expect(again.table.play!.waiting).toEqual(t.current.table.play!.waiting);
    const eventsOf = (local: LocalGame): unknown[] =>
      local.events.flatMap((event) => (event.kind === 'played' ? [[event.seat, event.events]] : []));
    expect(eventsOf(again)).toEqual(eventsOf(t.current));
    const on = tableOf(rules, again);
    on.start();
    await playOn(game, on, 30);
    expect(rules.retrace(on.current.record)).toHaveLength(on.current.record.moves.length + 1);
  });

  test('every seat receives its own view, and no other', async () => {
    const t = table();
    const received = new Map<Seat | null, LocalUpdate[]>();
    for (const seat of [0, 1, null]) t.connect(seat, (update) => received.set(seat, [...(received.get(seat) ?? []), update]));
    await playOn(game, t, 25);
    for (const [seat, updates] of received) {
      expect(updates.at(-1)!.snapshot).toMatchObject({ seat, seatView: { view: game.view(stateOf<never>(t.current), seat) } });
      expect(updates.flatMap(({ events }) => events.map(({ seq }) => seq))).toEqual(t.current.events.map(({ seq }) => seq));
    }
  });
});

test('bots play by themselves, each with the seed of its turn', async () => {
  const rules = rulesFor(conspiracy);
  const options = rules.validateSetup(2, {});
  if (!options.ok) throw new Error('the options fit');
  const bots = ['Thalos', 'Nerida'].map((name) => ({ kind: 'bot', level: 'greedy', name }) as const);
  const table = tableOf(rules, dealt(rules, bots, 'conspiracy', options.value), () => {
    const [first] = answers(conspiracy, stateOf<Conspiracy>(table.current));
    return Promise.resolve(first!.move);
  });
  table.start();
  await table.idle();
  expect(table.current.table.play!.state.outcome).not.toBeNull();
  expect(table.current.events.every((event) => event.kind !== 'played' || event.by === 'bot')).toBe(true);
});

test('where there is nothing to decide the table answers, and the origins of a record show it', async () => {
  const toy = divers();
  const alwaysAsking = { ...toy, rules: { ...toy.rules, turn: { ...toy.rules.turn, alwaysAsk: true } } };
  const rules = rulesFor(alwaysAsking);
  const table = tableOf(rules, dealt(rules, people(2), 'divers', { cards: 8 }));
  table.start();
  await table.idle();
  await done(table, 0, { type: 'move', ply: 1, move: { type: 'stir' } });
  const playedBy = ({ events }: LocalGame): unknown[] => events.flatMap((event) => (event.kind === 'played' ? [event.by] : [])).slice(0, 2);
  expect(playedBy(table.current)).toEqual(['table', 'person']);
  const { record, table: now } = table.current;
  expect(playedBy(resumeLocal(rules, seats, record, now.play!.state, now.play!.hash))).toEqual(['table', 'person']);
});

test('a game of older rules continues from its state; its events are rebuilt as far as possible, and moves can be undone back to there', async () => {
  const old = rulesFor(divers());
  const table = tableOf(old, dealt(old, people(3), 'divers', { cards: 12 }));
  await playOn(divers(), table, 12);
  const { record, table: now } = table.current;
  /** The second version counts shown cards twice. */
  const corrected = rulesFor(divers(null, 2));
  const retraced = corrected.retrace(record).length;
  expect(retraced).toBeLessThan(record.moves.length + 1);
  const game = resumeLocal(corrected, { ...seats, seats: people(3) }, record, now.play!.state, now.play!.hash);
  const events = game.events.flatMap((event) => (event.kind === 'played' ? [event.events.length] : []));
  expect(events.slice(retraced - 1).every((count) => count === 0)).toBe(true);
  expect(game.table.play).toMatchObject({ floor: now.play!.state.ply, origin: { ply: record.moves.length } });
});

test('a game that began at a position has its events again after a pause, and moves can be undone back to the position', async () => {
  const rules = rulesFor(conspiracy);
  const arranged = arrange(conspiracy, { format: 'fathom-position/1', game: 'conspiracy', seats: 2 }, rngFrom('position'));
  if (!arranged.ok) throw new Error('the position is valid');
  const position = arranged.value.state;
  const begun = { ...seats, position };
  const { record: deal } = dealt(rules, people(2), 'conspiracy', conspiracy.describe(position).options);
  const hash = stateHash(position);
  const table = tableOf(rules, resumeLocal(rules, begun, { ...deal, hashes: [hash] }, position, hash));
  await playOn(conspiracy, table, 8);
  const { record, table: now, events } = table.current;
  const later = resumeLocal(rules, begun, record, now.play!.state, now.play!.hash);
  const told = (all: LocalGame['events']): unknown[] => all.flatMap((event) => (event.kind === 'played' ? [event.events] : []));
  expect(told(later.events)).toEqual(told(events));
  expect(told(later.events)).toHaveLength(8);
  expect(later.table.play).toMatchObject({ floor: now.play!.state.undoFloor, origin: { state: position, ply: 0 } });
});

test('a lesson asks every question on its own and answers nothing', () => {
  const plain = rulesFor(waterdeep);
  const lesson = rulesFor(waterdeep, { stepByStep: true });
  const options = plain.validateSetup(2, {});
  if (!options.ok) throw new Error('the options fit');
  const { state } = plain.begin(2, options.value, { secret: 'lesson', words: [] });
  const [seat] = plain.asked(state);
  expect(plain.seatView(state, seat!).moves.some(({ next }) => next !== undefined)).toBe(true);
  expect(lesson.seatView(state, seat!).moves.some(({ next }) => next !== undefined)).toBe(false);
  expect(lesson.forcedAnswer(state, seat!)).toBeNull();
});
