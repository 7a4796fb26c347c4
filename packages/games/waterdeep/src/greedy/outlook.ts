import type { Seat } from '@fathom/kernel';
import { bandSize, type Goods, type Resource } from '../content/goods.ts';
import { duties, isDuty, lords, quests, type QuestId } from '../content/tables.ts';
import type { Amount, Effect } from '../effects/effect.ts';
import { tokenValue } from '../expansions/skullport/corruption.ts';
import type { Completable } from '../flow.ts';
import type { Player, State } from '../state.ts';

/* What a player needs, and what that makes of things: reckoned once for each decision. */

const RESOURCES: readonly Resource[] = ['cleric', 'fighter', 'rogue', 'wizard', 'gold'];
/** How hard things are to come by: a fighter is 1. */
const UNITS: Readonly<Record<Resource, number>> = { cleric: 2, fighter: 1, rogue: 1, wizard: 2, gold: 0.5 };
/** What an agent brings home. */
const HAUL = 2.4;
export const CARD = 1.4;

export interface Outlook {
  /** Agents that this player will still send out, roughly. */
  readonly actions: number;
  /** What is still missing for the quests that are aimed at. */
  readonly need: Record<Resource, number>;
  /** What one of it is worth while it is missing, and beyond that. */
  readonly wanted: Record<Resource, number>;
  readonly spare: Record<Resource, number>;
  /** What a token of corruption costs. */
  readonly token: number;
}

const unitsOf = ({ goods, any }: Amount): number => {
  let units = any * 1.1;
  for (const what of RESOURCES) units += goods[what] * UNITS[what];
  return units;
};

/** What the player still has to find for a cost. */
function missing(me: Player, { goods, any }: Amount): number {
  let units = 0;
  for (const what of RESOURCES) units += Math.max(0, goods[what] - me[what]) * UNITS[what];
  return any === 0 ? units : units + Math.max(0, any - Math.max(0, bandSize(me) - bandSize(goods)));
}

/** The points of a quest, with what the own lord adds. */
export function questPoints(s: State, seat: Seat, quest: Completable): number {
  if (isDuty(quest)) return 3 + rewardPoints(duties[quest].reward);
  const { type, vp, reward, ongoing, module } = quests[quest];
  const left = roundsLeft(s);
  const plot = ongoing === null ? 0 : Math.min(7, 1.1 * left);
  return lordPoints(s, seat, type, vp, module) + plot + rewardPoints(reward);
}

function lordPoints(s: State, seat: Seat, type: string, vp: number, module: string): number {
  const bonus = lords[s.players[seat]!.lord];
  if (bonus.of === 'types') return bonus.types.includes(type as 'arcana') ? bonus.vp : 0;
  if (bonus.of === 'quests') return bonus.vp;
  if (bonus.of === 'module') return bonus.module === module ? bonus.vp : 0;
  if (bonus.of === 'worthy') return vp >= bonus.worth ? bonus.vp : 0;
  return bonus.of === 'bestType' ? 2.5 : 0;
}

/** What a reward is worth at usual prices. */
function rewardPoints(reward: readonly Effect[]): number {
  let points = 0;
  for (const effect of reward) {
    if (effect.op === 'score') points += effect.vp;
    else if (effect.op === 'gain') points += unitsOf(effect);
    else if (effect.op === 'drawIntrigue') points += effect.count * CARD;
    else if (effect.op === 'takeCorruption') points -= effect.count * 3.5;
    else points += 2;
  }
  return points;
}

export const roundsLeft = (s: State): number => 8 - s.round;

/** Agents still in the pool, and those of the rounds to come. */
function actionsLeft(s: State, me: Player): number {
  const usual = [4, 3, 2, 2, 2][s.seats - 2]! + (s.options.long ? 1 : 0) + (s.round >= 4 ? 1 : 0);
  return me.pool + roundsLeft(s) * usual;
}

let known: { s: State | null; ply: number; seat: Seat; outlook: Outlook | null } = { s: null, ply: 0, seat: 0, outlook: null };

/** The same for all moves of one decision. */
export function outlookOf(s: State, seat: Seat): Outlook {
  if (known.s === s && known.ply === s.ply && known.seat === seat && known.outlook !== null) return known.outlook;
  const outlook = reckon(s, seat);
  known = { s, ply: s.ply, seat, outlook };
  return outlook;
}

