import { lookup } from '@fathom/kernel';
import type { Adventurer } from '../content/goods.ts';
import {
  buildingIds,
  buildings,
  duties,
  dutyIds,
  lordIds,
  lords,
  questIds,
  quests,
  type BuildingId,
  type LordId,
  type QuestId,
} from '../content/tables.ts';
import type { Amount, Effect } from '../effects/effect.ts';
import { lists, type ListId } from '../effects/lists.ts';
import type { Completable } from '../flow.ts';

/* What is printed, added up once. Goods are counted in the order of this list. */

export const GOODS = ['cleric', 'fighter', 'rogue', 'wizard', 'gold'] as const;
export const GOLD = 4;
export const indexOf: Readonly<Record<Adventurer, number>> = { cleric: 0, fighter: 1, rogue: 2, wizard: 3 };
/** How many visits to a basic space one of each costs. */
export const EFFORT = [1, 0.5, 0.5, 1, 0.25] as const;
/** What one of each is worth when the game is over. */
export const LEFT = [1, 1, 1, 1, 0.5] as const;
/** Some adventurer, freely chosen. */
export const ANY = 0.85;

export interface Outline {
  readonly goods: readonly number[];
  readonly any: number;
  readonly vp: number;
  readonly cards: number;
  readonly corruption: number;
  /** All that depends on the table. */
  readonly rest: readonly Effect[];
}

function outline(effects: readonly Effect[]): Outline {
  const goods = [0, 0, 0, 0, 0];
  let [any, vp, cards, corruption] = [0, 0, 0, 0];
  const rest: Effect[] = [];
  for (const effect of effects) {
    if (effect.op === 'gain') {
      GOODS.forEach((good, i) => (goods[i]! += effect.goods[good]));
      any += effect.any;
    } else if (effect.op === 'score') vp += effect.vp;
    else if (effect.op === 'drawIntrigue') cards += effect.count;
    else if (effect.op === 'takeCorruption') corruption += effect.count;
    else if (effect.op !== 'takeStock') rest.push(effect);
  }
  return { goods, any, vp, cards, corruption, rest };
}

export const outlines: Readonly<Record<ListId, Outline>> = lookup(
  Object.fromEntries(Object.entries(lists).map(([id, { effects }]) => [id, outline(effects)])) as Record<ListId, Outline>,
);

export const effortOf = ({ goods, any }: { readonly goods: readonly number[]; readonly any: number }): number =>
  goods.reduce((sum, count, i) => sum + count * EFFORT[i]!, any * ANY);

/** A quest at a glance. */
export interface Task {
  readonly cost: readonly number[];
  readonly any: number;
  readonly effort: number;
  readonly vp: number;
  /** The goods of its reward, counted in visits. */
  readonly yield: number;
  readonly cards: number;
  readonly corruption: number;
  /** What else it brings, in points; and what it brings in every round from then on. */
  readonly more: number;
  readonly ongoing: number;
  /** Tokens that may be given back. */
  readonly atone: number;
}

/** What an ongoing effect brings in a round. */
const ONGOING: Readonly<Partial<Record<QuestId, number>>> = {
  'q-explore-ahghairons-tower': 1,
  'q-recover-the-magisters-orb': 1.2,
  'q-study-the-illusk-arch': 0.7,
  'q-bribe-the-shipwrights': 1.2,
  'q-establish-new-merchant-guild': 0.7,
  'q-infiltrate-builders-hall': 1.2,
  'q-defend-the-tower-of-luck': 2,
  'q-produce-a-miracle-for-the-masses': 0.8,
  'q-protect-the-house-of-wonder': 0.7,
  'q-fence-goods-for-duke-of-darkness': 1.2,
  'q-install-a-spy-in-castle-waterdeep': 0.7,
  'q-place-a-sleeper-agent-in-skullport': 2,
  'q-bolster-griffon-cavalry': 1.5,
  'q-quell-mercenary-uprising': 0.7,
  'q-recruit-lieutenant': 3.5,
  'q-establish-wizard-academy': 1,
  'q-study-in-the-librarium': 0.8,
  'q-obtain-builders-plans': 0.8,
  'q-sponsor-bounty-hunters': 1,
  'q-diplomatic-mission-to-suzail': 1,
  'q-sanctify-a-desecrated-temple': 1,
  'q-ally-with-the-xanathars-guild': 1,
  'q-impersonate-tax-collector': 0.8,
  'q-recover-the-flame-of-the-north': 1,
  'q-seize-citadel-of-the-bloody-hand': 1.2,
  'q-recruit-academy-castoffs': 0.5,
  'q-uncover-forbidden-lore': 0.5,
  'q-extort-aurora': 0.5,
  'q-give-honor-to-mask': 0.5,
  'q-expand-guild-activities': 0.5,
  'q-fix-the-champions-games': 0.5,
  'q-defame-rival-business': 0.3,
  'q-protect-converts-to-eilistraee': 0.5,
  'q-shelter-zhentarim-agents': 0.5,
  'q-train-castle-guards': 0.8,
};

