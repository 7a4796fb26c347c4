import { useEffect } from 'react';
import type { TableActions } from '../table/table.ts';

/**
 * Keyboard shortcuts of the table: a digit presses the button of that number, U is undo, Y is redo, R shows the last turn again, Escape
 * clears the last choice.
 * During an animation any key skips it; while something covers the table, no key works.
 */
export function useKeys(actions: TableActions, offers: readonly { act: () => void }[], underWay: boolean, covered: boolean): void {
  useEffect(() => {
    if (covered) return;
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      const typing = target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (underWay) {
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
  }, [actions, offers, underWay, covered]);
}
