import { next, type Chapter, type Seat } from '@fathom/kernel';
import { adventurers, bandSize, covers, one, type Adventurer } from '../content/goods.ts';
import { lists, type ListId } from '../effects/lists.ts';
import type { Answers } from '../flow.ts';
import { exchange, gainOneOf, give, onlyPass, pass, take, yesOrNo } from '../moves.ts';
import type { State, Waterdeep } from '../state.ts';
import { gainGoods, returnGoods, scorePoints, setAside } from '../verbs/goods.ts';
import { corrupt } from '../expansions/skullport/corruption.ts';
import { anyPlayable, mustStillPlay } from './feasible.ts';
import { inSupply, inTavern, refuse } from './touch.ts';

/** Adventurers of free types, one by one, as long as the supply has any of them. */
export function takeAny(s: State, seat: Seat, of: ListId, left: number, types: readonly Adventurer[], own: boolean): void {
  if (left === 0) return;
  if (types.some((type) => s.supply[type] > 0)) next(s, { kind: 'take', seat, of, left, types, own });
  else s.log?.push({ type: 'supplyWasEmpty', seat, from: lists[of].piece });
}

/** To the supply, of free types; as many as there are. */
export function giveAny(s: State, seat: Seat, of: ListId, count: number): void {
  const left = Math.min(count, bandSize(s.players[seat]!));
  if (left > 0) next(s, { kind: 'give', seat, of, left });
}

const fromTavern = (s: State, seat: Seat, types: readonly Adventurer[]): Adventurer[] => types.filter((type) => s.players[seat]![type] > 0);

/** WD-ASSIGN-11 · Those that leave a card to play, where one must be played afterwards. */
function fitting(s: State, seat: Seat, types: readonly Adventurer[]): readonly Adventurer[] {
  if (!mustStillPlay(s, seat)) return types;
  const me = s.players[seat]!;
  const good = types.filter((type) => {
    me[type]++;
    const can = anyPlayable(s, seat);
    me[type]--;
    return can;
  });
  return good.length > 0 ? good : types;
}

export const trading: Chapter<Waterdeep, 'take' | 'choose' | 'give' | 'option' | 'exchange'> = {
  /** Any adventurer of the supply, or one of some types. */
  take: {
    moves(s, { seat, types }) {
      const there = types.filter((type) => s.supply[type] > 0);
      const moves: Answers['take'][] = [];
      for (const type of fitting(s, seat, there)) moves.push(take[type]);
      return moves;
    },
    take(s, { seat, of, left, types, own }, { adventurer }) {
      gainGoods(s, seat, one[adventurer], own, lists[of].piece);
      takeAny(s, seat, of, left - 1, types, own);
    },
    touches: (_s, _f, { adventurer }) => [inSupply(adventurer)],
    joins: 'amount',
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-SETUP-05'),
    /** Which of them leave a card to play would tell of the hand. */
    alwaysAsk: true,
  },
  /** Exactly one of several gains. */
  choose: {
    moves(_s, { of, at }) {
      const effect = lists[of].effects[at]!;
      return effect.op === 'gainChoice' ? gainOneOf(effect.choices) : [];
    },
    take(s, { seat, of, own }, { goods, any }) {
      gainGoods(s, seat, goods, own, lists[of].piece);
      takeAny(s, seat, of, any, adventurers, own);
    },
    touches: (_s, _f, { goods }) => adventurers.filter((type) => goods[type] > 0).map(inSupply),
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-TURN-08'),
  },
  /** An adventurer of the player's own choice goes; at the Frontal Lobe it waits for the owner (SK-BLDG-04). */
  give: {
    moves: (s, { seat }) => fromTavern(s, seat, adventurers).map((type) => give[type]),
    take(s, { seat, of, left }, { adventurer }) {
      if (of === 'visit b-the-frontal-lobe') setAside(s, seat, adventurer);
      else returnGoods(s, seat, one[adventurer]);
      giveAny(s, seat, of, left - 1);
    },
    touches: (_s, { seat }, { adventurer }) => [inTavern(seat, adventurer)],
    joins: 'amount',
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-TURN-07'),
  },
  /** UM-QCARD-03, 08, 10, SK-QCARD-17, 20, 21, 23, 25 · A further payment or a further gain, if the player likes. */
  option: {
    moves(s, { seat, of, at }) {
      const effect = lists[of].effects[at]!;
      return effect.op === 'mayPay' && !covers(s.players[seat]!, effect.cost) ? onlyPass : yesOrNo;
    },
    take(s, { seat, of, at }, { type }) {
      const effect = lists[of].effects[at]!;
      const { piece } = lists[of];
      if (type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat, from: piece });
      if (effect.op !== 'mayPay' && effect.op !== 'mayGain') return;
      if (effect.op === 'mayPay') returnGoods(s, seat, effect.cost);
      gainGoods(s, seat, effect.goods, false, piece);
      if (effect.op === 'mayPay') scorePoints(s, seat, effect.vp, piece);
      else corrupt(s, seat, effect.corruption, piece);
    },
    touches: (_s, { of }, { type }) => (type === 'accept' ? [lists[of].piece] : []),
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-TURN-08'),
  },
  /** WD-QCARD-18 · Once per round, one kind for another. */
  exchange: {
    moves(s, { seat, of, at }) {
      const effect = lists[of].effects[at]!;
      const moves: Answers['exchange'][] = [];
      if (effect.op === 'exchange' && s.supply[effect.get] > 0)
        for (const type of fromTavern(s, seat, effect.give)) moves.push(exchange[type]);
      moves.push(pass);
      return moves;
    },
    take(s, { seat, of, at }, move) {
      const effect = lists[of].effects[at]!;
      if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat, from: lists[of].piece });
      if (effect.op !== 'exchange') return;
      s.players[seat]!.tired.push('q-produce-a-miracle-for-the-masses');
      returnGoods(s, seat, one[move.adventurer]);
      gainGoods(s, seat, one[effect.get], false, lists[of].piece);
    },
    touches: (_s, { seat }, move) => (move.type === 'exchange' ? [inTavern(seat, move.adventurer)] : []),
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-QCARD-18'),
  },
};
