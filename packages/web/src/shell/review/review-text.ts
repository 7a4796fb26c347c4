import type { Grade } from '@fathom/bots';
import { typesetAll, type Language } from '@fathom/kernel';
import { useWords } from '../../text/words.tsx';

/** The words of a review; loaded when one is opened. A text that is missing does not compile. */
export interface ReviewText {
  readonly title: string;
  /** What it is, and from whose knowledge. */
  readonly about: (name: string) => string;
  readonly aboutOpen: string;
  readonly whose: string;
  readonly openHands: string;
  readonly working: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly start: string;
  readonly failed: string;
  readonly curve: string;
  readonly atTheEnd: string;
  readonly moments: string;
  readonly noMoments: string;
  readonly played: string;
  readonly better: string;
  /** What another answer would have brought: chances and points. */
  readonly gain: (chance: string, points: string) => string;
  /** The parts of the score do not show why. */
  readonly subtle: string;
  readonly decisions: string;
  readonly noDecisions: string;
  readonly grades: Readonly<Record<Grade, string>>;
  readonly all: (n: number) => string;
  readonly luck: string;
  readonly luckAbout: string;
  readonly columns: Readonly<Record<'player' | 'initial' | 'luck' | 'own' | 'others' | 'final', string>>;
  readonly chance: string;
  readonly points: string;
  readonly showDecision: string;
  /** Of a move that had no alternative, as far as the viewer can tell. */
  readonly noChoice: string;
  readonly thinking: string;
}

const en = typesetAll<ReviewText>('en', {
  title: 'Game review',
  about: (name) => `An estimate by the bots, from what ${name} could know at each moment. It can be wrong.`,
  aboutOpen: 'An estimate by the bots, with all hands open; only the order of the decks is unknown. It can be wrong.',
  whose: 'Decisions of',
  openHands: 'Open hands',
  working: 'Reviewing the game…',
  cancel: 'Cancel',
  cancelled: 'The review was cancelled.',
  start: 'Start review',
  failed: 'The review failed. Reload the page and try again.',
  curve: 'Chance to win during the game',
  atTheEnd: 'End',
  moments: 'Moments to learn from',
  noMoments: 'No decision clearly cost a chance to win.',
  played: 'Played',
  better: 'Better',
  gain: (chance, points) => `${chance} to win, ${points}`,
  subtle: 'the expected points hardly differ',
  decisions: 'Decisions',
  noDecisions: 'There was nothing to decide.',
  grades: { best: 'Best', good: 'Good', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  all: (n) => `All decisions (${n})`,
  luck: 'Luck and skill',
  luckAbout: 'Luck is what draws and reveals changed; decisions are what choices changed. Every row adds up.',
  columns: { player: 'Player', initial: 'Start', luck: 'Luck', own: 'Own decisions', others: 'Others’ decisions', final: 'End' },
  chance: 'Chance to win',
  points: 'Points',
  showDecision: 'Show this decision',
  noChoice: 'As far as can be told, there was nothing else to do.',
  thinking: 'Comparing the moves…',
});

const ru = typesetAll<ReviewText>('ru', {
  title: 'Разбор партии',
  about: (name) => `Оценка ботов по тому, что в каждый момент было известно игроку (${name}). Она может ошибаться.`,
  aboutOpen: 'Оценка ботов с открытыми руками: неизвестен только порядок карт в колодах. Она может ошибаться.',
  whose: 'Чьи решения',
  openHands: 'Открытые руки',
  working: 'Разбираем партию…',
  cancel: 'Отмена',
  cancelled: 'Разбор отменён.',
  start: 'Начать разбор',
  failed: 'Разбор не удался. Обновите страницу и попробуйте ещё раз.',
  curve: 'Шанс победить по ходу партии',
  atTheEnd: 'Конец',
  moments: 'Моменты, на которых можно поучиться',
  noMoments: 'Ни одно решение явно не снизило шанс победить.',
  played: 'Сыграно',
  better: 'Лучше',
  gain: (chance, points) => `шанс победить ${chance}, ${points}`,
  subtle: 'ожидаемые очки почти не различаются',
  decisions: 'Решения',
  noDecisions: 'Решать было нечего.',
  grades: { best: 'Лучший ход', good: 'Хороший ход', inaccuracy: 'Неточность', mistake: 'Ошибка', blunder: 'Грубая ошибка' },
  all: (n) => `Все решения (${n})`,
  luck: 'Удача и мастерство',
  luckAbout: 'Удача — то, что изменили взятые и открытые карты; решения — то, что изменил выбор. Каждая строка сходится.',
  columns: { player: 'Игрок', initial: 'Начало', luck: 'Удача', own: 'Свои решения', others: 'Решения других', final: 'Конец' },
  chance: 'Шанс победить',
  points: 'Очки',
  showDecision: 'Показать это решение',
  noChoice: 'Насколько можно судить, другого выбора не было.',
  thinking: 'Сравниваем ходы…',
});

const uk = typesetAll<ReviewText>('uk', {
  title: 'Розбір партії',
  about: (name) => `Оцінка ботів за тим, що кожної миті було відомо гравцеві (${name}). Вона може помилятися.`,
  aboutOpen: 'Оцінка ботів з відкритими руками: невідомий лише порядок карт у колодах. Вона може помилятися.',
  whose: 'Чиї рішення',
  openHands: 'Відкриті руки',
  working: 'Розбираємо партію…',
  cancel: 'Скасувати',
  cancelled: 'Розбір скасовано.',
  start: 'Почати розбір',
  failed: 'Розбір не вдався. Оновіть сторінку та спробуйте ще раз.',
  curve: 'Шанс перемогти протягом партії',
  atTheEnd: 'Кінець',
  moments: 'Моменти, на яких можна повчитися',
  noMoments: 'Жодне рішення явно не зменшило шанс перемогти.',
  played: 'Зіграно',
  better: 'Краще',
  gain: (chance, points) => `шанс перемогти ${chance}, ${points}`,
  subtle: 'очікувані очки майже не різняться',
  decisions: 'Рішення',
  noDecisions: 'Вирішувати було нічого.',
  grades: { best: 'Найкращий хід', good: 'Добрий хід', inaccuracy: 'Неточність', mistake: 'Помилка', blunder: 'Груба помилка' },
  all: (n) => `Усі рішення (${n})`,
  luck: 'Удача та майстерність',
  luckAbout: 'Удача — те, що змінили взяті й відкриті карти; рішення — те, що змінив вибір. Кожен рядок сходиться.',
  columns: { player: 'Гравець', initial: 'Початок', luck: 'Удача', own: 'Власні рішення', others: 'Рішення інших', final: 'Кінець' },
  chance: 'Шанс перемогти',
  points: 'Очки',
  showDecision: 'Показати це рішення',
  noChoice: 'Наскільки можна судити, іншого вибору не було.',
  thinking: 'Порівнюємо ходи…',
});

export const reviewTexts: Readonly<Record<Language, ReviewText>> = { en, ru, uk };

export const useReviewText = (): ReviewText => reviewTexts[useWords().language];
