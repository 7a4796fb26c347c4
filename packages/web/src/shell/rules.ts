import type { Language, Playable, RuleChapter, RuleId } from '@fathom/kernel';
import { useEffect, useState } from 'react';
import type { WebGame } from './game.ts';

export type Rule = RuleChapter['rules'][number];

/** The rulebook by ID, loaded when it is first needed. */
export function useRules<G extends Playable<G>>(game: WebGame<G>, language: Language, wanted: boolean): ReadonlyMap<RuleId, Rule> {
  const [rules, setRules] = useState<ReadonlyMap<RuleId, Rule>>(new Map());
  useEffect(() => {
    if (wanted)
      void game.loadRulebook(language).then((book) => setRules(new Map(book.flatMap(({ rules }) => rules).map((rule) => [rule.id, rule]))));
  }, [game, language, wanted]);
  return rules;
}
