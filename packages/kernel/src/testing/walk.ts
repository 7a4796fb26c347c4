import { asked, legal, play, start, step, type Played } from '../drive.ts';
import type { Game, Move, Playable, Seat } from '../game.ts';
import { canonical, same } from '../hash.ts';
import { below, pick, rngFrom, type Rng } from '../rng.ts';
import { validateSetup } from '../validateSetup.ts';

/* One random game, and what several laws need to know about each moment of it, computed once. */

/** A game as the laws see it. */
export interface Subject<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly seats: number;
  /** Table options that differ from the default. */
  readonly options: Partial<G['options']>;
  /** Every card of the table, wherever it is: the same cards at all times, each once. */
  cards(s: G['state']): readonly string[];
  /** Is this event about something that was open to all when it happened, though it may be hidden again by now? */
  readonly shown?: (event: G['event']) => boolean;
  /** Is this answer public, though no event shows it, only the next question? */
  readonly spoken?: (move: Move<G>) => boolean;
  /** The longest game, in plies. */
  readonly longest: number;
}

/** A table before a move, with the move. No law may change `s`. */
export class Turn<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly s: G['state'];
  readonly seat: Seat;
  readonly move: Move<G>;
  /** For the worlds only: what a law draws for itself comes from its own generator. */
  private readonly rng: Rng;
  private readonly worlds = new Map<Seat | null, G['state']>();
  private readonly views = new Map<Seat | null, G['view']>();
  private readonly lists = new Map<Seat, readonly string[]>();
  private written: string | null = null;
  private loud: Played<G> | null = null;
  private silent: G['state'] | null = null;

  constructor(game: Game<G>, s: G['state'], seat: Seat, move: Move<G>, rng: Rng) {
    this.game = game;
    this.s = s;
    this.seat = seat;
    this.move = move;
    this.rng = rng;
  }

  /** The state as text, as it was before anything was tried on it. */
  get text(): string {
    return (this.written ??= canonical(this.s));
  }

  /** The move as a player sends it: the new state, and the events. */
  get played(): Played<G> {
    if (this.loud !== null) return this.loud;
    this.written ??= this.text;
    const played = play(this.game, this.s, this.seat, this.move);
    demand(played.ok, 'a listed move is played');
    return (this.loud = played);
  }

  /** The state after the move, played on a clone without a log. */
  get after(): G['state'] {
    if (this.silent !== null) return this.silent;
    this.written ??= this.text;
    const copy = this.game.clone(this.s);
    step(this.game, copy, this.seat, this.move);
    return (this.silent = copy);
  }

  /** Another state that a viewer (null: a spectator) cannot distinguish from this one. Clone it before playing on it. */
  world(viewer: Seat | null): G['state'] {
    let world = this.worlds.get(viewer);
    if (world === undefined) this.worlds.set(viewer, (world = this.game.determinize(this.s, viewer, this.rng)));
    return world;
  }

  /** A viewer's view of the state. */
  view(viewer: Seat | null): G['view'] {
    let view = this.views.get(viewer);
    if (view === undefined) this.views.set(viewer, (view = this.game.view(this.s, viewer)));
    return view;
  }

  /** The legal moves of a seat, as texts. */
  listed(seat: Seat): readonly string[] {
    let list = this.lists.get(seat);
    if (list === undefined) this.lists.set(seat, (list = legal(this.game, this.s, seat).map(canonical)));
    return list;
  }

  get everyone(): readonly (Seat | null)[] {
    return [null, ...Array.from({ length: this.s.seats }, (_, seat) => seat)];
  }
}

/** The turns of one random game. Stops at its end, or at the longest length. Returns the last state. */
export function* turnsOf<G extends Playable<G>>(
  { game, seats, options, longest }: Subject<G>,
  seed: string,
): Generator<Turn<G>, G['state']> {
  const table = validateSetup(game, seats, options);
  demand(table.ok, 'the options are admitted');
  const s = start(game, seats, table.value.options, rngFrom(seed)).state;
  const rng = rngFrom(`moves of ${seed}`);
  const worlds = rngFrom(`worlds of ${seed}`);
  while (s.outcome === null && s.ply < longest) {
    const seat = pick(rng, asked(game, s));
    const move = pick(rng, legal(game, s, seat));
    yield new Turn(game, s, seat, move, worlds);
    step(game, s, seat, move);
  }
  return s;
}

export function demand(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

/** Equal as text; otherwise the error shows where the two first differ. */
export function equalText(left: string, right: string, what: string): void {
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at++;
  demand(false, `${what}\n  …${left.slice(Math.max(0, at - 60), at + 60)}…\n  …${right.slice(Math.max(0, at - 60), at + 60)}…`);
}

/** Equal as plain data. Texts are built only if the values differ: building them is most of the cost of a law. */
export function equal(a: unknown, b: unknown, what: string): void {
  if (!same(a, b)) equalText(canonical(a), canonical(b), what);
}

/** Checks expensive laws at a few plies only. */
export const sometimes = (rng: Rng, oneIn: number): boolean => below(rng, oneIn) === 0;
