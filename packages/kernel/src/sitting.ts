import { invariant } from './errors.ts';
import type { Seed } from './fair.ts';
import type { Game, Playable, Seat } from './game.ts';
import { advance, history, redo, undo, type History } from './history.ts';
import { hashOf } from './hash.ts';
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

export interface Told<G extends Playable<G>> {
  /** Who played the move; null for the setting up. */
  readonly by: Seat | null;
  readonly events: readonly G['event'][];
  /** Where the player's own hand did not play it: a standing order, or a bot because the time was up. */
  readonly hand?: 'order' | 'clock';
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
  const told: Told<G>[] = moments.map(({ answer, events }) => ({ by: answer?.seat ?? null, events }));
  while (told.length <= record.moves.length) told.push({ by: null, events: [] });
  return { history: { ...history(state), past: sinceFence(moments, state) }, record, told, untold: [] };
}

/** The tables that free undo can go back to, and what was played on each. */
function sinceFence<G extends Playable<G>>(moments: readonly Moment<G>[], state: G['state']): History<G>['past'] {
  if (moments.at(-1)?.hash !== hashOf(state)) return [];
  return moments.flatMap((moment, i) => {
    const answer = moments[i + 1]?.answer ?? null;
    return answer === null || moment.ply < state.fence ? [] : [{ state: moment.state, answer }];
  });
}

export function act<G extends Playable<G>>(game: Game<G>, sitting: Sitting<G>, answer: Answer<G>): Sitting<G> {
  const played = advance(game, sitting.history, answer);
  invariant(played.ok, 'only listed moves are offered');
  return {
    history: played.history,
    record: extend(game, sitting.record, sitting.history.now, answer, played.state),
    told: [...sitting.told, { by: answer.seat, events: played.events }],
    untold: [],
  };
}

/** One move back, if the fence allows. */
export function takeBack<G extends Playable<G>>(sitting: Sitting<G>, seat: Seat): Sitting<G> | null {
  const before = undo(sitting.history, seat);
  if (before === null) return null;
  return {
    history: before,
    record: cutTo(sitting.record, before.now.ply),
    told: sitting.told.slice(0, -1),
    untold: [...sitting.untold, ...sitting.told.slice(-1)],
  };
}

/** One move forth again. Luck lives in the table, so it happens as it did. */
export function playAgain<G extends Playable<G>>(game: Game<G>, sitting: Sitting<G>): Sitting<G> | null {
  const answer = sitting.history.undone.at(-1);
  const after = redo(game, sitting.history);
  if (answer === undefined || after === null) return null;
  return {
    history: after,
    record: extend(game, sitting.record, sitting.history.now, answer, after.now),
    told: [...sitting.told, ...sitting.untold.slice(-1)],
    untold: sitting.untold.slice(0, -1),
  };
}
