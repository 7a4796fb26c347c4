import { fromSeat, isProtected } from '../../queries.ts';
import { react } from '../../rules/plots.ts';
import type { Operation } from '../operation.ts';

type TakeFirstPlayer = { readonly op: 'takeFirstPlayer' };

export const takeFirstPlayer: Operation<TakeFirstPlayer> = {
  /** WD-CASTLE-01, UM-INTRIGUE-05, R-18 · Also by whoever holds it; a card cannot take it from a protected player. */
  perform(s, { seat }, _effect, { attack }) {
    const from = s.first;
    if (from !== seat && attack && isProtected(s, from)) return void s.log?.push({ type: 'wasProtected', seat: from });
    s.first = seat;
    s.log?.push({ type: 'firstPlayerTaken', seat, from });
    for (const holder of fromSeat(s, s.turn)) react(s, holder, 'firstPlayer', null);
  },
};
