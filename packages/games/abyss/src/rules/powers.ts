import { impossible, type Piece, type Seat } from '@fathom/kernel';
import { nebulisOf, checkFigure } from '../expansions/kraken/nebulis.ts';
import { ownsSentinel, reserves, reserveWith } from '../expansions/kraken/guard.ts';
import { returnGuardOf } from '../expansions/kraken/verbs.ts';
import type { LordId } from '../content/lords.ts';
import { isRace } from '../content/races.ts';
import type { Power } from '../flow.ts';
import { banish, forEach, invite, launder, oust, sell } from '../moves.ts';
import { courtFor, isActive, stacksFor } from '../queries.ts';
import type { State } from '../state.ts';
import { banishStack, discardAllies, replaceLord, revealLord } from '../verbs.ts';
import { COURT } from './court.ts';
import { gainPearls } from './pearls.ts';

/* AB-TURN-06 · Abilities that their owner uses once a turn, at a moment of choice; and Sentinels waiting to be placed. */

/** The lords whose abilities these are. */
export const hasPower = (lord: LordId): boolean =>
  lord === 'slaver' || lord === 'oracle' || lord === 'opportunist' || lord === 'ferryman' || lord === 'recipient';

/** AB-ABIL-04 · Active, and not used in this turn. */
const isReady = (s: State, seat: Seat, lord: LordId): boolean => isActive(s.players[seat]!, lord) && !s.used.includes(lord);

/** The same moves, and what the active player may do besides. */
export function besides<M>(s: State, seat: Seat, moves: readonly (M | Power)[]): readonly (M | Power)[] {
  const reserving = s.kraken !== null && ownsSentinel(s.kraken, seat) ? reserves(s, seat) : NONE;
  const own = s.players[seat]!.lords.some(hasPower) ? powers(s, seat) : NONE;
  return reserving.length + own.length === 0 ? moves : [...moves, ...reserving, ...own];
}

const NONE: readonly Power[] = [];

function powers(s: State, seat: Seat): readonly Power[] {
  const { hand, nebulis } = s.players[seat]!;
  const moves: Power[] = [];
  if (hand.length > 0 && isReady(s, seat, 'slaver')) moves.push(...forEach(hand, sell));
  if (isReady(s, seat, 'oracle')) moves.push(...forEach(stacksFor(s, seat), banish));
  if (s.lordDeck.length > 0 && isReady(s, seat, 'opportunist')) moves.push(...forEach(courtFor(s, seat), oust));
  if (s.kraken === null) return moves;
  if (nebulis > 0 && isReady(s, seat, 'ferryman')) moves.push(launder);
  if (s.lordDeck.length > 0 && s.court.length < COURT && isReady(s, seat, 'recipient')) moves.push(invite);
  return moves;
}

export const isPower = (move: { readonly type: string }): move is Power =>
  move.type === 'sell' ||
  move.type === 'banish' ||
  move.type === 'oust' ||
  move.type === 'launder' ||
  move.type === 'invite' ||
  move.type === 'reserve';

export function usePower(s: State, seat: Seat, move: Power): void {
  switch (move.type) {
    case 'sell': // AB-LORD-12
      s.used.push('slaver');
      discardAllies(s, seat, [move.ally]);
      return gainPearls(s, seat, 2, 'slaver');
    case 'banish': // AB-LORD-17
      s.used.push('oracle');
      banishStack(s, seat, move.race);
      return returnGuardOf(s, 'council', move.race);
    case 'oust': // AB-LORD-21
      s.used.push('opportunist');
      replaceLord(s, seat, move.lord);
      return returnGuardOf(s, 'court', move.lord);
    case 'launder': // KR-LORD-01
      return useFerryman(s, seat);
    case 'invite': // KR-LORD-15
      s.used.push('recipient');
      return revealLord(s, seat, 0);
    case 'reserve':
      return reserveWith(s, seat, move);
    default:
      return impossible(move);
  }
}

/** KR-LORD-01 · One Nebulis to the supply, one pearl from the Treasury. */
function useFerryman(s: State, seat: Seat): void {
  const before = nebulisOf(s);
  s.used.push('ferryman');
  s.players[seat]!.nebulis--;
  s.log?.push({ type: 'nebulisReturned', seat, amount: 1 });
  gainPearls(s, seat, 1, 'ferryman');
  checkFigure(s, before);
}

/** The lord whose ability it is comes first, then what it is used on. */
export function touchesOfPower(move: Power): Piece[] {
  switch (move.type) {
    case 'sell':
      return ['slaver', move.ally];
    case 'banish':
      return ['oracle', `council-${move.race}`];
    case 'oust':
      return ['opportunist', move.lord];
    case 'launder':
      return ['ferryman'];
    case 'invite':
      return ['recipient', 'lordDeck'];
    case 'reserve':
      return [move.sentinel, pieceOf(move.item)];
    default:
      return impossible(move);
  }
}

/** A stack is pointed at by its place in the Council. */
const pieceOf = (item: string): Piece => (isRace(item) ? `council-${item}` : item);
