import type { Difficulty } from '@fathom/bots';
import { counter, typesetAll, type Language } from '@fathom/kernel';
import { useWords } from '../../text/words.tsx';
import type { PuzzleMark } from './progress.ts';

/** The words of puzzles and daily deals; loaded when they are opened. A text that is missing does not compile. */
export interface PuzzleText {
  readonly title: string;
  readonly about: string;
  readonly solved: (solved: number, all: number) => string;
  readonly streak: (days: number) => string;
  readonly best: (days: number) => string;
  readonly today: string;
  readonly ofTheDay: string;
  readonly with: (game: string, module: string) => string;
  /** Of several puzzles, and of one. */
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  readonly difficulty: Readonly<Record<Difficulty, string>>;
  readonly puzzle: (n: number) => string;
  readonly marks: Readonly<Record<PuzzleMark, string>>;
  /** Before the answer. */
  readonly find: string;
  readonly right: string;
  readonly wrong: string;
  readonly answers: string;
  readonly yours: string;
  readonly bestAnswer: string;
  readonly why: (other: string) => string;
  readonly estimate: string;
  readonly more: (n: number) => string;
  readonly again: string;
  readonly next: string;
  readonly all: string;
  readonly deal: string;
  readonly dealAbout: string;
  readonly withModules: string;
  readonly play: string;
  readonly goOn: string;
  readonly playAgain: string;
  readonly onceOnly: string;
  readonly you: (points: string) => string;
  readonly won: string;
  readonly lost: string;
  readonly shared: string;
  readonly better: (percent: string, games: number) => string;
  readonly computing: string;
  readonly chart: string;
  readonly games: (points: string, n: number) => string;
  readonly failed: string;
  readonly notPlayed: string;
}

const [enCount, ruCount, ukCount] = [counter('en'), counter('ru'), counter('uk')];

const en = typesetAll<PuzzleText>('en', {
  title: 'Puzzles',
  about: 'Positions from games between strong bots. One answer is clearly best, and it is not the obvious one.',
  solved: (solved, all) => `${solved} of ${all} solved`,
  streak: (days) => `${enCount(days, { one: 'day', other: 'days' })} in a row`,
  best: (days) => `longest: ${days}`,
  today: 'Today',
  ofTheDay: 'Puzzle of the day',
  with: (game, module) => `${game} with ${module}`,
  difficulties: { 1: 'Easy', 2: 'Medium', 3: 'Hard' },
  difficulty: { 1: 'Easy', 2: 'Medium', 3: 'Hard' },
  puzzle: (n) => `Puzzle ${n}`,
  marks: { first: 'solved', later: 'solved later', missed: 'not solved yet' },
  find: 'Find the best move',
  right: 'That is the best move!',
  wrong: 'There is a better move.',
  answers: 'Compare moves',
  yours: 'Your move',
  bestAnswer: 'Best move',
  why: (other) => `Compared with “${other}”:`,
  estimate: 'An estimate by the bots, from what you can see. It can be wrong.',
  more: (n) => `${enCount(n, { one: 'other move is', other: 'other moves are' })} worse.`,
  again: 'Try again',
  next: 'Next puzzle',
  all: 'All puzzles',
  deal: 'Daily deal',
  dealAbout: 'Everyone gets the same cards today, against the same bot. Afterwards you see how bots did in your seat.',
  withModules: 'With all expansions at the weekend.',
  play: 'Play',
  goOn: 'Continue',
  playAgain: 'Play again',
  onceOnly: 'Only your first result counts.',
  you: (points) => `You: ${points}`,
  won: 'Victory',
  lost: 'Defeat',
  shared: 'Shared victory',
  better: (percent, games) => `Better than ${percent} of ${enCount(games, { one: 'bot game', other: 'bot games' })} with this deal`,
  computing: 'Bots are playing your deal…',
  chart: 'Points of the bots with this deal',
  games: (points, n) => `${points}: ${enCount(n, { one: 'game', other: 'games' })}`,
  failed: 'The comparison failed. Reload the page and try again.',
  notPlayed: 'Not played yet',
});

