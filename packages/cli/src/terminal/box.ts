import type { Paint, Tone } from './paint.ts';
import { cut, fit, width } from './width.ts';

/** A frame with a title in its top border: `╭ title ──╮`. */
export function box(title: string, lines: readonly string[], cells: number, paint: Paint, rim: Tone): string[] {
  const shown = cut(title, cells - 3);
  const edge = (text: string): string => paint.fg(rim, text);
  const rest = cells - 3 - width(shown);
  return [
    `${edge('╭')} ${shown}${edge(`${rest > 0 ? ' ' : ''}${'─'.repeat(Math.max(0, rest - 1))}╮`)}`,
    ...lines.map((line) => `${edge('│')} ${fit(line, cells - 4)} ${edge('│')}`),
    edge(`╰${'─'.repeat(cells - 2)}╯`),
  ];
}

/** Boxes of equal height in a row. */
export const inRow = (boxes: readonly (readonly string[])[]): string[] =>
  Array.from({ length: Math.max(...boxes.map((lines) => lines.length)) }, (_, i) => boxes.map((lines) => lines[i] ?? '').join(''));
