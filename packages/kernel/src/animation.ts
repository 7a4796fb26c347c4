import { step, withLog, type Between } from './drive.ts';
import type { Game, Move, Playable, Seat } from './game.ts';
import { same } from './hash.ts';
import type { Answer } from './record.ts';

/** A part of a move that is shown at once: what happened, and the state after it. */
export interface AnimationStep<G extends Playable<G>> {
  readonly events: readonly G['event'][];
  readonly state: G['state'];
}

/** Splits a move into steps while it is played: one for every step of the rules that logged something. */
export class StepSplitter<G extends Playable<G>> {
  private readonly game: Game<G>;
  private readonly steps: AnimationStep<G>[] = [];
  private shown = 0;

  constructor(game: Game<G>) {
    this.game = game;
  }

  readonly between: Between<G> = (s) => {
    const { log } = s;
    if (log === null || log.length === this.shown) return;
    s.log = null;
    this.steps.push({ events: log.slice(this.shown), state: this.game.clone(s) });
    s.log = log;
    this.shown = log.length;
  };

  /** All steps of the move, which has led to this state with these events. What comes after the last event belongs to its step. */
  endingAt(state: G['state'], events: readonly G['event'][]): readonly AnimationStep<G>[] {
    if (events.length > this.shown) return [...this.steps, { events: events.slice(this.shown), state }];
    return [...this.steps.slice(0, -1), { events: this.steps.at(-1)?.events ?? [], state }];
  }
}

/**
 * Plays a listed move on a copy and splits it into steps, so that screens can show one change after another. The last one has the
 * same state as `play`.
 */
export function animationSteps<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat,
  move: Move<G>,
): readonly AnimationStep<G>[] {
  const splitter = new StepSplitter(game);
  const copy = game.clone(s);
  const { state, events } = withLog<G>(copy, () => step(game, copy, seat, move, splitter.between));
  return splitter.endingAt(state, events);
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

/**
 * The steps of a move as a viewer sees them. One in which the viewer sees no change is merged into the next. `viewOf` is for callers
 * that have some of the views already.
 */
export function visibleStepsOf<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  animated: readonly AnimationStep<G>[],
  viewer: Seat | null,
  viewOf: (s: G['state']) => G['view'] = (state) => game.view(state, viewer),
): VisibleStep<G>[] {
  const steps: VisibleStep<G>[] = [];
  let last = viewOf(s);
  let events: G['event'][] = [];
  for (const { events: logged, state } of animated) {
    events.push(...logged.flatMap((event) => game.redact(event, viewer) ?? []));
    const view = viewOf(state);
    if (same(view, last)) continue;
    steps.push({ events, view });
    last = view;
    events = [];
  }
  return steps;
}
