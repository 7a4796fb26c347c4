import { next, orNull, type Seat } from '@fathom/kernel';
import { adventurers, bandSize, type Adventurer, type Lying } from '../../content/goods.ts';
import type { SpaceId } from '../../content/tables.ts';
import type { Answers, Pass, Place, Ref } from '../../flow.ts';
import { lying, number, ref, several, space } from '../../fields.ts';
import { asking, byAdventurer, fromTavern, movesOf, pass, place } from '../../moves.ts';
import { spaceAt } from '../../queries.ts';
import type { State } from '../../state.ts';
import { available, placeGoods } from '../../verbs/goods.ts';
import { effectAt, lists } from '../lists.ts';
import type { Operation, Step } from '../operation.ts';
import { ofTavern } from '../questions/goods.ts';

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
