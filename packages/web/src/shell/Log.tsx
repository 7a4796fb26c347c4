import { eventLines, type GameText, type Piece, type Playable, type Seat, type LoggedMove } from '@fathom/kernel';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import { useEye } from './hand.tsx';
import { resting } from './Piece.tsx';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  /** What happened, as whoever looks may know it. */
  readonly told: readonly LoggedMove<G>[];
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
  /** Where it began to be news for whoever looks; null where nothing is. */
  readonly news: number | null;
  readonly onJump: (ply: number) => void;
}

/** What happened, and since when it is news. Every entry leads to its moment, and carries the pieces it speaks of. */
export function Log<G extends Playable<G>>({ entry, told, text, name, news, onJump }: Props<G>): ReactNode {
  const words = useWords();
  const end = useRef<HTMLLIElement>(null);
  const since = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
    since.current?.scrollIntoView({ block: 'nearest' });
  }, [told.length, news]);
  const written = useWritten(entry, text, name, onJump);
  const entries = told
    .map((one, ply) => ({ ply, line: told[ply + 1]?.joins === true ? null : written(answerAt(told, ply), one, ply) }))
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
function answerAt<G extends Playable<G>>(told: readonly LoggedMove<G>[], ply: number): readonly LoggedMove<G>[] {
  let from = ply;
  while (from > 0 && told[from]!.joins === true) from--;
  return told.slice(from, ply + 1);
}

/** A line for what was told, or null where nothing needs to be said. Each is written once: a long game has hundreds of them. */
function useWritten<G extends Playable<G>>(
  entry: Entry<G>,
  text: GameText<G>,
  name: (side: Seat) => string,
  onJump: (ply: number) => void,
): (answer: readonly LoggedMove<G>[], last: LoggedMove<G>, ply: number) => ReactNode {
  return useMemo(() => {
    const known = new WeakMap<LoggedMove<G>, ReactNode>();
    return (answer, last, ply) => {
      if (!known.has(last)) {
        const told = { ...last, events: answer.flatMap(({ events }) => events) };
        const lines = linesOf(told.events, text, name);
        const line = <Line entry={entry} told={told} said={lines.join(' ')} text={text} onJump={() => onJump(ply)} ply={ply} />;
        known.set(last, lines.length === 0 ? null : line);
      }
      return known.get(last);
    };
  }, [entry, text, name, onJump]);
}

interface LineProps<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly told: LoggedMove<G>;
  readonly said: string;
  readonly text: GameText<G>;
  readonly ply: number;
  readonly onJump: () => void;
}

function Line<G extends Playable<G>>({ entry, told: { events, playedBy }, said, text, ply, onJump }: LineProps<G>): ReactNode {
  const words = useWords();
  return (
    <>
      <button
        type="button"
        className="log-entry"
        aria-label={`${said} ${playedBy === undefined ? '' : `(${words.table.hands[playedBy]}) `}${words.table.logAt(ply)}`}
        onClick={onJump}
      >
        {said}
        {playedBy !== undefined && <i className="log-hand"> ({words.table.hands[playedBy]})</i>}
      </button>
      <Chips entry={entry} pieces={piecesOf(events, text)} />
    </>
  );
}

/** Little pieces that can be rested on and looked at. */
export function Chips<G extends Playable<G>>({
  entry,
  pieces,
}: {
  readonly entry: Entry<G>;
  readonly pieces: readonly Piece[];
}): ReactNode {
  const eye = useEye();
  if (pieces.length === 0) return null;
  return (
    <span className="chips">
      {pieces.map((piece) => (
        <button
          key={piece}
          type="button"
          className="chip"
          tabIndex={-1}
          aria-label={eye.label(piece)}
          onClick={() => eye.inspect(piece)}
          {...resting(eye, piece)}
        >
          <entry.Chip piece={piece} />
        </button>
      ))}
    </span>
  );
}

export const linesOf = <G extends Playable<G>>(events: readonly G['event'][], text: GameText<G>, name: (side: Seat) => string): string[] =>
  eventLines(text, events, name);

/** The pieces that events name: every ID in them that the game has a word for. */
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

/** Where begins what happened since this seat last acted: all that others did, and nothing that it did itself. */
export const newsFor = <G extends Playable<G>>(told: readonly LoggedMove<G>[], viewer: Seat | null): number =>
  told.findLastIndex(({ by }) => by === viewer) + 1;
