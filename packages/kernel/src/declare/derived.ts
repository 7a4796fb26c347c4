import type { Cursor } from '../cursor.ts';
import type { Core, Frame, Kinds, Piece, Playable, Seat, StepName } from '../game.ts';
import { branch, shuffle, type Rng } from '../rng.ts';
import { UnplacedPieces } from '../unplacedPieces.ts';
import type { Fact, Field, Fields, HeldIn, PieceSet, Reading, ShownIn, Viewing, Zone } from './field.ts';
import { group, readOr } from './groups.ts';

/** The fields of every step. */
export type StepFields<G extends Kinds> = { readonly [K in StepName<G>]: Fields<{ [N in keyof G['steps'][K]]: Field<G['steps'][K][N]> }> };

/** What a view shows by itself. */
export type DeclaredView<F> = ShownIn<F> & { readonly seats: number };

/** The table of a view, for a board that knows no game. */
export interface Layout {
  readonly zones: readonly Zone[];
  readonly facts: readonly Fact[];
}

const MANY = 99;

/** The part of a state that the kernel owns, copied. */
const copiedCore = <G extends Playable<G>>(s: Core<G> & { readonly options?: object }): object => ({
  seats: s.seats,
  stack: s.stack.slice(),
  rng: [...s.rng],
  ply: s.ply,
  undoFloor: s.undoFloor,
  actor: s.actor,
  outcome: s.outcome,
  log: s.log && s.log.slice(),
  options: s.options,
});

const viewingOf = (s: { readonly outcome: object | null }, owns: (seat: Seat) => boolean): Viewing => ({
  owns,
  isOwn: false,
  isOver: s.outcome !== null,
});

/** What follows from the fields of a state: copies, views, other possible deals, and a layout for any board. */
export interface Derived<G extends Playable<G>, F> {
  readonly clone: (s: G['state']) => G['state'];
  readonly view: (s: G['state'], seat: Seat | null) => DeclaredView<F>;
  readonly open: (s: G['state']) => DeclaredView<F>;
  readonly determinize: (s: G['state'], seat: Seat | null, rng: Rng) => G['state'];
  readonly layout: (view: DeclaredView<F>) => Layout;
  /** Every piece of the table, wherever it lies. */
  readonly pieces: (s: G['state']) => readonly Piece[];
}

export function derived<G extends Playable<G>, F extends Fields<F>>(declared: F): Derived<G, F> {
  const fields = group(declared);
  const of = (s: G['state']): HeldIn<F> => s as unknown as HeldIn<F>;
  const shown = (s: G['state'], viewing: Viewing): DeclaredView<F> => ({ seats: s.seats, ...fields.show(of(s), viewing) });
  const clone = (s: G['state']): G['state'] => ({ ...copiedCore<G>(s), ...fields.copy(of(s)) }) as unknown as G['state'];
  return {
    clone,
    view: (s, seat) =>
      shown(
        s,
        viewingOf(s, (owner) => owner === seat),
      ),
    open: (s) =>
      shown(
        s,
        viewingOf(s, () => true),
      ),
    determinize(s, seat, rng) {
      const world = clone(s);
      redeal(
        fields.unseen!(
          of(world),
          viewingOf(s, (owner) => owner === seat),
        ),
        rng,
      );
      world.rng = branch(rng);
      return world;
    },
    pieces: (s) => fields.pieces!(of(s)),
    layout: (view) => ({ zones: fields.zones!(view, '', null), facts: fields.facts!(view, '', null) }),
  };
}

/** Deals the pieces of each set anew among the lists that cannot be seen, as many to each as before. */
function redeal(lists: ReturnType<NonNullable<Field['unseen']>>, rng: Rng): void {
  for (const set of new Set(lists.map((list) => list.set))) {
    const same = lists.filter((list) => list.set === set);
    const dealt = shuffle(
      rng,
      same.flatMap(({ pieces }) => pieces),
    );
    for (const { pieces } of same) for (let i = 0; i < pieces.length; i++) pieces[i] = dealt.pop()!;
  }
}

/** Positions (docs/positions.md) of a state with these fields and steps. */
export function derivedPositions<G extends Playable<G>, F extends Fields<F>>(
  declared: F,
  steps: StepFields<G>,
): {
  describe(s: G['state']): object;
  arrange(facts: Cursor, s: G['state'], rng: Rng): G['state'];
} {
  const fields = Object.entries(declared) as [name: keyof G['state'] & string, field: Field][];
  const piles = fields.flatMap(([name, { rest }]) => (rest === undefined ? [] : [{ name, set: rest }]));
  const pileNames: readonly string[] = piles.map(({ name }) => name);
  return {
    describe: (s) => ({
      ...Object.fromEntries(fields.map(([name, field]) => [name, field.write(s[name])])),
      ...(s.outcome === null ? { due: s.stack.toReversed() } : { over: s.outcome }),
      short: pileNames,
    }),
    arrange(facts, s, rng) {
      const at: Readonly<Record<string, Cursor>> = facts.fields<string>(...fields.map(([name]) => name), 'due', 'over', 'short');
      const [due, over, named] = [at['due']!, at['over']!, at['short']!];
      const reading = readingOf(facts, s.seats);
      const short = named.given ? named.list(MANY).map((pile) => pile.oneOf(...pileNames)) : [];
      for (const [name, field] of fields) s[name] = readOr(field, at[name]!, reading, s[name]) as never;
      for (const { name, set } of piles) {
        const left = short.includes(name) ? [] : shuffle(rng, reading.unplaced(set).left());
        for (const piece of left) reading.unplaced(set).withdraw(piece);
        (s[name] as Piece[]).unshift(...left);
      }
      if (due.given)
        s.stack = due
          .list(MANY)
          .map((frame) => readFrame<G>(frame, steps, reading))
          .reverse();
      if (over.given) s.outcome = readOutcome(over, s.seats);
      return s;
    },
  };
}

function readingOf(facts: Cursor, seats: number): Reading {
  const boxes = new Map<PieceSet, UnplacedPieces<Piece>>();
  return {
    seats,
    unplaced(set) {
      const box = boxes.get(set) ?? new UnplacedPieces(set.ids, facts, set.copies);
      boxes.set(set, box);
      return box;
    },
  };
}

/** A step of a position: its kind says which fields it has. */
export function readFrame<G extends Kinds>(cursor: Cursor, steps: StepFields<G>, reading: Reading): Frame<G> {
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
