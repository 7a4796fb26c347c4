import type { Game, Piece, Playable, Seat } from '../game.ts';
import { answers } from '../record.ts';
import { spoken, type GameText, type Language, type PieceRemarks } from '../text.ts';
import { passesTextLaws } from './text-laws.ts';

/* Laws for what is said about pieces as they lie. */

export interface RemarkSubject<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly text: GameText<G>;
  readonly remarks: PieceRemarks<G>;
  readonly language: Language;
  /** What the players are called in this language. */
  readonly people: readonly string[];
  /** The pieces of a table that its view does not name: decks, piles, players, goods. */
  readonly fixtures: (view: G['view']) => readonly Piece[];
  /** What can be seen of a piece: only those with the same face may have the same sentence. */
  readonly face: (piece: Piece) => string;
}

/** All violations in one position, as every seat and a spectator hear it. */
export function remarkFaults<G extends Playable<G>>(subject: RemarkSubject<G>, s: G['state']): string[] {
  const { game, remarks, language } = subject;
  const viewers: readonly (Seat | null)[] = [...Array.from({ length: s.seats }, (_, seat) => seat), null];
  const told = viewers.flatMap((viewer) => viewFaults(subject, game.view(s, viewer), viewer));
  const moves = answers(game, s).map(({ move }) => remarks.can(move));
  return [...told, ...[...moves, remarks.can(null)].filter((said) => !isFact(language, said))];
}

function viewFaults<G extends Playable<G>>(subject: RemarkSubject<G>, view: G['view'], viewer: Seat | null): string[] {
  const { text, remarks, language, people, face } = subject;
  const seen = { view, viewer, name: (side: Seat): string => people[side] ?? text.automaton(view) };
  const faces = new Map<string, string>();
  const faults: string[] = [];
  for (const piece of new Set([...namedIn(view, text), ...subject.fixtures(view)])) {
    const told = remarks.sentence(piece, seen);
    const said = told === null ? '' : spoken(told, null);
    if (!isSentence(language, said)) faults.push(`${piece}: ${said}`);
    else if ((faces.get(said) ?? face(piece)) !== face(piece)) faults.push(`${piece} and another one: ${said}`);
    else faces.set(said, face(piece));
    const standing = remarks.standing(piece, seen);
    if (standing !== null && !(isSentence(language, standing) && standing.endsWith('.'))) faults.push(`${piece}: ${standing}`);
  }
  return faults;
}

/** Begins like a sentence, in the right alphabet, and no number stands alone between two commas. */
const isSentence = (language: Language, said: string): boolean => /^[\p{Lu}\d«„“]/u.test(said) && isFact(language, said);
const isFact = (language: Language, said: string): boolean =>
  passesTextLaws(language, said) && said.split(/[,;.!?] ?/u).every((part) => part === '' || /\p{L}/u.test(part));

/** Every piece that a view names. */
function namedIn<G extends Playable<G>>(view: G['view'], text: GameText<G>): Set<Piece> {
  const found = new Set<Piece>();
  const search = (value: unknown): void => {
    if (typeof value === 'string' && text.piece(value) !== null) found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(search);
  };
  search(view);
  return found;
}
