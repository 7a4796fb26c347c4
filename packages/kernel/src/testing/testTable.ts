import { asked, legal, play, prompt, type Refusal } from '../drive.ts';
import { invariant } from '../errors.ts';
import { same } from '../hash.ts';
import type { Game, Move, Playable, Question, RuleId, Seat } from '../game.ts';
import { arrange } from '../position.ts';
import { rngFrom } from '../rng.ts';

type Told<G extends Playable<G>> = Extract<G['event'], { readonly type: string }>;

/**
 * A table for a test: it says what it asks and what happened, and goes through JSON after every move. A game's own table reads it in the
 * words of its book; a wish is a move as its tests write it.
 */
export class TestTable<G extends Playable<G>, Wish = Move<G>> {
  readonly game: Game<G>;
  state: G['state'];
  /** What the last moves, or the setting up, told. */
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

  /** What the one asked seat may do. */
  get moves(): readonly Move<G>[] {
    return legal(this.game, this.state, this.asked[0] ?? -1);
  }

  /** The types of what was told, in order. */
  get eventTypes(): Told<G>['type'][] {
    return this.events.map((event) => (event as Told<G>).type);
  }

  /** What was told of one type. */
  eventsOf<T extends Told<G>['type']>(type: T): Extract<Told<G>, { type: T }>[] {
    return this.events.filter((event): event is Extract<Told<G>, { type: T }> => (event as Told<G>).type === type);
  }

  /** Plays one wish after another for a seat; `events` then tells of all of them. A refused one is a failed test. */
  play(seat: Seat, ...wishes: readonly Wish[]): this {
    const events: G['event'][] = [];
    for (const wish of wishes) {
      const played = play(this.game, this.state, seat, this.meant(seat, wish));
      invariant(played.ok, `seat ${seat} may play ${JSON.stringify(wish)} (asked: ${this.prompt} of ${this.asked.join()})`);
      this.state = JSON.parse(JSON.stringify(played.state)) as G['state'];
      events.push(...played.events);
    }
    this.events = events;
    return this;
  }

  /** May this seat do so now? */
  may(seat: Seat, wish: Wish): boolean {
    return legal(this.game, this.state, seat).some((move) => same(move, this.meant(seat, wish)));
  }

  /** The rule that forbids a wish; one that is allowed is a failed test. */
  refused(seat: Seat, wish: unknown): RuleId {
    return this.refusal(seat, wish).rule;
  }

  refusal(seat: Seat, wish: unknown): Refusal {
    const played = play(this.game, this.state, seat, this.meant(seat, wish as Wish));
    invariant(!played.ok, `${JSON.stringify(wish)} is refused`);
    return played;
  }

  /** May this move be taken back freely, once it is played? */
  undoable(seat: Seat, wish: Wish): boolean {
    const played = play(this.game, this.state, seat, this.meant(seat, wish));
    invariant(played.ok, `${JSON.stringify(wish)} is played`);
    return played.state.undoFloor <= this.state.ply;
  }

  /** Another table just like this one. */
  fork(): this {
    const Same = this.constructor as new (...table: ConstructorParameters<typeof TestTable<G, Wish>>) => this;
    return new Same(this.game, JSON.parse(JSON.stringify(this.state)) as G['state'], this.events);
  }

  /** The move that a wish means. */
  protected meant(_seat: Seat, wish: Wish): Move<G> {
    return wish as unknown as Move<G>;
  }
}

/** A table laid out from a position (docs/positions.md) of so many seats; whatever is not named is dealt from the seed. */
export function arrangeTable<G extends Playable<G>>(
  game: Game<G>,
  facts: { readonly seats: number; readonly [fact: string]: unknown },
  seed = 'test',
): TestTable<G> {
  const laid = arrange(game, { format: 'fathom-position/1', game: game.id, ...facts }, rngFrom(seed));
  invariant(laid.ok, `the position can be laid out: ${JSON.stringify(laid)}`);
  return new TestTable(game, JSON.parse(JSON.stringify(laid.value.state)) as G['state'], laid.value.events);
}
