import type { Playable } from '@fathom/kernel';
import type { Shown } from './scene.ts';
import type { TimedScene, ShownTurn } from './timed-scenes.ts';

/** Presents timed scenes one after another. */
export class SceneQueue<G extends Playable<G>> {
  private waiting: TimedScene<G>[] = [];
  private current: TimedScene<G> | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isHeld = false;
  private readonly present: (shown: Shown<G>) => void;

  constructor(present: (shown: Shown<G>) => void) {
    this.present = present;
  }

  get isRunning(): boolean {
    return this.timer !== null;
  }

  add(scenes: readonly TimedScene<G>[]): void {
    this.waiting.push(...scenes);
  }

  /** Presents what was added, unless something is on the screen for its time. */
  run(): void {
    if (!this.isRunning) this.next();
  }

  /** Presents nothing new until it is released or finished. */
  hold(): void {
    this.isHeld = true;
  }

  release(): void {
    this.isHeld = false;
    this.run();
  }

  /** Presents the last scene at once. */
  finish(): void {
    const last = this.waiting.at(-1);
    this.isHeld = false;
    this.stop();
    if (last !== undefined) this.present(last.shown);
  }

  /** Leaves out the rest of the turn that is being shown. */
  skipTurn(): void {
    const rest = this.waiting.findIndex(({ turn }) => turn !== null && turn !== this.current?.turn);
    if (!this.isRunning || rest < 0) return this.finish();
    this.stopTimer();
    this.waiting = this.waiting.slice(rest);
    this.next();
  }

  /** The turn goes on: what was to be shown after it is not needed. */
  continueTurn(turn: ShownTurn<G>): void {
    const end = this.waiting.findIndex((scene) => scene.isHold === true && scene.turn === turn);
    if (end >= 0) this.waiting = this.waiting.slice(0, end);
    if (this.isRunning && this.current?.isHold === true && this.current.turn === turn) this.stop();
  }

  /** Presents nothing more. */
  stop(): void {
    this.stopTimer();
    this.waiting = [];
  }

  private next(): void {
    this.timer = null;
    if (this.isHeld) return;
    const scene = this.waiting.shift();
    if (scene === undefined) return;
    this.current = scene;
    this.present(scene.shown);
    if (scene.ms > 0) this.timer = setTimeout(() => this.next(), scene.ms);
    else this.next();
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
