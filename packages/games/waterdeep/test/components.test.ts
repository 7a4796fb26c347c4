import {
  buildingIds,
  duties,
  dutyIds,
  intrigueNames,
  intrigues,
  lordIds,
  lords,
  questIds,
  quests,
  waterdeep,
  type QuestId,
  type Waterdeep,
} from '@fathom/waterdeep';
import { legal, type Move } from '@fathom/kernel';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ann, bob, complete, harbor1, play, table, to, type Facts, type Some, type Table } from './table.ts';

/*
 * Every component of the box, played. What it must cost and do stands in components.json, written down from the cards and not from the
 * code; here it is reckoned what that makes of two taverns, and the table is held against it.
 */

type Op = { readonly op: string } & Readonly<Record<string, unknown>>;
interface Printed {
  readonly quests: Record<
    string,
    { module: string; type: string; cost: Some & { any?: number }; reward: Record<string, number>; effects?: string[]; plot?: string }
  >;
  readonly mandatory: Record<string, { module: string; cost: Some; reward: Record<string, number> }>;
  readonly buildings: Record<string, { module: string; cost: number; stock?: Record<string, number>; visit: Op[]; owner: Op[] }>;
  readonly intrigue: Record<string, { module: string; kind: string; copies: number; needs: boolean; effects: Op[] }>;
  readonly lords: Record<string, { module: string; kind: string; vpEach: number; types?: string[] }>;
  readonly spaces: Record<string, { module: string; effects: Op[] }>;
}
const printed = JSON.parse(fs.readFileSync(new URL('components.json', import.meta.url), 'utf8')) as Printed;
const options = { undermountain: true, skullport: true } as const;

/** What changes for one player. */
type Change = Record<string, number>;
const WHAT = ['cleric', 'fighter', 'rogue', 'wizard', 'gold', 'corruption', 'score', 'hand', 'active', 'pool', 'buildings'] as const;

function measure(t: Table, seat: number): Change {
  const player = t.player(seat);
  const { hand, active } = player;
  const held = t.s.buildings.filter(({ owner }) => owner === seat).length;
  const counted = { ...player, hand: hand.length, active: active.length, buildings: held } as unknown as Change;
  return Object.fromEntries(WHAT.map((what) => [what, counted[what] ?? 0]));
}
const difference = (before: Change, after: Change): Change =>
  Object.fromEntries(WHAT.map((what) => [what, after[what]! - before[what]!] as const).filter(([, n]) => n !== 0));

type Fits = (move: Move<Waterdeep>) => boolean;
const isPass: Fits = ({ type }) => type === 'pass';

/** What both players want where it is not simply the first answer: yes to every offer, no to further efforts. */
const wishes: Partial<Record<string, readonly Fits[]>> = {
  offer: [({ type }) => type === 'accept'],
  spend: [(move) => move.type === 'spend' && move.adventurer === 'fighter'],
  drawn: [isPass],
  buy: [isPass],
  option: [isPass],
  completeNow: [isPass],
  perform: [isPass],
  refund: [isPass],
  recall: [isPass, (move) => move.type === 'recall' && move.space === harbor1],
};
const lastOf: readonly (string | null)[] = ['atone', 'moveTo', 'offer'];

function answer(t: Table): Move<Waterdeep> {
  const moves = legal(waterdeep, t.state, t.asked[0]!);
  const wish = (wishes[t.prompt ?? ''] ?? []).map((fits) => moves.find(fits)).find((move) => move !== undefined);
  return wish ?? (lastOf.includes(t.prompt) ? moves.at(-1)! : moves[0]!);
}

/** Answers until the next turn begins. */
function finish(t: Table): Table {
  while (t.prompt !== 'assign' && t.prompt !== 'quest' && t.asked.length > 0) t.play(t.asked[0]!, answer(t));
  return t;
}

const goodsOf = (op: Op | Record<string, unknown>): Change =>
  Object.fromEntries(
    ['cleric', 'fighter', 'rogue', 'wizard', 'gold', 'corruption']
      .filter((what) => typeof op[what] === 'number')
      .map((what) => [what, op[what] as number]),
  );

