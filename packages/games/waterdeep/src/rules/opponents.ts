import { clockwise, next, othersFrom, markRevealed, type Chapter, type Seat } from '@fathom/kernel';
import { adventurers, bandSize, covers, goods, one } from '../content/goods.ts';
import type { Effect } from '../effects/effect.ts';
import { lists } from '../effects/lists.ts';
import type { Answers, Ref } from '../flow.ts';
import { choose, foist, pass, steal, yesOrNo } from '../moves.ts';
import { isProtected } from '../queries.ts';
import type { Player, State, Waterdeep } from '../state.ts';
import { drawCards, layDuty, passCard, passDuty } from '../verbs/cards.ts';
import { gainGoods, returnGoods, scorePoints, transfer } from '../verbs/goods.ts';
import { dropQuest } from '../verbs/quests.ts';
import { corrupt } from '../expansions/skullport/corruption.ts';
import { mayFoistOn, mayRob } from './may.ts';
import { giveAny, takeAny } from './goods.ts';
import { discardable } from './inn.ts';
import { chair, inTavern, refuse } from './touch.ts';

const effectOf = ({ of, at }: Pick<Ref, 'of' | 'at'>): Effect => lists[of].effects[at]!;

/** WD-PLAY-05, 06, WD-INTRIGUE-01..03, 06 · Clockwise; who has none makes the actor's gain, who is protected nothing at all. */
export function demandOfOthers(s: State, f: Readonly<Ref>, at: number): void {
  const effect = lists[f.of].effects[at]!;
  if (effect.op !== 'eachOpponentReturns') return;
  const { piece } = lists[f.of];
  for (const other of othersFrom(s, f.seat)) {
    if (isProtected(s, other)) {
      s.log?.push({ type: 'wasProtected', seat: other });
      continue;
    }
    if (s.players[other]![effect.adventurer] > 0) returnGoods(s, other, one[effect.adventurer]);
    else if (effect.perFailure.op === 'gain') gainGoods(s, f.seat, effect.perFailure.goods, f.own, piece);
    else if (effect.perFailure.op === 'score') scorePoints(s, f.seat, effect.perFailure.vp, piece);
    else drawCards(s, f.seat, 1);
  }
}

/** SK-INTRIGUE-03 · Who is affected is fixed before the first token moves. */
export function expose(s: State, seat: Seat, count: number, from: string): void {
  const { corruption } = s.players[seat]!;
  const affected = othersFrom(s, seat).filter((other) => s.players[other]!.corruption > corruption);
  for (const other of affected) {
    if (isProtected(s, other)) s.log?.push({ type: 'wasProtected', seat: other });
    else corrupt(s, other, count, from);
  }
}

/** SK-INTRIGUE-11 · Strictly fewer tokens than anybody else. */
export const isCleanest = (s: State, seat: Seat): boolean =>
  othersFrom(s, seat).every((other) => s.players[other]!.corruption > s.players[seat]!.corruption);

/** One opponent's part of a card that goes round; who cannot do what is offered is not asked. */
function serve(s: State, f: Readonly<Ref>, who: Seat): void {
  const effect = effectOf(f);
  if (!isOpenTo(s.players[who]!, effect)) return void s.log?.push({ type: 'couldNot', seat: who, what: 'offer' });
  if (effect.op === 'eachOpponentReturnsAny') return giveAny(s, who, f.of, 1); // SK-QCARD-14
  if (effect.op === 'eachOpponentGainsAny') return takeAny(s, who, f.of, 1, adventurers, false); // WD-INTRIGUE-09
  next(s, { kind: 'offer', seat: who, of: f.of, at: f.at, own: f.own, actor: f.seat });
}

function isOpenTo(other: Player, effect: Effect): boolean {
  if (effect.op === 'eachOpponentReturnsAny') return bandSize(other) > 0;
  if (effect.op === 'eachOpponentMayGive') return covers(other, effect.goods);
  if (effect.op === 'eachOpponentMayDiscardQuest') return other.active.length + other.duties.length > 0;
  if (effect.op !== 'eachOpponentMayAtone') return true;
  return other.corruption > 0 && covers(other, effect.cost.goods) && bandSize(other) >= effect.cost.any;
}

/** What accepting an offer does. */
function agree(s: State, who: Seat, actor: Seat, f: Readonly<Ref>): void {
  const effect = effectOf(f);
  const { piece } = lists[f.of];
  if (effect.op === 'eachOpponentMayGain') {
    gainGoods(s, who, effect.goods, false, piece);
    corrupt(s, who, effect.corruption, piece);
  } else if (effect.op === 'eachOpponentMayGive') {
    transfer(s, who, actor, effect.goods, f.own);
    scorePoints(s, who, effect.vp, piece);
  } else if (effect.op === 'eachOpponentMayAtone') {
    if (effect.cost.goods.gold > 0) returnGoods(s, who, effect.cost.goods);
    next(s, { kind: 'atoned', seat: who });
    giveAny(s, who, f.of, effect.cost.any);
  }
}

