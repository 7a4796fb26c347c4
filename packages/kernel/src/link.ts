import { base64FromBytes, BitReader, BitWriter, bytesFromBase64 } from './bits.ts';
import { err, ok, type Result } from './errors.ts';
import type { Game, Playable } from './game.ts';
import { same } from './hash.ts';
import { Cursor, parseJson, parseWith } from './cursor.ts';
import { answers, FORMAT, MOST_MOVES, readOpening, replay, replayMoves, type GameRecord, type Opening, type Retraced } from './record.ts';
import { textOf, utf8 } from './utf8.ts';
import { validateSetup } from './validateSetup.ts';

/*
 * A record as a link that is safe in any URL: `f1.<game>.<header>.<moves>`. The header is a small JSON list; the moves are, ply
 * by ply, the index in as many bits as its list needs, and eight bits of the state's hash. Decoding replays the game, so a link
 * that opens is valid.
 */
const LINK = 'f1';

export function encode<G extends Playable<G>>(game: Game<G>, record: GameRecord): Result<string> {
  const moments = replay(game, record);
  if (!moments.ok) return moments;
  const bits = new BitWriter();
  for (const [ply, index] of record.moves.entries()) {
    bits.write(index, width(answers(game, moments.value[ply]!.state).length));
    bits.write(mark(record.hashes[ply + 1]!), 8);
  }
  const { version, seats, options, seed, moves, hashes } = record;
  const header = JSON.stringify([
    version,
    seats,
    chosen(game, seats.length, options),
    seed.secret,
    seed.words,
    moves.length,
    hashes.at(-1),
  ]);
  return ok([LINK, record.game, base64FromBytes(utf8(header)), base64FromBytes(bits.bytes())].join('.'));
}

/**
 * The options that differ from the usual ones: the others are the same in every link. A rule that changes what is usual needs a new
 * version.
 */
function chosen<G extends Playable<G>>(game: Game<G>, seats: number, options: object): object {
  const usual = validateSetup(game, seats, {});
  if (!usual.ok) return options;
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => !same(value, (usual.value.options as Record<string, unknown>)[name])),
  );
}

/** The opening of a link with all its options. */
function complete<G extends Playable<G>>(game: Game<G>, opening: Opening): Opening {
  const admitted = validateSetup(game, opening.seats.length, opening.options);
  return admitted.ok ? { ...opening, options: admitted.value.options } : opening;
}

/** The game of a link, so that its rules can be loaded to decode the rest. */
export function gameOfLink(link: string): string | null {
  const [format, game, ...rest] = link.split('.');
  return format === LINK && game !== undefined && rest.length === 2 ? game : null;
}

/** The game of a link; if the rules have changed since, up to the first move that differs. */
export function decode<G extends Playable<G>>(game: Game<G>, link: string): Result<Retraced<G> & { readonly record: GameRecord }> {
  const [, name, head, body] = link.split('.');
  if (gameOfLink(link) === null || name === undefined || head === undefined || body === undefined) {
    return err({ code: 'unreadable', expected: 'record' });
  }
  const header = readHeader(name, head);
  const packed = bytesFromBase64(body);
  if (header === null || packed === null) return err({ code: 'damaged', expected: 'record' });
  const opening = complete(game, header.opening);
  const bits = new BitReader(packed);
  const moves: number[] = [];
  const retraced = replayMoves(game, opening, {
    length: header.length,
    move(_ply, among) {
      moves.push(bits.read(width(among)));
      return moves.at(-1)!;
    },
    agrees: (ply, hash) => (ply === 0 || bits.read(8) === mark(hash)) && (ply < header.length || hash === header.hash),
  });
  if (!retraced.ok) return retraced;
  const hashes = retraced.value.moments.map(({ hash }) => hash);
  const record: GameRecord = { format: FORMAT, ...opening, moves: moves.slice(0, hashes.length - 1), hashes };
  return ok({ record, ...retraced.value });
}

function readHeader(game: string, base64: string): { opening: Opening; length: number; hash: string } | null {
  const bytes = bytesFromBase64(base64);
  const json = parseJson((bytes && textOf(bytes)) ?? '');
  const header = parseWith(json, (cursor) => {
    const at = cursor.list(7);
    const part = (i: number): Cursor => at[i] ?? cursor.refuse('missing');
    const opening = readOpening(new Cursor(game, 'game'), part(0), part(1), part(2), part(3), part(4));
    return { opening, length: part(5).whole(0, MOST_MOVES), hash: part(6).text(64) };
  });
  return header.ok ? header.value : null;
}

/** The number of bits for an index into a list of this length. */
const width = (among: number): number => 32 - Math.clz32(Math.max(among - 1, 1));
const mark = (hash: string): number => Number.parseInt(hash.slice(0, 2), 16);
