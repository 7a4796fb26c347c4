import { step } from './drive.ts';
import type { Game, Move, Playable, Seat } from './game.ts';
import { same } from './hash.ts';
import type { Answer } from './record.ts';

/** A part of a move that is shown at once: what happened, and the state after it. */
export interface AnimationStep<G extends Playable<G>> {
  readonly events: readonly G['event'][];
  readonly state: G['state'];
}

/**
 * Plays a listed move on a copy and splits it into steps: one for every step of the rules that logged something, so that
 * screens can show one change after another. The last one has the same state as `play`.
 */
export function animationSteps<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat,
  move: Move<G>,
): readonly AnimationStep<G>[] {
  const state = game.clone(s);
  const steps: AnimationStep<G>[] = [];
  let events: G['event'][] = [];
  const endStep = (): void => {
    state.log = null;
    steps.push({ events, state: game.clone(state) });
    events = [];
    state.log = events;
  };
  state.log = events;
  step(game, state, seat, move, () => {
    if (events.length > 0) endStep();
  });
  state.log = null;
  return [...steps.slice(0, -1), { events: steps.at(-1)?.events ?? [], state }];
}

/** A part of a move as one viewer sees it. */
export interface VisibleStep<G extends Playable<G>> {
  readonly events: readonly G['event'][];
  readonly view: G['view'];
}

/** The animation steps of several moves of one seat, one after another. */
export function visibleStepsOfSeries<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat,
  moves: readonly Move<G>[],
  viewer: Seat | null,
): VisibleStep<G>[] {
  const state = game.clone(s);
  return moves.flatMap((move) => {
    const steps = visibleSteps(game, state, { seat, move }, viewer);
    step(game, state, seat, move);
    return steps;
  });
}

/** A move as a seat, or a spectator, sees it. */
export const visibleSteps = <G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  { seat, move }: Answer<G>,
  viewer: Seat | null,
): VisibleStep<G>[] => visibleStepsOf(game, s, animationSteps(game, s, seat, move), viewer);

/** The steps of a move as a viewer sees them. One in which the viewer sees no change is merged into the next. */
export function visibleStepsOf<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  animated: readonly AnimationStep<G>[],
  viewer: Seat | null,
): VisibleStep<G>[] {
  const steps: VisibleStep<G>[] = [];
  let last = game.view(s, viewer);
  let events: G['event'][] = [];
  for (const { events: logged, state } of animated) {
    events.push(...logged.flatMap((event) => game.redact(event, viewer) ?? []));
    const view = game.view(state, viewer);
    if (same(view, last)) continue;
    steps.push({ events, view });
    last = view;
    events = [];
  }
  return steps;
}
