import * as kernel from '@fathom/kernel';
import type { Game, Playable, Seat } from '@fathom/kernel';
import type { PlayedMove, Rules, State } from './rules.ts';
import { StateMemos, type SteppedMove } from './stateMemos.ts';

interface RulesOptions {
  /** Identifies a state, for callers that keep no records; by default the hash of records. */
  readonly stateHash: (state: State) => string;
  /** How states are written and read, if not as saved games. */
  readonly storage: <G extends Playable<G>>(game: Game<G>) => Pick<Rules, 'save' | 'load'>;
  /** Every question is asked on its own, and nothing is answered automatically: for lessons. */
  readonly stepByStep: boolean;
}

/** The one place where a state gets its game's type: every state here came from this game's own `begin`, `play` or `load`. */
const own = <G extends Playable<G>>(state: State): G['state'] => state as G['state'];

export function rulesFor<G extends Playable<G>>(
  game: Game<G>,
  { stateHash = kernel.stateHash, stepByStep = false, storage = asSavedGames }: Partial<RulesOptions> = {},
): Rules {
  const memos = new StateMemos(game, !stepByStep);
  return {
    version: game.version,
    ...setups(game, stateHash),
    ...storage(game),
    ...moves(game, stateHash, memos, stepByStep),
    ...replays(game, stateHash),
    ...views(game, memos),
    ...orders(game),
  };
}

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
function moves<G extends Playable<G>>(game: Game<G>, stateHash: RulesOptions['stateHash'], memos: StateMemos<G>, stepByStep: boolean) {
  return {
    asked: (state) => kernel.asked(game, own<G>(state)),
    play(state, seat, wanted) {
      const played = kernel.playSeries(game, own<G>(state), seat, wanted, memos.open(state));
      if (!played.ok) return played;
      let before = own<G>(state);
      const results = played.parts.map(({ state: after, events, index }): PlayedMove => {
        const at = listedBefore(game, before, seat) + index;
        before = after;
        return { state: after, events, index: at, hash: stateHash(after) };
      });
      memos.played(state, played.parts, results);
      return { ok: true, moves: results };
    },
    moveAt: (state, index) =>
      (kernel.answers(game, own<G>(state))[index] as { readonly seat: Seat; readonly move: object } | undefined) ?? null,
    completesAnswer: (state) => kernel.completesAnswer(game, own<G>(state)),
    forcedAnswer: (state, seat) => (stepByStep ? null : (memos.forcedAnswer(state, seat) as readonly object[] | null)),
  } satisfies Partial<Rules>;
}

/** How many answers are listed before those of a seat: a record counts the answers of all seats. */
function listedBefore<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat): number {
  let listed = 0;
  for (const other of kernel.asked(game, s)) {
    if (other === seat) break;
    listed += kernel.legal(game, s, other).length;
  }
  return listed;
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
const views = <G extends Playable<G>>(game: Game<G>, memos: StateMemos<G>) =>
  ({
    seatView: (state, seat) => memos.seatView(state, seat),
    blockedBy: (state, seat, piece) => kernel.blockedBy(game, own<G>(state), seat, piece),
    preview: (state, seat, moves) => memos.preview(state, seat, moves),
    stepsBefore(state, indices, viewer) {
      const all = memos.steps(state, indices) ?? steppedMoves(game, own<G>(state), indices);
      memos.keepSteps(state, indices, all);
      // Most moves have one step only: the position that they lead to.
      if (all.length === 1 && all[0]!.steps.length === 1) return [];
      return all
        .flatMap(({ before, steps }) => kernel.visibleStepsOf(game, before, steps, viewer, (s) => memos.view(s, viewer)))
        .slice(0, -1);
    },
    redact: (event, seat) => game.redact(event, seat),
  }) satisfies Partial<Rules>;

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
