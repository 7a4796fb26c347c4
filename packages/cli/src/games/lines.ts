import type { Piece, Playable } from '@fathom/kernel';
import { flow, width } from '../terminal/width.ts';
import type { Scene } from './entry.ts';

/** Highlights the selection. */
export const lit = <G extends Playable<G>>({ chosen, paint }: Pick<Scene<G>, 'chosen' | 'paint'>, piece: Piece, text: string): string =>
  chosen.has(piece) ? paint.burn(text) : text;

/** A label and its items, on at most so many lines; no lines without items. */
export function wrapped(columns: number, label: string, items: readonly string[], lines: number): string[] {
  if (items.length === 0) return [];
  const indent = width(label) + 1;
  return flow(items, columns - indent, '  ')
    .slice(0, lines)
    .map((line, i) => (i === 0 ? `${label} ${line}` : ' '.repeat(indent) + line));
}
