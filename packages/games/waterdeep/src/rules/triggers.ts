import { next, type Chapter, type Seat } from '@fathom/kernel';
import { bandSize, type Adventurer } from '../content/goods.ts';
import type { Occasion, Ongoing } from '../content/rows.ts';
import { quests, type QuestId, type SpaceId } from '../content/tables.ts';
import type { Effect, EffectOf, Operation } from '../effects/operation.ts';
import { lists, ongoingList } from '../effects/lists.ts';
import { performAtOnce } from '../effects/perform.ts';
import type { Spent } from '../flow.ts';
import { asking, byQuest } from '../moves.ts';
import { isHarbor } from '../queries.ts';
import { hasProvided, type Provided, type State, type Use, type Waterdeep } from '../state.ts';

const resolve = byQuest('resolve');

/* WD-TURN-09 · How plot quests react to events: at once, and further down at the end of an action. */

/** Most of what plot quests give needs no decision. */
function answerAtOnce(s: State, seat: Seat, quest: QuestId, spent: Spent | null = null): void {
  s.log?.push({ type: 'plotAnswered', seat, quest });
  performAtOnce(s, { kind: 'effects', seat, of: ongoingList[quest], at: 0, own: false, spent });
}

const needsDecision = (plot: QuestId): boolean => !lists[ongoingList[plot]].instant[0]!;

/** What needs a decision is next, as soon as the present step is done. */
function resolveOne(s: State, seat: Seat, plot: QuestId): void {
  if (needsDecision(plot)) next(s, { kind: 'effects', seat, of: ongoingList[plot], at: 0, own: false, spent: null });
  else answerAtOnce(s, seat, plot);
}

/** WD-QUEST-13 · Has it been used as often as it may be? */
export function isSpent(s: State, seat: Seat, plot: QuestId): boolean {
  const { limit } = quests[plot].ongoing!;
  if (limit === 'turn') return s.turn !== seat || s.tired.includes(plot);
  return limit === 'round' && s.players[seat]!.tired.includes(plot);
}

/** Everything of one occasion, for a player whose plot quests wait for it: gifts at once, decisions as soon as the present step is done. */
export function react(s: State, seat: Seat, occasion: Exclude<Occasion, 'complete'>, of: string | null): void {
  const { plots } = s.players[seat]!;
  for (let i = 0; i < plots.length; i++) {
    const plot = plots[i]!;
    const ongoing = quests[plot].ongoing!;
    if (ongoing.on !== occasion || (ongoing.of !== null && ongoing.of !== of) || isSpent(s, seat, plot)) continue;
    if (ongoing.limit === 'turn') s.tired.push(plot);
    resolveOne(s, seat, plot);
  }
}

/** WD-QCARD-13, 15, 19, 21, 24, UM-QCARD-20 · A quest of some type was completed; a mandatory one has none. Gifts come first. */
export function reactToCompletion(s: State, seat: Seat, type: string | null, spent: Spent): void {
  const { plots } = s.players[seat]!;
  if (plots.length === 0) return;
  const due = plots.filter((plot) => {
    const { on, of } = quests[plot].ongoing!;
    return on === 'complete' && (of === null || of === type);
  });
  for (const plot of due) if (!needsDecision(plot)) answerAtOnce(s, seat, plot);
  if (bandSize(spent) > 0) for (const plot of due) if (needsDecision(plot)) answerAtOnce(s, seat, plot, spent);
}

/* WD-TURN-05 (5) · The action triggers of plot quests: what waits for the end of an own action, and in which order it comes. */

/** The three slots of the Harbor are one place to a plot quest. */
const placeOf = (space: SpaceId): string => (isHarbor(space) ? 's-waterdeep-harbor' : space);

const waitsFor = (s: State, seat: Seat, plot: QuestId, use: Use): boolean =>
  isOccasion(quests[plot].ongoing!, use) && !isSpent(s, seat, plot);

function isOccasion({ on, of }: Ongoing, use: Use): boolean {
  if (on === 'actionProvides') return hasProvided(use, of as Provided);
  if (on === 'actionPlayed') return hasProvided(use, 'play');
  return on === 'assign' && of === placeOf(use.space);
}

/** An own action is finished: whatever waited for it is due. */
export function afterAction(s: State, seat: Seat, use: Use): void {
  const { plots } = s.players[seat]!;
  if (plots.length === 0) return;
  let due: QuestId[] | null = null;
  for (let i = 0; i < plots.length; i++) if (waitsFor(s, seat, plots[i]!, use)) (due ??= []).push(plots[i]!);
  if (due !== null) resolveAll(s, seat, due);
}

