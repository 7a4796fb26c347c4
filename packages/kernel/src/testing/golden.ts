import { play, step } from '../drive.ts';
import { invariant } from '../errors.ts';
import type { Game, Move, Outcome, Playable, Seat } from '../game.ts';
import { stateHash } from '../hash.ts';
import { decode, encode } from '../link.ts';
import { answers, extendRecord, openRecord, type GameRecord, type Retraced } from '../record.ts';
import { rngFrom } from '../rng.ts';
import { load, save } from '../save.ts';
import { soakRound } from './soak.ts';
import { chosen, oneOf, type Ply, type MoveWeights } from './randomGame.ts';

/*
 * Recorded games: transcripts to read, and a corpus of links and saves that must open for ever. A rule change shows as a diff of
 * the transcripts; UPDATE_GOLDEN=1 writes them again. An existing corpus is never overwritten.
 */

/** What a recorded game is generated from. */
export interface Setting<G extends Playable<G>> {
  readonly seats: readonly string[];
  readonly options: Partial<G['options']>;
  readonly secret: string;
  readonly weights: MoveWeights<G>;
}

/** A whole game through `play`, with moves from a generator of its own: every moment of it, and its record. */
function recorded<G extends Playable<G>>(
  game: Game<G>,
  { seats, options, secret, weights }: Setting<G>,
): { readonly record: GameRecord; readonly last: G['state']; readonly plies: readonly Ply<G>[] } {
  const opening = openRecord(game, seats, chosen(game, seats.length, options), { secret, words: [] });
  const rng = rngFrom(`moves of ${secret}`);
  const plies: Ply<G>[] = [{ s: opening.state, answer: null, events: opening.events }];
  let { record, state } = opening;
  while (state.outcome === null) {
    const answer = oneOf(rng, answers(game, state), weights);
    const after = play(game, state, answer.seat, answer.move);
    invariant(after.ok, 'a listed move is accepted');
    record = extendRecord(game, record, state, answer, after.state);
    state = after.state;
    plies.push({ s: state, answer, events: after.events });
  }
  return { record, last: state, plies };
}

/** How a game is written in a transcript. */
export interface Notation<G extends Playable<G>> {
  move(move: Move<G>): string;
  event(event: G['event'], names: readonly string[]): string;
  score(last: G['state'], side: Seat): string;
}

/** A recorded game line by line: every answer, its events, and the points at the end. */
function transcript<G extends Playable<G>>(game: Game<G>, setting: Setting<G>, notation: Notation<G>): string {
  const { last, plies } = recorded(game, setting);
  const names = [...setting.seats, 'rival'];
  const lines = plies.flatMap(({ answer, events }, ply) => [
    answer === null
      ? `${setting.seats.join(', ')} · ${JSON.stringify(setting.options)}`
      : `${ply}. ${names[answer.seat]}: ${notation.move(answer.move)}`,
    ...events.map((event) => `    ${notation.event(event, names)}`),
  ]);
  const scores = last.outcome!.scores.map((_, side) => `${names[side]}: ${notation.score(last, side)}`);
  return [...lines, '', ...scores, ''].join('\n');
}

/** `allyBought seat=1 from=0 ally=crab-3-1`: the type, and the rest by name. */
export const plain = (event: object, shown: (value: unknown) => string = String): string => {
  const { type, ...rest } = event as { readonly type: string };
  return [type, ...Object.entries(rest).map(([name, value]) => `${name}=${shown(value)}`)].join(' ');
};

/** The recorded games of a game. */
export interface GoldenGames<G extends Playable<G>> {
  readonly notation: Notation<G>;
  /** By the name of the file. */
  readonly transcripts: Readonly<Record<string, Setting<G>>>;
  /** Games whose links are stored, and the file: `records.json` unless it is named. */
  readonly records: readonly Setting<G>[];
  readonly recordsFile?: string;
  /** Games that were saved in the middle. */
  readonly saves: readonly Setting<G>[];
}

