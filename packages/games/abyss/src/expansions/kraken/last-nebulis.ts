import { markRevealed } from '@fathom/kernel';
import { cards } from '../../content/cards.ts';
import { lasting } from '../../lasting.ts';
import type { State } from '../../state.ts';
import { checkFigure, nebulisOf } from './figure.ts';

/** KR-ALLY-10, KR-FIG-07, KR-LORD-05 · Of the Krakens still in hand, all at once; an active Cleaner prevents it. */
export function receiveLastNebulis(s: State): void {
  if (s.kraken === null) return;
  const before = nebulisOf(s);
  for (const [seat, player] of s.players.entries()) {
    const amount = lasting.noLastNebulis(player) > 0 ? 0 : player.hand.reduce((sum, ally) => sum + cards[ally].nebulis, 0);
    if (amount === 0) continue;
    markRevealed(s);
    player.nebulis += amount;
    s.log?.push({ type: 'nebulisGained', seat, amount });
  }
  checkFigure(s, before);
}
