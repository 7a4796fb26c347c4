import { games, textsOf, withEvaluation } from '@fathom/games';
import { languages, mapTexts, withoutTypography, type GameRules, type Language, type Playable } from '@fathom/kernel';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stop } from '../base/errors.ts';
import { defaultBoard } from './default.ts';
import type { TerminalBoard, TerminalGame } from './entry.ts';

/** A game whose type is not known here: it is passed to a generic function. */
type AnyGame = <R>(use: <G extends Playable<G>>(game: TerminalGame<G>) => R) => R;

/** Every game of the list, with its texts and its board; loading all of them is fast. */
const loaded = new Map<string, AnyGame>(
  await Promise.all(games.map(async ({ id }) => [id, await withEvaluation(id, (rules) => terminalGame(id, rules))!] as const)),
);

async function terminalGame<G extends Playable<G>>(id: string, rules: GameRules<G>): Promise<AnyGame> {
  const { loadText, loadRulebook } = textsOf<G>(id);
  const game: TerminalGame<G> = {
    ...rules,
    ...(await boardOf(id, rules)),
    // A terminal breaks lines itself: its texts have ordinary spaces, so that they can be searched and piped.
    texts: mapTexts(await inEachLanguage(loadText), withoutTypography),
    rulebooks: mapTexts(await inEachLanguage(loadRulebook), withoutTypography),
  };
  return (use) => use(game);
}

/** The board in the folder of a game, or the default board. */
async function boardOf<G extends Playable<G>>(id: string, { game }: GameRules<G>): Promise<TerminalBoard<G>> {
  const file = new URL(`./${id}/index.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
  if (!existsSync(fileURLToPath(file))) return defaultBoard(game);
  return ((await import(file.href)) as { readonly board: TerminalBoard<G> }).board;
}

async function inEachLanguage<T>(load: (language: Language) => Promise<T>): Promise<Record<Language, T>> {
  return Object.fromEntries(await Promise.all(languages.map(async (each) => [each, await load(each)] as const))) as Record<Language, T>;
}

export const gameIds: readonly string[] = [...loaded.keys()];

/** Finds a game by its ID and passes it to a generic function. */
export function withGame<R>(id: string, visit: <G extends Playable<G>>(game: TerminalGame<G>) => R): R {
  const game = loaded.get(id) ?? stop({ code: 'unknown-game', name: id, known: gameIds });
  return game(visit);
}
