import { next, type Chapter, type Seat } from '@fathom/kernel';
import { rivalSide } from '../expansions/solo/rivals.ts';
import { offersAnotherTurn } from '../expansions/solo/token.ts';
import { SLOTS } from '../pyramid.ts';
import type { Conspiracy, State } from '../state.ts';
import { endRestriction } from '../verbs.ts';
import { canConspire } from './conspire.ts';
import { finish } from './end.ts';

export const turns: Chapter<Conspiracy, 'begin' | 'turn' | 'endTurn'> = {
  /** CO-SETUP-03, 07 · The top location is turned up, and the first player begins. */
  begin: {
    run(s) {
      const location = s.locationDeck.pop()!;
      s.openLocations.push(location);
      s.log?.push({ type: 'gameBegan', first: s.turn, location, rival: s.rival?.guild ?? null });
      next(s, { kind: 'turn', seat: s.turn });
    },
  },
  /** CO-TURN-02, 04 · This player's restriction on the others ends; then conspire, then expand. */
  turn: {
    run(s, { seat }) {
      s.turn = seat;
      s.log?.push({ type: 'turnBegan', side: seat });
      if (s.restriction?.by === seat) endRestriction(s);
      next(s, { kind: 'source', seat }, { kind: 'endTurn', side: seat });
    },
  },
  /** CO-END-01, CO-TURN-03 · A first complete alliance arms the end; then the next player, or a turn won in a solo game. */
  endTurn: {
    run(s, { side }) {
      if (s.armedBy === null && s.players[side]!.alliance.length === SLOTS) {
        s.armedBy = side;
        s.log?.push({ type: 'endArmed', side });
      }
      if (offersAnotherTurn(s, side)) next(s, { kind: 'anotherTurn', seat: side });
      else passTurn(s, side);
    },
  },
};

/** CO-TURN-01, CO-END-03 · Clockwise, until it would be the turn of the player who armed the end. */
export function passTurn(s: State, side: Seat): void {
  const after = (side + 1) % s.players.length;
  if (after === s.armedBy || !canConspire(s)) finish(s);
  else next(s, after === rivalSide(s) ? { kind: 'rivalTurn' } : { kind: 'turn', seat: after });
}
