import type { RuleChapter } from './text.ts';

/** A rule, and its chapter. */
export type FoundRule = RuleChapter['rules'][number] & { readonly chapter: string };

/** Rules that contain every word in their number, title, text or chapter; the best matches first. */
export function searchRules(book: readonly RuleChapter[], query: string): FoundRule[] {
  const all = book.flatMap(({ title: chapter, rules }) => rules.map((rule) => ({ ...rule, chapter })));
  return rankRules(all, query)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ rule }) => rule);
}

/** What can be searched: a rule, or a part of a chapter. */
export interface Searchable {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly chapter: string;
}

/** The same for any list, in its own order, with the rank of each; for searching several books at once. */
export function rankRules<R extends Searchable>(rules: readonly R[], query: string): { readonly rule: R; readonly rank: number }[] {
  const words = wordsOf(query);
  return words.length === 0 ? [] : rules.map((rule) => ({ rule, rank: rank(rule, words) })).filter(({ rank }) => rank > 0);
}

function rank({ id, title, text, chapter }: Searchable, words: readonly string[]): number {
  const [inId, inTitle, inText, inChapter] = [id, title, text, chapter].map(fold) as [string, string, string, string];
  let sum = 0;
  for (const word of words) {
    const worth =
      (inId === word ? 100 : 0) + (inId.includes(word) ? 8 : 0) + (inTitle.includes(word) ? 4 : 0) + (inText.includes(word) ? 1 : 0);
    if (worth === 0 && !inChapter.includes(word)) return 0;
    sum += worth + 0.1;
  }
  return sum;
}

/** Marks every occurrence of one of the words. */
export function marked(text: string, query: string, mark: (part: string) => string): string {
  const words = wordsOf(query);
  const characters = Array.from(text);
  const folded = characters.map(fold);
  const hit = characters.map(() => false);
  const joined = folded.join('');
  const owner = folded.flatMap((character, i) => Array.from(character, () => i));
  for (const word of words) {
    for (let from = joined.indexOf(word); from >= 0; from = joined.indexOf(word, from + 1)) {
      for (let i = owner[from]!; i <= owner[from + word.length - 1]!; i++) hit[i] = true;
    }
  }
  let out = '';
  for (let i = 0; i < characters.length;) {
    let end = i;
    while (end < characters.length && hit[end] === hit[i]) end++;
    const part = characters.slice(i, end).join('');
    out += hit[i] ? mark(part) : part;
    i = end;
  }
  return out;
}

const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** For searching: case, ё and е, ґ and г, and every kind of apostrophe are the same. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('ґ', 'г')
    .replaceAll(/['’ʼ‘`´]/g, '');
