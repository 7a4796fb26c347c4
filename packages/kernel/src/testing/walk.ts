import { asked, validateSetup, legal, play, start, step, type Played } from '../drive.ts';
import type { Game, Move, Playable, Seat } from '../game.ts';
import { canonical, same } from '../hash.ts';
import { below, pick, rngFrom, type Rng } from '../rng.ts';

/* One random game and everything several laws want to know about each moment of it, computed once. */

/** What a game tells the laws about itself. */
export interface Subject<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly seats: number;
  /** Table options that differ from the default. */
  readonly options: Partial<G['options']>;
  /** Every card of the table wherever it lies: the same cards at all times, each once. */
  cards(s: G['state']): readonly string[];
  /** Does this tell of what lay open to all while it happened, though it may be hidden again by now? */
  readonly shown?: (event: G['event']) => boolean;
  /** Is this answer given aloud, though nothing is told of it and only the next question shows it? */
  readonly spoken?: (move: Move<G>) => boolean;
  /** No game is longer. */
  readonly longest: number;
}

/** A table before a move, with the move. No law may change `s`. */
export class Turn<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly s: G['state'];
  readonly seat: Seat;
  readonly move: Move<G>;
  /** For the worlds only: what a law draws for itself comes from dice of its own. */
  private readonly dice: Rng;
  private readonly worlds = new Map<Seat | null, G['state']>();
  private readonly views = new Map<Seat | null, G['view']>();
  private readonly lists = new Map<Seat, readonly string[]>();
  private written: string | null = null;
  private loud: Played<G> | null = null;
  private silent: G['state'] | null = null;

  constructor(game: Game<G>, s: G['state'], seat: Seat, move: Move<G>, dice: Rng) {
    this.game = game;
    this.s = s;
    this.seat = seat;
    this.move = move;
    this.dice = dice;
  }

  /** The table as text, as it was before anything was tried on it. */
  get text(): string {
    return (this.written ??= canonical(this.s));
  }

  /** The move as a player sends it: the new table, and what was told. */
  get played(): Played<G> {
    if (this.loud !== null) return this.loud;
    this.written ??= this.text;
    const played = play(this.game, this.s, this.seat, this.move);
    demand(played.ok, 'a listed move is played');
    return (this.loud = played);
  }

  /** The table after the move, played on a clone without a log. */
  get after(): G['state'] {
    if (this.silent !== null) return this.silent;
    this.written ??= this.text;
    const copy = this.game.clone(this.s);
    step(this.game, copy, this.seat, this.move);
    return (this.silent = copy);
  }

  /** Another world that a seat (null: a spectator) cannot tell from this one. To be played on, it must be cloned. */
  world(looker: Seat | null): G['state'] {
    let world = this.worlds.get(looker);
    if (world === undefined) this.worlds.set(looker, (world = this.game.determinize(this.s, looker, this.dice)));
    return world;
  }

  /** What a seat sees of the table. */
  view(looker: Seat | null): G['view'] {
    let view = this.views.get(looker);
    if (view === undefined) this.views.set(looker, (view = this.game.view(this.s, looker)));
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

/** The turns of one random game. Stops at its end, or at the longest a game may be. Gives the last table. */
export function* turnsOf<G extends Playable<G>>(
  { game, seats, options, longest }: Subject<G>,
  seed: string,
): Generator<Turn<G>, G['state']> {
  const table = validateSetup(game, seats, options);
  demand(table.ok, 'the options are admitted');
  const s = start(game, seats, table.value.options, rngFrom(seed)).state;
  const dice = rngFrom(`moves of ${seed}`);
  const worlds = rngFrom(`worlds of ${seed}`);
  while (s.outcome === null && s.ply < longest) {
    const seat = pick(dice, asked(game, s));
    const move = pick(dice, legal(game, s, seat));
    yield new Turn(game, s, seat, move, worlds);
    step(game, s, seat, move);
  }
  return s;
}

export function demand(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

/** Equal as text; else it says where the two first differ. */
export function equalText(left: string, right: string, what: string): void {
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at++;
  demand(false, `${what}\n  …${left.slice(Math.max(0, at - 60), at + 60)}…\n  …${right.slice(Math.max(0, at - 60), at + 60)}…`);
}

/** Equal as plain data. Texts are made only of what is not the same at first sight: they cost most of the time of a law. */
export function equal(a: unknown, b: unknown, what: string): void {
  if (!same(a, b)) equalText(canonical(a), canonical(b), what);
}

/** A few plies of a game are enough where a law costs much. */
export const sometimes = (dice: Rng, oneIn: number): boolean => below(dice, oneIn) === 0;
