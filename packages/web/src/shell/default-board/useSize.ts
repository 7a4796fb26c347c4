import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element, now and whenever it changes. */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current!;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

const narrow = matchMedia('(width < 900px)');

const onChange = (changed: () => void): (() => void) => {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
};

/** The screen has no room for the list of seats beside the board. */
export const useNarrow = (): boolean => useSyncExternalStore(onChange, () => narrow.matches);
