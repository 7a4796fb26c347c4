import type { Core, Piece, Playable, Seat } from '../game.ts';
import { branch, shuffle, type Rng } from '../rng.ts';
import { MOST_SEATS } from '../seats.ts';
import type { Fact, Field, Fields, HeldIn, PieceList, ShownIn, Viewing, Zone } from './field.ts';
import { copier, group, showing, type Showing } from './groups.ts';

/** What a view shows by itself. */
export type DeclaredView<F> = ShownIn<F> & { readonly seats: number };

/** The table of a view, for a board that knows no game. */
export interface Layout {
  readonly zones: readonly Zone[];
  readonly facts: readonly Fact[];
}

const viewings = (isOver: boolean): readonly Viewing[] =>
  [null, ...Array.from({ length: MOST_SEATS }, (_, seat) => seat)].map((seat) => ({
    seat,
    owns: (owner) => owner === seat,
    isOwn: false,
    isOver,
  }));
/** Made once for all viewers: views are made several times a move. */
const [whilePlaying, afterwards] = [viewings(false), viewings(true)];

export const viewingOf = ({ outcome }: { readonly outcome: object | null }, seat: Seat | null): Viewing =>
  (outcome === null ? whilePlaying : afterwards)[seat === null ? 0 : seat + 1]!;

/** Everybody's things lie open. */
export const openViewing = (s: { readonly outcome: object | null }): Viewing => ({ ...viewingOf(s, null), owns: () => true });

/** What a view shows besides its fields, or instead of one: worked out from the state. */
export type Computed<G extends Playable<G>, F> = Shows<G, Exclude<keyof G['view'], keyof DeclaredView<F>>> &
  Partial<Shows<G, keyof G['view']>>;
type Shows<G extends Playable<G>, K extends keyof G['view']> = {
  readonly [N in K]: (s: G['state'], viewing: Viewing) => G['view'][N];
};

/** What follows from the fields of a state: copies, views, other possible deals, and a layout for any board. */
export interface Derived<G extends Playable<G>> {
  readonly clone: (s: G['state']) => G['state'];
  readonly view: (s: G['state'], seat: Seat | null) => G['view'];
  readonly open: (s: G['state']) => G['view'];
  readonly determinize: (s: G['state'], seat: Seat | null, rng: Rng) => G['state'];
  readonly reshuffle: (s: G['state'], rng: Rng) => G['state'];
  readonly layout: (view: G['view']) => Layout;
  /** Every piece of the table, wherever it lies. */
  readonly pieces: (s: G['state']) => readonly Piece[];
}

/**
 * `shows` is what a view shows besides its fields, or the whole view made by hand. A `clone` that is given replaces the derived
 * one.
 */
export function derived<G extends Playable<G>, F extends Fields<F>>(
  declared: F,
  shows: Computed<G, F> | ((s: G['state'], viewing: Viewing) => G['view']),
  clone: (s: G['state']) => G['state'] = copying<G>(declared as Readonly<Record<string, Field>>),
): Derived<G> {
  const fields = group(declared);
  const of = (s: G['state']): HeldIn<F> => s as unknown as HeldIn<F>;
  const shown = typeof shows === 'function' ? shows : declaredView<G>(Object.entries(declared), shows);
  return {
    clone,
    view: (s, seat) => shown(s, viewingOf(s, seat)),
    open: (s) => shown(s, openViewing(s)),
    determinize(s, seat, rng) {
      const world = clone(s);
      redeal(fields.unseen?.(of(world), viewingOf(s, seat)) ?? [], rng);
      world.rng = branch(rng);
      return world;
    },
    reshuffle(s, rng) {
      const world = clone(s);
      for (const { pieces } of fields.unseen?.(of(world), openViewing(s)) ?? []) shuffle(rng, pieces as (Piece | number)[]);
      world.rng = branch(rng);
      return world;
    },
    pieces: (s) => names(fields.pieces!(of(s))),
    layout(view) {
      const shown = view as unknown as DeclaredView<F>;
      return { zones: within(fields.zones!(shown, '', null)), facts: within(fields.facts!(shown, '', null)) };
    },
  };
}

/** The fields that are not worked out, and what is. */
function declaredView<G extends Playable<G>>(
  fields: readonly (readonly [name: string, field: Field])[],
  computed: object,
): (s: G['state'], viewing: Viewing) => G['view'] {
  const declared = fields.filter(([name]) => !(name in computed));
  return showing([
    ['seats', ({ seats }) => seats],
    ...declared.map(([name, field]): Showing => [name, (s, viewing) => field.show(s[name], viewing)]),
    ...(Object.entries(computed) as Showing[]),
  ]) as unknown as (s: G['state'], viewing: Viewing) => G['view'];
}

const copying = <G extends Playable<G>>(declared: Readonly<Record<string, Field>>): ((s: G['state']) => G['state']) => {
  const copyFields = copier(Object.entries(declared));
  return (s) => withCore<G>(copyFields(s as unknown as Record<string, unknown>) as unknown as G['state']);
};

/** A state whose own fields are copied, with a copy of what the kernel owns. */
function withCore<G extends Playable<G>>(s: Core<G>): G['state'] {
  s.stack = s.stack.slice();
  s.rng = [s.rng[0], s.rng[1], s.rng[2], s.rng[3]];
  s.log = s.log && s.log.slice();
  return s;
}

/** The paths of a state begin without a dot. */
const within = <T extends { readonly id: string }>(found: readonly T[]): T[] => found.map((each) => ({ ...each, id: each.id.slice(1) }));

/** Deals the pieces of each set anew among the lists that cannot be seen, as many to each as before. */
function redeal(lists: readonly PieceList[], rng: Rng): void {
  const sets = lists.map(({ set }) => set.among ?? set);
  for (let first = 0; first < lists.length; first++) {
    if (sets.indexOf(sets[first]!) < first) continue;
    // Of a copy that was made to be changed.
    const same = lists.filter((_, i) => sets[i] === sets[first]).map(({ pieces }) => pieces as (Piece | number)[]);
    const dealt = shuffle(rng, same.length === 1 ? same[0]! : same.flat());
    let at = 0;
    if (same.length > 1) for (const pieces of same) for (let i = 0; i < pieces.length; i++) pieces[i] = dealt[at++]!;
  }
  for (const { pieces, order } of lists) if (order !== undefined) (pieces as (Piece | number)[]).sort(order);
}

/** Tokens that are known by their number alone are numbered: the first 2, the second 2, … */
function names(lists: readonly PieceList[]): Piece[] {
  const seen = new Map<string, number>();
  return lists.flatMap(({ set, pieces }) =>
    pieces.map((piece) => {
      if (typeof piece === 'string') return piece;
      const name = `${set.name}-${piece}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      return `${name}-${seen.get(name)}`;
    }),
  );
}
