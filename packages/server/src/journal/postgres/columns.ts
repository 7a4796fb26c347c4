import { pack, unpack, type TableText } from '../pack.ts';
import type { Facts } from '../port.ts';

/** The columns of a table in the database. Once its game is over, `packed` holds both texts. */
export interface TextColumns extends TableText {
  readonly packed: Uint8Array | null;
}

export const toColumns = ({ facts, body, save }: TableText & { readonly facts: Facts }): TextColumns =>
  facts.over ? { body: '', save: null, packed: pack({ body, save }) } : { body, save, packed: null };

export const fromColumns = ({ body, save, packed }: TextColumns): TableText => (packed === null ? { body, save } : unpack(packed));
