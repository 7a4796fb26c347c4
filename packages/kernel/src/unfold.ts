import { step } from './drive.ts';
import type { Game, Move, Playable, Seat } from './game.ts';

/** A stretch of a move that is seen at once: what happened, and the table as it then stood. */
export interface Beat<G extends Playable<G>> {
  readonly events: readonly G['event'][];
  readonly state: G['state'];
}

/**
 * A listed move, played on a copy and told beat by beat: one for every step that had something to tell, so that screens can show one thing
 * after another. The last beat is the table that `play` gives.
 */
export function unfold<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat, move: Move<G>): readonly Beat<G>[] {
  const state = game.clone(s);
  const beats: Beat<G>[] = [];
  let told: G['event'][] = [];
  const beat = (): void => {
    state.log = null;
    beats.push({ events: told, state: game.clone(state) });
    told = [];
    state.log = told;
  };
  state.log = told;
  step(game, state, seat, move, () => {
    if (told.length > 0) beat();
  });
  state.log = null;
  return [...beats.slice(0, -1), { events: beats.at(-1)?.events ?? [], state }];
}
