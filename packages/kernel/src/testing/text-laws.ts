import { touches } from '../drive.ts';
import type { Game, Move, Piece, Playable, Question, RuleId, Seat } from '../game.ts';
import { same } from '../hash.ts';
import { answers } from '../record.ts';
import type { GameText, Language, PieceText, RuleChapter } from '../text.ts';
import type { Ply } from './randomGame.ts';
import { archaicWord, foreignPoints, looseUnit, undeclined, wrongDash, type PointWords } from './style.ts';

/* What the texts of every game are held to. A law gives what breaks it; an empty list is a law that holds. */

/** What games offered, pointed at and told. */
export interface TextSamples<G extends Playable<G>> {
  readonly offers: readonly (readonly Move<G>[])[];
  readonly touched: ReadonlySet<Piece>;
  /** As it happened, and as those saw it who may not know all. */
  readonly events: readonly G['event'][];
}

export function collectTexts<G extends Playable<G>>(game: Game<G>, games: Iterable<Iterable<Ply<G>>>): TextSamples<G> {
  const offers: (readonly Move<G>[])[] = [];
  const touched = new Set<Piece>();
  const told = new Map<string, G['event']>();
  for (const plies of games) {
    for (const { s, events } of plies) {
      for (const event of events)
        for (const seen of [event, game.redact(event, null)]) if (seen !== null) told.set(JSON.stringify(seen), seen);
      const listed = answers(game, s);
      offers.push(listed.map(({ move }) => move));
      for (const { seat, move } of listed) for (const piece of touches(game, s, seat, move)) touched.add(piece);
    }
  }
  return { offers, touched, events: [...told.values()] };
}

/** What a game's texts have to speak of. */
export interface TextSubject<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly heard: TextSamples<G>;
  /** Events that random games seldom see. */
  readonly rare: readonly G['event'][];
  readonly ruleIds: readonly RuleId[];
  readonly questions: readonly Question<G>[];
  readonly pieces: readonly Piece[];
  /** Those among them that have a rule of their own, under their own name. */
  readonly titled: readonly Piece[];
  /** What sounds like a piece and is none. */
  readonly strangers: readonly Piece[];
  /** No button carries more letters. */
  readonly longest: number;
  /** What can be seen of a move: where that is the same, the words may be. */
  readonly face: (move: Move<G>) => unknown;
  /** How this game calls its points. */
  readonly points: PointWords;
  /** Terms that its published rulebooks do not use, or use for something else. */
  readonly strange?: Readonly<Partial<Record<Language, RegExp>>>;
}

