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
  readonly past: readonly (Step<G> & { readonly state: G['state'] })[];
  /** What was taken back, the next to be played again last. */
  readonly undone: readonly Step<G>[];
}

/** A move of the past. One that `joins` was played together with the one before it, and is taken back with it. */
export interface Step<G extends Playable<G>> {
  readonly answer: Answer<G>;
  readonly joins: boolean;
}

export const history = <G extends Playable<G>>(now: G['state']): History<G> => ({ now, past: [], undone: [] });

export function advance<G extends Playable<G>>(
  game: Game<G>,
  h: History<G>,
  answer: Answer<G>,
  joins = false,
): (Played<G> & { readonly history: History<G> }) | Refusal {
  const played = play(game, h.now, answer.seat, answer.move);
  if (!played.ok) return played;
  const past = [...h.past, { state: h.now, answer, joins }].filter(({ state }) => state.ply >= played.state.fence);
  return { ...played, history: { now: played.state, past, undone: [] } };
}

/** May this seat take its last answer back without asking? */
export const mayUndo = <G extends Playable<G>>(h: History<G>, seat: Seat): boolean =>
  h.now.actor === seat && h.past.some(({ joins }) => !joins);

/** One answer back, with all that was played together with it. */
export function undo<G extends Playable<G>>(h: History<G>, seat: Seat): History<G> | null {
  if (!mayUndo(h, seat)) return null;
  const from = h.past.findLastIndex(({ joins }) => !joins);
  const undone = h.past.slice(from).map(({ answer, joins }) => ({ answer, joins }));
  return { now: h.past[from]!.state, past: h.past.slice(0, from), undone: [...h.undone, ...undone.toReversed()] };
}

/** One answer forth again, as a whole. */
export function redo<G extends Playable<G>>(game: Game<G>, h: History<G>): History<G> | null {
  let after = h;
  for (let left = h.undone; left.length > 0; left = left.slice(0, -1)) {
    const { answer, joins } = left.at(-1)!;
    if (after !== h && !joins) break;
    const again = advance(game, after, answer, joins);
    if (!again.ok) return null;
    after = { ...again.history, undone: left.slice(0, -1) };
  }
  return after === h ? null : after;
}
