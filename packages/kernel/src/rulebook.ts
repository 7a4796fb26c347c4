import type { RuleChapter } from './text.ts';

/** A rule, and the chapter it stands in. */
export type FoundRule = RuleChapter['rules'][number] & { readonly chapter: string };

/** Rules that hold every word, in their number, title, text or chapter; those that are about it come first. */
export function searchRules(book: readonly RuleChapter[], query: string): FoundRule[] {
  const all = book.flatMap(({ title: chapter, rules }) => rules.map((rule) => ({ ...rule, chapter })));
  return rankRules(all, query)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ rule }) => rule);
}

/** The same for any list of rules, in its own order, with how well each fits; for searching several books at once. */
export function rankRules<R extends FoundRule>(rules: readonly R[], query: string): { readonly rule: R; readonly rank: number }[] {
  const wanted = wordsOf(query);
  return wanted.length === 0 ? [] : rules.map((rule) => ({ rule, rank: rank(rule, wanted) })).filter(({ rank }) => rank > 0);
}

function rank({ id, title, text, chapter }: FoundRule, wanted: readonly string[]): number {
  const [inId, inTitle, inText, inChapter] = [id, title, text, chapter].map(fold) as [string, string, string, string];
  let sum = 0;
  for (const word of wanted) {
    const worth =
      (inId === word ? 100 : 0) + (inId.includes(word) ? 8 : 0) + (inTitle.includes(word) ? 4 : 0) + (inText.includes(word) ? 1 : 0);
    if (worth === 0 && !inChapter.includes(word)) return 0;
    sum += worth + 0.1;
  }
  return sum;
}

/** Marks every place where one of the words stands. */
export function marked(text: string, query: string, mark: (part: string) => string): string {
  const wanted = wordsOf(query);
  const letters = Array.from(text);
  const folded = letters.map(fold);
  const hit = letters.map(() => false);
  const joined = folded.join('');
  const owner = folded.flatMap((letter, i) => Array.from(letter, () => i));
  for (const word of wanted) {
    for (let from = joined.indexOf(word); from >= 0; from = joined.indexOf(word, from + 1)) {
      for (let i = owner[from]!; i <= owner[from + word.length - 1]!; i++) hit[i] = true;
    }
  }
  let out = '';
  for (let i = 0; i < letters.length;) {
    let end = i;
    while (end < letters.length && hit[end] === hit[i]) end++;
    const part = letters.slice(i, end).join('');
    out += hit[i] ? mark(part) : part;
    i = end;
  }
  return out;
}

const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Case, ё and е, ґ and г, and every kind of apostrophe are the same to a reader in a hurry. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('ґ', 'г')
    .replaceAll(/['’ʼ‘`´]/g, '');
