import { StepSplitter, type AnimationStep } from './animation.ts';
import { asked, play, type OpenQuestion, type PlayedMove, type Refusal } from './drive.ts';
import type { Game, Playable, Seat } from './game.ts';

/** A series of answers that was played as a whole: the result of each, the last one last. */
export interface PlayedSeries<G extends Playable<G>> {
  readonly ok: true;
  readonly parts: readonly PlayedPart<G>[];
}

export interface PlayedPart<G extends Playable<G>> extends PlayedMove<G> {
  /** What a screen shows, one after another. */
  readonly steps: readonly AnimationStep<G>[];
}

/**
 * Plays several moves of one seat as a whole: all of them, or none. Each is looked up when its turn comes. All but the last
 * must leave the answer open: nothing drawn or revealed, and the same seat asked again. `open` is what the table waits for, if the
 * caller has it.
 */
export function playSeries<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat,
  wanted: readonly unknown[],
  open: OpenQuestion<G> | null = null,
): PlayedSeries<G> | Refusal {
  const parts: PlayedPart<G>[] = [];
  let now = s;
  let question = open;
  for (const move of wanted) {
    const isOpen = parts.length === 0 || (now.undoFloor <= s.ply && asked(game, now).includes(seat));
    if (!isOpen) return { ok: false, code: 'not-asked', rule: game.refusals.notAsked };
    const splitter = new StepSplitter(game);
    const played: PlayedMove<G> | Refusal = play(game, now, seat, move, question, splitter.between);
    if (!played.ok) return played;
    parts.push({ ...played, steps: splitter.endingAt(played.state, played.events) });
    now = played.state;
    question = played.open;
  }
  return parts.length > 0 ? { ok: true, parts } : { ok: false, code: 'malformed-move', rule: game.refusals.notAsked };
}
