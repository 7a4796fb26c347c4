import { defineRules } from '../defineRules.ts';
import { drawRandom, next, markRevealed } from '../drive.ts';
import type { Core, Frame, Game, Kinds, Seat } from '../game.ts';
import { below, branch, shuffle } from '../rng.ts';
import { best, clockwise } from '../seats.ts';

/*
 * Divers: a game just large enough for every law. Each turn a player aims at an opponent (can be undone), then dives for a
 * secret card, shows one of their own cards, or stirs the deck; after each round all bid at once, sealed. Most points after
 * three rounds win.
 */
interface State extends Core<Divers> {
  deck: number[];
  hands: number[][];
  shown: number[];
  aims: (Seat | null)[];
  points: number[];
  round: number;
}

interface Steps {
  /** One of the flaws asks it twice. */
  turn: { seat: Seat; again?: true };
  act: { seat: Seat };
  bid: { waiting: readonly Seat[]; sealed: Readonly<Record<string, number>> };
  round: object;
}

interface Answers {
  turn: { readonly type: 'aim'; readonly at: Seat };
  act: { readonly type: 'dive' } | { readonly type: 'show'; readonly card: number } | { readonly type: 'stir' };
  bid: { readonly type: 'bid'; readonly amount: number };
}

type Event =
  | { readonly type: 'dived'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'showed'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'bidWon'; readonly seat: Seat }
  | { readonly type: 'roundEnded'; readonly round: number };

interface View {
  readonly deck: number;
  readonly hand: readonly number[] | null;
  readonly hands: readonly number[];
  readonly shown: readonly number[];
  readonly aims: readonly (Seat | null)[];
  readonly points: readonly number[];
  readonly round: number;
  readonly waiting: readonly Seat[];
}

export interface Divers extends Kinds {
  state: State;
  steps: Steps;
  answers: Answers;
  event: Event;
  view: View;
  options: { readonly cards: 8 | 12 };
}

/** One thing that can be wrong with a game; each violates a law. */
export type Flaw =
  | 'unplain state'
  | 'shallow clone'
  | 'forgetful clone'
  | 'clone is the original'
  | 'forgetful save'
  | 'outside randomness'
  | 'log changes play'
  | 'move listed twice'
  | 'restless list'
  | 'refusal without a rule'
  | 'view shows the deck'
  | 'moves show the deck'
  | 'events show the card'
  | 'sealed answers shown'
  | 'determinize changes nothing'
  | 'revealed secret can be undone'
  | 'amount depends on the order'
  | 'card in two places'
  | 'card lost'
  | 'undo floor moves back'
  | 'forgetful position'
  | 'endless';

const clone = (s: State): State => ({
  ...s,
  stack: [...s.stack],
  rng: [...s.rng],
  log: s.log && [...s.log],
  deck: [...s.deck],
  hands: s.hands.map((hand) => [...hand]),
  shown: [...s.shown],
  aims: [...s.aims],
  points: [...s.points],
});

