import { typesetAll, type Language } from '@fathom/kernel';
import { useWords } from '../../text/words.tsx';

/** What is said to those who listen; loaded when it is first needed. A text that is missing does not compile. */
export interface SpokenText {
  /** A move was taken back. */
  readonly undone: string;
  /** What an answer brings to the viewer, or takes: points and goods. */
  readonly brings: (what: string) => string;
  readonly costs: (what: string) => string;
  /** The points of another player change. */
  readonly gains: (name: string, points: string) => string;
  readonly loses: (name: string, points: string) => string;
  /** Of something the viewer has: how much more or less, and how much it will be. */
  readonly more: (what: string, n: number, after: number) => string;
  readonly fewer: (what: string, n: number, after: number) => string;
  /** Cards come to a place, but not yet known which. */
  readonly unknown: (place: string, n: number) => string;
  /** How the suggested move compares with the next best, in so many imagined games. */
  readonly muchBetter: (other: string, games: number) => string;
  readonly better: (other: string, games: number) => string;
  readonly close: (other: string, games: number) => string;
  /** What the suggested move promises compared with another, and in which parts of the score. */
  readonly promises: (gain: string, other: string, reason: string) => string;
  /** The other move promises as much; the parts of the score in which they differ. */
  readonly almost: (other: string, reason: string) => string;
  /** Another move promised more: how much, and in which parts of the score. */
  readonly worse: (gain: string, other: string, reason: string) => string;
  /** Before the second best move. */
  readonly second: string;
  /** Before the name of a turning point. */
  readonly turningPoint: (what: string) => string;
}

const en = typesetAll<SpokenText>('en', {
  undone: 'Taken back.',
  brings: (what) => `Brings ${what}`,
  costs: (what) => `Costs ${what}`,
  gains: (name, points) => `${name}: ${points} more`,
  loses: (name, points) => `${name}: ${points} fewer`,
  more: (what, n, after) => `${what}: ${n} more, ${after} in all`,
  fewer: (what, n, after) => `${what}: ${n} fewer, ${after} left`,
  unknown: (place, n) => `${place}: ${n} more, unknown`,
  muchBetter: (other, games) => `In ${games} imagined games it came out much better than “${other}”.`,
  better: (other, games) => `In ${games} imagined games it came out better than “${other}”.`,
  close: (other, games) => `In ${games} imagined games “${other}” came out almost as well.`,
  promises: (gain, other, reason) => `${gain} compared with “${other}”: ${reason}.`,
  almost: (other, reason) => `“${other}” is almost as good; compared with it: ${reason}.`,
  worse: (gain, other, reason) => `“${other}” looked better, ${gain}: ${reason}.`,
  second: 'Second best:',
  turningPoint: (what) => `Turning point: ${what}`,
});

const ru = typesetAll<SpokenText>('ru', {
  undone: 'Ход отменён.',
  brings: (what) => `Даёт ${what}`,
  costs: (what) => `Отнимает ${what}`,
  gains: (name, points) => `${name}: на ${points} больше`,
  loses: (name, points) => `${name}: на ${points} меньше`,
  more: (what, n, after) => `${what}: на ${n} больше, будет ${after}`,
  fewer: (what, n, after) => `${what}: на ${n} меньше, останется ${after}`,
  unknown: (place, n) => `${place}: на ${n} больше, что именно — неизвестно`,
  muchBetter: (other, games) => `В мысленных партиях (${games}) это вышло намного лучше, чем «${other}».`,
  better: (other, games) => `В мысленных партиях (${games}) это вышло лучше, чем «${other}».`,
  close: (other, games) => `В мысленных партиях (${games}) почти так же хорошо вышло «${other}».`,
  promises: (gain, other, reason) => `По сравнению с «${other}» ${gain}: ${reason}.`,
  almost: (other, reason) => `Почти так же хорошо — «${other}»; по сравнению с этим: ${reason}.`,
  worse: (gain, other, reason) => `Лучше выглядело «${other}», ${gain}: ${reason}.`,
  second: 'Второй вариант:',
  turningPoint: (what) => `Переломный момент: ${what}`,
});

const uk = typesetAll<SpokenText>('uk', {
  undone: 'Хід скасовано.',
  brings: (what) => `Дає ${what}`,
  costs: (what) => `Забирає ${what}`,
  gains: (name, points) => `${name}: на ${points} більше`,
  loses: (name, points) => `${name}: на ${points} менше`,
  more: (what, n, after) => `${what}: на ${n} більше, буде ${after}`,
  fewer: (what, n, after) => `${what}: на ${n} менше, залишиться ${after}`,
  unknown: (place, n) => `${place}: на ${n} більше, що саме — невідомо`,
  muchBetter: (other, games) => `В уявних партіях (${games}) це вийшло набагато краще, ніж «${other}».`,
  better: (other, games) => `В уявних партіях (${games}) це вийшло краще, ніж «${other}».`,
  close: (other, games) => `В уявних партіях (${games}) майже так само добре вийшло «${other}».`,
  promises: (gain, other, reason) => `Порівняно з «${other}» ${gain}: ${reason}.`,
  almost: (other, reason) => `Майже так само добре — «${other}»; порівняно з цим: ${reason}.`,
  worse: (gain, other, reason) => `Краще виглядало «${other}», ${gain}: ${reason}.`,
  second: 'Другий варіант:',
  turningPoint: (what) => `Переломний момент: ${what}`,
});

export const spokenTexts: Readonly<Record<Language, SpokenText>> = { en, ru, uk };

export const useSpokenText = (): SpokenText => spokenTexts[useWords().language];
