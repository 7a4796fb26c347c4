import {
  PROTOCOL,
  TableClient,
  UpdateReader,
  type ClientMessage,
  type ClientOptions,
  type Command,
  type NewTable,
  type TableSnapshot,
  type Seated,
  type ServerMessage,
  type Update,
} from '@fathom/wire';
import { invariant, sealOf } from '@fathom/kernel';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { startServer, type Server } from '../src/server.ts';
import { usualLimits, type Limits, type Settings } from '../src/base/settings.ts';
import { atMost } from '../../../scripts/patience.mjs';

/** No limits, unless the test is about them. */
const boundless: Limits = {
  connections: 1e9,
  perAddress: 1e9,
  perTable: 1e9,
  burst: 1e9,
  perSecond: 1e9,
  perMinute: 1e9,
  silence: 1e9,
  tables: 1e9,
  tablesPerDay: 1e9,
};

/** How long a test waits for something that must happen: long, because the machine may be busy. */
export const patient = { timeout: atMost(120_000) } as const;

let secrets = 0;
/** Deterministic secrets: every deal of a test file is the same in every run. */
const secret = (bytes: number): string => createHash('shake256', { outputLength: bytes }).update(`secret ${secrets++}`).digest('hex');

export interface TestServer extends Server {
  readonly folder: string;
  readonly url: string;
  /** Another server on the same file. */
  again(): Promise<TestServer>;
  /** Closes, and removes the file. */
  remove(): Promise<void>;
}

