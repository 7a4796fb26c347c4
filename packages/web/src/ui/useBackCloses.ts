import { useEffect, useRef } from 'react';

/** Something that is open over the page, and can be closed by going back. */
interface Layer {
  isOpen: boolean;
  close: () => void;
}

/** What is open, the topmost last. */
const layers: Layer[] = [];
/** Steps back that this module takes itself, to remove an entry that is no longer needed. */
let own = 0;

function wentBack(): void {
  if (own > 0) own--;
  else layers.pop()?.close();
}

/** While something is open over the page, going back (by button, key or gesture) closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const layer = useRef<Layer>({ isOpen, close });
  useEffect(() => {
    layer.current.close = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const mine = layer.current;
    mine.isOpen = true;
    if (!layers.includes(mine)) open(mine);
    return () => {
      mine.isOpen = false;
      setTimeout(() => leave(mine)); // it may be opened again at once
    };
  }, [isOpen]);
}

function open(layer: Layer): void {
  if (layers.length === 0) addEventListener('popstate', wentBack); // adding it twice does nothing
  layers.push(layer);
  history.pushState({ layer: layers.length }, '');
}

/** Removes what was closed in another way, and its entry in the history, unless another page was opened since. */
function leave(layer: Layer): void {
  const at = layers.indexOf(layer);
  if (layer.isOpen || at < 0) return;
  layers.splice(at, 1);
  if ((history.state as { readonly layer?: number } | null)?.layer === undefined) return;
  own++;
  history.back();
}
