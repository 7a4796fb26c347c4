import { touches } from '../drive.ts';
import type { Game, Move, Piece, Playable, Question, RuleId, Seat } from '../game.ts';
import { same } from '../hash.ts';
import { answers } from '../record.ts';
import type { GameText, Language, PieceText, RuleChapter } from '../text.ts';
import type { Ply } from './randomGame.ts';
import { archaicWord, foreignPoints, looseUnit, undeclined, wrongDash, type PointWords } from './style.ts';

/* Laws for the texts of every game. A law returns its violations; an empty list means that it holds. */

/** What random games offered, touched and logged. */
export interface TextSamples<G extends Playable<G>> {
  readonly offers: readonly (readonly Move<G>[])[];
  readonly touched: ReadonlySet<Piece>;
  /** As logged, and as redacted for viewers who may not know everything. */
  readonly events: readonly G['event'][];
}

export function collectTexts<G extends Playable<G>>(game: Game<G>, games: Iterable<Iterable<Ply<G>>>): TextSamples<G> {
  const offers: (readonly Move<G>[])[] = [];
  const touched = new Set<Piece>();
  const distinct = new Map<string, G['event']>();
  for (const plies of games) {
    for (const { s, events } of plies) {
      for (const event of events)
        for (const seen of [event, game.redact(event, null)]) if (seen !== null) distinct.set(JSON.stringify(seen), seen);
      const listed = answers(game, s);
      offers.push(listed.map(({ move }) => move));
      for (const { seat, move } of listed) for (const piece of touches(game, s, seat, move)) touched.add(piece);
    }
  }
  return { offers, touched, events: [...distinct.values()] };
}

/** A game whose texts are checked. */
export interface TextSubject<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly samples: TextSamples<G>;
  /** Events that random games rarely produce. */
  readonly rare: readonly G['event'][];
  readonly ruleIds: readonly RuleId[];
  readonly questions: readonly Question<G>[];
  readonly pieces: readonly Piece[];
  /** Those with a rule of their own, under their own name. */
  readonly titled: readonly Piece[];
  /** IDs that resemble a piece and are none. */
  readonly notPieces: readonly Piece[];
  /** The longest label of a button. */
  readonly longest: number;
  /** What can be seen of a move: moves with the same face may have the same words. */
  readonly face: (move: Move<G>) => unknown;
  /** The game's word for points. */
  readonly points: PointWords;
  /** Terms that the published rulebooks do not use, or use for something else. */
  readonly strange?: Readonly<Partial<Record<Language, RegExp>>>;
}

