import type { Move, OfferedMove, Piece, Playable, Preview } from '@fathom/kernel';
import type { StoreApi } from 'zustand/vanilla';
import { movesOf, narrow } from './narrow.ts';
import type { Host } from './scene.ts';
import { choices, levelOf, type TableState, type TableWiring } from './answering.ts';

export interface Aiming<G extends Playable<G>> {
  /** Points at an answer, or at nothing. */
  readonly at: (answer: OfferedMove<G> | null) => void;
  /** Points at a piece: at the answer that picking it would mean, if there is only one. */
  readonly atPiece: (piece: Piece | null) => void;
}

/** Finds out what the answer that is pointed at would bring. Each is asked for once, one after another; only the latest is shown. */
export function createAim<G extends Playable<G>>(store: StoreApi<TableState<G>>, wiring: TableWiring<G>): Aiming<G> {
  const known = new WeakMap<OfferedMove<G>, Preview | null>();
  let isAsking = false;
  const show = async (): Promise<void> => {
    const answer = store.getState().aim?.answer;
    if (answer === undefined || isAsking) return;
    if (!known.has(answer)) {
      isAsking = true;
      known.set(answer, await Promise.race([previewOf(wiring.host, store.getState(), answer), unanswered()]));
      isAsking = false;
    }
    if (store.getState().aim?.answer === answer) store.setState({ aim: { answer, preview: known.get(answer) ?? null } });
    else await show(); // something else has been pointed at since
  };
  const at: Aiming<G>['at'] = (answer) => {
    if ((store.getState().aim?.answer ?? null) === answer) return;
    store.setState({ aim: answer === null ? null : { answer, preview: null } });
    void show();
  };
  return { at, atPiece: (piece) => at(piece === null ? null : answerFor(wiring, store.getState(), piece)) };
}

/** A server that never answers keeps nobody from pointing at something else. */
const unanswered = (): Promise<null> => new Promise((done) => setTimeout(done, 3000, null));

const previewOf = <G extends Playable<G>>(host: Host<G>, { chosen }: TableState<G>, answer: OfferedMove<G>): Promise<Preview | null> =>
  host.preview([...chosen, answer].flatMap((part): readonly Move<G>[] => movesOf(part)));

/** The answer that is meant when this piece is picked too; of a piece that is picked already, the one that waits. */
function answerFor<G extends Playable<G>>(wiring: TableWiring<G>, table: TableState<G>, piece: Piece): OfferedMove<G> | null {
  if (table.pending !== null) return table.pending;
  if (levelOf(table).assembly !== undefined || !choices(wiring, table).lit.has(piece)) return null;
  return narrow(levelOf(table).moves, [...table.picked, piece]).meant;
}
