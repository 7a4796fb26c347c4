import { step } from './drive.ts';
import type { Game, Move, Playable, Seat } from './game.ts';
import { same } from './hash.ts';
import type { Answer } from './record.ts';

/** A stretch of a move that is seen at once: what happened, and the table as it then stood. */
export interface AnimationStep<G extends Playable<G>> {
  readonly events: readonly G['event'][];
  readonly state: G['state'];
}

/**
 * A listed move, played on a copy and told beat by beat: one for every step that had something to tell, so that screens can show one thing
 * after another. The last beat is the table that `play` gives.
 */
export function animationSteps<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat,
  move: Move<G>,
): readonly AnimationStep<G>[] {
  const state = game.clone(s);
  const beats: AnimationStep<G>[] = [];
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

/** A stretch of a move as one viewer sees it. */
export interface VisibleStep<G extends Playable<G>> {
  readonly events: readonly G['event'][];
  readonly view: G['view'];
}

/** The beats of several moves of one seat, one after another. */
export function visibleStepsOfSeries<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat,
  moves: readonly Move<G>[],
  viewer: Seat | null,
): VisibleStep<G>[] {
  const state = game.clone(s);
  return moves.flatMap((move) => {
    const beats = visibleSteps(game, state, { seat, move }, viewer);
    step(game, state, seat, move);
    return beats;
  });
}

/** The beats of a move through a seat's eyes, or a spectator's; one in which nothing can be seen to change joins the next. */
export function visibleSteps<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  { seat, move }: Answer<G>,
  viewer: Seat | null,
): VisibleStep<G>[] {
  const beats: VisibleStep<G>[] = [];
  let last = game.view(s, viewer);
  let told: G['event'][] = [];
  for (const { events, state } of animationSteps(game, s, seat, move)) {
    told.push(...events.flatMap((event) => game.redact(event, viewer) ?? []));
    const view = game.view(state, viewer);
    if (same(view, last)) continue;
    beats.push({ events: told, view });
    last = view;
    told = [];
  }
  return beats;
}
