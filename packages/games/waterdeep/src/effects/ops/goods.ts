import { next, orNull, type Seat } from '@fathom/kernel';
import { adventurers, bandSize, covers, one, takeGoods, type Adventurer, type Lying } from '../../content/goods.ts';
import type { SpaceId } from '../../content/tables.ts';
import { always, itself, type Amount, type Drawn, type Operation, type Step } from '../operation.ts';
import { effectAt, lists } from '../lists.ts';
import { giveAny, giving, ofTavern, takeAny, taking } from '../questions.ts';
import { lying, number, ref, several, space, type Answers, type Pass, type Place, type Ref } from '../../flow.ts';
import { asking, byAdventurer, fromTavern, movesOf, pass, place } from '../../moves.ts';
import { supplyPiece } from '../../pieces.ts';
import { spaceAt } from '../../queries.ts';
import { trial } from '../../rules/feasible.ts';
import type { State } from '../../state.ts';
import { available, expectGoods, gainGoods, placeGoods, returnGoods } from '../../verbs/goods.ts';

/* Goods of the supply; of adventurers the player may choose the types. */

export const gain: Drawn<Operation<Amount, 'take'>> = {
  brings: itself,
  /** UM-BLDG-03 · The parts behind it need just one more adventurer of some type. */
  foresee(s, seat, { goods, any }, rest) {
    const withOne = (type: Adventurer | null): boolean =>
      trial(s, seat, (me) => {
        expectGoods(s, seat, goods);
        if (type !== null) me[type]++;
        return rest();
      });
    return withOne(null) || (any > 0 && adventurers.some((type) => s.supply[type] > 0 && withOne(type)));
  },
  gives: ({ goods }, type) => goods[type],
  asks: ({ any }) => any > 0,
  perform(s, { seat, of, own }, { goods, any }, { piece }) {
    gainGoods(s, seat, goods, own, piece);
    if (any > 0) takeAny(s, seat, of, any, adventurers, own);
  },
  steps: taking,
};

type GainChoice = { readonly choices: readonly Amount[] };
type ChooseSteps = { choose: Step<typeof ref, { readonly type: 'gain' } & Amount> };

export const gainChoice: Operation<GainChoice, 'take', ChooseSteps> = {
  perform: (s, { seat, of, at, own }) => next(s, { kind: 'choose', seat, of, at, own }),
  steps: {
    ...taking,
    /** Exactly one of several gains. */
    choose: {
      fields: ref,
      moves: (_s, f) => (effectAt(f) as GainChoice).choices.map(({ goods, any }) => ({ type: 'gain', goods, any })),
      take(s, { seat, of, own }, { goods, any }) {
        gainGoods(s, seat, goods, own, lists[of].piece);
        takeAny(s, seat, of, any, adventurers, own);
      },
      ...asking('WD-TURN-08', { joins: true }),
      touches: (_s, _f, { goods }) => adventurers.filter((type) => goods[type] > 0).map(supplyPiece),
    },
  },
};

export const gainFrom: Operation<{ readonly count: number; readonly types: readonly Adventurer[] }, 'take'> = {
  perform: (s, { seat, of, own }, { count, types }) => takeAny(s, seat, of, count, types, own),
  steps: taking,
};

export const pay: Drawn<Operation<Amount, 'give'>> = {
  brings: (cost) => ({ cost }),
  required: always,
  can(s, seat, { goods, any }) {
    const me = s.players[seat]!;
    return covers(me, goods) && bandSize(me) - bandSize(goods) >= any;
  },
  foresee: (s, seat, { goods }, rest) =>
    trial(s, seat, (me) => {
      takeGoods(me, goods);
      return rest();
    }),
  asks: ({ any }) => any > 0,
  perform(s, { seat, of }, { goods, any }) {
    if (goods.gold > 0) returnGoods(s, seat, goods);
    if (any > 0) giveAny(s, seat, of, any);
  },
  steps: giving,
};

const moves = byAdventurer('exchange');

type Exchange = { readonly give: readonly Adventurer[]; readonly get: Adventurer };
type ExchangeSteps = { exchange: Step<typeof ref, { readonly type: 'exchange'; readonly adventurer: Adventurer } | Pass> };

