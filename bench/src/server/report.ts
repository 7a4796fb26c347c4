import type { ServerReport } from './bench.ts';
import type { Load } from './load.ts';

const BARS = { timesThePeer: 5, moveAmongBots: 50 };

/**
 * The measurements as a table, and whether every goal was met. The goal is relative to the peer that stores its games, as we
 * do.
 */
export function reportServer(report: ServerReport): { readonly lines: readonly string[]; readonly met: boolean } {
  const { fathom, peerFiles, peerMemory, restart, bytesInUse, bytesIdle, whileBotsThink, whileNobodyThinks } = report;
  const times = fathom.movesPerSecond / peerFiles.movesPerSecond;
  const isQuick = times >= BARS.timesThePeer && fathom.p99 < peerFiles.p99;
  const isCalm = whileBotsThink.p99 < BARS.moveAmongBots;
  const lines = [
    `The server · Node ${process.versions.node} · ${fathom.seats} connected seats, all tables moving at once`,
    '',
    row('', 'moves/s', 'p50 ms', 'p99 ms'),
    ofLoad('Fathom, every move durable', fathom),
    ofLoad('boardgame.io, its files', peerFiles),
    ofLoad('boardgame.io, in memory', peerMemory),
    '',
    `against its files: ${times.toFixed(1)} times (bar ${BARS.timesThePeer}, at a lower p99): ${verdict(isQuick)}`,
    `against its memory: ${(fathom.movesPerSecond / peerMemory.movesPerSecond).toFixed(1)} times`,
    `a person's move while bots think at ${whileBotsThink.tables} tables: p50 ${ms(whileBotsThink.p50)}, p99 ${ms(whileBotsThink.p99)} ms (bar ${BARS.moveAmongBots}): ${verdict(isCalm)}`,
    `the same while nobody thinks: p50 ${ms(whileNobodyThinks.p50)}, p99 ${ms(whileNobodyThinks.p99)} ms`,
    `memory of a table: ${kilobytes(bytesInUse)} kB in use, ${kilobytes(bytesIdle)} kB idle`,
    `restart with ${restart.tables} tables: listens after ${restart.listens.toFixed(0)} ms (with one: ${restart.empty.toFixed(0)}), shows one after ${restart.answers.toFixed(0)} ms`,
  ];
  return { lines, met: isQuick && isCalm };
}

const ofLoad = (name: string, { movesPerSecond, p50, p99 }: Load): string => row(name, movesPerSecond.toFixed(0), ms(p50), ms(p99));
const row = (name: string, ...cells: readonly string[]): string => name.padEnd(34) + cells.map((cell) => cell.padStart(12)).join('');
const ms = (n: number): string => n.toFixed(1);
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
