import type { Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { loadPuzzles, placedPuzzles, type PlacedPuzzle } from '../../games/puzzles.ts';
import { isGameId, withGame } from '../../games/registry.ts';
import { Missing } from '../../shell/Missing.tsx';
import type { WebGame } from '../../shell/game.ts';
import { isSolved, storedProgress } from './progress.ts';
import { PuzzleTable } from './PuzzleTable.tsx';

/** One puzzle at its table. */
export function PuzzlePage({ game: id, puzzle }: { readonly game: string; readonly puzzle: string }): ReactNode {
  const [screen, setScreen] = useState<ReactNode>(null);
  useEffect(() => {
    if (!isGameId(id)) return setScreen(<Missing />);
    let isWanted = true;
    void screenOf(id, puzzle).then((found) => isWanted && setScreen(found));
    return () => void (isWanted = false);
  }, [id, puzzle]);
  return screen;
}

async function screenOf(id: string, puzzle: string): Promise<ReactNode> {
  const all = placedPuzzles(await loadPuzzles(id));
  const placed = all.find((each) => each.puzzle.id === puzzle);
  return placed === undefined ? <Missing /> : withGame(id, (game) => <Attempts game={game} placed={placed} all={all} />);
}

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly placed: PlacedPuzzle;
  readonly all: readonly PlacedPuzzle[];
}

/** Every attempt has a table of its own. */
function Attempts<G extends Playable<G>>({ game, placed, all }: Props<G>): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return (
    <PuzzleTable key={attempt} game={game} placed={placed} next={() => nextOf(all, placed)} onAgain={() => setAttempt((old) => old + 1)} />
  );
}

/** The next puzzle that is not solved, from this one on; null if all are. */
function nextOf(all: readonly PlacedPuzzle[], { puzzle }: PlacedPuzzle): string | null {
  const { marks } = storedProgress();
  const at = all.findIndex((each) => each.puzzle.id === puzzle.id);
  return [...all.slice(at + 1), ...all.slice(0, at)].find((each) => !isSolved(marks[each.puzzle.id]))?.puzzle.id ?? null;
}
