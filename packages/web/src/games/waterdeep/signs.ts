import {
  adventurers,
  basicSpaces,
  bringsOf,
  buildings,
  isBuilding,
  type Amount,
  type Brings,
  type ByOperation,
  type Effect,
  type EffectOf,
  type Goods,
  type OpName,
  type SpaceId,
} from '@fathom/waterdeep';
import type { Mark } from './art/icons.ts';

/** One mark, and what is written before it: so many of it, or what becomes of it. */
export interface Sign {
  readonly mark?: Mark;
  readonly say?: string;
}

const of = (...marks: readonly Mark[]): Sign[] => marks.map((mark) => ({ mark }));
const say = (text: string): Sign => ({ say: text });
const maybe = say('?');
const each = say('×');
const upTo = say('≤');
/** What no mark can say stands in words on the sheet. */
const more = say('…');
const some = (count: number, mark: Mark): Sign[] => (count === 1 ? of(mark) : [{ say: String(count), mark }]);
/** Cubes lie side by side as long as they can be counted at a glance. */
const cubes = (count: number, mark: Mark): Sign[] =>
  count <= 2 ? Array.from({ length: count }, () => ({ mark })) : [{ say: String(count), mark }];
const worth = (vp: number): Sign[] => (vp > 0 ? [{ say: String(vp), mark: 'vp' }] : []);
const coins = (gold: number): Sign[] => (gold > 0 ? [{ say: String(gold), mark: 'gold' }] : []);
const optional = (may: boolean): Sign[] => (may ? [maybe] : []);
const oneOf = (lists: readonly (readonly Sign[])[]): Sign[] => lists.flatMap((list, i) => (i === 0 ? list : [...of('or'), ...list]));

/** Goods as they are counted: cubes, then coins. */
const amountSigns = ({ goods, any }: Amount): Sign[] => [
  ...adventurers.flatMap((type) => cubes(goods[type], type)),
  ...cubes(any, 'any'),
  ...coins(goods.gold),
];
const goodsSigns = (goods: Readonly<Goods>): Sign[] => amountSigns({ goods, any: 0 });

/** What an operation declares: for whom, what it costs, and what it brings. */
const declaredSigns = ({
  toOpponents = false,
  may = false,
  cost,
  goods,
  any = 0,
  cards = 0,
  corruption = 0,
  vp = 0,
  more: rest = false,
}: Brings): Sign[] => [
  ...(toOpponents ? of('opponents') : []),
  ...optional(may),
  ...(cost === undefined ? [] : [...amountSigns(cost), ...of('becomes')]),
  ...(goods === undefined ? cubes(any, 'any') : amountSigns({ goods, any })),
  ...(cards > 0 ? some(cards, 'draw') : []),
  ...(corruption > 0 ? some(corruption, 'corruption') : []),
  ...worth(vp),
  ...(rest ? [more] : []),
];

type SignsByOperation = ByOperation<{ readonly [O in OpName]: (effect: EffectOf<O>) => Sign[] }>;

/**
 * Operations that declare nothing are drawn here; without marks they do not compile. The same mark means the same on every space and card.
 */
