import { play, type Played, type Refusal } from './drive.ts';
import type { Game, Playable, Seat } from './game.ts';
import type { Answer } from './record.ts';

/**
 * A table that can go back. Undo is free to the fence, for the seat that has acted since; beyond it is a matter of consent,
 * which a host grants by cutting its record. Luck lives in the state, so a move taken back and played again brings the same card.
 */
export interface History<G extends Playable<G>> {
  readonly now: G['state'];
  /** The tables since the fence and what was played on each, the latest last. */
  readonly past: readonly { readonly state: G['state']; readonly answer: Answer<G> }[];
  /** What was taken back, the next to be played again last. */
  readonly undone: readonly Answer<G>[];
}

export const history = <G extends Playable<G>>(now: G['state']): History<G> => ({ now, past: [], undone: [] });

export function advance<G extends Playable<G>>(
  game: Game<G>,
  h: History<G>,
  answer: Answer<G>,
): (Played<G> & { readonly history: History<G> }) | Refusal {
  const played = play(game, h.now, answer.seat, answer.move);
  if (!played.ok) return played;
  const past = [...h.past, { state: h.now, answer }].filter(({ state }) => state.ply >= played.state.fence);
  return { ...played, history: { now: played.state, past, undone: [] } };
}

/** May this seat take its last move back without asking? */
export const mayUndo = <G extends Playable<G>>(h: History<G>, seat: Seat): boolean => h.past.length > 0 && h.now.actor === seat;

export function undo<G extends Playable<G>>(h: History<G>, seat: Seat): History<G> | null {
  const last = h.past.at(-1);
  if (last === undefined || !mayUndo(h, seat)) return null;
  return { now: last.state, past: h.past.slice(0, -1), undone: [...h.undone, last.answer] };
}

export function redo<G extends Playable<G>>(game: Game<G>, h: History<G>): History<G> | null {
  const answer = h.undone.at(-1);
  if (answer === undefined) return null;
  const again = advance(game, h, answer);
  return again.ok ? { ...again.history, undone: h.undone.slice(0, -1) } : null;
}
