import type { Playable } from '@fathom/kernel';
import { beforeLastAnswer } from '@fathom/table';
import type { Command } from '@fathom/wire';
import type { UndoOptions } from './scene.ts';
import type { Session, SessionState } from './session.ts';

/** The first of these sessions that can undo something freely, with the state it is in. */
function undoable<G extends Playable<G>>(sessions: readonly Session<G>[]): { session: Session<G>; state: SessionState<G> } | null {
  const session = sessions.find(({ store }) => store.getState().now!.undo !== null);
  return session === undefined ? null : { session, state: session.store.getState() };
}

/** Which of undo, redo and reset are possible for people who have the same view. */
export function undoOptionsOf<G extends Playable<G>>(sessions: readonly Session<G>[]): UndoOptions {
  const free = undoable(sessions);
  const last = free === null || free.state.now!.undo! >= free.state.now!.seatView!.ply ? null : lastAnswerStart(free.state);
  if (free === null || last === null) return { undo: false, redo: sessions.some(canRedo), reset: false, overBots: false };
  const { log, now } = free.state;
  return { undo: true, redo: sessions.some(canRedo), reset: turnStart(free.state) < last, overBots: log.at(-1)?.by !== now!.seat };
}

/** A command that goes back or forth, and the session that may send it without asking the others. */
export interface FreeCommand<G extends Playable<G>> {
  readonly session: Session<G>;
  readonly command: Command;
}

/** Undoes the latest answer, or as much of it as is free. */
export const undoAnswer = <G extends Playable<G>>(sessions: readonly Session<G>[]): FreeCommand<G> | null =>
  undoTo(sessions, (state) => lastAnswerStart(state) ?? 0);

/** Undoes everything that was done without a break, as far as it is free. */
export const undoTurn = <G extends Playable<G>>(sessions: readonly Session<G>[]): FreeCommand<G> | null => undoTo(sessions, turnStart);

export function redo<G extends Playable<G>>(sessions: readonly Session<G>[]): FreeCommand<G> | null {
  const session = sessions.find(canRedo);
  return session === undefined ? null : { session, command: { type: 'redo' } };
}

function undoTo<G extends Playable<G>>(sessions: readonly Session<G>[], ply: (state: SessionState<G>) => number): FreeCommand<G> | null {
  const free = undoable(sessions);
  if (free === null) return null;
  return { session: free.session, command: { type: 'undo', to: Math.max(ply(free.state), free.state.now!.undo!) } };
}

const canRedo = <G extends Playable<G>>({ store }: Session<G>): boolean => store.getState().now!.redo;

/** The ply at which the seat's latest answer began; null if it gave none. */
const lastAnswerStart = <G extends Playable<G>>({ log, now }: SessionState<G>): number | null => beforeLastAnswer(log, now!.seat);

/** The ply at which the seat began to act without a break, as far as undo goes. */
function turnStart<G extends Playable<G>>(state: SessionState<G>): number {
  const { seat, undo } = state.now!;
  const last = lastAnswerStart(state) ?? 0;
  const others = state.log.findLastIndex(({ by }, ply) => by !== seat && ply <= last);
  return Math.max(others, undo!);
}