function add(change: Change, more: Change, sign = 1): void {
  for (const [what, count] of Object.entries(more)) change[what] = (change[what] ?? 0) + sign * count;
}

/** With `any` as clerics. */
const withAny = (op: Op | Record<string, unknown>): Change => {
  const change = goodsOf(op);
  if (typeof op['any'] === 'number') add(change, { cleric: op['any'] });
  return change;
};

/** Two rich players, and what lies on the space; `sent` counts the agents that are assigned besides. */
interface Sides {
  readonly me: Change;
  readonly other: Change;
  readonly stock: Change;
  sent: number;
}
type Outcome = (sides: Sides, op: Op, count: number) => void;

const nothing: Outcome = () => {};
const draws: Outcome = ({ me }, _op, count) => add(me, { hand: count });
const scores: Outcome = ({ me }, op) => add(me, { score: op['vp'] as number });
const takesQuest: Outcome = ({ me }) => add(me, { active: 1 });
const othersGain: Outcome = ({ other }, op) => add(other, goodsOf(op));

/** What each printed operation makes of them, if they answer as above. */
const outcomes: Readonly<Record<string, Outcome>> = {
  gain: ({ me }, op) => add(me, withAny(op)),
  gainChoice: ({ me }, op) => add(me, withAny((op['options'] as Op[])[0]!)),
  gainFrom: ({ me }, op, count) => add(me, { [(op['types'] as string[])[0]!]: count }),
  gainPer: ({ me }, op) => add(me, goodsOf(op)), // one building is in play
  gainReturnedAdventurer: ({ me }) => add(me, { cleric: 1 }),
  pay: ({ me }, op) => add(me, withAny(op), -1),
  score: scores,
  scoreIf: scores, // both are rich, and the other one has more corruption
  drawIntrigue: draws,
  drawIntrigueMayPlay: draws,
  discardIntrigue: ({ me }, _op, count) => add(me, { hand: -count }),
  playIntrigue: ({ me }, _op, count) => add(me, { hand: -count, corruption: -count }), // a hand of Repent
  takeFaceUpQuest: takesQuest,
  drawQuestFromDeck: takesQuest,
  drawQuestOfType: takesQuest,
  draftQuests({ me, other }) {
    add(me, { active: 1 });
    add(other, { active: 1 });
  },
  discardQuest: ({ me }) => add(me, { active: -1 }),
  eachOpponentMayDiscardQuest: nothing, // the other one has none
  takeAccumulated({ me, stock }) {
    add(me, goodsOf(stock));
    add(me, { score: stock['vp'] ?? 0 });
  },
  useOccupiedSpace: ({ me }) => add(me, { cleric: 1 }), // the Plinth
  assignAgents(sides, _op, count) {
    for (let i = 0; i < count; i++, sides.sent++) {
      add(sides.me, { pool: -1 });
      add(sides.me, sides.sent === 0 ? { gold: 4 } : { wizard: 1 }); // Aurora, then the Blackstaff Tower
    }
  },
  assignAgentToHallTile: ({ me }) => add(me, { pool: -1, rogue: 2, gold: 2 }), // Helmstar Warehouse
  returnAgents({ me }, op) {
    if (op['mode'] === 'exact') add(me, { pool: 1 });
  },
  discardBuilding: ({ me }) => add(me, { buildings: -1 }),
  buildFree: ({ me }) => add(me, { buildings: 1 }),
  takeControlOfBuilding({ me, other }) {
    add(me, { buildings: 1 });
    add(other, { buildings: -1 });
  },
  placeOnSpaces({ me }, op) {
    if (op['from'] !== 'tavern') return;
    add(me, { [op['resource'] === 'any' ? 'cleric' : (op['resource'] as string)]: -(op['spaces'] as number) });
  },
  takeCorruption: ({ me }, _op, count) => add(me, { corruption: count }),
  returnCorruption: ({ me }, _op, count) => add(me, { corruption: -count }),
  removeCorruption({ me }, op, count) {
    if (op['from'] === 'tavern') add(me, { corruption: -count });
  },
  eachOpponentReturns: ({ other }, op) => add(other, { [op['resource'] as string]: -1 }),
  eachOpponentGains: ({ other }, op) => add(other, withAny(op)),
  eachOpponentMayGain: othersGain,
  eachOpponentMayGiveActor({ me, other }, op) {
    add(other, goodsOf(op['give'] as Op), -1);
    add(me, goodsOf(op['give'] as Op));
    add(other, { score: (op['gain'] as Change)['vp']! });
  },
  eachOpponentMayPay({ other }, op) {
    add(other, withAny({ ...op, returnCorruption: 0 }), -1);
    add(other, { corruption: -1 });
  },
  eachOpponentDrawsIntrigue: ({ other }, _op, count) => add(other, { hand: count }),
  eachOpponentWithMoreCorruptionTakes: ({ other }, _op, count) => add(other, { corruption: count }),
  chosenOpponentGains: othersGain,
  giveToOpponent({ me, other }, op) {
    add(me, goodsOf(op), -1);
    add(other, goodsOf(op));
  },
  stealFromOpponent({ me, other }, op, count) {
    const loot = op['types'] === undefined ? withAny(op) : { [(op['types'] as string[])[0]!]: count };
    add(me, loot);
    add(other, loot, -1);
  },
  passCardToTarget: ({ other }) => add(other, { hand: 1 }),
  // Nothing that is counted here.
  refreshInn: nothing,
  mayCompleteThatQuest: nothing,
  takeFirstPlayer: nothing,
  takeAmbassador: nothing,
  buyBuilding: nothing,
  mayBuyBuilding: nothing,
  moveOpponentAgent: nothing,
  lookAtLord: nothing,
  giveMandatoryQuest: nothing,
  revealLord: nothing,
  discardMandatoryQuests: nothing,
  grantImmunity: nothing,
};

