import { answerText, type GameText, type Playable } from '@fathom/kernel';
import { movesOf, type Narrowed, type Part } from '../table/narrow.ts';
import type { TableActions } from '../table/table.ts';

/** A button of the prompt. */
interface Offer {
  readonly label: string;
  /** Stands for a piece of a payment, which can be picked on the table too. */
  readonly isPiece: boolean;
  readonly act: () => void;
}

/** The buttons for the player who is asked, in the list and on the keys: whole answers, and what can be added to an amount or a payment. */
export function offersOf<G extends Playable<G>>(
  { listed, parts }: Narrowed<G>,
  { pick, choose }: TableActions,
  text: GameText<G>,
  name: (side: number) => string,
): readonly Offer[] {
  const called = ({ piece, move }: Part<G>): string => (move === null ? (text.piece(piece)?.name ?? piece) : text.move(move, name));
  const labels = parts.map(called);
  const added = parts.map((part, i) => ({ label: labels[i]!, isPiece: part.move === null, act: () => pick(part.piece) }));
  return [
    ...listed.map((answer) => ({ label: answerText(text, movesOf(answer), name), isPiece: false, act: () => choose(answer) })),
    ...added.filter(({ label }, i) => labels.indexOf(label) === i), // one button for all copies
  ];
}
