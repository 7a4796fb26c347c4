import type { Seat } from '@fathom/kernel';
import { longest } from '@fathom/wire';
import { refuse } from '../errors.ts';
import { ruled, type Ruling } from './ruling.ts';
import type { Numbered, Table } from './table.ts';

/** So many lines of chat are kept at a table; the oldest go. */
const MOST_LINES = 500;

export function say(table: Table, seat: Seat, text: string): Ruling {
  const plain = plainText(text, longest.text);
  return plain === null ? refuse('bad-text') : ruled(table, { kind: 'said', seat, text: plain });
}

/** The table after this was said at it, and the numbers of the lines that are kept no longer. */
export function keepChat(table: Table, news: readonly Numbered[]): { readonly table: Table; readonly forgotten: readonly number[] } {
  const said = news.filter(({ kind }) => kind === 'said').map(({ seq }) => seq);
  if (said.length === 0) return { table, forgotten: [] };
  const lines = [...table.chat, ...said];
  return { table: { ...table, chat: lines.slice(-MOST_LINES) }, forgotten: lines.slice(0, -MOST_LINES) };
}

/** Control characters, and those that turn the direction of what follows. Joiners stay: letters and signs are made with them. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

/** A stranger's words as plain text, without space around them; null if they are not that. */
export function plainText(text: string, most: number): string | null {
  const trimmed = text.trim();
  return trimmed === '' || trimmed.length > most || UNFIT.test(trimmed) ? null : trimmed;
}
