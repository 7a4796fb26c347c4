import { operationOf } from '../effects/perform.ts';
import { completableAt, completableIds, isDuty, lordIds, questIds, quests } from '../content/tables.ts';
import type { Duty } from '../content/rows.ts';
import type { Effect } from '../effects/operation.ts';
import { atonement } from '../expansions.ts';
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

/** What an operation brings in a reward. */
const extra = (effect: Effect): number =>
  (operationOf(effect).inReward ?? 0) * ('count' in effect ? (effect.count === 'all' ? 3 : effect.count) : 1);

function taskOf({ cost: { goods, any }, reward }: Duty, ongoing: number): Task {
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

export const tasks = tableOf(completableIds, (id) => taskOf(completableAt(id), isDuty(id) ? 0 : quests[id].perRound));

/** What each lord gives for a quest, as if nothing else was completed. */
export const favours = tableOf(lordIds, (lord) =>
  tableOf(questIds, (quest) => bonusFor(lord, { completed: [quests[quest]], held: [], corruption: 0 })),
);
