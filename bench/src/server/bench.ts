import { openSqlite } from '@fathom/server';
import { DatabaseSync } from '@photostructure/sqlite';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compareCosts, contest, type ContestantId, type Cost } from './contest.ts';
import { sitAtFathom } from './fathom-table.ts';
import { drive, inTurns, sample } from './load.ts';
import { freshFolder, startFathom, type Running } from './processes.ts';

const STORED = 10_000;
const THINKING = 50;
const FINISHED = 10;

export interface ServerReport {
  readonly costs: Record<ContestantId, Cost>;
  /** Bytes on disk per finished game, by game: of its table, and of the file. */
  readonly finished: readonly FinishedSize[];
  /** Bytes per table while it is used, and while it is not. */
  readonly bytesInUse: number;
  readonly bytesIdle: number;
  /**
   * Milliseconds from the start of a process with so many tables in its file until it listens, and until it has served one of
   * them.
   */
  readonly restart: { readonly tables: number; readonly listens: number; readonly answers: number; readonly empty: number };
  /** The latency of a person's move while bots search at so many tables, and while none does. */
  readonly whileBotsThink: Felt & { readonly tables: number };
  readonly whileNobodyThinks: Felt;
}

interface Felt {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
}

export async function benchServer(log: (line: string) => void): Promise<ServerReport> {
  log(`${contest.tables * 2} connected seats, ${contest.tables} tables moving at once`);
  const costs = await compareCosts(log);
  log('finished games');
  const finished = await inTurns(['conspiracy', 'abyss', 'waterdeep'], 1, sizeOfFinished);
  log('people among thinking bots');
  const felt = await amongBots();
  log(`${STORED.toLocaleString('en')} stored tables`);
  return { costs, finished, ...felt, ...(await stored()) };
}

interface FinishedSize {
  readonly game: string;
  /** The row of the table, and everything of it: entries and keys too. */
  readonly row: number;
  readonly bytes: number;
}

async function sizeOfFinished(game: string): Promise<FinishedSize> {
  const folder = freshFolder('finished');
  const server = await startFathom(folder);
  const tables = await inTurns(numbers(FINISHED), 5, () => sitAtFathom(server.url, 'open', game));
  await drive(tables, Infinity, 2);
  for (const table of tables) table.close();
  await server.stop();
  const db = new DatabaseSync(path.join(folder, 'fathom.sqlite'), { readOnly: true });
  const sum = (sql: string): number => (db.prepare(sql).get() as { n: number }).n / FINISHED;
  const row = sum('SELECT sum(length(id) + length(CAST(body AS BLOB)) + coalesce(length(save), 0) + 30) AS n FROM tables');
  const entries = sum('SELECT coalesce(sum(length(id) + length(CAST(body AS BLOB)) + 12), 0) AS n FROM entries');
  const keys = sum('SELECT 2 * sum(length(id) + length(key) + 6) AS n FROM keys');
  db.close();
  return { game, row, bytes: row + entries + keys };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

async function amongBots(): Promise<Pick<ServerReport, 'whileBotsThink' | 'whileNobodyThinks'>> {
  const server = await startFathom(freshFolder('bots'));
  const people = await inTurns(numbers(THINKING), 10, () => sitAtFathom(server.url));
  const whileNobodyThinks = await sample(people, 300, 3000);
  const withBots = await inTurns(numbers(THINKING), 10, () => sitAtFathom(server.url, 'ismcts-1000'));
  let isOver = false;
  // The opponents of bots answer at once: there is always a bot searching.
  const thinking = withBots.map(async (table) => {
    for (let goesOn = true; goesOn;) goesOn = !isOver && (await table.play());
  });
  const felt = await sample(people, 300, 6000);
  isOver = true;
  for (const table of [...people, ...withBots]) table.close();
  await Promise.race([Promise.all(thinking), sleep(100)]);
  await server.stop();
  return { whileNobodyThinks, whileBotsThink: { tables: THINKING, ...felt } };
}

/** Ten thousand copies of one table in the middle of its game. */
async function stored(): Promise<Pick<ServerReport, 'bytesInUse' | 'bytesIdle' | 'restart'>> {
  const folder = freshFolder('stored');
  const first = await startFathom(folder);
  const table = await sitAtFathom(first.url);
  await drive([table], 20, 2);
  table.close();
  await first.stop();
  const empty = first.startMs;

  const journal = await openSqlite(path.join(folder, 'fathom.sqlite'));
  const { id, body } = (await journal.list({ kind: 'all' }, 1))[0]!;
  const { seq, save } = (await journal.load(id))!;
  const entries = await journal.entries(id, 0, 1000);
  const copies = numbers(STORED).map((i) => `copy-${i}`);
  const facts = { listed: false, over: false, touched: 0, wake: null };
  await inTurns(copies, 500, (copy) =>
    journal.append({ id: copy, after: 0, seq, entries, facts, keys: [], body: body.replaceAll(id, copy), save }),
  );
  await journal.close();

  const started = performance.now();
  const server = await startFathom(folder, 2000);
  const listens = server.startMs;
  const show = async (copy: string): Promise<void> => void (await (await fetch(`${server.url}/api/tables/${copy}`)).text());
  await show(copies[0]!);
  const answers = performance.now() - started;
  await inTurns(copies.slice(0, 500), 50, show); // warm
  await sleep(3500);
  const before = await heap(server);
  await inTurns(copies, 50, show);
  const inUse = await heap(server);
  await sleep(3500);
  const after = await heap(server);
  await server.stop();
  const bytes = (more: number): number => Math.max(0, (more - before) / STORED);
  return { bytesInUse: bytes(inUse), bytesIdle: bytes(after), restart: { tables: STORED, listens, answers, empty } };
}

/** The memory in use, as the server reports it. */
async function heap({ url }: Running): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\d+(?:\.\d+)?(?:e\+?\d+)?)/m.exec(text)![1]);
}
