import type { Piece } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useSelection } from './piece-context.ts';
import './PieceMoves.css';

interface Props<M> {
  readonly piece: Piece;
  /** What stands on the button of a move: short, such as a number; null for a move that has no button here. */
  readonly label: (move: M) => ReactNode;
  /** The whole name of a move, for screen readers. */
  readonly title: (move: M) => string;
  readonly className?: string;
}

/** The answers that need this piece alone, as buttons beside it: a deck opens its 1 · 2 · 3 where the eye is. */
export function PieceMoves<M>({ piece, label, title, className = '' }: Props<M>): ReactNode {
  const { answers, choose } = useSelection();
  const here = answers.filter(({ touches }) => touches.length === 1 && touches[0] === piece);
  const buttons = here.flatMap((answer) => {
    const move = answer.move as M;
    const shown = label(move);
    return shown === null ? [] : [{ answer, shown, name: title(move) }];
  });
  if (buttons.length === 0) return null;
  return (
    <span className={`piece-moves ${className}`}>
      {buttons.map(({ answer, shown, name }) => (
        <button key={name} type="button" className="piece-move" aria-label={name} title={name} onClick={() => choose(answer)}>
          {shown}
        </button>
      ))}
    </span>
  );
}
