import type { Evaluation } from '@fathom/kernel';
import type { Abyss } from '../state.ts';
import { features } from './features.ts';
import { model } from './model.ts';
import { skills, tastes } from './skills.ts';

/** What bots have learned about Abyss. */
export const evaluation: Evaluation<Abyss> = { features, model, turns: 0, skills, tastes };
