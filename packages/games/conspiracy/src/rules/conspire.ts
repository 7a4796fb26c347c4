import { next, type Chapter, type Seat } from '@fathom/kernel';
import { guilds, isGuild } from '../content/guilds.ts';
import { draws, forEach, giveBack, keep, sources } from '../moves.ts';
import { rivalSide } from '../expansions/solo/rivals.ts';
import { pilePiece } from '../pieces.ts';
import { SLOTS } from '../pyramid.ts';
import type { Conspiracy, State } from '../state.ts';
import { endRestriction, keepRevealed, returnLord, revealLords, takeWholePile } from '../verbs.ts';

export const conspiring: Chapter<Conspiracy, 'source' | 'keep' | 'fit'> = {
  /** CO-CONSPIRE-01, 02, 06 · One to three lords from the deck, or one whole pile. */
  source: {
    moves(s, { seat }) {
      const forced = forcedDraw(s, seat);
      return forced === null ? sources(Math.min(3, s.lordDeck.length), s.piles) : [draws[forced - 1]!];
    },
    take(s, { seat }, move) {
      if (move.type === 'draw') {
        revealLords(s, seat, move.count);
        next(s, { kind: 'keep', seat });
      } else {
        takeWholePile(s, seat, move.guild);
        expand(s, seat, seat);
      }
      if (s.restriction !== null && s.restriction.by === rivalSide(s)) endRestriction(s); // OPT-SOLO-04 · one conspire step only
    },
    touches: (_s, _f, move) => [move.type === 'draw' ? 'lordDeck' : pilePiece(move.guild)],
    whyNot(s, _f, wanted) {
      if (wanted.type === 'takePile') return isGuild(wanted['guild']) ? 'CO-CONSPIRE-06' : 'CO-CONSPIRE-05';
      if (wanted.type !== 'draw') return 'CO-TURN-06';
      if (s.lordDeck.length === 0) return 'CO-CONSPIRE-06';
      return wanted['count'] === 2 || wanted['count'] === 3 ? 'CO-DECK-02' : 'CO-CONSPIRE-02';
    },
  },
  /** CO-CONSPIRE-03 · Exactly one of the revealed lords. */
  keep: {
    moves: (s) => forEach(s.revealed, keep),
    take(s, { seat }, { lord }) {
      keepRevealed(s, seat, lord);
      next(s, { kind: 'nextLord', seat, side: seat });
    },
    touches: (_s, _f, { lord }) => [lord],
    whyNot(s, { seat }, wanted) {
      if (wanted.type !== 'draw' && wanted.type !== 'takePile') return 'CO-CONSPIRE-03';
      return s.restriction === null || s.restriction.by === seat ? 'CO-CONSPIRE-02' : 'CO-LOC-10'; // a draw of one leaves nothing to ask
    },
  },
  /** CO-END-05 · Of a pile that does not fit, the surplus goes back, one at a time, before the first is placed. */
  fit: {
    moves: (s) => forEach(s.setAside, giveBack),
    take(s, f, { lord }) {
      returnLord(s, f.side, lord);
      if (surplus(s, f.side) > 0) next(s, f);
    },
    touches: (_s, _f, { lord }) => [lord],
    whyNot: () => 'CO-END-05',
  },
};

/** CO-CONSPIRE-07, CO-LOC-09, 10 · How many lords this player must draw; null if free to choose, as with an empty deck. */
function forcedDraw(s: State, seat: Seat): number | null {
  if (s.restriction === null || s.restriction.by === seat || s.lordDeck.length === 0) return null;
  return Math.min(s.restriction.draw, s.lordDeck.length);
}

/** CO-TURN-02 · From conspiring to expanding: first what does not fit goes back. */
export function expand(s: State, seat: Seat, side: Seat): void {
  next(s, { kind: 'nextLord', seat, side });
  if (surplus(s, side) > 0) next(s, { kind: 'fit', seat, side });
}

const surplus = (s: State, side: Seat): number => s.setAside.length - (SLOTS - s.players[side]!.alliance.length);

/** CO-DECK-03 · With all sixty lords there is always one to conspire with; a position that leaves cards in the box may run out. */
export const canConspire = (s: State): boolean => s.lordDeck.length > 0 || guilds.some((guild) => s.piles[guild].length > 0);
