import { useEffect } from 'react';
import type { TableActions } from '../table/table.ts';

/** Keys for the whole table: a digit plays the move of that number, U takes back, Y plays again, Escape lets go. While things move, any key goes on; while something covers the table, none reaches it. */
export function useKeys(actions: TableActions, answers: readonly unknown[], underWay: boolean, covered: boolean): void {
  useEffect(() => {
    if (covered) return;
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      const typing = target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (underWay) return actions.skip();
      const chosen = /^[1-9]$/.test(key) ? answers[Number(key) - 1] : undefined;
      if (chosen !== undefined) actions.choose(chosen);
      else if (event.code === 'KeyU') actions.undo();
      else if (event.code === 'KeyY') actions.redo();
      else if (key === 'Escape') actions.unpick();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [actions, answers, underWay, covered]);
}