const foreign: Readonly<Record<Language, RegExp>> = { en: /\p{Script=Cyrillic}|'/u, ru: /[a-zіїєґ]/iu, uk: /[a-zыэёъ]/iu };
/** Typing and programming errors in a text. */
const slips = /^$|^\s|\s$|undefined|NaN|null|\[object|function| {2}|\.\.|!\.|[«“]{2}|\(\)/;
const ruleId = /\b[A-Z]{2,3}-[A-Z-]+-\d\d\b/g;

/** Is the text in this language, and without an obvious error? */
export const passesTextLaws = (language: Language, line: string): boolean =>
  !slips.test(line) && !foreign[language].test(line.replaceAll(ruleId, ''));

type TextLaws = Readonly<Record<string, () => readonly string[]>>;

/** Checks the texts of a game in one language: by the name of each law, what violates it. */
export function textLaws<G extends Playable<G>>(
  subject: TextSubject<G>,
  language: Language,
  text: GameText<G>,
  book: readonly RuleChapter[],
  name: (side: Seat) => string,
): TextLaws {
  const { samples, rare } = subject;
  const checked: Checked<G> = {
    subject,
    language,
    text,
    book,
    labelOf: (move) => text.move(move, name),
    eventLines: once(() => [...samples.events, ...rare].map((event) => text.event(event, name)).filter((line) => line !== null)),
    flawed: (texts) => [...new Set(texts)].filter((each) => !passesTextLaws(language, each)),
  };
  return { ...completeness(checked), ...moveLaws(checked), ...styleLaws(checked) };
}

/** The texts under test, and what several laws need of them. */
interface Checked<G extends Playable<G>> {
  readonly subject: TextSubject<G>;
  readonly language: Language;
  readonly text: GameText<G>;
  readonly book: readonly RuleChapter[];
  readonly labelOf: (move: Move<G>) => string;
  readonly eventLines: () => readonly string[];
  /** The texts that are in another language, or have an obvious error. */
  readonly flawed: (texts: readonly string[]) => string[];
}

const bookTexts = (book: readonly RuleChapter[]): string[] =>
  book.flatMap(({ title, rules }) => [title, ...rules.flatMap((rule) => [rule.title, rule.text])]);

/** Everything has its text. */
function completeness<G extends Playable<G>>({ subject, text, book, flawed }: Checked<G>): TextLaws {
  const { game, samples, ruleIds, pieces } = subject;
  const titles = new Map(book.flatMap(({ rules }) => rules.map(({ id, title }) => [id, title])));
  return {
    'the list of games has its texts': () => flawed([text.title, text.blurb]),

    'every question has its prompt': () => flawed(subject.questions.map((question) => text.prompt(question))),

    'every piece has a name, a text and a rule of the book': () =>
      pieces.flatMap((piece) => {
        const found = text.piece(piece);
        if (found === null || !ruleIds.includes(found.rule)) return [piece];
        return flawed([found.name, found.text]);
      }),

    'what is no piece has no text': () => subject.notPieces.filter((piece) => text.piece(piece) !== null),

    'what the rules point at is a piece': () => [...samples.touched].filter((piece) => text.piece(piece) === null),

    'a card has the same name in the book and on the table': () =>
      subject.titled.filter((piece) => text.piece(piece)!.name !== titles.get(text.piece(piece)!.rule)),

    'the book has every rule once, in order, under its chapter': () => [
      ...book.flatMap(({ rules }) => rules).flatMap(({ id }, i) => (id === ruleIds[i] ? [] : [id])),
      ...ruleIds.filter((id) => !titles.has(id)),
      ...flawed(bookTexts(book)),
    ],

    'every option and its values have words, and values differ': () =>
      optionLabels(game, text).flatMap(({ option, label, values }) => [
        ...flawed([label, ...values]),
        ...(new Set(values).size < values.length ? [option] : []),
      ]),
  };
}

/** Moves on their buttons, and events in the log. */
function moveLaws<G extends Playable<G>>({ subject, labelOf, eventLines, flawed }: Checked<G>): TextLaws {
  const { offers } = subject.samples;
  return {
    'every move fits a button': () => {
      const labels = [...new Set(offers.flat())].map(labelOf);
      return [...flawed(labels), ...labels.filter((each) => each.length > subject.longest || each.endsWith('.'))];
    },

    'moves offered together have different labels, unless they look the same': () =>
      offers.flatMap((offer) => {
        const byLabel = new Map<string, Move<G>>();
        return offer.flatMap((move) => {
          const line = labelOf(move);
          const twin = byLabel.get(line);
          byLabel.set(line, move);
          return twin === undefined || same(subject.face(move), subject.face(twin)) ? [] : [line];
        });
      }),

    'every event is a sentence, or needs none': () => [
      ...flawed(eventLines()),
      ...eventLines().filter((line) => !/^\p{Lu}.*[.!]$/u.test(line)),
    ],
  };
}

/** How the language is written. */
function styleLaws<G extends Playable<G>>(checked: Checked<G>): TextLaws {
  const { subject, language, text } = checked;
  const everything = once(() => everyText(checked));
  const pieceNames = once((): ReadonlySet<string> => new Set(subject.pieces.flatMap((piece) => text.piece(piece)?.name ?? [])));
  /** What a check of style finds, with its sentence. */
  const style = (check: (line: string) => string | null): string[] =>
    [...everything()].flatMap((line) => {
      const found = check(line);
      return found === null ? [] : [`${found}: ${line}`];
    });
  return {
    'points have the name of this game': () => style((line) => foreignPoints(language, subject.points[language], line)),
    'a number and its unit cannot be torn apart': () => style(looseUnit),
    'dashes are written as the language writes them': () => style((line) => wrongDash(language, line)),
    'a quoted name is declined where the sentence wants it': () => style((line) => undeclined(language, pieceNames(), line)),
    'terms are those of the published rulebook': () => style((line) => subject.strange?.[language]?.exec(line)?.[0] ?? null),
    'no archaic words': () => style((line) => archaicWord(language, line)),
  };
}

/** Everything a player can read, without rule numbers. */
const everyText = <G extends Playable<G>>({ subject, text, book, labelOf, eventLines }: Checked<G>): ReadonlySet<string> =>
  new Set(
    [
      text.title,
      text.blurb,
      ...subject.questions.map((question) => text.prompt(question)),
      ...subject.pieces.flatMap((piece) => named(text.piece(piece))),
      ...bookTexts(book),
      ...new Set(subject.samples.offers.flat().map(labelOf)),
      ...optionLabels(subject.game, text).flatMap(({ label, values }) => [label, ...values]),
      text.points(2),
      ...eventLines(),
    ].map((line) => line.replaceAll(ruleId, '')),
  );

/** The options of every table, and their values, in words. */
const optionLabels = <G extends Playable<G>>(game: Game<G>, text: GameText<G>) =>
  game.seatCounts.flatMap((seats) =>
    Object.entries<readonly unknown[]>(game.options(seats)).map(([option, values]) => {
      const key = option as keyof G['options'] & string;
      return { option, label: text.option(key), values: values.map((value) => text.optionValue(key, value)) };
    }),
  );

const named = (piece: PieceText | null): readonly string[] => (piece === null ? [] : [piece.name, piece.text]);

/** Computed on first use, then cached. */
function once<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | null = null;
  return () => (kept ??= { value: compute() }).value;
}
