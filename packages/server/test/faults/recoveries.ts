import { setTimeout as sleep } from 'node:timers/promises';
import type { Arena } from './contestant.ts';

/** How long tables stood still because of each fault. A measurement: nothing here can fail a test. */
export class Recoveries {
  private readonly measured = new Map<string, number[]>();

  /** A fault is about to begin. */
  begin({ progress }: Arena): void {
    for (const [table, each] of progress) progress.set(table, { ...each, longest: 0 });
  }

  /** Waits until every table that is being played has gone on. */
  async settle({ progress }: Arena, name: string): Promise<void> {
    const playing = [...progress].filter(([, { isOver }]) => !isOver);
    for (const [table, { seq }] of playing) while (progress.get(table)!.seq <= seq) await sleep(5);
    const longest = Math.max(0, ...playing.map(([table]) => progress.get(table)!.longest));
    this.measured.set(name, [...(this.measured.get(name) ?? []), longest]);
  }

  print(): void {
    const seconds = (ms: number): string => (ms / 1000).toFixed(1);
    for (const [name, times] of this.measured) {
      const sorted = times.toSorted((a, b) => a - b);
      const [middle, most] = [sorted[sorted.length >> 1]!, sorted.at(-1)!];
      console.log(`${name}: ${sorted.length} times; the slowest table stood still for ${seconds(middle)} s, at most ${seconds(most)} s`);
    }
  }
}
