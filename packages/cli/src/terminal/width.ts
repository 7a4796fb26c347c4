import { stripVTControlCharacters } from 'node:util';

/* Text on a grid of cells. All characters are one cell wide; combining accents take none. */

export const plain = stripVTControlCharacters;

export const width = (text: string): number => Array.from(plain(text).replaceAll(/\p{M}/gu, '')).length;

/** Exactly so many cells: padded, or cut with an ellipsis. Colours survive the cut. */
export const fit = (text: string, cells: number): string => cut(text, cells) + ' '.repeat(Math.max(0, cells - width(text)));

/** The same, padded on the left. */
export const fitRight = (text: string, cells: number): string => ' '.repeat(Math.max(0, cells - width(text))) + cut(text, cells);

export function cut(text: string, cells: number): string {
  if (width(text) <= cells) return text;
  if (cells <= 0) return '';
  let left = cells - 1;
  let out = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token.startsWith('\x1b')) out += token;
    else if (left > 0) {
      out += token;
      left--;
      if (left === 0) out += '…';
    }
  }
  return cells === 1 ? '…' : out;
}

// oxlint-disable-next-line no-control-regex -- an escape sequence begins with a control character
const TOKEN = /\x1b\[[0-9;]*m|\P{M}\p{M}*/gu;

/** Words side by side, as many to a line as fit; words are not broken. */
export function flow(words: readonly string[], cells: number, gap = ' '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line}${gap}${word}`;
    if (line !== '' && width(longer) > cells) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** Lines of at most so many cells, broken between words; a word that is too long is cut. */
export const wrap = (text: string, cells: number): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines = flow(paragraph.split(' '), cells);
    return lines.length === 0 ? [''] : lines.map((line) => cut(line, cells));
  });

/** Text at both ends of a line; the right end is cut first. */
export function ends(left: string, right: string, cells: number): string {
  const space = cells - width(left) - 1;
  return space < 1 ? fit(left, cells) : `${left} ${fitRight(right, space)}`;
}

/** Columns side by side, each padded to its width. */
export function beside(left: readonly string[], right: readonly string[], leftCells: number, gap = 2): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${fit(left[i] ?? '', leftCells)}${' '.repeat(gap)}${right[i] ?? ''}`.trimEnd(),
  );
}

/** Removes control characters from untrusted text. */
export const harmless = (text: string): string => plain(text).replaceAll(/\p{Cc}/gu, ' ');
