import type { Seat } from '@fathom/kernel';
import type { Redis } from 'ioredis';
import { nobody, type Present, type SharedPresence } from './port.ts';

/** What a process says of itself is valid for so long, and said again so often: if it dies, its players are absent soon. */
const VALID = 20_000;
const REPEAT = 6000;
/** How long it is remembered when a seat was left, in seconds. */
const REMEMBERED = 30 * 86_400;

interface Known {
  readonly present: Present;
  readonly left: ReadonlyMap<Seat, number>;
  /** The answers of Redis, to see whether anything has changed. */
  readonly text: string;
}

const presentAt = (table: string): string => `fathom:present:${table}`;
const leftAt = (table: string): string => `fathom:left:${table}`;

/** In Redis, with expiry. `process` names this process; `now` is the same clock for all of them. */
export class RedisPresence implements SharedPresence {
  private readonly redis: Redis;
  private readonly process: string;
  private readonly now: () => number;
  private readonly here = new Map<string, Present>();
  private readonly known = new Map<string, Known>();
  private readonly timer: NodeJS.Timeout;
  /** Since when nothing was lost: Redis may come back empty. */
  private since: number;

  constructor(redis: Redis, process: string, now: () => number) {
    this.redis = redis;
    this.process = process;
    this.now = now;
    this.since = now();
    redis.on('ready', () => this.startAgain());
    this.timer = setInterval(() => this.repeat(), REPEAT).unref();
  }

  announce(table: string, here: Present): void {
    if (here.seats.length + here.spectators === 0) this.here.delete(table);
    else this.here.set(table, here);
    this.write(table);
  }

  left(table: string, seat: Seat, at: number): void {
    const commands = this.redis.pipeline().hset(leftAt(table), String(seat), at).expire(leftAt(table), REMEMBERED);
    commands.exec().catch(() => {}); // while Redis is away: absence is counted from its return
  }

  elsewhere(table: string): Present {
    return this.known.get(table)?.present ?? nobody;
  }

  lastSeen(table: string, seat: Seat): number {
    return this.known.get(table)?.left.get(seat) ?? this.since;
  }

  async refresh(tables: readonly string[]): Promise<readonly boolean[]> {
    const commands = this.redis.pipeline();
    for (const table of tables) commands.hgetall(presentAt(table)).hgetall(leftAt(table));
    const answered = await commands.exec().catch(() => null); // while Redis is away, what is known stays
    if (answered === null) return tables.map(() => false);
    const answers = answered.map(([error, answer]) => (error === null ? (answer as Record<string, string>) : {}));
    return tables.map((table, i) => this.learn(table, answers[2 * i] ?? {}, answers[2 * i + 1] ?? {}));
  }

  forget(table: string): void {
    this.known.delete(table);
  }

  close(): void {
    clearInterval(this.timer);
    for (const table of this.here.keys()) this.announce(table, nobody);
  }

  private learn(table: string, present: Record<string, string>, left: Record<string, string>): boolean {
    const others = Object.entries(present).filter(([process, said]) => process !== this.process && untilOf(said) > this.now());
    const text = JSON.stringify([others.map(([process, said]) => [process, said.slice(said.indexOf(' '))]), left]);
    if (this.known.get(table)?.text === text) return false;
    const all = others.map(([, said]) => presentIn(said));
    this.known.set(table, {
      present: {
        seats: [...new Set(all.flatMap(({ seats }) => seats))].sort((a, b) => a - b),
        spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
      },
      left: new Map(Object.entries(left).map(([seat, at]) => [Number(seat), Number(at)])),
      text,
    });
    return true;
  }

  private write(table: string): void {
    const here = this.here.get(table);
    const commands = this.redis.pipeline();
    if (here === undefined) commands.hdel(presentAt(table), this.process);
    else commands.hset(presentAt(table), this.process, said(here, this.now() + VALID)).pexpire(presentAt(table), VALID);
    commands.exec().catch(() => {}); // said again soon
  }

  private repeat(): void {
    for (const table of this.here.keys()) this.write(table);
  }

  private startAgain(): void {
    this.since = this.now();
    this.repeat();
  }
}

/* One text per process: until when it is valid, the spectators, the seats. */

const said = ({ seats, spectators }: Present, until: number): string => [until, spectators, ...seats].join(' ');

const untilOf = (text: string): number => Number(text.split(' ')[0]);

function presentIn(text: string): Present {
  const [, spectators = 0, ...seats] = text.split(' ').map(Number);
  return { seats, spectators };
}
