/** The table of a deal; a second one for the same deal has something after it. */
export const dailyTable = (game: string, day: string, again = ''): string => `daily-${game}-${day}${again === '' ? '' : `-${again}`}`;

/** Whose deal a table is; null if it is none. */
export function dealAt(table: string): { readonly game: string; readonly day: string } | null {
  const [, game, day] = /^daily-(.+?)-(\d{4}-\d\d-\d\d)(?:-|$)/.exec(table) ?? [];
  return game === undefined || day === undefined ? null : { game, day };
}
