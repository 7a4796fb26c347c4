import { retrace, type GameRecord, type GameText, type Moment, type Playable } from '@fathom/kernel';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { PastTable } from '../shell/PastTable.tsx';
import { usePlayback } from '../shell/Playback.tsx';
import { ReplayTable } from '../shell/ReplayTable.tsx';
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
  /** The whole game, once it is over. */
  readonly record: GameRecord | null;
  readonly from: number;
  readonly onBack: () => void;
}

/** Earlier moments of a game on the server: as seen from the viewer's seat while it goes on, with all cards open when it is over. */
export function LookBack<G extends Playable<G>>(props: Props<G>): ReactNode {
  const { game, record } = props;
  const [whole] = useState(record);
  const moments = useMemo(() => {
    const retraced = whole === null ? null : retrace(game.rules, whole);
    return retraced?.ok === true ? retraced.value.moments : null;
  }, [game, whole]);
  return whole === null || moments === null ? <AsSeen {...props} /> : <AllOpen {...props} record={whole} moments={moments} />;
}

function AsSeen<G extends Playable<G>>({ game, text, connection, from, onBack }: Props<G>): ReactNode {
  const online = useOnlineWords();
  const { now, log } = useStore(connection.store);
  const { table, seat, seatView } = now!;
  const playback = usePlayback(from, log.length - 1);
  const { view, trouble } = useMoment<G>(table.id, playback.ply, seatView!.view);
  const names = useSeatNames(connection);
  return (
    <PastTable {...{ game, text, names, log, view, playback }} viewer={seat} record={null} onClose={onBack}>
      {trouble !== null && <p className="notice is-trouble">{online.trouble[trouble]}</p>}
      <BackToNow onBack={onBack} />
    </PastTable>
  );
}

interface AllOpenProps<G extends Playable<G>> extends Props<G> {
  readonly record: GameRecord;
  readonly moments: readonly Moment<G>[];
}

function AllOpen<G extends Playable<G>>({ game, text, connection, record, moments, from, onBack }: AllOpenProps<G>): ReactNode {
  const names = useSeatNames(connection);
  return <ReplayTable {...{ game, text, record, moments, from, names }} onClose={onBack} actions={() => <BackToNow onBack={onBack} />} />;
}

function useSeatNames<G extends Playable<G>>(connection: TableConnection<G>): readonly string[] {
  const words = useWords();
  const seats = useStore(connection.store, ({ now }) => now!.table.seats);
  return useMemo(() => seats.map((each, at) => nameIn(words, each, at)), [words, seats]);
}

function BackToNow({ onBack }: { readonly onBack: () => void }): ReactNode {
  const { people } = useOnlineWords();
  return (
    <button type="button" className="move is-strong" onClick={onBack}>
      {people.backToNow}
    </button>
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
