import * as kernel from '@fathom/kernel';
import type { Game, Playable, Seat } from '@fathom/kernel';
import type { PlayedMove, Rules, State } from './rules.ts';
import type { SeatViewData } from './tableView.ts';

interface RulesOptions {
  /** Identifies a state, for callers that keep no records; by default the hash of records. */
  readonly stateHash: (state: State) => string;
  /** How states are written and read, if not as saved games. */
  readonly storage: <G extends Playable<G>>(game: Game<G>) => Pick<Rules, 'save' | 'load'>;
  /** Every question is asked on its own, and nothing is answered automatically: for lessons. */
  readonly stepByStep: boolean;
}

/** A preview imagines several worlds. Each is computed once per state, and no more than so many: a client cannot keep a server busy with them. */
const MOST_PREVIEWS = 200;

/** The one place where a state gets its game's type: every state here came from this game's own `begin`, `play` or `load`. */
const own = <G extends Playable<G>>(state: State): G['state'] => state as G['state'];

export const rulesFor = <G extends Playable<G>>(
  game: Game<G>,
  { stateHash = kernel.stateHash, stepByStep = false, storage = asSavedGames }: Partial<RulesOptions> = {},
): Rules => ({
  version: game.version,
  ...setups(game, stateHash),
  ...storage(game),
  ...moves(game, stateHash, stepByStep),
  ...replays(game, stateHash),
  ...views(game, stepByStep),
  ...orders(game),
});

/** A game before its first move. */
function setups<G extends Playable<G>>(game: Game<G>, stateHash: RulesOptions['stateHash']) {
  return {
    validateSetup(seats, options) {
      const admitted = kernel.validateSetup(game, seats, options);
      return admitted.ok ? { ok: true, value: admitted.value.options } : admitted;
    },
    begin(seats, options, seed) {
      const { state, events } = kernel.start(game, seats, options, kernel.rngOf(seed));
      return { state, events, hash: stateHash(state) };
    },
  } satisfies Partial<Rules>;
}

const asSavedGames = <G extends Playable<G>>(game: Game<G>): Pick<Rules, 'save' | 'load'> => ({
  save: (state, hash) => kernel.save(game, own<G>(state), hash),
  load: (text) => kernel.load(game, text),
});

/** Who is asked, and what an answer leads to. */
function moves<G extends Playable<G>>(game: Game<G>, stateHash: RulesOptions['stateHash'], stepByStep: boolean) {
  return {
    asked: (state) => kernel.asked(game, own<G>(state)),
    play(state, seat, wanted) {
      const played = kernel.playSeries(game, own<G>(state), seat, wanted);
      if (!played.ok) return played;
      let before = own<G>(state);
      const results = played.parts.map(({ state: after, events }, i): PlayedMove => {
        const index = kernel.answers(game, before).findIndex((listed) => listed.seat === seat && kernel.same(listed.move, wanted[i]));
        before = after;
        return { state: after, events, index, hash: stateHash(after) };
      });
      return { ok: true, moves: results };
    },
    moveAt: (state, index) =>
      (kernel.answers(game, own<G>(state))[index] as { readonly seat: Seat; readonly move: object } | undefined) ?? null,
    completesAnswer: (state) => kernel.completesAnswer(game, own<G>(state)),
    forcedAnswer: (state, seat) => (stepByStep ? null : (kernel.forcedAnswer(game, own<G>(state), seat) as readonly object[] | null)),
  } satisfies Partial<Rules>;
}

