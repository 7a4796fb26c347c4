import { pack, unpack, unpackBody, type TableText } from './pack.ts';
import type { Facts } from './port.ts';

/** The columns of a table in a file. Once its game is over, `body` holds both texts, packed. */
export interface TableColumns {
  readonly body: string | Uint8Array;
  readonly save: string | null;
}

export const toColumns = ({ over }: Facts, text: TableText): readonly [body: string | Uint8Array, save: string | null] =>
  over ? [pack(text), null] : [text.body, text.save];

export const fromColumns = ({ body, save }: TableColumns): TableText => (typeof body === 'string' ? { body, save } : unpack(body));

/** The body for a list. */
export const bodyIn = (body: TableColumns['body']): string => (typeof body === 'string' ? body : unpackBody(body));
