import { command, type Key } from './keys.ts';
import { gridOf, menu, menuLines, press } from './menu.ts';
import { tones } from './paint.ts';
import type { Size } from './screen.ts';
import type { Terminal } from './terminal.ts';
import { flow, width, wrap } from './width.ts';

/** One item of a list, with its explanation. */
export interface Leaf {
  readonly label: string;
  /** Paragraphs. */
  readonly detail: readonly string[];
}

export interface Book {
  readonly title: string;
  /** Shown above the list, as many to a line as fit. */
  readonly legend: readonly string[];
  /** The prompt of the search; null for a list without one. */
  readonly ask: string | null;
  leaves(query: string): readonly Leaf[];
  readonly empty: (query: string) => string;
}

/** A list above, the selected item explained below; typing filters the list. */
export async function browse(t: Terminal, book: Book): Promise<void> {
  let query = '';
  let at = menu;
  for (;;) {
    const leaves = book.leaves(query);
    let lines = 1;
    t.screen.show((size) => {
      const page = bookPage(t, book, query, leaves, at, size);
      lines = page.lines;
      return page.sheet;
    });
    const key = await t.keyboard.next();
    if (key === 'escape' || key === 'return' || (book.ask === null && command(key) === 'q')) return;
    const typed = book.ask === null ? null : edited(query, key);
    if (typed !== null) {
      query = typed;
      at = menu;
    } else if (leaves.length > 0) {
      const pressed = press(at, key, leaves.length, lines);
      if (pressed !== null) at = 'picked' in pressed ? { at: pressed.picked, typed: '' } : pressed;
    }
  }
}

function edited(query: string, key: Key): string | null {
  if (key === 'backspace') return query.slice(0, -1);
  return width(key) === 1 ? query + key : null;
}

function bookPage(
  t: Terminal,
  book: Book,
  query: string,
  leaves: readonly Leaf[],
  at: typeof menu,
  size: Size,
): { sheet: string[]; lines: number } {
  const { paint, text } = t;
  const cells = size.columns - 2;
  const head = [
    paint.bold(paint.fg(tones.ember, book.title)),
    ...(book.legend.length === 0 ? [] : ['', ...flow(book.legend, cells, '   ')]),
    ...(book.ask === null ? [] : [`${book.ask} ${paint.bold(query)}${paint.burn(' ')}`]),
    '',
  ];
  const foot = paint.fg(tones.faint, `${text.keys.choose}   ${text.keys.back}`);
  if (leaves.length === 0) return { sheet: [...head, paint.fg(tones.muted, query === '' ? '' : book.empty(query)), '', foot], lines: 1 };
  const labels = leaves.map(({ label }) => label);
  const detail = (leaves[at.at]?.detail ?? []).flatMap((paragraph) => ['', ...wrap(paragraph, cells)]);
  const rows = Math.max(3, Math.min(labels.length, Math.max(Math.floor(size.rows / 2), size.rows - head.length - detail.length - 3)));
  const grid = gridOf(labels, cells, rows);
  const space = Math.max(0, size.rows - head.length - grid.lines - 2);
  const shown = detail.slice(0, space);
  const list = menuLines(labels, at, grid, cells, paint);
  return { sheet: [...head, ...list, ...shown, ...Array.from({ length: space - shown.length }, () => ''), foot], lines: grid.lines };
}

/** A long text, page by page. It opens at its end: the latest lines are the most interesting. */
export async function read(t: Terminal, title: string, paragraphs: readonly string[]): Promise<void> {
  let last = Number.POSITIVE_INFINITY;
  let page = 1;
  let total = 1;
  for (;;) {
    t.screen.show((size) => {
      const lines = paragraphs.flatMap((paragraph) => wrap(paragraph, size.columns - 2));
      page = Math.max(1, size.rows - 4);
      total = lines.length;
      last = Math.max(Math.min(page, total), Math.min(last, total));
      const shown = lines.slice(Math.max(0, last - page), last);
      const { paint, text } = t;
      return [
        paint.bold(paint.fg(tones.ember, title)),
        '',
        ...shown,
        ...Array.from({ length: page - shown.length }, () => ''),
        '',
        paint.fg(tones.faint, `${text.keys.scroll}   ${text.keys.back}`),
      ];
    });
    const step = STEPS[await t.keyboard.next()];
    if (step === undefined) return;
    last += step === 'page' ? page : step === '-page' ? -page : step;
  }
}

const STEPS: Readonly<Record<Key, number | 'page' | '-page'>> = {
  up: -1,
  down: 1,
  pageup: '-page',
  pagedown: 'page',
  left: '-page',
  right: 'page',
  home: -1e9,
  end: 1e9,
};
