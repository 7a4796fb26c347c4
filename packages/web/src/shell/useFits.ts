import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useWindowSize } from '../ui/shape.ts';

/**
 * Whether what is in an element fits into one around it, which the selector names. It is tried, and measured before it is painted; what did
 * not fit is tried again when the content or the size of the window has changed.
 */
export function useFits<E extends Element>(around: string, content: string): { readonly ref: RefObject<E | null>; readonly fits: boolean } {
  const ref = useRef<E>(null);
  const tried = `${useWindowSize()} ${content}`;
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const measured = useRef<string | null>(null);
  useLayoutEffect(() => {
    const place = ref.current?.closest(around) ?? null;
    if (ref.current === null || place === null || measured.current === tried) return;
    measured.current = tried;
    if (!isWithin(ref.current, place)) setTooLarge(tried);
  });
  return { ref, fits: tooLarge !== tried };
}

/** A place has some pixels of space around it. */
const SLACK = 3;

function isWithin(element: Element, place: Element): boolean {
  if (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth) return false;
  const { top, bottom } = place.getBoundingClientRect();
  const boxes = [...element.children].map((child) => child.getBoundingClientRect());
  return boxes.every((box) => box.top >= top - SLACK && box.bottom <= bottom + SLACK);
}
