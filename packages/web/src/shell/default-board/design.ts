import { below, pick, rngFrom, type Piece, type Rng } from '@fathom/kernel';

/*
 * How a piece looks whose game has no pictures. All of it follows from the ID: what pieces share in their IDs, they share in their looks.
 */

export interface Design {
  /** In degrees, from the first part of the ID: all pieces of a suit have one colour and one emblem. */
  readonly hue: number;
  /** An outline within a circle of radius 32 around the origin, to be filled by the even-odd rule. */
  readonly emblem: string;
  /** The number in the ID, such as that of `clubs-10`. */
  readonly number: string | null;
  /** As many points around the emblem as the number says, if it is small. */
  readonly beads: number;
  /** A figure behind the emblem, where the rest of the ID is a word: all queens have the same. */
  readonly frame: string | null;
}

const MOST_BEADS = 13;
/** With this number, the suits of common playing cards get four colours and figures that differ well. */
const SALT = 412;
const known = new Map<Piece, Design>();

export function designOf(id: Piece): Design {
  const design = known.get(id) ?? draw(id);
  known.set(id, design);
  return design;
}

function draw(id: Piece): Design {
  const [first = id, ...rest] = id.split(/[-.:_/ ]+/);
  const number = [...rest, first].find((part) => /^\d{1,3}$/.test(part)) ?? null;
  const kind = rngFrom(`${SALT} ${first}`);
  const hue = below(kind, 24) * 15;
  const emblem = pick(kind, figures)(kind);
  const beads = number !== null && Number(number) <= MOST_BEADS ? Number(number) : 0;
  const frame = number === null && rest.length > 0 ? star(rngFrom(rest.join('-')), 46, [0.62, 0.72, 0.82]) : null;
  return { hue, emblem, number, beads, frame };
}

/** A point at a part of a full turn from the top, and at a distance from the origin. */
const at = (turn: number, distance: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(Math.cos(angle) * distance).toFixed(1)} ${(Math.sin(angle) * distance).toFixed(1)}`;
};

const around = (count: number, draw: (turn: number) => string): string => Array.from({ length: count }, (_, i) => draw(i / count)).join('');

const disc = (distance: number, turn: number, radius: number): string =>
  `M${at(turn, distance + radius)}A${radius} ${radius} 0 1 1 ${at(turn, distance - radius)}A${radius} ${radius} 0 1 1 ` +
  `${at(turn, distance + radius)}Z`;

/** Points that are pointed, with a waist between each two. */
function star(rng: Rng, radius: number, waists: readonly number[]): string {
  const points = 3 + below(rng, 6);
  const waist = radius * pick(rng, waists);
  const half = 0.5 / points;
  return `M${at(0, radius)}${around(points, (turn) => `L${at(turn + half, waist)}L${at(turn + 2 * half, radius)}`)}Z`;
}

const figures: readonly ((rng: Rng) => string)[] = [
  (rng) => star(rng, 32, [0.3, 0.45]),
  // Petals around the middle.
  (rng) => {
    const petals = 3 + below(rng, 5);
    return around(petals, (turn) => `M0 0Q${at(turn - 0.6 / petals, 26)} ${at(turn, 33)}Q${at(turn + 0.6 / petals, 26)} 0 0Z`);
  },
  // A ring with a core.
  () => disc(0, 0, 31) + disc(0, 0, 21) + disc(0, 0, 11),
  // The moon.
  (rng) => {
    const turn = below(rng, 4) / 4 + 0.125;
    return `M${at(turn - 0.2, 31)}A31 31 0 1 0 ${at(turn + 0.2, 31)}A25 25 0 1 1 ${at(turn - 0.2, 31)}Z`;
  },
  // A drop.
  () => 'M0 -33C8 -16 25 -6 25 9A25 24 0 0 1 -25 9C-25 -6 -8 -16 0 -33Z',
  // A fan, as of a shell.
  () => around(5, (turn) => `M0 28L${at(turn / 2 + 0.755, 33)}A33 33 0 0 1 ${at(turn / 2 + 0.845, 33)}Z`),
  // A cross with broad arms.
  () => around(4, (turn) => `M0 0L${at(turn - 0.07, 32)}L${at(turn + 0.07, 32)}Z`) + disc(0, 0, 7),
  // Three waves.
  () => [-21, -4, 13].map((y) => `M-29 ${y}Q-14 ${y - 13} 0 ${y}T29 ${y}V${y + 9}Q14 ${y + 22} 0 ${y + 9}T-29 ${y + 9}Z`).join(''),
  // Balls around a ball.
  (rng) => disc(0, 0, 10) + around(3 + below(rng, 4), (turn) => disc(22, turn, 9)),
  // A diamond in a diamond.
  () => 'M0 -33L26 0L0 33L-26 0ZM0 -19L-15 0L0 19L15 0Z',
  // A tower.
  () => 'M-24 30V-30H-12V-20H-6V-30H6V-20H12V-30H24V30ZM-8 30V12A8 8 0 0 1 8 12V30Z',
  // A leaf.
  () => 'M-4 33C-34 20 -30 -16 0 -33C30 -16 34 20 4 33L2 -8L0 -14L-2 -8Z',
];
