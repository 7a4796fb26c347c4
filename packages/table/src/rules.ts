import {
  validateSetup,
  validateOrder,
  answers,
  asked,
  completesAnswer,
  stateHash as plainHash,
  orderAfter,
  load,
  seatView,
  moveOrigins,
  forcedAnswer,
  orderedMove,
  playSeries,
  retrace,
  rngOf,
  same,
  save,
  start,
  step,
  visibleSteps,
  blockedBy,
  preview,
  type Game,
  type GameRecord,
  type Order,
  type Outcome,
  type Piece,
  type Playable,
  type Preview,
  type Refusal,
  type Result,
  type RuleId,
  type Seat,
  type Seed,
} from '@fathom/kernel';
import type { AnimationStepData, SeatViewData } from './tableView.ts';

/** A game's state as a table sees it: its progress, and nothing of its content. */
export interface State {
  readonly seats: number;
  readonly ply: number;
  readonly undoFloor: number;
  readonly actor: Seat | null;
  readonly outcome: Outcome | null;
}

/** The rules of any game: the table handles states, moves and events without understanding them. */
export interface Rules {
  readonly version: number;
  readonly validateSetup: (seats: number, options: object) => Result<object>;
  readonly begin: (seats: number, options: object, seed: Seed) => GameStart;
  /** Plays the moves of one answer as a whole: all of them, or none. */
  readonly play: (state: State, seat: Seat, wanted: readonly unknown[]) => PlayedAnswer | Refusal;
  /** The state after these moves. */
  readonly replay: (from: State, moves: readonly number[]) => Pick<GameStart, 'state' | 'hash'>;
  /** The move at this index in the list of all answers; null if there is none. */
  readonly moveAt: (state: State, index: number) => { readonly seat: Seat; readonly move: object } | null;
  /** Does the open question belong to the answer that led to it? */
  readonly completesAnswer: (state: State) => boolean;
  /** Replays a record as far as today's rules reproduce it: its moves, and how each was played. */
  readonly retrace: (record: GameRecord) => readonly RetracedMove[];
  readonly asked: (state: State) => readonly Seat[];
  readonly seatView: (state: State, seat: Seat | null) => SeatViewData;
  readonly blockedBy: (state: State, seat: Seat, piece: Piece) => RuleId | null;
  /** What an answer will bring, as far as its seat can know; null if it is not listed. */
  readonly preview: (state: State, seat: Seat, moves: readonly unknown[]) => Preview | null;
  /** Moves, by their indices, as a viewer sees them step by step. */
  readonly visibleSteps: (state: State, indices: readonly number[], viewer: Seat | null) => readonly AnimationStepData[];
  /** The answer that a seat need not be asked for. */
  readonly forcedAnswer: (state: State, seat: Seat) => readonly object[] | null;
  readonly redact: (event: object, seat: Seat | null) => object | null;
  readonly validateOrder: (state: State, seat: Seat, wanted: object) => Result<Order>;
  /** What an order answers now; null if its player is asked. */
  readonly orderedMove: (state: State, seat: Seat, order: Order) => object | null;
  /** The order after a move. */
  readonly orderAfter: (order: Order, seat: Seat, before: State, after: State) => Order;
  readonly save: (state: State, hash: string) => string;
  readonly load: (text: string) => Result<State>;
}

/** A moment of a record; the first one is the deal. */
export interface RetracedMove extends GameStart {
  /** Who played the move that led here; null for the deal. */
  readonly seat: Seat | null;
  /** Derived from the rules: the move completes the answer before it (`joins`), or there was nothing to decide (`settled`). */
  readonly joins: boolean;
  readonly settled: boolean;
}

export interface GameStart {
  readonly state: State;
  readonly events: readonly object[];
  readonly hash: string;
}

export interface PlayedAnswer {
  readonly ok: true;
  /** The result of each of its moves. */
  readonly moves: readonly PlayedMove[];
}

export interface PlayedMove extends GameStart {
  /** The move's index in the list of all answers: how it is recorded. */
  readonly index: number;
}

