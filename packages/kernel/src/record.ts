import { asked, legal, withLog, start, step, type Played } from './drive.ts';
import { err, ok, invariant, type Result, type RulesChanged } from './errors.ts';
import { rngOf, type Seed } from './fairDeal.ts';
import type { Game, Move, Playable, Seat } from './game.ts';
import { stateHash, same } from './hash.ts';
import { parseJson, parseWith, type Cursor } from './cursor.ts';
import { validateSetup } from './validateSetup.ts';

/** How a game began. Together with the moves it is enough to replay the game exactly. */
export interface Opening {
  readonly game: string;
  /** The version of the rules. */
  readonly version: number;
  /** The names of the players, as the host gave them. */
  readonly seats: readonly string[];
  readonly options: object;
  readonly seed: Seed;
}

/** A whole game, with a hash per position as proof. */
export interface GameRecord extends Opening {
  readonly format: typeof FORMAT;
  /** Each move as its index in the list of all answers at that ply (`answers`). */
  readonly moves: readonly number[];
  /** The hash of the state before the first move, and after each. */
  readonly hashes: readonly string[];
}

export const FORMAT = 'fathom-record/1';

export interface Answer<G extends Playable<G>> {
  readonly seat: Seat;
  readonly move: Move<G>;
}

/** All legal answers of all seats, in a fixed order: the list that the indices of a record point into. */
export function answers<G extends Playable<G>>(game: Game<G>, s: G['state']): Answer<G>[] {
  return asked(game, s).flatMap((seat) => legal(game, s, seat).map((move) => ({ seat, move })));
}

/** An empty record and its first state. */
export function openRecord<G extends Playable<G>>(
  game: Game<G>,
  seats: readonly string[],
  options: G['options'],
  seed: Seed,
): { readonly record: GameRecord; readonly state: G['state']; readonly events: readonly G['event'][] } {
  const { state, events } = start(game, seats.length, options, rngOf(seed));
  const record: GameRecord = {
    format: FORMAT,
    game: game.id,
    version: game.version,
    seats,
    options,
    seed,
    moves: [],
    hashes: [stateHash(state)],
  };
  return { record, state, events };
}

/** The record with one more move: `before` is the state it was played on, `after` the state it led to. */
export function extendRecord<G extends Playable<G>>(
  game: Game<G>,
  record: GameRecord,
  before: G['state'],
  answer: Answer<G>,
  after: G['state'],
): GameRecord {
  const index = answers(game, before).findIndex((listed) => same(listed, answer));
  invariant(index >= 0, 'a recorded move is listed');
  return { ...record, moves: [...record.moves, index], hashes: [...record.hashes, stateHash(after)] };
}

/** The record as it was at an earlier ply. */
export const truncateRecord = (record: GameRecord, ply: number): GameRecord => ({
  ...record,
  moves: record.moves.slice(0, ply),
  hashes: record.hashes.slice(0, ply + 1),
});

export interface Moment<G extends Playable<G>> {
  readonly ply: number;
  /** The move that led here; null at the start. */
  readonly answer: Answer<G> | null;
  readonly state: G['state'];
  readonly events: readonly G['event'][];
  readonly hash: string;
}

/** A replayed game: all moments that today's rules reproduce, and where a change of the rules ends them. */
export interface Retraced<G extends Playable<G>> {
  readonly moments: Moment<G>[];
  readonly changed: RulesChanged | null;
}

/**
 * Replays a record as far as today's rules reproduce it. Each move is looked up in its list, each state compared with its hash.
 * A game that was not dealt begins at its position.
 */
export function retrace<G extends Playable<G>>(game: Game<G>, record: GameRecord, position?: G['state']): Result<Retraced<G>> {
  const track: MoveSource = {
    length: record.moves.length,
    move: (ply) => record.moves[ply]!,
    agrees: (ply, hash) => record.hashes[ply] === hash,
  };
  return replayMoves(game, record, track, position);
}

/** Replays a whole record and gives every moment of it. */
export function replay<G extends Playable<G>>(game: Game<G>, record: GameRecord): Result<Moment<G>[]> {
  const retraced = retrace(game, record);
  if (!retraced.ok) return retraced;
  const { moments, changed } = retraced.value;
  return changed === null ? ok(moments) : err(changed);
}

/** Where a replay gets its moves from, and what it checks each state against. */
export interface MoveSource {
  readonly length: number;
  /** The index of the move at a ply, in a list of this length. */
  move(ply: number, among: number): number;
  agrees(ply: number, hash: string): boolean;
}

