import type { Evaluation } from '@fathom/kernel';
import type { Waterdeep } from '../state.ts';
import { features } from './features.ts';
import { model } from './model.ts';
import { skills, tastes } from './skills.ts';

/** What bots have learned about Waterdeep. The search with its forecast plays as well without: docs/bots.md. */
export const evaluation: Evaluation<Waterdeep> = { features, model, turns: null, skills, tastes };
