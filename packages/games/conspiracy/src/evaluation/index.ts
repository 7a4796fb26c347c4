import type { Evaluation } from '@fathom/kernel';
import type { Conspiracy } from '../state.ts';
import { features } from './features.ts';
import { model } from './model.ts';
import { skills, tastes } from './skills.ts';

/** What bots have learned about Conspiracy. */
export const evaluation: Evaluation<Conspiracy> = { features, model, turns: 8, skills, tastes };
