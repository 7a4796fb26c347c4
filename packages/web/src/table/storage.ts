import {
  act,
  answers,
  load,
  readRecord,
  same,
  save,
  sitAgain,
  takeBack,
  type Game,
  type GameRecord,
  type Playable,
  type Seat,
  type Sitting,
} from '@fathom/kernel';
import type { Sitter } from './sitters.ts';

/** A table as it is kept on this device. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly record: GameRecord;
  /** The newest state, so that a new release goes on even where an old record would play differently. */
  readonly save: string;
  /** What was taken back and can be played again, the next last; tables of the first release have none. */
  readonly undone?: readonly Undone[];
  readonly over: boolean;
  readonly touched: number;
}

interface Undone {
  readonly seat: Seat;
  readonly move: unknown;
  readonly joins?: boolean;
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
    undone: sitting.history.undone.map(({ answer, joins }) => ({ ...answer, joins })),
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

/** The table goes on from its newest state; its story is told again, and can be taken back, if its record still plays as it did. */
export function resume<G extends Playable<G>>(game: Game<G>, kept: Kept): Sitting<G> | null {
  const state = load(game, kept.save);
  return state.ok ? withUndone(game, sitAgain(game, kept.record, state.value), kept.undone ?? []) : null;
}

/** Plays what was taken back once more and takes it back: so redo finds it where it was. What no longer fits is left out. */
function withUndone<G extends Playable<G>>(game: Game<G>, sitting: Sitting<G>, undone: readonly Undone[]): Sitting<G> {
  const next = undone.at(-1);
  const answer = answers(game, sitting.history.now).find(({ seat, move }) => seat === next?.seat && same(move, next.move));
  if (answer === undefined) return sitting;
  const isPart = next?.joins === true;
  const after = withUndone(game, act(game, sitting, answer, isPart ? { joins: true } : {}), undone.slice(0, -1));
  return isPart ? after : (takeBack(after, answer.seat) ?? sitting);
}
