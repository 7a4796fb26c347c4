import type { SideScore } from '@fathom/kernel';
import { tones, type Paint } from './paint.ts';
import { cut, fit, fitRight, width } from './width.ts';

interface Chart {
  readonly scores: readonly SideScore[];
  readonly names: readonly string[];
  /** The name of a part of the score, and of the total. */
  readonly part: (part: string) => string;
  readonly total: string;
  readonly winners: readonly number[];
}

/**
 * Points by category, side by side: a bar and a number each, the total below. A negative number is a shaded bar of the same
 * scale. Categories without points are left out.
 */
export function bars({ scores, names, part, total, winners }: Chart, columns: number, paint: Paint): string[] {
  const categories = (scores[0]?.parts ?? []).map((each) => part(each.part));
  const worth = categories.map((_, i) => scores.map(({ parts }) => parts[i]?.points ?? 0));
  const label = Math.max(...[...categories, total].map(width)) + 2;
  const space = Math.max(8, Math.floor((columns - label) / scores.length));
  const most = Math.max(1, ...worth.flat().map(Math.abs));
  const longest = space - 6;
  const bar = (points: number): string => {
    const eighths = Math.round((Math.abs(points) / most) * longest * 8);
    if (points < 0) return '░'.repeat(Math.ceil(eighths / 8));
    return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
  };
  const row = (name: string, cells: readonly string[]): string =>
    `${fit(name, label)}${cells.map((cell) => fit(cell, space)).join('')}`.trimEnd();
  const won = (i: number, cell: string): string => (winners.includes(i) ? paint.bold(paint.fg(tones.ember, cell)) : paint.bold(cell));
  return [
    row(
      '',
      names.map((name, i) => won(i, cut(name, space - 2))),
    ),
    '',
    ...categories.flatMap((name, i) =>
      worth[i]!.every((points) => points === 0)
        ? []
        : [
            row(
              paint.fg(tones.muted, name),
              worth[i]!.map((points) => `${fitRight(minus(points), 3)} ${paint.fg(HUES[i % HUES.length]!, bar(points))}`),
            ),
          ],
    ),
    '',
    row(
      paint.bold(total),
      scores.map((score, i) => won(i, fitRight(minus(score.total), 3))),
    ),
  ];
}

/** A number with a real minus sign. */
const minus = (points: number): string => String(points).replace('-', '−');

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const HUES = [tones.glow, tones.brass, tones.ember, tones.pearl, tones.coral];
