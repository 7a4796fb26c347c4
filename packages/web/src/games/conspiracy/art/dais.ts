import { places, touchingSlots } from '@fathom/conspiracy';
import { num, nums, type Point } from '../../../art/curve.ts';
import { fan, fanRibs } from '../../../art/shells.ts';
import { faint, line, picture, shape } from '../../../art/svg.ts';
import { times } from '../../../art/seed.ts';

/** A seat, and the stone around all of them: the style sheet lets the picture stand out by as much. */
const SEAT = { width: 116, height: 78 } as const;
const EDGE = { x: 58, y: 39 } as const;

const WIDTH = 5 * SEAT.width + 2 * EDGE.x;
const HEIGHT = 5 * SEAT.height + 2 * EDGE.y;

interface Stone {
  readonly top: string;
  readonly foot: string;
  readonly under: string;
  readonly line: string;
  readonly brass: string;
}

const stones = {
  night: { top: '#123744', foot: '#1d5d67', under: '#082230', line: '#5fe3d3', brass: '#c9a45c' },
  day: { top: '#f1f7f7', foot: '#d3e6e8', under: '#a9c8cf', line: '#2f7f86', brass: '#8a6a24' },
} as const satisfies Record<string, Stone>;

/** The outline of all steps, widened on every side. */
function outline(out: number): string {
  const rows = times(5, (row) => ({
    left: EDGE.x + (row * SEAT.width) / 2 - out,
    right: EDGE.x + (10 - row) * (SEAT.width / 2) + out,
    foot: EDGE.y + (row + 1) * SEAT.height + (row === 4 ? out : out * 0.4),
  }));
  const top = EDGE.y - out;
  const down = rows.map(({ right, foot }) => `H${num(right)}V${num(foot)}`).join('');
  const up = rows
    .toReversed()
    .map(({ left }, i) => `H${num(left)}V${num(i === 4 ? top : rows[3 - i]!.foot)}`)
    .join('');
  return `M${nums(rows[0]!.left, top)}${down}${up}z`;
}

/** Faint lines where neighbours touch. */
const seams = touchingSlots
  .map(([a, b]) => {
    const [from, to] = [places[a]!, places[b]!];
    const x = EDGE.x + ((from.left + to.left + 2) / 4) * SEAT.width;
    const y = EDGE.y + ((from.row + to.row) / 2 - 0.5) * SEAT.height;
    return from.row === to.row ? `M${nums(x - 7, y)}h14` : `M${nums(x, y - 7)}v14`;
  })
  .join('');

/** A shell in every corner of the stair. */
function shells(stone: Stone): string {
  const hinges = times(5, (row): Point => [EDGE.x + (row * SEAT.width) / 2 - 8, EDGE.y + (row + 1) * SEAT.height - 2]);
  const drawn = hinges.flatMap(([x, y]) => [
    [fan([x, y], 20, 180, 270, 4), fanRibs([x, y], 20, 180, 270, 4)] as const,
    [fan([WIDTH - x, y], 20, 270, 360, 4), fanRibs([WIDTH - x, y], 20, 270, 360, 4)] as const,
  ]);
  return (
    shape(drawn.map(([shell]) => shell).join(''), stone.under, stone.brass, 1.4) +
    line(drawn.map(([, ribs]) => ribs).join(''), stone.brass, 1)
  );
}

function paint(stone: Stone): string {
  return picture(
    WIDTH,
    HEIGHT,
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${stone.top}"/>` +
      `<stop offset="1" stop-color="${stone.foot}"/></linearGradient></defs>` +
      faint(shape(outline(34), stone.under), 0.55) +
      shape(outline(26), stone.under, stone.line, 1) +
      shape(outline(9), 'url(#s)', stone.line, 1.6) +
      faint(line(outline(17), stone.brass, 1.2), 0.7) +
      shells(stone) +
      line(seams, stone.line, 3, 0.75),
  ).replace('<svg ', '<svg preserveAspectRatio="none" ');
}

/** The stone that fifteen seats are cut into. */
export const daises = (['night', 'day'] as const).map((hour) => [`dais-${hour}`, (): string => paint(stones[hour])] as const);
