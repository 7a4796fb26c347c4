import { next, seat, type Seat } from '@fathom/kernel';
import { adventurers, coins, covers, one, type Adventurer, type Goods } from '../../content/goods.ts';
import { effectAt, lists } from '../lists.ts';
import { always, type Drawn, type RoundOffer, type Step, type Targeting } from '../operation.ts';
import { goingRound, goRound, nameOpponent, naming, offering, ofTavern, takeAny, taking } from '../questions.ts';
import { lookAtLord, passCard } from '../../expansions.ts';
import { number, ref } from '../../flow.ts';
import { asking, byAdventurer, movesOf, pass } from '../../moves.ts';
import { tavernPiece } from '../../pieces.ts';
import { isProtected } from '../../queries.ts';
import { discardable } from '../../rules/quests.ts';
import type { State } from '../../state.ts';
import { layDuty } from '../../verbs/cards.ts';
import { gainGoods, scorePoints, transfer } from '../../verbs/goods.ts';
import { dropQuest } from '../../verbs/quests.ts';

/* What is done to one opponent, or offered to each of them. */

export const chosenOpponentGains: Targeting<{ readonly goods: Readonly<Goods> }, 'opponent'> = {
  inReward: -1.5,
  perform: nameOpponent,
  strike: (s, { of }, { goods }, opponent) => gainGoods(s, opponent, goods, false, lists[of].piece),
  steps: naming,
};

export const giveMandatoryQuest: Targeting<object, 'opponent'> = {
  required: always,
  can: (s, seat) => s.players.some((_, other) => other !== seat && !isProtected(s, other)),
  perform: nameOpponent,
  strike: (s, { seat }, _effect, opponent) => layDuty(s, seat, opponent),
  steps: naming,
};

/** WD-INTRIGUE-09. */
export const eachOpponentGainsAny: Drawn<RoundOffer<object, 'eachOpponent' | 'take'>> = {
  brings: () => ({ any: 1, toOpponents: true }),
  perform: goRound,
  serve: (s, who, of) => takeAny(s, who, of, 1, adventurers, false),
  steps: { ...goingRound, ...taking },
};

export const eachOpponentMayDiscardQuest: RoundOffer<{ readonly vp: number }, 'eachOpponent' | 'offer'> = {
  perform: goRound,
  isOpenTo: ({ active, duties }) => active.length + duties.length > 0,
  answers: (s, who) => [...discardable(s, who, true), pass],
  accept(s, { seat, of }, { vp }, answer) {
    if (answer.type === 'discardQuest') dropQuest(s, seat, answer.quest);
    scorePoints(s, seat, vp, lists[of].piece);
  },
  steps: offering,
};

type MayGive = { readonly goods: Readonly<Goods>; readonly vp: number };

export const eachOpponentMayGive: Drawn<RoundOffer<MayGive, 'eachOpponent' | 'offer'>> = {
  brings: ({ goods, vp }) => ({ cost: { goods, any: 0 }, vp, may: true, toOpponents: true }),
  perform: goRound,
  isOpenTo: (who, { goods }) => covers(who, goods),
  accept(s, { seat, of, own, actor }, { goods, vp }) {
    transfer(s, seat, actor, goods, own);
    scorePoints(s, seat, vp, lists[of].piece);
  },
  steps: offering,
};

const steal = byAdventurer('steal');

/** What may come after a theft. */
const aftermaths = { lookAtLord, passCard };

type StealFromOpponent = {
  readonly gold: number;
  readonly count: number;
  readonly types: readonly Adventurer[];
  readonly after: keyof typeof aftermaths | null;
};

/** WD-INTRIGUE-05, WD-PLAY-06 · Who has all that is stolen, and is not protected. */
function isTarget(s: State, seat: Seat, other: Seat, { gold, count, types }: StealFromOpponent): boolean {
  const victim = s.players[other]!;
  if (other === seat || isProtected(s, other) || victim.gold < gold) return false;
  let loot = 0;
  for (const type of types) loot += victim[type];
  return loot >= count;
}

function afterTheft(s: State, seat: Seat, from: Seat, { after }: StealFromOpponent): void {
  if (after !== null) aftermaths[after](s, seat, from);
}

const fields = { ...ref, from: seat, left: number };
type StealSteps = { steal: Step<typeof fields, { readonly type: 'steal'; readonly adventurer: Adventurer }> };

export const stealFromOpponent: Targeting<StealFromOpponent, 'opponent', StealSteps> = {
  required: always,
  can: (s, seat, effect) => s.players.some((_, other) => isTarget(s, seat, other, effect)),
  perform: nameOpponent,
  isTarget,
  strike(s, { seat, of, at, own }, effect, from) {
    if (effect.gold > 0) transfer(s, from, seat, coins[effect.gold]!, own);
    if (effect.count > 0) next(s, { kind: 'steal', seat, of, at, own, from, left: effect.count });
    else afterTheft(s, seat, from, effect);
  },
  steps: {
    ...naming,
    /** WD-INTRIGUE-05, UM-INTRIGUE-01, 03 · The actor chooses the type. */
    steal: {
      fields,
      moves: (s, f) => movesOf(steal, ofTavern(s, f.from, (effectAt(f) as StealFromOpponent).types)),
      take(s, f, { adventurer }) {
        transfer(s, f.from, f.seat, one[adventurer], f.own);
        if (f.left > 1) next(s, { ...f, left: f.left - 1 });
        else afterTheft(s, f.seat, f.from, effectAt(f) as StealFromOpponent);
      },
      ...asking('WD-INTRIGUE-05', { joins: 'amount' }),
      touches: (_s, { from }, { adventurer }) => [tavernPiece(from, adventurer)],
    },
  },
};
