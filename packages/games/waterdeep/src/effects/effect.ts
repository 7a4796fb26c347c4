import type { Goods } from '../content/goods.ts';
import type { operations } from '../operations.ts';

/** An amount of named goods, and besides them adventurers of freely chosen types. */
export interface Amount {
  readonly goods: Readonly<Goods>;
  readonly any: number;
}

type Operations = typeof operations;
export type OpName = keyof Operations;
/** What a space, a card or a quest does: plain data, so a half-resolved card saves, clones and explains itself. */
export type Effect = EffectOf<OpName>;
/** Those that do not declare what they bring: without an entry on the page and one in the heuristic they do not compile. */
export type SpecialOp = { [O in OpName]: Operations[O] extends { readonly brings: unknown } ? never : O }[OpName];
/** An entry for each operation; those that declare what they bring may do without. */
export type ByOperation<T extends { readonly [O in OpName]: unknown }> = { readonly [O in SpecialOp]: T[O] } & {
  readonly [O in OpName]?: T[O];
};
export type EffectOf<O extends OpName> = { [N in O]: { readonly op: N } & NonNullable<Operations[N]['data']> }[O];