/** Recorded moves, played again. */
function replays<G extends Playable<G>>(game: Game<G>, stateHash: RulesOptions['stateHash']) {
  return {
    replay(from, indices) {
      const state = game.clone(own<G>(from));
      for (const index of indices) {
        const { seat, move } = kernel.answers(game, state)[index]!;
        kernel.step(game, state, seat, move);
      }
      return { state, hash: stateHash(state) };
    },
    playAt(state, index) {
      const answer = kernel.answers(game, own<G>(state))[index];
      if (answer === undefined) return null;
      const after = game.clone(own<G>(state));
      const events: G['event'][] = [];
      after.log = events;
      kernel.step(game, after, answer.seat, answer.move);
      after.log = null;
      return { seat: answer.seat, state: after, events };
    },
    isSame: (one, other) => kernel.same({ ...one, undoFloor: 0 }, { ...other, undoFloor: 0 }),
    retrace(record, position) {
      const retraced = kernel.retrace(game, record, position === undefined ? undefined : own<G>(position));
      const moments = retraced.ok ? retraced.value.moments : [];
      const origins = kernel.moveOrigins(game, moments);
      return moments.map(({ answer, state, events, hash }, i) => ({
        seat: answer?.seat ?? null,
        state,
        events,
        hash,
        joins: origins[i]!.joins === true,
        settled: origins[i]!.playedBy === 'table',
      }));
    },
  } satisfies Partial<Rules>;
}

/** What a viewer sees. */
function views<G extends Playable<G>>(game: Game<G>, stepByStep: boolean) {
  /** Finding the answers tries them on copies of the state, so they are cached per state and seat. */
  const seatViews = new WeakMap<State, Map<Seat, SeatViewData>>();
  const previews = new WeakMap<State, Map<string, kernel.Preview | null>>();
  return {
    seatView(state, seat) {
      if (seat === null || !kernel.asked(game, own<G>(state)).includes(seat))
        return kernel.seatView(game, own<G>(state), seat, !stepByStep);
      const known = seatViews.get(state) ?? new Map<Seat, SeatViewData>();
      seatViews.set(state, known);
      const seen = known.get(seat) ?? kernel.seatView(game, own<G>(state), seat, !stepByStep);
      known.set(seat, seen);
      return seen;
    },
    blockedBy: (state, seat, piece) => kernel.blockedBy(game, own<G>(state), seat, piece),
    preview(state, seat, moves) {
      const known = previews.get(state) ?? new Map<string, kernel.Preview | null>();
      previews.set(state, known);
      const key = JSON.stringify([seat, moves]);
      if (!known.has(key) && known.size < MOST_PREVIEWS) known.set(key, kernel.preview(game, own<G>(state), seat, moves));
      return known.get(key) ?? null;
    },
    stepsBefore: stepsBefore(game),
    redact: (event, seat) => game.redact(event, seat),
  } satisfies Partial<Rules>;
}

/** The steps of the newest moves are found once, for all viewers. Most moves have one step only: the position that they lead to. */
function stepsBefore<G extends Playable<G>>(game: Game<G>): Rules['stepsBefore'] {
  const found = new WeakMap<State, { readonly indices: string; readonly moves: readonly SteppedMove<G>[] }>();
  return (state, indices, viewer) => {
    const known = found.get(state);
    const { moves: all } = known?.indices === indices.join() ? known : { moves: steppedMoves(game, own<G>(state), indices) };
    found.set(state, { indices: indices.join(), moves: all });
    if (all.length === 1 && all[0]!.steps.length === 1) return [];
    return all.flatMap(({ before, steps }) => kernel.visibleStepsOf(game, before, steps, viewer)).slice(0, -1);
  };
}

interface SteppedMove<G extends Playable<G>> {
  readonly before: G['state'];
  readonly steps: readonly kernel.AnimationStep<G>[];
}

function steppedMoves<G extends Playable<G>>(game: Game<G>, state: G['state'], indices: readonly number[]): SteppedMove<G>[] {
  let before = state;
  return indices.map((index) => {
    const { seat, move } = kernel.answers(game, before)[index]!;
    const stepped = { before, steps: kernel.animationSteps(game, before, seat, move) };
    before = stepped.steps.at(-1)!.state;
    return stepped;
  });
}

const orders = <G extends Playable<G>>(game: Game<G>) =>
  ({
    validateOrder: (state, seat, wanted) => kernel.validateOrder(game, game.view(own<G>(state), seat), wanted),
    orderedMove: (state, seat, order) => kernel.orderedMove(game, own<G>(state), seat, order) as object | null,
    orderAfter: (order, seat, before, after) => kernel.orderAfter(game, order, seat, own<G>(before), own<G>(after)),
  }) satisfies Partial<Rules>;
