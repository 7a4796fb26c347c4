import type { LookMove, Order, Piece, Playable } from '@fathom/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { narrow, type Narrowed } from './narrow.ts';
import type { Host } from './scene.ts';
import { createShow, still, type Pace, type Shown } from './show.ts';

/** A table under somebody's hand: what is shown, what is picked, what waits for a second word. */
export interface Table<G extends Playable<G>> {
  readonly shown: Shown<G>;
  readonly picked: readonly Piece[];
  /** A move that cannot be taken back, waiting for a second word. */
  readonly pending: LookMove<G> | null;
}

export interface TableActions {
  readonly pick: (piece: Piece) => void;
  readonly unpick: () => void;
  readonly choose: (move: unknown) => void;
  readonly confirm: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly resetTurn: () => void;
  readonly passOn: () => void;
  readonly lift: () => void;
  readonly skip: () => void;
  readonly order: (order: Order) => void;
}

/** When a move that cannot be taken back wants a second word: never, where a piece was touched, or always. */
export type Confirm = 'never' | 'pieces' | 'always';

export interface TableWiring<G extends Playable<G>> {
  readonly host: Host<G>;
  readonly pace: Pace<G>;
  readonly confirm: () => Confirm;
  /** When the screen has shown that it was touched: a move is played then, and not before. */
  readonly painted: () => Promise<void>;
  /** Which of the legal moves are offered; all of them where nothing else is said. */
  readonly permits?: (move: LookMove<G>) => boolean;
}

export type TableStore<G extends Playable<G>> = StoreApi<Table<G>> & {
  readonly actions: TableActions;
  readonly wiring: TableWiring<G>;
  /** Watches the host; gives the way to stop. */
  open(): () => void;
};

export function createTable<G extends Playable<G>>(wiring: TableWiring<G>): TableStore<G> {
  const { host, pace, confirm, painted } = wiring;
  let playing = false;
  const store = createStore<Table<G>>(() => ({ shown: still(host.scenes.getState()), picked: [], pending: null }));
  const show = createShow(pace, (shown) => {
    const same = store.getState().shown.look === shown.look;
    store.setState(same ? { shown } : { shown, picked: [], pending: null });
  });

  function mean(meant: LookMove<G>, touched: boolean): void {
    const { pending, shown } = store.getState();
    if (shown.look !== host.scenes.getState().look) return show.skip(); // the table has gone on: look first
    const asks = confirm() === 'always' || (touched && confirm() === 'pieces');
    if (meant.final && pending === null && asks) store.setState({ pending: meant, picked: meant.touches });
    else void play(meant);
  }

  async function play({ move }: LookMove<G>): Promise<void> {
    if (playing) return;
    playing = true;
    const { look } = host.scenes.getState();
    await painted();
    playing = false;
    if (host.scenes.getState().look === look) host.play(move);
  }

  const actions: TableActions = {
    pick(piece) {
      const { picked: before } = store.getState();
      const moves = offered(wiring, store.getState());
      const picked = before.includes(piece) ? before.filter((other) => other !== piece) : [...before, piece];
      const leads = narrow(moves, picked).moves.length > 0;
      store.setState({ picked: leads ? picked : [piece], pending: null });
      const { meant } = narrow(moves, leads ? picked : [piece]);
      if (meant !== null) mean(meant, true);
    },
    unpick: () => store.setState({ picked: [], pending: null }),
    choose(move) {
      const found = offered(wiring, store.getState()).find((listed) => listed.move === move);
      if (found !== undefined) mean(found, false);
    },
    confirm() {
      const { pending } = store.getState();
      if (pending !== null) mean(pending, false);
    },
    undo() {
      const { pending, picked } = store.getState();
      show.skip();
      if (pending !== null || picked.length > 0) actions.unpick();
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

function offered<G extends Playable<G>>({ permits }: TableWiring<G>, { shown }: Table<G>): readonly LookMove<G>[] {
  return permits === undefined ? shown.look.moves : shown.look.moves.filter(permits);
}

/** What is lit and listed for whoever looks. */
export function choices<G extends Playable<G>>(wiring: TableWiring<G>, table: Table<G>): Narrowed<G> {
  return narrow(offered(wiring, table), table.picked);
}
