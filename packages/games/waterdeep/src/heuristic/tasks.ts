import { duties, dutyIds, isDuty, lordIds, questIds, quests, type QuestId } from '../content/tables.ts';
import type { Amount, Effect, OpName } from '../effects/effect.ts';
import { atonement, skullportExtra, skullportOngoing, undermountainExtra, undermountainOngoing } from '../expansions.ts';
import type { Completable } from '../flow.ts';
import { bonusFor } from '../rules/scoring.ts';
import { tableOf } from '../tableOf.ts';
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
  ...undermountainOngoing,
  ...skullportOngoing,
};

/** What other parts of a reward bring, roughly: for each card, agent, building or adventurer. */
const EXTRA: Readonly<Partial<Record<OpName, number>>> = {
  takeFaceUpQuest: 2.5,
  drawQuestFromDeck: 2,
  buildFree: 5,
  returnAgents: 3.5,
  scorePerBuilding: 4,
  chosenOpponentGains: -1.5,
  playIntrigue: 1.5,
  ...undermountainExtra,
  ...skullportExtra,
};
const extra = (effect: Effect): number => (EXTRA[effect.op] ?? 0) * ('count' in effect ? (effect.count === 'all' ? 3 : effect.count) : 1);

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

export const tasks = tableOf<Completable, Task>([...questIds, ...dutyIds], (id) =>
  isDuty(id) ? taskOf(duties[id].cost, duties[id].reward, 0) : taskOf(quests[id].cost, quests[id].reward, ONGOING[id] ?? 0),
);

/** What each lord gives for a quest, as if nothing else was completed. */
export const favours = tableOf(lordIds, (lord) =>
  tableOf(questIds, (quest) => bonusFor(lord, { completed: [quests[quest]], held: [], corruption: 0 })),
);
