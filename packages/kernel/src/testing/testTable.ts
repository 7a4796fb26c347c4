import { asked, legal, play, prompt, type Refusal } from '../drive.ts';
import { invariant } from '../errors.ts';
import { same } from '../hash.ts';
import type { Game, Move, Playable, Question, RuleId, Seat } from '../game.ts';
import { arrange } from '../position.ts';
import { rngFrom } from '../rng.ts';

type TypedEvent<G extends Playable<G>> = Extract<G['event'], { readonly type: string }>;

/**
 * A table for a test: it has the question and the events, and is serialized to JSON after every move. A game's own test table
 * adds accessors in the words of its rulebook; a shorthand is a move as the tests of the game write it.
 */
export class TestTable<G extends Playable<G>, Shorthand = Move<G>> {
  readonly game: Game<G>;
  state: G['state'];
  /** The events of the last moves, or of the setup. */
  events: readonly G['event'][];

  constructor(game: Game<G>, state: G['state'], events: readonly G['event'][] = []) {
    this.game = game;
    this.state = state;
    this.events = events;
  }

  get seats(): Seat[] {
    return Array.from({ length: this.state.seats }, (_, seat) => seat);
  }

  get asked(): readonly Seat[] {
    return asked(this.game, this.state);
  }

  get prompt(): Question<G> | null {
    return prompt(this.game, this.state);
  }

  /** The legal moves of the one asked seat. */
  get moves(): readonly Move<G>[] {
    return legal(this.game, this.state, this.asked[0] ?? -1);
  }

  /** The types of the events, in order. */
  get eventTypes(): TypedEvent<G>['type'][] {
    return this.events.map((event) => (event as TypedEvent<G>).type);
  }

  /** The events of one type. */
  eventsOf<T extends TypedEvent<G>['type']>(type: T): Extract<TypedEvent<G>, { type: T }>[] {
    return this.events.filter((event): event is Extract<TypedEvent<G>, { type: T }> => (event as TypedEvent<G>).type === type);
  }

  /** Plays one move after another for a seat; `events` are then those of all of them. A refused move fails the test. */
  play(seat: Seat, ...shorthands: readonly Shorthand[]): this {
    const events: G['event'][] = [];
    for (const shorthand of shorthands) {
      const played = play(this.game, this.state, seat, this.meant(seat, shorthand));
      invariant(played.ok, `seat ${seat} may play ${JSON.stringify(shorthand)} (asked: ${this.prompt} of ${this.asked.join()})`);
      this.state = JSON.parse(JSON.stringify(played.state)) as G['state'];
      events.push(...played.events);
    }
    this.events = events;
    return this;
  }

  /** Is this move legal now? */
  may(seat: Seat, shorthand: Shorthand): boolean {
    return legal(this.game, this.state, seat).some((move) => same(move, this.meant(seat, shorthand)));
  }

  /** The rule that forbids a move; a legal move fails the test. */
  refused(seat: Seat, shorthand: unknown): RuleId {
    return this.refusal(seat, shorthand).rule;
  }

  refusal(seat: Seat, shorthand: unknown): Refusal {
    const played = play(this.game, this.state, seat, this.meant(seat, shorthand as Shorthand));
    invariant(!played.ok, `${JSON.stringify(shorthand)} is refused`);
    return played;
  }

  /** Can this move be undone freely, once it is played? */
  undoable(seat: Seat, shorthand: Shorthand): boolean {
    const played = play(this.game, this.state, seat, this.meant(seat, shorthand));
    invariant(played.ok, `${JSON.stringify(shorthand)} is played`);
    return played.state.undoFloor <= this.state.ply;
  }

  /** A copy of this table. */
  fork(): this {
    const Same = this.constructor as new (...table: ConstructorParameters<typeof TestTable<G, Shorthand>>) => this;
    return new Same(this.game, JSON.parse(JSON.stringify(this.state)) as G['state'], this.events);
  }

  /** The move that a shorthand stands for. */
  protected meant(_seat: Seat, shorthand: Shorthand): Move<G> {
    return shorthand as unknown as Move<G>;
  }
}

/** A table from a position (docs/positions.md); everything that is not named is dealt from the seed. */
export function arrangeTable<G extends Playable<G>>(
  game: Game<G>,
  facts: { readonly seats: number; readonly [fact: string]: unknown },
  seed = 'test',
): TestTable<G> {
  const arranged = arrange(game, { format: 'fathom-position/1', game: game.id, ...facts }, rngFrom(seed));
  invariant(arranged.ok, `the position can be arranged: ${JSON.stringify(arranged)}`);
  return new TestTable(game, JSON.parse(JSON.stringify(arranged.value.state)) as G['state'], arranged.value.events);
}
