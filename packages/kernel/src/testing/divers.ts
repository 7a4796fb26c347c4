import type { Core, Game, Kinds, Seat } from '../game.ts';
import { below, branch, shuffle, type Rng } from '../rng.ts';
import { diversRules } from './diversRules.ts';

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
  | 'reshuffle redraws hands'
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
export const divers = (flaw: Flaw | null = null, version = 1): Game<Divers> => ({
  id: 'divers',
  version,
  seatCounts: [2, 3],
  options: () => ({ cards: [12, 8] }),
  refusals: { notAsked: 'CO-TURN-01', over: 'CO-END-03' },
  setup(seats, { cards }, rng) {
    const s = deal(seats, cards, rng);
    return flaw === 'unplain state' ? { ...s, extra: new Map() } : s;
  },
  rules: diversRules(flaw, version),
  clone(s) {
    if (flaw === 'clone is the original') return s;
    if (flaw === 'shallow clone') return { ...clone(s), hands: s.hands };
    return flaw === 'forgetful clone' ? { ...clone(s), aims: s.aims.map(() => null) } : clone(s);
  },
  view: (s, seat) => viewOf(s, seat, flaw),
  open: (s) => viewOf(s, null, flaw),
  score: ({ points }) => points.map((total) => ({ total, parts: [{ part: 'points', points: total }] })),
  redact: (e, seat) => (e.type === 'dived' && e.seat !== seat && flaw !== 'events show the card' ? { ...e, card: null } : e),
  determinize: (s, seat, rng) => (flaw === 'determinize changes nothing' ? clone(s) : redrawn(s, seat, rng, flaw)),
  reshuffle(s, rng) {
    const world = redrawn(s, null, rng, flaw);
    return flaw === 'reshuffle redraws hands' ? world : { ...clone(s), deck: shuffle(rng, [...s.deck]), rng: world.rng };
  },
  arrange(facts, seats, { cards }, rng) {
    const { saved } = facts.fields('saved');
    const s = { ...deal(seats, cards, rng), ...(saved.value as object) };
    return flaw === 'forgetful position' ? { ...s, aims: s.aims.map(() => null) } : s;
  },
  describe({ deck, hands, shown, aims, points, round, stack, outcome }) {
    const cards = deck.length + shown.length + hands.flat().length === 8 ? 8 : 12;
    return { options: { cards }, saved: { deck, hands, shown, aims, points, round, stack, outcome } };
  },
  upgrade: (saved) => (flaw === 'forgetful save' ? { ...(saved as State), rng: [1, 2, 3, 4] } : (saved as State)),
});

function deal(seats: number, cards: number, rng: Rng): State {
  const deck = shuffle(
    rng,
    Array.from({ length: cards }, (_, i) => i + 1),
  );
  const hands = Array.from({ length: seats }, () => deck.splice(0, 2));
  const core = { seats, stack: [{ kind: 'turn', seat: 0 } as const], rng, ply: 0, undoFloor: 0, actor: null, outcome: null, log: null };
  return { ...core, deck, hands, shown: [], aims: hands.map(() => null), points: hands.map(() => 0), round: 1 };
}

function viewOf(s: State, seat: Seat | null, flaw: Flaw | null): View {
  const top = s.stack.at(-1);
  const isShown = flaw === 'sealed answers shown';
  const waiting = top?.kind === 'bid' ? [...top.waiting, ...(isShown ? Object.values(top.sealed) : [])] : [];
  const { shown, aims, points, round } = s;
  const hand = seat === null ? null : s.hands[seat]!.toSorted((a, b) => a - b);
  const deck = flaw === 'view shows the deck' ? s.deck.reduce((sum, card, i) => sum + card * i, 0) : s.deck.length;
  return { deck, hand, hands: s.hands.map((cards) => cards.length), shown, aims, points, round, waiting };
}

/** Another world that looks the same to a seat. */
function redrawn(s: State, seat: Seat | null, rng: Rng, flaw: Flaw | null): State {
  const world = clone(s);
  const unseen = shuffle(rng, [...world.deck, ...world.hands.flatMap((hand, owner) => (owner === seat ? [] : hand))]);
  world.deck = unseen.splice(0, world.deck.length);
  world.hands = world.hands.map((hand, owner) => (owner === seat ? hand : unseen.splice(0, hand.length)));
  world.stack = world.stack.map((f) => {
    if (f.kind !== 'bid' || flaw === 'sealed answers shown') return f;
    const sealed = Object.entries(f.sealed).map(([by, amount]) => [by, by === String(seat) ? amount : 1 + below(rng, 2)] as const);
    return { ...f, sealed: Object.fromEntries(sealed) };
  });
  world.rng = branch(rng);
  return world;
}
