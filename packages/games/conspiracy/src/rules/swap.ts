import { next, type Chapter, type Seat } from '@fathom/kernel';
import { lords } from '../content/lords.ts';
import { rivalSide } from '../expansions/solo/rivals.ts';
import type { Answers } from '../flow.ts';
import { decline, swaps } from '../moves.ts';
import type { Conspiracy, Player, State } from '../state.ts';
import { swapLords } from '../verbs.ts';

export const swapping: Chapter<Conspiracy, 'swap'> = {
  /** CO-SWAP-01, 02 · No exchange, or any two lords of the own alliance that carry no key. */
  swap: {
    moves(s, { seat }) {
      const slots = swappable(s.players[seat]!);
      const moves: Answers['swap'][] = [decline];
      for (let i = 0; i < slots.length; i++) for (let j = i + 1; j < slots.length; j++) moves.push(swaps[slots[i]!]![slots[j]!]!);
      return moves;
    },
    take(s, { seat }, move) {
      if (move.type === 'swap') swapLords(s, seat, move.slots);
    },
    touches: (s, { seat }, move) => (move.type === 'swap' ? move.slots.map((slot) => s.players[seat]!.alliance[slot - 1]!) : []),
    /** CO-SWAP-03, 08 · Key lords never move; nor does an empty slot, a slot with itself, or somebody else's lord. */
    whyNot(s, { seat }, wanted) {
      const slots: readonly unknown[] = Array.isArray(wanted['slots']) ? wanted['slots'] : [];
      const { alliance } = s.players[seat]!;
      const keyed = slots.some(
        (slot) => typeof slot === 'number' && alliance[slot - 1] !== undefined && lords[alliance[slot - 1]!].key !== null,
      );
      return keyed ? 'CO-SWAP-03' : 'CO-SWAP-08';
    },
  },
};

/** CO-SWAP-04, OPT-SOLO-05 · Offered when there are two to exchange; the rival never does. */
export function maybeSwap(s: State, side: Seat): void {
  if (side !== rivalSide(s) && swappable(s.players[side]!).length >= 2) next(s, { kind: 'swap', seat: side });
}

/** CO-SWAP-02, 03 · The slots of lords without a key. */
export function swappable({ alliance }: Player): number[] {
  const slots = [];
  for (let i = 0; i < alliance.length; i++) if (lords[alliance[i]!].key === null) slots.push(i + 1);
  return slots;
}
