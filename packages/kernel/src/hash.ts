import { sha256 } from './sha256.ts';

/** JSON with the keys of every object in alphabetical order: equal values give equal texts. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value === 0 ? 0 : value) : 'null';
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? canonicalList(value) : canonicalFields(value);
}

/* Plain loops: every state of every move on a server is hashed here. */

/** Most texts need no escaping, only quotes. */
function quoted(word: string): string {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x5c) return JSON.stringify(word);
  }
  return `"${word}"`;
}

function canonicalList(items: readonly unknown[]): string {
  let text = '';
  for (let i = 0; i < items.length; i++) text += `${i === 0 ? '' : ','}${canonical(items[i])}`;
  return `[${text}]`;
}

function canonicalFields(value: object): string {
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const held = field(value, key);
    if (held !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(held)}`;
  }
  return `{${text}}`;
}

/** 64 bits of SHA-256: enough to distinguish two values, and short enough to read. */
export function hashOf(value: unknown): string {
  return sha256(canonical(value)).slice(0, 16);
}

/**
 * A state as it is saved and hashed. The undo floor is called `fence` there, as in the first release, so that old saves and the
 * hashes in old records stay valid.
 */
export const toSaved = ({ undoFloor, ...rest }: { readonly undoFloor: number }): object => ({ ...rest, fence: undoFloor });

export const fromSaved = ({ fence, ...rest }: { readonly fence: number }): object => ({ ...rest, undoFloor: fence });

/** The hash of a state, as records store it. */
export const stateHash = (s: { readonly undoFloor: number }): string => hashOf(toSaved(s));

/** Equal as plain data. Recursion follows the first value only, so an untrusted second one may be nested to any depth. */
export function same(ours: unknown, theirs: unknown): boolean {
  if (ours === theirs) return true;
  if (typeof ours !== 'object' || typeof theirs !== 'object' || ours === null || theirs === null) return false;
  if (Array.isArray(ours)) return Array.isArray(theirs) && sameLists(ours, theirs);
  return !Array.isArray(theirs) && sameFields(ours, theirs);
}

function sameLists(ours: readonly unknown[], theirs: readonly unknown[]): boolean {
  if (ours.length !== theirs.length) return false;
  for (let i = 0; i < ours.length; i++) if (!same(ours[i], theirs[i])) return false;
  return true;
}

function sameFields(ours: object, theirs: object): boolean {
  const keys = Object.keys(ours);
  if (keys.length !== Object.keys(theirs).length) return false;
  for (const key of keys) if (!Object.hasOwn(theirs, key) || !same(field(ours, key), field(theirs, key))) return false;
  return true;
}

const field = (value: object, key: string): unknown => (value as Record<string, unknown>)[key];
