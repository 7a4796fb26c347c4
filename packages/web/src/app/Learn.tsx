import { arrange, stateHash, openRecord, rngFrom, type OfferedMove, type Playable } from '@fathom/kernel';
import { LocalTable, resumeLocal, rulesFor, type LocalGame, type Rules } from '@fathom/table';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { WebGame } from '../shell/game.ts';
import type { Lesson } from '../shell/lesson.ts';
import { isGameId, withGame } from '../games/registry.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { tableHost } from '../table/host.ts';
import { localSessions } from '../table/local-sessions.ts';
import type { Sitter } from '../table/sitters.ts';
import { useGameText } from '../shell/useGameText.ts';
import { Missing } from '../shell/Missing.tsx';
import { useTable } from '../shell/useTable.ts';
import { useWords } from '../text/words.tsx';
import './Learn.css';

/** The tutorial: a prepared position, and a guide that says what to do. */
export function Learn({ id }: { readonly id: string }): ReactNode {
  const [screen, setScreen] = useState<ReactNode>(null);
  useEffect(() => {
    if (!isGameId(id)) return;
    void withGame(id, async (game) => {
      const lesson = await game.loadLesson?.();
      setScreen(lesson === undefined ? <Missing /> : <FirstGame game={game} lesson={lesson} />);
    });
  }, [id]);
  return isGameId(id) ? screen : <Missing />;
}

function FirstGame<G extends Playable<G>>({ game, lesson }: { readonly game: WebGame<G>; readonly lesson: Lesson<G> }): ReactNode {
  const words = useWords();
  const text = useGameText(game);
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
    const rules = rulesFor(game.rules, { stepByStep: true });
    let replied = 0;
    /** After the last reply of the lesson, the other side never answers. */
    const think = (): Promise<unknown> =>
      new Promise((done) => {
        const reply = lesson.replies[replied++];
        if (reply !== undefined) setTimeout(done, 700, reply.move);
      });
    const nothing = (): void => undefined;
    const table = new LocalTable(
      { now: Date.now, think, pause: () => Promise.resolve(), report: reportError, keep: nothing },
      rules,
      laidOut(game.rules, lesson, rules, sitters),
    );
    const host = tableHost({ sessions: localSessions<G>(table, sitters), sitterOf: (_, seat) => sitters[seat]!, record: () => null });
    return { table, host };
  }, [game, lesson, you, opponent]);
  const options = useMemo(
    () => ({
      confirm: () => 'never' as const,
      permits: ({ move }: OfferedMove<G>) => {
        const wanted = lesson.steps[now.current];
        return typeof wanted === 'function' && wanted(move);
      },
    }),
    [lesson],
  );
  const store = useTable(game, host, options);
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
        <button type="button" className="move is-strong" onClick={() => (last ? go(`/new/${game.rules.id}`) : setStep(step + 1))}>
          {last ? words.learn.done : words.learn.next}
        </button>
      )}
    </aside>
  );
  return <TableScreen game={game} store={store} text={text} rematch={null} onReplay={nothing} onMoment={nothing} guide={guide} />;
}

/** A lesson is not a real game: it cannot be replayed. */
const nothing = (): void => undefined;

function laidOut<G extends Playable<G>>(game: WebGame<G>['rules'], lesson: Lesson<G>, rules: Rules, seats: readonly Sitter[]): LocalGame {
  const laid = arrange(game, { format: 'fathom-position/1', game: game.id, ...lesson.position }, rngFrom('lesson'));
  if (!laid.ok) throw new Error('the lesson can be laid out');
  const { state } = laid.value;
  const { record } = openRecord(game, ['', ''], game.describe(state).options, { secret: 'lesson', words: [] });
  return resumeLocal(rules, { id: 'lesson', seats, now: Date.now() }, record, state, stateHash(state));
}
