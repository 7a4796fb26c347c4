import { defineRules } from '../defineRules.ts';
import { drawRandom, markRevealed, next } from '../drive.ts';
import type { Chapter, Game, Seat } from '../game.ts';
import { shuffle } from '../rng.ts';
import { best, clockwise } from '../seats.ts';
import type { Divers, Flaw } from './divers.ts';

type State = Divers['state'];
type Rule<N extends keyof Divers['steps']> = Chapter<Divers, N>[N];

/** Something outside the state that changes: rules may not read such a thing. */
interface Outside {
  calls: number;
}

/** The rules of Divers with at most one flaw. */
export function diversRules(flaw: Flaw | null, version: number): Game<Divers>['rules'] {
  const outside = { calls: 0 };
  return defineRules({ turn: turn(flaw, outside), act: act(flaw, version, outside), bid, round: round(flaw) });
}

const rivals = (s: State, seat: Seat): Seat[] => Array.from({ length: s.seats }, (_, i) => i).filter((other) => other !== seat);

const turn = (flaw: Flaw | null, outside: Outside): Rule<'turn'> => ({
  moves: (s, { seat }) => rivals(s, seat).map((at) => ({ type: 'aim' as const, at })),
  take(s, { seat, again }, { at }) {
    s.aims[seat] = at;
    if (flaw === 'amount depends on the order' && again !== true) return next(s, { kind: 'turn', seat, again: true });
    if (flaw === 'outside randomness') s.points[seat]! += outside.calls++ % 5;
    if (flaw === 'undo floor moves back') s.undoFloor = 0;
    if (flaw === 'log changes play' && s.log !== null) s.points[seat]! += 1;
    next(s, { kind: 'act', seat });
  },
  touches: (_s, _f, { at }) => [`seat-${at}`],
  ...(flaw === 'amount depends on the order' ? { joins: 'amount' as const } : {}),
  whyNot: () => 'CO-TURN-02' as const,
});

const act = (flaw: Flaw | null, version: number, outside: Outside): Rule<'act'> => ({
  moves(s, { seat }) {
    const list: Divers['answers']['act'][] = [
      { type: 'stir' },
      ...s.hands[seat]!.toSorted((a, b) => a - b).map((card) => ({ type: 'show', card }) as const),
    ];
    if (s.deck.length > 0) list.push({ type: 'dive' });
    if (flaw === 'move listed twice') list.push({ type: 'stir' });
    if (flaw === 'moves show the deck' && (s.deck[0] ?? 0) % 2 === 0) list.pop();
    if (flaw === 'restless list' && list.length > 1 && outside.calls++ % 3 === 0) list.pop();
    return list;
  },
  take(s, { seat }, move) {
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
  touches: (_s, _f, move) => (move.type === 'show' ? [`card-${move.card}`] : ['deck']),
  joins: true,
  whyNot: () => (flaw === 'refusal without a rule' ? ('because' as 'CO-TURN-02') : 'CO-TURN-06'),
});

const bid: Rule<'bid'> = {
  asked: (_s, f) => f.waiting,
  moves: () => [1, 2].map((amount) => ({ type: 'bid' as const, amount })),
  take(s, f, { amount }, seat) {
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
};

const round = (flaw: Flaw | null): Rule<'round'> => ({
  run(s) {
    s.log?.push({ type: 'roundEnded', round: s.round });
    s.round++;
    if (s.round <= 3 || flaw === 'endless') return next(s, { kind: 'turn', seat: 0 });
    s.outcome = { scores: s.points.slice(), winners: best(s.seats, (seat) => s.points[seat]!) };
    s.stack = [];
  },
});
