import { useSyncExternalStore } from 'react';

/** The four shapes of a window that tables are laid out for. */
export type Shape = 'wide' | 'tablet' | 'phone' | 'low';

/** A phone on its side is low; anything narrow or upright is a phone or a tablet; the rest is wide. */
export function shapeOf(width: number, height: number): Shape {
  if (height < 500 && width > height) return 'low';
  if (width < 640) return 'phone';
  return width < 1000 || width < height ? 'tablet' : 'wide';
}

const now = (): Shape => shapeOf(innerWidth, innerHeight);

/** Style sheets read the shape and the system's text size from the root element. */
function show(): void {
  const { documentElement: root } = document;
  root.dataset['shape'] = now();
  const scale = Number.parseFloat(getComputedStyle(root).fontSize) / 16;
  root.style.setProperty('--text-scale', String(Math.min(2, Math.max(1, scale))));
}

/** Keeps the root element up to date; called once, before the first paint. */
export function followShape(): void {
  show();
  addEventListener('resize', show);
}

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

export const useShape = (): Shape => useSyncExternalStore(subscribe, now);
