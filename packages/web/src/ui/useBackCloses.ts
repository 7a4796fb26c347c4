import { useEffect, useRef } from 'react';

/** What is open over the page, the topmost last: each closes itself. */
const layers: { readonly close: () => void }[] = [];
/** Steps back that this module takes itself, to remove an entry that is no longer needed. */
let own = 0;

function wentBack(): void {
  if (own > 0) own--;
  else layers.pop()?.close();
}

/** While something is open over the page, going back closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    if (layers.length === 0) addEventListener('popstate', wentBack);
    const layer = { close: () => latest.current() };
    layers.push(layer);
    history.pushState({ layer: layers.length }, '');
    return () => {
      const at = layers.indexOf(layer);
      if (at < 0) return; // closed by going back
      layers.splice(at, 1);
      const state = history.state as { readonly layer?: number } | null;
      if (state?.layer === undefined) return; // another page was opened from it
      own++;
      history.back();
    };
  }, [isOpen]);
}