const foreign: Readonly<Record<Language, RegExp>> = { en: /\p{Script=Cyrillic}|'/u, ru: /[a-zіїєґ]/iu, uk: /[a-zыэёъ]/iu };
/** What a slip of the pen leaves behind. */
const slips = /^$|^\s|\s$|undefined|NaN|null|\[object|function| {2}|\.\.|!\.|[«“]{2}|\(\)/;
const ruleId = /\b[A-Z]{2,3}-[A-Z-]+-\d\d\b/g;

/** Is this said in the language, and without a slip? */
export const passesTextLaws = (language: Language, said: string): boolean =>
  !slips.test(said) && !foreign[language].test(said.replaceAll(ruleId, ''));

type Complaints = () => readonly string[];

export function textLaws<G extends Playable<G>>(
  spoken: TextSubject<G>,
  language: Language,
  text: GameText<G>,
  book: readonly RuleChapter[],
  name: (side: Seat) => string,
): Readonly<Record<string, Complaints>> {
  const { game, heard, ruleIds, pieces } = spoken;
  const unwell = (said: readonly string[]): string[] => [...new Set(said)].filter((each) => !passesTextLaws(language, each));
  const titles = new Map(book.flatMap(({ rules }) => rules.map(({ id, title }) => [id, title])));
  const called = (move: Move<G>): string => text.move(move, name);
  const lines = (): string[] => [...heard.events, ...spoken.rare].map((event) => text.event(event, name)).filter((line) => line !== null);

  /** Everything a player can read, without rule numbers. */
  const everything = once(
    (): ReadonlySet<string> =>
      new Set(
        [
          text.title,
          text.blurb,
          ...spoken.questions.map((question) => text.prompt(question)),
          ...pieces.flatMap((piece) => named(text.piece(piece))),
          ...book.flatMap(({ title, rules }) => [title, ...rules.flatMap((rule) => [rule.title, rule.text])]),
          ...new Set(heard.offers.flat().map(called)),
          ...optionWords(game, text),
          text.points(2),
          ...lines(),
        ].map((said) => said.replaceAll(ruleId, '')),
      ),
  );
  const pieceNames = once((): ReadonlySet<string> => new Set(pieces.flatMap((piece) => text.piece(piece)?.name ?? [])));
  /** What a check of style finds, with the words around it. */
  const style = (check: (said: string, points: string) => string | null): string[] =>
    [...everything()].flatMap((said) => {
      const found = check(said, spoken.points[language]);
      return found === null ? [] : [`${found}: ${said}`];
    });

  return {
    'the shelf has its words': () => unwell([text.title, text.blurb]),

    'every question has its prompt': () => unwell(spoken.questions.map((question) => text.prompt(question))),

    'every piece has a name, a text and a rule of the book': () =>
      pieces.flatMap((piece) => {
        const found = text.piece(piece);
        if (found === null || !ruleIds.includes(found.rule)) return [piece];
        return unwell([found.name, found.text]);
      }),

    'what is no piece has no text': () => spoken.strangers.filter((piece) => text.piece(piece) !== null),

    'what the rules point at is a piece': () => [...heard.touched].filter((piece) => text.piece(piece) === null),

    'a card is called in the book as on the table': () =>
      spoken.titled.filter((piece) => text.piece(piece)!.name !== titles.get(text.piece(piece)!.rule)),

    'the book has every rule once, in order, under its chapter': () => [
      ...book.flatMap(({ rules }) => rules).flatMap(({ id }, i) => (id === ruleIds[i] ? [] : [id])),
      ...ruleIds.filter((id) => !titles.has(id)),
      ...unwell(book.flatMap(({ title, rules }) => [title, ...rules.flatMap((rule) => [rule.title, rule.text])])),
    ],

    'every option and its values have words, and values differ': () =>
      game.seatCounts.flatMap((seats) =>
        Object.entries<readonly unknown[]>(game.options(seats)).flatMap(([option, values]) => {
          const key = option as keyof G['options'] & string;
          const said = values.map((value) => text.optionValue(key, value));
          return [...unwell([text.option(key), ...said]), ...(new Set(said).size < said.length ? [option] : [])];
        }),
      ),

    'every move fits a button': () => {
      const said = [...new Set(heard.offers.flat())].map(called);
      return [...unwell(said), ...said.filter((each) => each.length > spoken.longest || each.endsWith('.'))];
    },

    'moves offered together can be told apart, unless they look the same': () =>
      heard.offers.flatMap((offer) => {
        const told = new Map<string, Move<G>>();
        return offer.flatMap((move) => {
          const said = called(move);
          const twin = told.get(said);
          told.set(said, move);
          return twin === undefined || same(spoken.face(move), spoken.face(twin)) ? [] : [said];
        });
      }),

    'every event is a sentence, or needs none': () => [...unwell(lines()), ...lines().filter((line) => !/^\p{Lu}.*[.!]$/u.test(line))],

    'points are called as this game calls them': () => style((said, points) => foreignPoints(language, points, said)),

    'a number and its unit cannot be torn apart': () => style(looseUnit),

    'dashes are written as the language writes them': () => style((said) => wrongDash(language, said)),

    'a quoted name is declined where the sentence wants it': () => style((said) => undeclined(language, pieceNames(), said)),

    'terms are those of the published rulebook': () => style((said) => spoken.strange?.[language]?.exec(said)?.[0] ?? null),

    'nothing sounds archaic': () => style((said) => archaicWord(language, said)),
  };
}

/** The options of every table, and their values. */
const optionWords = <G extends Playable<G>>(game: Game<G>, text: GameText<G>): readonly string[] =>
  game.seatCounts.flatMap((seats) =>
    Object.entries<readonly unknown[]>(game.options(seats)).flatMap(([option, values]) => {
      const key = option as keyof G['options'] & string;
      return [text.option(key), ...values.map((value) => text.optionValue(key, value))];
    }),
  );

const named = (piece: PieceText | null): readonly string[] => (piece === null ? [] : [piece.name, piece.text]);

/** Computed when first asked for, then kept. */
function once<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | null = null;
  return () => (kept ??= { value: compute() }).value;
}
