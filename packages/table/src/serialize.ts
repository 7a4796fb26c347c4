import { openSeat } from './newTable.ts';
import type { SeatState, StoredTable, Table } from './table.ts';

/** A table without its state, which is saved separately. */
export function storedOf(table: Table): StoredTable {
  if (table.play === null) return { ...table, play: null };
  const { state: _state, origin: _origin, ...play } = table.play;
  return { ...table, play };
}

type KeptTable = Omit<StoredTable, 'chat' | 'showUntil' | 'seats'> &
  Partial<Pick<StoredTable, 'chat' | 'showUntil'>> & {
    /** The newest part of its log. Tables of earlier releases have none. */
    readonly log?: string;
    readonly seats?: readonly KeptSeat[];
    /** The name of `seats` in the first release. */
    readonly places?: readonly KeptSeat[];
  };

type KeptSeat = Partial<SeatState> & {
  /** The names of `requests` and `graceGivenAt` in the first release. */
  readonly wishes?: number;
  readonly graced?: number | null;
};

/** Reads a table that was stored by this release or an earlier one: missing fields get their empty value. */
export function readStored(body: string): StoredTable & { readonly log?: string } {
  const { places = [], seats: kept = places, ...table } = JSON.parse(body) as KeptTable;
  const seats = kept.map(seatFrom);
  // Words that were not sealed are no longer valid: their seats are asked again.
  const asked = table.play === null ? seats.map((seat) => (seat.seal === null ? { ...seat, ready: false, words: '' } : seat)) : seats;
  return { ...table, chat: table.chat ?? [], showUntil: table.showUntil ?? null, seats: asked };
}

const seatFrom = ({ wishes = 0, graced = null, ...seat }: KeptSeat): SeatState => ({
  ...openSeat,
  requests: wishes,
  graceGivenAt: graced,
  ...seat,
});
