import { arrange, openRecord, rngFrom, stateHash, type OfferedMove, type Playable } from '@fathom/kernel';
import { LocalTable, resumeLocal, rulesFor, type LocalGame, type Rules } from '@fathom/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { WebGame } from '../shell/game.ts';
import type { Lesson, LessonStep } from '../shell/lesson.ts';
import { useTable } from '../shell/useTable.ts';
import { tableHost, type TableHost } from '../table/host.ts';
import { localSessions } from '../table/local-sessions.ts';
import type { Shown } from '../table/scene.ts';
import type { Player } from '../table/players.ts';
import type { TableStore } from '../table/table.ts';
import { useWords } from '../text/words.tsx';

/** A lesson in progress. */
export interface LessonProgress<G extends Playable<G>> {
  readonly store: TableStore<G>;
  /** The number of the step, from 0, and of all steps. */
  readonly at: number;
  readonly of: number;
  readonly id: string;
  readonly step: LessonStep<G>;
  /** Everything before the step has been shown. */
  readonly isReady: boolean;
  readonly next: () => void;
}

/** The table of a lesson, and the step that it is at. Only the moves of the step can be made. */
export function useLesson<G extends Playable<G>>(game: WebGame<G>, lesson: Lesson<G>): LessonProgress<G> {
  const host = useHost(game, lesson);
  const steps = useMemo(() => Object.entries(lesson.steps), [lesson]);
  const [at, setAt] = useState(0);
  const now = useRef(at);
  now.current = at;
  const options = useMemo(
    () => ({
      confirm: () => 'never' as const,
      permits: ({ move }: OfferedMove<G>) => steps[now.current]![1].play?.(move) === true,
    }),
    [steps],
  );
  const store = useTable(game, host, options);
  const { shown } = useStore(store);
  const [id, step] = steps[at]!;
  const played = movesBy(shown, true);
  const wanted = steps.slice(0, at + 1).filter(([, { play }]) => play !== undefined).length;
  useEffect(() => {
    if (step.play !== undefined && played >= wanted) setAt((old) => old + 1);
  }, [step, played, wanted]);
  useEffect(() => store.setState({ picked: [] }), [store, at]);
  return { store, at, of: steps.length, id, step, isReady: isReady(lesson, step, shown), next: () => setAt(at + 1) };
}

const movesBy = <G extends Playable<G>>({ log }: Shown<G>, isMine: boolean): number =>
  log.filter(({ by }) => by !== null && (by === 0) === isMine).length;

/** Has everything been shown that comes before a step? */
function isReady<G extends Playable<G>>({ replies }: Lesson<G>, { play }: LessonStep<G>, shown: Shown<G>): boolean {
  if (shown.isAnimating) return false;
  if (play !== undefined) return shown.seatView.moves.length > 0;
  return shown.thinking === null || movesBy(shown, false) >= replies.length;
}

/** How long the other side thinks about a reply. */
const THINKS = 700;

function useHost<G extends Playable<G>>(game: WebGame<G>, lesson: Lesson<G>): TableHost<G> {
  const words = useWords();
  const you = words.setUp.defaultName(1);
  const [, opponent] = words.setUp.botNames;
  const made = useMemo(() => {
    const players: Player[] = [
      { kind: 'person', name: you },
      { kind: 'bot', level: 'greedy', name: opponent },
    ];
    const rules = rulesFor(game.rules, { stepByStep: true });
    let replied = 0;
    /** After the last reply of the lesson, the other side never answers. */
    const think = (): Promise<unknown> =>
      new Promise((done) => {
        const reply = lesson.replies[replied++];
        if (reply !== undefined) setTimeout(done, THINKS, reply.move);
      });
    const table = new LocalTable(
      { now: Date.now, think, pause: () => Promise.resolve(), report: reportError, keep: () => undefined },
      rules,
      lessonGame(game.rules, lesson, rules, players),
    );
    return {
      table,
      host: tableHost({ sessions: localSessions<G>(table, players), playerOf: (_, seat) => players[seat]!, record: () => null }),
    };
  }, [game, lesson, you, opponent]);
  useEffect(() => {
    made.table.start();
    return () => made.table.stop();
  }, [made]);
  return made.host;
}

function lessonGame<G extends Playable<G>>(
  game: WebGame<G>['rules'],
  lesson: Lesson<G>,
  rules: Rules,
  seats: readonly Player[],
): LocalGame {
  const arranged = arrange(game, { format: 'fathom-position/1', game: game.id, ...lesson.position }, rngFrom('lesson'));
  if (!arranged.ok) throw new Error('the position of a lesson is valid');
  const { state } = arranged.value;
  const { record } = openRecord(game, ['', ''], game.describe(state).options, { secret: 'lesson', words: [] });
  return resumeLocal(rules, { id: 'lesson', seats, now: Date.now() }, record, state, stateHash(state));
}
