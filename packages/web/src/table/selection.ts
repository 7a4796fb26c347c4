import { same, type OfferedMove, type Piece, type Playable } from '@fathom/kernel';
import type { StoreApi } from 'zustand/vanilla';
import { choices, heldOf, levelOf, type TableState, type TableWiring } from './answering.ts';
import type { Narrowed } from './narrow.ts';
import type { PickingActions } from './picking.ts';

/** Which pieces can be picked, which are, and how to pick one. */
export interface PieceSelection {
  readonly lit: ReadonlySet<Piece>;
  /** The pieces picked for this answer; a piece picked twice is listed twice. */
  readonly picked: readonly Piece[];
  readonly pick: (piece: Piece) => void;
  /** The answers that are offered now, and how to give one. */
  readonly answers: readonly Answer[];
  readonly choose: (answer: Answer) => void;
}

/** An answer as a board sees it: its game knows the type of the move. */
export type Answer = { readonly move: unknown } & Pick<OfferedMove<never>, 'touches'>;

/** The selection of a table that is being played. Pieces subscribe to it one by one: a change renders only those that look different. */
export interface SelectionSource {
  readonly subscribe: (changed: () => void) => () => void;
  /** The same object as long as nothing in it has changed. */
  readonly current: () => PieceSelection;
  /** The pieces of the answer that is pointed at. */
  readonly aimed: () => readonly Piece[];
}

/** What can be picked and pressed, computed once for each question and each pick. A lesson that permits other moves picks nothing anew. */
export function createChoices<G extends Playable<G>>(store: StoreApi<TableState<G>>, wiring: TableWiring<G>): () => Narrowed<G> {
  let last: { readonly level: unknown; readonly picked: unknown; readonly found: Narrowed<G> } | null = null;
  return () => {
    const table = store.getState();
    const [level, { picked }] = [levelOf(table), table];
    if (last?.level !== level || last.picked !== picked) last = { level, picked, found: choices(wiring, table) };
    return last.found;
  };
}

export function createSelection<G extends Playable<G>>(
  store: StoreApi<TableState<G>>,
  narrowed: () => Narrowed<G>,
  { pick, choose }: PickingActions,
): SelectionSource {
  let seen: TableState<G> | null = null;
  let current: PieceSelection = { lit: new Set(), picked: [], answers: [], pick, choose };
  return {
    subscribe: store.subscribe,
    current() {
      const table = store.getState();
      if (table === seen) return current;
      seen = table;
      const { lit, listed } = narrowed();
      const picked = heldOf(table);
      const isSame = same([...lit], [...current.lit]) && same(picked, current.picked) && same(listed, current.answers);
      if (!isSame) current = { lit, picked, answers: listed, pick, choose };
      return current;
    },
    aimed: () => store.getState().aim?.answer.touches ?? NONE,
  };
}

const NONE: readonly Piece[] = [];
