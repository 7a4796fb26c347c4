import { next, type Chapter, type Seat } from '@fathom/kernel';
import { adventurers, bandSize, type Lying } from '../content/goods.ts';
import type { SpaceId } from '../content/tables.ts';
import type { Effect } from '../effects/effect.ts';
import { lists } from '../effects/lists.ts';
import type { Answers, Ref } from '../flow.ts';
import { pass, place, put } from '../moves.ts';
import { spaceAt } from '../queries.ts';
import type { State, Waterdeep } from '../state.ts';
import { placeGoods } from '../verbs/goods.ts';
import { inTavern, refuse } from './touch.ts';

type Placing = Extract<Effect, { op: 'placeOnSpaces' }>;

function placingOf({ of, at }: Pick<Ref, 'of' | 'at'>): Placing {
  const effect = lists[of].effects[at]!;
  if (effect.op !== 'placeOnSpaces') throw new Error(`broken promise: ${of} puts something on spaces`);
  return effect;
}

/** WD-PLACE-06 · Is there anything left to put down? */
function hasSome(s: State, seat: Seat, { resource, from }: Placing): boolean {
  if (from === 'track') return s.corruption!.track > 0;
  if (resource === 'any') return bandSize(s.players[seat]!) > 0;
  if (from === 'tavern') return s.players[seat]![resource] > 0;
  return resource === 'gold' || resource === 'corruption' || s.supply[resource] > 0;
}

/** WD-PLACE-01, 02 · So many on each of so many different spaces, space by space. */
export function placeOn(s: State, { seat, of, at, own }: Readonly<Ref>, left: number, placed: readonly SpaceId[]): void {
  const effect = placingOf({ of, at });
  if (left === 0 || !hasSome(s, seat, effect)) return;
  if (effect.resource === 'any') next(s, { kind: 'placeWhat', seat, of, at, own, left, placed });
  else next(s, { kind: 'place', seat, of, at, own, left, placed, what: effect.resource });
}

export const placing: Chapter<Waterdeep, 'place' | 'placeWhat'> = {
  /** WD-PLACE-01, 02, R-45 · Any space in play, each once; occupied ones and the acting one as well. */
  place: {
    moves(s, f) {
      const moves: Answers['place'][] = [];
      for (const { id } of s.board) if (!f.placed.includes(id)) moves.push(place[id]);
      for (const { id } of s.buildings) if (!f.placed.includes(id)) moves.push(place[id]);
      if (placingOf(f).optional) moves.push(pass);
      return moves;
    },
    take(s, f, move) {
      if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat: f.seat, from: lists[f.of].piece });
      const { perSpace, from } = placingOf(f);
      placeGoods(s, f.seat, spaceAt(s, move.space), f.what as Lying, perSpace, from);
      placeOn(s, f, f.left - 1, [...f.placed, move.space]);
    },
    touches: (_s, _f, move) => (move.type === 'place' ? [move.space] : []),
    /** Where each of them may be another kind, it matters which goes where. */
    joins: (f) => (placingOf(f).resource === 'any' ? true : 'amount'),
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, wanted.type === 'place' ? 'WD-PLACE-02' : 'WD-PLACE-01'),
  },
  /** UM-BLDG-06 · Whom to put down next. */
  placeWhat: {
    moves: (s, { seat }) => adventurers.filter((type) => s.players[seat]![type] > 0).map((type) => put[type]),
    take: (s, { seat, of, at, own, left, placed }, { adventurer }) =>
      next(s, { kind: 'place', seat, of, at, own, left, placed, what: adventurer }),
    touches: (_s, { seat }, { adventurer }) => [inTavern(seat, adventurer)],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'UM-BLDG-06'),
  },
};