function expected(effects: readonly Op[], { me, other, stock = {} }: { me: Change; other: Change; stock?: Change }): void {
  const sides: Sides = { me, other, stock, sent: 0 };
  for (const op of effects) {
    const outcome = outcomes[op.op];
    if (outcome === undefined) throw new Error(`nobody knows ${op.op}`);
    outcome(sides, op, typeof op['count'] === 'number' ? op['count'] : 0);
  }
}

const plain = (change: Change): Change => Object.fromEntries(Object.entries(change).filter(([, n]) => n !== 0));

const rich = { cleric: 5, fighter: 5, rogue: 5, wizard: 5, gold: 12 };
/** Bob stands on the Plinth and has more corruption; Ann has three cards of Repent, a quest nobody can pay, and a building. */
const fair: Facts = {
  options,
  players: [
    { ...rich, corruption: 4, active: ['q-bolster-city-guard'], pool: 4, lord: 'l-larissa-neathal' },
    { ...rich, corruption: 5, pool: 3, lord: 'l-mirt-the-moneylender' },
  ],
  board: { 's-the-plinth': { agents: [bob] } },
  hall: ['b-helmstar-warehouse', 'b-dragon-tower', 'b-new-olamn'],
  inn: ['q-explore-trobriands-graveyard', 'q-ransack-whitehelms-tomb', 'q-plunder-the-island-temple', 'q-break-into-blackstaff-tower'],
  questDeck: [
    'q-battle-in-muirals-gauntlet',
    'q-create-a-shrine-to-oghma',
    'q-infiltrate-halasters-circle',
    'q-establish-shadow-thieves-guild',
  ],
};

