import { flag, markRevealed, next, seat, type Seat } from '@fathom/kernel';
import type { BuildingId } from '../../content/tables.ts';
import { number } from '../../fields.ts';
import { byBuilding } from '../../moves.ts';
import { freeMarkers } from '../../queries.ts';
import { asking } from '../../rules/asking.ts';
import { newSpace, type State } from '../../state.ts';
import { buildTile, fillHall, putIntoPlay } from '../../verbs/tiles.ts';
import type { Operation, Step } from '../operation.ts';

const build = byBuilding('build');

type BuildFree = {
  readonly from: 'hall' | 'stack';
  readonly count: number | 'all';
  readonly needed: boolean;
};

/** WD-BUILD-03, 04, WD-QCARD-03, SK-QCARD-13 · One after the other; without a marker nothing happens. */
function buildFromHall(s: State, seat: Seat, left: number): void {
  if (left > 0 && s.hall.length > 0 && freeMarkers(s, seat) > 0) next(s, { kind: 'build', seat, left, refill: true });
}

/** UM-QCARD-04, R-16 · All that lie there, or as many as there are markers for. */
function buildAll(s: State, seat: Seat): void {
  const left = Math.min(s.hall.length, freeMarkers(s, seat));
  if (left === 0) return;
  if (left < s.hall.length) return next(s, { kind: 'build', seat, left, refill: false });
  for (const tile of s.hall.map(({ id }) => id)) buildTile(s, seat, tile, false);
  fillHall(s);
}

/** WD-QCARD-04 · The top of the stack. */
function buildFromStack(s: State, seat: Seat): void {
  if (s.tiles.length === 0 || freeMarkers(s, seat) === 0) return;
  markRevealed(s);
  putIntoPlay(s, seat, newSpace(s.tiles.pop()!));
}

const fields = { seat, left: number, refill: flag };
type BuildSteps = { build: Step<typeof fields, { readonly type: 'build'; readonly building: BuildingId }> };

export const buildFree: Operation<BuildFree, never, BuildSteps> = {
  required: ({ needed }) => needed,
  /** The marker is the one of the building that goes, or was looked for when that one was chosen. */
  can: (s) => s.hall.length > 0,
  perform(s, { seat }, { from, count }) {
    if (from === 'stack') buildFromStack(s, seat);
    else if (count === 'all') buildAll(s, seat);
    else buildFromHall(s, seat, count);
  },
  steps: {
    /** WD-BUILD-03 · For free. */
    build: {
      fields,
      moves: (s) => s.hall.map((tile) => build[tile.id]),
      take(s, { seat, left, refill }, move) {
        buildTile(s, seat, move.building, refill);
        if (refill) return buildFromHall(s, seat, left - 1);
        if (left > 1) next(s, { kind: 'build', seat, left: left - 1, refill });
        else fillHall(s);
      },
      ...asking('WD-BUILD-03', { joins: true }),
    },
  },
};
