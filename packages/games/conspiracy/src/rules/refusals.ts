import type { Seat, RequestedMove } from '@fathom/kernel';
import { isGuild } from '../content/guilds.ts';
import { locations } from '../content/locations.ts';
import { lords, type LordId } from '../content/lords.ts';
import type { ConspiracyRule } from '../rule-ids.ts';
import type { State } from '../state.ts';

/** The rule that blocks a piece while this question is open; null if the wanted move is not the touch of a piece. */
export function untouchable(s: State, seat: Seat, { type, piece }: RequestedMove): ConspiracyRule | null {
  if (type !== 'touch' || typeof piece !== 'string') return null;
  const asks = s.stack[s.stack.length - 1]?.kind;
  const choosing = asks === 'source';
  if (piece === 'lordDeck') return choosing ? 'CO-CONSPIRE-06' : asks === 'keep' ? 'CO-CONSPIRE-02' : 'CO-TURN-02';
  if (piece.startsWith('pile-')) return pileRule(s, piece.slice('pile-'.length), choosing);
  if (piece === 'locationDeck' || piece in locations)
    return asks === 'location' ? 'CO-KEY-10' : asks === 'locationSource' ? 'CO-DECK-04' : 'CO-KEY-07';
  if (piece === 'token') return 'OPT-SOLO-09';
  if (!(piece in lords)) return 'CO-TURN-06';
  const mine = s.players[seat]!.alliance.includes(piece as LordId);
  return asks !== 'swap' ? 'CO-EXPAND-08' : mine ? 'CO-SWAP-03' : 'CO-SWAP-08';
}

/** An empty pile can never be taken; another only at the start of a turn. */
const pileRule = (s: State, guild: string, choosing: boolean): ConspiracyRule =>
  isGuild(guild) && s.piles[guild].length === 0 ? 'CO-CONSPIRE-06' : choosing ? 'CO-CONSPIRE-07' : 'CO-CONSPIRE-01';
