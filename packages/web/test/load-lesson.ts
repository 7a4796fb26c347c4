import type { Playable } from '@fathom/kernel';
import type { Lesson } from '../src/shell/lesson.ts';

/** A lesson without the board of its game, which needs a page. */
export async function loadLesson<G extends Playable<G>>(id: string, lesson: string): Promise<Lesson<G>> {
  const module = (await import(`../src/games/${id}/lesson/${lesson}/lesson.ts`)) as { readonly lesson: Lesson<G> };
  return module.lesson;
}
