import { readRecord, type GameRecord, type Seat } from '@fathom/kernel';
import { resumeLocal, type LocalGame, type Rules, type State, type Undone } from '@fathom/table';
import type { Player } from './players.ts';

/** A table as it is stored on this device. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly record: GameRecord;
  /** The newest state, so that a new release can continue even if an old record would play differently. */
  readonly save: string;
  /** The state that the game began with, if it was not dealt: a position of the rulebook. */
  readonly position?: string;
  /** What was undone and can be redone, the next last; the first releases stored none of it, or each move by itself. */
  readonly undone?: readonly (Undone | UndoneMove)[];
  /** The plies at which a player asked for a hint. */
  readonly hints?: readonly number[];
  readonly over: boolean;
  readonly touched: number;
}

interface UndoneMove {
  readonly seat: Seat;
  readonly move: unknown;
  readonly joins?: boolean;
}

const PREFIX = 'fathom.table.';

/** What is in the storage: players are called there as in the first release. */
type StoredJson = Omit<StoredTable, 'players'> & { readonly sitters: StoredTable['players'] };

const toJson = ({ players, ...rest }: StoredTable): StoredJson => ({ ...rest, sitters: players });
const fromJson = ({ sitters, ...rest }: StoredJson): StoredTable => ({ ...rest, players: sitters });

/** The browser's storage; it may be missing, full or forbidden. */
export interface BrowserStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What is stored of a game after each change. */
export type TableToStore = Pick<StoredTable, 'id' | 'players' | 'game' | 'record' | 'save' | 'position' | 'hints' | 'over'> & {
  readonly undone?: readonly Undone[];
};

/** False if storage is full or forbidden: the game goes on without being stored. */
export function storeTable(storage: BrowserStorage, table: TableToStore, now: number): boolean {
  const stored: StoredTable = { ...table, undone: table.undone ?? [], touched: now };
  try {
    storage.setItem(PREFIX + table.id, JSON.stringify(toJson(stored)));
    return true;
  } catch {
    return false;
  }
}

/** A game played in this page, as it is stored. */
export const toStored = (
  rules: Rules,
  { id, players, position }: Pick<StoredTable, 'id' | 'players' | 'position'>,
  { table, record }: LocalGame,
): TableToStore => {
  const { state, hash, undone = [] } = table.play!;
  const facts = { id, players, game: table.game, record, ...(position === undefined ? {} : { position }) };
  return { ...facts, save: rules.save(state, hash), undone, over: state.outcome !== null };
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
    const stored = JSON.parse(storage.getItem(PREFIX + id) ?? 'null') as StoredJson | null;
    return stored !== null && readRecord(JSON.stringify(stored.record)).ok && Array.isArray(stored.sitters) ? fromJson(stored) : null;
  } catch {
    return null;
  }
}

/** A stored game, ready to continue; null if its state cannot be read. */
export function resume(rules: Rules, stored: StoredTable, now: number): LocalGame | null {
  const state = rules.load(stored.save);
  if (!state.ok) return null;
  const { hash } = rules.replay(state.value, []);
  const facts = { id: stored.id, seats: stored.players, now, position: positionOf(rules, stored) };
  return resumeLocal(rules, facts, stored.record, state.value, hash, undoneOf(rules, state.value, stored.undone ?? []));
}

/** The state that a game began with; undefined if it was dealt, or if that state cannot be read any more. */
function positionOf(rules: Rules, { position }: StoredTable): State | undefined {
  const state = position === undefined ? null : rules.load(position);
  return state?.ok === true ? state.value : undefined;
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
