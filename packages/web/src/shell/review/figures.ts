import type { Account, Difference, Reason, Worth } from '@fathom/bots';
import type { GameText, Language, Playable, Seat } from '@fathom/kernel';

/* Numbers of an analysis as people read them. */

/** With a real minus sign. */
const minus = (said: string): string => said.replace('-', '−');

/** In hundredths, as the language writes them: "4%", "4 %". */
const hundredths = (language: Language, n: number, signDisplay: 'auto' | 'exceptZero'): string =>
  `${minus(Math.round(n * 100).toLocaleString(language, { signDisplay }))}${language === 'en' ? '' : '\u00a0'}%`;

export const percent = (language: Language, n: number): string => hundredths(language, n, 'auto');

/** With a sign before it. */
export const signedPercent = (language: Language, n: number): string => hundredths(language, n, 'exceptZero');

const signed = (language: Language, n: number): string =>
  minus(n.toLocaleString(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }));

/** For columns of numbers: always with one decimal. */
export const tenths = (language: Language, n: number, isChange: boolean): string =>
  minus(n.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: isChange ? 'exceptZero' : 'auto' }));

/** A change with its error, if that can be seen at all: "+4% ± 1". */
export function withError(language: Language, n: number, error: number): string {
  const whole = Math.round(error * 100);
  return whole === 0 ? signedPercent(language, n) : `${signedPercent(language, n)} ±\u00a0${whole}`;
}

/** Points that are not whole, in the words of the game. */
export const pointsText = <G extends Playable<G>>(text: GameText<G>, said: string): string => text.points(0).replace('0', said);

interface Saying<G extends Playable<G>> {
  readonly language: Language;
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
}

/** The parts of the score in which two answers differ, and the rival whose points do: "+2.1 coalition, −0.6 locations; Thalos −0.5". */
export function reasonText<G extends Playable<G>>({ language, text, name }: Saying<G>, { parts, rivals }: Reason): string {
  const own = parts.map(({ part, gain }) => {
    const [number, what] = [signed(language, gain), lowerFirst(text.part(part))];
    return language === 'en' ? `${number}\u00a0${what}` : `${what}\u00a0${number}`;
  });
  const others = rivals.map(({ side, gain }) => `${name(side)}\u00a0${signed(language, gain)}`);
  return [own.join(', '), ...others].filter((each) => each !== '').join('; ');
}

const lowerFirst = (word: string): string => `${word.charAt(0).toLocaleLowerCase()}${word.slice(1)}`;

/** What an answer brings in chances and in points. */
export const gainTexts = <G extends Playable<G>>(
  { language, text }: Omit<Saying<G>, 'name'>,
  { chance, error, points }: Pick<Difference<unknown>, 'chance' | 'error' | 'points'>,
): readonly [chance: string, points: string] => [withError(language, chance, error), pointsText(text, signed(language, points))];

/** The row of an account in whole units, rounded so that it still adds up. */
export function accountRow(
  account: Account,
  of: keyof Worth,
  unit: number,
): Readonly<Record<'initial' | 'luck' | 'own' | 'others' | 'final', number>> {
  const [initial, final] = [Math.round(account.initial[of] / unit), Math.round(account.final[of] / unit)];
  const exact = [account.luck, account.own, account.others].map((worth) => worth[of] / unit);
  const [luck, own, others] = roundedTo(final - initial, exact);
  return { initial: initial * unit, luck: luck! * unit, own: own! * unit, others: others! * unit, final: final * unit };
}

/** Whole numbers near these that add up to a whole number near their sum: those with the largest rests are rounded up. */
export function roundedTo(sum: number, numbers: readonly number[]): readonly number[] {
  const rounded = numbers.map(Math.floor);
  const byRest = numbers.map((_, i) => i).toSorted((a, b) => numbers[b]! - rounded[b]! - (numbers[a]! - rounded[a]!));
  let left = sum - rounded.reduce((all, each) => all + each, 0);
  for (let i = 0; left > 0; i++, left--) rounded[byRest[i % byRest.length]!]! += 1;
  for (let i = byRest.length - 1; left < 0; i += byRest.length - 1, left++) rounded[byRest[i % byRest.length]!]! -= 1;
  return rounded;
}
