import { captionAt, type Moment, type TurnCaption } from './captions.ts';

/** A caption stays for at least as long as it takes to read it, in milliseconds. */
const LETTER = 60;
const LEAST = 1200;
const readingTime = ({ text }: TurnCaption): number => Math.max(LEAST, text.length * LETTER);

/** So many captions wait for the current one to be read; of more than that, the oldest are left to the log. */
const WAITING = 2;

/**
 * Shows captions one after another, each until it can have been read. One caption per turn: while a turn goes on, only the newest words
 * about it wait. What the viewer plays, takes back or has to know at once is never kept waiting.
 */
export class CaptionQueue {
  private shown: TurnCaption | null = null;
  private waiting: TurnCaption[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly present: (said: TurnCaption | null) => void;

  constructor(present: (said: TurnCaption | null) => void) {
    this.present = present;
  }

  /** Something has happened, or the table is at rest. */
  at(moment: Moment): void {
    const newest = this.waiting.at(-1) ?? this.shown;
    const next = captionAt(newest, moment);
    if (next === newest) return;
    if (next === null || next.harmsViewer || this.timer === null || this.shown === null) this.show(next);
    else this.wait(next);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
  }

  private wait(said: TurnCaption): void {
    if (said.text === this.shown?.text) return;
    const others = this.waiting.filter(({ turn }) => turn === null || turn !== said.turn);
    this.waiting = [...others, said].slice(-WAITING);
  }

  private show(said: TurnCaption | null): void {
    this.stop();
    this.shown = said;
    this.present(said);
    if (said !== null) this.timer = setTimeout(() => this.next(), readingTime(said));
  }

  private next(): void {
    this.timer = null;
    const [said, ...later] = this.waiting;
    if (said === undefined) return;
    this.show(said);
    this.waiting = later;
  }
}
