import type { BotGame } from '@fathom/bots';
import type { GameText, Language, Playable, RuleChapter } from '@fathom/kernel';

/** The only list of games in the page. */
export const gameIds: readonly string[] = ['conspiracy', 'abyss', 'waterdeep'];

type Visit<R> = <G extends Playable<G>>(brain: BotGame<G>) => R;

const rules: Readonly<Record<string, <R>(visit: Visit<R>) => Promise<R>>> = {
  async conspiracy(visit) {
    const { conspiracy: game, weigh: heuristic } = await import('@fathom/conspiracy');
    return visit({ game, heuristic });
  },
  async abyss(visit) {
    const { abyss: game, weigh: heuristic } = await import('@fathom/abyss');
    return visit({ game, heuristic });
  },
  async waterdeep(visit) {
    const { waterdeep: game, weigh: heuristic } = await import('@fathom/waterdeep');
    return visit({ game, heuristic });
  },
};

/** Fetches the rules of a game and gives them to a function that works for any game. */
export async function withRules<R>(id: string, visit: Visit<R>): Promise<R> {
  if (!Object.hasOwn(rules, id)) throw new Error(`no such game: ${id}`);
  return rules[id]!(visit);
}

/** The name of a game before its texts are fetched; a test compares it with them. */
export const titleOf = (id: string, language: Language): string => titles[id]?.[language] ?? id;

const titles: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  conspiracy: { en: 'Conspiracy', ru: 'Повелители Бездны', uk: 'Повелителі Безодні' },
  abyss: { en: 'Abyss', ru: 'Бездна', uk: 'Безодня' },
  waterdeep: { en: 'Lords of Waterdeep', ru: 'Лорды Глубоководья', uk: 'Лорди Глибоководдя' },
};

/** The texts of a game, each language loaded when it is needed. */
interface GameTexts {
  /** For the game of this ID, and no other. */
  loadText(language: Language): Promise<unknown>;
  loadRulebook(language: Language): Promise<readonly RuleChapter[]>;
}

/** The texts of a game, typed for its rules. */
export const textsOf = <G extends Playable<G>>(id: string): GameTexts & { loadText(language: Language): Promise<GameText<G>> } =>
  texts[id]!() as GameTexts & { loadText(language: Language): Promise<GameText<G>> };

/** Functions, so that the worker of the bots is built without the texts. */
const texts: Readonly<Record<string, () => GameTexts>> = {
  conspiracy: () =>
    loadTexts(
      () => import('@fathom/conspiracy/text/game-text'),
      {
        en: () => import('@fathom/conspiracy/text/en'),
        ru: () => import('@fathom/conspiracy/text/ru'),
        uk: () => import('@fathom/conspiracy/text/uk'),
      },
      () => import('@fathom/conspiracy/text/rulebook/chapters'),
      {
        en: () => import('@fathom/conspiracy/text/rulebook/en'),
        ru: () => import('@fathom/conspiracy/text/rulebook/ru'),
        uk: () => import('@fathom/conspiracy/text/rulebook/uk'),
      },
    ),
  abyss: () =>
    loadTexts(
      () => import('@fathom/abyss/text/game-text'),
      {
        en: () => import('@fathom/abyss/text/en'),
        ru: () => import('@fathom/abyss/text/ru'),
        uk: () => import('@fathom/abyss/text/uk'),
      },
      () => import('@fathom/abyss/text/rulebook/chapters'),
      {
        en: () => import('@fathom/abyss/text/rulebook/en'),
        ru: () => import('@fathom/abyss/text/rulebook/ru'),
        uk: () => import('@fathom/abyss/text/rulebook/uk'),
      },
    ),
  waterdeep: () =>
    loadTexts(
      () => import('@fathom/waterdeep/text/game-text'),
      {
        en: () => import('@fathom/waterdeep/text/en'),
        ru: () => import('@fathom/waterdeep/text/ru'),
        uk: () => import('@fathom/waterdeep/text/uk'),
      },
      () => import('@fathom/waterdeep/text/rulebook/chapters'),
      {
        en: () => import('@fathom/waterdeep/text/rulebook/en'),
        ru: () => import('@fathom/waterdeep/text/rulebook/ru'),
        uk: () => import('@fathom/waterdeep/text/rulebook/uk'),
      },
    ),
};

function loadTexts<Words, Book>(
  text: () => Promise<{ readonly gameText: (words: Words) => unknown }>,
  words: Readonly<Record<Language, () => Promise<Partial<Record<Language, Words>>>>>,
  chapters: () => Promise<{ readonly chapters: (book: Book) => readonly RuleChapter[] }>,
  books: Readonly<Record<Language, () => Promise<{ readonly rulebook: Book }>>>,
): GameTexts {
  return {
    async loadText(language) {
      const [{ gameText }, wanted] = await Promise.all([text(), words[language]()]);
      return gameText(wanted[language]!);
    },
    async loadRulebook(language) {
      const [split, { rulebook }] = await Promise.all([chapters(), books[language]()]);
      return split.chapters(rulebook);
    },
  };
}
