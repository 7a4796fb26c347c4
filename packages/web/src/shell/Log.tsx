import type { GameText, Piece, Playable, Seat, LoggedMove } from '@fathom/kernel';
import { use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import type { WebGame } from './game.ts';
import { HintedContext } from './hint-context.ts';
import { usePieceInfo } from './piece-context.ts';
import { hovering } from './Piece.tsx';
import { useTell } from './tell.ts';
import './Log.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  /** What happened, as far as the viewer may know it. */
  readonly log: readonly LoggedMove<G>[];
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
  /** The first ply that is new to the viewer; null if none is. */
  readonly news: number | null;
  readonly onJump: (ply: number) => void;
}

/** The log, with a mark where it is new to the viewer. Every line opens its moment and shows the pieces it names. */
export function Log<G extends Playable<G>>({ game, log, text, name, news, onJump }: Props<G>): ReactNode {
  const words = useWords();
  const end = useRef<HTMLLIElement>(null);
  const since = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
    since.current?.scrollIntoView({ block: 'nearest' });
  }, [log.length, news]);
  const written = useWritten(game, text, name, onJump);
  const entries = log
    .map((one, ply) => ({ ply, line: log[ply + 1]?.joins === true ? null : written(answerAt(log, ply), one, ply) }))
    .filter(({ line }) => line !== null);
  return (
    <ol className="log" aria-label={words.table.log}>
      {entries.map(({ ply, line }, i) => {
        const first = news !== null && ply >= news && (entries[i - 1]?.ply ?? -1) < news;
        return (
          <li
            key={ply}
            ref={i === entries.length - 1 ? end : first ? since : null}
            className={news !== null && ply >= news ? 'is-news' : ''}
          >
            {first && <span className="log-since">{words.table.since}</span>}
            {line}
          </li>
        );
      })}
    </ol>
  );
}

/** The moves that were played together, up to this one. */
function answerAt<G extends Playable<G>>(log: readonly LoggedMove<G>[], ply: number): readonly LoggedMove<G>[] {
  let from = ply;
  while (from > 0 && log[from]!.joins === true) from--;
  return log.slice(from, ply + 1);
}

/** Gives the line for an answer, or null if there is nothing to say. Each is made once: a long game has hundreds. */
function useWritten<G extends Playable<G>>(
  game: WebGame<G>,
  text: GameText<G>,
  name: (side: Seat) => string,
  onJump: (ply: number) => void,
): (answer: readonly LoggedMove<G>[], last: LoggedMove<G>, ply: number) => ReactNode {
  const tell = useTell(text, name);
  return useMemo(() => {
    const known = new WeakMap<LoggedMove<G>, ReactNode>();
    return (answer, last, ply) => {
      if (!known.has(last)) {
        const move = { ...last, events: answer.flatMap(({ events }) => events) };
        const lines = tell(move.events);
        const line = (
          <Line game={game} move={move} said={lines.join(' ')} text={text} onJump={() => onJump(ply)} ply={ply} parts={answer.length} />
        );
        known.set(last, lines.length === 0 ? null : line);
      }
      return known.get(last);
    };
  }, [game, text, tell, onJump]);
}

interface LineProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly move: LoggedMove<G>;
  readonly said: string;
  readonly text: GameText<G>;
  readonly ply: number;
  /** How many moves it was played with. */
  readonly parts: number;
  readonly onJump: () => void;
}

function Line<G extends Playable<G>>({ game, move: { events, playedBy }, said, text, ply, parts, onJump }: LineProps<G>): ReactNode {
  const words = useWords();
  const hinted = use(HintedContext);
  const isHinted = playedBy === undefined && hinted.some((at) => at >= ply - parts && at < ply);
  const how = playedBy !== undefined ? words.table.hands[playedBy] : isHinted ? words.table.hinted : null;
  return (
    <>
      <button
        type="button"
        className="log-entry"
        aria-label={`${said} ${how === null ? '' : `(${how}) `}${words.table.logAt(ply)}`}
        onClick={onJump}
      >
        {said}
        {how !== null && <i className="log-hand"> ({how})</i>}
      </button>
      <Chips game={game} pieces={piecesOf(events, text)} />
    </>
  );
}

/** Small pieces that can be hovered and opened. */
function Chips<G extends Playable<G>>({ game, pieces }: { readonly game: WebGame<G>; readonly pieces: readonly Piece[] }): ReactNode {
  const info = usePieceInfo();
  if (pieces.length === 0) return null;
  return (
    <span className="chips">
      {pieces.map((piece) => (
        <button
          key={piece}
          type="button"
          className="chip"
          tabIndex={-1}
          aria-label={info.label(piece)}
          onClick={() => info.inspect(piece)}
          {...hovering(info, piece)}
        >
          <game.Chip piece={piece} />
        </button>
      ))}
    </span>
  );
}

/** The pieces that events name: every ID in them that the game has a name for. */
export function piecesOf<G extends Playable<G>>(events: readonly G['event'][], text: GameText<G>): readonly Piece[] {
  const found = new Set<Piece>();
  const search = (value: unknown): void => {
    if (typeof value === 'string') {
      if (text.piece(value) !== null) found.add(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(search);
  };
  events.filter((event) => text.event(event, () => '') !== null).forEach(search);
  return [...found];
}

/** The index of the first move after this seat last acted. */
export const newsFor = <G extends Playable<G>>(log: readonly LoggedMove<G>[], viewer: Seat | null): number =>
  log.findLastIndex(({ by }) => by === viewer) + 1;
