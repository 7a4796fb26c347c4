import { same } from '@fathom/kernel';
import { useRef } from 'react';

/** Keeps the previous value while the new one is equal to it as plain data, so that what depends on it is not computed again. */
export function useStable<T>(value: T): T {
  const kept = useRef(value);
  if (!same(kept.current, value)) kept.current = value;
  return kept.current;
}
