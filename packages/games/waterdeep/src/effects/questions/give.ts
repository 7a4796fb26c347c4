import { next, type Chapter, type Seat } from '@fathom/kernel';
import { adventurers, bandSize, one, type Adventurer } from '../../content/goods.ts';
import { isSetAside, setAside } from '../../expansions.ts';
import { byAdventurer, movesOf } from '../../moves.ts';
import { asking, fromTavern } from '../../rules/asking.ts';
import type { State, Waterdeep } from '../../state.ts';
import { returnGoods } from '../../verbs/goods.ts';
import type { ListId } from '../lists.ts';

const give = byAdventurer('give');

/** To the supply, of free types; as many as there are. */
export function giveAny(s: State, seat: Seat, of: ListId, count: number): void {
  const left = Math.min(count, bandSize(s.players[seat]!));
  if (left > 0) next(s, { kind: 'give', seat, of, left });
}

export const ofTavern = (s: State, seat: Seat, types: readonly Adventurer[]): Adventurer[] =>
  types.filter((type) => s.players[seat]![type] > 0);

export const giving: Chapter<Waterdeep, 'give'> = {
  /** An adventurer of the player's own choice goes; a module may keep it for somebody. */
  give: {
    moves: (s, { seat }) => movesOf(give, ofTavern(s, seat, adventurers)),
    take(s, { seat, of, left }, { adventurer }) {
      if (isSetAside(of)) setAside(s, seat, adventurer);
      else returnGoods(s, seat, one[adventurer]);
      giveAny(s, seat, of, left - 1);
    },
    ...asking('WD-TURN-07', { touches: fromTavern, joins: 'amount' }),
  },
};
