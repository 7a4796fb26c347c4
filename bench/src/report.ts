import type { GameReport } from './engine.ts';
import type { Row } from './measure.ts';

/** How many times as fast as the peer Fathom has to be. */
const TIMES_THE_PEER = 50;

/** How many times as fast as the peer, at the first kind of table. */
const timesThePeer = ({ steps, peer }: GameReport): number | null => (peer === null ? null : steps[0]!.movesPerSecond! / peer);

export function isMet(report: GameReport): boolean {
  const times = timesThePeer(report);
  return report.steps.every(({ movesPerSecond }) => movesPerSecond! >= report.bar) && (times === null || times >= TIMES_THE_PEER);
}

/** The measurements of a game as text. */
export function linesOf(report: GameReport): string[] {
  const { title, steps, bar, others, quarters } = report;
  const times = timesThePeer(report);
  return [
    line(title, 'moves/s', 'games or ops/s', 'µs each', `bar ${whole(bar)}`),
    ...steps.map((row) => lineOf(row, verdict(row.movesPerSecond! >= bar))),
    ...others.map((row) => lineOf(row, '')),
    `ns per move by quarter of a game at the largest table: ${inRow(quarters.played)}; for the same questions: ${inRow(quarters.alike)}`,
    ...(times === null
      ? []
      : [`against boardgame.io in this run: ${times.toFixed(0)} times (bar ${TIMES_THE_PEER}): ${verdict(times >= TIMES_THE_PEER)}`]),
    '',
  ];
}

const lineOf = ({ name, movesPerSecond, perSecond, microseconds }: Row, met: string): string =>
  line(name, movesPerSecond === null ? '' : whole(movesPerSecond), whole(perSecond), microseconds.toFixed(2), met);
const inRow = (quarters: readonly number[]): string => quarters.map((ns) => ns.toFixed(0)).join('  ');
const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
const whole = (n: number): string => Math.round(n).toLocaleString('en');
const line = (name: string, ...cells: readonly string[]): string => name.padEnd(38) + cells.map((cell) => cell.padStart(16)).join('');
