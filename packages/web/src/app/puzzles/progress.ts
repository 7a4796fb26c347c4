import { isDay, numberOf } from './days.ts';

/* Which puzzles somebody has solved on this device, and on how many days in a row. */

/** Solved with the first answer, solved later, or not yet. */
export type PuzzleMark = 'first' | 'later' | 'missed';

export interface PuzzleProgress {
  readonly version: 1;
  /** By the ID of the puzzle. */
  readonly marks: Readonly<Record<string, PuzzleMark>>;
  /** The last day with a solved puzzle, how many days in a row it was then, and the most there ever were. */
  readonly streak: { readonly day: string; readonly days: number; readonly best: number } | null;
}

export const noProgress: PuzzleProgress = { version: 1, marks: {}, streak: null };

/** What follows from an answer. Each puzzle counts for the streak once, when it is first solved. */
export function afterAnswer(progress: PuzzleProgress, id: string, isBest: boolean, day: string): PuzzleProgress {
  const before = progress.marks[id];
  if (before === 'first' || before === 'later' || (before === 'missed' && !isBest)) return progress;
  const mark: PuzzleMark = !isBest ? 'missed' : before === undefined ? 'first' : 'later';
  return { version: 1, marks: { ...progress.marks, [id]: mark }, streak: isBest ? longer(progress, day) : progress.streak };
}

function longer({ streak }: PuzzleProgress, day: string): PuzzleProgress['streak'] {
  if (streak?.day === day) return streak;
  const days = streak !== null && numberOf(day) - numberOf(streak.day) === 1 ? streak.days + 1 : 1;
  return { day, days, best: Math.max(days, streak?.best ?? 0) };
}

/** Days in a row up to today, or up to yesterday if today is not over. */
export const streakOn = ({ streak }: PuzzleProgress, today: string): number =>
  streak !== null && numberOf(today) - numberOf(streak.day) <= 1 ? streak.days : 0;

export const isSolved = (mark: PuzzleMark | undefined): boolean => mark === 'first' || mark === 'later';

const KEY = 'fathom.puzzles';

/** What cannot be read, or was stored by another version, counts as nothing. */
export function readProgress(stored: string | null): PuzzleProgress {
  try {
    const read = JSON.parse(stored ?? 'null') as Partial<PuzzleProgress> | null;
    if (read?.version !== 1 || typeof read.marks !== 'object' || read.marks === null) return noProgress;
    const marks = Object.fromEntries(Object.entries(read.marks).filter(([, mark]) => ['first', 'later', 'missed'].includes(mark)));
    return { version: 1, marks, streak: isStreak(read.streak) ? read.streak : null };
  } catch {
    return noProgress;
  }
}

const isStreak = (streak: PuzzleProgress['streak'] | undefined): streak is NonNullable<PuzzleProgress['streak']> =>
  typeof streak === 'object' &&
  streak !== null &&
  typeof streak.day === 'string' &&
  isDay(streak.day) &&
  Number.isInteger(streak.days) &&
  Number.isInteger(streak.best);

export const storedProgress = (): PuzzleProgress => readProgress(localStorage.getItem(KEY));

export function storeProgress(progress: PuzzleProgress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // storage is full or forbidden: nothing is marked
  }
}
