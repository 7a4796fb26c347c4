import type {
  GameRecord,
  SeatView,
  Move,
  Order,
  Piece,
  Playable,
  Preview,
  RuleId,
  Seat,
  VisibleStep,
  LoggedMove,
  MoveOrigin,
} from '@fathom/kernel';
import type { StoreApi } from 'zustand/vanilla';
import type { Player } from './players.ts';

/** A table as one screen may know it, local or on a server. */
export interface Scene<G extends Playable<G>> {
  readonly seatView: SeatView<G>;
  readonly players: readonly Player[];
  /** The seat whose view is shown; null for a spectator. */
  readonly viewer: Seat | null;
  /** The screen is being passed to this seat: nothing is shown until its player confirms. */
  readonly curtain: Seat | null;
  /** The next decision is another person's at this screen: the viewer sees what was done, may undo it, and passes the device on. */
  readonly handover: Seat | null;
  /** Several people share this screen: they are called by their names. */
  readonly isShared: boolean;
  /** What happened, move by move, as the viewer may know it. */
  readonly log: readonly LoggedMove<G>[];
  /** How the newest move led here; empty if there is nothing to animate: a table just opened, a move undone. */
  readonly steps: readonly VisibleStep<G>[];
  readonly undoOptions: UndoOptions;
  /** The viewer's orders; empty if there are none. */
  readonly order: Order;
  readonly thinking: Seat | null;
  /** The whole game, if this screen may know it: for links, files and verification. */
  readonly record: GameRecord | null;
}

/** A scene as it is on the screen now, perhaps during an animation. */
export interface Shown<G extends Playable<G>> extends Scene<G> {
  /** What others have done so far in the turn that is being shown. */
  readonly happening: readonly G['event'][];
  /** What a caption says about that turn: an answer as a whole, from its first step on. */
  readonly captionEvents: readonly G['event'][];
  /** Tells one turn that is shown from another; null between turns. */
  readonly turn: number | null;
  /** Another player does this to the viewer: it waits until the viewer continues. */
  readonly harmsViewer: boolean;
  /** An animation is running: nothing can be picked until it ends. */
  readonly isAnimating: boolean;
  /** Whose move is being shown, until it has been. */
  readonly acting: Seat | null;
  /** What answered in the viewer's place in the move that is being shown; null if the player did. */
  readonly answeredBy: NonNullable<MoveOrigin['playedBy']> | null;
}

/** How the newest answer came to be played. Several moves can form one answer: the first of them says it. */
const originOf = <G extends Playable<G>>({ log }: Pick<Scene<G>, 'log'>): LoggedMove<G> | undefined =>
  log.findLast(({ joins }) => joins !== true);

/** Did the viewer decide the newest move? */
export const isViewersOwn = <G extends Playable<G>>(scene: Pick<Scene<G>, 'log' | 'viewer'>): boolean =>
  scene.viewer !== null && scene.log.at(-1)?.by === scene.viewer && originOf(scene)?.playedBy === undefined;

/** Has the viewer decided anything since another seat moved? What the table played for them afterwards belongs to their move. */
export function hasViewerPlayed<G extends Playable<G>>({ log, viewer }: Pick<Scene<G>, 'log' | 'viewer'>): boolean {
  const own = log.slice(log.findLastIndex(({ by }) => by !== viewer) + 1);
  return viewer !== null && own.some(({ joins, playedBy }) => joins !== true && playedBy === undefined);
}

/** What answered in the viewer's place in the newest move: a standing order, the table, the clock; null if nothing did. */
export const answeredFor = <G extends Playable<G>>(scene: Pick<Scene<G>, 'log' | 'viewer'>): Shown<G>['answeredBy'] =>
  scene.viewer !== null && scene.log.at(-1)?.by === scene.viewer ? (originOf(scene)?.playedBy ?? null) : null;

/** Where a table is when nothing moves. */
export const still = <G extends Playable<G>>(scene: Scene<G>): Shown<G> => ({
  ...scene,
  happening: [],
  captionEvents: [],
  turn: null,
  harmsViewer: false,
  isAnimating: false,
  acting: null,
  answeredBy: null,
});

/** Which of undo, redo and reset are possible. */
export interface UndoOptions {
  readonly undo: boolean;
  readonly redo: boolean;
  readonly reset: boolean;
  /** Undo takes back moves of bots too: only one person plays. */
  readonly overBots: boolean;
}

/** The source of a table, which accepts moves and applies the rules. */
export interface Host<G extends Playable<G>> {
  readonly scenes: StoreApi<Scene<G>>;
  /** Plays the moves of one answer, all of them or none. */
  play(moves: readonly Move<G>[]): void;
  undo(): void;
  redo(): void;
  resetTurn(): void;
  /** Passes the device to the next person, behind a curtain if they see other things. */
  passOn(): void;
  liftCurtain(): void;
  /** Sets the viewer's answers in advance. */
  order(order: Order): void;
  /** The rule that forbids picking a piece now. */
  readonly blockedBy: (piece: Piece) => Promise<RuleId | null>;
  /** What an answer of the viewer will bring, as far as they can know; null if it cannot be given now. */
  readonly preview: (moves: readonly Move<G>[]) => Promise<Preview | null>;
}
