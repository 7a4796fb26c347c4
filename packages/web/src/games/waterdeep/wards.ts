import { isHarbor, isInn, type BasicSpaceId, type Space, type View } from '@fathom/waterdeep';

/** The wards of the city, two to a street. */
export const streets = [
  ['sea', 'north'],
  ['castle', 'trades'],
  ['dock', 'southern'],
] as const;
export type CityWard = (typeof streets)[number][number];

type Cell = readonly [row: number, column: number];

/** Where the old spaces stand: the street, and the place along it. The Harbor takes two places. */
const old: Readonly<Partial<Record<BasicSpaceId, Cell>>> = {
  's-field-of-triumph': [0, 0],
  's-grinning-lion-tavern': [0, 1],
  's-castle-waterdeep': [1, 0],
  's-blackstaff-tower': [1, 1],
  's-aurora-realms-shop': [1, 2],
  's-the-plinth': [0, 2],
};
const HARBOR = 2;
/** How many places of each street are taken from the start. */
const taken = [3, 3, HARBOR] as const;

/** Below the city. */
export const below = {
  undermountain: ['s-entry-well', 's-the-grim-statue', 's-hall-of-mirrors'],
  skullport: ['s-hall-of-the-voice', 's-slavers-market', 's-skull-island'],
} as const satisfies Record<string, readonly BasicSpaceId[]>;
export type Depth = keyof typeof below;
const isBelow = (id: string): boolean => Object.values(below).some((ids: readonly string[]) => ids.includes(id));

/** A space with its place in the view, by which its facts are called, and its cell on the map. */
export interface Site {
  readonly space: Space;
  readonly at: string;
  readonly cell: Cell;
}

export interface CityPlan {
  readonly columns: number;
  readonly old: readonly Site[];
  readonly built: readonly Site[];
  readonly free: readonly Cell[];
}

/** The map: as many places along each street as are needed, and never fewer than `least`. */
export function cityPlan(view: View, least: number): CityPlan {
  const fixed = taken.reduce((sum, count) => sum + count, 0);
  const columns = Math.max(least, Math.ceil((fixed + view.buildings.length) / streets.length));
  const plots = taken
    .flatMap((from, row) => Array.from({ length: columns - from }, (_, i): Cell => [row, from + i]))
    .sort((a, b) => a[1] - b[1]);
  return {
    columns,
    old: view.board.flatMap((space, i) => {
      const cell = old[space.id as BasicSpaceId];
      return cell === undefined ? [] : [{ space, at: `board.${i}`, cell }];
    }),
    built: view.buildings.map((space, i) => ({ space, at: `buildings.${i}`, cell: plots[i]! })),
    free: plots.slice(view.buildings.length),
  };
}

/** The spaces of the boards that a condition picks, with their places in the view. */
export const sitesOf = (view: View, picks: (id: string) => boolean): Omit<Site, 'cell'>[] =>
  view.board.flatMap((space, i) => (picks(space.id) ? [{ space, at: `board.${i}` }] : []));

export const innSites = (view: View): Omit<Site, 'cell'>[] => sitesOf(view, (id) => isInn(id as BasicSpaceId));
export const harborSites = (view: View): Omit<Site, 'cell'>[] => sitesOf(view, (id) => isHarbor(id as BasicSpaceId));
export const depths = (view: View): Depth[] =>
  (Object.keys(below) as Depth[]).filter((depth) =>
    view.board.some(({ id }) => isBelow(id) && (below[depth] as readonly string[]).includes(id)),
  );
