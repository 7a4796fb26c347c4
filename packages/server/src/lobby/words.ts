/*
 * Recovery words: six words of two syllables that can be said and typed in any of our languages, such as "moru tave siko lanu bepi
 * dovu". A syllable is one of 64, so a word is one of 4,096, and six of them hold 72 bits of luck.
 */
const CONSONANTS = 'bdfgklmnprstvzjh';
const VOWELS = 'aeio';
const WORDS = 6;

/** The words that so many random bytes, in hexadecimal, give: two bytes a word. */
export function recoveryWords(secret: (bytes: number) => string): string {
  const luck = secret(WORDS * 2);
  return Array.from({ length: WORDS }, (_, i) => word(Number.parseInt(luck.slice(i * 4, i * 4 + 4), 16) & 0xfff)).join(' ');
}

const word = (number: number): string => syllable(number >> 6) + syllable(number & 63);

const syllable = (number: number): string => CONSONANTS[number >> 2]! + VOWELS[number & 3]!;
