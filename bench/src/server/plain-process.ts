import { conspiracy, type State } from '@fathom/conspiracy';
import { asked, legal, rngFrom, seatView, step } from '@fathom/kernel';
import { DatabaseSync } from '@photostructure/sqlite';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { WebSocketServer, type WebSocket } from 'ws';
import { deal } from '../random.ts';

/*
 * The least that a server of our rules must do: look a move up, play it, and send both seats their view. It keeps its tables in
 * memory, or writes the newest state to a synced file before it sends anything. No log, no reconnecting, no checks.
 */
interface PlainTable {
  state: State;
  readonly sockets: (WebSocket | undefined)[];
}

const rng = rngFrom('peer');
const tables = new Map<string, PlainTable>();
const [storage, folder] = process.argv.slice(2);
const db = storage === 'sqlite' ? new DatabaseSync(path.join(folder!, 'plain.sqlite')) : null;
db?.exec('PRAGMA page_size = 4096; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 16384');
db?.exec('CREATE TABLE tables (id TEXT PRIMARY KEY, state TEXT NOT NULL)');
const write = db?.prepare('INSERT INTO tables (id, state) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET state = excluded.state');
let waiting: { readonly id: string; readonly state: State; readonly done: () => void }[] = [];

/** Everything of one turn of the event loop in one transaction. */
function flush(): void {
  const batch = waiting;
  waiting = [];
  db!.exec('BEGIN IMMEDIATE');
  for (const { id, state } of batch) write!.run(id, JSON.stringify(state));
  db!.exec('COMMIT');
  for (const { done } of batch) done();
}

const store = (id: string, { state }: PlainTable): Promise<void> | undefined =>
  db === null
    ? undefined
    : new Promise((done) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ id, state, done });
      });

function tell({ state, sockets }: PlainTable): void {
  for (const [seat, socket] of sockets.entries()) socket?.send(JSON.stringify(seatView(conspiracy, state, seat)));
}

async function play(id: string, table: PlainTable, seat: number, index: number): Promise<void> {
  const move = asked(conspiracy, table.state).includes(seat) ? legal(conspiracy, table.state, seat)[index] : undefined;
  if (move === undefined) return;
  const state = conspiracy.clone(table.state);
  step(conspiracy, state, seat, move);
  table.state = state;
  await store(id, table);
  tell(table);
}

const http = createServer();
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, { url }) => {
  const [, id, seat] = url!.split('/');
  const known = tables.get(id!) ?? { state: deal(conspiracy, { seats: 2, options: {} }, rng), sockets: [] };
  if (!tables.has(id!)) void store(id!, known);
  tables.set(id!, known);
  known.sockets[Number(seat)] = socket;
  socket.on('message', (data) => void play(id!, known, Number(seat), Number((data as Buffer).toString())));
  socket.send(JSON.stringify(seatView(conspiracy, known.state, Number(seat))));
});
http.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(http.address() as AddressInfo).port}`));
process.on('SIGTERM', () => process.exit());
