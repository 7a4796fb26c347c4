import type { Features, Playable, Seat } from '@fathom/kernel';

/** Turns a position into the rows that a network reads: one for each side, seen by one seat. */
export interface Inputs<G extends Playable<G>> {
  readonly count: number;
  /** Writes the rows of all sides, one after another. */
  write(s: G['state'], sides: number, viewer: Seat, rows: Float32Array): void;
}

/**
 * A row holds the table, the side itself, what only the viewer knows if it is the viewer, the strongest of the other sides, and the mean of
 * all others.
 */
export function inputsOf<G extends Playable<G>>({ table, side, own }: Features<G>, strength: (s: G['state'], side: Seat) => number): Inputs<G> {
  const [ofTable, ofSide, ofOwn] = [Object.values(table), Object.values(side), Object.values(own)];
  const [t, n, o] = [ofTable.length, ofSide.length, ofOwn.length];
  const count = t + n + o + 1 + n + n;
  let seen = new Float32Array(8 * n);
  return {
    count,
    write(s, sides, viewer, rows) {
      if (seen.length < sides * n) seen = new Float32Array(sides * n);
      for (let i = 0; i < t; i++) rows[i] = ofTable[i]!(s);
      for (let seat = 0; seat < sides; seat++) for (let i = 0; i < n; i++) seen[seat * n + i] = ofSide[i]!(s, seat);
      for (let seat = 0; seat < sides; seat++) {
        const at = seat * count;
        if (seat > 0) rows.copyWithin(at, 0, t);
        for (let i = 0; i < n; i++) rows[at + t + i] = seen[seat * n + i]!;
        const isViewer = seat === viewer;
        for (let i = 0; i < o; i++) rows[at + t + n + i] = isViewer ? ofOwn[i]!(s, seat) : 0;
        rows[at + t + n + o] = isViewer ? 1 : 0;
        writeOthers(s, sides, seat, rows, at + t + n + o + 1);
      }
    },
  };

  function writeOthers(s: G['state'], sides: number, seat: Seat, rows: Float32Array, at: number): void {
    let strongest = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < sides; other++) {
      if (other === seat) continue;
      const value = strength(s, other);
      if (value > most) [most, strongest] = [value, other];
    }
    for (let i = 0; i < n; i++) {
      rows[at + i] = seen[strongest * n + i]!;
      let sum = 0;
      for (let other = 0; other < sides; other++) if (other !== seat) sum += seen[other * n + i]!;
      rows[at + n + i] = sides > 2 ? sum / (sides - 1) : 0;
    }
  }
}
