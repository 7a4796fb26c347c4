import { clockwise, next, othersFrom, type Chapter, type Seat } from '@fathom/kernel';
import { adventurers, bandSize, one, type Adventurer } from '../content/goods.ts';
import type { IntrigueName } from '../content/tables.ts';
import { effectAt, lists, operationAt, playListOf, type ListId } from './lists.ts';
import type { Deed, Option, RoundOffer, Targeting } from './operation.ts';
import { isSetAside, setAside } from '../expansions.ts';
import type { Answers } from '../flow.ts';
import { asking, byAdventurer, bySpace, choose, copiesIn, fromSupply, fromTavern, movesOf, onlyPass, pass, yesOrNo } from '../moves.ts';
import { everySpace, isHarbor, isProtected, someSpace, spaceAt } from '../queries.ts';
import { anyPlayable, mustStillPlay, playableCards, trial } from '../rules/feasible.ts';
import { react } from '../rules/triggers.ts';
import { noteProvided, type Space, type State, type Waterdeep } from '../state.ts';
import { returnAgent } from '../verbs/agents.ts';
import { layOpen } from '../verbs/cards.ts';
import { drop } from '../verbs/drop.ts';
import { gainGoods, returnGoods } from '../verbs/goods.ts';

/* Questions that several operations share; what differs they ask the operation for. */

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

const recall = bySpace('recall');

export type From = 'anywhere' | 'harbor';

/** WD-AGENT-02, WD-ASSIGN-08 · A space with an own agent on it. */
const isTarget = (seat: Seat, { id, agents }: Space, from: From): boolean =>
  agents.length > 0 && agents.includes(seat) && (from === 'anywhere' || isHarbor(id));

export const canRecall = (s: State, seat: Seat, from: From): boolean => someSpace(s, (space) => isTarget(seat, space, from));

/** As many as there are; one that may be returned need not. */
export function recallAgents(s: State, seat: Seat, left: number, optional: boolean, from: From): void {
  if (left > 0 && canRecall(s, seat, from)) next(s, { kind: 'recall', seat, left, optional, from });
}

export const recalling: Chapter<Waterdeep, 'recall'> = {
  /** WD-AGENT-01, 02 · The one just placed is as good as any. */
  recall: {
    moves(s, { seat, optional, from }) {
      const spaces = everySpace(s).filter((space) => isTarget(seat, space, from));
      return [...spaces.map(({ id }) => recall[id]), ...(optional ? onlyPass : [])];
    },
    take(s, { seat, left, optional, from }, move) {
      if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat });
      returnAgent(s, seat, spaceAt(s, move.space));
      recallAgents(s, seat, left - 1, optional, from);
    },
    ...asking('WD-AGENT-02', { joins: 'amount' }),
  },
};

/** WD-PLAY-02 · Out of the hand, resolved at once, and then onto the discard pile. */
export function playCard(s: State, seat: Seat, name: IntrigueName, own: boolean): void {
  const card = layOpen(s, seat, name);
  const use = s.uses[s.uses.length - 1];
  if (own && use !== undefined) noteProvided(use, 'play');
  next(s, { kind: 'effects', seat, of: playListOf(s, name), at: 0, own, spent: null }, { kind: 'played', seat, card });
}

export const resolving: Chapter<Waterdeep, 'played'> = {
  /** WD-PLAY-02, WD-QCARD-22 · The card is done with; a mandatory quest or a passed card lies elsewhere by now. */
  played: {
    run(s, { seat, card }) {
      if (s.resolving.includes(card)) {
        drop(s.resolving, card);
        s.intrigueDiscard.push(card);
      }
      react(s, seat, 'play', null);
    },
  },
};

