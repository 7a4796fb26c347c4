import type { Game, Playable } from '@fathom/kernel';
import type { GameBoard } from '../game.ts';
import { Board, Rival } from './Board.tsx';
import { Chip, Face } from './Face.tsx';

/** The board that every game has for nothing: drawn from its layout, its texts and the IDs of its pieces. */
export const defaultBoard = <G extends Playable<G>>(game: Game<G>): GameBoard<G> => ({
  Board: (props) => <Board {...props} game={game} />,
  Rival: (props) => <Rival {...props} game={game} />,
  Face,
  Chip,
  turnOf: (view) => ('turn' in view && typeof view.turn === 'number' ? view.turn : null),
  harms: () => false,
});
