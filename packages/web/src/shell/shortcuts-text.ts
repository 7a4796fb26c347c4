import { typesetAll, type Language } from '@fathom/kernel';

/** The keys of a table, in three groups, and those of a replay: each with the keys themselves and what they do. */
interface ShortcutText {
  readonly go: string;
  readonly play: string;
  readonly watch: string;
  readonly keys: Readonly<Record<Shortcut, string>>;
}

export const shortcuts = {
  tab: 'Tab',
  arrows: '← → ↑ ↓',
  ends: 'Home · End',
  zones: 'Page Up · Page Down',
  pick: 'Enter',
  digits: '1–9',
  list: 'L',
  hint: 'H',
  undo: 'U',
  redo: 'Y',
  clear: 'Esc',
  skip: 'Space',
  again: 'R',
  sheet: '?',
  step: '← →',
  marks: 'Page Up · Page Down',
  bounds: 'Home · End',
  run: 'Space',
  leave: 'Esc',
} as const;
export type Shortcut = keyof typeof shortcuts;

const en: ShortcutText = typesetAll<ShortcutText>('en', {
  go: 'Moving around',
  play: 'Playing',
  watch: 'Replay',
  keys: {
    tab: 'To the next piece or button that can be used',
    arrows: 'To the next piece, or the next move of a list',
    ends: 'To the first or last piece of a place',
    zones: 'To the next place on the table',
    pick: 'Choose; on other pieces: show what they are',
    digits: 'Choose the move with this number',
    list: 'Open or close the list of all moves',
    hint: 'Hint: the two best moves, and why',
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear the last choice',
    skip: 'Skip the animation (any other key does too)',
    again: 'Show and say the last turn again',
    sheet: 'Show these keys',
    step: 'One move back or forward',
    marks: 'To the next round or turning point',
    bounds: 'To the start or the end',
    run: 'Play or pause',
    leave: 'Back to the table',
  },
});

const ru: ShortcutText = typesetAll<ShortcutText>('ru', {
  go: 'Перемещение',
  play: 'Игра',
  watch: 'Повтор',
  keys: {
    tab: 'К следующей доступной карте или кнопке',
    arrows: 'К соседней карте или к соседнему ходу в списке',
    ends: 'К первой или последней карте этого места',
    zones: 'К соседнему месту на столе',
    pick: 'Выбрать; если выбрать нельзя — показать описание',
    digits: 'Сделать ход с этим номером',
    list: 'Открыть или закрыть список всех ходов',
    hint: 'Подсказка: два лучших хода и почему',
    undo: 'Отменить',
    redo: 'Вернуть',
    clear: 'Снять последний выбор',
    skip: 'Пропустить анимацию (подойдёт и любая другая клавиша)',
    again: 'Показать и прочитать последний ход ещё раз',
    sheet: 'Показать этот список',
    step: 'На один ход назад или вперёд',
    marks: 'К соседнему раунду или переломному моменту',
    bounds: 'К началу или к концу',
    run: 'Смотреть или остановить',
    leave: 'Назад к столу',
  },
});

const uk: ShortcutText = typesetAll<ShortcutText>('uk', {
  go: 'Переміщення',
  play: 'Гра',
  watch: 'Повтор',
  keys: {
    tab: 'До наступної доступної карти або кнопки',
    arrows: 'До сусідньої карти або до сусіднього ходу в списку',
    ends: 'До першої або останньої карти цього місця',
    zones: 'До сусіднього місця на столі',
    pick: 'Вибрати; якщо вибрати не можна — показати опис',
    digits: 'Зробити хід із цим номером',
    list: 'Відкрити або закрити список усіх ходів',
    hint: 'Підказка: два найкращі ходи і чому',
    undo: 'Скасувати',
    redo: 'Повернути',
    clear: 'Зняти останній вибір',
    skip: 'Пропустити анімацію (годиться й будь-яка інша клавіша)',
    again: 'Показати й прочитати останній хід ще раз',
    sheet: 'Показати цей список',
    step: 'На один хід назад або вперед',
    marks: 'До сусіднього раунду або переломного моменту',
    bounds: 'До початку або до кінця',
    run: 'Дивитися або зупинити',
    leave: 'Назад до столу',
  },
});

export const shortcutTexts: Readonly<Record<Language, ShortcutText>> = { en, ru, uk };