function reckon(s: State, seat: Seat): Outlook {
  const me = s.players[seat]!;
  const actions = actionsLeft(s, me);
  const late = actions <= 3;
  const outlook: Outlook = {
    actions,
    need: { cleric: 0, fighter: 0, rogue: 0, wizard: 0, gold: 0 },
    wanted: { cleric: 0, fighter: 0, rogue: 0, wizard: 0, gold: 0 },
    spare: late
      ? { cleric: 1, fighter: 1, rogue: 1, wizard: 1, gold: 0.5 }
      : { cleric: 1.7, fighter: 0.95, rogue: 0.95, wizard: 1.7, gold: 0.5 },
    token: tokenCost(s, me),
  };
  aim(s, seat, outlook);
  return outlook;
}

/** The quests that can still be done, the best first, as long as there is time for them. */
function aim(s: State, seat: Seat, outlook: Outlook): void {
  const me = s.players[seat]!;
  const { need, wanted } = outlook;
  let time = outlook.actions * HAUL;
  const own: Completable[] = me.duties.length > 0 ? [...me.duties, ...me.active] : me.active;
  const left = own.map((quest) => {
    const cost = isDuty(quest) ? duties[quest].cost : quests[quest].cost;
    const lack = missing(me, cost);
    return { cost, lack, points: questPoints(s, seat, quest), pull: questPoints(s, seat, quest) / (lack + 2) };
  });
  left.sort((a, b) => b.pull - a.pull);
  for (const { cost, lack, points } of left) {
    if (lack > time) continue;
    time -= lack + 1;
    const each = Math.min(3.2, points / Math.max(2, unitsOf(cost)));
    for (const what of RESOURCES) {
      const short = cost.goods[what] - Math.max(0, me[what] - need[what]);
      if (short <= 0) continue;
      need[what] += short;
      wanted[what] = Math.max(wanted[what], UNITS[what] * each);
    }
  }
  for (const what of RESOURCES) wanted[what] = Math.max(wanted[what], outlook.spare[what]);
}

/** SK-CORR-08 · What a token will cost in the end: more than now, and each makes the others dearer. */
function tokenCost(s: State, me: Player): number {
  if (s.corruption === null) return 0;
  if (lords[me.lord].of === 'corruption') return -1;
  const now = tokenValue(s.corruption.track);
  return Math.min(9, now + 0.35 * roundsLeft(s)) + 0.33 * me.corruption;
}

/** So much of one thing: first what is missing, then the rest. */
export function worthOf({ need, wanted, spare }: Outlook, what: Resource, count: number): number {
  const needed = Math.min(count, need[what]);
  return needed * wanted[what] + (count - needed) * spare[what];
}

export function goodsWorth(outlook: Outlook, goods: Readonly<Goods>): number {
  let sum = 0;
  for (const what of RESOURCES) if (goods[what] > 0) sum += worthOf(outlook, what, goods[what]);
  return sum;
}

/** The dearest adventurer, so many times. */
export function anyWorth(outlook: Outlook, count: number, types: readonly Resource[] = ['cleric', 'fighter', 'rogue', 'wizard']): number {
  let best = 0;
  for (const what of types) best = Math.max(best, worthOf(outlook, what, count));
  return best;
}

/** What it costs to give one away. */
export function lossOf({ need, wanted, spare }: Outlook, me: Player, what: Resource): number {
  const isSpare = need[what] === 0 && me[what] > 0;
  return isSpare ? spare[what] - 0.02 * me[what] : wanted[what] + 0.5;
}

/** What another quest is worth to have: its points, less what is still missing for it. */
export function questWorth(s: State, seat: Seat, quest: QuestId): number {
  const outlook = outlookOf(s, seat);
  const me = s.players[seat]!;
  const lack = missing(me, quests[quest].cost);
  const busy = me.active.length;
  if (lack > outlook.actions * HAUL) return -1;
  const points = questPoints(s, seat, quest);
  return (
    (points - 1.25 * unitsOf(quests[quest].cost) + 0.35 * (unitsOf(quests[quest].cost) - lack)) / (1 + 0.12 * busy) +
    Math.max(0, 2.5 - busy)
  );
}
