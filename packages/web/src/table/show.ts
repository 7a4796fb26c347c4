import type { Playable, Seat, VisibleStep } from '@fathom/kernel';
import type { Scene } from './scene.ts';

/** A scene as it is on the screen now, perhaps during an animation. */
export interface Shown<G extends Playable<G>> extends Scene<G> {
  /** What others are doing now, for a caption. */
  readonly happening: readonly G['event'][];
  /** Another player does this to the viewer. */
  readonly struck: boolean;
  /** An animation is running: nothing can be picked until it ends. */
  readonly underWay: boolean;
  /** Whose move is being shown, until it has been. */
  readonly acting: Seat | null;
}

export interface Pace<G extends Playable<G>> {
  /** Milliseconds that a piece takes to move; 0 without animation. */
  readonly travel: () => number;
  /** Does this take something from a seat? */
  readonly strikes: (event: G['event'], seat: Seat) => boolean;
}

export interface Show<G extends Playable<G>> {
  add(scene: Scene<G>): void;
  /** Skips to the newest scene. */
  skip(): void;
  stop(): void;
}

/** No animation takes longer, however much has happened. */
const PATIENCE = 1500;

interface Take<G extends Playable<G>> {
  readonly shown: Shown<G>;
  readonly ms: number;
}

/** Shows what happens one beat after another, each long enough to be seen, all together never too long. */
export function createShow<G extends Playable<G>>(pace: Pace<G>, present: (shown: Shown<G>) => void): Show<G> {
  let queue: Take<G>[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** When everything must have been shown. */
  let deadline = 0;

  function next(): void {
    timer = null;
    const take = queue.shift();
    if (take === undefined) return;
    present(take.shown);
    const due = take.ms + queue.reduce((sum, { ms }) => sum + ms, 0);
    if (take.ms > 0) timer = setTimeout(next, take.ms * Math.min(1, (deadline - performance.now()) / due));
    else next();
  }

  function skip(): void {
    const last = queue.at(-1);
    if (timer !== null) clearTimeout(timer);
    timer = null;
    queue = [];
    if (last !== undefined) present(last.shown);
  }

  return {
    add(scene) {
      if (isMyDoing(scene)) skip();
      queue.push(...takes(scene, pace));
      deadline = performance.now() + PATIENCE;
      if (pace.travel() === 0) skip();
      else if (timer === null) next();
    },
    skip,
    stop() {
      if (timer !== null) clearTimeout(timer);
      queue = [];
    },
  };
}

/** A player's own move is shown at once: a running animation is skipped. */
const isMyDoing = <G extends Playable<G>>({ told, viewer, beats }: Scene<G>): boolean => beats.length > 0 && told.at(-1)?.by === viewer;

/** Where a table is when nothing moves. */
export const still = <G extends Playable<G>>(scene: Scene<G>): Shown<G> => ({
  ...scene,
  happening: [],
  struck: false,
  underWay: false,
  acting: null,
});

function takes<G extends Playable<G>>(scene: Scene<G>, { travel, strikes }: Pace<G>): Take<G>[] {
  const { beats, viewer, look, told } = scene;
  const mine = isMyDoing(scene);
  const struck = ({ events }: VisibleStep<G>): boolean => !mine && viewer !== null && events.some((event) => strikes(event, viewer));
  const length = (beat: VisibleStep<G>): number => travel() * (mine ? 1 : struck(beat) ? 3 : 1.6);
  const on = beats.slice(0, -1).map((beat) => ({
    shown: {
      ...scene,
      look: { ...look, view: beat.view, moves: [] },
      told: told.slice(0, -1),
      happening: mine ? [] : beat.events,
      struck: struck(beat),
      underWay: true,
      acting: told.at(-1)?.by ?? null,
    },
    ms: length(beat),
  }));
  const last = beats.at(-1);
  if (last === undefined) return [{ shown: still(scene), ms: 0 }];
  return [...on, { shown: { ...still(scene), happening: mine ? [] : last.events, struck: struck(last) }, ms: length(last) }];
}
