import type { Seat } from '@fathom/kernel';
import { lords, quests, type Completable, type QuestId } from '../content/tables.ts';
import { tokenCost, tokensOn } from '../expansions.ts';
import { hasPlot, isHarbor } from '../queries.ts';
import { ROUNDS } from '../rules/round.ts';
import { agentsFor } from '../setup.ts';
import type { Player, State } from '../state.ts';
import { EFFORT, GOLD, LEFT } from './outline.ts';
import { favours, tasks, type Task } from './tasks.ts';
import { tuned } from './tuned.ts';

/* Which quests a seat works for, and what goods are worth to it therefore. */

/** How many quests are looked at in earnest. */
const RANKS = 4;
export const KINDS = 5;
/** The worth of a quest that has its rank. */
const RANKED = Number.NEGATIVE_INFINITY;

/** Made anew for every question, always in the same place: nothing is allocated in a playout. */
export const plan = {
  /** Whose it is, and when: a state changes only from ply to ply. */
  state: null as State | null,
  ply: -1,
  seat: -1 as Seat,
  /** Own turns that are still to come, the present one included; and rounds. */
  turns: 0,
  rounds: 0,
  /** Points for a visit's worth of goods that nothing waits for. */
  rate: 0,
  /** What one token of a module costs. */
  token: 0,
  ranks: 0,
  quest: [] as Completable[],
  /** By rank: the points of a visit's worth of missing goods, the turns that are needed, the gain by visit. */
  price: new Float64Array(RANKS),
  turnsFor: new Float64Array(RANKS),
  pace: new Float64Array(RANKS),
  /** By rank: what may be hoped for beyond the goods, and how many visits away that is. */
  hoped: new Float64Array(RANKS),
  effortFor: new Float64Array(RANKS),
  /** By rank and kind: what is missing. */
  missing: new Float64Array(RANKS * KINDS),
  missingAny: new Float64Array(RANKS),
  /** By kind: what no quest waits for, what one of that is worth, and what one that is set aside. */
  spare: new Float64Array(KINDS),
  spareWorth: new Float64Array(KINDS),
  heldWorth: new Float64Array(KINDS),
  /** Reckoned only when it is asked for. */
  bestQuest: Number.NaN,
  bestCard: Number.NaN,
  bestTile: Number.NaN,
};
export type Plan = typeof plan;

/** The plan of a seat; the same as long as the table is. */
export function planOf(s: State, seat: Seat): Plan {
  if (plan.state !== s || plan.ply !== s.ply || plan.seat !== seat) make(s, seat);
  return plan;
}

function make(s: State, seat: Seat): void {
  const me = s.players[seat]!;
  plan.state = s;
  plan.ply = s.ply;
  plan.seat = seat;
  plan.bestQuest = plan.bestCard = plan.bestTile = Number.NaN;
  plan.turns = turnsLeft(s, seat, me);
  plan.rounds = ROUNDS - s.round + (me.pool > 0 ? 0.5 : 0);
  plan.rate = tuned.rate * Math.min(1, plan.turns / tuned.season);
  plan.token = tokenCost(s, seat, me, ROUNDS - s.round);
  plan.spare[0] = me.cleric;
  plan.spare[1] = me.fighter;
  plan.spare[2] = me.rogue;
  plan.spare[3] = me.wizard;
  plan.spare[GOLD] = me.gold;
  for (let i = 0; i < KINDS; i++) plan.heldWorth[i] = plan.spareWorth[i] = Math.max(EFFORT[i]! * plan.rate, LEFT[i]!);
  rank(me);
}

function turnsLeft(s: State, seat: Seat, me: Player): number {
  const each = agentsFor(s.seats, s.options) + (hasPlot(me, 'q-recruit-lieutenant') ? 1 : 0);
  const later = ROUNDS - s.round;
  let turns = me.pool + later * each + Math.min(4, later);
  for (let i = 0; i < s.board.length; i++) {
    const { id, agents } = s.board[i]!;
    if (agents.length > 0 && agents.includes(seat) && isHarbor(id)) turns++;
  }
  return turns + (s.ambassador.holder === seat ? 1 : 0);
}

/** What a quest brings, once it is completed. */
export function questWorth(me: Player, quest: Completable): number {
  const task = tasks[quest];
  const { rate, rounds, token } = plan;
  let worth =
    task.vp +
    task.yield * rate +
    task.cards * tuned.card * Math.min(1, plan.turns / 4) +
    tuned.plot * task.ongoing * Math.max(0, rounds - 0.5);
  if (task.more !== 0) worth += tuned.more * task.more * Math.min(1, plan.turns / 6);
  if (task.corruption > 0) worth -= task.corruption * token;
  if (task.atone > 0) worth += Math.min(task.atone, tokensOn(me)) * Math.max(0, token);
  if (quest.charCodeAt(0) === DUTY) return worth + (me.active.length > 0 ? tuned.burden * Math.min(1, plan.turns / 8 + 0.3) : 0);
  return worth + lordFavour(me, quest as QuestId);
}
const DUTY = 'm'.charCodeAt(0);

function lordFavour(me: Player, quest: QuestId): number {
  const bonus = lords[me.lord];
  return bonus.of === 'bestType' ? bonus.vp * leads(me, quest) : favours[me.lord][quest];
}

