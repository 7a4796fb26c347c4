import type { Chapter } from '@fathom/kernel';
import * as base from './effects/ops/index.ts';
import { register } from './effects/perform.ts';
import * as skullport from './expansions/skullport/ops/index.ts';
import * as undermountain from './expansions/undermountain/ops/index.ts';
import type { Brings, Effect } from './effects/operation.ts';
import type { Waterdeep } from './state.ts';

/** Every operation that an effect can name, by its name: the city's, Undermountain's and Skullport's. */
export const operations = { ...base, ...undermountain, ...skullport };
register(operations);

/** What an effect brings, where its operation declares it. */
export function bringsOf(effect: Effect): Brings | null {
  const operation: { brings?(effect: Effect): Brings } = operations[effect.op] as object;
  return operation.brings?.(effect) ?? null;
}

type Operations = typeof operations;
type Merged<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void ? All : never;
/** The steps that belong to one operation each. */
export type OwnSteps = Merged<NonNullable<Operations[keyof Operations]['own']>>;
type Asked<O> = O extends { readonly steps?: infer S } ? keyof S : never;
type Question = Asked<Operations[keyof Operations]>;

/** The questions that operations ask; several of them share some. */
export const questions = Object.assign({}, ...Object.values(operations).map(({ steps }) => steps)) as Chapter<Waterdeep, Question>;
