import type { GameText, Piece, Playable, Seat, Told } from '@fathom/kernel';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import { useHand } from './hand.tsx';
import { resting } from './Piece.tsx';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  /** What happened, as whoever looks may know it. */
  readonly told: readonly Told<G>[];
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
  const entries = told
    .map(({ events, hand }, ply) => ({ ply, events, lines: linesOf(events, text, name), hand }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <ol className="log" aria-label={words.table.log}>
      {entries.map(({ ply, events, lines, hand }, i) => {
        const first = news !== null && ply >= news && (entries[i - 1]?.ply ?? -1) < news;
        return (
          <li
            key={ply}
            ref={i === entries.length - 1 ? end : first ? since : null}
            className={news !== null && ply >= news ? 'is-news' : ''}
          >
            {first && <span className="log-since">{words.table.since}</span>}
            <button
              type="button"
              className="log-entry"
              aria-label={`${lines.join(' ')} ${hand === undefined ? '' : `(${words.table.hands[hand]}) `}${words.table.logAt(ply)}`}
              onClick={() => onJump(ply)}
            >
              {lines.join(' ')}
              {hand !== undefined && <i className="log-hand"> ({words.table.hands[hand]})</i>}
            </button>
            <Chips entry={entry} pieces={piecesOf(events, text)} />
          </li>
        );
      })}
    </ol>
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
  const hand = useHand();
  if (pieces.length === 0) return null;
  return (
    <span className="chips">
      {pieces.map((piece) => (
        <button
          key={piece}
          type="button"
          className="chip"
          tabIndex={-1}
          aria-label={hand.label(piece)}
          onClick={() => hand.inspect(piece)}
          {...resting(hand, piece)}
        >
          <entry.Chip piece={piece} />
        </button>
      ))}
    </span>
  );
}

export function linesOf<G extends Playable<G>>(events: readonly G['event'][], text: GameText<G>, name: (side: Seat) => string): string[] {
  return events.flatMap((event) => text.event(event, name) ?? []);
}

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
export const newsFor = <G extends Playable<G>>(told: readonly Told<G>[], viewer: Seat | null): number =>
  told.findLastIndex(({ by }) => by === viewer) + 1;
