import { asked } from './drive.ts';
import { invariant } from './errors.ts';
import type { Seed } from './fair.ts';
import type { Game, Move, Playable, Seat } from './game.ts';
import { advance, history, redo, undo, type History } from './history.ts';
import { hashOf, same } from './hash.ts';
import { completesAnswer, obvious } from './look.ts';
import { cutTo, extend, open, retrace, type Answer, type GameRecord, type Moment } from './record.ts';

/** A game in progress: where it stands, how it came there, and what was told of it. Nothing in it changes; every act gives a new one. */
export interface Sitting<G extends Playable<G>> {
  readonly history: History<G>;
  readonly record: GameRecord;
  /** What happened, move by move; the first entry is the setting up. */
  readonly told: readonly Told<G>[];
  /** What was taken back, the next to be played again last. */
  readonly untold: readonly Told<G>[];
}

export interface Told<G extends Playable<G>> extends Manner {
  /** Who played the move; null for the setting up. */
  readonly by: Seat | null;
  readonly events: readonly G['event'][];
}

/** How a move came to be played. */
export interface Manner {
  /** Where the player did not play it: a standing order, the table because there was nothing to decide, or a bot because the time was up. */
  readonly hand?: 'order' | 'table' | 'clock';
  /** It was played together with the move before it. */
  readonly joins?: true;
}

export function sitDown<G extends Playable<G>>(game: Game<G>, names: readonly string[], options: G['options'], seed: Seed): Sitting<G> {
  const { record, state, events } = open(game, names, options, seed);
  return { history: history(state), record, told: [{ by: null, events }], untold: [] };
}

/**
 * A table that was left: its story is told again as far as its record still plays as it did; what cannot be told is left blank, move by
 * move. If the record also leads to the state that was kept, what could be taken back freely still can.
 */
export function sitAgain<G extends Playable<G>>(game: Game<G>, record: GameRecord, state: G['state']): Sitting<G> {
  const retraced = retrace(game, record);
  const moments = retraced.ok ? retraced.value.moments : [];
  const manners = mannersOf(game, moments);
  const told: Told<G>[] = moments.map(({ answer, events }, i) => ({ by: answer?.seat ?? null, events, ...manners[i] }));
  while (told.length <= record.moves.length) told.push({ by: null, events: [] });
  return { history: { ...history(state), past: sinceFence(moments, manners, state) }, record, told, untold: [] };
}

/** The tables that free undo can go back to, and what was played on each. */
function sinceFence<G extends Playable<G>>(
  moments: readonly Moment<G>[],
  manners: readonly Manner[],
  state: G['state'],
): History<G>['past'] {
  if (moments.at(-1)?.hash !== hashOf(state)) return [];
  return moments.flatMap((moment, i) => {
    const answer = moments[i + 1]?.answer ?? null;
    return answer === null || moment.ply < state.fence ? [] : [{ state: moment.state, answer, joins: manners[i + 1]!.joins === true }];
  });
}

/**
 * How the moves of a record were played. A record holds moves and nothing else: which of them belong together, and which had no
 * alternative, follows from the rules.
 */
export function mannersOf<G extends Playable<G>>(game: Game<G>, moments: readonly Moment<G>[]): readonly Manner[] {
  let begun: { readonly seat: Seat; readonly ply: number } | null = null;
  return moments.map(({ answer }, i): Manner => {
    if (answer === null) return {};
    const before = moments[i - 1]!.state;
    const isOpen: boolean = begun !== null && begun.seat === answer.seat && before.fence <= begun.ply;
    if (isOpen && completesAnswer(game, before)) return { joins: true };
    if (!isOpen) begun = { seat: answer.seat, ply: before.ply };
    const isObvious = same(obvious(game, before, answer.seat)?.[0] ?? null, answer.move);
    return { ...(isObvious ? { hand: 'table' } : {}), ...(isObvious && isOpen ? { joins: true } : {}) };
  });
}

export function act<G extends Playable<G>>(game: Game<G>, sitting: Sitting<G>, answer: Answer<G>, manner: Manner = {}): Sitting<G> {
  const played = advance(game, sitting.history, answer, manner.joins);
  invariant(played.ok, 'only listed moves are offered');
  return {
    history: played.history,
    record: extend(game, sitting.record, sitting.history.now, answer, played.state),
    told: [...sitting.told, { by: answer.seat, events: played.events, ...manner }],
    untold: [],
  };
}

/** Several moves of one seat as one answer: they are taken back together. */
export function actTogether<G extends Playable<G>>(
  game: Game<G>,
  sitting: Sitting<G>,
  seat: Seat,
  moves: readonly Move<G>[],
  manner: Manner = {},
): Sitting<G> {
  return moves.reduce((at, move, i) => act(game, at, { seat, move }, i === 0 ? manner : { ...manner, joins: true }), sitting);
}

/** The table answers for the first asked seat that has nothing to decide; null if all of them have. */
export function actForObvious<G extends Playable<G>>(game: Game<G>, sitting: Sitting<G>): Sitting<G> | null {
  const { now, past } = sitting.history;
  for (const seat of asked(game, now)) {
    const moves = obvious(game, now, seat);
    const isOpen = now.actor === seat && past.length > 0;
    if (moves !== null) return actTogether(game, sitting, seat, moves, { hand: 'table', ...(isOpen ? { joins: true } : {}) });
  }
  return null;
}

/** One answer back, if the fence allows. */
export function takeBack<G extends Playable<G>>(sitting: Sitting<G>, seat: Seat): Sitting<G> | null {
  const before = undo(sitting.history, seat);
  if (before === null) return null;
  const from = sitting.told.length - (sitting.history.past.length - before.past.length);
  return {
    history: before,
    record: cutTo(sitting.record, before.now.ply),
    told: sitting.told.slice(0, from),
    untold: [...sitting.untold, ...sitting.told.slice(from).toReversed()],
  };
}

/** One answer forth again. Luck lives in the table, so it happens as it did. */
export function playAgain<G extends Playable<G>>(game: Game<G>, sitting: Sitting<G>): Sitting<G> | null {
  const after = redo(game, sitting.history);
  if (after === null) return null;
  const left = after.undone.length;
  const again = after.past.slice(left - sitting.history.undone.length);
  return {
    history: after,
    record: again.reduce(
      (record, { state, answer }, i) => extend(game, record, state, answer, again[i + 1]?.state ?? after.now),
      sitting.record,
    ),
    told: [...sitting.told, ...sitting.untold.slice(left).toReversed()],
    untold: sitting.untold.slice(0, left),
  };
}
