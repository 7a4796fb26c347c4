import type { Language, Playable } from '@fathom/kernel';
import type { Entry } from './entry.ts';

/** The games of this table, in the order of its doors. */
export const gameIds = ['conspiracy', 'abyss', 'waterdeep'] as const;
export type GameId = (typeof gameIds)[number];

export const isGameId = (id: string): id is GameId => (gameIds as readonly string[]).includes(id);

/** Hands a game to whoever can use any. */
export async function withGame<R>(id: GameId, use: <G extends Playable<G>>(entry: Entry<G>) => R): Promise<R> {
  switch (id) {
    case 'conspiracy':
      return use((await import('./conspiracy/entry.ts')).entry);
    case 'abyss':
      return use((await import('./abyss/entry.ts')).entry);
    case 'waterdeep':
      return use((await import('./waterdeep/entry.ts')).entry);
  }
}

/** The faces that look out of a game's door. */
export const covers: Readonly<Record<GameId, readonly string[]>> = {
  conspiracy: ['farmer-6-1', 'politician-6-1', 'military-6-1', 'merchant-6-1', 'mage-6-1'].map((id) => `./art/conspiracy/${id}.svg`),
  abyss: ['shepherd', 'oracle', 'elder', 'hunter', 'opportunist'].map((id) => `./art/abyss/${id}.svg`),
  waterdeep: ['l-nymara-scheiron', 'l-khelben-arunsun', 'l-larissa-neathal', 'l-mirt-the-moneylender', 'l-brianne-byndraeth'].map(
    (id) => `./art/waterdeep/${id}.svg`,
  ),
};

/** What stands over a door before its game is fetched; a test holds it against the game's own texts. */
export const titles: Readonly<Record<GameId, Readonly<Record<Language, string>>>> = {
  conspiracy: { en: 'Conspiracy', ru: 'Повелители Бездны', uk: 'Повелителі Безодні' },
  abyss: { en: 'Abyss', ru: 'Бездна', uk: 'Безодня' },
  waterdeep: { en: 'Lords of Waterdeep', ru: 'Лорды Глубоководья', uk: 'Лорди Глибоководдя' },
};
