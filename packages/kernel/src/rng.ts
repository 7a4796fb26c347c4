import { sha256 } from './sha256.ts';

/**
 * Four 32-bit words of an sfc32 generator. Plain data inside the state, changed in place, never shown.
 * The words are stored signed: the engine then keeps them as small integers, and drawing is twice as fast.
 */
export type Rng = [number, number, number, number];

/** The generator of a text: equal texts give equal generators. */
export function rngFrom(text: string): Rng {
  const digest = sha256(text);
  return [0, 8, 16, 24].map((at) => Number.parseInt(digest.slice(at, at + 8), 16) | 0) as Rng;
}

/** The next 32 bits. */
export function word(rng: Rng): number {
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const counter = rng[3];
  const out = (((a + b) | 0) + counter) >>> 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + out) | 0;
  rng[3] = (counter + 1) | 0;
  return out;
}

/** A whole number from 0 to n − 1, all equally likely (multiply and reject). */
export function below(rng: Rng, n: number): number {
  let product = word(rng) * n;
  let low = product >>> 0;
  if (low < n) {
    const unfair = (0x1_0000_0000 - n) % n;
    while (low < unfair) {
      product = word(rng) * n;
      low = product >>> 0;
    }
  }
  return (product - low) / 0x1_0000_0000;
}

export function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)]!;
}

/** Fisher–Yates, in place; returns the same array. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
  return items;
}

/** Another generator, seeded by this one: for a determinized state, or the next of many games. */
export const branch = (rng: Rng): Rng => [word(rng) | 0, word(rng) | 0, word(rng) | 0, word(rng) | 0];
