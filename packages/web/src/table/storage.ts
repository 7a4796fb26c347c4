import { readRecord, type GameRecord, type Seat } from '@fathom/kernel';
import { resumeLocal, type LocalGame, type Rules, type State, type Undone } from '@fathom/table';
import type { Sitter } from './sitters.ts';

/** A table as it is stored on this device. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly record: GameRecord;
  /** The newest state, so that a new release can continue even if an old record would play differently. */
  readonly save: string;
  /** What was undone and can be redone, the next last; the first releases stored none of it, or each move by itself. */
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

/** The browser's storage; it may be missing, full or forbidden. */
export interface BrowserStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What is stored of a game after each change. */
export type TableToStore = Pick<StoredTable, 'id' | 'sitters' | 'game' | 'record' | 'save' | 'over'> & {
  readonly undone?: readonly Undone[];
};

/** False if storage is full or forbidden: the game goes on without being stored. */
export function storeTable(storage: BrowserStorage, table: TableToStore, now: number): boolean {
  const stored: StoredTable = { ...table, undone: table.undone ?? [], touched: now };
  try {
    storage.setItem(PREFIX + table.id, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

/** A game played in this page, as it is stored. */
export const toStored = (
  rules: Rules,
  { id, sitters }: Pick<StoredTable, 'id' | 'sitters'>,
  { table, record }: LocalGame,
): TableToStore => {
  const { state, hash, undone = [] } = table.play!;
  return { id, sitters, game: table.game, record, save: rules.save(state, hash), undone, over: state.outcome !== null };
};

export const deleteTable = (storage: BrowserStorage, id: string): void => storage.removeItem(PREFIX + id);

/** Every stored table, the latest first. One that cannot be read is skipped, not deleted. */
export function storedTables(storage: BrowserStorage): StoredTable[] {
  const ids = Array.from({ length: storage.length }, (_, i) => storage.key(i)).flatMap((key) =>
    key?.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
  );
  return ids.flatMap((id) => readStored(storage, id) ?? []).toSorted((a, b) => b.touched - a.touched);
}

export function readStored(storage: BrowserStorage, id: string): StoredTable | null {
  try {
    const stored = JSON.parse(storage.getItem(PREFIX + id) ?? 'null') as StoredTable | null;
    return stored !== null && readRecord(JSON.stringify(stored.record)).ok && Array.isArray(stored.sitters) ? stored : null;
  } catch {
    return null;
  }
}

/** A stored game, ready to continue; null if its state cannot be read. */
export function resume(rules: Rules, stored: StoredTable, now: number): LocalGame | null {
  const state = rules.load(stored.save);
  if (!state.ok) return null;
  const { hash } = rules.replay(state.value, []);
  const facts = { id: stored.id, seats: stored.sitters, now };
  return resumeLocal(rules, facts, stored.record, state.value, hash, undoneOf(rules, state.value, stored.undone ?? []));
}

/** What can be redone. Earlier releases stored it move by move, the next one last; what no longer fits is left out. */
function undoneOf(rules: Rules, state: State, stored: readonly (Undone | UndoneMove)[]): Undone[] {
  const answers: { readonly seat: Seat; readonly moves: number[] }[] = [];
  let at = state;
  for (const each of stored.toReversed()) {
    if ('moves' in each) return stored.filter((one) => 'moves' in one);
    const played = rules.play(at, each.seat, [each.move]);
    if (!played.ok) break;
    const { index, state: after } = played.moves[0]!;
    if (each.joins === true && answers.length > 0) answers.at(-1)!.moves.push(index);
    else answers.push({ seat: each.seat, moves: [index] });
    at = after;
  }
  return answers.toReversed();
}
