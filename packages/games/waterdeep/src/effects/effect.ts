import { goods, type Adventurer, type Goods, type Lying, type Some } from '../content/goods.ts';

/** An amount of named goods, and besides them adventurers of freely chosen types. */
export interface Amount {
  readonly goods: Readonly<Goods>;
  readonly any: number;
}

/** Where a space must be held for it to be used without an agent. */
export type Occupant = 'opponent' | 'opponentWithMoreCorruption';

/** What a space, a card or a quest does: plain data, so a half-resolved card saves, clones and explains itself. */
export type Effect =
  | ({ readonly op: 'gain' } & Amount)
  | { readonly op: 'gainChoice'; readonly choices: readonly Amount[] }
  | { readonly op: 'gainFrom'; readonly count: number; readonly types: readonly Adventurer[] }
  | { readonly op: 'gainPerBuilding'; readonly gold: number }
  | { readonly op: 'gainReturned' }
  | ({ readonly op: 'pay' } & Amount)
  | { readonly op: 'mayPay'; readonly cost: Readonly<Goods>; readonly goods: Readonly<Goods>; readonly vp: number }
  | { readonly op: 'mayGain'; readonly goods: Readonly<Goods>; readonly corruption: number }
  | { readonly op: 'exchange'; readonly give: readonly Adventurer[]; readonly get: Adventurer }
  | { readonly op: 'score'; readonly vp: number }
  | { readonly op: 'scoreIfCleanest'; readonly vp: number }
  | { readonly op: 'scorePerBuilding'; readonly vp: number }
  | { readonly op: 'scorePerSpent'; readonly adventurer: Adventurer; readonly vp: number }
  | { readonly op: 'drawIntrigue'; readonly count: number }
  | { readonly op: 'drawIntriguePerSpent'; readonly adventurer: Adventurer }
  | { readonly op: 'drawIntrigueMayPlay'; readonly count: number }
  | { readonly op: 'discardIntrigue'; readonly count: number }
  | { readonly op: 'playIntrigue'; readonly count: number }
  | { readonly op: 'mayPlayIntrigue'; readonly count: number; readonly corruption: number }
  | { readonly op: 'takeFaceUpQuest' }
  | { readonly op: 'takeAllFaceUpQuests' }
  | { readonly op: 'drawQuestFromDeck' }
  | { readonly op: 'drawQuestOfType' }
  | { readonly op: 'draftQuests' }
  | { readonly op: 'refreshInn' }
  | { readonly op: 'discardQuest'; readonly mandatoryToo: boolean }
  | { readonly op: 'mayCompleteThatQuest'; readonly vp: number }
  | { readonly op: 'refundSpent' }
  | { readonly op: 'takeFirstPlayer' }
  | { readonly op: 'takerGains'; readonly adventurer: Adventurer }
  | { readonly op: 'buyBuilding'; readonly optional: boolean }
  | { readonly op: 'buildFree'; readonly from: 'hall' | 'stack'; readonly count: number | 'all'; readonly needed: boolean }
  | { readonly op: 'discardBuilding'; readonly whose: 'own' | 'any' }
  | { readonly op: 'takeControlOfBuilding' }
  | { readonly op: 'takeStock' }
  | { readonly op: 'takeAmbassador' }
  | { readonly op: 'gainLieutenant' }
  | { readonly op: 'useOccupiedSpace'; readonly occupant: Occupant }
  | { readonly op: 'assignAgents'; readonly count: number }
  | { readonly op: 'assignAgentToHallTile' }
  | { readonly op: 'returnAgents'; readonly count: number; readonly mode: 'needed' | 'must' | 'may'; readonly from: 'anywhere' | 'harbor' }
  | { readonly op: 'returnAgentPerCorruption' }
  | { readonly op: 'moveOpponentAgent' }
  | {
      readonly op: 'placeOnSpaces';
      readonly resource: Lying | 'any';
      readonly perSpace: number;
      readonly spaces: number;
      readonly from: 'supply' | 'tavern' | 'track';
      readonly optional: boolean;
    }
  | { readonly op: 'takeCorruption'; readonly count: number }
  | { readonly op: 'returnCorruption'; readonly count: number; readonly optional: boolean }
  | { readonly op: 'removeCorruption'; readonly count: number; readonly from: 'tavern' | 'track' }
  | { readonly op: 'eachOpponentReturns'; readonly adventurer: Adventurer; readonly perFailure: Effect }
  | { readonly op: 'eachOpponentReturnsAny' }
  | { readonly op: 'eachOpponentGainsAny' }
  | { readonly op: 'eachOpponentMayGain'; readonly goods: Readonly<Goods>; readonly corruption: number }
  | { readonly op: 'eachOpponentMayGive'; readonly goods: Readonly<Goods>; readonly vp: number }
  | { readonly op: 'eachOpponentMayAtone'; readonly cost: Amount }
  | { readonly op: 'eachOpponentMayDiscardQuest'; readonly vp: number }
  | { readonly op: 'eachOpponentDraws'; readonly count: number }
  | { readonly op: 'eachMoreCorruptOpponentTakes'; readonly count: number }
  | { readonly op: 'chosenOpponentGains'; readonly goods: Readonly<Goods> }
  | { readonly op: 'giveToOpponent'; readonly goods: Readonly<Goods> }
  | {
      readonly op: 'stealFromOpponent';
      readonly gold: number;
      readonly count: number;
      readonly types: readonly Adventurer[];
      readonly after: 'lookAtLord' | 'passCard' | null;
    }
  | { readonly op: 'giveMandatoryQuest' }
  | { readonly op: 'passMandatoryQuest' }
  | { readonly op: 'openLord' };