export const exchange: Operation<Exchange, never, ExchangeSteps> = {
  perform: (s, { seat, of, at, own }) => next(s, { kind: 'exchange', seat, of, at, own }),
  steps: {
    /** WD-QCARD-18 · Once per round, one kind for another. */
    exchange: {
      fields: ref,
      moves(s, f) {
        const { give, get } = effectAt(f) as Exchange;
        return [...(s.supply[get] > 0 ? ofTavern(s, f.seat, give).map((type) => moves[type]) : []), pass];
      },
      take(s, f, move) {
        const { piece, plot } = lists[f.of];
        if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat: f.seat, from: piece });
        if (plot !== null) s.players[f.seat]!.tired.push(plot);
        returnGoods(s, f.seat, one[move.adventurer]);
        gainGoods(s, f.seat, one[(effectAt(f) as Exchange).get], false, piece);
      },
      ...asking('WD-QCARD-18', { touches: fromTavern }),
    },
  },
};

const put = byAdventurer('put');

type PlaceOnSpaces = {
  readonly resource: Lying | 'any';
  readonly perSpace: number;
  readonly spaces: number;
  readonly from: 'supply' | 'tavern' | 'track';
  readonly optional: boolean;
};

/** WD-PLACE-06 · How much there is to put down. */
function stockFor(s: State, seat: Seat, { resource, from }: PlaceOnSpaces): number {
  if (resource === 'any') return bandSize(s.players[seat]!);
  return from === 'tavern' ? s.players[seat]![resource] : available(s, resource);
}

/** WD-PLACE-01, 02 · So many on each of so many different spaces, space by space. */
function placeOn(s: State, { seat, of, at, own }: Readonly<Ref>, left: number, placed: readonly SpaceId[]): void {
  const effect = effectAt({ of, at }) as PlaceOnSpaces;
  if (left === 0 || stockFor(s, seat, effect) === 0) return;
  if (effect.resource === 'any') next(s, { kind: 'placeWhat', seat, of, at, own, left, placed });
  else next(s, { kind: 'place', seat, of, at, own, left, placed, what: effect.resource });
}

const whatFields = { ...ref, left: number, placed: several(space) };
const placeFields = { ...whatFields, what: orNull(lying) };
type PlaceSteps = {
  place: Step<typeof placeFields, Place | Pass>;
  placeWhat: Step<typeof whatFields, { readonly type: 'put'; readonly adventurer: Adventurer }>;
};

export const placeOnSpaces: Operation<PlaceOnSpaces, never, PlaceSteps> = {
  required: ({ from, optional }) => from !== 'supply' && !optional,
  can: (s, seat, effect) => stockFor(s, seat, effect) >= effect.spaces,
  perform: (s, deed, { spaces }) => placeOn(s, deed, spaces, []),
  steps: {
    /** WD-PLACE-01, 02, R-45 · Any space in play, each once; occupied ones and the acting one as well. */
    place: {
      fields: placeFields,
      moves(s, f) {
        const moves: Answers['place'][] = [];
        for (const { id } of s.board) if (!f.placed.includes(id)) moves.push(place[id]);
        for (const { id } of s.buildings) if (!f.placed.includes(id)) moves.push(place[id]);
        if ((effectAt(f) as PlaceOnSpaces).optional) moves.push(pass);
        return moves;
      },
      take(s, f, move) {
        if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat: f.seat, from: lists[f.of].piece });
        const { perSpace, from } = effectAt(f) as PlaceOnSpaces;
        placeGoods(s, f.seat, spaceAt(s, move.space), f.what as Lying, perSpace, from);
        placeOn(s, f, f.left - 1, [...f.placed, move.space]);
      },
      touches: (_s, _f, move) => (move.type === 'place' ? [move.space] : []),
      /** Where each of them may be another kind, it matters which goes where. */
      joins: (f) => ((effectAt(f) as PlaceOnSpaces).resource === 'any' ? true : 'amount'),
      whyNot: (_s, { placed }, { space }) => (placed.some((each) => each === space) ? 'WD-PLACE-02' : 'WD-PLACE-01'),
    },
    /** UM-BLDG-06 · Whom to put down next. */
    placeWhat: {
      fields: whatFields,
      moves: (s, { seat }) => movesOf(put, ofTavern(s, seat, adventurers)),
      take: (s, { seat, of, at, own, left, placed }, { adventurer }) =>
        next(s, { kind: 'place', seat, of, at, own, left, placed, what: adventurer }),
      ...asking('UM-BLDG-06', { touches: fromTavern, joins: true }),
    },
  },
};
