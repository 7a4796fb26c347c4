import type { Kinds, Seat } from './game.ts';
import { same } from './hash.ts';
import type { GameText } from './text.ts';

/** By type of event: the fields that are summed when similar events follow each other. */
export type Additive<E extends { readonly type: string }> = {
  readonly [T in E['type']]?: readonly (keyof Extract<E, { readonly type: T }>)[];
};

/** One sentence per event. Similar events that follow each other are merged: three times one fighter becomes three fighters. */
export function eventLines<G extends Kinds>(text: GameText<G>, events: readonly G['event'][], name: (side: Seat) => string): string[] {
  const merged: G['event'][] = [];
  for (const event of events) {
    if (text.event(event, name) === null) continue;
    const last = merged.at(-1);
    const sum = last === undefined ? null : added(last, event, text.additive?.(event) ?? []);
    if (sum === null) merged.push(event);
    else merged[merged.length - 1] = sum;
  }
  return merged.flatMap((event) => text.event(event, name) ?? []);
}

/** Both as one event; null if they differ in more than the fields that are summed. */
function added<E extends object>(one: E, next: E, fields: readonly string[]): E | null {
  if (fields.length === 0) return null;
  const rest = (event: E): unknown => Object.entries(event).filter(([field]) => !fields.includes(field));
  if (!same(rest(one), rest(next))) return null; // the type is among the rest
  return { ...one, ...Object.fromEntries(fields.map((field) => [field, sumOf(one[field as keyof E], next[field as keyof E])])) };
}

const isList: (value: unknown) => value is readonly unknown[] = Array.isArray;

/** Adds numbers, concatenates lists, adds counts by name; a hidden value stays hidden. */
function sumOf(one: unknown, next: unknown): unknown {
  if (typeof one === 'number' && typeof next === 'number') return one + next;
  if (isList(one) && isList(next)) return [...one, ...next];
  if (typeof one !== 'object' || one === null || typeof next !== 'object' || next === null) return null;
  return Object.fromEntries(
    Object.entries(one).map(([key, value]) => [key, sumOf(value, (next as Readonly<Record<string, unknown>>)[key])]),
  );
}
