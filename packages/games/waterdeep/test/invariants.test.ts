import { group, same, type Viewing } from '@fathom/kernel';
import { invariantTests, showsAsDeclared, soakRound } from '@fathom/kernel/testing';
import { adventurers, quests, waterdeep, type State, type Waterdeep } from '@fathom/waterdeep';
import { beforeAll, expect, test } from 'vitest';
import { fields, tableFields, type Player } from '../src/state.ts';
import { randomGames } from './random.ts';

/* What holds at every moment of every game, whatever is going on. */

const everywhere = (s: State) => [...s.players, ...s.board, ...s.buildings, ...s.hall];

/** Agents of the pool and on spaces. */
const agentsOf = (s: State, seat: number): number =>
  s.players[seat]!.pool + [...s.board, ...s.buildings, ...s.hall].flatMap(({ agents }) => agents).filter((agent) => agent === seat).length;

const invariants: Record<string, (s: State) => boolean> = {
  'no adventurer comes or goes': (s) => {
    const cubes = s.options.undermountain || s.options.skullport ? 45 : 25;
    return adventurers.every(
      (type) =>
        s.supply[type] +
          everywhere(s).reduce((sum, lying) => sum + lying[type], 0) +
          s.uses.filter(({ returned }) => returned === type).length ===
        cubes,
    );
  },
  'there are 25 tokens of corruption, or none': (s) =>
    everywhere(s).reduce((sum, lying) => sum + lying.corruption, 0) +
      (s.corruption === null ? 25 : s.corruption.track + s.corruption.gone) ===
    25,
  'nothing is ever less than nothing': (s) =>
    everywhere(s).every((lying) => lying.gold >= 0 && lying.corruption >= 0 && adventurers.every((type) => lying[type] >= 0)) &&
    adventurers.every((type) => s.supply[type] >= 0) &&
    (s.corruption === null || s.corruption.track >= 0),
  'everybody has the agents the rules give': (s) => {
    const long = s.options.long || (s.options.undermountain && s.options.skullport);
    const usual = (long ? [5, 4, 3, 3, 2] : [4, 3, 2, 2, 2])[s.seats - 2]! + (s.round >= 5 ? 1 : 0);
    if (s.round === 0 || s.stack.some(({ kind }) => kind === 'reinforce')) return true;
    return s.players.every(({ completed }, seat) => {
      const lieutenant = completed.includes('q-recruit-lieutenant') ? 1 : 0;
      return Math.abs(agentsOf(s, seat) - usual - lieutenant) === 0;
    });
  },
  'nobody controls more than nine buildings': (s) =>
    s.players.every((_, seat) => s.buildings.filter(({ owner }) => owner === seat).length <= 9),
  'every building in play has an owner, no tile of the Hall has one': (s) =>
    s.buildings.every(({ owner }) => owner !== null) && s.hall.every(({ owner }) => owner === null),
  'the Inn has four quests and the Hall three tiles while there are any': (s) =>
    s.stack.some(({ kind }) => kind === 'build') ||
    ((s.inn.length === 4 || s.questDeck.length + s.questDiscard.length === 0) && (s.hall.length === 3 || s.tiles.length === 0)),
  'plot quests in force are completed plot quests': (s) =>
    s.players.every(({ plots, completed }) => plots.every((plot) => completed.includes(plot) && quests[plot].ongoing !== null)),
  'the Ambassador is in one place at most': (s) =>
    [...s.board, ...s.buildings, ...s.hall].flatMap(({ agents }) => agents).filter((agent) => agent === -1).length +
      (s.ambassador.holder === null ? 0 : 1) <=
    (s.ambassador.gone ? 0 : 1),
  'nothing is left of a turn when the next begins': (s) =>
    s.stack.at(-1)?.kind !== 'assign' ||
    (s.stack.length === 1 &&
      s.uses.length === 0 &&
      s.resolving.length === 0 &&
      s.revealed.length === 0 &&
      s.players.every(({ arrived }) => arrived === 0)),
  'the copy made by hand is the one that follows from the fields': (s) => same(waterdeep.clone(s), group(fields).copy(s)),
  'without Skullport nobody is corrupt': (s) => s.corruption !== null || s.players.every(({ corruption }) => corruption === 0),
};

/** So many games of each kind, and views of every so many states. */
const [EACH, APART] = soakRound(process.env) === null ? [2, 5] : [6, 1];

invariantTests<Waterdeep>({ games: () => randomGames(EACH, 'invariants'), invariants, leastKinds: 50 }, { beforeAll, test, expect });

/** WD-HIDDEN-04 · A lord is known besides to all once it is open, and to those who have seen it. */
const asDeclared = {
  ...tableFields,
  players: {
    ...tableFields.players,
    show: (held: Player[], viewing: Viewing) =>
      tableFields.players.show(held, viewing).map((player, owner) => {
        const { lord, open, seenBy } = held[owner]!;
        return open || (viewing.seat !== null && (seenBy >> viewing.seat) % 2 === 1) ? { ...player, lord } : player;
      }),
  },
};

test('the view made by hand shows each field as it is declared', () => {
  const seen = new Set<string>();
  for (const game of randomGames(1, 'views')) {
    for (const { s } of game) {
      if (s.ply % APART === 0 && !showsAsDeclared(waterdeep, s, asDeclared)) expect.fail(JSON.stringify(s));
      for (const { open, seenBy } of s.players) seen.add(open ? 'open' : seenBy > 0 ? 'seen' : 'hidden');
      if (s.uses.length > 1) seen.add('nested');
      if (s.outcome !== null) seen.add('over');
    }
  }
  expect([...seen].sort()).toEqual(['hidden', 'nested', 'open', 'over', 'seen']);
});
