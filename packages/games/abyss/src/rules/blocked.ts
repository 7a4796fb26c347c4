import type { Piece, Seat } from '@fathom/kernel';
import { isMonster, type CardId } from '../content/cards.ts';
import type { LocationId } from '../content/locations.ts';
import { lords, type LordId } from '../content/lords.ts';
import type { Race } from '../content/races.ts';
import { lordWith } from '../lasting.ts';
import { pieceRef, type PieceRef } from '../pieces.ts';
import type { AbyssRule } from '../rule-ids.ts';
import type { State } from '../state.ts';
import { isBarred } from './refusals.ts';
import { whyNotDone, whyNotRecruited, whyNotSpent } from './why-unpaid.ts';

/*
 * The rule that keeps a seat from using a piece while a question is open, and null if there is nothing that the seat could ever
 * do with it. Only what the seat can see decides.
 */

type Blocked = AbyssRule | null;
type Blocks = { readonly [T in PieceRef['type']]: (s: State, seat: Seat, ref: Extract<PieceRef, { readonly type: T }>) => Blocked };

export function blockedBy(s: State, seat: Seat, piece: Piece): Blocked {
  const ref = pieceRef(piece);
  if (ref === null) return null;
  // Under each type is the function for just that type; the compiler cannot follow it through a union.
  return (blocks[ref.type] as (s: State, seat: Seat, ref: PieceRef) => Blocked)(s, seat, ref);
}

const blocks: Blocks = {
  card: (s, seat, { id }) => cardBlockedBy(s, seat, id),
  lord: (s, seat, { id }) => lordBlockedBy(s, seat, id),
  location: (s, seat, { id }) => locationBlockedBy(s, seat, id),
  sentinel: (s, seat, { id }) => (s.kraken?.sentinels[id] !== seat ? null : s.kraken.resting.includes(id) ? 'KR-SENT-08' : 'KR-SENT-04'),
  stack: (s, seat, { race }) => stackBlockedBy(s, seat, race),
  /** Nebulis and the Kraken figure are handed to players. */
  seat: (s) => (asks(s) === 'give' ? 'KR-LORD-04' : asks(s) === 'figure' ? 'KR-FIG-03' : null),
  monsters: (s) => (asks(s) === 'steal' ? 'AB-LORD-07' : null),
  deck: (s) =>
    asks(s) === 'keep' ? 'AB-EXP-10' : asks(s) === 'encounter' ? 'AB-THR-10' : asks(s) === 'action' ? 'AB-TURN-04' : 'AB-TURN-03',
  lordDeck: (s, seat) => (asks(s) === 'action' ? 'AB-PLOT-02' : s.turn === seat ? 'AB-PLOT-04' : 'AB-PLOT-01'),
  tiles: (s) => (asks(s) === 'locationSource' ? 'AB-LOC-07' : 'AB-LOC-02'),
  pearls(s, seat) {
    const frame = s.stack.at(-1);
    return frame?.kind === 'pay' ? whyNotDone(s, seat, frame.lord, frame.spent, { type: 'done' }) : null;
  },
  keys: () => 'AB-LOC-02',
  threat: () => 'AB-THR-04',
  lootDeck: ({ kraken }) => (kraken === null ? null : 'KR-LOOT-01'),
  monster: () => null,
};

const asks = ({ stack }: State): State['stack'][number]['kind'] | undefined => stack[stack.length - 1]?.kind;

/** Cards of the track, and allies of this seat; all others are hidden or before somebody else. */
function cardBlockedBy(s: State, seat: Seat, card: CardId): Blocked {
  const frame = s.stack.at(-1);
  if (s.track.includes(card)) return 'AB-EXP-12';
  if (isMonster(card)) return null;
  const { hand, affiliated } = s.players[seat]!;
  if (s.spent.includes(card)) return frame?.kind === 'affiliate' ? affiliationRule(s, seat) : 'AB-REC-09';
  if (affiliated.includes(card)) return 'AB-AFF-04';
  if (!hand.includes(card)) return null;
  if (frame?.kind === 'affiliate') return 'AB-AFF-01';
  return frame?.kind === 'pay' ? whyNotSpent(s, seat, frame.lord, frame.spent, card) : 'AB-REC-01';
}

/** Why one of the spent allies cannot be affiliated: as always the weakest, or as the lord says who is there. */
export function affiliationRule(s: State, seat: Seat): AbyssRule {
  const master = lordWith(s.players[seat]!, 'anyAffiliation');
  return master === null ? 'AB-AFF-01' : lords[master].rule;
}

function lordBlockedBy(s: State, seat: Seat, lord: LordId): Blocked {
  if (s.court.includes(lord)) return courtBlockedBy(s, seat, lord);
  const owner = s.players.findIndex(
    ({ lords: free, holdings }) => free.includes(lord) || holdings.some((each) => each.lords.includes(lord)),
  );
  if (owner < 0) return null;
  const { lords: free, turned } = s.players[owner]!;
  if (owner !== seat && asks(s) !== 'assassinate') return null;
  if (!free.includes(lord)) return 'AB-LOC-10';
  return owner !== seat || turned.includes(lord) ? 'AB-LORD-04' : ownLordBlockedBy(s, lord);
}

function courtBlockedBy(s: State, seat: Seat, lord: LordId): Blocked {
  if (isBarred(s, seat, lord)) return 'KR-SENT-05';
  if (asks(s) === 'post') return 'KR-SENT-04';
  return asks(s) === 'action' ? whyNotRecruited(s, seat, lord) : 'AB-TURN-03';
}

/**
 * An active lord: his ability was used, waits for its moment, was used when he came, or works by itself; a key waits for two
 * others.
 */
function ownLordBlockedBy(s: State, lord: LordId): Blocked {
  const { power, ability, keys } = lords[lord];
  if (power !== null) return s.used.includes(lord) ? 'AB-ABIL-04' : 'AB-TURN-06';
  if (ability !== 'none') return ability === 'once' ? 'AB-ABIL-01' : 'AB-ABIL-02';
  return keys > 0 ? 'AB-LOC-02' : null;
}

/** One that is available takes three keys; the own ones are kept for good. */
function locationBlockedBy(s: State, seat: Seat, location: LocationId): Blocked {
  if (s.available.includes(location)) {
    if (isBarred(s, seat, location)) return 'KR-SENT-05';
    return asks(s) === 'post' ? 'KR-SENT-04' : asks(s) === 'location' ? 'AB-LOC-07' : 'AB-LOC-02';
  }
  return s.players[seat]!.holdings.some((holding) => holding.location === location) ? 'AB-LOC-15' : null;
}

function stackBlockedBy(s: State, seat: Seat, race: Race): Blocked {
  if (isBarred(s, seat, race)) return 'KR-SENT-05';
  if (asks(s) === 'post') return 'KR-SENT-04';
  return s.council[race].length === 0 ? 'AB-COUNCIL-01' : 'AB-TURN-03';
}
