import { DatabaseSync } from '@photostructure/sqlite';
import { backup, openSqlite } from '@fathom/server';
import path from 'node:path';
import { sitAtFathom } from './fathom-table.ts';
import { drive, inTurns, sample } from './load.ts';
import { freshFolder, startFathom } from './processes.ts';

/* Many seats at once, and many stored tables. */

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** So many tables of two connected people, first idle, then with one move per table and minute. */
export async function benchSeats(tables: number, seconds: number, log: (line: string) => void): Promise<string[]> {
  const server = await startFathom(freshFolder('seats'));
  const empty = server.memory();
  const seated = await inTurns(numbers(tables), 20, () => sitAtFathom(server.url));
  log(`${tables * 2} seats are connected`);
  const idleFrom = server.cpu();
  await new Promise((wake) => setTimeout(wake, 10_000));
  const idle = (server.cpu() - idleFrom) / 10_000_000;
  const memory = server.memory();
  const before = server.cpu();
  const { moves, p50, p99 } = await sample(seated, 60_000, seconds * 1000);
  const busy = (server.cpu() - before) / (seconds * 1_000_000);
  for (const table of seated) table.close();
  await server.stop();
  return [
    `${tables * 2} connected seats at ${tables} tables, one process`,
    `memory per seat: ${((memory - empty) / tables / 2 / 1024).toFixed(1)} kB (process ${(memory / 2 ** 20).toFixed(0)} MB, empty ${(empty / 2 ** 20).toFixed(0)} MB)`,
    `idle: ${(idle * 100).toFixed(1)} % of a core; one move per table and minute: ${(busy * 100).toFixed(1)} %, ${moves} moves, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`,
  ];
}

/** A file with so many finished tables, copies of one, at a few sizes: what takes longer with more of them? */
export async function benchStored(sizes: readonly number[], log: (line: string) => void): Promise<string[]> {
  const folder = freshFolder('stored');
  const file = path.join(folder, 'fathom.sqlite');
  const first = await startFathom(folder);
  const table = await sitAtFathom(first.url);
  await drive([table], Infinity, 2);
  table.close();
  await first.stop();
  const lines = [
    'stored tables'.padEnd(16) +
      ['file MB', 'start ms', 'lookup ms', 'list ms', 'mine ms', 'backup s'].map((cell) => cell.padStart(11)).join(''),
  ];
  let filled = 1;
  for (const size of sizes) {
    fill(file, filled, size);
    filled = size;
    log(`${size.toLocaleString('en')} stored tables`);
    lines.push(await measuredWith(folder, file, size));
    log(lines.at(-1)!); // the next one may take long
  }
  return lines;
}

/** Copies of the first table, under other IDs; each hundredth is public and not over. */
function fill(file: string, from: number, to: number): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA synchronous = OFF; BEGIN');
  const copy = db.prepare(`INSERT INTO tables SELECT ?, seq, ?, ?, ?, NULL, body, save FROM tables WHERE id = ?`);
  const key = db.prepare('INSERT INTO keys (key, id) VALUES (?, ?)');
  const { id } = db.prepare('SELECT id FROM tables LIMIT 1').get() as { id: string };
  for (let i = from; i < to; i++) {
    const name = `${((i * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0')}-${i}`;
    const isOpen = Number(i % 100 === 0);
    copy.run(name, isOpen, 1 - isOpen, i, id);
    key.run(`key-${i % 100_000}`.padEnd(64, '0'), name);
  }
  db.exec('COMMIT');
  db.close();
}

async function measuredWith(folder: string, file: string, size: number): Promise<string> {
  const server = await startFathom(folder);
  await server.stop();
  const journal = await openSqlite(file);
  const all = await journal.list({ kind: 'all' }, 100);
  const lookup = await timed(100, async (i) => void (await journal.load(all[i]!.id)));
  const list = await timed(20, async () => void (await journal.list({ kind: 'public' }, 100)));
  const mine = await timed(20, async (i) => void (await journal.list({ kind: 'key', key: `key-${i}`.padEnd(64, '0') }, 100)));
  await journal.close();
  const db = new DatabaseSync(file, { readOnly: true });
  const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
  const { page_size: bytes } = db.prepare('PRAGMA page_size').get() as { page_size: number };
  db.close();
  const copied = performance.now();
  await backup(file, path.join(freshFolder('backup'), 'copy.sqlite'));
  const seconds = (performance.now() - copied) / 1000;
  const cells = [
    ((pages * bytes) / 2 ** 20).toFixed(0),
    server.startMs.toFixed(0),
    lookup.toFixed(2),
    list.toFixed(2),
    mine.toFixed(2),
    seconds.toFixed(1),
  ];
  return size.toLocaleString('en').padEnd(16) + cells.map((cell) => cell.padStart(11)).join('');
}

/** Milliseconds of each of so many. */
async function timed(count: number, work: (i: number) => Promise<void>): Promise<number> {
  const started = performance.now();
  for (let i = 0; i < count; i++) await work(i);
  return (performance.now() - started) / count;
}