test('the box is complete', () => {
  expect([Object.keys(printed.quests), Object.keys(printed.buildings), Object.keys(printed.lords)]).toEqual([
    questIds,
    buildingIds,
    lordIds,
  ]);
  expect([Object.keys(printed.mandatory), Object.keys(printed.intrigue)]).toEqual([[...dutyIds], intrigueNames]);
  expect([questIds.length, buildingIds.length, lordIds.length, dutyIds.length]).toEqual([120, 48, 17, 12]);
  expect(Object.values(printed.intrigue).reduce((sum, { copies }) => sum + copies, 0)).toBe(100);
});

describe('every quest: its cost, not a thing less, and its reward', () => {
  for (const [id, { type, module, cost, reward, effects = [], plot }] of Object.entries(printed.quests)) {
    test(id, () => {
      const others = (names: readonly string[]): string[] => names.filter((name) => name !== id);
      const { any = 0, ...named } = cost;
      const purse = { ...named, fighter: (named.fighter ?? 0) + any };
      const facts = (mine: object): Facts => ({
        ...fair,
        asks: 'quest',
        players: [{ pool: 3, corruption: 4, active: [id], ...mine }, { pool: 3 }],
        board: {},
        buildings: [],
        inn: others(fair.inn!),
        questDeck: others(fair.questDeck!),
      });
      for (const what of Object.keys(purse) as (keyof typeof purse)[])
        if (purse[what]! > 0) expect(table(facts({ ...purse, [what]: purse[what]! - 1 })).prompt).toBe('assign');
      const t = table(facts(purse));
      const [mine, theirs] = [measure(t, ann), measure(t, bob)];
      finish(t.play(ann, complete(id)));
      const want: Change = { active: -1 };
      add(want, named, -1);
      add(want, { fighter: -any, score: reward['vp'] ?? 0, hand: reward['intrigue'] ?? 0 });
      add(want, withAny(reward));
      add(want, { corruption: -Math.min(4, (reward['returnUpTo'] ?? 0) + (reward['removeUpTo'] ?? 0)) });
      const more: Record<string, Change> = {
        drawQuestFromDeck: { active: 1 },
        takeFaceUpQuest: { active: 1 },
        takeAllFaceUpQuests: { active: 4 },
        buildFree: { buildings: id === 'q-swindle-the-builders-guilds' ? 2 : id === 'q-threaten-the-builders-guilds' ? 3 : 1 },
        drawIntrigueMayPlay: { hand: 4 },
        gainLieutenant: { pool: 1 },
      };
      for (const effect of effects) add(want, more[effect] ?? {});
      expect(difference(mine, measure(t, ann))).toEqual(plain(want));
      expect(difference(theirs, measure(t, bob))).toEqual(effects.includes('chosenOpponentGains') ? { gold: 4 } : {});
      const { completed, plots } = t.player(ann);
      expect([completed, plots]).toEqual([[id], plot === undefined ? [] : [id]]);
      expect([quests[id as QuestId].type, quests[id as QuestId].module]).toEqual([type, module]);
    });
  }
});

describe('every mandatory quest: its cost and its reward', () => {
  for (const [id, { cost, reward }] of Object.entries(printed.mandatory)) {
    test(id, () => {
      const t = table({ options, asks: 'quest', players: [{ ...cost, corruption: 2, duties: [id] }] });
      const before = measure(t, ann);
      finish(t.play(ann, complete(id)));
      const want: Change = { score: reward['vp'] ?? 0, hand: reward['intrigue'] ?? 0, corruption: -(reward['returnUpTo'] ?? 0) };
      add(want, cost, -1);
      expect([difference(before, measure(t, ann)), t.player(ann).duties]).toEqual([plain(want), []]);
      expect(t.s.intrigueDiscard).toContain(duties[id as (typeof dutyIds)[number]].card);
    });
  }
});

