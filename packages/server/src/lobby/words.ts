/*
 * Recovery words: six words of two syllables that can be spoken and typed in all supported languages, such as "moru tave siko
 * lanu bepi dovu". A syllable is one of 64, so a word is one of 4,096, and six of them have 72 random bits.
 */
const CONSONANTS = 'bdfgklmnprstvzjh';
const VOWELS = 'aeio';
const WORDS = 6;

/** Recovery words from a source of random bytes in hexadecimal: two bytes per word. */
export function recoveryWords(secret: (bytes: number) => string): string {
  const digits = secret(WORDS * 2);
  return Array.from({ length: WORDS }, (_, i) => word(Number.parseInt(digits.slice(i * 4, i * 4 + 4), 16) & 0xfff)).join(' ');
}

const word = (number: number): string => syllable(number >> 6) + syllable(number & 63);

const syllable = (number: number): string => CONSONANTS[number >> 2]! + VOWELS[number & 3]!;
