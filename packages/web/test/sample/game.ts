import {
  clockwise,
  count,
  defineGame,
  flag,
  hidden,
  next,
  oneOf,
  open,
  owner,
  perSeat,
  seat,
  shuffle,
  type Chapter,
  type Core,
  type DeclaredView,
  type HeldIn,
  type Kinds,
  type Seat,
} from '@fathom/kernel';

/*
 * A game without a folder in the page, for tests of the default board. It has zones of every kind, and moves that touch whatever there is.
 */

export const kinds = ['coral', 'kelp', 'pearl', 'wreck'] as const;
export const ranks = ['1', '2', '3', '4', '5', '6', '7', '10', 'diver', 'whale'] as const;
export type KindId = (typeof kinds)[number];
export type CardId = `${KindId}-${(typeof ranks)[number]}`;

const deck = { ids: kinds.flatMap((kind) => ranks.map((rank): CardId => `${kind}-${rank}`)) };

const fields = {
  stock: hidden(deck),
  market: open(deck),
  discard: open(deck),
  tide: oneOf(kinds),
  storm: flag,
  /** Has no name in the texts. */
  played: count(),
  players: perSeat({ hand: owner(deck, 'handSize'), display: open(deck), coins: count() }),
};

const steps = { turn: { seat }, tide: { seat } };

interface Answers {
  turn:
    | { readonly type: 'draw' }
    | { readonly type: 'discard' | 'take' | 'steal'; readonly card: CardId }
    | { readonly type: 'show'; readonly card: CardId };
  tide: { readonly type: 'tide'; readonly kind: KindId };
}

export interface Event {
  readonly type: Answers['turn']['type'] | 'tide';
  readonly seat: Seat;
  readonly card: CardId | KindId | null;
}

interface State extends Core<Sample>, HeldIn<typeof fields> {}

export interface Sample extends Kinds {
  state: State;
  steps: { readonly [K in keyof typeof steps]: HeldIn<(typeof steps)[K]> };
  answers: Answers;
  event: Event;
  view: DeclaredView<typeof fields>;
  options: object;
}

function move(s: State, by: Seat, from: CardId[], to: CardId[], type: Answers['turn']['type'], card: CardId): void {
  to.push(...from.splice(from.indexOf(card), 1));
  s.log?.push({ type, seat: by, card: type === 'draw' ? null : card });
}

const rules: Chapter<Sample> = {
  turn: {
    alwaysAsk: true,
    moves: (s, f) => [
      ...(s.stock.length > 0 ? [{ type: 'draw' } as const] : []),
      ...s.market.map((card) => ({ type: 'take', card }) as const),
      ...s.players[f.seat]!.hand.flatMap((card) => [{ type: 'show', card } as const, { type: 'discard', card } as const]),
      ...s.players[clockwise(s, f.seat)]!.display.map((card) => ({ type: 'steal', card }) as const),
    ],
    take(s, f, answer) {
      const { hand, display } = s.players[f.seat]!;
      s.played++;
      if (answer.type === 'draw') move(s, f.seat, s.stock, hand, 'draw', s.stock.at(-1)!);
      else if (answer.type === 'take') move(s, f.seat, s.market, hand, 'take', answer.card);
      else if (answer.type === 'steal') move(s, f.seat, s.players[clockwise(s, f.seat)]!.display, hand, 'steal', answer.card);
      else move(s, f.seat, hand, answer.type === 'show' ? display : s.discard, answer.type, answer.card);
      if (s.played >= 60) return void (s.outcome = { scores: s.players.map(({ coins }) => coins), winners: [0] });
      const after = { kind: 'turn', seat: clockwise(s, f.seat) } as const;
      if (answer.type === 'discard') next(s, { kind: 'tide', seat: f.seat }, after);
      else next(s, after);
    },
    touches: (_s, _f, answer) =>
      answer.type === 'draw' ? ['stock'] : answer.type === 'discard' ? [answer.card, 'discard'] : [answer.card],
    whyNot: () => 'SA-TURN-01',
  },
  tide: {
    moves: () => kinds.map((kind) => ({ type: 'tide', kind }) as const),
    take(s, f, { kind }) {
      s.tide = kind;
      s.log?.push({ type: 'tide', seat: f.seat, card: kind });
    },
    touches: (_s, _f, { kind }) => [kind],
    whyNot: () => 'SA-TURN-01',
  },
};

export const sample = defineGame<Sample, typeof fields>({
  id: 'sample',
  seatCounts: [2, 3, 4],
  fields,
  steps,
  rules,
  refusals: { notAsked: 'SA-TURN-01', over: 'SA-TURN-01' },
  deal(seats, _options, rng) {
    const stock = shuffle(rng, deck.ids.slice());
    const players = Array.from({ length: seats }, () => ({ hand: stock.splice(0, 5), display: stock.splice(0, 1), coins: 3 }));
    const market = stock.splice(0, 4);
    return { stock, market, discard: [], tide: 'kelp', storm: true, played: 0, players, first: { kind: 'turn', seat: 0 } };
  },
  score: ({ players }) => players.map(({ coins }) => ({ total: coins, parts: [{ part: 'coins', points: coins }] })),
});
