import { same, type Move, type OfferedMove, type Piece, type Playable } from '@fathom/kernel';
import type { StoreApi } from 'zustand/vanilla';
import type { Aiming } from './aim.ts';
import { before, choices, forced, isDecisive, levelOf, without, type Confirm, type TableState, type TableWiring } from './answering.ts';
import { movesOf } from './narrow.ts';
import { isPerson } from './players.ts';

/** What a player does to give an answer. */
export interface PickingActions {
  readonly pick: (piece: Piece) => void;
  readonly unpick: () => void;
  readonly choose: (answer: unknown) => void;
  readonly confirm: () => void;
}

interface PickingParts<G extends Playable<G>> {
  readonly store: StoreApi<TableState<G>>;
  readonly wiring: TableWiring<G>;
  readonly aiming: Aiming<G>;
  /** Skips the animation, so that the newest position is shown. */
  readonly skip: () => void;
}

export function createPicking<G extends Playable<G>>(parts: PickingParts<G>): PickingActions {
  const { store, wiring } = parts;
  const submit = createSubmit(parts);
  const actions: PickingActions = {
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
      if (meant !== null) submit(meant, true);
    },
    unpick() {
      const table = store.getState();
      const { picked, pending, chosen } = table;
      if (pending !== null) store.setState({ pending: null, picked: levelOf(table).assembly === undefined ? [] : picked });
      else store.setState(picked.length > 0 ? { picked: picked.slice(0, -1) } : { chosen: before(chosen, chosen.length - 1) });
    },
    choose(answer) {
      const found = choices(wiring, store.getState()).moves.find((listed) => same(listed, answer));
      if (found !== undefined) submit(found, false);
    },
    confirm() {
      const { pending } = store.getState();
      if (pending !== null) submit(pending, false);
    },
  };
  return actions;
}

/** Takes an answer: its next part is asked for, or its confirmation, or it is played. */
function createSubmit<G extends Playable<G>>({
  store,
  wiring,
  aiming,
  skip,
}: PickingParts<G>): (answer: OfferedMove<G>, byPiece: boolean) => void {
  const { host, confirm, acknowledged, painted } = wiring;
  let isPlaying = false;
  const play = async (moves: readonly Move<G>[]): Promise<void> => {
    if (isPlaying) return;
    isPlaying = true;
    const { seatView } = host.scenes.getState();
    await acknowledged();
    isPlaying = false;
    if (host.scenes.getState().seatView === seatView) host.play(moves);
  };
  return (answer, byPiece) => {
    const { pending, shown } = store.getState();
    if (shown.seatView !== host.scenes.getState().seatView) return skip(); // the table has gone on: it is shown first
    const chosen = [...store.getState().chosen, ...forced(answer)];
    const last = chosen.at(-1)!;
    if (last.next !== undefined) return store.setState({ chosen, picked: [], pending: null, aim: null });
    if (pending === null && asksAgain(store.getState(), confirm(), byPiece)) {
      store.setState({ pending: answer, picked: answer.touches });
      void painted().then(() => store.getState().pending === answer && aiming.at(answer)); // its outcome can wait, the tap cannot
    } else void play(chosen.flatMap(movesOf));
  };
}

/** Is this answer confirmed first? Alone against bots everything can be undone: there only players who chose to be always asked are. */
function asksAgain<G extends Playable<G>>(table: TableState<G>, confirm: Confirm, byPiece: boolean): boolean {
  const withOthers = table.shown.players.filter(isPerson).length > 1;
  return isDecisive(levelOf(table)) && (confirm === 'always' || (confirm === 'pieces' && byPiece && withOthers));
}
