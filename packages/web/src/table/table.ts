import {
  act,
  asked,
  look,
  playAgain,
  takeBack,
  type Answer,
  type Look,
  type LookMove,
  type Move,
  type Piece,
  type Playable,
  type Seat,
  type Sitting,
} from '@fathom/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Entry } from '../games/entry.ts';
import type { LevelId } from '@fathom/bots';
import { narrow, type Narrowed } from './narrow.ts';
import { isPerson, type Sitter } from './sitters.ts';

/** A local table: one game, the people round this screen, and the bots. */
export interface Table<G extends Playable<G>> {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly sitting: Sitting<G>;
  /** Through whose eyes the screen looks. */
  readonly viewer: Seat | null;
  /** The screen is being passed to this seat: nothing is shown until it says so. */
  readonly curtain: Seat | null;
  readonly picked: readonly Piece[];
  /** A move that cannot be taken back, waiting for a second word. */
  readonly pending: LookMove<G> | null;
  readonly thinking: Seat | null;
}

export interface TableActions {
  readonly pick: (piece: Piece) => void;
  readonly unpick: () => void;
  readonly choose: (move: unknown) => void;
  readonly confirm: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly resetTurn: () => void;
  readonly lift: () => void;
}

export interface TableWiring<G extends Playable<G>> {
  readonly entry: Entry<G>;
  /** Asks a bot; the answer is one of the legal moves. */
  readonly think: (state: G['state'], seat: Seat, level: LevelId, seed: string) => Promise<unknown>;
  readonly keep: (table: Table<G>) => void;
  /** Which of the legal moves are offered; all of them where nothing else is said. */
  readonly permits?: (move: LookMove<G>) => boolean;
  /** Does a move that cannot be taken back want a second word? */
  readonly wantsConfirm: () => boolean;
}

export type TableStore<G extends Playable<G>> = StoreApi<Table<G>> & {
  readonly actions: TableActions;
  readonly wiring: TableWiring<G>;
  start(): void;
};

export function createTable<G extends Playable<G>>(
  wiring: TableWiring<G>,
  id: string,
  sitters: readonly Sitter[],
  sitting: Sitting<G>,
): TableStore<G> {
  const { game } = wiring.entry;
  const people = sitters.flatMap((sitter, seat) => (isPerson(sitter) ? [seat] : []));
  const store = createStore<Table<G>>(() => ({
    id,
    sitters,
    sitting,
    viewer: asked(game, sitting.history.now).find((seat) => people.includes(seat)) ?? people[0] ?? null,
    curtain: null,
    picked: [],
    pending: null,
    thinking: null,
  }));

  /** A new moment: whose eyes, whose turn, and whether a bot has to think. */
  function settle(sitting: Sitting<G>): void {
    const before = store.getState();
    const next = asked(game, sitting.history.now).find((seat) => people.includes(seat));
    const viewer = next ?? before.viewer;
    const hides = viewer !== before.viewer && viewer !== null && before.viewer !== null && differs(sitting, viewer, before.viewer);
    store.setState({ sitting, picked: [], pending: null, viewer, curtain: hides ? viewer : before.curtain });
    wiring.keep(store.getState());
    void letBotsThink();
  }

  const differs = ({ history }: Sitting<G>, a: Seat, b: Seat): boolean =>
    JSON.stringify(game.view(history.now, a)) !== JSON.stringify(game.view(history.now, b));

  async function letBotsThink(): Promise<void> {
    const { sitting, thinking } = store.getState();
    const seat = asked(game, sitting.history.now).find((each) => !people.includes(each));
    const sitter = seat === undefined ? undefined : sitters[seat];
    if (thinking !== null || seat === undefined || sitter?.kind !== 'bot') return;
    store.setState({ thinking: seat });
    const state = sitting.history.now;
    const move = await wiring.think(state, seat, sitter.level, `${sitting.record.seed.secret}/${seat}/${state.ply}`);
    store.setState({ thinking: null });
    if (store.getState().sitting.history.now !== state) return void letBotsThink(); // taken back meanwhile
    answer({ seat, move: move as Move<G> });
  }

  function answer(given: Answer<G>): void {
    settle(act(game, store.getState().sitting, given));
  }

  function mean({ move, touches, final }: LookMove<G>): void {
    const { viewer, pending } = store.getState();
    if (viewer === null) return;
    if (final && pending === null && wiring.wantsConfirm()) store.setState({ pending: { move, touches, final }, picked: touches });
    else answer({ seat: viewer, move });
  }

  const actions: TableActions = {
    pick(piece) {
      const table = store.getState();
      const picked = table.picked.includes(piece) ? table.picked.filter((other) => other !== piece) : [...table.picked, piece];
      const fresh = narrow(seenBy(table).moves, picked);
      const only = fresh.moves.length === 0 ? narrow(seenBy(table).moves, [piece]) : fresh;
      store.setState({ picked: fresh.moves.length === 0 ? [piece] : picked, pending: null });
      if (only.meant !== null) mean(only.meant);
    },
    unpick: () => store.setState({ picked: [], pending: null }),
    choose(move) {
      const found = seenBy(store.getState()).moves.find((listed) => listed.move === move);
      if (found !== undefined) mean(found);
    },
    confirm() {
      const { pending, viewer } = store.getState();
      if (pending !== null && viewer !== null) answer({ seat: viewer, move: pending.move });
    },
    undo() {
      const { sitting, viewer, pending, picked } = store.getState();
      if (pending !== null || picked.length > 0) return actions.unpick();
      const back = viewer === null ? null : takeBack(sitting, viewer);
      if (back !== null) settle(back);
    },
    redo() {
      const again = playAgain(game, store.getState().sitting);
      if (again !== null) settle(again);
    },
    resetTurn() {
      const { sitting, viewer } = store.getState();
      let back = viewer === null ? null : takeBack(sitting, viewer);
      while (back !== null) {
        const further = takeBack(back, viewer!);
        if (further === null) return settle(back);
        back = further;
      }
    },
    lift: () => store.setState({ curtain: null }),
  };

  const seenBy = (table: Table<G>): Look<G> => offered(wiring, table);
  return Object.assign(store, { actions, wiring, start: () => void letBotsThink() });
}

/** What whoever looks may do, as far as this table offers it. */
function offered<G extends Playable<G>>({ entry, permits }: TableWiring<G>, { sitting, viewer }: Table<G>): Look<G> {
  const seen = look(entry.game, sitting.history.now, viewer);
  return permits === undefined ? seen : { ...seen, moves: seen.moves.filter(permits) };
}

/** What is lit and listed for whoever looks. */
export function choices<G extends Playable<G>>(
  wiring: TableWiring<G>,
  table: Table<G>,
): { readonly look: Look<G>; readonly narrowed: Narrowed<G> } {
  const seen = offered(wiring, table);
  return { look: seen, narrowed: narrow(seen.moves, table.picked) };
}
