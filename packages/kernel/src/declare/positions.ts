import type { Cursor } from '../cursor.ts';
import type { Frame, Kinds, Piece, Playable, Seat, StepName } from '../game.ts';
import { shuffle, type Rng } from '../rng.ts';
import { UnplacedNumbers, UnplacedPieces, type Unplaced } from '../unplacedPieces.ts';
import type { Field, Fields, HeldIn, PieceSet, Reading } from './field.ts';
import { factNames, group, readOr } from './groups.ts';

/** The fields of every step. */
export type StepFields<G extends Kinds> = { readonly [K in StepName<G>]: Fields<{ [N in keyof G['steps'][K]]: Field<G['steps'][K][N]> }> };

const MANY = 99;

/** How a position (docs/positions.md) describes these fields. */
export interface DeclaredFacts<S, N extends string> {
  readonly names: readonly N[];
  /** The piles that hold what is not named. */
  readonly piles: readonly string[];
  readonly write: (s: S) => object;
  /** Reads what is given into a table that was just set up. */
  readonly read: (at: { readonly [K in N]: Cursor }, facts: Cursor, s: S) => Reading;
  /** Puts what was not named into its piles, except those that are short of it. */
  readonly fill: (s: S, reading: Reading, rng: Rng, short: readonly string[]) => void;
}

export function declaredFacts<G extends Playable<G>, F extends Fields<F>>(declared: F): DeclaredFacts<G['state'], keyof F & string> {
  const fields = group(declared);
  const of = (s: G['state']): HeldIn<F> => s as unknown as HeldIn<F>;
  return {
    names: factNames(declared as Readonly<Record<string, Field>>) as (keyof F & string)[],
    piles: fields.piles!.map(({ short }) => short!),
    write: (s) => fields.write(of(s)) as object,
    read(at, facts, s) {
      const present = fields.pieces!(of(s)).flatMap(({ pieces }) => pieces);
      const reading = { seats: s.seats, table: s, unplaced: unplacedIn(facts, new Set(present)) };
      readFields(declared as Readonly<Record<string, Field>>, at, reading, s);
      return reading;
    },
    fill(s, { unplaced }, rng, short) {
      for (const pile of fields.piles!) {
        const pieces = short.includes(pile.short!) ? null : pile.of(of(s));
        if (pieces === null) continue;
        const left = shuffle(rng, unplaced(pile.set).left());
        for (const piece of left) unplaced(pile.set).withdraw(piece);
        pieces.unshift(...left);
      }
    },
  };
}

/** Reads what a position says of the fields of a table; what it leaves out is empty, or stays as it was set up. */
export function readFields(
  fields: Readonly<Record<string, Field>>,
  at: Readonly<Record<string, Cursor>>,
  reading: Reading,
  table: object,
): void {
  const held = table as Record<string, unknown>;
  for (const [name, field] of Object.entries(fields)) held[name] = readOr(field, at[field.as ?? name]!, reading, held[name]);
}

/** Of each set, the pieces that are present at this table and that no fact has named yet. */
export function unplacedIn(facts: Cursor, present: ReadonlySet<Piece | number>): Reading['unplaced'] {
  const found = new Map<PieceSet, UnplacedNumbers | UnplacedPieces<Piece>>();
  const isPresent = (id: Piece | number): id is Piece => typeof id === 'string' && present.has(id);
  return <Id extends Piece | number>(set: PieceSet<Id>): Unplaced<Id> => {
    const ids: readonly (Piece | number)[] = set.ids;
    const numbers = ids.filter((id) => typeof id === 'number');
    const made = (): UnplacedNumbers | UnplacedPieces<Piece> =>
      numbers.length > 0 ? new UnplacedNumbers(numbers) : new UnplacedPieces(ids.filter(isPresent), facts, set.copies);
    const unplaced = found.get(set) ?? made();
    found.set(set, unplaced);
    return unplaced as unknown as Unplaced<Id>;
  };
}

/** Positions of a state with these fields and steps. */
export function derivedPositions<G extends Playable<G>, F extends Fields<F>>(
  declared: F,
  steps: StepFields<G>,
): {
  describe(s: G['state']): object;
  arrange(facts: Cursor, s: G['state'], rng: Rng): G['state'];
} {
  const { names, piles, write, read, fill } = declaredFacts<G, F>(declared);
  return {
    describe: (s) => ({ ...write(s), ...(s.outcome === null ? { due: s.stack.toReversed() } : { over: s.outcome }), short: piles }),
    arrange(facts, s, rng) {
      const at: Readonly<Record<string, Cursor>> = facts.fields<string>(...names, 'due', 'over', 'short');
      const [due, over, short] = [at['due']!, at['over']!, at['short']!];
      const reading = read(at as { readonly [K in keyof F & string]: Cursor }, facts, s);
      fill(s, reading, rng, readShort(short, piles));
      if (due.given) s.stack = readFrames<G>(due, steps, reading);
      if (over.given) s.outcome = readOutcome(over, s.seats);
      return s;
    },
  };
}

/** Which piles hold only what is named. */
export const readShort = (cursor: Cursor, piles: readonly string[]): string[] =>
  cursor.given ? cursor.list(piles.length).map((pile) => pile.oneOf(...piles)) : [];

/** What is still to be done, in reading order; the stack has the next step last. */
export const readFrames = <G extends Kinds>(cursor: Cursor, steps: StepFields<G>, reading: Reading): Frame<G>[] =>
  cursor
    .list(MANY)
    .map((frame) => readFrame<G>(frame, steps, reading))
    .reverse();

/** A step of a position: its kind says which fields it has. */
function readFrame<G extends Kinds>(cursor: Cursor, steps: StepFields<G>, reading: Reading): Frame<G> {
  const kinds = Object.keys(steps) as StepName<G>[];
  const given = (cursor.value as { readonly kind?: unknown } | null)?.kind;
  const kind = kinds.find((each) => each === given) ?? cursor.refuse('not-allowed');
  const fields = Object.entries(steps[kind]) as [name: string, field: Field][];
  const at = cursor.fields('kind', ...fields.map(([name]) => name));
  const within = { ...reading, step: cursor };
  return { kind, ...Object.fromEntries(fields.map(([name, field]) => [name, field.read(at[name]!, within)])) } as Frame<G>;
}

function readOutcome(cursor: Cursor, seats: number): { scores: number[]; winners: Seat[] } {
  const { scores, winners } = cursor.fields('scores', 'winners');
  return {
    scores: scores.list(seats).map((score) => score.whole(-1e6, 1e6)),
    winners: winners.list(seats).map((winner) => winner.whole(0, seats - 1)),
  };
}
