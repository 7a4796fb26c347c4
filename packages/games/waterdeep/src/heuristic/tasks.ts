import { impossible, lookup } from '@fathom/kernel';
import { duties, dutyIds, lordIds, lords, questIds, quests, type LordId, type QuestId } from '../content/tables.ts';
import type { Amount, Effect, OpName } from '../effects/effect.ts';
import type { Completable } from '../flow.ts';
import { effortOf, GOODS, outline } from './outline.ts';

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

/** What other parts of a reward bring, roughly: for each card, agent, building or adventurer. */
const EXTRA: Readonly<Partial<Record<OpName, number>>> = {
  takeFaceUpQuest: 2.5,
  drawQuestFromDeck: 2,
  takeAllFaceUpQuests: 4,
  buildFree: 5,
  returnAgents: 3.5,
  scorePerBuilding: 4,
  scorePerSpent: 2.4,
  drawIntriguePerSpent: 1.2,
  drawIntrigueMayPlay: 3,
  mayPay: 2,
  chosenOpponentGains: -1.5,
  playIntrigue: 1.5,
  eachOpponentReturnsAny: 1.5,
};
const extra = (effect: Effect): number => (EXTRA[effect.op] ?? 0) * ('count' in effect ? (effect.count === 'all' ? 3 : effect.count) : 1);

/** Corruption that may go. */
export const atonement = (effect: Effect): number =>
  effect.op === 'returnCorruption' || effect.op === 'removeCorruption' ? effect.count : 0;

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

/** What each lord gives for a quest, whatever else was completed. */
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
    case 'buildings':
    case 'bestType':
    case 'corruption':
      return 0;
    default:
      return impossible(bonus);
  }
}

export const favours: Readonly<Record<LordId, Readonly<Record<QuestId, number>>>> = lookup(
  Object.fromEntries(
    lordIds.map((lord) => [lord, lookup(Object.fromEntries(questIds.map((quest) => [quest, favour(lord, quest)])))]),
  ) as Record<LordId, Record<QuestId, number>>,
);
