import type { GameText, Playable } from '@fathom/kernel';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { PastTable } from '../app/PastTable.tsx';
import { useReel } from '../app/Reel.tsx';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import { momentOf, type Trouble } from './api.ts';
import { nameIn } from './names.ts';
import type { RoomLine } from './line.ts';
import { useOnlineWords } from './text/index.ts';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly text: GameText<G>;
  readonly line: RoomLine<G>;
  readonly from: number;
  readonly onBack: () => void;
}

/** An earlier moment of a game on the server, which shows each what was seen from their seat. */
export function LookBack<G extends Playable<G>>({ entry, text, line, from, onBack }: Props<G>): ReactNode {
  const words = useWords();
  const online = useOnlineWords();
  const { now, told } = useStore(line.room);
  const { table, seat, seatView } = now!;
  const reel = useReel(from, told.length - 1);
  const { view, trouble } = useMoment<G>(table.id, reel.ply, seatView!.view);
  const names = useMemo(() => table.seats.map((each, at) => nameIn(words, each, at)), [words, table.seats]);
  return (
    <PastTable entry={entry} text={text} names={names} viewer={seat} told={told} view={view} reel={reel}>
      {trouble !== null && <p className="notice is-trouble">{online.trouble[trouble]}</p>}
      <button type="button" className="move is-strong" onClick={onBack}>
        {online.company.backToNow}
      </button>
    </PastTable>
  );
}

/** The view at a ply; until it has come, the one before it stays. */
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
