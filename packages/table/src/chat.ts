import type { Seat } from '@fathom/kernel';
import { longest } from './commands.ts';
import { refuse } from './errors.ts';
import { accept, type Decision } from './decision.ts';
import type { NumberedEvent, Table } from './table.ts';

/** The number of chat lines that a table keeps; the oldest are dropped. */
const MOST_LINES = 500;

export function say(table: Table, seat: Seat, text: string): Decision {
  const plain = plainText(text, longest.text);
  return plain === null ? refuse('bad-text') : accept(table, { kind: 'said', seat, text: plain });
}

/** The table after these events, and the numbers of the chat lines that are no longer kept. */
export function keepChat(table: Table, events: readonly NumberedEvent[]): { readonly table: Table; readonly forgotten: readonly number[] } {
  const said = events.filter(({ kind }) => kind === 'said').map(({ seq }) => seq);
  if (said.length === 0) return { table, forgotten: [] };
  const lines = [...table.chat, ...said];
  return { table: { ...table, chat: lines.slice(-MOST_LINES) }, forgotten: lines.slice(0, -MOST_LINES) };
}

/**
 * Control characters, line separators, direction overrides and invisible characters. Joiners and variation selectors are
 * allowed: some scripts and emoji need them.
 */
const UNFIT =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\ufdd0-\ufdef\ufff9-\ufffb\ufffe\uffff]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{DI}/u;
/** The flags of England, Scotland and Wales are spelled with invisible tag characters. */
const FLAG = /\u{1F3F4}[\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;
/** A visible character: the braille pattern without dots is a symbol, and empty. */
const VISIBLE = /[^\s\p{M}\p{DI}\u2800]/u;
/** Combining marks stacked on one letter: they overlap the lines above and below. */
const HEAP = /\p{M}{5}/u;

/** Untrusted input as plain text, trimmed; null if it is not plain text. */
export function plainText(text: string, most: number): string | null {
  const trimmed = text.trim();
  return trimmed.length > most || UNFIT.test(trimmed.replaceAll(FLAG, '')) || HEAP.test(trimmed) || !VISIBLE.test(trimmed) ? null : trimmed;
}

/** A name: the same, with single spaces, so that no two names differ in spaces only. */
export const plainName = (text: string): string | null => plainText(text.replaceAll(/[\s\u2800]+/gu, ' '), longest.name);