describe('every building: its price, its stock, its visitor and its owner', () => {
  for (const [id, { cost, stock = {}, visit, owner }] of Object.entries(printed.buildings)) {
    test(id, () => {
      const buyer = (gold: number): Table => table({ options, players: [{ gold, pool: 2 }], hall: [id], tiles: [], short: ['tiles'] });
      expect(buyer(cost - 1).may(ann, to('s-builders-hall'))).toBe(false);
      const bought = buyer(cost).play(ann, to('s-builders-hall'));
      expect([bought.owners, bought.tavern(ann)]).toEqual([{ [id]: ann }, {}]);
      const { vp = 0, ...goods } = stock;
      expect([bought.lying(id), bought.at(id).vp]).toEqual([goods, vp]);

      const t = table({
        ...fair,
        players: [{ ...fair.players![0], hand: ['i-repent', 'i-repent', 'i-repent'] }, fair.players![1]!],
        buildings: [{ id, owner: bob, ...stock }],
        hall: ['b-belkrams-tomb'].filter((tile) => tile !== id),
      });
      const [mine, theirs] = [measure(t, ann), measure(t, bob)];
      finish(t.play(ann, to(id)));
      const [me, other]: [Change, Change] = [{ pool: -1 }, {}];
      expected(visit, { me, other, stock });
      expected(owner, { me: other, other: me });
      expect([difference(mine, measure(t, ann)), difference(theirs, measure(t, bob))]).toEqual([plain(me), plain(other)]);
      if (id === 'b-the-palace-of-waterdeep') expect(t.s.ambassador.holder).toBe(ann);
    });
  }
});

describe('every intrigue card: its kind, its copies, what it needs and what it does', () => {
  for (const [id, { kind, copies, needs, effects, module }] of Object.entries(printed.intrigue)) {
    test(id, () => {
      const card = intrigues[id as (typeof intrigueNames)[number]];
      expect([card.kind, card.copies, card.module]).toEqual([kind, copies, module]);
      if (kind === 'mandatory') return;
      const poor = table({ options, players: [{ pool: 1, hand: [id] }, { pool: 1 }], corruption: { track: 0 }, hall: ['b-northgate'] });
      const usesItself = id === 'i-recall-agent' || id === 'i-accelerate-plans';
      expect(poor.may(ann, to(harbor1))).toBe(!needs || usesItself);

      const duty = id === 'i-foist-responsibility' ? { duties: ['m-quell-riots'] } : {};
      const t = table({
        ...fair,
        players: [{ ...fair.players![0], ...duty, hand: [id] }, fair.players![1]!],
        buildings: [
          { id: 'b-northgate', owner: ann },
          { id: 'b-the-golden-horn', owner: bob, gold: 4, agents: id === 'i-demolish' || id === 'i-real-estate-deal' ? [bob] : [] },
        ],
      });
      const [mine, theirs] = [measure(t, ann), measure(t, bob)];
      finish(t.play(ann, to(harbor1), play(id)));
      const [me, other]: [Change, Change] = [{ pool: -1, hand: -1 }, {}];
      expected(effects, { me, other });
      expect([difference(mine, measure(t, ann)), difference(theirs, measure(t, bob))]).toEqual([plain(me), plain(other)]);
    });
  }
});

describe('every basic space', () => {
  for (const [id, { effects }] of Object.entries(printed.spaces)) {
    test(id, () => {
      const t = table({
        ...fair,
        players: [{ ...fair.players![0], hand: ['i-repent', 'i-repent', 'i-repent'] }, fair.players![1]!],
        board: {},
      });
      const before = measure(t, ann);
      t.play(ann, to(id));
      if (id === 's-builders-hall') t.play(ann, { type: 'buy', building: 'b-helmstar-warehouse' });
      finish(t);
      const me: Change = id === 's-builders-hall' ? { pool: -1, gold: -3, buildings: 1 } : { pool: -1 };
      expected(effects, { me, other: {} });
      expect(difference(before, measure(t, ann))).toEqual(plain(me));
    });
  }
});

test('every lord says what it scores', () => {
  for (const id of lordIds) {
    const { kind, vpEach, types = [], module } = printed.lords[id]!;
    const lord = lords[id];
    expect([id, lord.vp, lord.module]).toEqual([id, vpEach, module]);
    if (kind === 'questTypes') expect(lord).toMatchObject({ of: 'types', types });
  }
});
