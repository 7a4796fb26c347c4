import type { Chapter } from '@fathom/kernel';
import { cards, isKraken, type AllyId } from '../../content/cards.ts';
import { seatPiece } from '../../pieces.ts';
import type { Abyss } from '../../state.ts';
import { gainNebulis, moveFigure } from './figure.ts';
import { handOver } from './moves.ts';

export const nebulis: Chapter<Abyss, 'krakens' | 'figure'> = {
  /** KR-ALLY-06, 08 · The Krakens of a payment are gone, and bring their Nebulis at once. */
  krakens: {
    run(s, { seat }) {
      const others: AllyId[] = [];
      let amount = 0;
      for (const ally of s.spent) {
        (isKraken(ally) ? s.discard : others).push(ally);
        amount += cards[ally].nebulis;
      }
      s.spent = others;
      gainNebulis(s, seat, amount);
    },
  },
  /** KR-FIG-03 · Of several equals the holder chooses. */
  figure: {
    moves: (_s, { among }) => among.map((seat) => handOver[seat]!),
    take: (s, _f, { to }) => moveFigure(s, to),
    touches: (_s, _f, { to }) => [seatPiece(to)],
    whyNot: () => 'KR-FIG-03',
  },
};
