import { flag, markRevealed, next, seat, type Seat } from '@fathom/kernel';
import { number, ref, type Answers, type Pass } from '../../flow.ts';
import { coins } from '../../content/goods.ts';
import { buildings, type BuildingId } from '../../content/tables.ts';
import { effectAt } from '../lists.ts';
import { always, type Operation, type Step } from '../operation.ts';
import { asking, byBuilding, pass } from '../../moves.ts';
import { buildingAt, freeMarkers, isProtected } from '../../queries.ts';
import { react } from '../../rules/triggers.ts';
import { newSpace, type State, type Tile } from '../../state.ts';
import { removeAmbassador } from '../../verbs/agents.ts';
import { returnGoods, transfer } from '../../verbs/goods.ts';
import { buildTile, demolishBuilding, fillHall, putIntoPlay } from '../../verbs/tiles.ts';

/* Buildings that come and go. */

const buy = byBuilding('buy');

/** WD-BUILD-01, 04 · A face-up tile must be paid for, and get a marker. */
const isPayable = (s: State, seat: Seat, tile: Tile): boolean => buildings[tile.id].cost <= s.players[seat]!.gold;

function canBuy(s: State, seat: Seat): boolean {
  for (let i = 0; i < s.hall.length; i++) if (isPayable(s, seat, s.hall[i]!)) return freeMarkers(s, seat) > 0;
  return false;
}

const buyFields = { seat, optional: flag };
type BuySteps = { buy: Step<typeof buyFields, { readonly type: 'buy'; readonly building: BuildingId } | Pass> };

export const buyBuilding: Operation<{ readonly optional: boolean }, never, BuySteps> = {
  required: ({ optional }) => !optional,
  can: canBuy,
  perform(s, { seat }, { optional }) {
    if (canBuy(s, seat)) next(s, { kind: 'buy', seat, optional });
  },
  steps: {
    /** WD-BUILD-01..03 · Paid for, built, and answered by plot quests. */
    buy: {
      fields: buyFields,
      moves(s, { seat, optional }) {
        const moves: Answers['buy'][] = [];
        if (canBuy(s, seat)) for (const tile of s.hall) if (isPayable(s, seat, tile)) moves.push(buy[tile.id]);
        if (optional) moves.push(pass);
        return moves;
      },
      take(s, { seat }, move) {
        if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat });
        const { cost } = buildings[move.building];
        s.log?.push({ type: 'buildingBought', seat, building: move.building, cost });
        returnGoods(s, seat, coins[cost]!);
        buildTile(s, seat, move.building, true);
        react(s, seat, 'buy', null);
      },
      ...asking('WD-BUILD-01', { joins: true }),
    },
  },
};

const build = byBuilding('build');

type BuildFree = {
  readonly from: 'hall' | 'stack';
  readonly count: number | 'all';
  readonly needed: boolean;
};

/** WD-BUILD-03, 04, WD-QCARD-03, SK-QCARD-13 · One after the other; without a marker nothing happens. */
function buildFromHall(s: State, seat: Seat, left: number): void {
  if (left > 0 && s.hall.length > 0 && freeMarkers(s, seat) > 0) next(s, { kind: 'build', seat, left, refill: true });
}

/** UM-QCARD-04, R-16 · All that lie there, or as many as there are markers for. */
function buildAll(s: State, seat: Seat): void {
  const left = Math.min(s.hall.length, freeMarkers(s, seat));
  if (left === 0) return;
  if (left < s.hall.length) return next(s, { kind: 'build', seat, left, refill: false });
  for (const tile of s.hall.map(({ id }) => id)) buildTile(s, seat, tile, false);
  fillHall(s);
}

/** WD-QCARD-04 · The top of the stack. */
function buildFromStack(s: State, seat: Seat): void {
  if (s.tiles.length === 0 || freeMarkers(s, seat) === 0) return;
  markRevealed(s);
  putIntoPlay(s, seat, newSpace(s.tiles.pop()!));
}

const buildFields = { seat, left: number, refill: flag };
type BuildSteps = { build: Step<typeof buildFields, { readonly type: 'build'; readonly building: BuildingId }> };

export const buildFree: Operation<BuildFree, never, BuildSteps> = {
  inReward: 5,
  required: ({ needed }) => needed,
  /** The marker is the one of the building that goes, or was looked for when that one was chosen. */
  can: (s) => s.hall.length > 0,
  perform(s, { seat }, { from, count }) {
    if (from === 'stack') buildFromStack(s, seat);
    else if (count === 'all') buildAll(s, seat);
    else buildFromHall(s, seat, count);
  },
  steps: {
    /** WD-BUILD-03 · For free. */
    build: {
      fields: buildFields,
      moves: (s) => s.hall.map((tile) => build[tile.id]),
      take(s, { seat, left, refill }, move) {
        buildTile(s, seat, move.building, refill);
        if (refill) return buildFromHall(s, seat, left - 1);
        if (left > 1) next(s, { kind: 'build', seat, left: left - 1, refill });
        else fillHall(s);
      },
      ...asking('WD-BUILD-03', { joins: true }),
    },
  },
};

const demolish = byBuilding('demolish');

type DiscardBuilding = { readonly whose: 'own' | 'any' };

/** WD-INTRIGUE-16, UM-INTRIGUE-02 · Without an agent; an opponent's for its cost, if a marker is free for what follows. */
const demolishable = (s: State, seat: Seat, { whose }: DiscardBuilding): Tile[] =>
  s.buildings.filter((space) => {
    const { owner, agents } = space;
    if (agents.length > 0) return false;
    if (owner === seat) return true;
    if (whose === 'own' || isProtected(s, owner!)) return false;
    return s.players[seat]!.gold >= buildings[space.id].cost && freeMarkers(s, seat) > 0;
  });

type DemolishSteps = { demolish: Step<typeof ref, { readonly type: 'demolish'; readonly building: BuildingId }> };

export const discardBuilding: Operation<DiscardBuilding, never, DemolishSteps> = {
  required: always,
  can: (s, seat, effect) => demolishable(s, seat, effect).length > 0,
  perform: (s, { seat, of, at, own }) => next(s, { kind: 'demolish', seat, of, at, own }),
  steps: {
    /** WD-INTRIGUE-16, UM-INTRIGUE-02, WD-AGENT-10 · Out of the game; an opponent is paid its cost. */
    demolish: {
      fields: ref,
      moves: (s, f) => demolishable(s, f.seat, effectAt(f) as DiscardBuilding).map((space) => demolish[space.id]),
      take(s, { seat }, move) {
        const space = buildingAt(s, move.building)!;
        const owner = space.owner!;
        if (owner !== seat) transfer(s, seat, owner, coins[buildings[move.building].cost]!, false);
        demolishBuilding(s, seat, space);
        if (move.building === 'b-the-palace-of-waterdeep') removeAmbassador(s);
      },
      ...asking('WD-BUILD-09', { joins: true }),
    },
  },
};
