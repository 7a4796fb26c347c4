/** A stream of numbers in [0, 1) that depends on nothing but the word it grew from. */
export interface Seed {
  (): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
}

/** FNV-1a. */
export function digest(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return state >>> 0;
}

/** Mulberry32. */
export function seed(word: string): Seed {
  let state = digest(word);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, { between: (low: number, high: number) => low + next() * (high - low) });
}

/** The numbers below `count`, for drawing a thing several times. */
export const times = <T>(count: number, draw: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => draw(index));
