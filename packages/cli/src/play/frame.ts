import { tones, type Paint } from '../terminal/paint.ts';
import type { Size } from '../terminal/screen.ts';
import { cut, ends, width, wrap } from '../terminal/width.ts';
import type { Text } from '../text/index.ts';

/** The parts of the screen while a game is played, from top to bottom. */
export interface Frame {
  readonly title: string;
  readonly whose: string;
  /** The board, in at most so many lines. */
  board(rows: number): string[];
  /** The caption of the log. */
  readonly caption: string;
  readonly log: readonly string[];
  readonly prompt: string;
  /** The choices, already formatted. */
  readonly menu?: readonly string[];
  /** What the selected item does. */
  readonly hint?: string;
  readonly notice?: string;
  readonly keys?: readonly string[];
}

const SMALLEST: Size = { columns: 60, rows: 16 };

/** The board above, the choices below; the log takes what is left between. */
export function sheet(frame: Frame, { columns, rows }: Size, paint: Paint, text: Text): string[] {
  if (columns < SMALLEST.columns || rows < SMALLEST.rows) return wrap(text.play.tooSmall, columns);
  const { menu = [], notice = '', keys = [] } = frame;
  const hint = atMost(wrap(frame.hint ?? '', columns), rows >= 36 ? 2 : 1).map((line) => paint.fg(tones.faint, cut(line, columns)));
  const bottom = [
    notice === '' ? paint.bold(paint.fg(tones.glow, frame.prompt)) : paint.fg(tones.ember, notice),
    ...menu,
    ...Array.from({ length: (rows >= 36 ? 4 : 3) - menu.length }, () => ''),
    ...hint,
    ...Array.from({ length: (rows >= 36 ? 2 : 1) - hint.length }, () => ''),
    paint.fg(tones.faint, keyLine(keys, columns)),
  ];
  const top = [ends(paint.fg(tones.brass, `≋ ${frame.title}`), paint.fg(tones.ember, frame.whose), columns)];
  const board = frame.board(rows - top.length - bottom.length - 1);
  const between = rows - top.length - board.length - bottom.length;
  return [...top, ...board, ...logPart(frame, between, columns, paint, text), ...bottom];
}

/** If not all keys fit, the most obvious ones, which come first, are left out. */
function keyLine(keys: readonly string[], columns: number): string {
  const line = keys.join('  ');
  return width(line) > columns && keys.length > 1 ? keyLine(keys.slice(1), columns) : line;
}

/** At most so many lines; the last one says if there were more. */
const atMost = (lines: readonly string[], most: number): string[] =>
  lines.slice(0, most).map((line, i) => (i === most - 1 && lines.length > most ? `${line} …` : line));

/** A rule with its caption, then the last lines that fit, and how many more there are. */
function logPart({ log, caption }: Frame, rows: number, columns: number, paint: Paint, text: Text): string[] {
  const rule = paint.fg(tones.line, `── ${caption} ${'─'.repeat(columns)}`.slice(0, columns));
  const space = rows - 2;
  if (space < 1 || log.length === 0) return Array.from({ length: Math.max(0, rows) }, () => '');
  const fits = log.length <= space;
  const shown = fits ? log : log.slice(log.length - space + 1);
  const more = fits ? [] : [text.play.more(log.length - shown.length)];
  const lines = [...more, ...shown].map((line) => paint.fg(tones.muted, cut(line, columns)));
  return [rule, ...lines, ...Array.from({ length: rows - 1 - lines.length }, () => '')];
}