/** The test runner, the file system and the folder of the recorded games: the kernel imports none of them. */
export interface GoldenContext<File> {
  readonly describe: (name: string, body: () => void) => void;
  readonly test: (name: string, body: () => void) => void;
  readonly expect: (value: unknown) => { toEqual(other: unknown): void; toHaveLength(length: number): void };
  readonly fs: {
    existsSync(file: File): boolean;
    readFileSync(file: File, encoding: 'utf8'): string;
    writeFileSync(file: File, text: string): void;
  };
  readonly fileAt: (name: string) => File;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The usual run makes links anew of one game in so many. */
const EVERY = 16;
/** The usual run opens about so many games of a corpus, evenly chosen. */
const OPENED = 10;

/** The games of a corpus that a run opens, with their numbers. */
export function openedOf<Kept>(corpus: readonly Kept[], env: GoldenContext<unknown>['env']): readonly (readonly [number: number, Kept])[] {
  const apart = soakRound(env) === null ? Math.ceil(corpus.length / OPENED) : 1;
  return corpus.map((kept, i) => [i + 1, kept] as const).filter((_, i) => i % apart === 0);
}

/** Declares the tests of the recorded games. */
export function goldenTests<G extends Playable<G>, File>(game: Game<G>, golden: GoldenGames<G>, context: GoldenContext<File>): void {
  const { describe, test, expect, fs, fileAt, env } = context;
  const isUpdate = env['UPDATE_GOLDEN'] === '1';
  const isLong = soakRound(env) !== null;
  const corpusOf = <Kept>(name: string, generate: () => readonly Kept[]): readonly Kept[] => {
    const file = fileAt(name);
    if (isUpdate && !fs.existsSync(file)) fs.writeFileSync(file, `${JSON.stringify(generate(), null, 1)}\n`);
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Kept[];
  };

  describe('a recorded game reads as it always did', () => {
    for (const [name, setting] of Object.entries(golden.transcripts))
      test(name, () => {
        const now = transcript(game, setting, golden.notation);
        if (isUpdate) fs.writeFileSync(fileAt(name), now);
        expect(now).toEqual(fs.readFileSync(fileAt(name), 'utf8'));
      });
  });

  describe('a link opens for ever, bit for bit', () => {
    const corpus = corpusOf(golden.recordsFile ?? 'records.json', () => golden.records.map((setting) => finishedGame(game, setting)));
    test('the corpus holds every kind of table', () => expect(corpus).toHaveLength(golden.records.length));
    for (const [nth, kept] of openedOf(corpus, env)) test(`game ${nth}`, () => expect(reopened(game, kept.link)).toEqual(kept));
    const some = corpus.filter((_, i) => isLong || i % EVERY === 0);
    test('a new link of the same game leads to the same record', () => {
      for (const { link } of some) expect(again(game, link)).toEqual(open(game, link).record);
    });
  });

  describe('a game that was saved in its middle goes on for ever as it did', () => {
    const corpus = corpusOf('saves.json', () => golden.saves.map((setting) => savedGame(game, setting)));
    test('the corpus holds every kind of table', () => expect(corpus).toHaveLength(golden.saves.length));
    for (const [i, kept] of corpus.entries()) test(`save ${i + 1}`, () => expect(hashAfter(game, kept)).toEqual(kept.hash));
  });
}

/** A finished game as the corpus stores it: its link, and the outcome that the link must always lead to. */
export interface KeptGame extends Outcome {
  readonly link: string;
  readonly hash: string;
}

function finishedGame<G extends Playable<G>>(game: Game<G>, setting: Setting<G>): KeptGame {
  const { record, last } = recorded(game, setting);
  const link = encode(game, record);
  invariant(link.ok && last.outcome !== null, 'a finished game has a link');
  return { link: link.value, hash: record.hashes.at(-1)!, ...last.outcome };
}

/** The outcome of a link under today's rules, to be compared with the stored one. */
export function reopened<G extends Playable<G>>(game: Game<G>, link: string): KeptGame {
  const { hash, state } = open(game, link).moments.at(-1)!;
  invariant(state.outcome !== null, 'the game is over');
  return { link, hash, ...state.outcome };
}

/** The record of the link that today's release makes of a game: it may be another link. */
function again<G extends Playable<G>>(game: Game<G>, link: string): GameRecord {
  const made = encode(game, open(game, link).record);
  invariant(made.ok, 'a finished game has a link');
  return open(game, made.value).record;
}

function open<G extends Playable<G>>(game: Game<G>, link: string): Retraced<G> & { readonly record: GameRecord } {
  const opened = decode(game, link);
  invariant(opened.ok && opened.value.changed === null, `the link opens: ${JSON.stringify(opened)}`);
  return opened.value;
}

/** A game that was saved in the middle, as the corpus stores it: the save, the moves that followed, and the final hash. */
interface KeptSave {
  readonly save: string;
  readonly moves: readonly number[];
  readonly hash: string;
}

function savedGame<G extends Playable<G>>(game: Game<G>, setting: Setting<G>): KeptSave {
  const { record, plies } = recorded(game, setting);
  const middle = Math.floor(record.moves.length / 2);
  return { save: save(game, plies[middle]!.s), moves: record.moves.slice(middle), hash: record.hashes.at(-1)! };
}

/** The final hash of a saved game under today's rules. */
function hashAfter<G extends Playable<G>>(game: Game<G>, { save: saved, moves }: KeptSave): string {
  const loaded = load(game, saved);
  invariant(loaded.ok, `the save opens: ${JSON.stringify(loaded)}`);
  const state = loaded.value;
  for (const index of moves) {
    const { seat, move } = answers(game, state)[index]!;
    step(game, state, seat, move);
  }
  return stateHash(state);
}
