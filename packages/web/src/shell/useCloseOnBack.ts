import { useEffect, useRef } from 'react';

/** While something is open over the table, going back (by button, key or gesture) closes it, and the page stays. */
export function useCloseOnBack(close: (() => void) | null): void {
  const latest = useRef(close);
  const entry = useRef<number | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    latest.current = close;
  });
  const isClosable = close !== null;
  useEffect(() => {
    if (!isClosable) return;
    isOpen.current = true;
    if (!isOurs(entry.current)) {
      entry.current = Date.now();
      history.pushState({ over: entry.current }, '');
    }
    const wentBack = (): void => latest.current?.();
    addEventListener('popstate', wentBack);
    return () => {
      removeEventListener('popstate', wentBack);
      isOpen.current = false;
      // Closed in another way: its entry must not remain in the history. It may also be opened again at once.
      setTimeout(() => {
        if (!isOpen.current && isOurs(entry.current)) history.back();
      });
    };
  }, [isClosable]);
}

/** Is the current entry of the history the one that was made for this? */
const isOurs = (entry: number | null): boolean => entry !== null && (history.state as { over?: number } | null)?.over === entry;
