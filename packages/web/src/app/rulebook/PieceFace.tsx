import type { GameText, Piece, Playable } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { WebGame } from '../../shell/game.ts';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly piece: Piece;
}

/** A piece of the game as its board draws it, small and still, with its name. */
export function PieceFace<G extends Playable<G>>({ game, text, piece }: Props<G>): ReactNode {
  return (
    <li className="book-piece">
      <span className="book-face" aria-hidden="true">
        <game.Face piece={piece} text={text} />
      </span>
      <span className="book-piece-name">{text.piece(piece)?.name ?? piece}</span>
    </li>
  );
}
