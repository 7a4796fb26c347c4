import { command, type Key } from './keys.ts';
import { tones, type Paint } from './paint.ts';
import type { Size } from './screen.ts';
import type { Terminal } from './terminal.ts';
import { fit, fitRight, width } from './width.ts';

/** The selected item, and the digits typed so far. */
export interface Menu {
  readonly at: number;
  readonly typed: string;
}

export const menu: Menu = { at: 0, typed: '' };

/** The layout of the items: so many lines, so many columns, read downwards. */
export interface Grid {
  readonly lines: number;
  readonly columns: number;
}

const MOST_COLUMNS = 3;
/** Up to this number of items there is one column. */
const SHORT = 4;

/** The fewest columns that show everything; beyond that the list scrolls. */
export function gridOf(items: readonly string[], cells: number, rows: number): Grid {
  const widest = Math.max(...items.map(width)) + NUMBER + 2;
  const most = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(cells / widest)));
  const columns = Math.min(most, Math.max(1, Math.ceil(items.length / Math.min(rows, SHORT))));
  return { columns, lines: Math.min(rows, Math.ceil(items.length / columns)) };
}

/** The effect of a key: another selection, an item picked, or none. */
export function press(m: Menu, key: Key, count: number, lines: number): Menu | { readonly picked: number } | null {
  const to = (at: number): Menu => ({ at: Math.max(0, Math.min(count - 1, at)), typed: '' });
  switch (key) {
    case 'up':
      return { at: (m.at + count - 1) % count, typed: '' };
    case 'down':
      return { at: (m.at + 1) % count, typed: '' };
    case 'left':
      return to(m.at - lines);
    case 'right':
      return to(m.at + lines);
    case 'pageup':
    case 'home':
      return to(0);
    case 'pagedown':
    case 'end':
      return to(count - 1);
    case 'return':
      return { picked: m.at };
    case 'backspace':
      return m.typed === '' ? null : typed(m, m.typed.slice(0, -1), count);
    default:
      return /^\d$/.test(key) ? digit(m, key, count) : null;
  }
}

/** With up to nine items a digit picks at once; with more, digits are collected until Enter. */
function digit(m: Menu, key: Key, count: number): Menu | { readonly picked: number } {
  if (count > 9) return typed(m, m.typed + key, count) ?? typed(m, key, count) ?? { ...m, typed: '' };
  const picked = Number(key) - 1;
  return picked >= 0 && picked < count ? { picked } : m;
}

function typed(m: Menu, digits: string, count: number): Menu | null {
  if (digits === '') return { ...m, typed: '' };
  const at = Number(digits) - 1;
  return at >= 0 && at < count ? { at, typed: digits } : null;
}

const NUMBER = 6;

export function menuLines(items: readonly string[], m: Menu, grid: Grid, cells: number, paint: Paint): string[] {
  const space = Math.floor(cells / grid.columns);
  const page = grid.lines * grid.columns;
  const from = items.length <= page ? 0 : Math.min(Math.floor(m.at / grid.lines) * grid.lines, Math.max(0, items.length - page));
  const cell = (i: number): string => {
    const item = items[i];
    if (item === undefined) return ' '.repeat(space);
    const chosen = i === m.at;
    const number = fitRight(String(i + 1), items.length > 9 ? 2 : 1);
    const lead = chosen ? paint.fg(tones.ember, paint.bold(` ❯ ${number} `)) : `   ${paint.fg(tones.glow, number)} `;
    return fit(`${lead}${chosen ? paint.bold(item) : paint.fg(tones.muted, item)}`, space);
  };
  const lines = Array.from({ length: grid.lines }, (_, line) =>
    Array.from({ length: grid.columns }, (_unused, column) => cell(from + column * grid.lines + line)).join(''),
  );
  if (items.length > page) {
    const last = Math.min(items.length, from + page);
    lines[lines.length - 1] = fit(lines.at(-1)!, cells - 12) + paint.fg(tones.faint, fitRight(`${from + 1}–${last} / ${items.length}`, 12));
  }
  return lines;
}

/** Lets the user choose an item of a menu, in at most so many lines; null if the user quits. `page` is the screen around it. */
export async function choose(
  t: Terminal,
  items: readonly string[],
  mostLines: (rows: number) => number,
  page: (menu: readonly string[], size: Size) => string[],
  first = 0,
): Promise<number | null> {
  let at: Menu = { at: first, typed: '' };
  for (;;) {
    t.screen.show((size) => {
      const { columns, rows } = size;
      return page(menuLines(items, at, gridOf(items, columns, mostLines(rows)), columns, t.paint), size);
    });
    const key = await t.keyboard.next();
    const pressed = press(at, key, items.length, items.length);
    if (pressed === null && (command(key) === 'q' || key === 'escape')) return null;
    if (pressed !== null && 'picked' in pressed) return pressed.picked;
    at = pressed ?? at;
  }
}
