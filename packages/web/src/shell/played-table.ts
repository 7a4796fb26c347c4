import type { GameText, Playable, Seat } from '@fathom/kernel';
import type { TableState } from '../table/answering.ts';
import type { Narrowed } from '../table/narrow.ts';
import type { TableStore } from '../table/table.ts';
import type { WebGame } from './game.ts';

/** A table that is being played on this screen, as its parts get it. */
export interface PlayedTable<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
  readonly store: TableStore<G>;
  /** The current state of the store. */
  readonly table: TableState<G>;
  /** What the viewer sees of the game: the same object as long as it shows the same. */
  readonly view: G['view'];
  /** What the viewer can pick and press. */
  readonly narrowed: Narrowed<G>;
}
