import type { Pictures } from '../art/pictures.ts';

const marks = import.meta.glob<() => Pictures>('./*/art/marks.ts', { import: 'marks' });

/** The small drawings of a game that are part of the page. */
export const loadMarks = async (id: string): Promise<Pictures> => (await marks[`./${id}/art/marks.ts`]?.())?.() ?? [];
