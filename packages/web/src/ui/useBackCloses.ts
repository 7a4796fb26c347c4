import { useEffect, useRef } from 'react';

/** What is open over the page, the topmost last: each closes itself. */
const layers: { readonly close: () => void }[] = [];
/** How many entries of the history were made for them; each has its number as its state. */
let entries = 0;
/** This module steps back itself, to remove entries that are no longer needed. Nothing else is done until it has arrived. */
let isSteppingBack = false;
let isListening = false;

const entryNow = (): number => (history.state as { readonly layer?: number } | null)?.layer ?? 0;

function wentBack(): void {
  if (isSteppingBack) {
    isSteppingBack = false;
    settle();
    return;
  }
  entries = Math.min(entries, entryNow());
  while (layers.length > entries) layers.pop()!.close();
}

/** Makes as many entries as there are layers. What was closed and opened in the same moment keeps its entry. */
function settle(): void {
  if (isSteppingBack) return;
  if (entries > layers.length) {
    isSteppingBack = entryNow() === entries; // otherwise another page was opened from a layer
    if (isSteppingBack) history.go(layers.length - entries);
    entries = layers.length;
  }
  while (entries < layers.length) history.pushState({ layer: ++entries }, '');
}

/** While something is open over the page, going back closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    if (!isListening) addEventListener('popstate', wentBack);
    isListening = true;
    const layer = { close: () => latest.current() };
    layers.push(layer);
    queueMicrotask(settle);
    return () => {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1); // unless going back has closed it
      queueMicrotask(settle);
    };
  }, [isOpen]);
}
