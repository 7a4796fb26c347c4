import { below, rngFrom, type Piece, type Rng } from '@fathom/kernel';

/* How a piece looks whose game has no pictures. All of it follows from the ID: what pieces share in their IDs, they share in their looks. */

export interface Look {
  /** In degrees, from the first part of the ID: all pieces of a suit have one colour and one emblem. */
  readonly hue: number;
  /** An outline within a circle of radius 30 around the origin. */
  readonly emblem: string;
  /** The number in the ID, such as that of `clubs-10`. */
  readonly number: string | null;
  /** Points around the emblem, from the rest of the ID: as many as its number says, otherwise as many as follow from its words. */
  readonly beads: number;
  /** The rest of the ID is a word: a frame tells it from numbers. */
  readonly frame: string | null;
}

const MOST_BEADS = 13;
const known = new Map<Piece, Look>();

export function lookOf(id: Piece): Look {
  const look = known.get(id) ?? draw(id);
  known.set(id, look);
  return look;
}

function draw(id: Piece): Look {
  const [first = id, ...rest] = id.split(/[-.:_/ ]+/);
  const number = [...rest, first].find((part) => /^\d{1,3}$/.test(part)) ?? null;
  const kind = rngFrom(`kind ${first}`);
  const hue = below(kind, 360);
  const emblem = star(kind, 30);
  if (number !== null) return { hue, emblem, number, beads: Number(number) <= MOST_BEADS ? Number(number) : 0, frame: null };
  if (rest.length === 0) return { hue, emblem, number, beads: 0, frame: null };
  const word = rngFrom(`rank ${rest.join('-')}`);
  return { hue, emblem, number, beads: 0, frame: star(word, 46) };
}

/** A figure of three to eight equal points, pointed or round, slim or full. */
function star(rng: Rng, radius: number): string {
  const points = 3 + below(rng, 6);
  const waist = radius * (0.3 + below(rng, 5) / 10);
  const bend = below(rng, 3) - 1;
  const isRound = below(rng, 2) === 1;
  const at = (turn: number, distance: number): string => {
    const angle = (turn / points) * 2 * Math.PI - Math.PI / 2;
    return `${(Math.cos(angle) * distance).toFixed(1)} ${(Math.sin(angle) * distance).toFixed(1)}`;
  };
  const arms = Array.from({ length: points }, (_, arm) =>
    isRound
      ? `Q${at(arm + 0.1 + bend * 0.2, radius * 1.1)} ${at(arm + 0.5, waist)}Q${at(arm + 0.9 + bend * 0.2, radius * 1.1)} ${at(arm + 1, radius)}`
      : `Q${at(arm + 0.25 + bend * 0.12, waist)} ${at(arm + 0.5, waist)}Q${at(arm + 0.75 + bend * 0.12, waist)} ${at(arm + 1, radius)}`,
  );
  return `M${at(0, radius)}${arms.join('')}Z`;
}
