import { useEffect } from 'react';
import type { TableActions } from '../table/table.ts';

/**
 * Keyboard shortcuts of the table: a digit presses the button of that number, U is undo, Y is redo, R shows the last turn again, Escape
 * clears the last choice.
 * During an animation any key skips it; while something covers the table, no key works.
 */
export function useKeys(actions: TableActions, offers: readonly { act: () => void }[], isAnimating: boolean, covered: boolean): void {
  useEffect(() => {
    if (covered) return;
    const press = (event: KeyboardEvent): void => {
      const { key } = event;
      if (!isForTable(event)) return;
      if (isAnimating) {
        if (key === ' ') event.preventDefault();
        return actions.skip();
      }
      const offer = /^[1-9]$/.test(key) ? offers[Number(key) - 1] : undefined;
      if (offer !== undefined) offer.act();
      else if (event.code === 'KeyU') actions.undo();
      else if (event.code === 'KeyY') actions.redo();
      else if (event.code === 'KeyR') actions.again(null);
      else if (key === 'Escape') actions.unpick();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [actions, offers, isAnimating, covered]);
}

/** L opens and closes the list of all moves. */
export function useListKey(toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.code === 'KeyL' && isForTable(event)) toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Not typed into a field or a dialog, and no shortcut of the browser. */
export function isForTable({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyped = target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
  return !isTyped && !ctrlKey && !metaKey && !altKey;
}
