import type { Move, OfferedMove, Piece, Playable, Preview } from '@fathom/kernel';
import type { StoreApi } from 'zustand/vanilla';
import { movesOf, narrow } from './narrow.ts';
import type { Host } from './scene.ts';
import { choices, levelOf, type Table, type TableWiring } from './answering.ts';

export interface Aiming<G extends Playable<G>> {
  /** Points at an answer, or at nothing. */
  readonly at: (answer: OfferedMove<G> | null) => void;
  /** Points at a piece: at the answer that picking it would mean, if there is only one. */
  readonly atPiece: (piece: Piece | null) => void;
}

/** Finds out what the answer that is pointed at would bring. Each is asked for once; only the latest is shown. */
export function createAim<G extends Playable<G>>(store: StoreApi<Table<G>>, wiring: TableWiring<G>): Aiming<G> {
  const known = new WeakMap<OfferedMove<G>, Promise<Preview | null>>();
  const asked = (answer: OfferedMove<G>): Promise<Preview | null> => {
    const found = known.get(answer) ?? previewOf(wiring.host, store.getState(), answer);
    known.set(answer, found);
    return found;
  };
  const show = async (answer: OfferedMove<G>): Promise<void> => {
    const preview = await asked(answer);
    if (store.getState().aim?.answer === answer) store.setState({ aim: { answer, preview } });
  };
  const at: Aiming<G>['at'] = (answer) => {
    if (store.getState().aim?.answer === answer || (answer === null && store.getState().aim === null)) return;
    store.setState({ aim: answer === null ? null : { answer, preview: null } });
    if (answer === null) return;
    void show(answer);
  };
  return { at, atPiece: (piece) => at(piece === null ? null : answerFor(wiring, store.getState(), piece)) };
}

const previewOf = <G extends Playable<G>>(host: Host<G>, { chosen }: Table<G>, answer: OfferedMove<G>): Promise<Preview | null> =>
  host.preview([...chosen, answer].flatMap((part): readonly Move<G>[] => movesOf(part)));

/** The answer that is meant when this piece is picked too; of a piece that is picked already, the one that waits. */
function answerFor<G extends Playable<G>>(wiring: TableWiring<G>, table: Table<G>, piece: Piece): OfferedMove<G> | null {
  if (table.pending !== null) return table.pending;
  if (levelOf(table).assembly !== undefined || !choices(wiring, table).lit.has(piece)) return null;
  return narrow(levelOf(table).moves, [...table.picked, piece]).meant;
}
