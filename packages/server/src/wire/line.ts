import { longest, PROTOCOL, silence, type Ask, type Refused, type RefusalCode, type Tell } from '@fathom/wire';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Limits } from '../settings.ts';
import { seatIn, type Audience, type Viewer } from '../table/audience.ts';
import { handIn } from '../table/desk.ts';
import type { House } from '../table/house.ts';
import type { Keeper } from '../table/keeper.ts';
import { ask as askSchema } from './schemas.ts';

/** Whoever reads so slowly that this much waits for them is cut off; they come back and catch up. */
const MOST_UNREAD = 4 * 1024 * 1024;
/** Whoever goes on talking too fast after so many warnings is cut off. */
const MOST_WARNINGS = 200;

export interface Table {
  readonly id: string;
  readonly key: string | null;
}

/** One socket at one table. Its messages are answered in the order they came. */
export class Line {
  private readonly house: House;
  private readonly audience: Audience;
  private readonly limits: Limits;
  private readonly socket: WebSocket;
  private readonly stream: Writable;
  private readonly viewer: Viewer;
  private greeted = false;
  private queue: Promise<void> = Promise.resolve();
  private tokens: number;
  private filled: number;
  private warnings = 0;
  private spoken = 0;
  private held = false;
  private readonly pulse: NodeJS.Timeout;

  constructor(house: House, audience: Audience, limits: Limits, socket: WebSocket, stream: Writable, { id, key }: Table) {
    this.house = house;
    this.audience = audience;
    this.limits = limits;
    this.socket = socket;
    this.stream = stream;
    this.viewer = { table: id, key, seq: 0, busy: false, send: (tell) => this.send(tell) };
    this.tokens = limits.burst;
    this.filled = performance.now();
    this.pulse = setInterval(() => this.beat(), silence.usual / 2).unref();
    socket.on('message', (data, isBinary) => this.hear(data as Buffer, isBinary));
    socket.on('close', () => this.end());
    socket.on('error', () => socket.terminate());
  }

  private hear(data: Buffer, isBinary: boolean): void {
    if (!this.mayTalk()) {
      this.refuse(null, 'too-fast');
      if (++this.warnings > MOST_WARNINGS) this.socket.close(1008, 'too-fast');
      return;
    }
    if (isBinary) return this.refuse(null, 'malformed');
    if (data.length > longest.message) return this.refuse(null, 'too-large');
    const text = data.toString();
    this.queue = this.queue
      .then(() => this.answer(text))
      .catch((error: unknown) => {
        this.house.world.report(error, 'line');
        this.refuse(null, 'busy');
      });
  }

  private async answer(text: string): Promise<void> {
    const read = askSchema.safeParse(parsed(text));
    if (!read.success) return this.refuse(idIn(text), 'malformed');
    const keeper = await this.house.at(this.viewer.table);
    if (keeper === null) return this.refuse('id' in read.data ? read.data.id : null, 'unknown-table');
    return this.obey(keeper, read.data);
  }

  private async obey(keeper: Keeper, ask: Ask): Promise<void> {
    if (ask.type === 'hello') return this.greet(keeper, ask.protocol, ask.since);
    if (!this.greeted) return this.refuse(ask.id, 'no-hello');
    const seat = seatIn(keeper, this.viewer);
    if (seat === null) return this.refuse(ask.id, 'no-seat');
    if (ask.type === 'do') {
      const refusal = await handIn(this.house, keeper, seat, ask.id, ask.command);
      return this.send(
        refusal === null ? { type: 'done', id: ask.id } : { type: 'refused', id: ask.id, code: refusal.code, rule: refusal.rule },
      );
    }
    const { play } = keeper.table;
    if (play === null) return this.refuse(ask.id, 'not-started');
    this.send({ type: 'why', id: ask.id, rule: keeper.referee.whyDark(play.state, seat, ask.piece) });
  }

  private greet(keeper: Keeper, protocol: number, since: number): void {
    if (protocol !== PROTOCOL) return this.refuse(null, 'wrong-protocol');
    if (this.greeted) return this.refuse(null, 'malformed');
    if (this.audience.countAt(this.viewer.table) >= this.limits.perTable) {
      this.refuse(null, 'full');
      return this.socket.close(1013, 'full');
    }
    this.greeted = true;
    this.viewer.seq = since;
    this.audience.join(keeper, this.viewer);
  }

  private refuse(id: string | null, code: RefusalCode): void {
    this.send({ type: 'refused', id, code, rule: null } satisfies Refused);
  }

  private send(tell: Tell): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNREAD) return this.socket.terminate();
    this.spoken = performance.now();
    this.hold();
    this.socket.send(JSON.stringify(tell));
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

  /** A bucket of words: it fills with time. */
  private mayTalk(): boolean {
    const now = performance.now();
    this.tokens = Math.min(this.limits.burst, this.tokens + ((now - this.filled) / 1000) * this.limits.perSecond);
    this.filled = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  private beat(): void {
    if (performance.now() - this.spoken >= silence.usual / 2) this.send({ type: 'alive' });
  }

  private end(): void {
    clearInterval(this.pulse);
    this.audience.leave(this.viewer);
  }
}

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
