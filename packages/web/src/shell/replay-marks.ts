import type { GameRecord, GameText, Playable, Seat } from '@fathom/kernel';
import { useCallback, useMemo } from 'react';
import { turnsOf } from './chapters.ts';
import { turningPoints, useCourse } from './course.ts';
import { changeText, saidOf } from './EndCurve.tsx';
import { useEnding } from './end-scene.ts';
import type { WebGame } from './game.ts';
import type { ReplayMark } from './Playback.tsx';
import { useTell } from './tell.ts';
import { useWords } from '../text/words.tsx';

/** The rounds in a log, as far as the viewer may know it. */
export function useRounds(log: readonly { readonly events: readonly object[] }[]): readonly ReplayMark[] {
  const { replay } = useWords();
  return useMemo(
    () =>
      turnsOf(log)
        .filter(({ opens }) => opens)
        .map(({ ply, round }) => ({ ply, kind: 'round' as const, label: replay.round(round) })),
    [log, replay],
  );
}

/** The turning points of a finished game; none while it goes on, because they would tell what is hidden. */
export function useTurningPoints<G extends Playable<G>>(
  game: WebGame<G>,
  text: GameText<G>,
  record: GameRecord | null,
  names: readonly string[],
): readonly ReplayMark[] {
  const { end } = useWords();
  const name = useCallback((side: Seat): string => names[side]!, [names]);
  const tell = useTell(text, name);
  const course = useCourse(game, record);
  const ending = useEnding(game);
  return useMemo(() => {
    if (course === null || ending === undefined) return []; // without the ending, other events would seem the most telling
    return turningPoints(course, ending?.telling ?? []).map((point) => {
      const said = `${saidOf(point, tell, end.finalCount)} ${changeText(point.change)}`;
      return { ply: point.ply, kind: 'point' as const, label: said };
    });
  }, [course, ending, tell, end]);
}

/** All marks in the order of the game. */
export const inGameOrder = (...marks: readonly (readonly ReplayMark[])[]): readonly ReplayMark[] =>
  marks.flat().toSorted((a, b) => a.ply - b.ply);
