import type { Playable, Seat } from '@fathom/kernel';
import { useMemo, type ReactNode } from 'react';
import type { FrameProps } from './frame.ts';
import type { BoardProps } from './game.ts';
import { useWords } from '../text/words.tsx';
import './Seats.css';

type Props<G extends Playable<G>> = Pick<FrameProps<G>, 'game' | 'board' | 'scores' | 'asked' | 'seatNote' | 'onSeat'>;

/** The seat whose pieces are shown large: the viewer's own; a spectator sees those of the first seat, under its name. */
export const nearSeat = (viewer: Seat | null): Seat => viewer ?? 0;

/** The other players, clockwise: who they are, what they have, whose turn it is. */
export function Seats<G extends Playable<G>>({ game, board, scores, asked, seatNote, onSeat }: Props<G>): ReactNode {
  const { table } = useWords();
  const sides = scores.map((_, side) => side);
  const near = nearSeat(board.viewer);
  const others = [...sides.slice(near + 1), ...sides.slice(0, near)];
  return (
    <ul className="seats">
      {others.map((side) => (
        <li key={side} className={`seat ${asked.includes(side) ? 'is-asked' : ''}`} data-side={side}>
          <header className="seat-head">
            <button type="button" className="seat-press" title={table.again} disabled={onSeat === undefined} onClick={() => onSeat?.(side)}>
              <SeatMark side={side} />
              <span className="seat-name">{board.name(side)}</span>
            </button>
            {seatNote?.(side)}
            <span className="seat-score">{board.text.points(scores[side]!.total)}</span>
          </header>
          <RivalPieces game={game} board={board} side={side} />
        </li>
      ))}
    </ul>
  );
}

interface RivalProps<G extends Playable<G>> extends Pick<Props<G>, 'game' | 'board'> {
  readonly side: Seat;
}

/** Rendered again only if the table has changed. */
function RivalPieces<G extends Playable<G>>({ game, board, side }: RivalProps<G>): ReactNode {
  const { view, viewer, text, name } = board;
  return useMemo(() => <game.Rival {...{ view, viewer, text, name, side }} />, [game, view, viewer, text, name, side]);
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

/** The sign of a seat: distinguished by shape as well as by colour. */
export function SeatMark({ side }: { readonly side: Seat }): ReactNode {
  return (
    <svg className="seat-mark" data-side={side} viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d={seatShapes[side] ?? seatShapes[0]!} fill="currentColor" />
    </svg>
  );
}
