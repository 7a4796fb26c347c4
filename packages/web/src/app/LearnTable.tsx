import { arrange, stateHash, openRecord, rngFrom, type OfferedMove, type Playable } from '@fathom/kernel';
import { LocalTable, resumeLocal, rulesFor, type LocalGame, type Rules } from '@fathom/table';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { WebGame } from '../shell/game.ts';
import type { Lesson, LessonStep } from '../shell/lesson.ts';
import { settings } from '../shell/settings.ts';
import { Spotlight } from '../shell/Spotlight.tsx';
import { elementsOf, type Target } from '../shell/spotlight-targets.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { useGameText } from '../shell/useGameText.ts';
import { useStable } from '../shell/useStable.ts';
import { useTable } from '../shell/useTable.ts';
import { choices } from '../table/answering.ts';
import { tableHost, type TableHost } from '../table/host.ts';
import { localSessions } from '../table/local-sessions.ts';
import type { Shown } from '../table/show.ts';
import type { Sitter } from '../table/sitters.ts';
import type { TableStore } from '../table/table.ts';
import { useWords } from '../text/words.tsx';
import { LearnWords } from './LearnWords.tsx';
import { firstGame } from './quickTable.ts';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly lesson: Lesson<G>;
}

/** A lesson at a table: a prepared position, and words that point at what they are about. */
export function LearnTable<G extends Playable<G>>({ game, lesson }: Props<G>): ReactNode {
  const words = useWords();
  const text = useGameText(game);
  const [, go] = useLocation();
  const [said, setSaid] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => void lesson.say(words.language).then(setSaid), [lesson, words.language]);
  const { host } = useLessonTable(game, lesson);
  const ids = useMemo(() => Object.keys(lesson.steps), [lesson]);
  const [at, setAt] = useState(0);
  const now = useRef(at);
  now.current = at;
  const options = useMemo(
    () => ({
      confirm: () => 'never' as const,
      permits: ({ move }: OfferedMove<G>) => lesson.steps[ids[now.current]!]!.play?.(move) === true,
    }),
    [lesson, ids],
  );
  const store = useTable(game, host, options);
  const { shown } = useStore(store);
  useProgress(lesson, shown, at, setAt);
  useEffect(() => store.setState({ picked: [] }), [store, at]);
  const step = lesson.steps[ids[at]!]!;
  const ready = isReady(lesson, step, shown);
  const play = async (): Promise<void> => {
    const id = await firstGame(game.rules.id, words.setUp, lesson.options);
    settings.setState({ coach: true });
    go(`/table/${id}`);
  };
  if (text === null || said === null) return null;
  const guide = (
    <LearnWords
      game={game}
      store={store}
      text={text}
      said={ready ? said[ids[at]!]! : null}
      step={step}
      at={at}
      of={ids.length}
      onNext={() => setAt(at + 1)}
      onPlay={() => void play()}
    />
  );
  return (
    <>
      <TableScreen game={game} store={store} text={text} rematch={null} onReplay={nothing} onMoment={nothing} guide={guide} />
      {ready && <Pointer game={game} store={store} step={step} />}
    </>
  );
}

/** A lesson is not a real game: it cannot be replayed. */
const nothing = (): void => undefined;

/** Lights what a step is about. */
function Pointer<G extends Playable<G>>({ game, store, step }: { game: WebGame<G>; store: TableStore<G>; step: LessonStep<G> }): ReactNode {
  const words = useWords();
  const table = useStore(store);
  const legal = [...choices(store.wiring, table).lit].map((piece): Target => `piece:${piece}`);
  const targets = useStable([...legal, ...(step.about ?? [])]);
  const { view } = table.shown.look;
  const find = useCallback(
    () => elementsOf(targets, game.rules, view, { ...words.table, rules: words.rules }),
    [targets, game, view, words],
  );
  return <Spotlight find={find} dims />;
}

const movesBy = <G extends Playable<G>>({ told }: Shown<G>, isMine: boolean): number =>
  told.filter(({ by }) => by !== null && (by === 0) === isMine).length;

/** A move is made when it was played; then comes the next step. */
function useProgress<G extends Playable<G>>(lesson: Lesson<G>, shown: Shown<G>, at: number, setAt: (at: number) => void): void {
  const played = movesBy(shown, true);
  useEffect(() => {
    const steps = Object.values(lesson.steps);
    const wanted = steps.slice(0, at + 1).filter(({ play }) => play !== undefined).length;
    if (steps[at]!.play !== undefined && played >= wanted) setAt(at + 1);
  }, [lesson, played, at, setAt]);
}

/** Has everything been shown that comes before a step? */
function isReady<G extends Playable<G>>({ replies }: Lesson<G>, { play }: LessonStep<G>, shown: Shown<G>): boolean {
  if (shown.underWay) return false;
  if (play !== undefined) return shown.look.moves.length > 0;
  return shown.thinking === null || movesBy(shown, false) >= replies.length;
}

/** How long the other side thinks about a reply. */
const THINKS = 700;

function useLessonTable<G extends Playable<G>>(game: WebGame<G>, lesson: Lesson<G>): { readonly host: TableHost<G> } {
  const words = useWords();
  const you = words.setUp.defaultName(1);
  const [, opponent] = words.setUp.botNames;
  const made = useMemo(() => {
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
        if (reply !== undefined) setTimeout(done, THINKS, reply.move);
      });
    const table = new LocalTable(
      { now: Date.now, think, pause: () => Promise.resolve(), report: reportError, keep: nothing },
      rules,
      laidOut(game.rules, lesson, rules, sitters),
    );
    return {
      table,
      host: tableHost({ sessions: localSessions<G>(table, sitters), sitterOf: (_, seat) => sitters[seat]!, record: () => null }),
    };
  }, [game, lesson, you, opponent]);
  useEffect(() => {
    made.table.start();
    return () => made.table.stop();
  }, [made]);
  return made;
}

function laidOut<G extends Playable<G>>(game: WebGame<G>['rules'], lesson: Lesson<G>, rules: Rules, seats: readonly Sitter[]): LocalGame {
  const laid = arrange(game, { format: 'fathom-position/1', game: game.id, ...lesson.position }, rngFrom('lesson'));
  if (!laid.ok) throw new Error('the lesson can be laid out');
  const { state } = laid.value;
  const { record } = openRecord(game, ['', ''], game.describe(state).options, { secret: 'lesson', words: [] });
  return resumeLocal(rules, { id: 'lesson', seats, now: Date.now() }, record, state, stateHash(state));
}
