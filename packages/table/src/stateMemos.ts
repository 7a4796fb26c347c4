import * as kernel from '@fathom/kernel';
import type { Game, Playable, Seat } from '@fathom/kernel';
import type { PlayedMove, State } from './rules.ts';

/**
 * A preview imagines several worlds. Each is computed once per state, and no more than so many: a client cannot keep a server busy with
 * them.
 */
const MOST_PREVIEWS = 200;

/** A move with the state before it, in animation steps. */
export interface SteppedMove<G extends Playable<G>> {
  readonly before: G['state'];
  readonly steps: readonly kernel.AnimationStep<G>[];
}

/** What has been worked out about one state. */
interface Memo<G extends Playable<G>> {
  /** What the table waits for, if the move that led here has told. */
  open: kernel.OpenQuestion<G> | null;
  /** Answers that were tried while their list is still to be made. */
  readonly finders: Map<Seat, kernel.AnswerFinder<G>>;
  readonly seatViews: Map<Seat | null, kernel.SeatView<G>>;
  readonly previews: Map<string, kernel.Preview | null>;
  /** The moves that were played from here, if any. */
  steps: { readonly indices: string; readonly moves: readonly SteppedMove<G>[] } | null;
}

/**
 * What is worked out about a state is worked out once, for all who ask while the state is in use. A state never changes once it is played.
 */
export class StateMemos<G extends Playable<G>> {
  private readonly game: Game<G>;
  private readonly together: boolean;
  private readonly memos = new WeakMap<State, Memo<G>>();

  /** With `together` false every question is asked on its own. */
  constructor(game: Game<G>, together: boolean) {
    this.game = game;
    this.together = together;
  }

  open(state: State): kernel.OpenQuestion<G> | null {
    return this.memos.get(state)?.open ?? null;
  }

  /** The moves of an answer were played from a state: they were split into steps, and tell what is asked next. */
  played(state: State, parts: readonly kernel.PlayedPart<G>[], moves: readonly PlayedMove[]): void {
    const befores = [state as G['state'], ...parts.map((part) => part.state)];
    this.keepSteps(
      state,
      moves.map(({ index }) => index),
      parts.map(({ steps }, i) => ({ before: befores[i]!, steps })),
    );
    const last = parts.at(-1)!;
    this.at(last.state).open = last.open;
  }

  /** Finding the answers tries them on copies of the state. The first of them tell whether there is anything to decide. */
  forcedAnswer(state: State, seat: Seat): readonly kernel.Move<G>[] | null {
    const { finders } = this.at(state);
    const finder = finders.get(seat) ?? new kernel.AnswerFinder(this.game, seat, state.ply);
    finders.set(seat, finder);
    return kernel.forcedAnswer(this.game, state as G['state'], seat, finder);
  }

  seatView(state: State, seat: Seat | null): kernel.SeatView<G> {
    const { seatViews, finders } = this.at(state);
    const known = seatViews.get(seat);
    if (known !== undefined) return known;
    const finder = seat === null ? null : (finders.get(seat) ?? null);
    const seen = kernel.seatView(this.game, state as G['state'], seat, this.together, finder);
    if (seat !== null) finders.delete(seat);
    seatViews.set(seat, seen);
    return seen;
  }

  /** The view alone; of a step in the middle of a move it is not kept. */
  view(state: State, seat: Seat | null): G['view'] {
    return this.memos.get(state)?.seatViews.get(seat)?.view ?? this.game.view(state as G['state'], seat);
  }

  preview(state: State, seat: Seat, moves: readonly unknown[]): kernel.Preview | null {
    const { previews } = this.at(state);
    const key = JSON.stringify([seat, moves]);
    if (!previews.has(key) && previews.size < MOST_PREVIEWS) previews.set(key, kernel.preview(this.game, state as G['state'], seat, moves));
    return previews.get(key) ?? null;
  }

  /** The steps of moves that were played from a state; null if they are not known. */
  steps(state: State, indices: readonly number[]): readonly SteppedMove<G>[] | null {
    const steps = this.memos.get(state)?.steps;
    return steps?.indices === indices.join() ? steps.moves : null;
  }

  keepSteps(state: State, indices: readonly number[], moves: readonly SteppedMove<G>[]): void {
    this.at(state).steps = { indices: indices.join(), moves };
  }

  private at(state: State): Memo<G> {
    const known = this.memos.get(state) ?? { open: null, finders: new Map(), seatViews: new Map(), previews: new Map(), steps: null };
    this.memos.set(state, known);
    return known;
  }
}
