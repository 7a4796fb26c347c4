import type { Seat } from '@fathom/kernel';
import type { Won } from '../../content/rows.ts';
import type { State } from '../../state.ts';

/* What Undermountain does and counts where the base game asks for it. */

/** UM-INTRIGUE-03 · After a theft: the card goes into the victim's hand. */
export function passCard(s: State, seat: Seat, to: Seat): void {
  const card = s.resolving.pop()!;
  s.players[to]!.hand.push(card);
  s.log?.push({ type: 'intriguePassed', seat, card, to });
}

export type UndermountainBonus = { readonly of: 'quests' } | { readonly of: 'worthy'; readonly worth: number };

export const undermountainBonuses = {
  quests: (_bonus: object, { completed }: Won): number => completed.length,
  /** */
  worthy: ({ worth }: { readonly worth: number }, { completed }: Won): number => completed.filter(({ vp }) => vp >= worth).length,
};
