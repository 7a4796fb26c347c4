import type { GameText, Playable } from '@fathom/kernel';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { PastTable } from '../shell/PastTable.tsx';
import { usePlayback } from '../shell/Playback.tsx';
import { useWords } from '../text/words.tsx';
import type { WebGame } from '../shell/game.ts';
import { momentOf, type Trouble } from './api.ts';
import { nameIn } from './names.ts';
import type { TableConnection } from './connection.ts';
import { useOnlineWords } from './text/index.ts';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly connection: TableConnection<G>;
  readonly from: number;
  readonly onBack: () => void;
}

/** An earlier moment of a game on the server, as seen from the viewer's seat. */
export function LookBack<G extends Playable<G>>({ game, text, connection, from, onBack }: Props<G>): ReactNode {
  const words = useWords();
  const online = useOnlineWords();
  const { now, told } = useStore(connection.room);
  const { table, seat, seatView } = now!;
  const playback = usePlayback(from, told.length - 1);
  const { view, trouble } = useMoment<G>(table.id, playback.ply, seatView!.view);
  const names = useMemo(() => table.seats.map((each, at) => nameIn(words, each, at)), [words, table.seats]);
  return (
    <PastTable game={game} text={text} names={names} viewer={seat} told={told} view={view} playback={playback}>
      {trouble !== null && <p className="notice is-trouble">{online.trouble[trouble]}</p>}
      <button type="button" className="move is-strong" onClick={onBack}>
        {online.company.backToNow}
      </button>
    </PastTable>
  );
}

/** The view at a ply; the previous one stays until it is loaded. */
function useMoment<G extends Playable<G>>(table: string, ply: number, first: object): { view: G['view']; trouble: Trouble | null } {
  const [shown, show] = useState<{ view: G['view']; trouble: Trouble | null }>({ view: first, trouble: null });
  useEffect(() => {
    let isWanted = true;
    const fetchMoment = async (): Promise<void> => {
      const answer = await momentOf(table, ply);
      if (isWanted) show(({ view }) => (answer.ok ? { view: answer.value.view, trouble: null } : { view, trouble: answer.code }));
    };
    void fetchMoment();
    return () => {
      isWanted = false;
    };
  }, [table, ply]);
  return shown;
}
