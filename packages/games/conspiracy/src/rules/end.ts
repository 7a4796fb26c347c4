import { best, tieBreak, type Outcome, type Seat, type TieBreak } from '@fathom/kernel';
import { soloWinner } from '../expansions/solo/rivals.ts';
import type { Laid, State } from '../state.ts';
import { total } from './scoring.ts';

/** CO-END-03, CO-SCORE-01 · Nobody plays on; the points are counted once. */
export function finish(s: State): void {
  const outcome = outcomeOf(s);
  s.outcome = outcome;
  s.stack = [];
  s.log?.push({ type: 'gameEnded', ...outcome });
}

/** CO-SCORE-06, CO-TIE-01, 02 · Most points, then most pearls; who is still equal wins together. */
function outcomeOf(t: Laid): Outcome {
  const scores = t.players.map((_, side) => total(t, side));
  const winners =
    t.rival === null
      ? best(
          scores.length,
          (seat) => scores[seat]!,
          (seat) => t.players[seat]!.pearls,
        )
      : [soloWinner(t, scores)];
  return { scores, winners };
}

/** CO-TIE-01, 02, OPT-SOLO-11 · What decided between equals; against a rival it is who is Master of Pearls. Null without a tie. */
export function tieBreakOf(t: Laid, winners: readonly Seat[]): TieBreak<'pearls' | 'master'> | null {
  const scores = t.players.map((_, side) => total(t, side));
  if (t.rival === null) return tieBreak(scores, winners, { pearls: (seat) => t.players[seat]!.pearls });
  return scores[0] === scores[t.seats] ? { by: 'master', won: t.master === 0 ? 1 : 0, lost: 0 } : null;
}

/** CO-TIE-03 · Places, best first: by total, then pearls; equals share a place. */
export function ranking(t: Laid): Seat[][] {
  if (t.rival !== null) return outcomeOf(t).winners[0] === 0 ? [[0], [t.seats]] : [[t.seats], [0]]; // OPT-SOLO-11 · one of the two has won
  const places: Seat[][] = [];
  let rest = t.players.map((_, side) => side);
  while (rest.length > 0) {
    const top = best(
      rest.length,
      (i) => total(t, rest[i]!),
      (i) => t.players[rest[i]!]!.pearls,
    ).map((i) => rest[i]!);
    places.push(top);
    rest = rest.filter((side) => !top.includes(side));
  }
  return places;
}
