import { readRecord, type GameRecord, type Seat } from '@fathom/kernel';
import { resumeLocal, type LocalGame, type Rules, type State, type Undone } from '@fathom/table';
import type { Sitter } from './sitters.ts';

/** A table as it is kept on this device. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly record: GameRecord;
  /** The newest state, so that a new release goes on even where an old record would play differently. */
  readonly save: string;
  /** What was taken back and can be played again, the next last; the first releases kept none of it, or each move by itself. */
  readonly undone?: readonly (Undone | UndoneMove)[];
  readonly over: boolean;
  readonly touched: number;
}

interface UndoneMove {
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

/** What is kept of a game: written after each change. */
export type Keepable = Pick<Kept, 'id' | 'sitters' | 'game' | 'record' | 'save' | 'over'> & { readonly undone?: readonly Undone[] };

/** False if there is no room, or keeping is forbidden: the game goes on, unkept. */
export function keep(shelf: Shelf, table: Keepable, now: number): boolean {
  const kept: Kept = { ...table, undone: table.undone ?? [], touched: now };
  try {
    shelf.setItem(PREFIX + table.id, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** A game that is played in this page, as it is kept. */
export const keepable = (rules: Rules, { id, sitters }: Pick<Kept, 'id' | 'sitters'>, { table, record }: LocalGame): Keepable => {
  const { state, hash, undone = [] } = table.play!;
  return { id, sitters, game: table.game, record, save: rules.save(state, hash), undone, over: state.outcome !== null };
};

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

/** A kept game, to be played on; null if its state cannot be read. */
export function resume(rules: Rules, kept: Kept, now: number): LocalGame | null {
  const state = rules.load(kept.save);
  if (!state.ok) return null;
  const { hash } = rules.replay(state.value, []);
  const facts = { id: kept.id, seats: kept.sitters, now };
  return resumeLocal(rules, facts, kept.record, state.value, hash, undoneOf(rules, state.value, kept.undone ?? []));
}

/** What can be played again. Earlier releases kept it move by move, the next one last; what no longer fits is left out. */
function undoneOf(rules: Rules, state: State, kept: readonly (Undone | UndoneMove)[]): Undone[] {
  const answers: { readonly seat: Seat; readonly moves: number[] }[] = [];
  let at = state;
  for (const each of kept.toReversed()) {
    if ('moves' in each) return kept.filter((one) => 'moves' in one);
    const played = rules.play(at, each.seat, [each.move]);
    if (!played.ok) break;
    const { index, state: after } = played.moves[0]!;
    if (each.joins === true && answers.length > 0) answers.at(-1)!.moves.push(index);
    else answers.push({ seat: each.seat, moves: [index] });
    at = after;
  }
  return answers.toReversed();
}
