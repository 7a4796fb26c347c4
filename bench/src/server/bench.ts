import { openSqlite } from '@fathom/server';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sitAtFathom } from './fathom-table.ts';
import { drive, inTurns, sample, type Load, type Seated } from './load.ts';
import { sitAtPeer } from './peer-table.ts';
import { freshFolder, startFathom, startPeer, type Running } from './processes.ts';

const TABLES = 500;
const MOVES_EACH = 20;
const STORED = 10_000;
const THINKING = 50;

export interface ServerReport {
  readonly fathom: Load;
  readonly peerFiles: Load;
  readonly peerMemory: Load;
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
  log(`${TABLES * 2} connected seats, ${TABLES} tables moving at once; every move durable`);
  const fathom = await loaded(await startFathom(freshFolder('fathom')), sitAtFathom);
  const peerFiles = await loaded(await startPeer('files', freshFolder('peer')), sitAtPeer);
  const peerMemory = await loaded(await startPeer('memory', freshFolder('peer')), sitAtPeer);
  log('people among thinking bots');
  const felt = await amongBots();
  log(`${STORED.toLocaleString('en')} stored tables`);
  return { fathom, peerFiles, peerMemory, ...felt, ...(await stored()) };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

async function loaded(server: Running, sit: (url: string) => Promise<Seated>): Promise<Load> {
  const warm = await inTurns(numbers(20), 20, () => sit(server.url));
  await drive(warm, MOVES_EACH, 2);
  const tables = await inTurns(numbers(TABLES), 20, () => sit(server.url));
  const load = await drive(tables, MOVES_EACH, 2);
  for (const table of [...warm, ...tables]) table.close();
  await server.stop();
  return load;
}

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
