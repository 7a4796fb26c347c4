import type { Goods } from '../content/goods.ts';
import type { operations } from '../operations.ts';

/** An amount of named goods, and besides them adventurers of freely chosen types. */
export interface Amount {
  readonly goods: Readonly<Goods>;
  readonly any: number;
}

type Operations = typeof operations;
/** What a space, a card or a quest does: plain data, so a half-resolved card saves, clones and explains itself. */
export type Effect = NonNullable<Operations[keyof Operations]['effect']>;
export type OpName = Effect['op'];
export type EffectOf<O extends OpName> = Extract<Effect, { readonly op: O }>;
