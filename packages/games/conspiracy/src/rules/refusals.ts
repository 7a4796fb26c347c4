import { impossible, type Piece, type Seat } from '@fathom/kernel';
import { guilds, type Guild } from '../content/guilds.ts';
import type { LocationId } from '../content/locations.ts';
import { lords, type LordId } from '../content/lords.ts';
import { pieceRef } from '../pieces.ts';
import type { ConspiracyRule } from '../rule-ids.ts';
import type { State } from '../state.ts';

/**
 * The rule that keeps a seat from using a piece while this question is open; null if there is nothing that the seat could ever do
 * with it.
 */
export function blockedBy(s: State, seat: Seat, piece: Piece): ConspiracyRule | null {
  const ref = pieceRef(piece);
  if (ref === null) return null;
  switch (ref.type) {
    case 'lord':
      return lordBlockedBy(s, seat, ref.id);
    case 'pile':
      return pileBlockedBy(s, ref.guild);
    case 'location':
      return isHeld(s, ref.id) ? null : locationsBlockedBy(s);
    case 'locationDeck':
      return locationsBlockedBy(s);
    case 'lordDeck':
      return s.lordDeck.length === 0 ? 'CO-CONSPIRE-06' : asks(s) === 'keep' ? 'CO-CONSPIRE-02' : (elsewhere(s) ?? 'CO-TURN-02');
    case 'token':
      return s.rival === null ? null : 'OPT-SOLO-09';
    default:
      return impossible(ref);
  }
}

const asks = ({ stack }: State): State['stack'][number]['kind'] | undefined => stack[stack.length - 1]?.kind;

/** OPT-SOLO-03 · While a pile is picked for the rival, nothing else comes into question. */
const elsewhere = (s: State): ConspiracyRule | null => (asks(s) === 'rivalPile' ? 'OPT-SOLO-03' : null);

/** An empty pile can never be taken; another only at the start of a turn. */
function pileBlockedBy(s: State, guild: Guild): ConspiracyRule {
  if (s.piles[guild].length === 0) return 'CO-CONSPIRE-06';
  return asks(s) === 'source' ? 'CO-CONSPIRE-07' : (elsewhere(s) ?? 'CO-CONSPIRE-01');
}

/** CO-KEY-17 · One that somebody controls stays where it is. */
const isHeld = ({ players }: State, location: LocationId): boolean =>
  players.some(({ holdings }) => holdings.some((holding) => holding.location === location));

function locationsBlockedBy(s: State): ConspiracyRule {
  const frame = s.stack.at(-1);
  if (frame?.kind === 'location') return frame.from === 'search' ? 'CO-LOC-14' : 'CO-KEY-10';
  return frame?.kind === 'locationSource' ? 'CO-DECK-04' : 'CO-KEY-07';
}

/** Lords of the own alliance stay, those that wait are placed in turn; those of others matter in a swap only. */
function lordBlockedBy(s: State, seat: Seat, lord: LordId): ConspiracyRule | null {
  const isSwap = asks(s) === 'swap';
  if (s.players[seat]!.alliance.includes(lord)) return isSwap && lords[lord].key !== null ? 'CO-SWAP-03' : 'CO-EXPAND-08';
  if (s.setAside.includes(lord)) return 'CO-EXPAND-03';
  const pile = guilds.find((guild) => s.piles[guild].includes(lord));
  if (pile !== undefined) return pileBlockedBy(s, pile);
  return isSwap && s.players.some(({ alliance }) => alliance.includes(lord)) ? 'CO-SWAP-08' : null;
}