export type Op = Effect['op'];

/* Words for the tables. `any` counts adventurers of freely chosen types. */

type SomeOrAny = Some & { readonly any?: number };
export const amount = ({ any = 0, ...some }: SomeOrAny): Amount => Object.freeze({ goods: goods(some), any });

export const gain = (what: SomeOrAny): Effect => ({ op: 'gain', ...amount(what) });
export const gainChoice = (...choices: readonly SomeOrAny[]): Effect => ({ op: 'gainChoice', choices: choices.map(amount) });
export const gainFrom = (count: number, ...types: readonly Adventurer[]): Effect => ({ op: 'gainFrom', count, types });
export const pay = (what: SomeOrAny): Effect => ({ op: 'pay', ...amount(what) });
export const mayPay = (cost: Some, { vp = 0, ...some }: Some & { readonly vp?: number }): Effect => ({
  op: 'mayPay',
  cost: goods(cost),
  goods: goods(some),
  vp,
});
export const mayGain = (some: Some, corruption: number): Effect => ({ op: 'mayGain', goods: goods(some), corruption });
export const score = (vp: number): Effect => ({ op: 'score', vp });
export const drawIntrigue = (count: number): Effect => ({ op: 'drawIntrigue', count });
export const drawIntrigueMayPlay = (count: number): Effect => ({ op: 'drawIntrigueMayPlay', count });
export const playIntrigue = (count: number): Effect => ({ op: 'playIntrigue', count });
export const takeFaceUpQuest: Effect = { op: 'takeFaceUpQuest' };
export const discardQuest = (mandatoryToo: boolean): Effect => ({ op: 'discardQuest', mandatoryToo });
/** A required part of a card; in a reward it is done if it can be done. */
export const buildFromHall = (count: number | 'all', needed = false): Effect => ({ op: 'buildFree', from: 'hall', count, needed });
export const discardBuilding = (whose: 'own' | 'any'): Effect => ({ op: 'discardBuilding', whose });
export const useOccupiedSpace = (occupant: Occupant): Effect => ({ op: 'useOccupiedSpace', occupant });
export const assignAgents = (count: number): Effect => ({ op: 'assignAgents', count });
export const returnAgents = (count: number, mode: 'needed' | 'must' | 'may', from: 'anywhere' | 'harbor' = 'anywhere'): Effect => ({
  op: 'returnAgents',
  count,
  mode,
  from,
});
export const place = (
  resource: Lying | 'any',
  {
    spaces,
    perSpace = 1,
    from = 'supply',
    optional = false,
  }: { spaces: number; perSpace?: number; from?: 'supply' | 'tavern' | 'track'; optional?: boolean },
): Effect => ({ op: 'placeOnSpaces', resource, perSpace, spaces, from, optional });
export const takeCorruption = (count: number): Effect => ({ op: 'takeCorruption', count });
export const returnCorruption = (count: number): Effect => ({ op: 'returnCorruption', count, optional: false });
export const returnUpTo = (count: number): Effect => ({ op: 'returnCorruption', count, optional: true });
export const removeUpTo = (count: number): Effect => ({ op: 'removeCorruption', count, from: 'tavern' });
export const eachOpponentReturns = (adventurer: Adventurer, perFailure: Effect): Effect => ({
  op: 'eachOpponentReturns',
  adventurer,
  perFailure,
});
export const eachOpponentMayGain = (some: Some, corruption: number): Effect => ({
  op: 'eachOpponentMayGain',
  goods: goods(some),
  corruption,
});
export const eachOpponentMayGive = (some: Some, vp: number): Effect => ({ op: 'eachOpponentMayGive', goods: goods(some), vp });
export const chosenOpponentGains = (some: Some): Effect => ({ op: 'chosenOpponentGains', goods: goods(some) });
export const giveToOpponent = (some: Some): Effect => ({ op: 'giveToOpponent', goods: goods(some) });
const ALL: readonly Adventurer[] = ['cleric', 'fighter', 'rogue', 'wizard'];
export const steal = ({
  gold = 0,
  count = 0,
  types = ALL,
  after = null,
}: {
  gold?: number;
  count?: number;
  types?: readonly Adventurer[];
  after?: 'lookAtLord' | 'passCard' | null;
}): Effect => ({ op: 'stealFromOpponent', gold, count, types, after });
