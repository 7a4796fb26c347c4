import type { Frame, Impossible } from '@fathom/kernel';
import { cards, isMonster, type AllyId } from '../content/cards.ts';
import { krakenSteps } from '../expansions.ts';
import type { Steps } from '../flow.ts';
import type { AbyssRule } from '../rule-ids.ts';
import { krakenNeeds } from '../rules/expansions.ts';
import { mayBuy } from '../rules/explore.ts';
import type { Abyss, Player, State } from '../state.ts';
import { distinct, exploring, isScheduled, isHeld, unless, type Needs } from './scheduled.ts';

/* Steps that cannot be scheduled, or not in this order. A position lists them in reading order: the last of the stack is the first. */

type Kind = keyof Steps;
type Check = (s: State, f: Frame<Abyss>) => AbyssRule | null;

/** What a step needs on the table. That somebody can answer is checked elsewhere. */
const needs: Needs = {
  offer: (s, { seat }) => unless(seat !== s.turn && isAlly(s.track.at(-1)) && mayBuy(s, seat), 'AB-EXP-05'),
  keep: (s) => unless(isAlly(s.track.at(-1)), 'AB-EXP-10'),
  encounter: (s) => unless(s.track.length > 0 && isMonster(s.track.at(-1)!), 'AB-THR-01'),
  pay: (s, { seat, lord, spent }) => unless(s.court.includes(lord) && isInOrder(spent, s.players[seat]!.hand), 'AB-REC-01'),
  enter: (s, { lord }) => unless(s.court.includes(lord), 'AB-REC-01'),
  affiliate: (s) => unless(s.spent.length > 0, 'AB-AFF-01'),
  effect: (s, { seat, lord }) => unless(hasLord(s.players[seat]!, lord), 'AB-ABIL-01'),
  location: (s, { seat, under }) => unless(under === null || s.players[seat]!.lords.includes(under), 'AB-LOC-13'),
  keys: (s, { location }) => unless(s.available.includes(location) || s.revealed.includes(location), 'AB-LOC-06'),
  smokers: (s, { seat }) => unless(isHeld(s.players[seat]!, 'black-smokers'), 'AB-TILE-10'),
  assassinate: (s, { seat, victims }) =>
    unless(victims.length > 0 && distinct([seat, ...victims]) && victims.length < s.seats, 'AB-LORD-04'),
  betray: (s, { seat, traitor }) => unless(s.players[seat]!.lords.includes(traitor), 'AB-LORD-23'),
  tribute: (s, { from, owed, sealed }) => unless(isOwed(s, from, owed, sealed), from === 'hand' ? 'AB-LORD-02' : 'KR-LORD-14'),
  largeHand: (s) => unless(s.options.martialLaw, 'AB-COUNCIL-05'),
  martialLaw: (s, { seat, over }) => unless(s.options.martialLaw && over > 0 && over <= s.players[seat]!.hand.length, 'AB-COUNCIL-05'),
  ...krakenNeeds,
};

const isAlly = (card: State['track'][number] | undefined): boolean => card !== undefined && !isMonster(card);
const hasLord = ({ lords, holdings }: Player, lord: string): boolean =>
  [...lords, ...holdings.flatMap((holding) => holding.lords)].some((own) => own === lord);

/** A payment goes from left to right through the hand. */
function isInOrder(spent: readonly AllyId[], hand: readonly AllyId[]): boolean {
  const places = spent.map((ally) => hand.indexOf(ally));
  return places.every((place, i) => place >= 0 && (i === 0 || place > places[i - 1]!));
}

function isOwed(s: State, from: Frame<Abyss, 'tribute'>['from'], owed: readonly number[], sealed: readonly (readonly AllyId[])[]): boolean {
  if (owed.length !== s.seats || sealed.length !== s.seats) return false;
  return s.players.every(({ hand, affiliated }, seat) => {
    const held = from === 'hand' ? hand : affiliated.filter((ally) => cards[ally].race === from);
    const given = sealed[seat]!;
    return owed[seat]! <= held.length && given.length <= owed[seat]! && distinct(given) && given.every((ally) => held.includes(ally));
  });
}

/** AB-TURN-01, 07 · The course of a turn: each of these at most once, and in this order; the action is what comes before the control. */
const course: Partial<Record<Kind, number>> = {
  action: 1,
  court: 1,
  control: 2,
  rest: 3,
  endTurn: 4,
  passTurn: 5,
  turn: 5,
  begin: 5,
  reckoning: 6,
  count: 7,
};
/** What may come at any moment, or after the turn. */
const anytime: readonly Kind[] = ['figure', 'tribute', 'largeHand', 'martialLaw'];
/** Whose step it is need not be whose turn it is. */
const ofAnySeat: readonly Kind[] = ['offer', 'figure', 'turn'];

export function* impossibleSteps(s: State): Generator<Impossible> {
  const frames = s.stack.toReversed();
  let reached = 0;
  for (const [i, frame] of frames.entries()) {
    const found = (rule: AbyssRule): Impossible => ({ at: `due[${i}]`, value: frame, rule });
    const place = course[frame.kind] ?? 0;
    if (place > 0 && place <= reached) yield found('AB-TURN-01');
    if (place === 0 && reached > 0) yield found('AB-TURN-01');
    reached = Math.max(reached, place);
    if (s.kraken === null && frame.kind in krakenSteps) yield found('KR-SETUP-02');
    if ('seat' in frame && frame.seat !== s.turn && !ofAnySeat.includes(frame.kind)) yield found('AB-TURN-01');
    const rule = (needs[frame.kind] as Check | undefined)?.(s, frame) ?? null;
    if (rule !== null) yield found(rule);
  }
  yield* impossibleCourse(s, frames);
}

function* impossibleCourse(s: State, frames: readonly Frame<Abyss>[]): Generator<Impossible> {
  const whole = (rule: AbyssRule): Impossible => ({ at: 'due', value: frames, rule });
  const active = frames.filter(({ kind }) => (course[kind] ?? 0) < 2 && !anytime.includes(kind));
  if (active.length > 0 && !(isScheduled(s, 'control') && isScheduled(s, 'rest') && isScheduled(s, 'endTurn'))) yield whole('AB-TURN-01');
  const explorations = frames.filter(({ kind }) => (exploring as readonly Kind[]).includes(kind));
  if (explorations.length > 1 || (explorations.length > 0 && isScheduled(s, 'action', 'court'))) yield whole('AB-TURN-03');
  if (isScheduled(s, 'pay', 'paid', 'affiliate', 'krakens') && !isScheduled(s, 'enter')) yield whole('AB-REC-12');
  if (isScheduled(s, 'enter', 'effect', 'appoint', 'bribe', 'betray') && !isScheduled(s, 'court')) yield whole('AB-REC-12');
  const kinds = frames.map(({ kind }) => kind).filter((kind) => kind !== 'effect');
  if (!distinct(kinds)) yield whole('AB-TURN-01');
}
