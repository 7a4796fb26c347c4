import { sitAtColyseus } from './colyseus-table.ts';
import { sitAtFathom } from './fathom-table.ts';
import { drive, inTurns, type Load, type Seated } from './load.ts';
import { sitAtPeer } from './peer-table.ts';
import { sitAtPlain } from './plain-table.ts';
import { freshFolder, startColyseus, startFathom, startPeer, startPlain, type Running } from './processes.ts';

/* Servers of the same rules with the same pairs of players, in turns: what a move costs each of them. */

interface Contestant {
  readonly name: string;
  readonly start: () => Promise<Running>;
  readonly sit: (url: string) => Promise<Seated>;
}

const contestants = {
  fathom: { name: 'Fathom, every move durable', start: () => startFathom(freshFolder('fathom')), sit: sitAtFathom },
  plainSqlite: { name: 'plain ws, synced SQLite', start: () => startPlain('sqlite', freshFolder('plain')), sit: sitAtPlain },
  plainMemory: { name: 'plain ws, in memory', start: () => startPlain('memory', freshFolder('plain')), sit: sitAtPlain },
  colyseus: { name: 'Colyseus 0.16, in memory', start: () => startColyseus(), sit: sitAtColyseus },
  peerMemory: { name: 'boardgame.io, in memory', start: () => startPeer('memory', freshFolder('peer')), sit: sitAtPeer },
  peerFiles: { name: 'boardgame.io, its files', start: () => startPeer('files', freshFolder('peer')), sit: sitAtPeer },
} satisfies Record<string, Contestant>;

export type ContestantId = keyof typeof contestants;
const ids = Object.keys(contestants) as ContestantId[];

/** What a move costs the process of the server, and what it sends; medians of several rounds. */
export interface Cost extends Load {
  readonly name: string;
  readonly microsecondsPerMove: number;
}

/** The warm-up is long enough for the compiler: what is compared is a server that has been running for a while. */
export const contest = { tables: 300, movesEach: 20, rounds: 5, warmUp: 150 };

/** Every contestant once per round, so that a disturbance of the machine affects all of them. */
export async function compareCosts(
  log: (line: string) => void,
  wanted: readonly ContestantId[] = ids,
): Promise<Record<ContestantId, Cost>> {
  const rounds: Record<string, Cost[]> = {};
  for (let round = 0; round < contest.rounds; round++) {
    log(`round ${round + 1} of ${contest.rounds}`);
    for (const id of wanted) (rounds[id] ??= []).push(await costOf(contestants[id]));
  }
  return Object.fromEntries(wanted.map((id) => [id, middleOf(rounds[id]!)])) as Record<ContestantId, Cost>;
}

async function costOf({ name, start, sit }: Contestant): Promise<Cost> {
  const server = await start();
  const warm = await inTurns(numbers(contest.warmUp), 20, () => sit(server.url));
  await drive(warm, contest.movesEach, 2);
  const tables = await inTurns(numbers(contest.tables), 20, () => sit(server.url));
  const before = server.cpu();
  const load = await drive(tables, contest.movesEach, 2);
  const microsecondsPerMove = (server.cpu() - before) / load.moves;
  for (const table of [...warm, ...tables]) table.close();
  await server.stop();
  return { name, ...load, microsecondsPerMove };
}

function middleOf(costs: readonly Cost[]): Cost {
  const middle = (pick: (cost: Cost) => number): number => costs.map(pick).sort((a, b) => a - b)[Math.floor(costs.length / 2)]!;
  return {
    ...costs[0]!,
    movesPerSecond: middle((cost) => cost.movesPerSecond),
    p50: middle((cost) => cost.p50),
    p99: middle((cost) => cost.p99),
    bytesPerMove: middle((cost) => cost.bytesPerMove),
    microsecondsPerMove: middle((cost) => cost.microsecondsPerMove),
  };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
