import { gameIds, listingOf, textsOf } from '@fathom/games';
import type { GameRules, Language, Playable } from '@fathom/kernel';
import type { defaultBoard } from '../shell/default-board/index.tsx';
import type { Cover, Ending, GameBoard, Goal, WebGame } from '../shell/game.ts';
import type { Lesson } from '../shell/lesson.ts';

export { gameIds, loadSkills } from '@fathom/games';

export const isGameId = (id: string): boolean => gameIds.includes(id);

/** The folders beside this file are named after their games. Lessons, goal, ending, cover and pictures are optional. */
const boards = import.meta.glob('./*/index.ts', { import: 'board' });
const lessons = import.meta.glob('./*/lesson/*/lesson.ts', { import: 'lesson' });
const endings = import.meta.glob('./*/ending.ts', { import: 'ending' });
const goals = import.meta.glob<Goal>('./*/goal.ts', { import: 'goal' });
const covers = import.meta.glob<Cover>('./*/cover.ts', { import: 'cover', eager: true });

/** Fetches a game and gives it to a function that works for any game. */
export async function withGame<R>(id: string, use: <G extends Playable<G>>(game: WebGame<G>) => R): Promise<R> {
  const boardFor = await boardOf(id);
  return withRules(id, <G extends Playable<G>>({ game }: GameRules<G>) =>
    use({
      rules: game,
      ...textsOf<G>(id),
      ...boardFor(game),
      loadLesson: lessonLoader<G>(id),
      loadGoal: goals[`./${id}/goal.ts`] ?? null,
      loadEnding: endingOf<G>(id),
    }),
  );
}

/** Loads the rules of a game and gives them to a function that works for any game. */
async function withRules<R>(id: string, use: <G extends Playable<G>>(rules: GameRules<G>) => R): Promise<R> {
  const listing = listingOf(id);
  if (listing === null) throw new Error(`no such game: ${id}`);
  return listing.withRules(use);
}

/** The name of a game before its texts are loaded. */
export const titleOf = (id: string, language: Language): string => listingOf(id)?.titles[language] ?? id;

/** The board in the folder of a game, or the one that any game has. */
async function boardOf(id: string): Promise<typeof defaultBoard> {
  const load = boards[`./${id}/index.ts`];
  if (load === undefined) return (await import('../shell/default-board/index.tsx')).defaultBoard;
  const board = await load();
  // A folder is named after its game: what it exports fits that game's types.
  return <G extends Playable<G>>() => board as GameBoard<G>;
}

/** A folder in `lesson/` holds a lesson: of the game itself, or of the expansion that it is named after. */
const lessonLoader =
  <G extends Playable<G>>(id: string): WebGame<G>['loadLesson'] =>
  async (lesson) =>
    ((await lessons[`./${id}/lesson/${lesson}/lesson.ts`]?.()) as Lesson<G> | undefined) ?? null;

const endingOf = <G extends Playable<G>>(id: string): WebGame<G>['loadEnding'] =>
  (endings[`./${id}/ending.ts`] as (() => Promise<Ending<G>>) | undefined) ?? null;

/** The lesson of the game itself. */
export const BASICS = 'basics';

/** The lessons of a game: the basics first, then the expansions. */
export const lessonsOf = (id: string): readonly string[] =>
  [BASICS, ...Object.keys(coverOf(id).modules ?? {})].filter((lesson) => `./${id}/lesson/${lesson}/lesson.ts` in lessons);

export const hasLesson = (id: string): boolean => lessonsOf(id).length > 0;

/** The address of a picture. */
export const pictureOf = (id: string, name: string): string => `./art/${id}/${name}.svg`;

/** The options of a game that are expansions, each with the address of its picture. */
export const modulesOf = (id: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(coverOf(id).modules ?? {}).map(([name, face]) => [name, pictureOf(id, face)]));

/** How a game looks on the first page; a plain cover if its folder has none. */
export const coverOf = (id: string): Cover => covers[`./${id}/cover.ts`] ?? { light: 'var(--glow)', faces: [] };
