import { abyss, type Abyss } from '@fathom/abyss';
import { answers, playSeries, type OfferedMove } from '@fathom/kernel';
import { conspiracy, type Conspiracy } from '@fathom/conspiracy';
import { waterdeep, type Waterdeep } from '@fathom/waterdeep';
import { expect, test } from 'vitest';
import { movesOf } from '../src/table/narrow.ts';
import { choices, heldOf, levelOf } from '../src/table/answering.ts';
import { moment, type Played, seenBy } from './moments.ts';
import { under } from './local-table.ts';

const both = { undermountain: true, skullport: true };

test('an answer of several parts: what stands for the first stays marked, and every way back leads to its choice', async () => {
  const playedGame = moment(waterdeep, (each) => seenBy(waterdeep, each).moves.some(({ next }) => (next?.moves.length ?? 0) > 2), both, 3);
  const { table, played } = under(waterdeep, playedGame);
  const first = seenBy(waterdeep, playedGame).moves.find(({ next }) => (next?.moves.length ?? 0) > 2)!;
  const [place] = first.touches;
  const choose = (): void => table.actions.pick(place!);
  choose();
  expect(levelOf(table.getState()).prompt).toBe(first.next!.prompt);
  expect(heldOf(table.getState())).toEqual([place]);
  for (const back of [table.actions.undo, table.actions.unpick, choose]) {
    back();
    expect(table.getState()).toMatchObject({ chosen: [], picked: [] });
    expect(levelOf(table.getState()).prompt).toBe(table.getState().shown.seatView.prompt);
    choose();
  }
  expect(await played()).toBe(0);
  const second = choices(table.wiring, table.getState()).moves[0]!;
  table.actions.choose(second);
  expect(await played()).toBeGreaterThan(1);
});

/** A lord to be paid for, in more than one way. */
const isPaid = ({ next }: OfferedMove<Abyss>): boolean => next?.assembly !== undefined && next.moves.length > 3;
const payable = (): Played<Abyss> => moment(abyss, (each) => seenBy(abyss, each).moves.some(isPaid), { kraken: true });

test('a payment in any order: touched again a card comes back, Escape takes the last one, and the cheapest way stays offered', async () => {
  const playedGame = payable();
  const { table, played } = under(abyss, playedGame);
  const recruit = choices(table.wiring, table.getState()).moves.find(isPaid)!;
  table.actions.choose(recruit);
  const offered = (): string[] => choices(table.wiring, table.getState()).moves.map(({ move }) => move.type);
  const lit = (): string[] => [...choices(table.wiring, table.getState()).lit];
  expect(offered()).toEqual(['cheapest']);
  const [last, first] = [lit().at(-1)!, lit()[0]!];
  table.actions.pick(last);
  table.actions.pick(first);
  expect(table.getState().picked).toEqual([last, first]);
  expect(heldOf(table.getState())).toEqual([...recruit.touches, last, first]);
  expect(offered()).toContain('cheapest');
  table.actions.pick(last);
  expect(table.getState().picked).toEqual([first]);
  table.actions.pick(last);
  table.actions.unpick();
  expect(table.getState()).toMatchObject({ picked: [first], chosen: [recruit] });
  while (lit().length > 0 && !offered().includes('spend')) table.actions.pick(lit()[0]!);
  const finish = choices(table.wiring, table.getState()).moves[0]!;
  expect(await played()).toBe(0);
  table.actions.choose(finish);
  expect(await played()).toBeGreaterThan(1);
});

test('a payment that waits for a second word is still there after "not yet"', async () => {
  const playedGame = payable();
  const { table, played } = under(abyss, playedGame, 'always');
  const recruit = choices(table.wiring, table.getState()).moves.find(isPaid)!;
  table.actions.choose(recruit);
  const [cheapest] = choices(table.wiring, table.getState()).moves;
  expect(cheapest!.final).toBe(true);
  table.actions.choose(cheapest);
  expect(table.getState().pending).toBe(cheapest);
  table.actions.unpick();
  expect(table.getState()).toMatchObject({ pending: null, picked: cheapest!.touches, chosen: [recruit] });
  expect(await played()).toBe(0);
});

test('many amounts are put together thing by thing; each can be taken back, and the last one plays them all', async () => {
  const isLong = (each: Played<Waterdeep>): boolean => {
    const { moves } = seenBy(waterdeep, each);
    return moves.length > 12 && moves.every(({ more }) => more?.length === 2);
  };
  const playedGame = moment(waterdeep, isLong, both, 3);
  const { table, played } = under(waterdeep, playedGame);
  const parts = (): string[] => choices(table.wiring, table.getState()).parts.map(({ piece }) => piece);
  const [kind] = parts();
  expect(parts().length).toBeLessThanOrEqual(4);
  expect(choices(table.wiring, table.getState()).listed).toEqual([]);
  table.actions.pick(kind!);
  table.actions.pick(kind!);
  expect(table.getState().picked).toEqual([kind, kind]);
  table.actions.undo();
  expect(table.getState().picked).toEqual([kind]);
  table.actions.pick(kind!);
  expect(await played()).toBe(0);
  table.actions.pick(parts()[0]!);
  expect(await played()).toBe(3);
});

