import { best, markRevealed } from '@fathom/kernel';
import type { State } from '../state.ts';
import { total } from './scoring.ts';

/** WD-END-01, WD-SCORE-03, WD-TIE-01 · Lords are revealed, all is counted; gold breaks ties, and what is left of them is shared. */
export function finish(s: State): void {
  markRevealed(s);
  const scores = s.players.map((_, seat) => total(s, seat));
  const winners = best(
    s.seats,
    (seat) => scores[seat]!,
    (seat) => s.players[seat]!.gold,
  );
  s.outcome = { scores, winners };
  s.log?.push({ type: 'lordsRevealed', lords: s.players.map(({ lord }) => lord) }, { type: 'gameEnded', scores, winners });
}

/** WD-TIE-01 · The places of all players; who cannot be told apart shares one. */
export function ranking(s: State): number[] {
  const { scores } = s.outcome!;
  const ahead = (a: number, b: number): boolean =>
    scores[a]! > scores[b]! || (scores[a] === scores[b] && s.players[a]!.gold > s.players[b]!.gold);
  return scores.map((_, seat) => 1 + scores.filter((__, other) => ahead(other, seat)).length);
}