interface RulesOptions {
  /** A faster equivalent of the kernel's `stateHash`. */
  readonly stateHash: (state: State) => string;
  /** Every question is asked on its own, and nothing is answered automatically: for lessons. */
  readonly stepByStep: boolean;
}

/** The one place where a state gets its game's type: every state here came from this game's own `begin`, `play` or `load`. */
export function rulesFor<G extends Playable<G>>(
  game: Game<G>,
  { stateHash = plainHash, stepByStep = false }: Partial<RulesOptions> = {},
): Rules {
  const own = (state: State): G['state'] => state as G['state'];
  /** Finding the answers tries them on copies of the state, so they are cached per state and seat. */
  const seatViews = new WeakMap<State, Map<Seat, SeatViewData>>();
  return {
    version: game.version,
    validateSetup(seats, options) {
      const admitted = validateSetup(game, seats, options);
      return admitted.ok ? { ok: true, value: admitted.value.options } : admitted;
    },
    begin(seats, options, seed) {
      const { state, events } = start(game, seats, options as G['options'], rngOf(seed));
      return { state, events, hash: stateHash(state) };
    },
    play(state, seat, wanted) {
      const played = playSeries(game, own(state), seat, wanted);
      if (!played.ok) return played;
      let before = own(state);
      const moves = played.parts.map(({ state: after, events }, i): PlayedMove => {
        const index = answers(game, before).findIndex((listed) => listed.seat === seat && same(listed.move, wanted[i]));
        before = after;
        return { state: after, events, index, hash: stateHash(after) };
      });
      return { ok: true, moves };
    },
    replay(from, moves) {
      const state = game.clone(own(from));
      for (const index of moves) {
        const { seat, move } = answers(game, state)[index]!;
        step(game, state, seat, move);
      }
      return { state, hash: stateHash(state) };
    },
    moveAt: (state, index) => (answers(game, own(state))[index] as { readonly seat: Seat; readonly move: object } | undefined) ?? null,
    completesAnswer: (state) => completesAnswer(game, own(state)),
    retrace(record) {
      const retraced = retrace(game, record);
      const moments = retraced.ok ? retraced.value.moments : [];
      const origins = moveOrigins(game, moments);
      return moments.map(({ answer, state, events, hash }, i) => ({
        seat: answer?.seat ?? null,
        state,
        events,
        hash,
        joins: origins[i]!.joins === true,
        settled: origins[i]!.playedBy === 'table',
      }));
    },
    asked: (state) => asked(game, own(state)),
    seatView(state, seat) {
      if (seat === null || !asked(game, own(state)).includes(seat)) return seatView(game, own(state), seat, !stepByStep);
      const known = seatViews.get(state) ?? new Map<Seat, SeatViewData>();
      seatViews.set(state, known);
      const seen = known.get(seat) ?? seatView(game, own(state), seat, !stepByStep);
      known.set(seat, seen);
      return seen;
    },
    blockedBy: (state, seat, piece) => blockedBy(game, own(state), seat, piece),
    preview: (state, seat, moves) => preview(game, own(state), seat, moves),
    visibleSteps(state, indices, viewer) {
      const now = game.clone(own(state));
      return indices.flatMap((index) => {
        const answer = answers(game, now)[index]!;
        const steps = visibleSteps(game, now, answer, viewer);
        step(game, now, answer.seat, answer.move);
        return steps;
      });
    },
    forcedAnswer: (state, seat) => (stepByStep ? null : (forcedAnswer(game, own(state), seat) as readonly object[] | null)),
    redact: (event, seat) => game.redact(event, seat),
    validateOrder: (state, seat, wanted) => validateOrder(game, game.view(own(state), seat), wanted),
    orderedMove: (state, seat, order) => orderedMove(game, own(state), seat, order) as object | null,
    orderAfter: (order, seat, before, after) => orderAfter(game, order, seat, own(before), own(after)),
    save: (state, hash) => save(game, own(state), hash),
    load: (text) => load(game, text),
  };
}
