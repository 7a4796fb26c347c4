import { answers, pick, rngFrom } from '@fathom/kernel';
import {
  buildingIds,
  buildings,
  dutyIds,
  intrigueNames,
  intrigues,
  lordIds,
  questIds,
  spaceIds,
  waterdeep,
  type View,
  duesOf,
} from '@fathom/waterdeep';
import { texts } from '@fathom/waterdeep/listing';
import { expect, test } from 'vitest';
import { lordSigns, questFacts } from '../src/games/waterdeep/facts.ts';
import { followed, pawnsAt, type Pawns } from '../src/games/waterdeep/pawns.ts';
import { marksOn } from '../src/games/waterdeep/marks-on.ts';
import { deedSigns, signsOf } from '../src/games/waterdeep/signs.ts';
import { cityPlan, depths, harborSites, innSites } from '../src/games/waterdeep/wards.ts';
import { act, begun } from './moments.ts';

test('every space, building, card and lord says in marks what it does', () => {
  for (const id of spaceIds) expect(deedSigns(id), id).not.toEqual([]);
  for (const id of buildingIds) expect(signsOf(buildings[id].owner), id).not.toEqual([]);
  for (const id of intrigueNames) expect(signsOf(intrigues[id].effects), id).not.toEqual([]);
  for (const id of lordIds) expect(lordSigns(id).length, id).toBeGreaterThan(2);
  for (const id of [...questIds, ...dutyIds]) {
    const { vp, reward, plot } = questFacts(id);
    expect(vp + reward.length + (plot?.length ?? 0), id).toBeGreaterThan(0);
  }
});

test('what a quest costs is held against a tavern; those of any kind are the ones nothing else needs', () => {
  const { cost } = questFacts('q-survive-a-meeting-with-halaster'); // a cleric, a fighter and four of any kind
  const purse = { cleric: 2, fighter: 0, rogue: 3, wizard: 0, gold: 9 };
  expect(duesOf(cost, purse)).toEqual([
    { what: 'cleric', need: 1, have: 2 },
    { what: 'fighter', need: 1, have: 0 },
    { what: 'any', need: 4, have: 4 },
  ]);
});

/** The first views of a game, move by move. */
function views(moves: number): View[] {
  const options = { undermountain: true };
  const dice = rngFrom('pawns');
  let playedGame = begun(waterdeep, 3, options, 'pawns');
  return Array.from({ length: moves }, () => {
    playedGame = act(waterdeep, playedGame, pick(dice, answers(waterdeep, playedGame.now)));
    return waterdeep.view(playedGame.now, null);
  });
}

test('agents are the same pawns from move to move: one that does not move stays, and each place has as many as the state says', () => {
  let pawns: Pawns = new Map();
  for (const view of views(120)) {
    const before = pawns;
    pawns = followed(before, view);
    expect(followed(pawns, view)).toEqual(pawns);
    for (const { id, agents } of [...view.board, ...view.buildings, ...view.hall]) {
      const here = pawnsAt(pawns, id);
      expect(new Set(here.map(({ agent }) => agent))).toEqual(new Set(agents));
      expect(here.length).toBe(agents.length);
      const stood = pawnsAt(before, id).filter(({ agent }) => agents.includes(agent));
      if (agents.length === 1) for (const pawn of stood) expect(here).toContainEqual(pawn);
    }
  }
});

test('every space has one place on the map, however much was built, and free plots are where nothing stands', () => {
  const view = waterdeep.view(begun(waterdeep, 5, { undermountain: true, skullport: true }, 'map').now, null);
  const tile = view.hall[0]!;
  for (const count of [0, 1, 9, 10, 11, 24, 40]) {
    const plan = cityPlan({ ...view, buildings: Array.from({ length: count }, () => tile) }, 6);
    const harbor = [
      [2, 0],
      [2, 1],
    ];
    const cells = [...plan.old, ...plan.built].map(({ cell }) => cell);
    const all = [...cells, ...plan.free, ...harbor].map(String);
    expect(plan.built).toHaveLength(count);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(plan.columns * 3);
  }
  const caves = 3 * depths(view).length;
  expect(caves).toBe(6);
  expect(cityPlan(view, 6).old.length + harborSites(view).length + innSites(view).length + caves + 1).toBe(view.board.length);
});

test('every mark on a piece has its meaning in the rulebook', async () => {
  const { words } = await texts.loadBook('en');
  const known = new Set(Object.values(words.icons).flatMap(({ marks }) => Object.keys(marks)));
  const pieces = [...spaceIds, ...buildingIds, ...intrigueNames, ...lordIds, ...questIds, ...dutyIds];
  const used = new Set(pieces.flatMap((piece) => marksOn(piece).map(({ name }) => name)));
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
  for (const piece of pieces) expect(marksOn(piece).length, piece).toBeGreaterThan(0);
});