/** WD-PLAY-06 · Whom a card may name. */
function eligible(s: State, { seat, of, at }: Readonly<Ref>): Answers['opponent'][] {
  const { effects, attack } = lists[of];
  const effect = effects[at]!;
  const moves: Answers['opponent'][] = [];
  for (const other of othersFrom(s, seat)) {
    if (effect.op === 'stealFromOpponent' ? mayRob(s, seat, other, effect) : !(attack && isProtected(s, other))) moves.push(choose[other]!);
  }
  return moves;
}

/** SK-INTRIGUE-01, UM-INTRIGUE-03 · What comes after the theft. */
function afterTheft(s: State, seat: Seat, from: Seat, after: 'lookAtLord' | 'passCard' | null): void {
  if (after === 'passCard') return passCard(s, seat, from);
  if (after === null) return;
  markRevealed(s);
  const victim = s.players[from]!;
  victim.seenBy |= 1 << seat;
  s.log?.push({ type: 'lordSeen', seat, of: from, lord: victim.lord });
}

const purses = Array.from({ length: 3 }, (_, gold) => goods({ gold }));

export const dealings: Chapter<Waterdeep, 'eachOpponent' | 'offer' | 'opponent' | 'steal' | 'foist' | 'foistTo'> = {
  /** WD-PLAY-05, WD-TURN-06 · One after another, clockwise from the actor's left. */
  eachOpponent: {
    run(s, f) {
      if (f.who === f.seat) return;
      const { seat, of, at, own, who } = f;
      next(s, { kind: 'eachOpponent', seat, of, at, own, who: clockwise(s, who) });
      serve(s, f, who);
    },
  },
  /** WD-PLAY-05 · Once, whole or not at all. */
  offer: {
    moves: (s, f) => (effectOf(f).op === 'eachOpponentMayDiscardQuest' ? [...discardable(s, f.seat, true), pass] : yesOrNo),
    take(s, f, move) {
      const { seat } = f;
      if (move.type === 'accept') return agree(s, seat, f.actor, f);
      if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat, from: lists[f.of].piece });
      const effect = effectOf(f);
      dropQuest(s, seat, move.quest);
      if (effect.op === 'eachOpponentMayDiscardQuest') scorePoints(s, seat, effect.vp, lists[f.of].piece);
    },
    touches: (_s, _f, move) => (move.type === 'discardQuest' ? [move.quest] : []),
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-PLAY-05'),
  },
  /** One opponent, chosen by the actor. */
  opponent: {
    moves: eligible,
    take(s, f, { opponent }) {
      const effect = effectOf(f);
      const { piece } = lists[f.of];
      if (effect.op === 'chosenOpponentGains') gainGoods(s, opponent, effect.goods, false, piece);
      else if (effect.op === 'giveToOpponent') transfer(s, f.seat, opponent, effect.goods, false);
      else if (effect.op === 'giveMandatoryQuest') layDuty(s, f.seat, opponent);
      else if (effect.op === 'stealFromOpponent') {
        if (effect.gold > 0) transfer(s, opponent, f.seat, purses[effect.gold]!, f.own);
        if (effect.count > 0) next(s, { kind: 'steal', seat: f.seat, of: f.of, at: f.at, own: f.own, from: opponent, left: effect.count });
        else afterTheft(s, f.seat, opponent, effect.after);
      }
    },
    touches: (_s, _f, { opponent }) => [chair(opponent)],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-PLAY-06'),
  },
  /** WD-INTRIGUE-05, UM-INTRIGUE-01, 03 · The actor chooses the type. */
  steal: {
    moves(s, f) {
      const effect = effectOf(f);
      const types = effect.op === 'stealFromOpponent' ? effect.types : adventurers;
      return types.filter((type) => s.players[f.from]![type] > 0).map((type) => steal[type]);
    },
    take(s, f, { adventurer }) {
      const effect = effectOf(f);
      transfer(s, f.from, f.seat, one[adventurer], f.own);
      if (f.left > 1) next(s, { ...f, left: f.left - 1 });
      else if (effect.op === 'stealFromOpponent') afterTheft(s, f.seat, f.from, effect.after);
    },
    touches: (_s, { from }, { adventurer }) => [inTavern(from, adventurer)],
    joins: 'amount',
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-INTRIGUE-05'),
  },
  /** SK-INTRIGUE-04 · Which mandatory quest… */
  foist: {
    moves: (s, { seat }): Answers['foist'][] => s.players[seat]!.duties.map((duty) => foist[duty]),
    take: (s, { seat }, { quest }) => next(s, { kind: 'foistTo', seat, quest }),
    touches: (_s, _f, { quest }) => [quest],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'SK-INTRIGUE-04'),
  },
  /** …and to whom: somebody with corruption. */
  foistTo: {
    moves: (s, { seat }) =>
      othersFrom(s, seat)
        .filter((other) => mayFoistOn(s, seat, other))
        .map((other) => choose[other]!),
    take: (s, { seat, quest }, { opponent }) => passDuty(s, seat, opponent, quest),
    touches: (_s, _f, { opponent }) => [chair(opponent)],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'SK-INTRIGUE-04'),
  },
};