/** What other parts of a reward bring, roughly. */
function extra(effect: Effect): number {
  switch (effect.op) {
    case 'takeFaceUpQuest':
      return 2.5;
    case 'drawQuestFromDeck':
      return 2;
    case 'takeAllFaceUpQuests':
      return 4;
    case 'buildFree':
      return effect.count === 'all' ? 12 : 5 * effect.count;
    case 'returnAgents':
      return 3.5 * effect.count;
    case 'scorePerBuilding':
      return 2 * effect.vp;
    case 'scorePerSpent':
      return 1.2 * effect.vp;
    case 'drawIntriguePerSpent':
      return 1.2;
    case 'drawIntrigueMayPlay':
      return 3 * effect.count;
    case 'mayPay':
      return 2;
    case 'chosenOpponentGains':
      return -1.5;
    case 'playIntrigue':
      return 1.5;
    case 'eachOpponentReturnsAny':
      return 1.5;
    default:
      return 0;
  }
}

const atonement = (effect: Effect): number => (effect.op === 'returnCorruption' || effect.op === 'removeCorruption' ? effect.count : 0);

function taskOf({ goods, any }: Amount, reward: readonly Effect[], ongoing: number): Task {
  const cost = GOODS.map((good) => goods[good]);
  const { rest, ...brings } = outline(reward);
  return {
    cost,
    any,
    effort: effortOf({ goods: cost, any }),
    vp: brings.vp,
    yield: effortOf(brings),
    cards: brings.cards,
    corruption: brings.corruption,
    more: rest.reduce((sum, effect) => sum + extra(effect), 0),
    ongoing,
    atone: rest.reduce((sum, effect) => sum + atonement(effect), 0),
  };
}

export const tasks: Readonly<Record<Completable, Task>> = lookup(
  Object.fromEntries([
    ...questIds.map((id) => [id, taskOf(quests[id].cost, quests[id].reward, ONGOING[id] ?? 0)]),
    ...dutyIds.map((id) => [id, taskOf(duties[id].cost, duties[id].reward, 0)]),
  ]) as Record<Completable, Task>,
);

/** What each lord gives for a quest; where that depends on the others, half of it. */
function favour(lord: LordId, quest: QuestId): number {
  const bonus = lords[lord];
  const { type, module, vp } = quests[quest];
  switch (bonus.of) {
    case 'types':
      return bonus.types.includes(type) ? bonus.vp : 0;
    case 'quests':
      return bonus.vp;
    case 'module':
      return module === bonus.module ? bonus.vp : 0;
    case 'worthy':
      return vp >= bonus.worth ? bonus.vp : 0;
    default:
      return 0;
  }
}

export const favours: Readonly<Record<LordId, Readonly<Record<QuestId, number>>>> = lookup(
  Object.fromEntries(
    lordIds.map((lord) => [lord, lookup(Object.fromEntries(questIds.map((quest) => [quest, favour(lord, quest)])))]),
  ) as Record<LordId, Record<QuestId, number>>,
);

/** What each lord gives for holding a building. */
export const deeds: Readonly<Record<LordId, Readonly<Record<BuildingId, number>>>> = lookup(
  Object.fromEntries(
    lordIds.map((lord) => {
      const bonus = lords[lord];
      const worth = (id: BuildingId): number =>
        bonus.of === 'buildings' || (bonus.of === 'module' && buildings[id].module === bonus.module) ? bonus.vp : 0;
      return [lord, lookup(Object.fromEntries(buildingIds.map((id) => [id, worth(id)])))];
    }),
  ) as Record<LordId, Record<BuildingId, number>>,
);

/** What effects bring to somebody of whom nothing is known, counted in visits; and in points. */
function plain(effects: readonly Effect[]): { readonly visits: number; readonly vp: number } {
  const { goods, any, vp, cards, corruption, rest } = outline(effects);
  let visits = effortOf({ goods, any }) + 0.4 * cards;
  let points = vp - 4 * corruption;
  for (const effect of rest) {
    if (effect.op === 'gainChoice')
      visits += Math.max(...effect.choices.map((each) => effortOf({ goods: GOODS.map((good) => each.goods[good]), any: each.any })));
    else if (effect.op === 'gainFrom') visits += effect.count * (effect.types.includes('wizard') ? 1 : 0.5);
    else if (effect.op === 'pay') visits -= 0.25 * effect.goods.gold + 0.6 * effect.any;
    else if (effect.op === 'gainReturned') visits += 0.6;
    else if (effect.op === 'gainPerBuilding') visits += 1.5;
    else if (effect.op === 'takeFaceUpQuest') visits += 0.8;
    else if (effect.op === 'playIntrigue') visits += 0.5 * effect.count;
    else if (effect.op === 'useOccupiedSpace' || effect.op === 'takeAmbassador') visits += 1.2;
    else if (effect.op === 'returnAgentPerCorruption') visits += 1;
    else if (effect.op === 'placeOnSpaces') points -= effect.from === 'tavern' && effect.resource === 'any' ? 4 : 0;
    else points += atonement(effect) * 4;
  }
  return { visits, vp: points };
}

export interface Tile {
  readonly visit: { readonly visits: number; readonly vp: number };
  readonly owner: { readonly visits: number; readonly vp: number };
}

/** A stocked space has gathered more than one round's goods when somebody comes. */
const STOCKED = 1.2;

export const tiles: Readonly<Record<BuildingId, Tile>> = lookup(
  Object.fromEntries(
    buildingIds.map((id) => {
      const { visit, owner, stock = {} } = buildings[id];
      const { visits, vp } = plain(visit);
      const stocked = GOODS.reduce((sum, good, i) => sum + (stock[good] ?? 0) * EFFORT[i]!, 0);
      return [
        id,
        { visit: { visits: visits + STOCKED * stocked, vp: vp + (stock.vp ?? 0) - 4 * (stock.corruption ?? 0) }, owner: plain(owner) },
      ];
    }),
  ) as Record<BuildingId, Tile>,
);
