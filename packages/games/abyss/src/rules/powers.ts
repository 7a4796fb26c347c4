import { lookup, type Piece, type Seat } from '@fathom/kernel';
import { lordIds, lords, type LordId } from '../content/lords.ts';
import type { Power } from '../flow.ts';
import { isActive } from '../lasting.ts';
import { banish, forEach, oust, sell } from '../moves.ts';
import { courtFor, stacksFor } from '../queries.ts';
import type { State } from '../state.ts';
import { banishStack, discardAllies, replaceLord } from '../verbs.ts';
import { krakenPowers, sentinelPowers } from './expansions.ts';
import { gainPearls } from './coins.ts';

/* AB-TURN-06 · Abilities that their owner uses once a turn, at a moment of choice; and Sentinels waiting to be placed. */

/** What can be done with an ability now; doing it; the pieces it is used on. */
interface PowerRule<M> {
  /** Where it is no lord's. */
  readonly isOwned?: ((s: State, seat: Seat) => boolean) | undefined;
  readonly moves: (s: State, seat: Seat) => readonly M[];
  readonly use: (s: State, seat: Seat, move: M) => void;
  readonly touches: (move: M) => readonly Piece[];
}
/** By the type of the move, in the order in which they are offered. */
export type PowerTable<T extends Power['type']> = { readonly [N in T]: PowerRule<Extract<Power, { readonly type: N }>> };
/** And the lord whose entry names it; none for a Sentinel. */
type Row = PowerRule<Power> & { readonly name: string; readonly lord: LordId | null };

const basePowers: PowerTable<'sell' | 'banish' | 'oust'> = {
  /** AB-LORD-12. */
  sell: {
    moves: (s, seat) => forEach(s.players[seat]!.hand, sell),
    use(s, seat, { ally }) {
      discardAllies(s, seat, [ally]);
      gainPearls(s, seat, 2, 'slaver');
    },
    touches: ({ ally }) => [ally],
  },
  /** AB-LORD-17. */
  banish: {
    moves: (s, seat) => forEach(stacksFor(s, seat), banish),
    use: (s, seat, { race }) => banishStack(s, seat, race),
    touches: ({ race }) => [`council-${race}`],
  },
  /** AB-LORD-21. */
  oust: {
    moves: (s, seat) => (s.lordDeck.length === 0 ? [] : forEach(courtFor(s, seat), oust)),
    use: (s, seat, { lord }) => replaceLord(s, seat, lord),
    touches: ({ lord }) => [lord],
  },
};

const rowsOf = (table: object): Row[] =>
  Object.entries(table as Readonly<Record<string, PowerRule<Power>>>).map(([name, { isOwned, moves, use, touches }]) => {
    const lord = lordIds.find((lord) => lords[lord].power === name) ?? null;
    return { name, lord, isOwned, moves, use, touches };
  });
const rows = rowsOf({ ...sentinelPowers, ...basePowers, ...krakenPowers });
/** Without Kraken there is less to look through. */
const baseRows = rowsOf(basePowers);
const byType: Readonly<Record<string, Row>> = lookup(Object.fromEntries(rows.map((row) => [row.name, row])));

/** The lords whose abilities these are. */
export const hasPower = (lord: LordId): boolean => lords[lord].power !== null;
export const isPower = (move: { readonly type: string }): move is Power => byType[move.type] !== undefined;

/** The same moves, and what the active player may do besides. Nearly always that is nothing. */
export function withPowers<M>(s: State, seat: Seat, moves: readonly (M | Power)[]): readonly (M | Power)[] {
  const table = s.kraken === null ? baseRows : rows;
  let all = moves;
  for (let i = 0; i < table.length; i++) {
    const row = table[i]!;
    if (isReady(s, seat, row)) all = all.concat(row.moves(s, seat));
  }
  return all;
}

/** AB-ABIL-04 · Active, and not used in this turn. */
const isReady = (s: State, seat: Seat, { lord, isOwned }: Row): boolean =>
  lord === null ? isOwned!(s, seat) : isActive(s.players[seat]!, lord) && !s.used.includes(lord);

export function usePower(s: State, seat: Seat, move: Power): void {
  const row = byType[move.type]!;
  if (row.lord !== null) s.used.push(row.lord);
  row.use(s, seat, move);
}

/** The lord whose ability it is comes first, then what it is used on. */
export function touchesOfPower(move: Power): readonly Piece[] {
  const row = byType[move.type]!;
  return [...(row.lord === null ? [] : [row.lord]), ...row.touches(move)];
}