function resolveAll(s: State, seat: Seat, due: readonly QuestId[]): void {
  if (due.length === 1) resolveOne(s, seat, due[0]!);
  else if (due.length > 1) next(s, { kind: 'order', seat, due });
}

const effectOf = (plot: QuestId): Effect => quests[plot].ongoing!.effects[0]!;
const operationOf = (plot: QuestId): Operation => lists[ongoingList[plot]].operations[0]!;

/**
 * Which of several may come next. Only those whose place in the order can change something are a choice; the rest comes by itself, gifts
 * first.
 */
function candidates(s: State, seat: Seat, due: readonly QuestId[]): readonly QuestId[] {
  const contested = due.filter((plot) => due.some((other) => other !== plot && orderMatters(s, seat, plot, other, due)));
  if (contested.length === due.length) return contested;
  const gift = due.find((plot) => !contested.includes(plot) && !needsDecision(plot));
  if (gift !== undefined) return [gift];
  return contested.length > 0 ? contested : [due[0]!];
}

/**
 * Can it make a difference which of two comes first? That depends on what lies open only, so that nobody learns of a hand by whether the
 * question is asked. Gifts from one supply to one tavern never get into each other's way; what exchanges, draws and plays cards can.
 */
function orderMatters(s: State, seat: Seat, one: QuestId, other: QuestId, due: readonly QuestId[]): boolean {
  if (playsCard(s, seat, one, due) || playsCard(s, seat, other, due)) return true;
  const [a, b] = [effectOf(one), effectOf(other)];
  if (a.op === 'exchange') return meetsExchange(s, seat, a, other, due);
  return b.op === 'exchange' && meetsExchange(s, seat, b, one, due);
}

/** UM-QCARD-12, SK-QCARD-18 · A card may do anything, so whatever else is due can be better before or after it. */
const playsCard = (s: State, seat: Seat, plot: QuestId, due: readonly QuestId[]): boolean =>
  operationOf(plot).playsCard !== undefined && !isIdle(s, seat, plot, due);

/** Nothing comes of it. (A card played from the hand could then be drawn; but where one may be, everything else waits for it anyway.) */
function isIdle(s: State, seat: Seat, plot: QuestId, due: readonly QuestId[]): boolean {
  const noHand = s.players[seat]!.hand.length === 0;
  const noCards = s.intrigueDeck.length + s.intrigueDiscard.length === 0;
  if (operationOf(plot).drawsCards) return noCards;
  if (operationOf(plot).playsCard === 'hand') return noHand && (noCards || !due.some((each) => operationOf(each).drawsCards));
  return false;
}

/**
 * WD-QCARD-18 · An exchange returns what a gift takes from a supply that is too short for all of them, or gives away what came with a gift.
 * A gift of clerics can leave none for the exchange.
 */
function meetsExchange(s: State, seat: Seat, { give, get }: EffectOf<'exchange'>, gift: QuestId, due: readonly QuestId[]): boolean {
  const me = s.players[seat]!;
  if (s.supply[get] === 0) return false;
  const wanted = (type: Adventurer): number => due.reduce((sum, plot) => sum + given(plot, type), 0);
  if (given(gift, get) >= s.supply[get]) return give.some((type) => me[type] > 0 || (wanted(type) > 0 && s.supply[type] > 0));
  return give.some((type) => given(gift, type) > 0 && (me[type] > 0 ? s.supply[type] < wanted(type) : s.supply[type] > 0));
}

/** How many of a type a plot quest gives, if it gives any. */
const given = (plot: QuestId, type: Adventurer): number => operationOf(plot).gives?.(effectOf(plot), type) ?? 0;

export const triggering: Chapter<Waterdeep, 'order'> = {
  /** WD-TURN-05 (5) · Which of several plot quests is next; asked only where the order can change anything. */
  order: {
    moves: (s, { seat, due }) => candidates(s, seat, due).map((quest) => resolve[quest]),
    take(s, { seat, due }, { quest }) {
      const rest = due.filter((other) => other !== quest);
      if (rest.length > 0) next(s, { kind: 'order', seat, due: rest });
      resolveOne(s, seat, quest);
    },
    ...asking('WD-TURN-05'),
  },
};
