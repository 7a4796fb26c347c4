import { parseJson } from '@fathom/kernel';
import {
  longest,
  OLDEST_PROTOCOL,
  PROTOCOL,
  heartbeat,
  type ClientMessage,
  type Refused,
  type RefusalCode,
  type ServerMessage,
} from '@fathom/wire';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Limits } from '../base/settings.ts';
import type { Audience } from '../table/audience.ts';
import { submitCommand } from '../table/submit.ts';
import type { TableRegistry } from '../table/tableRegistry.ts';
import { seatIn, type Viewer } from '../table/viewer.ts';
import type { TableRunner } from '@fathom/table';
import { Bucket } from './bucket.ts';
import { clientMessage } from './schemas.ts';

/** Bytes that may wait for one socket. A slower reader is disconnected; its client reconnects and catches up. */
const MOST_UNREAD = 256 * 1024;
/** While more than this waits, no further part of a long log is sent: it is read from the journal as the socket drains. */
const ENOUGH_UNREAD = 64 * 1024;
/** A client that keeps sending too fast after so many warnings is disconnected. */
const MOST_WARNINGS = 200;
/** So many messages of one socket may wait for their answer beyond its burst. */
const MOST_WAITING = 64;

/** How long closing may take. */
const CLOSE_TIMEOUT = 1000;

export interface SocketTarget {
  readonly id: string;
  readonly key: string | null;
  /** The shared message limit of all sockets of this address. */
  readonly shared: Bucket;
  /** May this client create another table today? */
  readonly mayCreateTable: () => Promise<boolean>;
}

/** One socket at one table. Its messages are answered in order. */
export class TableSocket {
  private readonly registry: TableRegistry;
  private readonly audience: Audience;
  private readonly limits: Limits;
  private readonly socket: WebSocket;
  private readonly stream: Writable;
  private readonly viewer: Viewer;
  private hasHello = false;
  private queue: Promise<void> = Promise.resolve();
  private waiting = 0;
  private readonly bucket: Bucket;
  private readonly target: SocketTarget;
  /** Previews have a limit of their own. Beyond it there is none, without a warning, and they count as messages. */
  private readonly previews: Bucket;
  private warnings = 0;
  private lastSent = 0;
  private lastReceived: number;
  private readonly opened: number;
  private held = false;
  private onDrained: (() => void)[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(registry: TableRegistry, audience: Audience, limits: Limits, socket: WebSocket, stream: Writable, target: SocketTarget) {
    this.registry = registry;
    this.audience = audience;
    this.limits = limits;
    this.socket = socket;
    this.stream = stream;
    this.viewer = {
      table: target.id,
      key: target.key,
      seq: 0,
      readsChanges: false,
      snapshotSeq: null,
      changes: 0,
      busy: false,
      send: (message) => this.send(message),
      drained: () => this.drained(),
      drop: () => this.disconnect(1013, 'full'),
    };
    this.bucket = new Bucket(limits.burst, limits.perSecond);
    this.target = target;
    this.previews = new Bucket(limits.burst / 2, limits.perSecond / 2);
    this.opened = performance.now();
    this.lastReceived = this.opened;
    this.timer = setInterval(() => this.heartbeatTick(), Math.min(heartbeat.usual, limits.silence) / 2).unref();
    socket.on('message', (data, isBinary) => this.receive(data as Buffer, isBinary));
    socket.on('ping', () => this.pinged());
    socket.on('pong', () => (this.lastReceived = performance.now()));
    socket.on('close', () => this.end());
    socket.on('error', () => socket.terminate());
  }

  private receive(data: Buffer, isBinary: boolean): void {
    this.lastReceived = performance.now();
    if (!this.mayReceive() || this.waiting >= this.limits.burst + MOST_WAITING) return this.warn();
    if (isBinary) return this.refuse(null, 'malformed');
    if (data.length > longest.message) return this.refuse(null, 'too-large');
    const text = data.toString();
    this.waiting++;
    this.queue = this.answerAfter(this.queue, text);
  }

  /** Never fails. */
  private async answerAfter(earlier: Promise<void>, text: string): Promise<void> {
    await earlier;
    try {
      await this.answer(text);
    } catch (error) {
      this.registry.context.report(error, 'socket');
      this.refuse(idIn(text), 'busy');
      if (!this.hasHello) this.disconnect(1013, 'busy'); // nothing can be done here without it: its client tries again
    } finally {
      this.waiting--;
    }
  }

  /** Pongs are sent automatically: a client that sends many pings and reads nothing lets the pongs pile up. */
  private pinged(): void {
    this.lastReceived = performance.now();
    if (!this.mayReceive()) this.warn();
    if (this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate();
  }

  private warn(): void {
    this.refuse(null, 'too-fast');
    if (++this.warnings > MOST_WARNINGS) this.disconnect(1008, 'too-fast');
  }

  private async answer(text: string): Promise<void> {
    const said = parseJson(text);
    const read = clientMessage.safeParse(said);
    if (!read.success) return this.refuse(idIn(text), 'malformed');
    this.owe(read.data);
    const runner = await this.registry.at(this.viewer.table);
    if (runner === null) return this.refuse('id' in read.data ? read.data.id : null, 'unknown-table');
    return this.handle(runner, read.data);
  }

  /** Each move of an answer is tried on the state, even if none is played in the end, so each counts as a message. */
  private owe(ask: ClientMessage): void {
    const moves = ask.type === 'preview' ? ask.moves : ask.type === 'do' && ask.command.type === 'moves' ? ask.command.moves : [];
    for (const bucket of [this.bucket, this.target.shared]) bucket.owe(Math.max(0, moves.length - 1));
  }

  private async handle(runner: TableRunner, ask: ClientMessage): Promise<void> {
    if (ask.type === 'hello') {
      if (ask.since > runner.seq) await runner.refresh(); // another process has shown more than this one knows
      return this.onHello(runner, ask.protocol, ask.since);
    }
    if (!this.hasHello) return this.refuse(ask.id, 'no-hello');
    const seat = seatIn(runner, this.viewer);
    if (seat === null) return this.refuse(ask.id, 'no-seat');
    if (ask.type === 'do') {
      const refusal = await submitCommand(this.registry, runner, seat, ask.id, ask.command, this.target.mayCreateTable);
      return this.send(
        refusal === null ? { type: 'done', id: ask.id } : { type: 'refused', id: ask.id, code: refusal.code, rule: refusal.rule },
      );
    }
    const { play } = runner.table;
    if (play === null) return this.refuse(ask.id, 'not-started');
    if (ask.type === 'why') return this.send({ type: 'why', id: ask.id, rule: runner.rules.blockedBy(play.state, seat, ask.piece) });
    const isGranted = this.previews.take();
    if (isGranted) this.bucket.owe(-1); // pointing at pieces does not use up the messages for moves
    const isOpen = isGranted && ask.ply === play.state.ply;
    this.send({ type: 'preview', id: ask.id, preview: isOpen ? runner.rules.preview(play.state, seat, ask.moves) : null });
  }

  private onHello(runner: TableRunner, protocol: number, since: number): void {
    if (this.socket.readyState !== this.socket.OPEN) return; // closed while the table was loaded: it would never leave again
    if (protocol < OLDEST_PROTOCOL || protocol > PROTOCOL) return this.refuse(null, 'wrong-protocol');
    if (this.hasHello) return this.refuse(null, 'malformed');
    if (!this.audience.hasPlaceFor(runner, this.viewer, this.limits.perTable)) {
      this.refuse(null, 'full');
      return this.disconnect(1013, 'full');
    }
    this.hasHello = true;
    this.viewer.seq = since;
    this.viewer.readsChanges = protocol > OLDEST_PROTOCOL;
    this.audience.join(runner, this.viewer);
  }

  /** Closes the socket, and terminates it soon after if the client does not respond. */
  private disconnect(code: number, reason: RefusalCode): void {
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), CLOSE_TIMEOUT).unref();
  }

