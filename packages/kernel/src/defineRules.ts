import type { Chapter, Choice, Kinds, StepName } from './game.ts';
import { lookup } from './lookup.ts';

type Rule = { readonly [P in keyof Choice<object, object, object>]?: unknown };

/**
 * Collects the chapters of a game in one table of rules. Every rule gets the same shape, with undefined for the members it
 * leaves out, so that the property lookups of the loop stay monomorphic (docs/adr/0006).
 */
export function defineRules<G extends Kinds>(chapters: Chapter<G>): Chapter<G> {
  const rules: Record<string, Rule> = {};
  for (const kind of Object.keys(chapters) as StepName<G>[]) {
    const { run, asked, moves, take, touches, whyNot, alwaysAsk, joins, meaning, assembly }: Rule = chapters[kind];
    rules[kind] = Object.freeze({ run, asked, moves, take, touches, whyNot, alwaysAsk, joins, meaning, assembly });
  }
  return lookup(rules as Chapter<G>);
}
