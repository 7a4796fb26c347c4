import type { Chapter } from '@fathom/kernel';
import * as base from './effects/ops/index.ts';
import { register } from './effects/registry.ts';
import * as skullport from './expansions/skullport/ops/index.ts';
import * as undermountain from './expansions/undermountain/ops/index.ts';
import type { Waterdeep } from './state.ts';

/** Every operation that an effect can name, by its name: the city's, Undermountain's and Skullport's. */
export const operations = { ...base, ...undermountain, ...skullport };
register(operations);

type Asked<O> = O extends { readonly steps?: infer S } ? keyof S : never;
type Question = Asked<(typeof operations)[keyof typeof operations]>;

/** The questions that operations ask; several of them share some. */
export const questions = Object.assign({}, ...Object.values(operations).map(({ steps }) => steps)) as Chapter<Waterdeep, Question>;
