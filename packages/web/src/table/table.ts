import { same, type Game, type OfferedMove, type Move, type Order, type Piece, type Playable } from '@fathom/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { assemble, movesOf, narrow, type Level, type Narrowed } from './narrow.ts';
import type { Host } from './scene.ts';
import { createShow, still, type Pace, type Shown } from './show.ts';

/** A table with a player's input: what is shown, what is picked, what waits for confirmation. */
export interface Table<G extends Playable<G>> {
  readonly shown: Shown<G>;
  /** The chosen parts of an answer with several parts; none of them is played yet. */
  readonly chosen: readonly OfferedMove<G>[];
  readonly picked: readonly Piece[];
  /** A move that cannot be undone, waiting for confirmation. */
  readonly pending: OfferedMove<G> | null;
}

export interface TableActions {
  readonly pick: (piece: Piece) => void;
  readonly unpick: () => void;
  readonly choose: (answer: unknown) => void;
  readonly confirm: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly resetTurn: () => void;
  readonly passOn: () => void;
  readonly lift: () => void;
  readonly skip: () => void;
  readonly order: (order: Order) => void;
}

/** When a move that cannot be undone needs confirmation: never, if a piece was picked, or always. */
export type Confirm = 'never' | 'pieces' | 'always';

export interface TableWiring<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly host: Host<G>;
  readonly pace: Pace<G>;
  readonly confirm: () => Confirm;
  /** Resolves when the screen has acknowledged the input; the move is played then. */
  readonly painted: () => Promise<void>;
  /** Which of the legal moves are offered; all of them by default. */
  readonly permits?: (move: OfferedMove<G>) => boolean;
}

export type TableStore<G extends Playable<G>> = StoreApi<Table<G>> & {
  readonly actions: TableActions;
  readonly wiring: TableWiring<G>;
  /** Subscribes to the host; returns the function that unsubscribes. */
  open(): () => void;
};

export function createTable<G extends Playable<G>>(wiring: TableWiring<G>): TableStore<G> {
  const { host, pace, confirm, painted } = wiring;
  let playing = false;
  const store = createStore<Table<G>>(() => ({ shown: still(host.scenes.getState()), chosen: [], picked: [], pending: null }));
  const show = createShow(pace, (shown) => {
    const isSame = store.getState().shown.look === shown.look;
    store.setState(isSame ? { shown } : { shown, chosen: [], picked: [], pending: null });
  });

  function mean(meant: OfferedMove<G>, touched: boolean): void {
    const { pending, shown } = store.getState();
    if (shown.look !== host.scenes.getState().look) return show.skip(); // the table has gone on: look first
    const chosen = [...store.getState().chosen, ...forced(meant)];
    const last = chosen.at(-1)!;
    if (last.next !== undefined) return store.setState({ chosen, picked: [], pending: null });
    const asks = confirm() === 'always' || (touched && confirm() === 'pieces');
    if (last.final && pending === null && asks) store.setState({ pending: meant, picked: meant.touches });
    else void play(chosen.flatMap(movesOf));
  }

  async function play(moves: readonly Move<G>[]): Promise<void> {
    if (playing) return;
    playing = true;
    const { look } = host.scenes.getState();
    await painted();
    playing = false;
    if (host.scenes.getState().look === look) host.play(moves);
  }

  const actions: TableActions = {
    pick(piece) {
      const table = store.getState();
      const { picked, pending, chosen } = table;
      if (pending !== null) return actions.unpick();
      if (!choices(wiring, table).lit.has(piece)) return store.setState(without(piece, chosen, picked));
      const more = [...picked, piece];
      store.setState({ picked: more });
      const { meant } = choices(wiring, { ...table, picked: more });
      if (meant !== null) mean(meant, true);
    },
    unpick() {
      const table = store.getState();
      const { picked, pending, chosen } = table;
      if (pending !== null) store.setState({ pending: null, picked: levelOf(table).assembly === undefined ? [] : picked });
      else store.setState(picked.length > 0 ? { picked: picked.slice(0, -1) } : { chosen: before(chosen, chosen.length - 1) });
    },
    choose(answer) {
      const found = choices(wiring, store.getState()).moves.find((listed) => same(listed, answer));
      if (found !== undefined) mean(found, false);
    },
    confirm() {
      const { pending } = store.getState();
      if (pending !== null) mean(pending, false);
    },
    undo() {
      const { pending, picked, chosen } = store.getState();
      show.skip();
      if (pending !== null || picked.length > 0 || chosen.length > 0) actions.unpick();
      else host.undo();
    },
    redo() {
      show.skip();
      host.redo();
    },
    resetTurn() {
      show.skip();
      host.resetTurn();
    },
    passOn: () => host.passOn(),
    lift: () => host.lift(),
    skip: () => show.skip(),
    order: (order) => host.order(order),
  };
  const open = (): (() => void) => {
    const leave = host.scenes.subscribe((scene) => show.add(scene));
    show.add({ ...host.scenes.getState(), beats: [] });
    return () => {
      leave();
      show.stop();
    };
  };
  return Object.assign(store, { actions, wiring, open });
}

/** The question that is open now: the first one, or the part of an answer that comes next. */
export const levelOf = <G extends Playable<G>>({ shown, chosen }: Table<G>): Level<G> => chosen.at(-1)?.next ?? shown.look;

/** All picked pieces: those of the parts already chosen, and those of the next part. */
export const heldOf = <G extends Playable<G>>({ chosen, picked }: Table<G>): readonly Piece[] => [
  ...chosen.flatMap(({ touches }) => touches),
  ...picked,
];

/** What the viewer can pick and press. */
export function choices<G extends Playable<G>>({ game, permits }: TableWiring<G>, table: Table<G>): Narrowed<G> {
  const level = levelOf(table);
  if (level.assembly !== undefined) return assemble(game, level, table.picked);
  return narrow(permits === undefined ? level.moves : level.moves.filter(permits), table.picked);
}

/** Has the part that follows no alternative? */
const forces = <G extends Playable<G>>({ next }: OfferedMove<G>): boolean => next?.moves.length === 1 && next.assembly === undefined;

/** An answer, and the parts of it that have no alternative. */
const forced = <G extends Playable<G>>(meant: OfferedMove<G>): OfferedMove<G>[] =>
  forces(meant) ? [meant, ...forced(meant.next!.moves[0]!)] : [meant];

/** The parts chosen before this one, without a last part that would lead to it again. */
function before<G extends Playable<G>>(chosen: readonly OfferedMove<G>[], part: number): readonly OfferedMove<G>[] {
  const rest = chosen.slice(0, Math.max(0, part));
  return rest.length > 0 && forces(rest.at(-1)!) ? before(rest, rest.length - 1) : rest;
}

/** Removes a picked piece: one copy of it, or the part that it stands for with all later parts. */
function without<G extends Playable<G>>(
  piece: Piece,
  chosen: readonly OfferedMove<G>[],
  picked: readonly Piece[],
): Pick<Table<G>, 'chosen' | 'picked'> {
  if (picked.includes(piece)) return { chosen, picked: picked.toSpliced(picked.lastIndexOf(piece), 1) };
  const part = chosen.findIndex(({ touches }) => touches.includes(piece));
  return part < 0 ? { chosen, picked } : { chosen: before(chosen, part), picked: [] };
}
