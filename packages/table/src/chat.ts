import type { Seat } from '@fathom/kernel';
import { longest } from './commands.ts';
import { refuse } from './errors.ts';
import { accept, type Decision } from './decision.ts';
import type { NumberedEvent, Table } from './table.ts';

/** So many lines of chat are kept at a table; the oldest go. */
const MOST_LINES = 500;

export function say(table: Table, seat: Seat, text: string): Decision {
  const plain = plainText(text, longest.text);
  return plain === null ? refuse('bad-text') : accept(table, { kind: 'said', seat, text: plain });
}

/** The table after this was said at it, and the numbers of the lines that are kept no longer. */
export function keepChat(table: Table, news: readonly NumberedEvent[]): { readonly table: Table; readonly forgotten: readonly number[] } {
  const said = news.filter(({ kind }) => kind === 'said').map(({ seq }) => seq);
  if (said.length === 0) return { table, forgotten: [] };
  const lines = [...table.chat, ...said];
  return { table: { ...table, chat: lines.slice(-MOST_LINES) }, forgotten: lines.slice(0, -MOST_LINES) };
}

/**
 * Control characters, separators of lines, those that turn the direction of what follows, and those that nobody sees. Joiners and
 * selectors stay: letters and signs are made with them.
 */
const UNFIT =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\ufdd0-\ufdef\ufff9-\ufffb\ufffe\uffff]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{DI}/u;
/** The flags of England, Scotland and Wales are spelled with letters that nobody sees. */
const FLAG = /\u{1F3F4}[\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;
/** Something that can be seen: the braille pattern without dots is a sign, and empty. */
const VISIBLE = /[^\s\p{M}\p{DI}\u2800]/u;
/** Marks heaped on one letter: they reach into the lines above and below. */
const HEAP = /\p{M}{5}/u;

/** A stranger's words as plain text, without space around them; null if they are not that. */
export function plainText(text: string, most: number): string | null {
  const trimmed = text.trim();
  return trimmed.length > most || UNFIT.test(trimmed.replaceAll(FLAG, '')) || HEAP.test(trimmed) || !VISIBLE.test(trimmed) ? null : trimmed;
}

/** A name: the same, with single spaces, so that no two look alike for spaces only. */
export const plainName = (text: string): string | null => plainText(text.replaceAll(/[\s\u2800]+/gu, ' '), longest.name);
