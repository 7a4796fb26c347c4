import { load, readRecord, save, sitAgain, type Game, type GameRecord, type Playable, type Sitting } from '@fathom/kernel';
import type { Sitter } from './sitters.ts';

/** A table as it is kept on this device. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly record: GameRecord;
  /** The newest state, so that a new release goes on even where an old record would play differently. */
  readonly save: string;
  readonly over: boolean;
  readonly touched: number;
}

const PREFIX = 'fathom.table.';

/** What a browser offers for keeping; it may be missing, full or forbidden. */
export interface Shelf {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export function keep<G extends Playable<G>>(
  shelf: Shelf,
  game: Game<G>,
  table: Pick<Kept, 'id' | 'sitters'>,
  sitting: Sitting<G>,
  now: number,
): boolean {
  const { now: state } = sitting.history;
  const kept: Kept = {
    ...table,
    game: game.id,
    record: sitting.record,
    save: save(game, state),
    over: state.outcome !== null,
    touched: now,
  };
  try {
    shelf.setItem(PREFIX + table.id, JSON.stringify(kept));
    return true;
  } catch {
    return false; // full or forbidden: the game goes on, unkept
  }
}

export const forget = (shelf: Shelf, id: string): void => shelf.removeItem(PREFIX + id);

/** Every kept table, the latest first. One that cannot be read is passed over, not lost. */
export function keptTables(shelf: Shelf): Kept[] {
  const ids = Array.from({ length: shelf.length }, (_, i) => shelf.key(i)).flatMap((key) =>
    key?.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
  );
  return ids.flatMap((id) => readKept(shelf, id) ?? []).toSorted((a, b) => b.touched - a.touched);
}

export function readKept(shelf: Shelf, id: string): Kept | null {
  try {
    const kept = JSON.parse(shelf.getItem(PREFIX + id) ?? 'null') as Kept | null;
    return kept !== null && readRecord(JSON.stringify(kept.record)).ok && Array.isArray(kept.sitters) ? kept : null;
  } catch {
    return null;
  }
}

/** The table goes on from its newest state; its story is told again if its record still plays as it did. */
export function resume<G extends Playable<G>>(game: Game<G>, kept: Kept): Sitting<G> | null {
  const state = load(game, kept.save);
  return state.ok ? sitAgain(game, kept.record, state.value) : null;
}
