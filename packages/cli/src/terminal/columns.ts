import { tones, type Paint } from './paint.ts';
import { fit, fitRight, width } from './width.ts';

/** A table: words aligned left, numbers right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], paint: Paint): string[] {
  const cells = head.map((title, i) => Math.max(width(title), ...rows.map((row) => width(row[i] ?? ''))));
  const numeric = head.map((_, i) => rows.every((row) => /^[\d.,\s\u00A0%–+−-]+$/.test(row[i] ?? '')));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (numeric[i] ? fitRight(cell, cells[i]!) : fit(cell, cells[i]!)))
      .join('  ')
      .trimEnd();
  return [paint.fg(tones.faint, line(head)), ...rows.map(line)];
}
