import { longest, PROTOCOL, heartbeat, type ClientMessage, type Refused, type RefusalCode, type ServerMessage } from '@fathom/wire';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Limits } from '../settings.ts';
import { seatIn, type Audience, type Viewer } from '../table/audience.ts';
import { submitCommand } from '../table/submit.ts';
import type { TableRegistry } from '../table/tableRegistry.ts';
import type { TableRunner } from '@fathom/table';
import { Bucket } from './bucket.ts';
import { clientMessage } from './schemas.ts';

/** Bytes that may wait for one socket. Whoever lets more pile up is cut off; they come back and catch up. */
const MOST_UNREAD = 256 * 1024;
/** While more than this waits, the story is not told on: it is long, and is read from the journal as the socket drains. */
const ENOUGH_UNREAD = 64 * 1024;
/** Whoever goes on talking too fast after so many warnings is cut off. */
const MOST_WARNINGS = 200;
/** So many messages of one socket may wait for their answer beyond what it may say at once. */
const MOST_WAITING = 64;

/** How long a goodbye may take. */
const GOODBYE = 1000;

export interface SocketTarget {
  readonly id: string;
  readonly key: string | null;
  /** What all sockets of this address may say together. */
  readonly shared: Bucket;
  /** May whoever is there lay another table today? */
  readonly mayLay: () => boolean;
}

/** One socket at one table. Its messages are answered in the order they came. */
export class TableSocket {
  private readonly registry: TableRegistry;
  private readonly audience: Audience;
  private readonly limits: Limits;
  private readonly socket: WebSocket;
  private readonly stream: Writable;
  private readonly viewer: Viewer;
  private greeted = false;
  private queue: Promise<void> = Promise.resolve();
  private waiting = 0;
  private readonly bucket: Bucket;
  private readonly shared: Bucket;
  private readonly mayLay: () => boolean;
  private warnings = 0;
  private spoken = 0;
  private heard: number;
  private readonly opened: number;
  private held = false;
  private drained: (() => void)[] = [];
  private readonly pulse: NodeJS.Timeout;

  constructor(
    registry: TableRegistry,
    audience: Audience,
    limits: Limits,
    socket: WebSocket,
    stream: Writable,
    { id, key, shared, mayLay }: SocketTarget,
  ) {
    this.registry = registry;
    this.audience = audience;
    this.limits = limits;
    this.socket = socket;
    this.stream = stream;
    this.viewer = {
      table: id,
      key,
      seq: 0,
      busy: false,
      send: (tell) => this.send(tell),
      room: () => this.room(),
      drop: () => this.hangUp(1013, 'full'),
    };
    this.bucket = new Bucket(limits.burst, limits.perSecond);
    this.shared = shared;
    this.mayLay = mayLay;
    this.opened = performance.now();
    this.heard = this.opened;
    this.pulse = setInterval(() => this.beat(), Math.min(heartbeat.usual, limits.silence) / 2).unref();
    socket.on('message', (data, isBinary) => this.hear(data as Buffer, isBinary));
    socket.on('ping', () => this.pinged());
    socket.on('pong', () => (this.heard = performance.now()));
    socket.on('close', () => this.end());
    socket.on('error', () => socket.terminate());
  }

  private hear(data: Buffer, isBinary: boolean): void {
    this.heard = performance.now();
    if (!this.mayTalk() || this.waiting >= this.limits.burst + MOST_WAITING) return this.warn();
    if (isBinary) return this.refuse(null, 'malformed');
    if (data.length > longest.message) return this.refuse(null, 'too-large');
    const text = data.toString();
    this.waiting++;
    this.queue = this.queue
      .then(() => this.answer(text))
      .catch((error: unknown) => {
        this.registry.world.report(error, 'line');
        this.refuse(idIn(text), 'busy');
      })
      .finally(() => this.waiting--);
  }

