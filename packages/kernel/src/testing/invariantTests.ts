import type { Playable } from '../game.ts';
import type { Ply } from './randomGame.ts';

export interface InvariantSubject<G extends Playable<G>> {
  readonly games: () => Iterable<Iterable<Ply<G>>>;
  readonly invariants: Readonly<Record<string, (s: G['state']) => boolean>>;
  /** At least so many kinds of events occur in these games. */
  readonly leastKinds: number;
}

/** The test runner: the kernel imports none. */
interface InvariantContext {
  readonly beforeAll: (body: () => void) => void;
  readonly test: (name: string, body: () => void) => void;
  readonly expect: (value: unknown) => { toBeUndefined(): void; toBeGreaterThanOrEqual(least: number): void };
}

/** Declares a test for each invariant: it holds at every ply of these games. */
export function invariantTests<G extends Playable<G>>(
  { games, invariants, leastKinds }: InvariantSubject<G>,
  { beforeAll, test, expect }: InvariantContext,
): void {
  /** The first state in which each does not hold. */
  const broken = new Map<string, string>();
  const kinds = new Set<unknown>();

  beforeAll(() => {
    for (const game of games()) {
      for (const { s, events } of game) {
        for (const event of events) kinds.add('type' in event ? event.type : event);
        for (const [name, holds] of Object.entries(invariants)) if (!broken.has(name) && !holds(s)) broken.set(name, JSON.stringify(s));
      }
    }
  });

  for (const name of Object.keys(invariants)) test(name, () => expect(broken.get(name)).toBeUndefined());
  test('nearly every kind of event occurs in these games', () => expect(kinds.size).toBeGreaterThanOrEqual(leastKinds));
}
