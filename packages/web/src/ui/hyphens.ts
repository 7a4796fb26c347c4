/* Browsers have no hyphenation for all languages: where a long word may be broken is found here. */

/** A word may be broken here, and then a hyphen is shown. */
const SOFT = '\u00ad';
/** Shorter words are not broken, and no part is shorter than this. */
const LEAST = { word: 7, part: 3 };

const [VOWEL, CONSONANT] = ['[аеёиоуыэюяєії]', '[бвгґджзклмнпрстфхцчшщ]'];
/** What may start a syllable. */
const START = `(?:[бвгдкпт][лр]|с[вкпт]|[дз]в|${CONSONANT})ь?${VOWEL}`;

/** The ends of syllables: before consonants that start one, otherwise after the first of several between two vowels. */
const syllables = [
  new RegExp(`${VOWEL}(?=${VOWEL})`, 'giu'),
  new RegExp(`${VOWEL}(?=${START})`, 'giu'),
  new RegExp(`${VOWEL}(?!${START})(?:й|${CONSONANT}[ьъ]?)(?=${CONSONANT}+[ьъ]?${VOWEL})`, 'giu'),
  /[aeiouy](?!(?:[bcdfgkpt][lr]|[cgpst]h|ck|ng|qu|s[klmnpt]))[bcdfghklmnprstvxz](?=[bcdfghklmnpqrstvz][aeiouy])/giu,
  /\w(?=(?:ments?|tions?|ness|ships?|guards?|masters?|keepers?)$)/giu,
];

/** A word with soft hyphens between its syllables. */
export function hyphenated(word: string): string {
  if (word.length < LEAST.word) return word;
  const ends = syllables.flatMap((end) => [...word.matchAll(end)].map(({ 0: { length }, index }) => index + length));
  const breaks = [...new Set(ends)].filter((at) => at >= LEAST.part && at <= word.length - LEAST.part).sort((a, b) => a - b);
  return [0, ...breaks].map((from, i) => word.slice(from, breaks[i])).join(SOFT);
}
