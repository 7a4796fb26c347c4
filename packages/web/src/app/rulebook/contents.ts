import type { Book, BookPlan, RuleChapter, RuleId } from '@fathom/kernel';
import { rankRules, type FoundRule, type Searchable } from '@fathom/kernel/rulebook';

/* What the pages of a rulebook know about its contents. */

/** What the book has besides chapters. */
export const parts = ['cards', 'icons', 'numbered'] as const;

/** What is open: a chapter, a part of the book, or the numbered rules at one of them. */
export type BookPlace =
  | { readonly kind: 'chapter'; readonly id: string }
  | { readonly kind: 'cards' }
  | { readonly kind: 'icons' }
  | { readonly kind: 'numbered'; readonly rule: string | null };

/** The place that an address names; without one, the first chapter. */
export function placeOf(book: Book | null, address: string | null): BookPlace {
  if (book === null) return { kind: 'numbered', rule: address };
  const ids = Object.keys(book.plan.chapters);
  if (address === null) return { kind: 'chapter', id: ids[0]! };
  if (ids.includes(address)) return { kind: 'chapter', id: address };
  if (address === 'cards') return { kind: 'cards' };
  if (address === 'icons') return { kind: 'icons' };
  return { kind: 'numbered', rule: address === 'numbered' ? null : address };
}

/** The modules that a reader has switched off. */
export type Hidden = ReadonlySet<string>;

const isShown = (module: string | undefined, hidden: Hidden): boolean => module === undefined || !hidden.has(module);

export const chapterIds = ({ chapters }: BookPlan, hidden: Hidden): string[] =>
  Object.entries(chapters)
    .filter(([, { module }]) => isShown(module, hidden))
    .map(([id]) => id);

export const shownPieces = ({ gallery }: BookPlan, kind: string, hidden: Hidden): BookPlan['gallery'][string]['pieces'] =>
  gallery[kind]!.pieces.filter(({ module }) => isShown(module, hidden));

/** The numbered rules without those of hidden modules. */
export function shownRules(book: Book | null, numbered: readonly RuleChapter[], hidden: Hidden): readonly RuleChapter[] {
  const starts = book === null ? [] : [...hidden].flatMap((module) => book.plan.modules[module] ?? []);
  if (starts.length === 0) return numbered;
  return numbered
    .map(({ title, rules }) => ({ title, rules: rules.filter(({ id }) => !starts.some((start) => id.startsWith(start))) }))
    .filter(({ rules }) => rules.length > 0);
}

/** The numbered rules of a chapter, each once, in its order. */
export const rulesBehind = ({ chapters }: BookPlan, id: string): RuleId[] => [...new Set(Object.values(chapters[id]!.sections).flat())];

/** The chapter that speaks of a rule; of several, the first. */
export const chapterOf = ({ chapters }: BookPlan, rule: RuleId): string | null =>
  Object.entries(chapters).find(([, { sections }]) => Object.values(sections).some((rules) => rules.includes(rule)))?.[0] ?? null;

/** A part of a chapter that a search has found; its ID is that of the chapter. */
export type FoundSection = Searchable;

/** Parts of chapters and numbered rules that contain every word, the best first. */
export function search(
  book: Book | null,
  numbered: readonly RuleChapter[],
  hidden: Hidden,
  query: string,
): { readonly sections: readonly FoundSection[]; readonly rules: readonly FoundRule[] } {
  const all = shownRules(book, numbered, hidden).flatMap(({ title, rules }) => rules.map((rule) => ({ ...rule, chapter: title })));
  return { sections: best(book === null ? [] : sectionsOf(book, hidden), query), rules: best(all, query) };
}

const best = <R extends Searchable>(all: readonly R[], query: string): R[] =>
  rankRules(all, query)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ rule }) => rule);

function sectionsOf({ plan, words }: Book, hidden: Hidden): FoundSection[] {
  return chapterIds(plan, hidden).flatMap((id) => {
    const { title: chapter, lead, sections, example } = words.chapters[id]!;
    return [
      { id, chapter, title: chapter, text: lead },
      ...Object.values(sections).map(({ title, text, list = [], table }) => ({
        id,
        chapter,
        title: title ?? chapter,
        text: [text, ...list, ...(table?.rows.map((row) => row.join(': ')) ?? [])].join(' '),
      })),
      ...(example === undefined ? [] : [{ id, chapter, title: example.title, text: [example.before, ...example.steps].join(' ') }]),
    ];
  });
}
