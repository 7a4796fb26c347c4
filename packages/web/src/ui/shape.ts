import { useSyncExternalStore } from 'react';

/** The four shapes of a window that tables are laid out for. */
export type Shape = 'wide' | 'tablet' | 'phone' | 'low';

/** A phone on its side is low; anything narrow or upright is a phone or a tablet; the rest is wide. */
export function shapeOf(width: number, height: number): Shape {
  if (height < 500 && width > height) return 'low';
  if (width < 640) return 'phone';
  return width < 1000 || width < height ? 'tablet' : 'wide';
}

/** The size of the window. To ask the browser for it lays out the page, so that every render that did cost up to 20 ms on a slow phone. */
let known: { readonly width: number; readonly height: number } | null = null;

function windowSize(): { readonly width: number; readonly height: number } {
  if (known === null) {
    known = { width: innerWidth, height: innerHeight };
    addEventListener('resize', () => (known = { width: innerWidth, height: innerHeight }), { capture: true });
  }
  return known;
}

function now(): Shape {
  const { width, height } = windowSize();
  return shapeOf(width, height);
}

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

function size(): string {
  const { width, height } = windowSize();
  return `${width} × ${height}`;
}

/** The size of the window, as a text to compare. */
export const useWindowSize = (): string => useSyncExternalStore(subscribe, size);