  private refuse(id: string | null, code: RefusalCode): void {
    this.send({ type: 'refused', id, code, rule: null } satisfies Refused);
  }

  private send(message: ServerMessage): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const bytes = serialize(message);
    const unread = this.socket.bufferedAmount;
    if (unread > 0 && unread + bytes.length > MOST_UNREAD) return this.socket.terminate();
    this.lastSent = performance.now();
    this.hold();
    this.socket.send(bytes, { binary: false }, () => this.drain());
  }

  /** Null if more can be sent at once; otherwise resolves when the socket has drained, or is closed. */
  private drained(): Promise<void> | null {
    return this.hasDrained() ? null : new Promise((resolve) => this.onDrained.push(resolve));
  }

  private hasDrained(): boolean {
    return this.socket.readyState !== this.socket.OPEN || this.socket.bufferedAmount <= ENOUGH_UNREAD;
  }

  private drain(): void {
    if (!this.hasDrained()) return;
    const waiting = this.onDrained;
    this.onDrained = [];
    for (const resolve of waiting) resolve();
  }

  /** Messages of one tick leave in one packet. */
  private hold(): void {
    if (this.held) return;
    this.held = true;
    this.stream.cork();
    process.nextTick(() => {
      this.held = false;
      this.stream.uncork();
    });
  }

  /** The limit of this socket, and that of its address. */
  private mayReceive(): boolean {
    return this.bucket.take() && this.target.shared.take();
  }

  /** A live client answers a ping. One that does not, or never sends hello, is disconnected. */
  private heartbeatTick(): void {
    const now = performance.now();
    if (now - this.lastReceived >= this.limits.silence) return this.socket.terminate();
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping();
    if (!this.hasHello && now - this.opened >= this.limits.silence) return this.disconnect(1008, 'no-hello');
    if (now - this.lastSent >= heartbeat.usual / 2) this.send({ type: 'alive' });
  }

  private end(): void {
    clearInterval(this.timer);
    this.audience.leave(this.viewer);
    this.drain();
  }
}

/** A message to many viewers is serialized once, as bytes: the socket counts a string in characters. */
function serialize(message: ServerMessage): Buffer {
  const known = serialized.get(message) ?? Buffer.from(JSON.stringify(message));
  serialized.set(message, known);
  return known;
}
const serialized = new WeakMap<ServerMessage, Buffer>();

/** The ID of a message, even if the message is malformed, so that the refusal can name it. */
function idIn(text: string): string | null {
  const value = parseJson(text);
  const given = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof given === 'string' && given.length <= longest.id ? given : null;
}