/** The type with the most quests counts: rather more of the same. */
function leads({ completed, active }: Player, quest: QuestId): number {
  const { type } = quests[quest];
  let own = 0;
  let other = 0;
  for (let i = 0; i < completed.length; i++) {
    if (quests[completed[i]!].type === type) own++;
    else other++;
  }
  for (let i = 0; i < active.length; i++) if (quests[active[i]!].type === type) own += 0.3;
  return own >= other / 2 ? 0.9 : own > 0 ? 0.5 : 0.25;
}

/** How far a quest is, with what is spare. */
interface Prospect {
  /** What is missing, in visits and in turns; and how many adventurers of free types. */
  readonly effort: number;
  readonly turns: number;
  readonly lacking: number;
  /** What it brings beyond the goods. */
  readonly gain: number;
}

function prospect({ cost, any }: Task, worth: number): Prospect {
  const { spare, spareWorth } = plan;
  let effort = 0;
  let turns = 0;
  let lacking = 0;
  let price = 0;
  let rest = 0;
  for (let i = 0; i < KINDS; i++) {
    const need = cost[i]!;
    price += need * spareWorth[i]!;
    const missing = need - spare[i]!;
    if (missing > 0) {
      effort += missing * EFFORT[i]!;
      turns += Math.ceil(missing * EFFORT[i]!);
    } else if (i !== GOLD) rest -= missing;
  }
  if (any > 0) {
    price += any * Math.max(1, 0.5 * plan.rate);
    lacking = Math.max(0, any - rest);
    effort += lacking * 0.5;
    turns += lacking * 0.5;
  }
  return { effort, turns, lacking, gain: worth - price };
}

/** Can it be done in time? */
function chance(needed: number, available: number): number {
  const slack = 1.2 * available - needed;
  return needed === 0 || slack >= 2 ? 1 : slack >= 0 ? tuned.close : slack >= -1 ? 0.4 * tuned.close : 0.03;
}

/** The best first; each next one with what the better ones leave of goods and turns. */
function rank(me: Player): void {
  const todo: readonly Completable[] = me.duties.length > 0 ? [...me.duties, ...me.active] : me.active;
  const worths: number[] = [];
  for (let i = 0; i < todo.length; i++) worths.push(questWorth(me, todo[i]!));
  let available = plan.turns;
  let pull = tuned.pull;
  plan.ranks = Math.min(RANKS, todo.length);
  for (let rank = 0; rank < plan.ranks; rank++) {
    const best = quickest(todo, worths, available);
    const turns = settle(rank, todo[best]!, worths[best]!, available, pull);
    worths[best] = RANKED;
    pull *= tuned.patience;
    available = Math.max(0, available - turns);
  }
}

const paceOf = ({ gain, turns, effort }: Prospect, available: number): number =>
  (gain * chance(turns, available)) / (effort + tuned.distance);

/** The quest that brings most by visit. */
function quickest(todo: readonly Completable[], worths: readonly number[], available: number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < todo.length; i++) {
    if (worths[i] === RANKED) continue;
    const pace = paceOf(prospect(tasks[todo[i]!], worths[i]!), available);
    if (pace > most) {
      most = pace;
      best = i;
    }
  }
  return best;
}

/** Sets aside what a quest needs, and gives the turns it takes. */
function settle(rank: number, quest: Completable, worth: number, available: number, pull: number): number {
  const { cost } = tasks[quest];
  const { spare, heldWorth, missing } = plan;
  const seen = prospect(tasks[quest], worth);
  const pace = paceOf(seen, available);
  const price = Math.min(tuned.most, plan.rate + Math.max(0, pull * pace));
  plan.quest[rank] = quest;
  plan.price[rank] = price;
  plan.turnsFor[rank] = seen.turns;
  plan.pace[rank] = pace;
  plan.missingAny[rank] = seen.lacking;
  plan.effortFor[rank] = seen.effort;
  const likely = chance(seen.turns, available);
  plan.hoped[rank] = Math.max(0, seen.gain * likely);
  const inTime = likely > 0.1;
  for (let i = 0; i < KINDS; i++) {
    const need = cost[i]!;
    const held = Math.min(need, spare[i]!);
    missing[rank * KINDS + i] = inTime ? need - held : 0;
    if (!inTime || need === 0) continue;
    spare[i]! -= held;
    if (held > 0) heldWorth[i] = Math.max(plan.spareWorth[i]!, EFFORT[i]! * price);
  }
  return seen.turns;
}

/** What a quest more is worth: what it would bring in the time that better ones leave. */
export function questGain(s: State, seat: Seat, quest: QuestId): number {
  const me = s.players[seat]!;
  const { effort, gain, turns } = prospect(tasks[quest], questWorth(me, quest));
  const pace = gain / (effort + tuned.distance);
  let available = plan.turns - 1;
  for (let rank = 0; rank < plan.ranks; rank++) if (plan.pace[rank]! >= pace) available -= plan.turnsFor[rank]!;
  return Math.max(0, gain) * chance(turns, Math.max(0, available)) * tuned.hunger[Math.min(me.active.length, 5)]!;
}
