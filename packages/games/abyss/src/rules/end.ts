import { best, next, markRevealed, tieBreak, type Chapter, type Outcome, type Seat, type TieBreak } from '@fathom/kernel';
import { cards, isKraken, type AllyId } from '../content/cards.ts';
import type { Answers } from '../flow.ts';
import { discard, forEach, payUp, whicheverCopy } from '../moves.ts';
import type { Abyss, State } from '../state.ts';
import { discardAllies } from '../verbs/cards.ts';
import { losePearls } from '../verbs/tokens.ts';
import { COURT, triggerEnd } from './court.ts';
import { receiveLastNebulis } from './expansions.ts';
import { strongest, total, type Scored } from './scoring.ts';
import { refuse } from './refusals.ts';
import { checkHand } from './tribute.ts';

/** RL-43 · Martial law, where the table wants it. */
const LARGE_HAND = 12;

export const ending: Chapter<Abyss, 'endTurn' | 'largeHand' | 'martialLaw' | 'reckoning' | 'count'> = {
  /** AB-TURN-07 · The Commander's discard, the table's own limit, and then the next turn. */
  endTurn: {
    run(s, { seat }) {
      if (s.options.lordDeckEndTrigger === 'deck-empty-and-court-not-full' && s.lordDeck.length === 0 && s.court.length < COURT)
        triggerEnd(s, seat); // RL-21
      next(s, { kind: 'passTurn', seat });
      if (s.options.martialLaw) next(s, { kind: 'largeHand', seat });
      checkHand(s, seat);
    },
  },
  largeHand: {
    run(s, { seat }) {
      const over = s.players[seat]!.hand.length - LARGE_HAND;
      if (over > 0) next(s, { kind: 'martialLaw', seat, over });
    },
  },
  /** RL-43 · For every card above twelve: discard one, or pay a pearl to keep it until the next time. */
  martialLaw: {
    moves(s, { seat }) {
      const { hand, pearls } = s.players[seat]!;
      const moves: Answers['martialLaw'][] = forEach(hand, discard);
      return pearls > 0 ? [...moves, payUp] : moves;
    },
    take(s, { seat, over }, move) {
      if (move.type === 'discard') discardAllies(s, seat, [move.ally]);
      else losePearls(s, seat, 1);
      if (over > 1) next(s, { kind: 'martialLaw', seat, over: over - 1 });
    },
    touches: (_s, _f, move) => [move.type === 'discard' ? move.ally : 'pearls'],
    joins: 'amount',
    meaning: whicheverCopy,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'AB-COUNCIL-05'),
  },
  /** KR-SCORE-01 · After the last turn: Nebulis of the Krakens in hand, then affiliation, then the count. */
  reckoning: {
    run(s) {
      next(s, { kind: 'count' });
      receiveLastNebulis(s);
    },
  },
  /** AB-END-06, 07 · Hands are laid down, tokens turned up, points counted. */
  count: {
    run(s) {
      markRevealed(s);
      for (let seat = 0; seat < s.seats; seat++) layDown(s, seat);
      finish(s);
    },
  },
};

/** AB-END-06, AB-AFF-06, KR-ALLY-10 · Of each race still in hand the lowest is affiliated; the rest is discarded, Krakens too. */
function layDown(s: State, seat: Seat): void {
  const player = s.players[seat]!;
  const affiliated: AllyId[] = [];
  const discarded: AllyId[] = [];
  player.hand.forEach((ally, i) => {
    const below = player.hand[i + 1];
    const isLowest = below === undefined || cards[below].suit !== cards[ally].suit;
    (isLowest && !isKraken(ally) ? affiliated : discarded).push(ally);
  });
  player.affiliated.push(...affiliated);
  s.discard.push(...discarded);
  player.hand = [];
  s.log?.push({ type: 'handLaidDown', seat, affiliated, discarded }, { type: 'tokensRevealed', seat, values: player.monsters.slice() });
}

/** AB-SCORE-07, AB-END-07 · The points are counted once. */
function finish(s: State): void {
  const outcome = outcomeOf(s);
  s.outcome = outcome;
  s.stack = [];
  s.log?.push({ type: 'gameEnded', ...outcome });
}

/** AB-TIE-01..03 · Most points, then most pearls, then the single strongest lord; who is still equal wins together. */
function outcomeOf(t: Scored): Outcome {
  const scores = t.players.map((_, seat) => total(t, seat));
  return {
    scores,
    winners: firstOf(
      t,
      scores,
      scores.map((_, seat) => seat),
    ),
  };
}

/** AB-TIE-01..03 · What decided between equals; null without a tie. */
export const tieBreakOf = (t: Scored, winners: readonly Seat[]): TieBreak<'pearls' | 'strongest'> | null =>
  tieBreak(
    t.players.map((_, seat) => total(t, seat)),
    winners,
    { pearls: (seat) => t.players[seat]!.pearls, strongest: (seat) => strongest(t.players[seat]!) },
  );

/** AB-TIE-04 · Places, best first; equals share a place. */
export function ranking(t: Scored): Seat[][] {
  const scores = t.players.map((_, seat) => total(t, seat));
  const places: Seat[][] = [];
  for (let rest = scores.map((_, seat) => seat); rest.length > 0; rest = rest.filter((seat) => !places.at(-1)!.includes(seat)))
    places.push(firstOf(t, scores, rest));
  return places;
}

const firstOf = (t: Scored, scores: readonly number[], among: readonly Seat[]): Seat[] =>
  best(
    among.length,
    (i) => scores[among[i]!]!,
    (i) => t.players[among[i]!]!.pearls,
    (i) => strongest(t.players[among[i]!]!),
  ).map((i) => among[i]!);
