import {
  BOOK_SEED,
  piecesAt,
  valueAt,
  type BookPlan,
  type BookPosition,
  type BookWords,
  type ChapterPlan,
  type ChapterWords,
} from '../book.ts';
import { play } from '../drive.ts';
import { ok, type Result } from '../errors.ts';
import type { Game, Move, Piece, Playable, RuleId } from '../game.ts';
import { arrange } from '../position.ts';
import { rngFrom } from '../rng.ts';
import { languages, type Language } from '../text.ts';
import { typesetAll } from '../typography.ts';
import { allSentences, styleFaults } from './sentences.ts';
import { passesTextLaws } from './text-laws.ts';

/* Checks of a rulebook for people: its pictures can be drawn, its examples are true, its words are clean. */

export interface BookSubject<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly plan: BookPlan<Move<G>>;
  readonly words: Readonly<Record<Language, BookWords>>;
  readonly ruleIds: readonly RuleId[];
  readonly isPiece: (piece: Piece) => boolean;
  /** The game's word for points. */
  readonly points: Readonly<Record<Language, string>>;
}

/** The test runner: the kernel imports none. */
interface BookContext {
  readonly test: (name: string, body: () => void) => void;
  readonly expect: (value: unknown) => { toEqual(other: unknown): void };
}

/** Declares the tests of a book. */
export function bookTests<G extends Playable<G>>(subject: BookSubject<G>, { test, expect }: BookContext): void {
  test('the book names only rules, modules and pieces that exist', () => expect(planFaults(subject)).toEqual([]));
  test('every picture shows a possible position', () => expect(pictureFaults(subject)).toEqual([]));
  test('every example can be played and comes out as it says, in all languages', () => expect(exampleFaults(subject)).toEqual([]));
  for (const language of languages) test(`the words are clean: ${language}`, () => expect(wordFaults(subject, language)).toEqual([]));
}

/** Rule IDs that do not exist, modules that are not declared, pieces that are none. */
export function planFaults<G extends Playable<G>>({ plan, ruleIds, isPiece }: BookSubject<G>): string[] {
  const modules = Object.keys(plan.modules);
  const isUnknown = (module: string | undefined): boolean => module !== undefined && !modules.includes(module);
  return [
    ...Object.entries(plan.chapters).flatMap(([id, { module, sections, example }]) => [
      ...(isUnknown(module) ? [`${id}: ${module}`] : []),
      ...Object.values(sections).flatMap((rules) => rules.filter((rule) => !ruleIds.includes(rule))),
      ...(example?.steps ?? []).flatMap(({ pieces }) => pieces.filter((piece) => !isPiece(piece)).map((piece) => `${id}: ${piece}`)),
    ]),
    ...Object.values(plan.modules).flatMap((starts) =>
      starts.filter((start) => !ruleIds.some((rule) => rule.startsWith(start))).map((start) => `no rule begins with ${start}`),
    ),
    ...Object.entries(plan.gallery).flatMap(([kind, { groups, pieces }]) =>
      pieces
        .filter(({ piece, group, module }) => !isPiece(piece) || !groups.includes(group) || isUnknown(module))
        .map(({ piece }) => `${kind}: ${piece}`),
    ),
  ];
}

/** Positions that cannot be arranged, and rows of pictures without pieces. */
export function pictureFaults<G extends Playable<G>>({ game, plan, isPiece }: BookSubject<G>): string[] {
  return Object.entries(plan.chapters).flatMap(([id, { picture }]) => {
    if (picture === undefined) return [];
    const arranged = stateOf(game, picture.position);
    if (!arranged.ok) return [`${id}: ${JSON.stringify(arranged.fault)}`];
    const state = arranged.value;
    if (picture.shows === 'side' && picture.side >= game.score(game.open(state)).length) return [`${id}: no side ${picture.side}`];
    const rows = picture.shows === 'pieces' ? Object.values(picture.rows) : [];
    return rows.flatMap((path) => {
      const pieces = piecesAt(game.open(state), path);
      return pieces.length === 0 || pieces.some((piece) => !isPiece(piece)) ? [`${id}: ${path}: ${pieces.join()}`] : [];
    });
  });
}

