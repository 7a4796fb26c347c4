import type { Order, Playable, Seat } from '@fathom/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createAim, type Aiming } from './aim.ts';
import { createAnimator, type Animator } from './animator.ts';
import type { TableState, TableWiring } from './answering.ts';
import type { Narrowed } from './narrow.ts';
import { createPicking, type PickingActions } from './picking.ts';
import { still, type Host } from './scene.ts';
import { createChoices, createSelection, type SelectionSource } from './selection.ts';

export interface TableActions extends PickingActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly resetTurn: () => void;
  readonly passOn: () => void;
  readonly liftCurtain: () => void;
  readonly skip: () => void;
  /** Shows the latest turn of a seat again, or of any other player. */
  readonly again: (seat: Seat | null) => void;
  /** Shows nothing new for now. Returns how to go on. */
  readonly hold: () => () => void;
  readonly order: (order: Order) => void;
}

export type TableStore<G extends Playable<G>> = StoreApi<TableState<G>> & {
  readonly actions: TableActions;
  readonly aiming: Aiming<G>;
  readonly wiring: TableWiring<G>;
  /** What the viewer can pick and press. */
  readonly choices: () => Narrowed<G>;
  readonly selection: SelectionSource;
  /** Subscribes to the host; returns the function that unsubscribes. */
  open(): () => void;
};

const nothingPicked = { chosen: [], picked: [], pending: null, aim: null } as const;

export function createTableStore<G extends Playable<G>>(wiring: TableWiring<G>): TableStore<G> {
  const { host, pace } = wiring;
  const store = createStore<TableState<G>>(() => ({
    shown: still(host.scenes.getState()),
    again: { seat: null, count: 0 },
    ...nothingPicked,
  }));
  const aiming = createAim(store, wiring);
  const animator = createAnimator(pace, (shown) => {
    const isSame = store.getState().shown.seatView === shown.seatView;
    store.setState(isSame ? { shown } : { shown, ...nothingPicked });
  });
  const picking = createPicking({ store, wiring, aiming, skip: () => animator.skip() });
  const open = (): (() => void) => {
    const leave = host.scenes.subscribe((scene) => animator.add(scene));
    animator.add({ ...host.scenes.getState(), steps: [] });
    return () => {
      leave();
      animator.stop();
    };
  };
  const choices = createChoices(store, wiring);
  const selection = createSelection(store, choices, picking);
  const actions = { ...picking, ...tableActions(store, picking, host, animator) };
  return Object.assign(store, { actions, aiming, wiring, choices, selection, open });
}

/** What concerns the table as a whole. Going back skips the animation first. */
function tableActions<G extends Playable<G>>(
  store: StoreApi<TableState<G>>,
  picking: PickingActions,
  host: Host<G>,
  animator: Animator<G>,
): Omit<TableActions, keyof PickingActions> {
  return {
    undo() {
      const { pending, picked, chosen } = store.getState();
      animator.skip();
      if (pending !== null || picked.length > 0 || chosen.length > 0) picking.unpick();
      else host.undo();
    },
    redo() {
      animator.skip();
      host.redo();
    },
    resetTurn() {
      animator.skip();
      host.resetTurn();
    },
    passOn: () => host.passOn(),
    liftCurtain: () => host.liftCurtain(),
    skip: () => animator.skip(),
    again(seat) {
      store.setState(({ again }) => ({ again: { seat, count: again.count + 1 } }));
      animator.again(seat);
    },
    hold: () => animator.hold(),
    order: (order) => host.order(order),
  };
}
