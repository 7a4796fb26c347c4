import type { Evaluation } from '@fathom/kernel';
import type { Abyss } from '../state.ts';
import { features } from './features.ts';
import { model } from './model.ts';

/** What bots have learned about Abyss. */
export const evaluation: Evaluation<Abyss> = { features, model };
