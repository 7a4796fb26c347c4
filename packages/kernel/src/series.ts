import { asked, play, type Played, type Refusal } from './drive.ts';
import type { Game, Playable, Seat } from './game.ts';

/** A series of answers that was played as a whole: the result of each, the last one last. */
export interface PlayedSeries<G extends Playable<G>> {
  readonly ok: true;
  readonly parts: readonly Played<G>[];
}

/**
 * Plays several moves of one seat as a whole: all of them, or none. Each is looked up when its turn comes. All but the last
 * must leave the answer open: nothing drawn or revealed, and the same seat asked again.
 */
export function playSeries<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat,
  wanted: readonly unknown[],
): PlayedSeries<G> | Refusal {
  const parts: Played<G>[] = [];
  let now = s;
  for (const move of wanted) {
    const isOpen = parts.length === 0 || (now.undoFloor <= s.ply && asked(game, now).includes(seat));
    if (!isOpen) return { ok: false, code: 'not-asked', rule: game.refusals.notAsked };
    const played: Played<G> | Refusal = play(game, now, seat, move, parts.at(-1)?.open);
    if (!played.ok) return played;
    parts.push(played);
    now = played.state;
  }
  return parts.length > 0 ? { ok: true, parts } : { ok: false, code: 'malformed-move', rule: game.refusals.notAsked };
}
