import type { Game, Piece, Playable, Seat } from '../game.ts';
import { answers } from '../record.ts';
import { languages, spoken, type GameText, type Language, type PieceRemarks } from '../text.ts';
import type { Ply } from './randomGame.ts';
import { passesTextLaws } from './text-laws.ts';

/* Laws for what is said about pieces as they lie. */

/** What the players of a test are called. */
export const people: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Boris', 'Clara', 'David', 'Emma', 'Felix'],
  ru: ['Анна', 'Борис', 'Клара', 'Давид', 'Эмма', 'Феликс'],
  uk: ['Анна', 'Борис', 'Клара', 'Давид', 'Емма', 'Фелікс'],
};

/** The remarks of a game, and what must be known of its pieces to judge them. */
export interface RemarkedGame<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly texts: Readonly<Record<Language, GameText<G>>>;
  readonly loadRemarks: (language: Language) => Promise<PieceRemarks<G>>;
  /** Random games, and how far apart those that are looked at, and their positions, are. */
  readonly games: Iterable<Iterable<Ply<G>>>;
  readonly apart: { readonly games: number; readonly plies: number };
  /** The pieces of a table that its view does not name: decks, piles, players, goods. */
  readonly fixtures: (view: G['view']) => readonly Piece[];
  /** What can be seen of a piece: only those with the same face may have the same sentence. */
  readonly face: (piece: Piece) => string;
}

/** The test runner: the kernel imports none. */
export interface RemarkContext {
  readonly test: (name: string, body: () => Promise<void>) => void;
  readonly expect: (value: unknown) => { toEqual(other: unknown): void; toBeGreaterThan(other: number): void };
}

/** Declares the tests of what is said about pieces: one for each language. */
export function remarkTests<G extends Playable<G>>(subject: RemarkedGame<G>, { test, expect }: RemarkContext): void {
  const { game, texts, loadRemarks, fixtures, face } = subject;
  const samples = positionsOf(subject);
  for (const language of languages)
    test(`every piece is a sentence in ${language}`, async () => {
      const said = { game, text: texts[language], remarks: await loadRemarks(language), language, fixtures, face };
      expect(samples.length).toBeGreaterThan(15);
      expect(samples.flatMap((s) => remarkFaults(said, s)).slice(0, 5)).toEqual([]);
    });
}

/** Positions of a few random games, far apart. */
function positionsOf<G extends Playable<G>>({ game, games, apart }: RemarkedGame<G>): G['state'][] {
  const found: G['state'][] = [];
  let ply = 0;
  let nth = 0;
  for (const played of games) {
    if (nth++ % apart.games !== 0) continue;
    for (const { s } of played) if (ply++ % apart.plies === 0) found.push(game.clone(s));
  }
  return found;
}

interface RemarkSubject<G extends Playable<G>> extends Pick<RemarkedGame<G>, 'game' | 'fixtures' | 'face'> {
  readonly text: GameText<G>;
  readonly remarks: PieceRemarks<G>;
  readonly language: Language;
}

/** All violations in one position, as every seat and a spectator hear it. */
function remarkFaults<G extends Playable<G>>(subject: RemarkSubject<G>, s: G['state']): string[] {
  const { game, remarks, language } = subject;
  const viewers: readonly (Seat | null)[] = [...Array.from({ length: s.seats }, (_, seat) => seat), null];
  const told = viewers.flatMap((viewer) => viewFaults(subject, game.view(s, viewer), viewer));
  const moves = answers(game, s).map(({ move }) => remarks.can(move));
  return [...told, ...[...moves, remarks.can(null)].filter((said) => !isFact(language, said))];
}

function viewFaults<G extends Playable<G>>(subject: RemarkSubject<G>, view: G['view'], viewer: Seat | null): string[] {
  const { text, remarks, language, face } = subject;
  const seen = { view, viewer, name: (side: Seat): string => people[language][side] ?? text.automaton(view) };
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