/** Moves that the rules refuse, numbers that do not come true, and numbers that the words do not name, or not in every language. */
export function exampleFaults<G extends Playable<G>>(subject: BookSubject<G>): string[] {
  return Object.entries(subject.plan.chapters).flatMap(([id, chapter]) => [
    ...playFaults(subject.game, chapter).map((fault) => `${id}: ${fault}`),
    ...Object.entries(subject.words).flatMap(([language, { chapters }]) =>
      spokenFaults(chapter, chapters[id]!, subject.words.en.chapters[id]!).map((fault) => `${id}, ${language}: ${fault}`),
    ),
  ]);
}

function playFaults<G extends Playable<G>>(game: Game<G>, { example }: ChapterPlan<Move<G>>): string[] {
  if (example === undefined) return [];
  const start = stateOf(game, example.position);
  if (!start.ok) return [JSON.stringify(start.fault)];
  let state = start.value;
  const faults: string[] = [];
  for (const [i, { moves, after }] of example.steps.entries()) {
    for (const { by, move } of moves) {
      const played = play(game, state, by, move);
      if (!played.ok) return [...faults, `step ${i + 1}: seat ${by} may not play ${JSON.stringify(move)}: ${JSON.stringify(played)}`];
      state = played.state;
    }
    const facts = factsOf(game, state);
    for (const [path, value] of Object.entries(after)) {
      const found = valueAt(facts, path);
      if (found !== value) faults.push(`step ${i + 1}: ${path} is ${JSON.stringify(found)}, not ${value}`);
    }
  }
  return faults;
}

/** The open view, and the points of each side: in all, and part by part. */
function factsOf<G extends Playable<G>>(game: Game<G>, state: G['state']): object {
  const view = game.open(state);
  const score = game
    .score(view)
    .map(({ total, parts }) => ({ total, ...Object.fromEntries(parts.map(({ part, points }) => [part, points])) }));
  return { ...view, score };
}

function spokenFaults({ example }: ChapterPlan<unknown>, own: ChapterWords, model: ChapterWords): string[] {
  return (example?.steps ?? []).flatMap(({ after }, i) => {
    const text = own.example!.steps[i]!;
    const said = numbersIn(text);
    const missing = Object.values(after).filter((value) => !said.includes(Math.abs(value)));
    const same = numbersIn(model.example!.steps[i]!);
    return [
      ...missing.map((value) => `step ${i + 1} does not say ${value}`),
      ...(sorted(said) === sorted(same) ? [] : [`step ${i + 1} has other numbers than in English: ${text}`]),
    ];
  });
}

const sorted = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join();

const numbersIn = (text: string): number[] => Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));

/** Typing errors, foreign letters and everything else that the texts of games are checked for; empty tables; wrong widths. */
export function wordFaults<G extends Playable<G>>({ words, points }: BookSubject<G>, language: Language): string[] {
  const sentences = allSentences(typesetAll(language, words[language]), {});
  const tables = Object.entries(words[language].chapters).flatMap(([id, { sections }]) =>
    Object.values(sections).flatMap(({ table }) =>
      table === undefined || table.rows.every((row) => row.length === table.head.length) ? [] : [`${id}: a row of another width`],
    ),
  );
  return [
    ...tables,
    ...styleFaults(language, sentences, points[language]),
    ...sentences.filter(([, text]) => !passesTextLaws(language, text)).map(([at, text]) => `${at}: ${text}`),
  ];
}

function stateOf<G extends Playable<G>>(game: Game<G>, facts: BookPosition): Result<G['state']> {
  const arranged = arrange(game, { format: 'fathom-position/1', game: game.id, ...facts }, rngFrom(BOOK_SEED));
  return arranged.ok ? ok(arranged.value.state) : arranged;
}
