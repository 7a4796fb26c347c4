import type { ServerReport } from './bench.ts';
import type { Cost } from './contest.ts';

const BARS = { timesPlain: 1.25, shareOfPeer: 0.25, finished: 4096, moveAmongBots: 50 };

/** The measurements as a table, and whether every goal was met. */
export function reportServer(report: ServerReport): { readonly lines: readonly string[]; readonly met: boolean } {
  const { costs, finished, restart, bytesInUse, bytesIdle, whileBotsThink, whileNobodyThinks } = report;
  const { fathom, plainSqlite, peerMemory } = costs;
  const timesPlain = fathom.microsecondsPerMove / plainSqlite.microsecondsPerMove;
  const shareOfPeer = fathom.microsecondsPerMove / peerMemory.microsecondsPerMove;
  const isCheap = timesPlain <= BARS.timesPlain && shareOfPeer <= BARS.shareOfPeer;
  const isSmall = finished.every(({ bytes }) => bytes <= BARS.finished);
  const isCalm = whileBotsThink.p99 < BARS.moveAmongBots;
  const lines = [
    `The server · Node ${process.versions.node} · ${fathom.seats} connected seats, all tables moving at once; medians of rounds in turns`,
    '',
    row('', 'CPU µs/move', 'bytes/move', 'moves/s', 'p50 ms', 'p99 ms'),
    ...Object.values(costs).map(ofCost),
    '',
    `CPU against the plain server with synced SQLite: ${timesPlain.toFixed(2)} times (bar ${BARS.timesPlain}), against boardgame.io in memory: ${shareOfPeer.toFixed(2)} (bar ${BARS.shareOfPeer}): ${verdict(isCheap)}`,
    ...finished.map(
      ({ game, row: ofRow, bytes }) => `a finished game of ${game}: ${ofRow.toFixed(0)} bytes, ${bytes.toFixed(0)} with its keys`,
    ),
    `at most ${BARS.finished} bytes: ${verdict(isSmall)}`,
    `a person's move while bots think at ${whileBotsThink.tables} tables: p50 ${ms(whileBotsThink.p50)}, p99 ${ms(whileBotsThink.p99)} ms (bar ${BARS.moveAmongBots}): ${verdict(isCalm)}`,
    `the same while nobody thinks: p50 ${ms(whileNobodyThinks.p50)}, p99 ${ms(whileNobodyThinks.p99)} ms`,
    `memory of a table: ${kilobytes(bytesInUse)} kB in use, ${kilobytes(bytesIdle)} kB idle`,
    `restart with ${restart.tables} tables: listens after ${restart.listens.toFixed(0)} ms (with one: ${restart.empty.toFixed(0)}), shows one after ${restart.answers.toFixed(0)} ms`,
  ];
  return { lines, met: isCheap && isSmall && isCalm };
}

const ofCost = ({ name, microsecondsPerMove, bytesPerMove, movesPerSecond, p50, p99 }: Cost): string =>
  row(name, microsecondsPerMove.toFixed(0), bytesPerMove.toFixed(0), movesPerSecond.toFixed(0), ms(p50), ms(p99));
const row = (name: string, ...cells: readonly string[]): string => name.padEnd(34) + cells.map((cell) => cell.padStart(12)).join('');
const ms = (n: number): string => n.toFixed(1);
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
