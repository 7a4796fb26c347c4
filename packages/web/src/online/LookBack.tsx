import { retrace, type GameRecord, type GameText, type Moment, type Playable } from '@fathom/kernel';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { PastTable } from '../shell/PastTable.tsx';
import { usePlayback } from '../shell/Playback.tsx';
import { ReplayTable } from '../shell/ReplayTable.tsx';
import { Review } from '../shell/review/Review.tsx';
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
  /** It was opened from the review. */
  readonly isReviewed: boolean;
  readonly onBack: () => void;
}

/** Earlier moments of a game on the server: as seen from the viewer's seat while it goes on, with all cards open when it is over. */
export function LookBack<G extends Playable<G>>(props: Props<G>): ReactNode {
  const { game, record } = props;
  const [whole] = useState(record);
  const moments = useMemo(() => momentsIn(game, whole), [game, whole]);
  return whole === null || moments === null ? <AsSeen {...props} /> : <AllOpen {...props} record={whole} moments={moments} />;
}

/** Each record is replayed once; null if it cannot be. */
function momentsIn<G extends Playable<G>>({ rules }: WebGame<G>, record: GameRecord | null): readonly Moment<G>[] | null {
  if (record === null) return null;
  const known = replayed.get(record) as readonly Moment<G>[] | undefined;
  if (known !== undefined) return known;
  const retraced = retrace(rules, record);
  if (!retraced.ok) return null;
  replayed.set(record, retraced.value.moments);
  return retraced.value.moments;
}
const replayed = new WeakMap<GameRecord, readonly unknown[]>();

interface ReviewProps<G extends Playable<G>> extends Pick<Props<G>, 'game' | 'text' | 'connection'> {
  readonly record: GameRecord;
  readonly onMoment: (ply: number) => void;
  readonly onClose: () => void;
}

/** The review of a game that was played on the server, computed on this device. */
export function OnlineReview<G extends Playable<G>>({ connection, ...props }: ReviewProps<G>): ReactNode {
  const names = useSeatNames(connection);
  const seat = useStore(connection.store, ({ now }) => now!.seat);
  const moments = momentsIn(props.game, props.record);
  return moments === null ? null : <Review {...props} {...{ moments, names }} me={seat} viewer={seat ?? 0} />;
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

function AllOpen<G extends Playable<G>>({ connection, isReviewed, onBack, ...props }: AllOpenProps<G>): ReactNode {
  const names = useSeatNames(connection);
  const back = <BackToNow isReviewed={isReviewed} onBack={onBack} />;
  return <ReplayTable {...props} names={names} onClose={onBack} actions={() => back} />;
}

function useSeatNames<G extends Playable<G>>(connection: TableConnection<G>): readonly string[] {
  const words = useWords();
  const seats = useStore(connection.store, ({ now }) => now!.table.seats);
  return useMemo(() => seats.map((each, at) => nameIn(words, each, at)), [words, seats]);
}

function BackToNow({ isReviewed = false, onBack }: { readonly isReviewed?: boolean; readonly onBack: () => void }): ReactNode {
  const { end } = useWords();
  const { people } = useOnlineWords();
  return (
    <button type="button" className="move is-strong" onClick={onBack}>
      {isReviewed ? end.backToReview : people.backToNow}
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
