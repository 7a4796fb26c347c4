import { same } from './hash.ts';
import { rngFrom } from './rng.ts';
import { legal, step } from './drive.ts';
import type { Layout } from './declare/derived.ts';
import type { Fact, Zone } from './declare/field.ts';
import type { Game, Piece, Playable, Seat } from './game.ts';

/** What an answer will bring, as far as its seat can know. */
export interface Preview {
  /** Until anything is drawn or revealed: this will happen. */
  readonly sure: Changes;
  /** From there on: what is the same in several imagined worlds, and what differs between them. Null where no luck is involved. */
  readonly luck: Changes | null;
}

/** The differences of two views, in the terms of `layout` and `score`. */
export interface Changes {
  readonly pieces: readonly MovedPiece[];
  /** How many pieces a zone holds, where that changes. */
  readonly counts: readonly ChangedCount[];
  readonly facts: readonly ChangedFact[];
  readonly scores: readonly ChangedScore[];
}

/** A piece comes to lie elsewhere; null is out of sight, or unknown. Within one zone only if the order of its pieces changes. */
export interface MovedPiece {
  readonly piece: Piece;
  readonly from: string | null;
  readonly to: string | null;
  /** Its place in the new zone, from 0; -1 without a zone. */
  readonly at: number;
}

/** `after` is undefined where luck decides. */
export interface ChangedCount {
  readonly id: string;
  readonly owner: Seat | null;
  readonly before: number;
  readonly after: number | undefined;
}
export interface ChangedFact {
  readonly id: string;
  readonly owner: Seat | null;
  readonly before: Fact['value'];
  readonly after: Fact['value'] | undefined;
}
export interface ChangedScore {
  readonly side: Seat;
  readonly before: number;
  readonly after: number | undefined;
}

/** How many worlds are imagined where luck is involved. */
const WORLDS = 6;

/**
 * Plays an answer in worlds that the seat cannot distinguish from the real one, and compares what it would see. The moves are untrusted;
 * null if they are not listed.
 */
export function preview<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat, wanted: readonly unknown[]): Preview | null {
  // The worlds follow from the secret of the table: with seeds that are known, they would tell something about it.
  const imagined = (world: number): Outlook<G> | null =>
    outlook(game, game.determinize(s, seat, rngFrom(`preview ${world} ${s.rng.join(' ')}`)), seat, wanted);
  const first = imagined(0);
  if (first === null) return null;
  const sure = changesBetween(game, game.view(s, seat), first.sure);
  if (first.end === null) return { sure, luck: null };
  const others = Array.from({ length: WORLDS - 1 }, (_, i) => imagined(i + 1) ?? first);
  return {
    sure,
    luck: changes(
      seen(game, first.sure),
      [first, ...others].map(({ end, sure: last }) => seen(game, end ?? last)),
    ),
  };
}

/** What a seat sees in the course of its answer. */
export interface Outlook<G extends Playable<G>> {
  /** Before anything is drawn or revealed. */
  readonly sure: G['view'];
  /** In the end; null where nothing is drawn or revealed. */
  readonly end: G['view'] | null;
}

/** Plays an answer in place; null if it is not listed. */
export function outlook<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat, wanted: readonly unknown[]): Outlook<G> | null {
  const start = s.ply;
  let sure = game.clone(s); // a view may share lists with its state
  for (const each of wanted) {
    const move = legal(game, s, seat).find((listed) => same(listed, each));
    if (move === undefined) return null;
    step(game, s, seat, move, () => {
      if (s.undoFloor <= start) sure = game.clone(s);
    });
  }
  return { sure: game.view(sure, seat), end: s.undoFloor <= start ? null : game.view(s, seat) };
}

/** What changes from one view to another. */
export const changesBetween = <G extends Playable<G>>(game: Game<G>, before: G['view'], after: G['view']): Changes =>
  changes(seen(game, before), [seen(game, after)]);

/** Everything in a view that a change can be seen in. */
interface Seen {
  readonly zones: ReadonlyMap<string, Zone>;
  readonly facts: ReadonlyMap<string, Fact>;
  readonly places: ReadonlyMap<Piece, { readonly zone: string; readonly at: number }>;
  readonly totals: readonly number[];
}

const nothing: Layout = { zones: [], facts: [] };

function seen<G extends Playable<G>>(game: Game<G>, view: G['view']): Seen {
  const { zones, facts } = game.layout?.(view) ?? nothing;
  const places = zones.flatMap(({ id, pieces }) => (pieces ?? []).map((piece, at) => [piece, { zone: id, at }] as const));
  return {
    zones: new Map(zones.map((zone) => [zone.id, zone])),
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    places: new Map(places),
    totals: game.score(view).map(({ total }) => total),
  };
}

/** What changes from one view to all of several others. */
function changes(before: Seen, ends: readonly Seen[]): Changes {
  /** What is the same in all of them. */
  const agreed = <T>(of: (seen: Seen) => T): T | undefined => {
    const after = of(ends[0]!);
    return ends.every((end) => same(of(end), after)) ? after : undefined;
  };
  /** Whatever is named in any of them. */
  const all = <T>(of: (seen: Seen) => ReadonlyMap<string, T>): ReadonlyMap<string, T> =>
    new Map([...ends, before].flatMap((each) => [...of(each)]));
  return {
    pieces: [...before.places, ...ends[0]!.places].flatMap(([piece], i, listed): MovedPiece[] => {
      if (listed.findIndex(([other]) => other === piece) < i) return [];
      const from = before.places.get(piece);
      const to = agreed(({ places }) => places.get(piece));
      if (from?.zone === to?.zone && (from?.at === to?.at || !isReordered(before, ends[0]!, from!.zone))) return [];
      return [{ piece, from: from?.zone ?? null, to: to?.zone ?? null, at: to?.at ?? -1 }];
    }),
    counts: [...all(({ zones }) => zones)].flatMap(([id, { owner }]): ChangedCount[] => {
      const was = before.zones.get(id)?.count ?? 0;
      const after = agreed(({ zones }) => zones.get(id)?.count ?? 0);
      return was === after ? [] : [{ id, owner, before: was, after }];
    }),
    facts: [...all(({ facts }) => facts)].flatMap(([id, { owner }]): ChangedFact[] => {
      const was = before.facts.get(id)?.value ?? null;
      const after = agreed(({ facts }) => facts.get(id)?.value ?? null);
      return was === after ? [] : [{ id, owner, before: was, after }];
    }),
    scores: before.totals.flatMap((was, side): ChangedScore[] => {
      const after = agreed(({ totals }) => totals[side]);
      return was === after ? [] : [{ side, before: was, after }];
    }),
  };
}

/** Do the same pieces lie in another order? Where some came or went, the others only moved up. */
function isReordered(before: Seen, after: Seen, zone: string): boolean {
  const was = before.zones.get(zone)?.pieces ?? [];
  const is = after.zones.get(zone)?.pieces ?? [];
  return was.length === is.length && was.every((piece) => is.includes(piece));
}