export const playing: Chapter<Waterdeep, 'plays' | 'play' | 'played'> = {
  ...resolving,
  /** WD-HARBOR-01, R-14 · So many cards, one after another. A player with cards is asked: that none can be played would be news. */
  plays: {
    run(s, { seat, left, own, optional, toll }) {
      if (s.players[seat]!.hand.length > 0) next(s, { kind: 'play', seat, left, own, optional, toll });
      else s.log?.push({ type: 'couldNot', seat, what: 'card' });
    },
  },
  /** WD-PLAY-03 · A card that can be played now; none only if none can, or if playing is free. */
  play: {
    moves(s, { seat, optional }) {
      const moves = playableCards(s, seat);
      if (moves.length === 0) return onlyPass;
      if (optional) moves.push(pass);
      return moves;
    },
    take(s, { seat, left, own, optional, toll }, move) {
      if (move.type === 'pass')
        return void s.log?.push(optional ? { type: 'offerDeclined', seat } : { type: 'couldNot', seat, what: 'card' });
      if (toll > 0) next(s, { kind: 'toll', seat, count: toll });
      if (left > 1) next(s, { kind: 'plays', seat, left: left - 1, own, optional, toll: 0 });
      playCard(s, seat, move.card, own);
    },
    touches: (s, { seat }, move) => (move.type === 'play' ? copiesIn(s, seat, move.card) : []),
    joins: true,
    whyNot: (_s, _f, { type }) => (type === 'pass' ? 'WD-HARBOR-01' : 'WD-PLAY-03'),
    alwaysAsk: true,
  },
};

const roundOf = (f: Parameters<typeof operationAt>[0]): RoundOffer => operationAt(f);

export const goRound = (s: State, { seat, of, at, own }: Deed): void =>
  next(s, { kind: 'eachOpponent', seat, of, at, own, who: clockwise(s, seat) });

export const goingRound: Chapter<Waterdeep, 'eachOpponent'> = {
  /** WD-PLAY-05, WD-TURN-06 · One after another, clockwise from the actor's left; who cannot do what is offered is not asked. */
  eachOpponent: {
    run(s, { seat, of, at, own, who }) {
      if (who === seat) return;
      next(s, { kind: 'eachOpponent', seat, of, at, own, who: clockwise(s, who) });
      const round = roundOf({ of, at });
      if (round.isOpenTo?.(s.players[who]!, effectAt({ of, at })) === false)
        return void s.log?.push({ type: 'couldNot', seat: who, what: 'offer' });
      if (round.serve === undefined) next(s, { kind: 'offer', seat: who, of, at, own, actor: seat });
      else round.serve(s, who, of);
    },
  },
};

/** An offer that is accepted or declined as a whole. */
export const offering: Chapter<Waterdeep, 'eachOpponent' | 'offer'> = {
  ...goingRound,
  /** WD-PLAY-05 · Once, whole or not at all. */
  offer: {
    moves: (s, f) => roundOf(f).answers?.(s, f.seat) ?? yesOrNo,
    take(s, f, move) {
      const list = lists[f.of];
      if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat: f.seat, from: list.piece });
      roundOf(f).accept?.(s, f, effectAt(f), move);
    },
    ...asking('WD-PLAY-05'),
  },
};

export const nameOpponent = (s: State, { seat, of, at, own }: Deed): void => next(s, { kind: 'opponent', seat, of, at, own });

export const naming: Chapter<Waterdeep, 'opponent'> = {
  /** WD-PLAY-06 · One opponent, chosen by the actor; an attack passes by who is protected. */
  opponent: {
    moves(s, f) {
      const { operations, effects, attack } = lists[f.of];
      const targeting = operations[f.at] as Targeting;
      const moves: Answers['opponent'][] = [];
      for (const other of othersFrom(s, f.seat)) {
        if (targeting.isTarget?.(s, f.seat, other, effects[f.at]!) ?? !(attack && isProtected(s, other))) moves.push(choose[other]!);
      }
      return moves;
    },
    take(s, f, { opponent }) {
      const list = lists[f.of];
      (list.operations[f.at] as Targeting).strike(s, f, list.effects[f.at]!, opponent);
    },
    ...asking('WD-PLAY-06', { joins: true }),
  },
};
