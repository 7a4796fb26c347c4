import type { Playable, Seat } from '@fathom/kernel';
import type { WebGame } from './game.ts';
import type { Shown } from '../table/scene.ts';
import type { ShellText } from '../text/shell-text.ts';

/** Who acts in what is on the screen: the player whose move is being shown, otherwise everybody who is asked. */
export function actorsOf<G extends Playable<G>>({ seatView, isAnimating, acting }: Shown<G>): readonly Seat[] {
  return isAnimating && acting !== null ? [acting] : seatView.asked;
}

/**
 * Whose turn it is and who is asked, in words. "Your turn" is said only in one's own turn; an answer in another's turn is named as such;
 * people who share a screen are called by their names.
 */
export function turnLabel<G extends Playable<G>>(
  game: Pick<WebGame<G>, 'turnOf'>,
  shown: Shown<G>,
  words: ShellText,
  name: (side: Seat) => string,
): string {
  const { table, end } = words;
  const { seatView, viewer, thinking, isAnimating, isShared } = shown;
  if (seatView.outcome !== null && !isAnimating) return end.title;
  const actors = seatView.moves.length > 0 && viewer !== null ? [viewer] : actorsOf(shown);
  const owner = game.turnOf(seatView.view) ?? actors[0] ?? 0;
  if (viewer !== null && !isShared && actors.includes(viewer)) return owner === viewer ? table.yourTurn : table.yourAnswer(name(owner));
  if (thinking !== null && !isAnimating) return table.thinking(name(thinking));
  const names = actors.map(name).join(', ');
  return actors.length === 1 && actors[0] === owner ? table.turnOf(names) : table.answering(names);
}
