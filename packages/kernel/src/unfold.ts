import { step } from './drive.ts';
import type { Game, Move, Playable, Seat } from './game.ts';
import { same } from './hash.ts';
import type { Answer } from './record.ts';

/** A stretch of a move that is seen at once: what happened, and the table as it then stood. */
export interface Beat<G extends Playable<G>> {
  readonly events: readonly G['event'][];
  readonly state: G['state'];
}

/**
 * A listed move, played on a copy and told beat by beat: one for every step that had something to tell, so that screens can show one thing
 * after another. The last beat is the table that `play` gives.
 */
export function unfold<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat, move: Move<G>): readonly Beat<G>[] {
  const state = game.clone(s);
  const beats: Beat<G>[] = [];
  let told: G['event'][] = [];
  const beat = (): void => {
    state.log = null;
    beats.push({ events: told, state: game.clone(state) });
    told = [];
    state.log = told;
  };
  state.log = told;
  step(game, state, seat, move, () => {
    if (told.length > 0) beat();
  });
  state.log = null;
  return [...beats.slice(0, -1), { events: beats.at(-1)?.events ?? [], state }];
}

/** A stretch of a move as one viewer sees it. */
export interface SeenBeat<G extends Playable<G>> {
  readonly events: readonly G['event'][];
  readonly view: G['view'];
}

/** The beats of several moves of one seat, one after another. */
export function watchSeries<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat,
  moves: readonly Move<G>[],
  viewer: Seat | null,
): SeenBeat<G>[] {
  const state = game.clone(s);
  return moves.flatMap((move) => {
    const beats = watch(game, state, { seat, move }, viewer);
    step(game, state, seat, move);
    return beats;
  });
}

/** The beats of a move through a seat's eyes, or a spectator's; one in which nothing can be seen to change joins the next. */
export function watch<G extends Playable<G>>(game: Game<G>, s: G['state'], { seat, move }: Answer<G>, viewer: Seat | null): SeenBeat<G>[] {
  const beats: SeenBeat<G>[] = [];
  let last = game.view(s, viewer);
  let told: G['event'][] = [];
  for (const { events, state } of unfold(game, s, seat, move)) {
    told.push(...events.flatMap((event) => game.redact(event, viewer) ?? []));
    const view = game.view(state, viewer);
    if (same(view, last)) continue;
    beats.push({ events: told, view });
    last = view;
    told = [];
  }
  return beats;
}
