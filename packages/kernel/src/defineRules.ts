import type { Chapter, Choice, Kinds, StepName } from './game.ts';
import { lookup } from './lookup.ts';

type Rule = { readonly [P in keyof Choice<object, object, object>]?: unknown };

/**
 * The chapters of a game in one book. Every rule is laid out alike, with gaps for what it leaves out: the loop that asks any rule for a part
 * then finds it in one place (docs/adr/0006).
 */
export function defineRules<G extends Kinds>(chapters: Chapter<G>): Chapter<G> {
  const book: Record<string, Rule> = {};
  for (const kind of Object.keys(chapters) as StepName<G>[]) {
    const { run, asked, moves, take, touches, whyNot, alwaysAsk, joins, meaning, assembly }: Rule = chapters[kind];
    book[kind] = Object.freeze({ run, asked, moves, take, touches, whyNot, alwaysAsk, joins, meaning, assembly });
  }
  return lookup(book as Chapter<G>);
}
