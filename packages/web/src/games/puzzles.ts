import { PUZZLES, type Puzzle, type PuzzleFile } from '@fathom/bots';
import { gameIds, textsOf } from '@fathom/games';
import type { Language } from '@fathom/kernel';

/* The puzzles of the games, in `puzzles/` of their folders: of the game itself, or of the expansion that the file is named after. */

const files = import.meta.glob<PuzzleFile>('./*/puzzles/*.json', { import: 'default' });

/** Puzzles that were found together. */
export interface PuzzleSet extends PuzzleFile {
  /** The expansion that they are about; null for the game itself. */
  readonly module: string | null;
}

/** All puzzles of a game: those of the game itself first. A file of another format is left out. */
export async function loadPuzzles(game: string): Promise<readonly PuzzleSet[]> {
  const found = Object.entries(files).flatMap(([path, load]) => {
    const [, folder, name] = /^\.\/(.+)\/puzzles\/(.+)\.json$/.exec(path)!;
    return folder === game ? [{ name: name!, load }] : [];
  });
  const sets = await Promise.all(found.map(async ({ name, load }) => ({ ...(await load()), module: name === BASE ? null : name })));
  return sets.filter(({ format }) => format === PUZZLES).sort((a, b) => (a.module ?? '').localeCompare(b.module ?? ''));
}
const BASE = 'base';

/** The puzzles of all games. */
export const loadAllPuzzles = async (): Promise<readonly PuzzleSet[]> => (await Promise.all(gameIds.map(loadPuzzles))).flat();

/** What the expansion of a set is called; null if it is about the game itself. */
export const loadModuleName = async ({ game, module }: PuzzleSet, language: Language): Promise<string | null> =>
  module === null ? null : (await textsOf(game).loadText(language)).option(module as never);

/** A puzzle, and the set that it is from. */
export interface PlacedPuzzle {
  readonly set: PuzzleSet;
  readonly puzzle: Puzzle;
}

/** From the easiest to the hardest. */
export const placedPuzzles = (sets: readonly PuzzleSet[]): PlacedPuzzle[] =>
  sets.flatMap((set) => set.puzzles.toSorted((a, b) => a.difficulty - b.difficulty).map((puzzle) => ({ set, puzzle })));
