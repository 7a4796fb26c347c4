import type { Evaluation } from '@fathom/kernel';
import type { Waterdeep } from '../state.ts';
import { features } from './features.ts';
import { model } from './model.ts';

/** What bots have learned about Waterdeep. */
export const evaluation: Evaluation<Waterdeep> = { features, model };
