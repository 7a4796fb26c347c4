import { answerText, type GameText, type OfferedMove, type Playable } from '@fathom/kernel';
import { movesOf, type Narrowed, type AnswerPart } from '../table/narrow.ts';
import type { TableActions } from '../table/table.ts';

/** A button of the prompt. */
export interface Offer<G extends Playable<G>> {
  readonly label: string;
  /** The whole answer that it gives; null for a piece that is added to an amount or a payment. */
  readonly answer: OfferedMove<G> | null;
  readonly act: () => void;
}

/** Can the answer be given by touching pieces on the table? */
export const isOnTable = <G extends Playable<G>>({ answer }: Offer<G>): boolean =>
  answer === null || (answer.touches.length > 0 && answer.shortcut !== true);

/** The buttons for the player who is asked, in the list and on the keys: whole answers, and what can be added to an amount or a payment. */
export function offersOf<G extends Playable<G>>(
  { listed, parts }: Narrowed<G>,
  { pick, choose }: TableActions,
  text: GameText<G>,
  name: (side: number) => string,
): readonly Offer<G>[] {
  const called = ({ piece, move }: AnswerPart<G>): string => (move === null ? (text.piece(piece)?.name ?? piece) : text.move(move, name));
  const labels = parts.map(called);
  const added = parts.map((part, i) => ({ label: labels[i]!, answer: null, act: () => pick(part.piece) }));
  return [
    ...listed.map((answer) => ({ label: answerText(text, movesOf(answer), name), answer, act: () => choose(answer) })),
    ...added.filter(({ label }, i) => labels.indexOf(label) === i), // one button for all copies
  ];
}
