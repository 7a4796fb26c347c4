import type { Seat } from '@fathom/kernel';
import { useEffect } from 'react';
import { isForTable } from './keys.ts';
import { nearSeat } from './Seats.tsx';

/** The parts of a table that one can go to directly, with the keys that lead there. */
export const areaKeys = { moves: 'M', mine: 'A', table: 'B', log: 'G' } as const;
export type Area = keyof typeof areaKeys;

/** Where the focus goes: to the moves, to the first piece of the viewer, or to the first piece in the middle. */
export function goTo(area: Exclude<Area, 'log'>, viewer: Seat | null): void {
  const own = `[data-zone^="players.${nearSeat(viewer)}."] [data-piece]`;
  const found = {
    moves: '[data-focus-home]',
    mine: `.table-board ${own}`,
    table: `.table-board [data-piece]:not(${own})`,
  }[area];
  const isThere = (each: HTMLElement): boolean => each.checkVisibility() && !each.matches(':disabled');
  [...document.querySelectorAll<HTMLElement>(found)].find(isThere)?.focus();
}

/** A key for each area, and the question mark for the list of all keys. */
export function useAreaKeys(go: (area: Area) => void, showKeys: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isForTable(event)) return;
      const area = (Object.keys(areaKeys) as Area[]).find((each) => event.code === `Key${areaKeys[each]}`);
      if (event.key === '?') showKeys();
      else if (area !== undefined) go(area);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
