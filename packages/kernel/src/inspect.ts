import { asked, legal, prompt, touches } from './drive.ts';
import type { Frame, Game, Move, Outcome, Piece, Playable, Question, Seat } from './game.ts';
import { describe } from './position.ts';

/* A table as plain data for developers: where every piece is, the stack, and what each seat may do and see. */

export interface Inspection<G extends Playable<G>> {
  readonly game: string;
  readonly ply: number;
  /** Everything on the table, hidden or not, with the names of a position (docs/positions.md). */
  readonly zones: object;
  /** What remains to be done, the next step first. */
  readonly stack: readonly Frame<G>[];
  /** The open question, and the seats that are to answer it; null when the game is over. */
  readonly question: { readonly kind: Question<G>; readonly asked: readonly Seat[] } | null;
  readonly outcome: Outcome | null;
  /** Every seat in order, then a spectator. */
  readonly seen: readonly SeatInspection<G>[];
}

/** What one seat may do and see; a spectator's seat is null. */
export interface SeatInspection<G extends Playable<G>> {
  readonly seat: Seat | null;
  readonly moves: readonly { readonly move: Move<G>; readonly pieces: readonly Piece[] }[];
  readonly view: G['view'];
}

export function inspect<G extends Playable<G>>(game: Game<G>, s: G['state']): Inspection<G> {
  const { format: _format, game: id, ...zones } = describe(game, s) as { readonly format: string; readonly game: string };
  const kind = prompt(game, s);
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return {
    game: id,
    ply: s.ply,
    zones,
    stack: s.stack.toReversed(),
    question: kind === null ? null : { kind, asked: asked(game, s) },
    outcome: s.outcome,
    seen: [...seats, null].map((seat) => inspectSeat(game, s, seat)),
  };
}

/** The part that a seat may know. */
export function inspectSeat<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat | null): SeatInspection<G> {
  const moves = seat === null ? [] : legal(game, s, seat);
  return { seat, moves: moves.map((move) => ({ move, pieces: touches(game, s, seat!, move) })), view: game.view(s, seat) };
}

/** A node of a tree that a screen can fold: short values are in `text`, long ones in `children`. */
export interface TreeNode {
  readonly name: string;
  readonly text: string;
  readonly children: readonly TreeNode[];
}

/** Longer values get lines of their own. */
const ONE_LINE = 80;

/** Any plain data as a tree. */
export function treeOf(name: string, value: unknown): TreeNode {
  if (typeof value !== 'object' || value === null) return { name, text: String(value), children: [] };
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  const text = Array.isArray(value) ? listText(value) : parts.map(([key, part]) => `${key}: ${String(part)}`).join(', ');
  const isFlat = parts.every(([, part]) => typeof part !== 'object' || part === null);
  if (isFlat && (Array.isArray(value) || text.length <= ONE_LINE)) return { name, text, children: [] };
  const size = Array.isArray(value) ? `(${parts.length})` : '';
  return { name, text: size, children: parts.map(([key, part]) => treeOf(key, part)) };
}

/** A list begins with its length. */
const listText = (list: readonly unknown[]): string => `(${list.length}) ${list.map(String).join(', ')}`.trimEnd();