  /** A ping is answered by itself: whoever sends many and reads nothing lets the answers pile up. */
  private pinged(): void {
    this.heard = performance.now();
    if (!this.mayTalk()) this.warn();
    if (this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate();
  }

  private warn(): void {
    this.refuse(null, 'too-fast');
    if (++this.warnings > MOST_WARNINGS) this.hangUp(1008, 'too-fast');
  }

  private async answer(text: string): Promise<void> {
    const said = parsed(text);
    const read = clientMessage.safeParse(said);
    if (!read.success) return this.refuse(idIn(text), 'malformed');
    this.owe(read.data);
    const runner = await this.registry.at(this.viewer.table);
    if (runner === null) return this.refuse('id' in read.data ? read.data.id : null, 'unknown-table');
    return this.obey(runner, read.data);
  }

  /** Each move of an answer is tried on the table, also if none is played in the end: it counts as a message. */
  private owe(ask: ClientMessage): void {
    if (ask.type !== 'do' || ask.command.type !== 'moves') return;
    for (const bucket of [this.bucket, this.shared]) bucket.owe(ask.command.moves.length - 1);
  }

  private async obey(runner: TableRunner, ask: ClientMessage): Promise<void> {
    if (ask.type === 'hello') return this.greet(runner, ask.protocol, ask.since);
    if (!this.greeted) return this.refuse(ask.id, 'no-hello');
    const seat = seatIn(runner, this.viewer);
    if (seat === null) return this.refuse(ask.id, 'no-seat');
    if (ask.type === 'do') {
      const refusal = await submitCommand(this.registry, runner, seat, ask.id, ask.command, this.mayLay);
      return this.send(
        refusal === null ? { type: 'done', id: ask.id } : { type: 'refused', id: ask.id, code: refusal.code, rule: refusal.rule },
      );
    }
    const { play } = runner.table;
    if (play === null) return this.refuse(ask.id, 'not-started');
    this.send({ type: 'why', id: ask.id, rule: runner.rules.blockedBy(play.state, seat, ask.piece) });
  }

  private greet(runner: TableRunner, protocol: number, since: number): void {
    if (this.socket.readyState !== this.socket.OPEN) return; // gone while the table was fetched: it would never leave again
    if (protocol !== PROTOCOL) return this.refuse(null, 'wrong-protocol');
    if (this.greeted) return this.refuse(null, 'malformed');
    if (!this.audience.hasRoomFor(runner, this.viewer, this.limits.perTable)) {
      this.refuse(null, 'full');
      return this.hangUp(1013, 'full');
    }
    this.greeted = true;
    this.viewer.seq = since;
    this.audience.join(runner, this.viewer);
  }

  /** Whoever does not hear that it is over is cut off soon after. */
  private hangUp(code: number, reason: RefusalCode): void {
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), GOODBYE).unref();
  }

  private refuse(id: string | null, code: RefusalCode): void {
    this.send({ type: 'refused', id, code, rule: null } satisfies Refused);
  }

  private send(tell: ServerMessage): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const bytes = written(tell);
    const unread = this.socket.bufferedAmount;
    if (unread > 0 && unread + bytes.length > MOST_UNREAD) return this.socket.terminate();
    this.spoken = performance.now();
    this.hold();
    this.socket.send(bytes, { binary: false }, () => this.drain());
  }

  /** Null if more of the story may be told at once; else it is fulfilled when the socket has drained, or is closed. */
  private room(): Promise<void> | null {
    if (this.hasRoom()) return null;
    return new Promise((fulfil) => this.drained.push(fulfil));
  }

  private hasRoom(): boolean {
    return this.socket.readyState !== this.socket.OPEN || this.socket.bufferedAmount <= ENOUGH_UNREAD;
  }

  private drain(): void {
    if (!this.hasRoom()) return;
    const { drained } = this;
    this.drained = [];
    for (const fulfil of drained) fulfil();
  }

  /** What is said in one breath leaves in one packet. */
  private hold(): void {
    if (this.held) return;
    this.held = true;
    this.stream.cork();
    process.nextTick(() => {
      this.held = false;
      this.stream.uncork();
    });
  }

  /** What this socket may say, and what all of its address may. */
  private mayTalk(): boolean {
    return this.bucket.take() && this.shared.take();
  }

  /** Whoever reads answers a ping. Whoever does not, or never says hello, is cut off. */
  private beat(): void {
    const now = performance.now();
    if (now - this.heard >= this.limits.silence) return this.socket.terminate();
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping();
    if (!this.greeted && now - this.opened >= this.limits.silence) return this.hangUp(1008, 'no-hello');
    if (now - this.spoken >= heartbeat.usual / 2) this.send({ type: 'alive' });
  }

  private end(): void {
    clearInterval(this.pulse);
    this.audience.leave(this.viewer);
    this.drain();
  }
}

/** What is told to many is written once. Of a string only the characters would be counted, so it is bytes. */
function written(tell: ServerMessage): Buffer {
  const known = letters.get(tell) ?? Buffer.from(JSON.stringify(tell));
  letters.set(tell, known);
  return known;
}
const letters = new WeakMap<ServerMessage, Buffer>();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** So that even what cannot be read is answered to whoever asked it. */
function idIn(text: string): string | null {
  const value = parsed(text);
  const given = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof given === 'string' && given.length <= longest.id ? given : null;
}
