import { next, othersFrom, seat, type Seat } from '@fathom/kernel';
import { bandSize, covers, type Goods } from '../../../content/goods.ts';
import type { BuildingId, DutyId } from '../../../content/tables.ts';
import { always, type Amount, type Drawn, type Operation, type RoundOffer, type Step } from '../../../effects/operation.ts';
import { lists } from '../../../effects/lists.ts';
import { giveAny, giving, goingRound, goRound, offering } from '../../../effects/questions.ts';
import { atoneFor, corrupt } from '../corruption.ts';
import { bySeat, duty } from '../../../flow.ts';
import { asking, byBuilding, byDuty, choose, movesOf } from '../../../moves.ts';
import { buildingAt, freeMarkers, isProtected } from '../../../queries.ts';
import type { State, Tile } from '../../../state.ts';
import { passDuty } from '../../../verbs/cards.ts';
import { gainGoods, returnGoods } from '../../../verbs/goods.ts';

/* What is offered to each opponent. */

type AtonedSteps = { atoned: Step<typeof bySeat> };

export const eachOpponentMayAtone: RoundOffer<{ readonly cost: Amount }, 'eachOpponent' | 'offer' | 'give', AtonedSteps> = {
  perform: goRound,
  isOpenTo: (who, { cost: { goods, any } }) => who.corruption > 0 && covers(who, goods) && bandSize(who) >= any,
  accept(s, { seat, of }, { cost: { goods, any } }) {
    if (goods.gold > 0) returnGoods(s, seat, goods);
    next(s, { kind: 'atoned', seat });
    giveAny(s, seat, of, any);
  },
  steps: {
    ...offering,
    ...giving,
    /** SK-INTRIGUE-07, 16 · What was paid for. */
    atoned: { fields: bySeat, run: (s, { seat }) => atoneFor(s, seat, 1) },
  },
};

type MayGain = { readonly goods: Readonly<Goods>; readonly corruption: number };

export const eachOpponentMayGain: Drawn<RoundOffer<MayGain, 'eachOpponent' | 'offer'>> = {
  brings: ({ goods, corruption }) => ({ goods, corruption, may: true, toOpponents: true }),
  perform: goRound,
  accept(s, { seat, of }, { goods, corruption }) {
    const { piece } = lists[of];
    gainGoods(s, seat, goods, false, piece);
    corrupt(s, seat, corruption, piece);
  },
  steps: offering,
};

/** SK-QCARD-14. */
export const eachOpponentReturnsAny: RoundOffer<object, 'eachOpponent' | 'give'> = {
  inReward: 1.5,
  perform: goRound,
  isOpenTo: (who) => bandSize(who) > 0,
  serve: (s, who, of) => giveAny(s, who, of, 1),
  steps: { ...goingRound, ...giving },
};

const foist = byDuty('foist');

/** SK-INTRIGUE-04 · Somebody with corruption. */
const corruptOpponents = (s: State, seat: Seat): Seat[] =>
  othersFrom(s, seat).filter((other) => s.players[other]!.corruption > 0 && !isProtected(s, other));

const toFields = { seat, quest: duty };
type FoistSteps = {
  foist: Step<typeof bySeat, { readonly type: 'foist'; readonly quest: DutyId }>;
  foistTo: Step<typeof toFields, { readonly type: 'choose'; readonly opponent: Seat }>;
};

export const passMandatoryQuest: Operation<object, never, FoistSteps> = {
  required: always,
  can: (s, seat) => s.players[seat]!.duties.length > 0 && corruptOpponents(s, seat).length > 0,
  perform: (s, { seat }) => next(s, { kind: 'foist', seat }),
  steps: {
    /** SK-INTRIGUE-04 · Which mandatory quest… */
    foist: {
      fields: bySeat,
      moves: (s, { seat }) => movesOf(foist, s.players[seat]!.duties),
      take: (s, { seat }, { quest }) => next(s, { kind: 'foistTo', seat, quest }),
      ...asking('SK-INTRIGUE-04', { joins: true }),
    },
    /** …and to whom. */
    foistTo: {
      fields: toFields,
      moves: (s, { seat }) => corruptOpponents(s, seat).map((other) => choose[other]!),
      take: (s, { seat, quest }, { opponent }) => passDuty(s, seat, opponent, quest),
      ...asking('SK-INTRIGUE-04', { joins: true }),
    },
  },
};

const forge = byBuilding('forge');

const forgeable = (s: State, seat: Seat): Tile[] => s.buildings.filter(({ owner }) => owner !== seat && !isProtected(s, owner!));

type ForgeSteps = { forge: Step<typeof bySeat, { readonly type: 'forge'; readonly building: BuildingId }> };

export const takeControlOfBuilding: Operation<object, never, ForgeSteps> = {
  required: always,
  can: (s, seat) => freeMarkers(s, seat) > 0 && forgeable(s, seat).length > 0,
  perform: (s, { seat }) => next(s, { kind: 'forge', seat }),
  steps: {
    /** SK-INTRIGUE-05 · Another marker on it; agents and resources stay. */
    forge: {
      fields: bySeat,
      moves: (s, { seat }) => forgeable(s, seat).map((space) => forge[space.id]),
      take(s, { seat }, move) {
        const space = buildingAt(s, move.building)!;
        s.log?.push({ type: 'deedForged', seat, building: move.building, from: space.owner! });
        space.owner = seat;
      },
      ...asking('SK-INTRIGUE-05', { joins: true }),
    },
  },
};
