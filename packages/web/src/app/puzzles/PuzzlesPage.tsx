import { difficulties, type Puzzle } from '@fathom/bots';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { loadAllPuzzles, loadModuleName, placedPuzzles, type PlacedPuzzle, type PuzzleSet } from '../../games/puzzles.ts';
import { coverOf, modulesOf, pictureOf, titleOf } from '../../games/registry.ts';
import { useWords } from '../../text/words.tsx';
import { DailyDeals } from '../daily/DailyDeals.tsx';
import { dayOf, puzzleOfDay } from './days.ts';
import { isSolved, storedProgress, streakOn, type PuzzleProgress } from './progress.ts';
import { usePuzzleText } from './puzzle-text.ts';
import './Puzzles.css';

/** The puzzles of all games, by difficulty, and what there is today. */
export function PuzzlesPage(): ReactNode {
  const { backHome } = useWords();
  const words = usePuzzleText();
  const [sets, setSets] = useState<readonly PuzzleSet[] | null>(null);
  const progress = useMemo(storedProgress, []);
  const today = dayOf(new Date());
  useEffect(() => void loadAllPuzzles().then(setSets), []);
  if (sets === null) return null;
  return (
    <main className="page puzzles">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <Streak sets={sets} progress={progress} today={today} />
      <section aria-labelledby="puzzles-today">
        <h2 id="puzzles-today">{words.today}</h2>
        <ul className="puzzles-today">
          <OfTheDay sets={sets} progress={progress} today={today} />
          <DailyDeals day={today} />
        </ul>
      </section>
      {sets.map((set) => (
        <SetOfPuzzles key={`${set.game} ${set.module}`} set={set} progress={progress} />
      ))}
      <p>
        <Link href="/">{backHome}</Link>
      </p>
    </main>
  );
}

interface TodayProps {
  readonly sets: readonly PuzzleSet[];
  readonly progress: PuzzleProgress;
  readonly today: string;
}

function Streak({ sets, progress, today }: TodayProps): ReactNode {
  const words = usePuzzleText();
  const all = placedPuzzles(sets);
  const solved = all.filter(({ puzzle }) => isSolved(progress.marks[puzzle.id])).length;
  const days = streakOn(progress, today);
  const best = progress.streak?.best ?? 0;
  return (
    <p className="puzzles-streak">
      {days > 0 && <b>{words.streak(days)}</b>}
      {best > days && <span>{words.best(best)}</span>}
      <span>{words.solved(solved, all.length)}</span>
    </p>
  );
}

function OfTheDay({ sets, progress, today }: TodayProps): ReactNode {
  const words = usePuzzleText();
  const all = placedPuzzles(sets);
  const id = puzzleOfDay(
    today,
    all.map(({ puzzle }) => puzzle.id),
  );
  const placed = all.find(({ puzzle }) => puzzle.id === id);
  return placed === undefined ? null : <DayCard placed={placed} mark={progress.marks[placed.puzzle.id]} title={words.ofTheDay} />;
}

interface DayCardProps {
  readonly placed: PlacedPuzzle;
  readonly mark: PuzzleProgress['marks'][string] | undefined;
  readonly title: string;
}

function DayCard({ placed: { set, puzzle }, mark, title }: DayCardProps): ReactNode {
  const words = usePuzzleText();
  const name = useSetName(set);
  const picture =
    (set.module !== null ? modulesOf(set.game)[set.module] : undefined) ?? pictureOf(set.game, coverOf(set.game).faces[0] ?? '');
  return (
    <li>
      <Link className="today-card is-first" href={`/puzzles/${set.game}/${puzzle.id}`}>
        <img src={picture} alt="" draggable={false} />
        <span>
          <small>{title}</small>
          <b>{name}</b>
          <small>{[words.difficulty[puzzle.difficulty], ...(mark === undefined ? [] : [words.marks[mark]])].join(' · ')}</small>
        </span>
      </Link>
    </li>
  );
}

/** The name of a game, with the expansion that its puzzles are about. */
function useSetName(set: PuzzleSet): string {
  const { language } = useWords();
  const words = usePuzzleText();
  const [module, setModule] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadModuleName(set, language).then((name) => isWanted && setModule(name));
    return () => void (isWanted = false);
  }, [set, language]);
  const title = titleOf(set.game, language);
  return module === null ? title : words.with(title, module);
}

/** The puzzles of a game or an expansion: a number for each, with its mark. */
function SetOfPuzzles({ set, progress }: { readonly set: PuzzleSet; readonly progress: PuzzleProgress }): ReactNode {
  const words = usePuzzleText();
  const name = useSetName(set);
  const rows = difficulties.map((difficulty) => ({
    difficulty,
    puzzles: set.puzzles.filter((puzzle) => puzzle.difficulty === difficulty),
  }));
  return (
    <section className="puzzle-set" aria-label={name}>
      <h2>{name}</h2>
      {rows
        .filter(({ puzzles }) => puzzles.length > 0)
        .map(({ difficulty, puzzles }) => (
          <div key={difficulty} className="puzzle-row">
            <h3>{words.difficulties[difficulty]}</h3>
            <ol>
              {puzzles.map((puzzle, i) => (
                <Numbered key={puzzle.id} {...{ set, puzzle, progress }} number={i + 1} />
              ))}
            </ol>
          </div>
        ))}
    </section>
  );
}

interface NumberedProps {
  readonly set: PuzzleSet;
  readonly puzzle: Puzzle;
  readonly progress: PuzzleProgress;
  readonly number: number;
}

const signs = { first: '✓', later: '✓', missed: '×' } as const;

function Numbered({ set, puzzle, progress, number }: NumberedProps): ReactNode {
  const words = usePuzzleText();
  const mark = progress.marks[puzzle.id];
  const label = mark === undefined ? words.puzzle(number) : `${words.puzzle(number)}, ${words.marks[mark]}`;
  return (
    <li>
      <Link
        className={`puzzle-number ${mark === undefined ? '' : `is-${mark}`}`}
        href={`/puzzles/${set.game}/${puzzle.id}`}
        aria-label={label}
      >
        {number}
        {mark !== undefined && <i aria-hidden="true">{signs[mark]}</i>}
      </Link>
    </li>
  );
}