const ru = typesetAll<PuzzleText>('ru', {
  title: 'Задачи',
  about: 'Позиции из партий сильных ботов. Один ход заметно лучше остальных, и он не самый очевидный.',
  solved: (solved, all) => `Решено ${solved} из ${all}`,
  streak: (days) => `${ruCount(days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })} подряд`,
  best: (days) => `рекорд: ${days}`,
  today: 'Сегодня',
  ofTheDay: 'Задача дня',
  with: (game, module) => `${game}: ${module}`,
  difficulties: { 1: 'Лёгкие', 2: 'Средние', 3: 'Трудные' },
  difficulty: { 1: 'Лёгкая', 2: 'Средняя', 3: 'Трудная' },
  puzzle: (n) => `Задача ${n}`,
  marks: { first: 'решена', later: 'решена не сразу', missed: 'пока не решена' },
  find: 'Найдите лучший ход',
  right: 'Это лучший ход!',
  wrong: 'Есть ход лучше.',
  answers: 'Сравнить ходы',
  yours: 'Ваш ход',
  bestAnswer: 'Лучший ход',
  why: (other) => `По сравнению с «${other}»:`,
  estimate: 'Оценка ботов по тому, что вам видно. Она может ошибаться.',
  more: (n) => `Ещё ${ruCount(n, { one: 'ход хуже', few: 'хода хуже', many: 'ходов хуже', other: 'хода хуже' })}.`,
  again: 'Ещё раз',
  next: 'Следующая задача',
  all: 'Все задачи',
  deal: 'Расклад дня',
  dealAbout: 'Сегодня у всех одни и те же карты и один и тот же бот. После партии вы увидите, как на вашем месте сыграли боты.',
  withModules: 'В выходные — со всеми дополнениями.',
  play: 'Играть',
  goOn: 'Продолжить',
  playAgain: 'Сыграть ещё раз',
  onceOnly: 'Засчитывается только первый результат.',
  you: (points) => `Вы: ${points}`,
  won: 'Победа',
  lost: 'Поражение',
  shared: 'Победа поделена',
  better: (percent, games) =>
    `Лучше, чем в ${percent} партий ботов с этим раскладом (${ruCount(games, { one: 'партия', few: 'партии', many: 'партий', other: 'партии' })})`,
  computing: 'Боты играют ваш расклад…',
  chart: 'Очки ботов с этим раскладом',
  games: (points, n) => `${points}: ${ruCount(n, { one: 'партия', few: 'партии', many: 'партий', other: 'партии' })}`,
  failed: 'Сравнить не удалось. Обновите страницу и попробуйте ещё раз.',
  notPlayed: 'Ещё не сыгран',
});

const uk = typesetAll<PuzzleText>('uk', {
  title: 'Задачі',
  about: 'Позиції з партій сильних ботів. Один хід помітно кращий за решту, і він не найочевидніший.',
  solved: (solved, all) => `Розв’язано ${solved} із ${all}`,
  streak: (days) => `${ukCount(days, { one: 'день', few: 'дні', many: 'днів', other: 'дня' })} поспіль`,
  best: (days) => `рекорд: ${days}`,
  today: 'Сьогодні',
  ofTheDay: 'Задача дня',
  with: (game, module) => `${game}: ${module}`,
  difficulties: { 1: 'Легкі', 2: 'Середні', 3: 'Складні' },
  difficulty: { 1: 'Легка', 2: 'Середня', 3: 'Складна' },
  puzzle: (n) => `Задача ${n}`,
  marks: { first: 'розв’язано', later: 'розв’язано не одразу', missed: 'ще не розв’язано' },
  find: 'Знайдіть найкращий хід',
  right: 'Це найкращий хід!',
  wrong: 'Є кращий хід.',
  answers: 'Порівняти ходи',
  yours: 'Ваш хід',
  bestAnswer: 'Найкращий хід',
  why: (other) => `Порівняно з «${other}»:`,
  estimate: 'Оцінка ботів за тим, що вам видно. Вона може помилятися.',
  more: (n) => `Ще ${ukCount(n, { one: 'хід гірший', few: 'ходи гірші', many: 'ходів гірші', other: 'ходу гірші' })}.`,
  again: 'Ще раз',
  next: 'Наступна задача',
  all: 'Усі задачі',
  deal: 'Розклад дня',
  dealAbout: 'Сьогодні в усіх ті самі карти й той самий бот. Після партії ви побачите, як на вашому місці зіграли боти.',
  withModules: 'На вихідних — з усіма доповненнями.',
  play: 'Грати',
  goOn: 'Продовжити',
  playAgain: 'Зіграти ще раз',
  onceOnly: 'Зараховується лише перший результат.',
  you: (points) => `Ви: ${points}`,
  won: 'Перемога',
  lost: 'Поразка',
  shared: 'Спільна перемога',
  better: (percent, games) =>
    `Краще, ніж у ${percent} партій ботів із цим розкладом (${ukCount(games, { one: 'партія', few: 'партії', many: 'партій', other: 'партії' })})`,
  computing: 'Боти грають ваш розклад…',
  chart: 'Очки ботів із цим розкладом',
  games: (points, n) => `${points}: ${ukCount(n, { one: 'партія', few: 'партії', many: 'партій', other: 'партії' })}`,
  failed: 'Порівняти не вдалося. Оновіть сторінку та спробуйте ще раз.',
  notPlayed: 'Ще не зіграно',
});

export const puzzleTexts: Readonly<Record<Language, PuzzleText>> = { en, ru, uk };

export const usePuzzleText = (): PuzzleText => puzzleTexts[useWords().language];
