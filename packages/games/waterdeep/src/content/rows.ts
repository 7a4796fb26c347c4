import type { Lying, Module, QuestType, Resource, Some } from './goods.ts';
import type { Building, Quest } from './tables.ts';
import type { Amount, Effect } from '../effects/operation.ts';
import { amount, drawIntrigue, gain, score } from '../effects/words.ts';
import type { SkullportBonus, SkullportOccasion, UndermountainBonus } from '../expansions.ts';

/* What rows of the tables say, and the words to write them. */

/** What a building tile prints: its cost in gold, what is stocked on it, what a visitor does there and what its owner gets for it. */
export interface BuildingRow {
  readonly cost: number;
  readonly stock?: Readonly<Partial<Record<Lying | 'vp', number>>>;
  readonly visit: readonly Effect[];
  readonly owner: readonly Effect[];
}

/** What a lord scores at the end, so many points for each. */
export type Bonus = { readonly vp: number } & (
  | { readonly of: 'types'; readonly types: readonly QuestType[] }
  | { readonly of: 'buildings' }
  | { readonly of: 'module'; readonly module: Module }
  | UndermountainBonus
  | SkullportBonus
);

/** What a player has at the end that a lord may count. Mandatory quests are not among the completed ones. */
export type Won = { readonly completed: readonly Quest[]; readonly held: readonly Building[]; readonly corruption: number };

/** WD-PLAY-04. */
export type IntrigueKind = 'attack' | 'utility' | 'mandatory';

/** WD-QUEST-07 · What lies in front of a player when a mandatory quest was played. */
export type Duty = { readonly cost: Amount; readonly reward: readonly Effect[] };

export interface IntrigueRow<K extends IntrigueKind = IntrigueKind> {
  readonly kind: K;
  readonly copies: number;
  readonly effects: readonly Effect[];
  readonly duty: Duty | null;
}

const card =
  <K extends IntrigueKind>(kind: K) =>
  (copies: number, ...effects: readonly Effect[]): IntrigueRow<K> => ({ kind, copies, effects, duty: null });
export const attack = card('attack');
export const utility = card('utility');
/** WD-PLAY-08. */
export const mandatory = (cost: Cost, reward: Reward, ...more: readonly Effect[]): IntrigueRow<'mandatory'> => ({
  ...card('mandatory')(1, { op: 'giveMandatoryQuest' }),
  duty: { cost: amount(cost), reward: rewards(reward, more) },
});

/** WD-TURN-09 · What a plot quest waits for. */
export type Occasion =
  | 'actionProvides'
  | 'assign'
  | 'actionPlayed'
  | 'take'
  | 'complete'
  | 'buy'
  | 'play'
  | 'firstPlayer'
  | 'roundStart'
  | SkullportOccasion
  /** What is allowed as long as it is in force: a `Permission`. */
  | 'permission';

/** What a plot quest may allow its player; another agent is there for good without asking. */
export type Permission = 'joinOpponent' | 'assignToHall' | 'completeAtInn' | 'collectAsOwner' | 'anotherAgent';

/** WD-QUEST-05 · The ongoing effect of a plot quest. */
export interface Ongoing {
  readonly on: Occasion;
  /** Which resource, type of quest, group of spaces or permission; null for all. */
  readonly of: string | null;
  readonly limit: 'round' | 'turn' | null;
  readonly effects: readonly Effect[];
}

export interface QuestRow {
  readonly type: QuestType;
  readonly cost: Amount;
  /** UM-LORD-03, R-17 · The printed points. */
  readonly vp: number;
  readonly reward: readonly Effect[];
  readonly ongoing: Ongoing | null;
  readonly perRound: number;
}

export type Cost = Some & { readonly any?: number };
export type Reward = Cost & { readonly vp?: number; readonly intrigue?: number };
/** For bots: what the ongoing effect brings in a round. */
type Estimate = { readonly perRound?: number };

/** WD-QUEST-02 · Points, resources and cards first, other effects afterwards in printed order. */
function rewards({ vp = 0, intrigue = 0, ...what }: Reward, more: readonly Effect[]): readonly Effect[] {
  const effects: Effect[] = [];
  if (vp > 0) effects.push(score(vp));
  if (Object.keys(what).length > 0) effects.push(gain(what));
  if (intrigue > 0) effects.push(drawIntrigue(intrigue));
  return [...effects, ...more];
}

const questOf =
  (type: QuestType) =>
  (cost: Cost, { perRound = 0, ...reward }: Reward & Estimate, ...more: readonly Effect[]): QuestRow => ({
    type,
    cost: amount(cost),
    vp: reward.vp ?? 0,
    reward: rewards(reward, more),
    ongoing: null,
    perRound,
  });

export const arcana = questOf('arcana');
export const commerce = questOf('commerce');
export const piety = questOf('piety');
export const skullduggery = questOf('skullduggery');
export const warfare = questOf('warfare');

const when = (on: Occasion, of: string | null, effects: readonly Effect[], limit: Ongoing['limit'] = null) => ({ on, of, limit, effects });

export const plot = (quest: QuestRow, ongoing: Ongoing): QuestRow => ({ ...quest, ongoing });
export const whenever = (on: Occasion, ...effects: readonly Effect[]): Ongoing => when(on, null, effects);
export const oncePerTurn = (on: Occasion, effect: Effect): Ongoing => when(on, null, [effect], 'turn');
export const whenActionProvides = (of: Resource, effect: Effect, limit: 'round' | null = null): Ongoing =>
  when('actionProvides', of, [effect], limit);
export const whenAssigning = (of: string, effect: Effect): Ongoing => when('assign', of, [effect]);
export const whenTaking = (of: QuestType, effect: Effect): Ongoing => when('take', of, [effect]);
export const whenCompleting = (of: QuestType | null, effect: Effect): Ongoing => when('complete', of, [effect]);
export const permits = (of: Permission): Ongoing => when('permission', of, []);
