import { PUZZLE_SEED, type Puzzle, type PuzzleAnswer } from '@fathom/bots';
import { openRecord, stateHash, type Playable } from '@fathom/kernel';
import { LocalTable, resumeLocal, rulesFor } from '@fathom/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { WebGame } from '../../shell/game.ts';
import { useTable } from '../../shell/useTable.ts';
import { tableHost } from '../../table/host.ts';
import { localSessions } from '../../table/local-sessions.ts';
import type { TableStore } from '../../table/table.ts';
import { seatedPlayers } from '../rulebook/dealt.ts';
import { firstAnswer, puzzleState } from './puzzle-state.ts';
import { usePlayerNames } from '../rulebook/usePlayerNames.ts';

/** A puzzle at a table. */
export interface PuzzleAtTable<G extends Playable<G>> {
  readonly store: TableStore<G>;
  readonly state: G['state'];
  /** What was answered first; null before. */
  readonly answer: PuzzleAnswer | null;
}

/** The table of a puzzle. It waits after the answer: the others never move. */
export function usePuzzle<G extends Playable<G>>(game: WebGame<G>, puzzle: Puzzle): PuzzleAtTable<G> {
  const names = usePlayerNames();
  const [answer, setAnswer] = useState<PuzzleAnswer | null>(null);
  const first = useRef<PuzzleAnswer | null>(null);
  /** Nothing can be played after the answer. */
  const options = useMemo(() => ({ permits: () => first.current === null }), []);
  const { table, host, state } = useMemo(() => {
    const { rules } = game;
    const state = puzzleState(rules, puzzle);
    const players = seatedPlayers(state.seats, puzzle.seat, names);
    const played = rulesFor(rules);
    const { record } = openRecord(
      rules,
      players.map(({ name }) => name),
      rules.describe(state).options,
      { secret: PUZZLE_SEED, words: [] },
    );
    const table = new LocalTable(
      {
        now: Date.now,
        think: () => new Promise(() => {}),
        pause: () => Promise.resolve(),
        report: reportError,
        keep(now) {
          first.current ??= firstAnswer(rules, puzzle, state, now);
          setAnswer(first.current);
        },
      },
      played,
      resumeLocal(played, { id: 'puzzle', seats: players, now: Date.now() }, record, state, stateHash(state)),
    );
    const sessions = localSessions<G>(table, players);
    return { table, state, host: tableHost({ sessions, playerOf: (_, seat) => players[seat]!, record: () => null }) };
  }, [game, puzzle, names]);
  useEffect(() => {
    table.start();
    return () => table.stop();
  }, [table]);
  return { store: useTable(game, host, options), state, answer };
}