/** Replays an opening, or the position that takes the place of its deal, with the moves of a source. */
export function replayMoves<G extends Playable<G>>(
  game: Game<G>,
  opening: Opening,
  track: MoveSource,
  position?: G['state'],
): Result<Retraced<G>> {
  const { version } = opening;
  const known = game.version;
  if (opening.game !== game.id) return err({ code: 'unknown-game', game: opening.game });
  if (version > known) return err({ code: 'too-new', version, known });
  const admitted = validateSetup(game, opening.seats.length, opening.options);
  if (!admitted.ok) return admitted;
  const dealt = (): Played<G> => start(game, opening.seats.length, admitted.value.options, rngOf(opening.seed));
  const first = position === undefined ? dealt() : { state: position, events: [] };
  let moment: Moment<G> = { ply: 0, answer: null, state: first.state, events: first.events, hash: stateHash(first.state) };
  const moments = [moment];
  if (!track.agrees(0, moment.hash))
    return err(version < known ? { code: 'rules-changed', ply: 1, version, known } : { code: 'diverges', ply: 0 });
  /** A game of older rules that goes differently now is still valid: it is replayed up to the first difference. */
  const leaves = (ply: number): Result<Retraced<G>> =>
    version < known
      ? ok({ moments, changed: { code: 'rules-changed', ply: moments.length, version, known } })
      : err({ code: 'diverges', ply });
  let { undoFloor } = moment.state;
  /** How far undo could go back is no part of the play: an older record may differ in that alone. */
  const agrees = (ply: number, { state, hash }: Moment<G>): boolean => {
    const isSame = track.agrees(ply, hash);
    if (isSame) undoFloor = state.undoFloor;
    return isSame || (version < known && track.agrees(ply, stateHash({ ...state, undoFloor })));
  };
  for (let ply = 0; ply < track.length; ply++) {
    const listed = answers(game, moment.state);
    const answer = listed[track.move(ply, listed.length)];
    if (answer === undefined) return leaves(ply);
    moment = momentAfter(game, moment.state, answer);
    if (!agrees(ply + 1, moment)) return leaves(ply + 1);
    moments.push(moment);
  }
  return ok({ moments, changed: null });
}

function momentAfter<G extends Playable<G>>(game: Game<G>, before: G['state'], answer: Answer<G>): Moment<G> {
  const { state, events } = played(game, game.clone(before), answer);
  return { ply: state.ply, answer, state, events, hash: stateHash(state) };
}

const played = <G extends Playable<G>>(game: Game<G>, state: G['state'], { seat, move }: Answer<G>): Played<G> =>
  withLog<G>(state, () => step(game, state, seat, move));

/**
 * Plays a record move by move and gives the state after each, which the next move changes. Nothing is hashed or compared: it is for callers
 * that trust the record and cannot wait for all of it. It ends early if today's rules do not list a move.
 */
export function* playRecord<G extends Playable<G>>(
  game: Game<G>,
  record: GameRecord,
): Generator<{ readonly state: G['state']; readonly events: readonly G['event'][]; readonly by: Seat | null }, void> {
  const admitted = validateSetup(game, record.seats.length, record.options);
  if (!admitted.ok) return;
  const { state, events } = start(game, record.seats.length, admitted.value.options, rngOf(record.seed));
  yield { state, events, by: null };
  for (const index of record.moves) {
    const answer = answers(game, state)[index];
    if (answer === undefined) return;
    yield { state, events: played(game, state, answer).events, by: answer.seat };
  }
}

/** A record from a file. */
export function readRecord(text: string): Result<GameRecord> {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== FORMAT) {
    return err({ code: 'unreadable', expected: 'record' });
  }
  return parseWith(json, (cursor) => {
    const { format, game, version, seats, options, seed, moves, hashes } = cursor.fields(
      'format',
      'game',
      'version',
      'seats',
      'options',
      'seed',
      'moves',
      'hashes',
    );
    const played = moves.list(MOST_MOVES).map((move) => move.whole(0, MOST_MOVES));
    const marks = hashes.list(MOST_MOVES + 1).map((hash) => hash.text(64));
    if (marks.length !== played.length + 1) hashes.refuse('out-of-range');
    const { secret, words } = seed.fields('secret', 'words');
    const opening = readOpening(game, version, seats, options, secret, words);
    return { ...opening, format: format.oneOf(FORMAT), moves: played, hashes: marks };
  });
}

export const MOST_MOVES = 100_000;

export function readOpening(game: Cursor, version: Cursor, seats: Cursor, options: Cursor, secret: Cursor, words: Cursor): Opening {
  return {
    game: game.text(40),
    version: version.whole(1, 1e6),
    seats: seats.list(16).map((seat) => seat.text(80)),
    options: Object.fromEntries(options.entries().map(([name, { value }]) => [name, value])),
    seed: { secret: secret.text(200), words: words.list(16).map((word) => word.text(200)) },
  };
}
