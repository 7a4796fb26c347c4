import type { Playable, Seat } from '@fathom/kernel';
import { SceneQueue } from './scene-queue.ts';
import type { Scene, Shown } from './scene.ts';
import { atRest, isOwnMove, lingering, STEP, timedScenes, turnOf, type Pace, type ShownTurn } from './timed-scenes.ts';

export interface Animator<G extends Playable<G>> {
  add(scene: Scene<G>): void;
  /** Skips to the end of the turn that is being shown. */
  skip(): void;
  /** Shows the latest turn of a seat again, or the latest of any other. */
  again(seat: Seat | null): void;
  /** Begins nothing new for now, while something else is to be seen. Returns how to go on. */
  hold(): () => void;
  stop(): void;
}

/** So many turns can be shown again. */
const REMEMBERED = 8;

/** Shows what happens step by step: each turn of another player for long enough to be seen, none of them cut short. */
export function createAnimator<G extends Playable<G>>(pace: Pace<G>, present: (shown: Shown<G>) => void): Animator<G> {
  const queue = new SceneQueue<G>(present);
  let turns: ShownTurn<G>[] = [];
  let latest: Scene<G> | null = null;
  return {
    add(scene) {
      const isMine = isOwnMove(scene);
      if (isMine) queue.finish();
      const last = turns.at(-1);
      const turn = turnOf(scene, latest, last, pace);
      latest = scene;
      if (scene.steps.length > 0) {
        if (last !== undefined && last !== turn && queue.isRunning) queue.add(lingering(last, pace));
        if (last !== turn) turns = [...turns, turn].slice(-REMEMBERED);
        queue.continueTurn(turn);
      }
      queue.add(timedScenes(scene, pace, turn));
      if (pace.travel() === 0) queue.finish();
      else queue.run();
    },
    skip: () => queue.skipTurn(),
    again(seat) {
      const turn = turns.findLast(({ by }) => (seat === null ? by !== latest?.viewer : by === seat));
      if (turn === undefined || latest === null || queue.isRunning || pace.travel() === 0) return;
      const slow = pace.travel() * STEP.slow;
      queue.add([...turn.scenes.map((scene) => ({ ...scene, ms: Math.min(scene.ms, slow) })), atRest(latest)]);
      queue.run();
    },
    hold() {
      queue.hold();
      return () => queue.release();
    },
    stop: () => queue.stop(),
  };
}
