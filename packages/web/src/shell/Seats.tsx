import type { Playable, Seat, SideScore } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { BoardProps, WebGame } from './game.ts';
import { useWords } from '../text/words.tsx';
import './Seats.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly board: BoardProps<G>;
  readonly scores: readonly SideScore[];
  readonly asked: readonly Seat[];
  /** What stands beside a name. */
  readonly note: (side: Seat) => ReactNode;
  /** A name was pressed. */
  readonly onPress?: (side: Seat) => void;
}

/** The seat whose pieces are shown large: the viewer's own; a spectator sees those of the first seat, under its name. */
export const nearSeat = (viewer: Seat | null): Seat => viewer ?? 0;

/** The other players, clockwise: who they are, what they have, whose turn it is. */
export function Seats<G extends Playable<G>>({ game, board, scores, asked, note, onPress }: Props<G>): ReactNode {
  const { table } = useWords();
  const sides = scores.map((_, side) => side);
  const near = nearSeat(board.viewer);
  const others = [...sides.slice(near + 1), ...sides.slice(0, near)];
  return (
    <ul className="seats">
      {others.map((side) => (
        <li key={side} className={`seat ${asked.includes(side) ? 'is-asked' : ''}`} data-side={side}>
          <header className="seat-head">
            <button
              type="button"
              className="seat-press"
              title={table.again}
              disabled={onPress === undefined}
              onClick={() => onPress?.(side)}
            >
              <SeatMark side={side} />
              <span className="seat-name">{board.name(side)}</span>
            </button>
            {note(side)}
            <span className="seat-score">{board.text.points(scores[side]!.total)}</span>
          </header>
          <game.Rival {...board} side={side} />
        </li>
      ))}
    </ul>
  );
}

/** The outlines of the seats' signs, in a square of 24. */
export const seatShapes = [
  'M12 3 21 20H3Z',
  'M4 4h16v16H4Z',
  'M12 2 22 12 12 22 2 12Z',
  'M12 3a9 9 0 1 0 .01 0Z',
  'M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7Z',
  'M7 3h10l5 9-5 9H7l-5-9Z',
];

/** Whose pieces these are, for spectators. */
export function WatchedSeat<G extends Playable<G>>({ viewer, name }: Pick<BoardProps<G>, 'viewer' | 'name'>): ReactNode {
  if (viewer !== null) return null;
  const side = nearSeat(viewer);
  return (
    <span className="seat-watched" data-side={side}>
      <SeatMark side={side} />
      <span className="seat-name">{name(side)}</span>
    </span>
  );
}

/** The sign of a seat: told apart by shape as well as by colour. */
export function SeatMark({ side }: { readonly side: Seat }): ReactNode {
  return (
    <svg className="seat-mark" data-side={side} viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d={seatShapes[side] ?? seatShapes[0]!} fill="currentColor" />
    </svg>
  );
}
