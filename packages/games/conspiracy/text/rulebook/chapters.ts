import type { RuleChapter } from '@fathom/kernel';
import { ruleIds, type ConspiracyRule } from '../../src/rule-ids.ts';

export interface RuleText {
  readonly title: string;
  readonly text: string;
}

/** The chapters in the order of the book; each is the middle part of its rule IDs. */
export type Chapter =
  | 'SETUP'
  | 'TURN'
  | 'CONSPIRE'
  | 'EXPAND'
  | 'CREST'
  | 'KEY'
  | 'LOC'
  | 'PEARL'
  | 'SWAP'
  | 'SIX'
  | 'DECK'
  | 'COAL'
  | 'END'
  | 'SCORE'
  | 'TIE'
  | 'HIDDEN'
  | 'COUNT'
  | 'BONUS'
  | 'SOLO';

/** Every rule in the order of the book; a missing one does not compile. */
export interface Rulebook {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<ConspiracyRule, RuleText>>;
}

/** The book: its chapters in the order of its rules. */
export function chapters(rulebook: Rulebook): RuleChapter[] {
  return [...new Set(ruleIds.map(chapterOf))].map((chapter) => ({
    title: rulebook.chapters[chapter],
    rules: ruleIds.filter((id) => chapterOf(id) === chapter).map((id) => ({ id, ...rulebook.rules[id] })),
  }));
}

/** The middle part of the ID names the chapter. */
function chapterOf(id: ConspiracyRule): Chapter {
  return id.split('-')[1] as Chapter;
}