test('of several copies of a card each stands for any of them, and two of them for two', () => {
  const playedGame = moment(abyss, (each) => seenBy(abyss, each).moves.some(({ slots }) => slots !== undefined), { kraken: true }, 3);
  const { table } = under(abyss, playedGame);
  const { moves } = seenBy(abyss, playedGame);
  const twice = moves.flatMap(({ slots = [] }) => slots).find((slot) => slot.length > 1)!;
  const [one, other] = twice;
  for (const copy of [one!, other!]) {
    table.actions.pick(copy);
    const { moves: left } = choices(table.wiring, table.getState());
    expect(left.map(({ move, more }) => [move, more])).toEqual(
      moves.filter(({ touches }) => touches.includes(one!)).map(({ move, more }) => [move, more]),
    );
    table.actions.unpick();
  }
  const doubled = moves.filter(({ slots = [] }) => slots.filter((slot) => slot.includes(one!)).length > 1);
  if (doubled.length === 0) return;
  table.actions.pick(one!);
  table.actions.pick(other!);
  expect(choices(table.wiring, table.getState()).moves).toHaveLength(doubled.length);
});

test('what the rules complete by themselves is named in full, and listed once', () => {
  const spends = ({ next }: OfferedMove<Waterdeep>): boolean =>
    next?.prompt === 'spend' && next.moves.some(({ more }) => more !== undefined);
  const playedGame = moment(waterdeep, (each) => seenBy(waterdeep, each).moves.some(spends), both, 3);
  const { seat } = answers(waterdeep, playedGame.now)[0]!;
  const quest = seenBy(waterdeep, playedGame).moves.find(spends)!;
  const { cleric, fighter, rogue, wizard } = playedGame.now.players[seat]!;
  const spent = quest.next!.moves.map((amount) => {
    const after = playSeries(waterdeep, playedGame.now, seat, [quest, amount].flatMap(movesOf));
    if (!after.ok) throw new Error('it can be played');
    const left = after.parts.at(-1)!.state.players[seat]!;
    return [cleric - left.cleric, fighter - left.fighter, rogue - left.rogue, wizard - left.wizard].join(' ');
  });
  expect(new Set(spent).size).toBe(spent.length);
  expect(new Set(quest.next!.moves.map(({ more = [] }) => more.length)).size).toBe(1);
});

test('what is pointed at is previewed: one request at a time, the latest is shown, and each is asked for once', async () => {
  const playedGame = moment(conspiracy, (each) => seenBy(conspiracy, each).moves.length > 3);
  const { table } = under(conspiracy, playedGame);
  const [first, second, third] = choices(table.wiring, table.getState()).moves;
  const asked: unknown[] = [];
  const { preview } = table.wiring.host;
  let answer = (): void => undefined;
  Object.assign(table.wiring.host, {
    preview: async (moves: readonly never[]) => {
      asked.push(moves[0]);
      await new Promise<void>((done) => (answer = done));
      return preview(moves);
    },
  });
  for (const each of [first!, second!, third!]) table.aiming.at(each);
  expect(asked).toEqual([first!.move]);
  answer();
  await expect.poll(() => asked).toEqual([first!.move, third!.move]); // the second was left before its turn came
  expect(table.getState().aim).toEqual({ answer: third, preview: null });
  answer();
  await expect.poll(() => table.getState().aim?.preview).toEqual(await preview([third!.move]));
  table.aiming.at(first!);
  await expect.poll(() => table.getState().aim?.preview).toEqual(await preview([first!.move]));
  expect(asked).toHaveLength(2);
  table.aiming.at(null);
  expect(table.getState().aim).toBeNull();
});

test('pointing at an answer leaves the selection as it is; a pick changes it', () => {
  const { table } = under(abyss, payable());
  const recruit = choices(table.wiring, table.getState()).moves.find(isPaid)!;
  const { selection } = table;
  const before = selection.current();
  table.aiming.at(recruit);
  expect(selection.aimed()).toEqual(recruit.touches);
  expect(selection.current()).toBe(before);
  table.actions.choose(recruit);
  expect(selection.current()).not.toBe(before);
  expect(selection.current().picked).toEqual(recruit.touches);
  expect([...selection.current().lit]).toEqual([...choices(table.wiring, table.getState()).lit]);
});

test('where one pile turns up a card and another does not, both are confirmed, each by a second pick', async () => {
  const alone = (each: Played<Conspiracy>, final: boolean): string | undefined => {
    const { prompt, moves } = seenBy(conspiracy, each);
    const found = moves.find((answer) => answer.move.type === 'takePile' && answer.final === final && answer.next === undefined);
    return prompt === 'source' ? found?.touches[0] : undefined;
  };
  const playedGame = moment(conspiracy, (each) => alone(each, true) !== undefined && alone(each, false) !== undefined);
  for (const final of [true, false]) {
    const { table, played } = under(conspiracy, playedGame, 'pieces'); // people play against people here
    const pile = alone(playedGame, final)!;
    table.actions.pick(pile);
    expect(table.getState().pending?.touches).toEqual([pile]);
    expect(await played()).toBe(0);
    table.actions.pick(pile);
    expect(await played()).toBeGreaterThan(0);
  }
});

test('alone against bots a piece is taken at once, because undo is free; players who chose to be always asked are', () => {
  const isFinal = (each: Played<Conspiracy>): string | undefined => {
    const { prompt, moves } = seenBy(conspiracy, each);
    const found = moves.find((answer) => answer.move.type === 'takePile' && answer.final && answer.next === undefined);
    return prompt === 'source' ? found?.touches[0] : undefined;
  };
  const playedGame = moment(conspiracy, (each) => isFinal(each) !== undefined);
  for (const [confirm, isAsked] of [
    ['pieces', false],
    ['always', true],
  ] as const) {
    const { table } = under(conspiracy, playedGame, confirm);
    const { shown } = table.getState();
    const [me, ...others] = shown.players;
    table.setState({ shown: { ...shown, players: [me!, ...others.map(({ name }) => ({ kind: 'bot', level: 'greedy', name }) as const)] } });
    table.actions.pick(isFinal(playedGame)!);
    expect(table.getState().pending !== null).toBe(isAsked);
  }
});
