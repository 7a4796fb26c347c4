import type { RuleChapter, RuleId } from '@fathom/kernel';
import { ruleIds, type WaterdeepRule } from '../../src/rule-ids.ts';

export interface RuleText {
  readonly title: string;
  readonly text: string;
}

type Front<Id> = Id extends `${infer Box}-${infer First}-${infer Second}-${number}`
  ? `${Box}-${First}-${Second}`
  : Id extends `${infer Box}-${infer Part}-${number}`
    ? `${Box}-${Part}`
    : never;

/** The chapters of the book; each is the front part of its rule IDs. What corruption costs is a step of the scoring and stands there. */
export type Chapter = Exclude<WaterdeepRule extends infer Id ? (Id extends Id ? Front<Id> : never) : never, 'SK-SCORE'>;

/** Every rule in the order of the book; a missing one does not compile. */
export interface Rulebook {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<WaterdeepRule, RuleText>>;
}

/** The book: its chapters in the order of its rules. The pattern of rule IDs does not foresee a chapter of two words. */
export function chapters(rulebook: Rulebook): RuleChapter[] {
  return [...new Set(ruleIds.map(chapterOf))].map((chapter) => ({
    title: rulebook.chapters[chapter],
    rules: ruleIds.filter((id) => chapterOf(id) === chapter).map((id) => ({ id: id as RuleId, ...rulebook.rules[id] })),
  }));
}

const chapterOf = (id: WaterdeepRule): Chapter => (id === 'SK-SCORE-01' ? 'WD-SCORE' : (id.slice(0, id.lastIndexOf('-')) as Chapter));
