/** Results from one number of points to another, both inclusive. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** One's own result lies here. */
  readonly isMine: boolean;
}

/** More bars than these are too thin for a phone. */
const MOST = 9;

/** Bars of one width that hold all results and one's own. */
export function binsOf(points: readonly number[], mine: number): Bin[] {
  const [low, high] = [Math.min(mine, ...points), Math.max(mine, ...points)];
  const width = Math.ceil((high - low + 1) / MOST);
  return Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, i) => {
    const from = low + i * width;
    const to = from + width - 1;
    const isIn = (value: number): boolean => value >= from && value <= to;
    return { from, to, count: points.filter(isIn).length, isMine: isIn(mine) };
  });
}
