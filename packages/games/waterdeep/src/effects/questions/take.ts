import { next, type Chapter, type Seat } from '@fathom/kernel';
import { adventurers, one, type Adventurer } from '../../content/goods.ts';
import { byAdventurer, movesOf } from '../../moves.ts';
import { anyPlayable, mustStillPlay } from '../../rules/feasible.ts';
import { asking, fromSupply } from '../../rules/asking.ts';
import type { State, Waterdeep } from '../../state.ts';
import { gainGoods } from '../../verbs/goods.ts';
import { lists, type ListId } from '../lists.ts';
import { trial } from '../trial.ts';

const take = byAdventurer('take');
const everyTake = movesOf(take, adventurers);

/** Adventurers of free types, one by one, as long as the supply has any of them. */
export function takeAny(s: State, seat: Seat, of: ListId, left: number, types: readonly Adventurer[], own: boolean): void {
  if (left === 0) return;
  if (types.some((type) => s.supply[type] > 0)) next(s, { kind: 'take', seat, of, left, types, own });
  else s.log?.push({ type: 'supplyWasEmpty', seat, from: lists[of].piece });
}

/** WD-ASSIGN-11 · Those that leave a card to play, where one must be played afterwards. */
function fitting(s: State, seat: Seat, types: readonly Adventurer[]): readonly Adventurer[] {
  const good = types.filter((type) =>
    trial(s, seat, (me) => {
      me[type]++;
      return anyPlayable(s, seat);
    }),
  );
  return good.length > 0 ? good : types;
}

export const taking: Chapter<Waterdeep, 'take'> = {
  /** Any adventurer of the supply, or one of some types. */
  take: {
    moves(s, { seat, types }) {
      const there = types.filter((type) => s.supply[type] > 0);
      const good = mustStillPlay(s, seat) ? fitting(s, seat, there) : there;
      return good.length === adventurers.length ? everyTake : movesOf(take, good);
    },
    take(s, { seat, of, left, types, own }, { adventurer }) {
      gainGoods(s, seat, one[adventurer], own, lists[of].piece);
      takeAny(s, seat, of, left - 1, types, own);
    },
    ...asking('WD-SETUP-05', { touches: fromSupply, joins: 'amount' }),
    /** Which of them leave a card to play would tell of the hand. */
    alwaysAsk: true,
  },
};
