import { next, type Chapter, type Seat } from '@fathom/kernel';
import { adventurers, bandSize, one, type Adventurer } from '../../content/goods.ts';
import { effectAt, lists, operationAt, type ListId } from '../lists.ts';
import type { Deed, Option } from '../operation.ts';
import { anyPlayable, mustStillPlay, trial } from '../../rules/feasible.ts';
import { isSetAside, setAside } from '../../expansions.ts';
import { asking, byAdventurer, fromSupply, fromTavern, movesOf, onlyPass, yesOrNo } from '../../moves.ts';
import type { State, Waterdeep } from '../../state.ts';
import { gainGoods, returnGoods } from '../../verbs/goods.ts';

const take = byAdventurer('take');
const everyTake = movesOf(take, adventurers);

/** Adventurers of free types, one by one, as long as the supply has any of them. */
export function takeAny(s: State, seat: Seat, of: ListId, left: number, types: readonly Adventurer[], own: boolean): void {
  if (left === 0) return;
  if (types.some((type) => s.supply[type] > 0)) next(s, { kind: 'take', seat, of, left, types, own });
  else s.log?.push({ type: 'supplyWasEmpty', seat, from: lists[of].piece });
}

/** WD-ASSIGN-11 · Those that leave a card to play, where one must be played afterwards. */
function fitting(s: State, seat: Seat, types: readonly Adventurer[]): readonly Adventurer[] {
  const good = types.filter((type) =>
    trial(s, seat, (me) => {
      me[type]++;
      return anyPlayable(s, seat);
    }),
  );
  return good.length > 0 ? good : types;
}

export const taking: Chapter<Waterdeep, 'take'> = {
  /** Any adventurer of the supply, or one of some types. */
  take: {
    moves(s, { seat, types }) {
      const there = types.filter((type) => s.supply[type] > 0);
      const good = mustStillPlay(s, seat) ? fitting(s, seat, there) : there;
      return good.length === adventurers.length ? everyTake : movesOf(take, good);
    },
    take(s, { seat, of, left, types, own }, { adventurer }) {
      gainGoods(s, seat, one[adventurer], own, lists[of].piece);
      takeAny(s, seat, of, left - 1, types, own);
    },
    ...asking('WD-SETUP-05', { touches: fromSupply, joins: 'amount' }),
    /** Which of them leave a card to play would tell of the hand. */
    alwaysAsk: true,
  },
};

const give = byAdventurer('give');

/** To the supply, of free types; as many as there are. */
export function giveAny(s: State, seat: Seat, of: ListId, count: number): void {
  const left = Math.min(count, bandSize(s.players[seat]!));
  if (left > 0) next(s, { kind: 'give', seat, of, left });
}

export const ofTavern = (s: State, seat: Seat, types: readonly Adventurer[]): Adventurer[] =>
  types.filter((type) => s.players[seat]![type] > 0);

export const giving: Chapter<Waterdeep, 'give'> = {
  /** An adventurer of the player's own choice goes; a module may keep it for somebody. */
  give: {
    moves: (s, { seat }) => movesOf(give, ofTavern(s, seat, adventurers)),
    take(s, { seat, of, left }, { adventurer }) {
      if (isSetAside(of)) setAside(s, seat, adventurer);
      else returnGoods(s, seat, one[adventurer]);
      giveAny(s, seat, of, left - 1);
    },
    ...asking('WD-TURN-07', { touches: fromTavern, joins: 'amount' }),
  },
};

export const offerOption = (s: State, { seat, of, at, own }: Deed): void => next(s, { kind: 'option', seat, of, at, own });

export const option: Chapter<Waterdeep, 'option'> = {
  /** UM-QCARD-03, 08, 10, SK-QCARD-17, 20, 21, 23, 25 · A further payment or a further gain, if the player likes. */
  option: {
    moves(s, f) {
      const effect = effectAt(f);
      return operationAt(f).can?.(s, f.seat, effect, false) === false ? onlyPass : yesOrNo;
    },
    take(s, f, { type }) {
      const list = lists[f.of];
      if (type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat: f.seat, from: list.piece });
      const effect = effectAt(f);
      (operationAt(f) as Option<typeof effect>).accept(s, f.seat, effect, list.piece);
    },
    ...asking('WD-TURN-08'),
    touches: (_s, { of }, { type }) => (type === 'accept' ? [lists[of].piece] : []),
  },
};
