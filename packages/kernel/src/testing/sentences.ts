import type { Language } from '../text.ts';
import { archaicWord, foreignPoints, looseUnit, undeclined, wrongDash } from './style.ts';

/* Checks of texts outside the games: those of the page, its lessons, the server and the command line. */

/** Arguments for the functions in a table of texts, by their path: `table.turnOf`. */
export type Samples = Readonly<Record<string, readonly (readonly unknown[])[]>>;

/**
 * Every sentence of a table of texts, with its path. A function without a sample is an error, so that new ones are checked too.
 */
export function allSentences(texts: unknown, samples: Samples, at = ''): (readonly [at: string, text: string])[] {
  if (typeof texts === 'string') return [[at, texts]];
  if (typeof texts === 'function') {
    const calls = samples[at];
    if (calls === undefined) throw new Error(`no sample for ${at}`);
    return calls.flatMap((given) => allSentences(Reflect.apply(texts, undefined, given), samples, at));
  }
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => allSentences(value, samples, at === '' ? key : `${at}.${key}`));
}

/** Latin letters within a Cyrillic word, a straight apostrophe, and other typing errors. */
const slip = /^\s|\s$|undefined|NaN|\[object| {2}|[.!]\.|\(\)|[A-Za-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[A-Za-z]|\p{L}'\p{L}/u;

/** What is wrong with these sentences. `points` is their word for points; empty if they belong to no game and have none. */
export function styleFaults(
  language: Language,
  sentences: readonly (readonly [at: string, text: string])[],
  points = '',
): readonly string[] {
  const checks: readonly ((text: string) => string | null)[] = [
    (text) => foreignPoints(language, points, text),
    looseUnit,
    (text) => wrongDash(language, text),
    (text) => undeclined(language, new Set(), text),
    (text) => archaicWord(language, text),
    (text) => slip.exec(text)?.[0] ?? null,
  ];
  return sentences.flatMap(([at, text]) => checks.flatMap((check) => (check(text) === null ? [] : [`${at}: ${check(text)}: ${text}`])));
}
