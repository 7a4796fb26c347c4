import type { Seat, RequestedMove } from '@fathom/kernel';
import { cards, type AllyId } from '../content/cards.ts';
import { locations } from '../content/locations.ts';
import { lords, type LordId } from '../content/lords.ts';
import { barredFrom } from '../expansions.ts';
import type { AbyssRule } from '../rule-ids.ts';
import type { State } from '../state.ts';
import { whyNotRecruited } from './why-unpaid.ts';

/** The rule that blocks a piece, for any question. */
function blockedBy(s: State, seat: Seat, piece: string): AbyssRule {
  if (piece.startsWith('council-'))
    return s.council[piece.slice('council-'.length) as 'crab']?.length === 0 ? 'AB-COUNCIL-01' : 'AB-TURN-03';
  if (piece in cards) return s.track.includes(piece as AllyId) ? 'AB-EXP-12' : 'AB-REC-10';
  if (piece in lords) {
    const { court, players } = s;
    if (court.includes(piece as LordId))
      return s.stack.at(-1)?.kind === 'action' ? whyNotRecruited(s, seat, piece as LordId) : 'AB-TURN-03';
    return players[seat]!.holdings.some((holding) => holding.lords.includes(piece as LordId)) ? 'AB-LOC-10' : 'AB-ABIL-02';
  }
  if (piece in locations || piece === 'tiles')
    return s.available.includes(piece as 'abyss') || piece === 'tiles' ? 'AB-LOC-02' : 'AB-LOC-15';
  if (piece === 'deck') return 'AB-EXP-03';
  if (piece === 'lordDeck') return 'AB-PLOT-02';
  return 'AB-TURN-03';
}

/** KR-SENT-05 · Is the wanted piece reserved by another player's Sentinel? */
function isBarred(s: State, seat: Seat, { lord, race, location, other, piece }: RequestedMove): boolean {
  const barred = [barredFrom(s, seat, 'court'), barredFrom(s, seat, 'council'), barredFrom(s, seat, 'locations')];
  const wanted = [lord, race, location, other, typeof piece === 'string' ? piece.replace(/^council-/, '') : null];
  return barred.some((item) => item !== null && wanted.includes(item));
}

/** The rule that forbids a wanted move: the one that blocks the piece if a piece was touched, otherwise the one the question names. */
export function refuse(s: State, seat: Seat, wanted: RequestedMove, otherwise: AbyssRule): AbyssRule {
  if (isBarred(s, seat, wanted)) return 'KR-SENT-05';
  const { type, piece } = wanted;
  return type === 'touch' && typeof piece === 'string' ? blockedBy(s, seat, piece) : otherwise;
}
