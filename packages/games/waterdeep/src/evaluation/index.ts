import type { Evaluation } from '@fathom/kernel';
import type { Waterdeep } from '../state.ts';
import { features } from './features.ts';
import { skills, tastes } from './skills.ts';

/** What bots can learn about Waterdeep. The first networks did not play better than the search with its forecast. */
export const evaluation: Evaluation<Waterdeep> = { features, model: null, skills, tastes };
