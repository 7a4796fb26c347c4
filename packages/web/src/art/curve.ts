/** Paths as short strings: one decimal, relative where that is shorter. */
export type Point = readonly [x: number, y: number];

/** Points as they are listed, or as text: `'60 4, 52 20, 46 40'`. */
export type Outline = string | readonly Point[];
export const pointsOf = (outline: Outline): readonly Point[] =>
  typeof outline === 'string' ? outline.split(', ').map((pair) => pair.split(' ').map(Number) as [number, number]) : outline;

const tenth = (value: number): number => Math.round(value * 10) / 10;
export const num = (value: number): string => String(tenth(value)).replace(/^(-?)0\./, '$1.');
/** Numbers side by side, a space only where neither a sign nor a point parts them. */
export const nums = (...values: number[]): string => {
  let all = '';
  let parted = true;
  for (const next of values.map(num)) {
    all += all === '' || next.startsWith('-') || (parted && next.startsWith('.')) ? next : ` ${next}`;
    parted = next.includes('.');
  }
  return all;
};

/** Straight edges. */
export function poly(outline: Outline, closed = true): string {
  let last: Point = [0, 0];
  const steps = pointsOf(outline).map((point, i) => {
    const to: Point = [tenth(point[0]), tenth(point[1])];
    const step = nums(to[0] - last[0], to[1] - last[1]);
    last = to;
    return i === 0 ? `M${step}l` : step;
  });
  return steps.join(' ').replace('l ', 'l').replaceAll(' -', '-') + (closed ? 'z' : '');
}

/** One smooth line through all points. `tight` below 1 pulls it towards straight edges. */
export function smooth(outline: Outline, closed = true, tight = 1): string {
  const points = pointsOf(outline);
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)]!;
  const lean = (i: number): Point => {
    const [before, after] = [at(i - 1), at(i + 1)];
    return [((after[0] - before[0]) / 6) * tight, ((after[1] - before[1]) / 6) * tight];
  };
  let [x, y] = [tenth(at(0)[0]), tenth(at(0)[1])];
  let path = `M${nums(x, y)}`;
  for (let i = 1; i <= (closed ? count : count - 1); i++) {
    const [to, arrive, leave] = [at(i), lean(i), lean(i - 1)];
    const end = [to[0] - arrive[0] - x, to[1] - arrive[1] - y, to[0] - x, to[1] - y];
    path += i === 1 ? `c${nums(leave[0], leave[1], ...end)}` : `s${nums(...end)}`;
    [x, y] = [tenth(x + tenth(to[0] - x)), tenth(y + tenth(to[1] - y))];
  }
  return closed ? `${path}z` : path;
}

/** A measure that stays the same along a line, or changes from its start (0) to its end (1). */
type Along = number | ((t: number) => number);
const at = (along: Along, t: number): number => (typeof along === 'number' ? along : along(t));

/** A line walked step by step: `turn` bends the heading (in degrees) at every step. */
export function walk(from: Point, heading: number, steps: number, stride: Along, turn: Along): Point[] {
  const points: Point[] = [from];
  let [x, y] = from;
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1);
    heading += at(turn, t);
    x += Math.cos((heading * Math.PI) / 180) * at(stride, t);
    y += Math.sin((heading * Math.PI) / 180) * at(stride, t);
    points.push([x, y]);
  }
  return points;
}

/** The two banks of a ribbon along its spine. */
export function banks(spine: readonly Point[], width: (t: number) => number): [left: Point[], right: Point[]] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, [x, y]] of spine.entries()) {
    const [before, after] = [spine[Math.max(0, i - 1)]!, spine[Math.min(spine.length - 1, i + 1)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const half = width(i / (spine.length - 1)) / 2 / (Math.hypot(dx, dy) || 1);
    left.push([x + dy * half, y - dx * half]);
    right.push([x - dy * half, y + dx * half]);
  }
  return [left, right];
}

/** A ribbon that widens and narrows along its spine. */
export function ribbon(spine: readonly Point[], width: (t: number) => number): string {
  const [left, right] = banks(spine, width);
  return smooth([...left, ...right.reverse()]);
}

/** A straight limb, thick at one end and thinner at the other. */
export function limb(from: Point, to: Point, thick: number, thin: number): string {
  const [[a, b], [c, d]] = banks([from, to], (t) => thick + (thin - thick) * t) as [[Point, Point], [Point, Point]];
  return poly([a, b, d, c]);
}

/** From thick to a point. */
export const taper =
  (thick: number, end = 0.4) =>
  (t: number): number =>
    thick + (end - thick) * t;
/** Thick and thin by the list, from one end to the other. */
export const swell =
  (...list: number[]) =>
  (t: number): number => {
    const at = Math.min(t, 0.9999) * (list.length - 1);
    const i = Math.floor(at);
    return list[i]! + (list[i + 1]! - list[i]!) * (at - i);
  };
/** A leaf: thin, wide, thin. */
export const leaf =
  (wide: number) =>
  (t: number): number =>
    0.4 + wide * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.04));

export const polar = ([x, y]: Point, radius: number, degrees: number): Point => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];
/** Half an outline, from top to bottom, made whole. */
export const whole = (half: Outline, axis = 60): Point[] => {
  const side = pointsOf(half);
  return [...side, ...side.map(([x, y]): Point => [2 * axis - x, y]).reverse()];
};

/** The same line through more points, evenly spread between the given ones. */
export function denser(points: readonly Point[], each: number): Point[] {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)]!;
  const line: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < each; k++) {
      const t = k / each;
      const mix = (axis: 0 | 1): number =>
        b[axis] +
        0.5 *
          t *
          (c[axis] - a[axis] + t * (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis] + t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])));
      line.push([mix(0), mix(1)]);
    }
  }
  return [...line, at(points.length - 1)];
}
