import { same, type OfferedMove, type Move, type Order, type Piece, type Playable, type Seat } from '@fathom/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createAim, type Aiming } from './aim.ts';
import { before, choices, forced, levelOf, without, type Table, type TableWiring } from './answering.ts';
import { movesOf } from './narrow.ts';
import { createShow, still } from './show.ts';

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
  /** Shows the latest turn of a seat again, or of any other player. */
  readonly again: (seat: Seat | null) => void;
  readonly order: (order: Order) => void;
}

export type TableStore<G extends Playable<G>> = StoreApi<Table<G>> & {
  readonly actions: TableActions;
  readonly aiming: Aiming<G>;
  readonly wiring: TableWiring<G>;
  /** Subscribes to the host; returns the function that unsubscribes. */
  open(): () => void;
};

export function createTable<G extends Playable<G>>(wiring: TableWiring<G>): TableStore<G> {
  const { host, pace, confirm, painted } = wiring;
  let playing = false;
  const store = createStore<Table<G>>(() => ({ shown: still(host.scenes.getState()), chosen: [], picked: [], pending: null, aim: null }));
  const aiming = createAim(store, wiring);
  const show = createShow(pace, (shown) => {
    const isSame = store.getState().shown.look === shown.look;
    store.setState(isSame ? { shown } : { shown, chosen: [], picked: [], pending: null, aim: null });
  });

  function mean(meant: OfferedMove<G>, touched: boolean): void {
    const { pending, shown } = store.getState();
    if (shown.look !== host.scenes.getState().look) return show.skip(); // the table has gone on: look first
    const chosen = [...store.getState().chosen, ...forced(meant)];
    const last = chosen.at(-1)!;
    if (last.next !== undefined) return store.setState({ chosen, picked: [], pending: null, aim: null });
    const asks = confirm() === 'always' || (touched && confirm() === 'pieces');
    if (last.final && pending === null && asks) {
      store.setState({ pending: meant, picked: meant.touches });
      aiming.at(meant);
    } else void play(chosen.flatMap(movesOf));
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
      if (pending !== null && picked.includes(piece)) return actions.confirm(); // a second click confirms
      if (pending !== null) {
        actions.unpick();
        return actions.pick(piece);
      }
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
    again: (seat) => show.again(seat),
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
  return Object.assign(store, { actions, aiming, wiring, open });
}
