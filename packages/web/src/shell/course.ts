import { playRecord, type GameRecord, type Playable, type Seat } from '@fathom/kernel';
import { useEffect, useState } from 'react';
import type { WebGame } from './game.ts';
import { turnsOf, type LoggedTurn } from './chapters.ts';

/** How a game went: what happened in each move, and a number of every side after it, such as its points with all cards open. */
export interface Course<G extends Playable<G>> {
  readonly log: readonly { readonly events: readonly G['event'][] }[];
  readonly totals: readonly (readonly number[])[];
  readonly turns: readonly LoggedTurn[];
  /** The plies after which the curve has a point: the beginning of each turn, and the end. */
  readonly stops: readonly number[];
}

/** A stretch of a game in which somebody's points changed much. */
export interface TurningPoint<G extends Playable<G>> {
  /** The move that caused it, and what it brought about. */
  readonly ply: number;
  readonly events: readonly G['event'][];
  /** Where the stretch ends on the curve: an index of `stops`. */
  readonly stop: number;
  /** Null if the game has no rounds. */
  readonly round: number | null;
  readonly side: Seat;
  readonly change: number;
  /** The points that are counted at the end, for several sides at once. */
  readonly isFinalCount: boolean;
}

/** Plays a record once more. It pauses after every move, so that the caller can stop whenever it has taken long enough. */
export function* courseOf<G extends Playable<G>>(
  { rules }: Pick<WebGame<G>, 'rules'>,
  record: GameRecord,
): Generator<void, Course<G> | null> {
  const log: { events: readonly G['event'][] }[] = [];
  const totals: (readonly number[])[] = [];
  let isOver = false;
  for (const { state, events } of playRecord(rules, record)) {
    log.push({ events });
    totals.push(rules.score(rules.open(state)).map(({ total }) => total));
    isOver = state.outcome !== null;
    yield;
  }
  return isOver ? courseWith<G>(log, totals) : null; // the rules have changed since
}

export function courseWith<G extends Playable<G>>(log: Course<G>['log'], totals: Course<G>['totals']): Course<G> {
  const turns = turnsOf(log);
  const last = log.length - 1;
  const begun = turns.length === 0 ? log.map((_, ply) => ply) : turns.map(({ ply }) => ply);
  return { log, totals, turns, stops: [...begun.filter((ply) => ply < last), last] };
}

const MOST_POINTS = 3;
/** A change that brings another side into the lead counts for more. */
const LEAD = 1.5;

/**
 * The largest changes of a game, in the order in which they happened. Of all that happened in such a stretch, the kinds of events that are
 * named here tell most, the first one best. They are those of one side, or of whichever side changes most.
 */
export function turningPoints<G extends Playable<G>>(
  course: Course<G>,
  telling: readonly string[],
  of: Seat | null = null,
): readonly TurningPoint<G>[] {
  const found = course.stops.slice(1).flatMap((to, i) => changeBetween(course, course.stops[i]!, to, i + 1, of) ?? []);
  return found
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_POINTS)
    .toSorted((a, b) => a.to - b.to)
    .map((change) => ({ ...change, ...causeOf(course, change, telling) }));
}

interface Change extends Pick<TurningPoint<never>, 'stop' | 'round' | 'side' | 'change'> {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

function changeBetween<G extends Playable<G>>(
  { totals, turns }: Course<G>,
  from: number,
  to: number,
  stop: number,
  of: Seat | null,
): Change | null {
  const changes = totals[to]!.map((total, side) => total - totals[from]![side]!);
  const side = of ?? indexOfMost(changes.map(Math.abs));
  const change = changes[side]!;
  if (change === 0) return null;
  const hasNewLeader = indexOfMost(totals[from]!) !== indexOfMost(totals[to]!);
  const round = turns.findLast((turn) => turn.ply <= from)?.round ?? null;
  return { from, to, stop, round, side, change, weight: Math.abs(change) * (hasNewLeader ? LEAD : 1) };
}

/** The most telling event of this side; without one, the move that changed its points most. */
function causeOf<G extends Playable<G>>(
  { totals, log }: Course<G>,
  { from, to, side }: Change,
  telling: readonly string[],
): Pick<TurningPoint<G>, 'ply' | 'events' | 'isFinalCount'> {
  const steps = totals.slice(from + 1, to + 1).map((after, i) => Math.abs(after[side]! - totals[from + i]![side]!));
  const most = from + 1 + indexOfMost(steps);
  const moved = totals[most]!.filter((total, each) => total !== totals[most - 1]![each]).length;
  if (most === log.length - 1 && moved > 1) return { ply: most, events: [], isFinalCount: true };
  const all = log.slice(from + 1, to + 1).flatMap(({ events }, i) => events.map((event) => ({ ply: from + 1 + i, event })));
  for (const kind of telling) {
    const found = all.find(({ event }) => isOf(event, kind, side));
    if (found !== undefined) return { ply: found.ply, events: [found.event], isFinalCount: false };
  }
  return { ply: most, events: log[most]!.events, isFinalCount: false };
}

function isOf(event: { readonly type?: unknown; readonly seat?: unknown; readonly side?: unknown }, kind: string, side: Seat): boolean {
  return event.type === kind && (event.seat ?? event.side) === side;
}

const indexOfMost = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));

/** How many milliseconds are worked at once, and how long the page may do something else in between. */
const WORK = 6;
const PAUSE = 12;

/** A record is played again only once. */
const known = new WeakMap<GameRecord, Course<never> | null>();

/** The course of a finished game, computed in small slices while the page stays responsive; null until it is known, or if it cannot be. */
export function useCourse<G extends Playable<G>>(game: WebGame<G>, record: GameRecord | null): Course<G> | null {
  const [course, setCourse] = useState<Course<G> | null>(null);
  useEffect(() => {
    if (record === null) return;
    if (known.has(record)) return setCourse(known.get(record) as Course<G> | null);
    const work = courseOf(game, record);
    const slice = (): void => {
      for (const until = performance.now() + WORK; performance.now() < until;) {
        const { done, value } = work.next();
        if (done !== true) continue;
        known.set(record, value as Course<never> | null);
        return setCourse(value);
      }
      timer = setTimeout(slice, PAUSE);
    };
    let timer = setTimeout(slice, PAUSE);
    return () => clearTimeout(timer);
  }, [game, record]);
  return course;
}
