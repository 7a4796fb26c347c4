import type { Language, Playable, RuleChapter, RuleId } from '@fathom/kernel';
import { useEffect, useState } from 'react';
import type { Entry } from '../games/entry.ts';

export type Rule = RuleChapter['rules'][number];

/** The rulebook by ID, fetched when it is first wanted. */
export function useRules<G extends Playable<G>>(entry: Entry<G>, language: Language, wanted: boolean): ReadonlyMap<RuleId, Rule> {
  const [rules, setRules] = useState<ReadonlyMap<RuleId, Rule>>(new Map());
  useEffect(() => {
    if (wanted)
      void entry
        .loadRulebook(language)
        .then((book) => setRules(new Map(book.flatMap(({ rules }) => rules).map((rule) => [rule.id, rule]))));
  }, [entry, language, wanted]);
  return rules;
}
