import { answerText, type GameText, type Move, type Piece, type Playable, type Question, type Seat } from '@fathom/kernel';
import { levelOf, type TableState } from '../table/answering.ts';
import { moveFor, movesOf, type Narrowed } from '../table/narrow.ts';

/** What is asked, with its cause, or the answer that waits for confirmation. */
export function askedText<G extends Playable<G>>(table: TableState<G>, text: GameText<G>, name: (side: Seat) => string): string {
  const { pending, chosen, shown } = table;
  if (pending !== null) return answerText(text, movesOf(pending), name);
  return questionText(text, levelOf(table).prompt, chosen.length === 0 ? shown.seatView.cause : undefined);
}

/** A question with its cause: "Change of Plans: choose a quest to discard", "Free Drinks! Choose an opponent". */
function questionText<G extends Playable<G>>(text: GameText<G>, prompt: Question<G> | null, cause: Piece | undefined): string {
  const about = cause === undefined ? null : text.piece(cause);
  if (prompt === null) return '';
  const question = text.prompt(prompt);
  if (about === null) return question;
  return /[!?…]$/u.test(about.name) ? `${about.name} ${question}` : `${about.name}: ${lowered(question)}`;
}

/** Questions begin with ordinary words, which are small after a colon. */
const lowered = (question: string): string => question[0]!.toLowerCase() + question.slice(1);

/** The parts of the answer that were chosen so far. */
export const chosenTexts = <G extends Playable<G>>(
  table: TableState<G>,
  narrowed: Narrowed<G>,
  text: GameText<G>,
  name: (side: Seat) => string,
): readonly string[] => [...table.chosen.map(movesOf), ...begun(narrowed, table.picked)].map((moves) => answerText(text, moves, name));

/** What was picked of an amount so far; empty if no amount is being put together. */
const begun = <G extends Playable<G>>({ moves, parts }: Narrowed<G>, picked: readonly Piece[]): readonly (readonly Move<G>[])[] =>
  picked.length > 0 && parts.some(({ move }) => move !== null) ? [picked.map((piece) => moveFor(moves, piece))] : [];

/** How much of an answer is complete. */
export interface AnswerProgress {
  readonly said: string;
  readonly isEnough: boolean;
}

/** The running sum of a payment; or how many pieces of an amount were picked, if all amounts are of one size. */
export function progressOf<G extends Playable<G>>(
  { sums, moves, parts }: Narrowed<G>,
  picked: number,
  text: GameText<G>,
): AnswerProgress | null {
  if (sums.length > 0 && text.sums !== undefined) {
    return { said: text.sums(sums), isEnough: sums.every(({ have, need }) => have >= need) };
  }
  const [size, ...others] = new Set(moves.flatMap(({ more }) => (more === undefined ? [] : [more.length + 1])));
  if (parts.length === 0 || size === undefined || others.length > 0) return null;
  return { said: `${picked} / ${size}`, isEnough: false };
}

/** Whose turn it is, and where the viewer stands: "Your turn · last turn". */
export function whoseText<G extends Playable<G>>({ shown }: TableState<G>, text: GameText<G>, whose: string): string {
  const { viewer, seatView } = shown;
  const moment = viewer === null ? null : (text.moment?.(seatView.view, viewer) ?? null);
  return moment === null ? whose : `${whose} · ${moment}`;
}