export async function testServer(change: Partial<Settings> = {}, now?: () => number, at?: string): Promise<TestServer> {
  const folder = at ?? mkdtempSync(path.join(tmpdir(), 'fathom-server-'));
  const settings: Settings = {
    port: 0,
    host: '127.0.0.1',
    data: path.join(folder, 'fathom.sqlite'),
    database: null,
    redis: null,
    origins: [],
    trustProxy: 0,
    webhooks: 'public',
    botThreads: 1,
    botBudget: 20_000,
    idle: 60_000,
    settlePause: 0,
    drain: 0,
    limits: boundless,
    logLevel: 'error',
    ...change,
  };
  const server = await startServer(settings, null, { secret, ...(now === undefined ? {} : { now }) });
  return {
    ...server,
    folder,
    url: `http://127.0.0.1:${server.port}`,
    async again() {
      await server.close();
      return testServer(change, now, folder);
    },
    async remove() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export { usualLimits };

/** A browser without a screen: it stores its cookie. */
export class Device {
  url: string;
  cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  async request(
    method: string,
    where: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.url}${where}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const given = response.headers.get('set-cookie');
    if (given !== null) this.cookie = given.split(';')[0]!;
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
  }

  async create(change: Partial<NewTable> = {}): Promise<Seated> {
    const body: NewTable = { game: 'conspiracy', options: {}, seats: ['me', 'open'], name: 'Ann', listed: false, plan: null, ...change };
    return this.expect(await this.request('POST', '/api/tables', body));
  }

  async sit(table: string, seat: number, name: string): Promise<Seated> {
    return this.expect(await this.request('POST', `/api/tables/${table}/seats/${seat}`, { name }));
  }

  open(table: string, options: Partial<ClientOptions> = {}): Player {
    return new Player(this, table, options);
  }

  private expect({ status, body }: { status: number; body: unknown }): Seated {
    invariant(status === 200, `the request is accepted: ${JSON.stringify(body)}`);
    return body as Seated;
  }
}

/** A client that stores what it received. */
export class Player {
  readonly client: TableClient;
  readonly updates: Update[] = [];
  now: TableSnapshot | null = null;
  present: readonly number[] = [];
  /** Called after every update. */
  onUpdate: () => void = () => {};
  private readonly waiting = new Set<() => void>();

  constructor(device: Device, table: string, options: Partial<ClientOptions>) {
    this.client = new TableClient({
      connect: () =>
        new WebSocket(`${device.url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { cookie: device.cookie } }),
      onUpdate: (update) => {
        this.updates.push(update);
        this.now = update.snapshot ?? this.now;
        for (const wake of this.waiting) wake();
        this.onUpdate();
      },
      onPresent: ({ seats }) => {
        this.present = seats;
      },
      sealing: { sealOf, randomSuffix: () => secret(16) },
      ...options,
    });
  }

  /** Waits until a snapshot satisfies a condition. */
  async until(so: (now: TableSnapshot) => boolean, timeout = patient.timeout): Promise<TableSnapshot> {
    const end = Date.now() + timeout;
    while (this.now === null || !so(this.now)) {
      invariant(Date.now() < end, `this becomes true: ${so.toString()} at ${JSON.stringify(this.now?.seatView?.ply)}`);
      await new Promise<void>((wake) => {
        const done = (): void => {
          clearTimeout(timer);
          this.waiting.delete(done);
          wake();
        };
        const timer = setTimeout(done, 100);
        this.waiting.add(done);
      });
    }
    return this.now;
  }

  /** Sends a command; returns the code of the refusal, or null. */
  async do(command: Command): Promise<string | null> {
    const answer = await this.client.do(command);
    return answer.type === 'done' ? null : answer.code;
  }

  async ready(typed = ''): Promise<string | null> {
    const answer = await this.client.ready(typed);
    return answer.type === 'done' ? null : answer.code;
  }

  get eventKinds(): string[] {
    return this.updates.flatMap(({ events }) => events.map(({ kind }) => kind));
  }

  /** Plays the move at an index of the list. */
  async playAny(pick: (count: number) => number): Promise<string | null> {
    const look = this.now!.seatView!;
    return this.do({ type: 'move', ply: look.ply, move: look.moves[pick(look.moves.length)]!.move });
  }

  close(): void {
    this.client.close();
  }
}

/** A bare socket: it sends what it is given, and stores what it receives. */
export class Bare {
  readonly received: ServerMessage[] = [];
  /** The same as text. */
  readonly raw: string[] = [];
  readonly socket: WebSocket;
  private readonly reader = new UpdateReader();

  constructor(url: string, table: string, cookie: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { cookie, ...headers } });
    this.socket.on('message', (data) => {
      this.raw.push((data as Buffer).toString());
      const message = JSON.parse(this.raw.at(-1)!) as ServerMessage;
      this.received.push(message.type === 'change' || message.type === 'update' ? this.reader.read(message)! : message);
    });
    this.socket.on('error', () => {});
  }

  async open(since: number, protocol = PROTOCOL): Promise<this> {
    await once(this.socket, 'open');
    this.send({ type: 'hello', protocol, since });
    await expect.poll(() => this.received.some((message) => message.type === 'update' && message.snapshot !== null), patient).toBe(true);
    return this;
  }

  send(ask: ClientMessage | string): void {
    this.socket.send(typeof ask === 'string' ? ask : JSON.stringify(ask));
  }

  async answer(ask: ClientMessage | string): Promise<ServerMessage> {
    const isAnswer = (message: ServerMessage): boolean => message.type === 'done' || message.type === 'refused' || message.type === 'why';
    const before = this.received.filter(isAnswer).length;
    this.send(ask);
    await expect.poll(() => this.received.filter(isAnswer).length, { ...patient, interval: 2 }).toBeGreaterThan(before);
    return this.received.filter(isAnswer)[before]!;
  }
}

/** The value of a metric. */
export async function metricOf(url: string, name: string): Promise<number> {
  const { body } = await new Device(url).request('GET', '/metrics');
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body as string)?.[1]);
}

/** Two people at a table, both ready. */
export async function pair(
  url: string,
  change: Partial<NewTable> = {},
): Promise<{ table: string; ann: Player; bob: Player; devices: [Device, Device] }> {
  const [first, second] = [new Device(url), new Device(url)];
  const { table } = await first.create(change);
  await second.sit(table, 1, 'Bob');
  const [ann, bob] = [first.open(table), second.open(table)];
  await ann.ready();
  await bob.ready();
  await Promise.all([ann, bob].map((player) => player.until(({ table: { phase } }) => phase === 'playing')));
  return { table, ann, bob, devices: [first, second] };
}

/** The players move in turn until the game is over, or so many moves were played. Waits for what the table answers by itself. */
export async function playOn(players: readonly Player[], moves = Infinity, pick: (count: number) => number = () => 0): Promise<void> {
  for (let played = 0; played < moves;) {
    const { table, seatView } = players[0]!.now!;
    if (table.phase === 'over') return;
    const { ply } = seatView!;
    const mover = players.find((player) => player.now!.seat === table.waiting[0])!;
    const seen = (await mover.until((now) => now.seatView!.ply >= ply)).seatView!;
    if (seen.ply === ply && seen.moves.length > 0) {
      const refusal = await mover.playAny(pick);
      invariant(refusal === null || refusal === 'stale', `the move is played, not ${refusal}`); // the table may have answered for another seat
      played += Number(refusal === null);
    }
    await Promise.all(players.map((player) => player.until((now) => now.seatView!.ply > ply)));
  }
}
