import type { Language } from '../text.ts';

/* Style of texts: each check returns what is wrong with one sentence, or null. */

/** A game's word for points, by language. */
export type PointWords = Readonly<Record<Language, string>>;

/** Every word for points in any game. */
const allPointWords: Readonly<Record<Language, readonly string[]>> = { en: ['VP'], ru: ['ОВ', 'ПО'], uk: ['ОВ', 'ПО'] };

/** A word for points of another game. */
export function foreignPoints(language: Language, own: string, text: string): string | null {
  const others = allPointWords[language].filter((word) => word !== own);
  return others.find((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text)) ?? null;
}

/** A number and the word after it with an ordinary space between them, where a line could break. */
export const looseUnit = (text: string): string | null => /\d+ [\p{L}%]+/u.exec(text)?.[0] ?? null;

/**
 * In Russian and Ukrainian a dash is an em dash between spaces, of which the first does not break; an en dash stands only in
 * ranges.
 */
export function wrongDash(language: Language, text: string): string | null {
  if (language === 'en') return null;
  return (/.? - .?|\D–.?|–\D|[^\s\u00a0(«]—|—[^\s.,»)]| —/u.exec(text) ?? [null])[0];
}

/** Words that take a name in another case than the nominative. */
const governing: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  ru: new RegExp(
    `^(?:\\p{L}+(?:ть|ться|ти|тись|чь)|в|во|на|из|к|ко|с|со|от|до|для|у|о|об|за|под|над|через|без|по|` +
      `бер(?:ёт|ут)|возьмите|возвращает|выбирает|играет|купи(?:л|те)|меняет|нанимает|открывает|отдаёт|покупает|получает|разыгрывает|` +
      `сбрасывает|строит|теряет|использует)$`,
    'iu',
  ),
  uk: new RegExp(
    `^(?:\\p{L}+(?:ти|тися|тись)|в|у|на|з|із|зі|від|до|для|о|об|за|під|над|через|без|по|` +
      `бер(?:е|уть)|візьміть|повертає|вибирає|обирає|грає|купи(?:в|ть)|купує|міняє|наймає|відкриває|віддає|отримує|розігрує|` +
      `скидає|будує|втрачає|використовує)$`,
    'iu',
  ),
};
/** Plural nouns in -а, whose accusative is their nominative. */
const plural = /^(?:врата|ворота|острова|чудеса|дома|леса)$/iu;

/** A quoted name left in the nominative after a word that governs another case: «Взять «Тюрьма»». */
export function undeclined(language: Language, names: ReadonlySet<string>, text: string): string | null {
  for (const [whole, before, name] of text.matchAll(/(\p{L}+)[ \u00a0]«([^«»]+)»/gu)) {
    const head = /^\p{L}+/u.exec(name!)?.[0] ?? '';
    if (governing[language]?.test(before!) === true && names.has(name!) && /[ая]$/iu.test(head) && !plural.test(head)) return whole;
  }
  return null;
}

const archaic: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:anew|dearer|forth|hence|lest|naught|nought|shall|thereof|thus|unto|upon|whence|whilst|br(?:ing|ings|ought) on the end|for nothing)\b/i,
  ru: /(?<!\p{L})(?:дабы|доколе|ежели|ибо|отныне|оный|сей|сие|сызнова|токмо|клад[её]т\p{L}* (?:игре )?конец|на сейчас|наступает конец|конец (?:игры )?наступает)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:ачей|либонь|позаяк|поготів|себто|сей|сиріч|щасти|клад\p{L}+ (?:грі )?край|на зараз|настає кінець|кінець (?:гри )?настає)(?!\p{L})/iu,
};

/** Words that are out of use. */
export const archaicWord = (language: Language, text: string): string | null => archaic[language].exec(text)?.[0] ?? null;
