import type { Language } from '../text.ts';
import { archaicWord, foreignPoints, looseUnit, undeclined, wrongDash } from './style.ts';

/* Texts outside the games: of the page, its lessons, the server's tables, the command line. */

/** What the functions of a table of texts are called with, by their place in it: `table.turnOf`. */
export type Samples = Readonly<Record<string, readonly (readonly unknown[])[]>>;

/** Every sentence of a table of texts, with its place. A function without a sample is an error: what is new is read too. */
export function allSentences(texts: unknown, samples: Samples, at = ''): (readonly [at: string, said: string])[] {
  if (typeof texts === 'string') return [[at, texts]];
  if (typeof texts === 'function') {
    const calls = samples[at];
    if (calls === undefined) throw new Error(`no sample for ${at}`);
    return calls.flatMap((given) => allSentences(Reflect.apply(texts, undefined, given), samples, at));
  }
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => allSentences(value, samples, at === '' ? key : `${at}.${key}`));
}

/** Latin letters within a Cyrillic word, a straight apostrophe, or what a slip of the pen leaves behind. */
const slip = /^\s|\s$|undefined|NaN|\[object| {2}|[.!]\.|\(\)|[A-Za-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[A-Za-z]|\p{L}'\p{L}/u;

/** What is wrong with these sentences. `points` is what they may call points; empty where they belong to no game and have no word for them. */
export function styleFaults(
  language: Language,
  sentences: readonly (readonly [at: string, said: string])[],
  points = '',
): readonly string[] {
  const checks: readonly ((said: string) => string | null)[] = [
    (said) => foreignPoints(language, points, said),
    looseUnit,
    (said) => wrongDash(language, said),
    (said) => undeclined(language, new Set(), said),
    (said) => archaicWord(language, said),
    (said) => slip.exec(said)?.[0] ?? null,
  ];
  return sentences.flatMap(([at, said]) => checks.flatMap((check) => (check(said) === null ? [] : [`${at}: ${check(said)}: ${said}`])));
}
