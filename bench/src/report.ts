import type { GameReport } from './engine.ts';

/** How much faster than the peer Fathom has to be. */
const TIMES_THE_PEER = 50;

export const isMet = ({ step, timesThePeer }: GameReport): boolean =>
  step.measured >= step.bar && (timesThePeer === null || timesThePeer >= TIMES_THE_PEER);

/** What was measured of a game, to be read. */
export function linesOf({ title, rows, quarters, step, timesThePeer }: GameReport): string[] {
  return [
    line(title, 'moves/s', 'games or ops/s', 'µs each'),
    ...rows.map(({ name, movesPerSecond, perSecond, microseconds }) =>
      line(name, movesPerSecond === null ? '' : whole(movesPerSecond), whole(perSecond), microseconds.toFixed(2)),
    ),
    `ns per move by quarter of a game at the largest table: ${quarters.map((ns) => ns.toFixed(0)).join('  ')}`,
    `${rows[0]!.name}: ${whole(step.measured)} moves/s (bar ${whole(step.bar)}): ${verdict(step.measured >= step.bar)}`,
    ...(timesThePeer === null
      ? []
      : [
          `against boardgame.io in this run: ${timesThePeer.toFixed(0)} times (bar ${TIMES_THE_PEER}): ${verdict(timesThePeer >= TIMES_THE_PEER)}`,
        ]),
    '',
  ];
}

const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
const whole = (n: number): string => Math.round(n).toLocaleString('en');
const line = (name: string, ...cells: readonly string[]): string => name.padEnd(38) + cells.map((cell) => cell.padStart(16)).join('');
