import type { GameText, Playable, Seat, SideScore } from '@fathom/kernel';
import type { ShellText } from '../text/shell-text.ts';

/** The end of a game as it is shown on this screen. */
export interface Result<G extends Playable<G>> {
  readonly view: G['view'];
  readonly scores: readonly SideScore[];
  readonly names: readonly string[];
  readonly winners: readonly Seat[];
  /** The viewer's side; null for spectators, and for people who share a screen. */
  readonly me: Seat | null;
}

/** The parts of the scores in the order in which they are counted: what was hidden until the end comes last. */
export const inOrder = (scores: readonly SideScore[], last: readonly string[]): readonly SideScore[] =>
  scores.map(({ total, parts }) => ({
    total,
    parts: [...parts.filter(({ part }) => !last.includes(part)), ...parts.filter(({ part }) => last.includes(part))],
  }));

/** Who has won, to the viewer: by name, and "you" for their own side. */
export function winnerLine({ end }: ShellText, winners: readonly Seat[], names: readonly string[], me: Seat | null): string {
  if (me === null || !winners.includes(me)) return end.winner(winners.map((side) => names[side]!));
  const others = winners.filter((side) => side !== me).map((side) => names[side]!);
  return others.length === 0 ? end.youWin : end.youShare(others);
}

/** How it was decided: the tie-break, or by how much and above all in what; and where the viewer came in. */
export function decisionLine<G extends Playable<G>>(words: ShellText, text: GameText<G>, result: Result<G>): string {
  const { view, scores, winners, me } = result;
  const tie = text.tieBreak?.(view, winners) ?? null;
  const lines = [tie ?? marginLine(words, text, scores, winners)];
  if (me !== null && !winners.includes(me) && scores.length > 2) lines.push(words.end.place(placeOf(scores, winners, me), scores.length));
  return lines.join(' ').trim();
}

function marginLine<G extends Playable<G>>(
  { end }: ShellText,
  text: GameText<G>,
  scores: readonly SideScore[],
  winners: readonly Seat[],
): string {
  const winner = scores[winners[0]!]!;
  const next = scores.filter((_, side) => !winners.includes(side)).toSorted((a, b) => b.total - a.total)[0];
  if (next === undefined) return '';
  const leads = winner.parts.map(({ part: id, points }, i) => ({ id, won: points, lost: next.parts[i]!.points }));
  const most = leads.toSorted((a, b) => b.won - b.lost - (a.won - a.lost))[0];
  const margin = end.margin(winner.total, next.total);
  if (most === undefined || leads.length < 2 || most.won <= most.lost) return margin;
  const { id, won, lost } = most;
  return `${margin} ${text.lead?.(id, won, lost) ?? end.lead(text.part(id), won, lost)}`;
}

/** The place of a side that has not won: a winner is ahead of it with equally many points too. */
const placeOf = (scores: readonly SideScore[], winners: readonly Seat[], side: Seat): number =>
  1 + scores.filter(({ total }, other) => total > scores[side]!.total || winners.includes(other)).length;
