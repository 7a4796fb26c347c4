import { step } from '../drive.ts';
import type { Fault } from '../errors.ts';
import type { Game, Playable } from '../game.ts';
import { arrange, describe } from '../position.ts';
import { answers } from '../record.ts';
import { below, pick, rngFrom, type Rng } from '../rng.ts';

/* Positions with one fact changed at random: each is refused with a path, or gives a table that can be played. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

/** A described position with one small change among its facts; game, seats and options stay as they are. */
function altered(position: object, rng: Rng): object {
  const copy = JSON.parse(JSON.stringify(position)) as { [key: string]: Json };
  const { format, game, seats, options, ...facts } = copy;
  const paths = [...pathsIn(facts)];
  alter(facts, pick(rng, paths), paths, rng);
  return { format, game, seats, options, ...facts };
}

function* pathsIn(value: Json, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* pathsIn(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

const at = (facts: Json, path: Path): Json => path.reduce<Json>((value, key) => (value as { [key: string]: Json })[key]!, facts);

function put(facts: Json, path: Path, value: Json): void {
  (at(facts, path.slice(0, -1)) as { [key: string]: Json })[path.at(-1)!] = value;
}

function alter(facts: Json, path: Path, paths: readonly Path[], rng: Rng): void {
  const value = at(facts, path);
  if (typeof value === 'number') return put(facts, path, pick(rng, [value + 1, value - 1, 0, 3, 99]));
  if (typeof value === 'boolean') return put(facts, path, !value);
  if (value === null) return put(facts, path, pick(rng, [0, 1, true]));
  if (typeof value === 'string') {
    const others = paths.map((other) => at(facts, other)).filter((other) => typeof other === 'string');
    return put(facts, path, pick(rng, others));
  }
  if (Array.isArray(value)) return alterList(facts, value, paths, rng);
  const keys = Object.keys(value);
  if (keys.length > 0) delete value[pick(rng, keys)];
}

/** One item is left out, doubled, or moved to another list. */
function alterList(facts: Json, list: Json[], paths: readonly Path[], rng: Rng): void {
  const lists = paths.map((path) => at(facts, path)).filter((other) => Array.isArray(other) && other !== list) as Json[][];
  const item = list.length === 0 ? pick(rng, [0, 'crab-1', 2]) : list[below(rng, list.length)]!;
  const kind = list.length === 0 ? 1 : below(rng, 3);
  if (kind === 1) return void list.push(JSON.parse(JSON.stringify(item)) as Json);
  list.splice(list.indexOf(item), 1);
  if (kind === 2 && lists.length > 0) pick(rng, lists).push(item);
}

/** The results for many altered positions of one table. */
export interface Tried {
  readonly refused: number;
  readonly laid: number;
}

/**
 * Alters the position of a table so many times. `check` gets every table that could be arranged, and every state of random play
 * from it.
 */
export function tryAltered<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  { times, plies, seed }: { readonly times: number; readonly plies: number; readonly seed: string },
  check: (table: G['state'], position: object) => void,
): Tried {
  const position = describe(game, s);
  const rng = rngFrom(seed);
  let refused = 0;
  for (let i = 0; i < times; i++) {
    const facts = altered(position, rng);
    const result = arrange(game, facts, rngFrom(`${seed} ${i}`));
    if (result.ok) playOn(game, result.value.state, plies, rng, (table) => check(table, facts));
    else {
      demandPath(result.fault, facts);
      refused++;
    }
  }
  return { refused, laid: times - refused };
}

function demandPath(fault: Fault, facts: object): void {
  if (fault.code !== 'bad-value' || fault.at === '') throw new Error(`refused without a path: ${JSON.stringify({ fault, facts })}`);
}

function playOn<G extends Playable<G>>(game: Game<G>, s: G['state'], plies: number, rng: Rng, check: (s: G['state']) => void): void {
  check(s);
  for (let ply = 0; ply < plies && s.outcome === null; ply++) {
    const { seat, move } = pick(rng, answers(game, s));
    step(game, s, seat, move);
    check(s);
  }
}
