import type { RuleChapter } from '@fathom/kernel';
import { ruleIds, type AbyssRule } from '../../src/rule-ids.ts';

export interface RuleText {
  readonly title: string;
  readonly text: string;
}

/** The chapters of the book; each is the front part of its rule IDs. */
export type Chapter = AbyssRule extends infer Id ? (Id extends `${infer Box}-${infer Part}-${number}` ? `${Box}-${Part}` : never) : never;

/** Every rule in the order of the book; a missing one does not compile. */
export interface Rulebook {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<AbyssRule, RuleText>>;
}

/** The book: its chapters in the order of its rules. */
export function chapters(rulebook: Rulebook): RuleChapter[] {
  return [...new Set(ruleIds.map(chapterOf))].map((chapter) => ({
    title: rulebook.chapters[chapter],
    rules: ruleIds.filter((id) => chapterOf(id) === chapter).map((id) => ({ id, ...rulebook.rules[id] })),
  }));
}

const chapterOf = (id: AbyssRule): Chapter => id.slice(0, id.lastIndexOf('-')) as Chapter;
