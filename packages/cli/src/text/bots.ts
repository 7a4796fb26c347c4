import type { Language, LevelId } from '@fathom/kernel';

/** The name of a bot of each level, and of the plain bots. */
type BotNames = Readonly<Record<'random' | 'greedy' | 'ismcts' | 'playouts' | LevelId, string>>;

const names: Readonly<Record<Language, BotNames>> = {
  en: {
    random: 'Random',
    greedy: 'Greedy',
    ismcts: 'Thinker',
    playouts: 'Playouts',
    learning: 'Learning',
    novice: 'Novice',
    casual: 'Casual',
    steady: 'Steady',
    skilled: 'Skilled',
    expert: 'Expert',
    master: 'Master',
  },
  ru: {
    random: 'Случайный',
    greedy: 'Жадный',
    ismcts: 'Вдумчивый',
    playouts: 'Доигрывание',
    learning: 'Ученик',
    novice: 'Новичок',
    casual: 'Любитель',
    steady: 'Уверенный',
    skilled: 'Умелый',
    expert: 'Знаток',
    master: 'Мастер',
  },
  uk: {
    random: 'Випадковий',
    greedy: 'Жадібний',
    ismcts: 'Вдумливий',
    playouts: 'Догравання',
    learning: 'Учень',
    novice: 'Новачок',
    casual: 'Аматор',
    steady: 'Упевнений',
    skilled: 'Вправний',
    expert: 'Знавець',
    master: 'Майстер',
  },
};

export const botName = ({ language }: { readonly language: Language }, bot: keyof BotNames): string => names[language][bot];
