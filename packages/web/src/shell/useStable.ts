import { same } from '@fathom/kernel';
import { useRef } from 'react';

/** Keeps the previous value while the new one is equal to it as plain data, so that what depends on it is not computed again. */
export function useStable<T>(value: T): T {
  const kept = useRef(value);
  if (!same(kept.current, value)) kept.current = value;
  return kept.current;
}

/**
 * The same for every part of a value: those that have not changed are the previous ones, so that pieces shown from them are not rendered
 * again.
 */
export function useStableParts<T>(value: T): T {
  const kept = useRef(value);
  kept.current = withKeptParts(kept.current, value);
  return kept.current;
}

/** Plain data equal to `now`, with every part that is equal to the one `before` taken from there. */
export function withKeptParts<T>(before: T, now: T): T {
  if (Object.is(before, now) || !isPart(before) || !isPart(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, keys] = [before as Record<string, unknown>, Object.keys(now)];
  const parts = keys.map((key) => withKeptParts(old[key], (now as Record<string, unknown>)[key]));
  if (keys.length === Object.keys(old).length && keys.every((key, i) => key in old && Object.is(old[key], parts[i]))) return before;
  return (Array.isArray(now) ? parts : Object.fromEntries(keys.map((key, i) => [key, parts[i]]))) as T;
}

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;
