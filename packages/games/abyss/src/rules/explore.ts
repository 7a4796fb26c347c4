import { clockwise, next, type Chapter, type Seat } from '@fathom/kernel';
import { cards, isMonster, SPACES } from '../content/cards.ts';
import { countRaces, NO_RACES, withRace } from '../content/races.ts';
import { checkFigure, nebulisOf } from '../expansions.ts';
import type { Answers } from '../flow.ts';
import { lasting } from '../lasting.ts';
import { buy, goOn, pass, sales, take, whicheverCopy } from '../moves.ts';
import { canReveal } from '../queries.ts';
import type { Abyss, State } from '../state.ts';
import { buyRevealed, revealCard, storeTrack, takeRevealed } from '../verbs/cards.ts';
import { gainPearls, maybeRob, purse, waysToPay } from './coins.ts';
import { isPower, touchesOfPower, usePower, withPowers } from './powers.ts';
import { refuse } from './refusals.ts';
import { checkHand } from './tribute.ts';
import { whyNotCoins } from './why-unpaid.ts';

/** AB-EXP-01 · Cards are revealed until one is taken or fought. */
export const beginExploring = (s: State, seat: Seat): void => next(s, { kind: 'reveal', seat });

const CHOICE: readonly Answers['keep'][] = [take, goOn];
const MUST: readonly Answers['keep'][] = [take];

export const exploring: Chapter<Abyss, 'reveal' | 'offer' | 'keep' | 'clearTrack'> = {
  /** AB-EXP-01, 04, 16, AB-THR-01 · The next card: an ally is offered, a monster is not; with no card left nothing is taken. */
  reveal: {
    run(s, { seat }) {
      if (!canReveal(s)) return endExploration(s, seat);
      if (isMonster(revealCard(s, seat))) next(s, { kind: 'encounter', seat });
      else offerFrom(s, clockwise(s, seat));
    },
  },
  /** AB-EXP-05..08 · Clockwise, each opponent may buy or pass; every sale raises the price. */
  offer: {
    moves(s, { seat }) {
      if (s.players[seat]!.nebulis === 0) return sales[price(s)]!;
      const moves: Answers['offer'][] = [];
      for (const { pearls, nebulis } of waysToPay(s.players[seat]!, price(s))) moves.push(buy[pearls]![nebulis]!);
      moves.push(pass);
      return moves;
    },
    take(s, { seat }, move) {
      if (move.type === 'buy') return sell(s, seat, move.pearls, move.nebulis);
      s.log?.push({ type: 'offerPassed', seat });
      offerFrom(s, clockwise(s, seat));
    },
    touches: (s, _f, move) => (move.type === 'buy' ? [s.track.at(-1)!] : []),
    whyNot(s, { seat }, wanted) {
      const rules = { less: 'AB-EXP-06', more: 'AB-EXP-06', without: 'AB-EXP-07' } as const;
      return refuse(s, seat, wanted, wanted.type === 'buy' ? whyNotCoins(s, seat, price(s), wanted, rules) : 'AB-EXP-05');
    },
  },
  /** AB-EXP-10, 11, 16 · Nobody bought: take it, or leave it and go on; on the last space, or with no card left, it must be taken. */
  keep: {
    moves(s, { seat }) {
      if (s.track.length === SPACES || !canReveal(s)) return MUST;
      return withPowers(s, seat, CHOICE);
    },
    take(s, f, move) {
      const { seat } = f;
      if (move.type === 'take') return takeLast(s, seat);
      if (move.type === 'goOn') return goOnExploring(s, seat);
      next(s, f);
      usePower(s, seat, move);
    },
    touches: (s, _f, move) => (isPower(move) ? touchesOfPower(move) : move.type === 'take' ? [s.track.at(-1)!] : ['deck']),
    meaning: whicheverCopy,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, wanted.type === 'buy' ? 'AB-EXP-05' : 'AB-EXP-10'),
  },
  /** AB-EXP-14, 17, KR-ALLY-03, 11 · From left to right; a Kraken, of no race, waits for its stack. Then the Ship Master is paid. */
  clearTrack: {
    run(s, { seat, stored }) {
      let all = stored;
      for (const ally of storeTrack(s)) all = withRace(all, cards[ally].suit);
      if (s.track.length > 0) return next(s, { kind: 'stow', seat, stored: all });
      gainPearls(s, seat, countRaces(all) * lasting.pearlsPerRaceStored(s.players[seat]!), 'shipMaster'); // AB-LORD-08
    },
  },
};

/** AB-EXP-06 · One more for each ally bought in this turn, by any player. */
export const price = (t: { readonly purchases: readonly Seat[] }): number => t.purchases.length + 1;

/** AB-EXP-08, KR-LORD-11 · One ally in each turn of another; two with a Hypnotist. */
export function mayBuy(s: State, seat: Seat): boolean {
  const player = s.players[seat]!;
  if (purse(player) < price(s)) return false;
  let bought = 0;
  for (const buyer of s.purchases) if (buyer === seat) bought++;
  return bought === 0 || bought <= lasting.extraPurchases(player);
}

/** AB-EXP-05, 07 · Players who cannot buy are skipped; when nobody is left, the explorer decides. */
function offerFrom(s: State, from: Seat): void {
  let seat = from;
  while (seat !== s.turn && !mayBuy(s, seat)) seat = clockwise(s, seat);
  next(s, seat === s.turn ? { kind: 'keep', seat } : { kind: 'offer', seat });
}

/** AB-EXP-07, 09, 13 · Paid to the active player, who must reveal the next card. */
function sell(s: State, seat: Seat, pearls: number, nebulis: number): void {
  const before = nebulis > 0 ? nebulisOf(s) : [];
  buyRevealed(s, seat, { pearls, nebulis });
  next(s, { kind: 'reveal', seat: s.turn });
  maybeRob(s, s.turn, pearls);
  if (s.options.commanderPurchaseCheck === 'also-after-purchase') checkHand(s, seat);
  if (nebulis > 0) checkFigure(s, before);
}

function goOnExploring(s: State, seat: Seat): void {
  s.log?.push({ type: 'exploredOn', seat });
  next(s, { kind: 'reveal', seat });
}

/** AB-EXP-10, 11, 17 · Free of charge; on the last space with a pearl on top. */
function takeLast(s: State, seat: Seat): void {
  const last = s.track.length === SPACES;
  takeRevealed(s, seat);
  if (last) gainPearls(s, seat, 1, 'space5');
  endExploration(s, seat);
}

/** AB-EXP-14 · What lies on the track is cleared away. */
export const endExploration = (s: State, seat: Seat): void => next(s, { kind: 'clearTrack', seat, stored: NO_RACES });