const table: SignsByOperation = {
  gainChoice: ({ choices }) => oneOf(choices.map(amountSigns)),
  gainFrom: ({ count, types }) => [say(String(count)), ...oneOf(types.map((type) => of(type)))],
  gainPerBuilding: ({ gold }) => [...coins(gold), each, ...of('building')],
  gainReturned: () => of('give', 'any'),
  exchange: ({ give, get }) => [maybe, ...oneOf(give.map((type) => of(type))), ...of('becomes', get)],
  scorePerBuilding: ({ vp }) => [...worth(vp), each, ...of('building')],
  scorePerSpent: ({ vp, adventurer }) => [...worth(vp), each, ...of(adventurer)],
  takeFirstPlayer: () => of('firstPlayer'),
  takerGains: ({ adventurer }) => of('firstPlayer', adventurer),
  takeStock: () => of('take'),
  takeAmbassador: () => of('ambassador'),
  gainLieutenant: () => of('lieutenant'),
  openLord: () => of('lord', 'immune'),
  // Quests, intrigue and buildings.
  drawIntriguePerSpent: ({ adventurer }) => [...of('draw'), each, ...of(adventurer)],
  drawIntrigueMayPlay: ({ count }) => [...some(count, 'draw'), maybe, ...of('play')],
  discardIntrigue: ({ count }) => [...of('discard'), ...some(count, 'intrigue')],
  playIntrigue: ({ count }) => some(count, 'play'),
  mayPlayIntrigue: ({ count, corruption }) => [maybe, ...some(count, 'play'), ...some(corruption, 'corruption')],
  takeFaceUpQuest: () => of('quest'),
  takeAllFaceUpQuests: () => of('inn', 'becomes', 'quest'),
  drawQuestFromDeck: () => [...of('quest'), more],
  drawQuestOfType: () => [...of('quest'), more],
  draftQuests: () => of('quest', 'opponents'),
  refreshInn: () => of('refresh'),
  discardQuest: () => of('discard', 'quest', 'becomes'),
  buyBuilding: (effect) => [...optional(effect.optional), ...of('gold', 'becomes', 'building')],
  buildFree: ({ count }) => some(count === 'all' ? 3 : count, 'building'),
  discardBuilding: () => of('discard', 'building'),
  takeControlOfBuilding: () => of('opponents', 'becomes', 'owner'),
  giveMandatoryQuest: () => of('mandatory', 'becomes', 'opponents'),
  passMandatoryQuest: () => of('mandatory', 'becomes', 'opponents'),
  // Agents, what lies on spaces, and corruption.
  refundSpent: () => [maybe, ...of('give', 'any')],
  useOccupiedSpace: ({ occupant }) => of('swap', 'opponents', ...(occupant === 'opponent' ? [] : (['corruption'] as const))),
  assignAgents: ({ count }) => some(count, 'agent'),
  assignAgentToHallTile: () => of('agent', 'becomes', 'building'),
  returnAgents: ({ mode, count }) => [...optional(mode === 'may'), ...of('give'), ...some(count, 'agent')],
  returnAgentPerCorruption: () => [...of('give', 'agent'), each, ...of('corruption')],
  placeOnSpaces: ({ optional: may, perSpace, resource, spaces }) => [
    ...optional(may),
    ...of('place'),
    ...Array.from({ length: spaces }, () => some(perSpace, resource)).flat(),
  ],
  returnCorruption: ({ count, optional: may }) => [...of('give'), ...(may ? [upTo] : []), ...some(count, 'corruption')],
  removeCorruption: ({ count }) => [...of('discard'), upTo, ...some(count, 'corruption')],
  // What others get, give or suffer.
  eachOpponentReturns: ({ adventurer, perFailure }) => [...of('opponents', 'give', adventurer, 'or'), ...signsOf([perFailure])],
  eachOpponentReturnsAny: () => of('opponents', 'give', 'any'),
  eachOpponentMayAtone: ({ cost }) => [...of('opponents'), maybe, ...amountSigns(cost), ...of('becomes', 'give', 'corruption')],
  eachOpponentMayDiscardQuest: ({ vp }) => [...of('opponents'), maybe, ...of('discard', 'quest', 'becomes'), ...worth(vp)],
  chosenOpponentGains: ({ goods }) => [{ say: '1', mark: 'opponents' }, ...goodsSigns(goods)],
  giveToOpponent: ({ goods }) => [...goodsSigns(goods), ...of('becomes', 'opponents')],
  stealFromOpponent: ({ gold, count, types, after }) => [
    ...of('opponents', 'becomes'),
    ...coins(gold),
    ...(types.length === adventurers.length ? cubes(count, 'any') : [say(String(count)), ...oneOf(types.map((type) => of(type)))]),
    ...(after === null ? [] : [more]),
  ],
};

/** Any effects as a row of marks. */
export const signsOf = (effects: readonly Effect[]): Sign[] =>
  effects.flatMap((effect) => {
    const draw = table[effect.op] as ((effect: Effect) => Sign[]) | undefined;
    return draw === undefined ? declaredSigns(bringsOf(effect)!) : draw(effect);
  });

/** What comes to a building each round, as long as nobody takes it. */
function stockSigns(space: SpaceId): Sign[] {
  const stock = isBuilding(space) ? buildings[space].stock : undefined;
  return Object.entries(stock ?? {}).flatMap(([what, count]) => [say('+'), ...some(count, what as Mark)]);
}

/** What a visitor does on a space; of a stock, also what comes to it. */
export const deedSigns = (id: SpaceId): Sign[] => [...stockSigns(id), ...signsOf(isBuilding(id) ? buildings[id].visit : basicSpaces[id])];
