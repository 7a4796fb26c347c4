import { readFileSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';

/*
 * A table whose game is over is read rarely and stored for ever: its texts are compressed together. Tables resemble each other in
 * words, not in order, so they are compressed against a text that holds these words once, which makes them half as long again.
 * That text is a part of the format: it is never changed. Another one gets another number, which is the first byte.
 */
const dictionaries = new Map([1].map((number) => [number, readFileSync(new URL(`../../dictionaries/${number}.txt`, import.meta.url))]));
const CURRENT = 1;

/** A table as text: without the state of its game, and that state. */
export interface TableText {
  readonly body: string;
  readonly save: string | null;
}

/** The number of the dictionary, and the length of the packed body in four bytes; then the packed body, and the packed state if there is one. */
const HEAD = 5;

export function pack({ body, save }: TableText): Uint8Array {
  const dictionary = dictionaries.get(CURRENT)!;
  const [first, second] = [body, save ?? ''].map((text) => (text === '' ? Buffer.alloc(0) : deflateSync(text, { level: 9, dictionary })));
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(CURRENT);
  head.writeUInt32LE(first!.length, 1);
  return Buffer.concat([head, first!, second!]);
}

/** Throws if it is damaged. */
export function unpack(packed: Uint8Array): TableText {
  const [body, save] = partsOf(packed);
  return { body: inflate(packed, body), save: save.length === 0 ? null : inflate(packed, save) };
}

function partsOf(packed: Uint8Array): readonly [body: Uint8Array, save: Uint8Array] {
  const end = HEAD + Buffer.from(packed.buffer, packed.byteOffset, packed.length).readUInt32LE(1);
  return [packed.subarray(HEAD, end), packed.subarray(end)];
}

function inflate([number]: Uint8Array, part: Uint8Array): string {
  const dictionary = dictionaries.get(number ?? 0);
  if (dictionary === undefined) throw new Error('a packed table cannot be read');
  return inflateSync(part, { dictionary }).toString();
}

/** The body for a list: a damaged table is left out of it, and does not affect the others. */
export function unpackBody(packed: Uint8Array): string {
  try {
    return inflate(packed, partsOf(packed)[0]);
  } catch {
    return '';
  }
}
