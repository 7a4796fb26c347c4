import { arrange, stateHash, openRecord, rngFrom, type OfferedMove, type Playable } from '@fathom/kernel';
import { LocalTable, resumeLocal, rulesFor, type LocalGame, type Rules } from '@fathom/table';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { Entry } from '../games/entry.ts';
import type { Lesson } from '../games/lesson.ts';
import { isGameId, withGame } from '../games/registry.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { tableHost } from '../table/host.ts';
import { localSessions } from '../table/localSessions.ts';
import type { Sitter } from '../table/sitters.ts';
import { useGameText } from './LocalTablePage.tsx';
import { Missing } from './Missing.tsx';
import { useTable } from './useTable.ts';
import { useWords } from './words.tsx';

/** The first game: a table laid out for it, with somebody beside you who says what to do. */
export function Learn({ game }: { readonly game: string }): ReactNode {
  const [screen, setScreen] = useState<ReactNode>(null);
  useEffect(() => {
    if (isGameId(game)) void withGame(game, async (entry) => setScreen(<FirstGame entry={entry} lesson={await entry.loadLesson()} />));
  }, [game]);
  return isGameId(game) ? screen : <Missing />;
}

function FirstGame<G extends Playable<G>>({ entry, lesson }: { readonly entry: Entry<G>; readonly lesson: Lesson<G> }): ReactNode {
  const words = useWords();
  const text = useGameText(entry);
  const [, go] = useLocation();
  const [said, setSaid] = useState<readonly string[]>([]);
  const [step, setStep] = useState(0);
  const now = useRef(step);
  now.current = step;
  useEffect(() => void lesson.say(words.language).then(setSaid), [lesson, words.language]);
  const you = words.setUp.defaultName(1);
  const [, opponent] = words.setUp.botNames;
  const { table, host } = useMemo(() => {
    const sitters: Sitter[] = [
      { kind: 'person', name: you },
      { kind: 'bot', level: 'greedy', name: opponent },
    ];
    const rules = rulesFor(entry.game, { stepByStep: true });
    let replied = 0;
    /** When the lesson has said all, the other side waits for ever. */
    const think = (): Promise<unknown> =>
      new Promise((done) => {
        const reply = lesson.replies[replied++];
        if (reply !== undefined) setTimeout(done, 700, reply.move);
      });
    const nothing = (): void => undefined;
    const table = new LocalTable(
      { now: Date.now, think, pause: () => Promise.resolve(), report: reportError, keep: nothing },
      rules,
      laidOut(entry, lesson, rules, sitters),
    );
    const host = tableHost({ sessions: localSessions<G>(table, sitters), sitterOf: (_, seat) => sitters[seat]!, record: () => null });
    return { table, host };
  }, [entry, lesson, you, opponent]);
  const wishes = useMemo(
    () => ({
      confirm: () => 'never' as const,
      permits: ({ move }: OfferedMove<G>) => {
        const wanted = lesson.steps[now.current];
        return typeof wanted === 'function' && wanted(move);
      },
    }),
    [lesson],
  );
  const store = useTable(entry, host, wishes);
  useEffect(() => {
    table.start();
    return () => table.stop();
  }, [table]);
  const played = useStore(store).shown.told.filter(({ by }) => by === 0).length;
  const lessonMoves = lesson.steps.slice(0, step + 1).filter((each) => each !== 'read').length;
  useEffect(() => {
    if (lesson.steps[now.current] !== 'read' && played >= lessonMoves) setStep((old) => old + 1);
  }, [played, lessonMoves, lesson]);
  useEffect(() => store.setState({ picked: [] }), [store, step]);
  if (text === null || said.length === 0) return null;
  const reading = lesson.steps[step] === 'read';
  const last = step === lesson.steps.length - 1;
  const guide = (
    <aside className={`lesson ${reading ? 'is-reading' : ''}`} aria-live="polite" aria-label={words.learn.title}>
      <p className="lesson-step">{words.learn.step(step + 1, lesson.steps.length)}</p>
      <p>{said[step]}</p>
      {reading && (
        <button type="button" className="move is-strong" onClick={() => (last ? go(`/new/${entry.game.id}`) : setStep(step + 1))}>
          {last ? words.learn.done : words.learn.next}
        </button>
      )}
    </aside>
  );
  return <TableScreen entry={entry} store={store} text={text} rematch={null} onReplay={nothing} onMoment={nothing} guide={guide} />;
}

/** A lesson is no game of its own: it cannot be looked at again. */
const nothing = (): void => undefined;

function laidOut<G extends Playable<G>>({ game }: Entry<G>, lesson: Lesson<G>, rules: Rules, seats: readonly Sitter[]): LocalGame {
  const laid = arrange(game, { format: 'fathom-position/1', game: game.id, ...lesson.position }, rngFrom('lesson'));
  if (!laid.ok) throw new Error('the lesson can be laid out');
  const { state } = laid.value;
  const { record } = openRecord(game, ['', ''], game.describe(state).options, { secret: 'lesson', words: [] });
  return resumeLocal(rules, { id: 'lesson', seats, now: Date.now() }, record, state, stateHash(state));
}
