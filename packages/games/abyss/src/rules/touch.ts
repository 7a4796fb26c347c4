import type { Seat, Wanted } from '@fathom/kernel';
import { cards, type AllyId } from '../content/cards.ts';
import { locations } from '../content/locations.ts';
import { lords, type LordId } from '../content/lords.ts';
import type { AbyssRule } from '../rule-ids.ts';
import type { State } from '../state.ts';

/** What a piece is out of reach for, whatever is asked. */
function darkness(s: State, seat: Seat, piece: string): AbyssRule {
  if (piece.startsWith('council-'))
    return s.council[piece.slice('council-'.length) as 'crab']?.length === 0 ? 'AB-COUNCIL-01' : 'AB-TURN-03';
  if (piece in cards) return s.track.includes(piece as AllyId) ? 'AB-EXP-12' : 'AB-REC-10';
  if (piece in lords) {
    const { court, players } = s;
    if (court.includes(piece as LordId)) return s.stack.at(-1)?.kind === 'action' ? 'AB-REC-05' : 'AB-TURN-03';
    return players[seat]!.holdings.some((holding) => holding.lords.includes(piece as LordId)) ? 'AB-LOC-10' : 'AB-ABIL-02';
  }
  if (piece in locations || piece === 'tiles')
    return s.available.includes(piece as 'abyss') || piece === 'tiles' ? 'AB-LOC-02' : 'AB-LOC-15';
  if (piece === 'deck') return 'AB-EXP-03';
  if (piece === 'lordDeck') return 'AB-PLOT-02';
  return 'AB-TURN-03';
}

/** The rule that forbids a wish: of a piece, if somebody wanted to touch one; otherwise what the question says. */
export function refuse(s: State, seat: Seat, { type, piece }: Wanted, otherwise: AbyssRule): AbyssRule {
  return type === 'touch' && typeof piece === 'string' ? darkness(s, seat, piece) : otherwise;
}
