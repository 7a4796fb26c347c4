import type { Goods } from '../content/goods.ts';
import type { operations } from '../operations.ts';
import type { Plain } from './operation.ts';

/** An amount of named goods, and besides them adventurers of freely chosen types. */
export interface Amount {
  readonly goods: Readonly<Goods>;
  readonly any: number;
}

type Operations = typeof operations;
export type OpName = keyof Operations;
/** What a space, a card or a quest does: plain data, so a half-resolved card saves, clones and explains itself. */
export type Effect = EffectOf<OpName>;
/** Those that only their own entries on the page and in the heuristic can explain: a missing entry does not compile. */
export type SpecialOp = { [O in OpName]: Operations[O] extends Plain ? never : O }[OpName];
export type PlainEffect = EffectOf<Exclude<OpName, SpecialOp>>;
export type EffectOf<O extends OpName> = { [N in O]: { readonly op: N } & NonNullable<Operations[N]['data']> }[O];
