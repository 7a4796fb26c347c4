import type { GameText, Playable, Seat, Told } from '@fathom/kernel';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly told: readonly Told<G>[];
  readonly viewer: Seat | null;
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
  /** Jump to a moment; none where there is nowhere to jump. */
  readonly onJump?: (ply: number) => void;
}

/** What happened, as this seat may know it. Every entry leads to its moment. */
export function Log<G extends Playable<G>>({ entry, told, viewer, text, name, onJump }: Props<G>): ReactNode {
  const words = useWords();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [told.length]);
  return (
    <ol className="log" aria-label={words.table.log}>
      {told.map(({ events }, ply) => {
        const lines = linesOf(entry, events, viewer, text, name);
        return lines.length === 0 ? null : (
          <li key={ply} ref={ply === told.length - 1 ? end : null}>
            {onJump === undefined ? (
              lines.join(' ')
            ) : (
              <button
                type="button"
                className="log-entry"
                aria-label={`${lines.join(' ')} ${words.table.logAt(ply)}`}
                onClick={() => onJump(ply)}
              >
                {lines.join(' ')}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function linesOf<G extends Playable<G>>(
  entry: Entry<G>,
  events: readonly G['event'][],
  viewer: Seat | null,
  text: GameText<G>,
  name: (side: Seat) => string,
): string[] {
  return events.flatMap((event) => {
    const seen = entry.game.redact(event, viewer);
    return (seen === null ? null : text.event(seen, name)) ?? [];
  });
}

/** What happened since this seat last acted: all that others did, and nothing that it did itself. */
export function linesSince<G extends Playable<G>>(
  entry: Entry<G>,
  told: readonly Told<G>[],
  viewer: Seat | null,
  text: GameText<G>,
  name: (side: Seat) => string,
): string[] {
  const last = told.findLastIndex(({ by }) => by === viewer);
  return told.slice(last + 1).flatMap(({ events }) => linesOf(entry, events, viewer, text, name));
}
