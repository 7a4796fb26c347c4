import { asked, legal, play, prompt, type Refusal } from '../drive.ts';
import { invariant } from '../errors.ts';
import type { Game, Move, Playable, Question, RuleId, Seat } from '../game.ts';
import { arrange } from '../position.ts';
import { rngFrom } from '../rng.ts';

/** A table for a test: it says what it asks and what happened, and goes through JSON after every move. */
export class TestTable<G extends Playable<G>> {
  readonly game: Game<G>;
  state: G['state'];
  /** What the last move, or the setting up, told. */
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

  /** Plays one move after another for a seat; a refused one is a failed test. */
  play(seat: Seat, ...moves: readonly Move<G>[]): this {
    for (const move of moves) {
      const played = play(this.game, this.state, seat, move);
      invariant(played.ok, `seat ${seat} may play ${JSON.stringify(move)} (asked: ${this.prompt} of ${this.asked.join()})`);
      this.state = JSON.parse(JSON.stringify(played.state)) as G['state'];
      this.events = played.events;
    }
    return this;
  }

  /** The rule that forbids a move; a move that is allowed is a failed test. */
  refused(seat: Seat, move: unknown): RuleId {
    return this.refusal(seat, move).rule;
  }

  refusal(seat: Seat, move: unknown): Refusal {
    const played = play(this.game, this.state, seat, move);
    invariant(!played.ok, `${JSON.stringify(move)} is refused`);
    return played;
  }
}

/** A table laid out from a position (docs/positions.md) of so many seats; whatever is not named is dealt from the seed. */
export function lay<G extends Playable<G>>(
  game: Game<G>,
  facts: { readonly seats: number; readonly [fact: string]: unknown },
  seed = 'test',
): TestTable<G> {
  const laid = arrange(game, { format: 'fathom-position/1', game: game.id, ...facts }, rngFrom(seed));
  invariant(laid.ok, `the position can be laid out: ${JSON.stringify(laid)}`);
  return new TestTable(game, JSON.parse(JSON.stringify(laid.value.state)) as G['state'], laid.value.events);
}