/** Divers with at most one flaw. */
export function divers(flaw: Flaw | null = null, version = 1): Game<Divers> {
  let outside = 0;
  const rivals = (s: State, seat: Seat): Seat[] => Array.from({ length: s.seats }, (_, i) => i).filter((other) => other !== seat);
  return {
    id: 'divers',
    version,
    seatCounts: [2, 3],
    options: () => ({ cards: [12, 8] }),
    refusals: { notAsked: 'CO-TURN-01', over: 'CO-END-03' },
    setup(seats, { cards }, rng) {
      const deck = shuffle(
        rng,
        Array.from({ length: cards }, (_, i) => i + 1),
      );
      const hands = Array.from({ length: seats }, () => deck.splice(0, 2));
      const aims = hands.map(() => null);
      const points = hands.map(() => 0);
      const core = { seats, stack: [{ kind: 'turn', seat: 0 } as const], rng, ply: 0, undoFloor: 0, actor: null, outcome: null, log: null };
      const s: State = { ...core, deck, hands, shown: [], aims, points, round: 1 };
      return flaw === 'unplain state' ? { ...s, extra: new Map() } : s;
    },
    rules: defineRules({
      turn: {
        moves: (s: State, { seat }: Frame<Divers, 'turn'>) => rivals(s, seat).map((at) => ({ type: 'aim' as const, at })),
        take(s: State, { seat, again }, { at }) {
          s.aims[seat] = at;
          if (flaw === 'amount depends on the order' && again !== true) return next(s, { kind: 'turn', seat, again: true });
          if (flaw === 'outside randomness') s.points[seat]! += outside++ % 5;
          if (flaw === 'undo floor moves back') s.undoFloor = 0;
          if (flaw === 'log changes play' && s.log !== null) s.points[seat]! += 1;
          next(s, { kind: 'act', seat });
        },
        touches: (_s: State, _f, { at }) => [`seat-${at}`],
        ...(flaw === 'amount depends on the order' ? { joins: 'amount' as const } : {}),
        whyNot: () => 'CO-TURN-02' as const,
      },
      act: {
        moves(s: State, { seat }) {
          const list: Answers['act'][] = [
            { type: 'stir' },
            ...s.hands[seat]!.toSorted((a, b) => a - b).map((card) => ({ type: 'show', card }) as const),
          ];
          if (s.deck.length > 0) list.push({ type: 'dive' });
          if (flaw === 'move listed twice') list.push({ type: 'stir' });
          if (flaw === 'moves show the deck' && (s.deck[0] ?? 0) % 2 === 0) list.pop();
          if (flaw === 'restless list' && list.length > 1 && outside++ % 3 === 0) list.pop();
          return list;
        },
        take(s: State, { seat }, move) {
          if (move.type === 'dive') {
            const card = s.deck.pop()!;
            if (flaw !== 'revealed secret can be undone') markRevealed(s);
            if (flaw !== 'card lost') s.hands[seat]!.push(card);
            if (flaw === 'card in two places') s.shown.push(card);
            s.log?.push({ type: 'dived', seat, card });
          } else if (move.type === 'show') {
            markRevealed(s);
            s.hands[seat] = s.hands[seat]!.filter((card) => card !== move.card);
            s.shown.push(move.card);
            s.points[seat]! += version === 1 ? move.card : 2 * move.card; // the second version doubles what is shown
            s.log?.push({ type: 'showed', seat, card: move.card });
          } else shuffle(drawRandom(s), s.deck);
          const after = clockwise(s, seat);
          if (after === 0) next(s, { kind: 'bid', waiting: [0, ...rivals(s, 0)], sealed: {} }, { kind: 'round' });
          else next(s, { kind: 'turn', seat: after });
        },
        touches: (_s: State, _f, move) => (move.type === 'show' ? [`card-${move.card}`] : ['deck']),
        joins: true,
        whyNot: () => (flaw === 'refusal without a rule' ? ('because' as 'CO-TURN-02') : 'CO-TURN-06'),
      },
      bid: {
        asked: (_s: State, f) => f.waiting,
        moves: () => [1, 2].map((amount) => ({ type: 'bid' as const, amount })),
        take(s: State, f, { amount }, seat) {
          const waiting = f.waiting.filter((other) => other !== seat);
          const sealed: Readonly<Record<string, number>> = { ...f.sealed, [seat]: amount };
          if (waiting.length > 0) return next(s, { ...f, waiting, sealed });
          markRevealed(s);
          for (const winner of best(s.seats, (each) => sealed[each]!)) {
            s.points[winner]! += 1;
            s.log?.push({ type: 'bidWon', seat: winner });
          }
        },
        touches: () => [],
        whyNot: () => 'CO-TURN-06' as const,
      },
      round: {
        run(s: State) {
          s.log?.push({ type: 'roundEnded', round: s.round });
          s.round++;
          if (s.round <= 3 || flaw === 'endless') return next(s, { kind: 'turn', seat: 0 });
          s.outcome = { scores: s.points.slice(), winners: best(s.seats, (seat) => s.points[seat]!) };
          s.stack = [];
        },
      },
    }),
    clone(s) {
      if (flaw === 'clone is the original') return s;
      if (flaw === 'shallow clone') return { ...clone(s), hands: s.hands };
      return flaw === 'forgetful clone' ? { ...clone(s), aims: s.aims.map(() => null) } : clone(s);
    },
    view(s, seat) {
      const top = s.stack.at(-1);
      const isShown = flaw === 'sealed answers shown';
      const waiting = top?.kind === 'bid' ? [...top.waiting, ...(isShown ? Object.values(top.sealed) : [])] : [];
      const { shown, aims, points, round } = s;
      const hand = seat === null ? null : s.hands[seat]!.toSorted((a, b) => a - b);
      const deck = flaw === 'view shows the deck' ? s.deck.reduce((sum, card, i) => sum + card * i, 0) : s.deck.length;
      return { deck, hand, hands: s.hands.map((cards) => cards.length), shown, aims, points, round, waiting };
    },
    open(s) {
      return this.view(s, null);
    },
    score: ({ points }) => points.map((total) => ({ total, parts: [{ part: 'points', points: total }] })),
    redact: (e, seat) => (e.type === 'dived' && e.seat !== seat && flaw !== 'events show the card' ? { ...e, card: null } : e),
    determinize(s, seat, rng) {
      const world = clone(s);
      if (flaw === 'determinize changes nothing') return world;
      const unseen = shuffle(rng, [...world.deck, ...world.hands.flatMap((hand, owner) => (owner === seat ? [] : hand))]);
      world.deck = unseen.splice(0, world.deck.length);
      world.hands = world.hands.map((hand, owner) => (owner === seat ? hand : unseen.splice(0, hand.length)));
      world.stack = world.stack.map((f) =>
        f.kind === 'bid' && flaw !== 'sealed answers shown'
          ? {
              ...f,
              sealed: Object.fromEntries(
                Object.entries(f.sealed).map(([by, amount]) => [by, by === String(seat) ? amount : 1 + below(rng, 2)]),
              ),
            }
          : f,
      );
      world.rng = branch(rng);
      return world;
    },
    arrange(facts, seats, options, rng) {
      const { saved } = facts.fields('saved');
      const s = { ...this.setup(seats, options, rng), ...(saved.value as object) };
      return flaw === 'forgetful position' ? { ...s, aims: s.aims.map(() => null) } : s;
    },
    describe(s) {
      const { deck, hands, shown, aims, points, round, stack, outcome } = s;
      const cards = deck.length + shown.length + hands.flat().length === 8 ? 8 : 12;
      return { options: { cards }, saved: { deck, hands, shown, aims, points, round, stack, outcome } };
    },
    upgrade: (saved) => (flaw === 'forgetful save' ? { ...(saved as State), rng: [1, 2, 3, 4] } : (saved as State)),
  };
}
