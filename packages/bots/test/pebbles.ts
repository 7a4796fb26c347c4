import { branch, lookup, next, pick, markRevealed, type Core, type Game, type Kinds, type RuleId, type Seat } from '@fathom/kernel';

/*
 * Pebbles: take one to three from the heap. Under the heap is a secret card: nothing, or four more pebbles. The player who
 * takes the last one wins, so the winning move is to leave a multiple of four, whatever the card is. Before that the two bid at
 * once for the first turn (the higher bid, then seat 0); or they toss a coin each, and that is the whole game: seat 1 wins with
 * equal coins.
 */
interface State extends Core<Pebbles> {
  heap: number;
  card: 0 | 4 | null;
}

interface Pebbles extends Kinds {
  state: State;
  steps: {
    bid: { waiting: readonly Seat[]; sealed: Readonly<Record<Seat, number>> };
    toss: { waiting: readonly Seat[]; sealed: Readonly<Record<Seat, number>> };
    turn: { seat: Seat };
  };
  answers: {
    bid: { readonly type: 'bid'; readonly amount: number };
    toss: { readonly type: 'toss'; readonly coin: number };
    turn: { readonly type: 'take'; readonly count: number };
  };
  event: { readonly type: 'cardTurned'; readonly card: 0 | 4 };
  view: object;
  options: { readonly heap: number; readonly opening: 'bid' | 'toss' | 'none' };
}
export type { Pebbles };

const RULE: RuleId = 'CO-TURN-06';
const plain = { touches: () => [], whyNot: () => RULE };

function win(s: State, winner: Seat): void {
  s.outcome = { scores: [winner === 0 ? 1 : 0, winner === 1 ? 1 : 0], winners: [winner] };
  s.stack = [];
}

const clone = (s: State): State => ({ ...s, stack: s.stack.slice(), rng: [...s.rng], log: s.log && s.log.slice() });

export const pebbles: Game<Pebbles> = {
  id: 'pebbles',
  version: 1,
  seatCounts: [2],
  options: () => ({ heap: [10], opening: ['bid', 'toss', 'none'] }),
  refusals: { notAsked: RULE, over: RULE },
  score: () => [0, 1].map(() => ({ total: 0, parts: [] })),
  setup(seats, { heap, opening }, rng) {
    const first = opening === 'none' ? ({ kind: 'turn', seat: 0 } as const) : ({ kind: opening, waiting: [0, 1], sealed: {} } as const);
    return { seats, stack: [first], rng, ply: 0, undoFloor: 0, actor: null, outcome: null, log: null, heap, card: pick(rng, [0, 4]) };
  },
  rules: lookup<Game<Pebbles>['rules']>({
    bid: {
      ...plain,
      asked: (_s, f) => f.waiting,
      moves: () => [1, 2, 3].map((amount) => ({ type: 'bid', amount })),
      take(s, f, { amount }, seat) {
        const sealed = { ...f.sealed, [seat]: amount };
        const waiting = f.waiting.filter((other) => other !== seat);
        if (waiting.length > 0) return next(s, { kind: 'bid', waiting, sealed });
        next(s, { kind: 'turn', seat: sealed[1]! > sealed[0]! ? 1 : 0 });
      },
    },
    toss: {
      ...plain,
      asked: (_s, f) => f.waiting,
      moves: () => [0, 1].map((coin) => ({ type: 'toss', coin })),
      take(s, f, { coin }, seat) {
        const sealed = { ...f.sealed, [seat]: coin };
        const waiting = f.waiting.filter((other) => other !== seat);
        if (waiting.length > 0) return next(s, { kind: 'toss', waiting, sealed });
        win(s, sealed[0] === sealed[1] ? 1 : 0);
      },
    },
    turn: {
      ...plain,
      moves: (s) => [1, 2, 3].filter((count) => count <= s.heap).map((count) => ({ type: 'take', count })),
      take(s, { seat }, { count }) {
        s.heap -= count;
        if (s.heap === 0 && s.card !== null) {
          markRevealed(s);
          s.heap = s.card;
          s.card = null;
        }
        if (s.heap === 0) win(s, seat);
        else next(s, { kind: 'turn', seat: 1 - seat });
      },
    },
  }),
  clone,
  open(s) {
    return this.view(s, null);
  },
  view: ({ heap, card, stack }, seat) => ({
    heap,
    turned: card === null,
    stack: stack.map((f) => (f.kind === 'turn' ? f : { ...f, sealed: seat === null ? {} : { [seat]: f.sealed[seat] } })),
  }),
  redact: (e) => e,
  determinize(s, seat, rng) {
    const world = clone(s);
    if (world.card !== null) world.card = pick(rng, [0, 4]);
    world.stack = world.stack.map((f) =>
      f.kind === 'turn' ? f : { ...f, sealed: redraw(f.sealed, seat, f.kind === 'bid' ? [1, 2, 3] : [0, 1], rng) },
    );
    world.rng = branch(rng);
    return world;
  },
  reshuffle: (s, rng) => ({ ...clone(s), rng: branch(rng) }),
  arrange: () => {
    throw new Error('no positions here');
  },
  describe: () => ({ options: { heap: 10, opening: 'bid' } }),
  upgrade: (saved) => saved as State,
};

const redraw = (
  sealed: Readonly<Record<Seat, number>>,
  seat: Seat | null,
  values: readonly number[],
  rng: State['rng'],
): Record<Seat, number> =>
  Object.fromEntries(Object.keys(sealed).map((by) => [by, Number(by) === seat ? sealed[seat]! : pick(rng, values)]));
