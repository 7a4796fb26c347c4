import type { Playable } from '@fathom/kernel';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useGameText } from '../app/LocalTable.tsx';
import { ReelKeys, useReel } from '../app/Reel.tsx';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import { idle } from '../shell/hand.tsx';
import { noReason, TableFrame, useNames } from '../shell/TableFrame.tsx';
import { momentOf, type Trouble } from './api.ts';
import { nameIn } from './names.ts';
import type { RoomLine } from './room.ts';
import { useOnlineWords } from './text/index.ts';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly line: RoomLine<G>;
  readonly from: number;
  readonly onBack: () => void;
}

/** A game that goes on, as it lay before: through one's own eyes, since the server shows each what was seen from there. */
export function LookBack<G extends Playable<G>>({ entry, line, from, onBack }: Props<G>): ReactNode {
  const words = useWords();
  const online = useOnlineWords();
  const text = useGameText(entry);
  const { now, told } = useStore(line.room);
  const { table, seat, look } = now!;
  const reel = useReel(from, told.length - 1);
  const { ply } = reel;
  const { view, trouble } = useMoment<G>(table.id, ply, look!.view);
  const seats = useMemo(() => table.seats.map((each, at) => nameIn(words, each, at)), [words, table.seats]);
  const name = useNames(seats, text, view);
  if (text === null) return null;
  return (
    <TableFrame
      entry={entry}
      title={`${text.title} · ${words.replay.title}`}
      board={{ view, viewer: seat, text, name }}
      scores={entry.game.score(view)}
      asked={[]}
      told={told.slice(0, ply + 1)}
      record={null}
      hand={idle}
      whyDark={noReason}
      onJump={reel.to}
    >
      <ReelKeys reel={reel}>
        {trouble !== null && <p className="notice is-trouble">{online.trouble[trouble]}</p>}
        <button type="button" className="move is-strong" onClick={onBack}>
          {online.company.backToNow}
        </button>
      </ReelKeys>
    </TableFrame>
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
