import { below, drawRandom, next, type Chapter } from '@fathom/kernel';
import { endTurn, takePile, useToken } from '../../moves.ts';
import { pilePiece } from '../../pieces.ts';
import { expand } from '../../rules/conspire.ts';
import { passTurn } from '../../rules/turn.ts';
import type { Conspiracy } from '../../state.ts';
import { openRest, putLocation, restrictConspiring, revealLocations, takeWholePile, unmaskTopLord } from '../../verbs.ts';
import { matchingPiles } from './conditions.ts';
import { rivals, rivalSide } from './rivals.ts';
import { spendToken } from './token.ts';

/** The one person of a solo game, who also decides where the rival's rules leave a choice. */
const PERSON = 0;

export const solo: Chapter<Conspiracy, 'rivalTurn' | 'rivalPile' | 'rivalLocation' | 'anotherTurn'> = {
  /** OPT-SOLO-03 · The first condition that any pile meets decides; until one is met, lords are unmasked. */
  rivalTurn: {
    run(s) {
      const side = rivalSide(s);
      s.turn = side;
      s.log?.push({ type: 'turnBegan', side });
      let matching = matchingPiles(s);
      while (matching.length === 0 && s.lordDeck.length > 0) {
        unmaskTopLord(s, side);
        matching = matchingPiles(s);
      }
      next(s, { kind: 'endTurn', side });
      if (matching.length > 0) next(s, { kind: 'rivalPile', seat: PERSON, matching }); // always, with all sixty lords in play
    },
  },
  /** OPT-SOLO-03..05 · Of several piles that match, the person picks; the person also orders the lords, and returns what does not fit. */
  rivalPile: {
    moves: (_s, { matching }) => matching.map((guild) => takePile[guild]),
    take(s, { seat }, { guild }) {
      const side = rivalSide(s);
      takeWholePile(s, side, guild);
      if (rivals[s.rival!.guild].dreadPile === guild) restrictConspiring(s, side, 1);
      expand(s, seat, side);
    },
    touches: (_s, _f, { guild }) => [pilePiece(guild)],
    whyNot: () => 'OPT-SOLO-03',
  },
  /** OPT-SOLO-06 · A random open location, or the top one of the deck, shown first; it has no effect. */
  rivalLocation: {
    run(s, { side }) {
      const open = s.openLocations.length;
      if (open > 0) return putLocation(s, side, s.openLocations.splice(below(drawRandom(s), open), 1)[0]!, 'open');
      revealLocations(s, side, 1);
      const location = s.revealedLocations[0]!;
      openRest(s, location);
      putLocation(s, side, location, 'reveal');
    },
  },
  /** OPT-SOLO-09 · The token goes back to the rival for another turn at once. */
  anotherTurn: {
    moves: () => BOTH,
    take(s, { seat }, move) {
      if (move.type === 'endTurn') return passTurn(s, seat);
      spendToken(s, seat);
      next(s, { kind: 'turn', seat });
    },
    touches: (_s, _f, move) => (move.type === 'useToken' ? ['token'] : []),
    whyNot: () => 'OPT-SOLO-09',
  },
};

const BOTH = [useToken, endTurn] as const;
