import type { Features, Playable, Seat } from '@fathom/kernel';

/** Who looks at a position: a seat; everybody, with open hands; nobody, who sees only what all see. */
export type Viewer = Seat | 'everybody' | null;

/** Turns a position into the rows that a network reads: one for each side, as one seat sees them. */
export interface Inputs<G extends Playable<G>> {
  readonly names: readonly string[];
  /** Writes the rows of all sides, one after another. */
  write(s: G['state'], viewer: Viewer, rows: Float32Array): void;
}

/** More sides no game has. */
export const MOST_SIDES = 8;

/**
 * A row holds the table, the side itself, what the viewer knows of its own side if it is the viewer, the first of its rivals, and the mean
 * of all others.
 */
export function inputsOf<G extends Playable<G>>(features: Features<G>): Inputs<G> {
  const { table, side, own } = features;
  const [t, n, o] = [table.names.length, side.names.length, own.names.length];
  const others = t + n + o + 1;
  const count = others + n + n;
  const all = new Float32Array(MOST_SIDES * n);
  const standingAt = side.names.indexOf(features.standing);
  return {
    names: namesOf(features),
    write(s, viewer, rows) {
      const sides = features.sides(s);
      for (let seat = 0; seat < sides; seat++) side.write(all, seat * n, s, seat);
      table.write(rows, 0, s);
      for (let seat = 0; seat < sides; seat++) {
        const at = seat * count;
        if (seat > 0) rows.copyWithin(at, 0, t);
        for (let i = 0; i < n; i++) rows[at + t + i] = all[seat * n + i]!;
        const isSeen = viewer === seat || viewer === 'everybody';
        if (isSeen) own.write(rows, at + t + n, s, seat);
        else rows.fill(0, at + t + n, at + t + n + o);
        rows[at + others - 1] = isSeen ? 1 : 0;
        writeOthers(all, n, standingAt, sides, seat, rows, at + others);
      }
    },
  };
}

const namesOf = <G extends Playable<G>>({ table, side, own }: Features<G>): string[] => [
  ...table.names,
  ...side.names,
  ...own.names.map((name) => `own ${name}`),
  'is the viewer',
  ...side.names.map((name) => `first rival: ${name}`),
  ...side.names.map((name) => `others: ${name}`),
];

/** Of all sides with `n` features each: those of the first rival of a seat, then the mean of all rivals if there are several. */
function writeOthers(all: Float32Array, n: number, standingAt: number, sides: number, seat: Seat, rows: Float32Array, at: number): void {
  let first = -1;
  for (let other = 0; other < sides; other++)
    if (other !== seat && (first === -1 || all[other * n + standingAt]! > all[first * n + standingAt]!)) first = other;
  for (let i = 0; i < n; i++) rows[at + i] = all[first * n + i]!;
  rows.fill(0, at + n, at + n + n);
  if (sides === 2) return;
  for (let other = 0; other < sides; other++)
    if (other !== seat) for (let i = 0; i < n; i++) rows[at + n + i]! += all[other * n + i]! / (sides - 1);
}
