import type { Playable, Seat } from '@fathom/kernel';
import type { Scene } from './scene.ts';

/** A scene as it is on the screen now, perhaps during an animation. */
export interface Shown<G extends Playable<G>> extends Scene<G> {
  /** What others have done in the turn that is being shown, for a caption. */
  readonly happening: readonly G['event'][];
  /** Another player does this to the viewer: it waits until the viewer continues. */
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
  /** Skips to the end of the turn that is being shown. */
  skip(): void;
  /** Shows the latest turn of a seat again, or the latest of any other. */
  again(seat: Seat | null): void;
  stop(): void;
}

/* In travel times of a piece, 340 ms at the normal pace. */
/** A turn of another player is on the screen for at least this long. */
const TURN = 4.5;
/** The first steps of a turn are slower than the others, so that long turns do not drag on. */
const STEP = { first: 1.6, later: 0.9, slow: 3 };
/** How long the pause after something was done to the viewer may last. */
const PAUSE = 24;
/** So many turns can be shown again. */
const REMEMBERED = 8;

/** One position on the screen, and for how long. */
interface Take<G extends Playable<G>> {
  readonly shown: Shown<G>;
  readonly ms: number;
  /** The turn that it is part of; null between turns. */
  readonly turn: Turn<G> | null;
  /** Only makes the turn long enough: not needed if the turn goes on. */
  readonly isHold?: true;
}

/** What one player did without a break, step by step. */
interface Turn<G extends Playable<G>> {
  readonly by: Seat | null;
  readonly takes: Take<G>[];
  readonly events: G['event'][];
}

/** Shows what happens step by step: each turn of another player as a scene that is long enough to be seen, none of them cut short. */
export function createShow<G extends Playable<G>>(pace: Pace<G>, present: (shown: Shown<G>) => void): Show<G> {
  let queue: Take<G>[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let turns: Turn<G>[] = [];
  let current: Take<G> | null = null;
  let latest: Scene<G> | null = null;

  function next(): void {
    timer = null;
    const take = queue.shift();
    if (take === undefined) return;
    current = take;
    present(take.shown);
    if (take.ms > 0) timer = setTimeout(next, take.ms);
    else next();
  }

  function clear(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  /** Shows everything at once. */
  function finish(): void {
    const last = queue.at(-1);
    clear();
    queue = [];
    if (last !== undefined) present(last.shown);
  }

  function skip(): void {
    const rest = queue.findIndex(({ turn }) => turn === null || turn !== current?.turn);
    if (timer === null || rest < 0) return finish();
    clear();
    queue = queue.slice(rest);
    next();
  }

  /** The turn goes on: what was to be shown after it is not needed. */
  function goOn(turn: Turn<G>): void {
    const end = queue.findIndex((take) => take.isHold === true && take.turn === turn);
    if (end >= 0) queue = queue.slice(0, end);
    if (current?.isHold !== true || current.turn !== turn || timer === null) return;
    clear();
    queue = [];
  }

  return {
    add(scene) {
      latest = scene;
      const isMine = isMyDoing(scene);
      if (isMine) finish();
      const turn = isMine ? newTurn(scene) : turnOf(scene, turns.at(-1));
      if (scene.beats.length > 0 && turns.at(-1) !== turn) turns = [...turns, turn].slice(-REMEMBERED);
      if (scene.beats.length > 0) goOn(turn);
      queue.push(...takesOf(scene, pace, turn));
      if (pace.travel() === 0) finish();
      else if (timer === null) next();
    },
    skip,
    again(seat) {
      const turn = turns.findLast(({ by }) => (seat === null ? by !== latest?.viewer : by === seat));
      if (turn === undefined || latest === null || timer !== null || pace.travel() === 0) return;
      queue = [...turn.takes.map((take) => ({ ...take, ms: Math.min(take.ms, pace.travel() * STEP.slow) })), ending(latest)];
      next();
    },
    stop() {
      clear();
      queue = [];
    },
  };
}

/** A player's own move is shown at once: a running animation is skipped. */
const isMyDoing = <G extends Playable<G>>({ told, viewer, beats }: Scene<G>): boolean => beats.length > 0 && told.at(-1)?.by === viewer;

const actorOf = <G extends Playable<G>>({ told }: Scene<G>): Seat | null => told.at(-1)?.by ?? null;
const newTurn = <G extends Playable<G>>(scene: Scene<G>): Turn<G> => ({ by: actorOf(scene), takes: [], events: [] });

/** Several answers of one player are told as one turn. */
const turnOf = <G extends Playable<G>>(scene: Scene<G>, last: Turn<G> | undefined): Turn<G> =>
  last !== undefined && last.by === actorOf(scene) ? last : newTurn(scene);

/** Where a table is when nothing moves. */
export const still = <G extends Playable<G>>(scene: Scene<G>): Shown<G> => ({
  ...scene,
  happening: [],
  struck: false,
  underWay: false,
  acting: null,
});

const ending = <G extends Playable<G>>(scene: Scene<G>): Take<G> => ({ shown: still(scene), ms: 0, turn: null });

/** The steps of a move, and the position that it leads to. A turn of another player stays until it was long enough. */
function takesOf<G extends Playable<G>>(scene: Scene<G>, { travel, strikes }: Pace<G>, turn: Turn<G>): readonly Take<G>[] {
  const { beats, viewer, look, told } = scene;
  const isMine = isMyDoing(scene);
  const takes: Take<G>[] = [];
  for (const [i, step] of (isMine ? beats.slice(0, -1) : beats).entries()) {
    turn.events.push(...step.events);
    const struck = !isMine && viewer !== null && step.events.some((event) => strikes(event, viewer));
    const shown: Shown<G> = {
      ...scene,
      look: { ...look, view: step.view, moves: [] },
      told: i === beats.length - 1 ? told : told.slice(0, -1),
      happening: isMine ? [] : [...turn.events],
      struck,
      underWay: true,
      acting: actorOf(scene),
    };
    const length = isMine ? 1 : struck ? PAUSE : turn.takes.length < 3 ? STEP.first : STEP.later;
    const take = { shown, ms: travel() * length, turn };
    turn.takes.push(take);
    takes.push(take);
  }
  const rest = TURN * travel() - turn.takes.reduce((sum, { ms }) => sum + ms, 0);
  const last = takes.at(-1);
  const hold = isMine || last === undefined || rest <= 0 ? [] : [{ ...last, ms: rest, isHold: true as const }];
  return [...takes, ...hold, ending(scene)];
}
