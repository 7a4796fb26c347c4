import type { Pictures } from '../art/pictures.ts';

type ByGame = Readonly<Record<string, Pictures>>;

const pictures = import.meta.glob<() => Pictures>('./*/art/index.ts', { import: 'pictures', eager: true });
const marks = import.meta.glob<() => Pictures>('./*/art/marks.ts', { import: 'marks', eager: true });

const byGame = (found: Readonly<Record<string, () => Pictures>>): ByGame =>
  Object.fromEntries(Object.entries(found).map(([file, all]) => [file.split('/')[1]!, all()]));

/** The pictures of every game that has any, by the game's ID: each becomes a file beside the page. */
export const picturesOfGames = (): ByGame => byGame(pictures);

/** The small drawings of every game that are part of the page. */
export const marksOfGames = (): ByGame => byGame(marks);
