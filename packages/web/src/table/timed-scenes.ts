import type { Playable, Seat } from '@fathom/kernel';
import { answeredFor, isViewersOwn, still, type Scene, type Shown } from './scene.ts';

export interface Pace<G extends Playable<G>> {
  /** Milliseconds that a piece takes to move; 0 without animation. */
  readonly travel: () => number;
  /** Does this take something from a seat? */
  readonly harms: (event: G['event'], seat: Seat) => boolean;
  /** Whose turn it is; null if that is not known. */
  readonly turnOf: (view: G['view']) => Seat | null;
}

/* In travel times of a piece, 340 ms at the normal pace. */
/** A turn of another player is on the screen for at least this long, and for so much longer if the turn of yet another follows. */
const TURN = 4.5;
const LINGER = 2;
/** The first steps of a turn are slower than the others, so that long turns do not drag on. */
export const STEP = { first: 1.6, later: 0.9, slow: 3 };
/** How long the pause after something was done to the viewer may last. */
const PAUSE = 24;

/** One position on the screen, and for how long. */
export interface TimedScene<G extends Playable<G>> {
  readonly shown: Shown<G>;
  readonly ms: number;
  /** The turn that it is part of; null between turns. */
  readonly turn: ShownTurn<G> | null;
  /** Only makes the turn long enough: not needed if the turn goes on. */
  readonly isHold?: true;
}

/** A turn as it is shown, step by step, with what others answered in it. */
export interface ShownTurn<G extends Playable<G>> {
  readonly id: number;
  readonly by: Seat | null;
  /** Something else answered for the viewer. */
  readonly isAnswered: boolean;
  readonly scenes: TimedScene<G>[];
  readonly events: G['event'][];
}

/**
 * A player's own move is shown at once: a running animation is skipped. What was answered in their place is shown like the move of another.
 */
export const isOwnMove = <G extends Playable<G>>(scene: Scene<G>): boolean => scene.steps.length > 0 && isViewersOwn(scene);

const actorOf = <G extends Playable<G>>({ log }: Pick<Scene<G>, 'log'>): Seat | null => log.at(-1)?.by ?? null;

/**
 * The turn that a move is part of: the one that is being shown, if the move was answered in it. What the viewer does, or what is answered
 * in their place, is a turn of its own.
 */
export function turnOf<G extends Playable<G>>(
  scene: Scene<G>,
  before: Scene<G> | null,
  last: ShownTurn<G> | undefined,
  pace: Pace<G>,
): ShownTurn<G> {
  const isAnswered = answeredFor(scene) !== null;
  const isApart = isOwnMove(scene) || isAnswered;
  const owner = isApart || before === null ? null : pace.turnOf(before.seatView.view);
  const by = owner === null || owner === scene.viewer ? actorOf(scene) : owner;
  if (last !== undefined && last.by === by && last.isAnswered === isAnswered && !isOwnMove(scene)) return last;
  return { id: (last?.id ?? 0) + 1, by, isAnswered, scenes: [], events: [] };
}

/** Where a move has led to, at rest. */
export const atRest = <G extends Playable<G>>(scene: Scene<G>): TimedScene<G> => ({ shown: still(scene), ms: 0, turn: null });

/** The steps of a move, and the position that it leads to. A turn of another player stays until it was long enough. */
export function timedScenes<G extends Playable<G>>(
  scene: Scene<G>,
  { travel, harms }: Pace<G>,
  turn: ShownTurn<G>,
): readonly TimedScene<G>[] {
  const { steps, viewer, seatView, log } = scene;
  const isMine = isOwnMove(scene);
  const captionEvents = isMine ? [] : [...turn.events, ...steps.flatMap(({ events }) => events)];
  const scenes: TimedScene<G>[] = [];
  for (const [i, step] of (isMine ? steps.slice(0, -1) : steps).entries()) {
    turn.events.push(...step.events);
    const harmsViewer = !isMine && viewer !== null && step.events.some((event) => harms(event, viewer));
    const shown: Shown<G> = {
      ...scene,
      seatView: { ...seatView, view: step.view, moves: [] },
      log: i === steps.length - 1 ? log : log.slice(0, -1),
      happening: isMine ? [] : [...turn.events],
      captionEvents,
      turn: turn.id,
      harmsViewer,
      isAnimating: true,
      acting: actorOf(scene),
      answeredBy: answeredFor(scene),
    };
    const length = isMine ? 1 : harmsViewer ? PAUSE : turn.scenes.length < 3 ? STEP.first : STEP.later;
    const timed = { shown, ms: travel() * length, turn };
    turn.scenes.push(timed);
    scenes.push(timed);
  }
  const rest = TURN * travel() - turn.scenes.reduce((sum, { ms }) => sum + ms, 0);
  const last = scenes.at(-1);
  const hold = isMine || last === undefined || rest <= 0 ? [] : [{ ...last, ms: rest, isHold: true as const }];
  return [...scenes, ...hold, travel() === 0 && !isMine && last !== undefined ? atRestWithCaption(scene, turn) : atRest(scene)];
}

/** The end of a turn, for those who still look at it while the next one is due. */
export function lingering<G extends Playable<G>>(turn: ShownTurn<G>, { travel }: Pace<G>): readonly TimedScene<G>[] {
  const last = turn.scenes.at(-1);
  return last === undefined ? [] : [{ ...last, ms: LINGER * travel() }];
}

/** Without animation no step is seen: what a move led to comes together with what happened, for the caption. */
const atRestWithCaption = <G extends Playable<G>>(scene: Scene<G>, { id, by, events, scenes }: ShownTurn<G>): TimedScene<G> => ({
  ...atRest(scene),
  shown: {
    ...still(scene),
    happening: [...events],
    captionEvents: [...events],
    turn: id,
    harmsViewer: scenes.some(({ shown }) => shown.harmsViewer),
    acting: by,
    answeredBy: answeredFor(scene),
  },
});
