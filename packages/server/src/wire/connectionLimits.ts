import type { FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Limits } from '../settings.ts';
import { Bucket } from './bucket.ts';
import { RateStore } from './rates.ts';

/** So many of a hundred places are for anybody; the rest is for those who have a seat where they are going. */
const FOR_ANYBODY = 0.9;

/** So many connections an address may have besides its sockets: pages ask for several files at once. */
const FOR_REQUESTS = 100;

/** The sockets of one address may say as much as so many that say all they may. */
const TALKERS = 10;

const DAY = 86_400_000;

/** Who may come in, and how many at once. */
export class ConnectionLimits {
  private readonly limits: Limits;
  private readonly origins: readonly string[];
  private readonly perAddress = new Map<string, number>();
  /** Connections of any kind, also those that have said nothing yet. */
  private readonly bare = new Map<string, number>();
  private readonly buckets = new Map<string, Bucket>();
  private readonly laid = new RateStore();
  open = 0;

  constructor(limits: Limits, origins: readonly string[]) {
    this.limits = limits;
    this.origins = origins;
  }

  /** A page of another site may neither act nor listen with our cookies. Programs have no origin, and no cookies but their own. */
  isWelcome({ method, headers, host, ws }: FastifyRequest): boolean {
    const { origin } = headers;
    const isHarmless = (method === 'GET' || method === 'HEAD') && !ws;
    if (origin === undefined || isHarmless) return true;
    return this.origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
  }

  isFull(address: string): boolean {
    return this.open >= this.limits.connections || (this.perAddress.get(netOf(address)) ?? 0) >= this.limits.perAddress;
  }

  isCrowded(): boolean {
    return this.open >= this.limits.connections * FOR_ANYBODY;
  }

  /** A connection before it has said anything. Behind a proxy all come from one address: then the proxy must limit them. */
  admit(connection: Pick<Socket, 'remoteAddress' | 'once' | 'destroy'>, isDirect: boolean): void {
    const { remoteAddress } = connection;
    if (!isDirect || remoteAddress === undefined) return;
    const net = netOf(remoteAddress);
    if ((this.bare.get(net) ?? 0) >= this.limits.perAddress + FOR_REQUESTS) return void connection.destroy();
    connection.once('close', () => change(this.bare, net, -1));
    change(this.bare, net, 1);
  }

  /** Counts a socket from now until it closes. What cannot be attached is not counted. */
  enter(address: string, socket: Pick<WebSocket, 'once'>): Bucket {
    socket.once('close', () => this.count(address, -1));
    this.count(address, 1);
    return this.bucketOf(netOf(address));
  }

  /** What all sockets of an address may say together: as much as some of them alone. */
  private bucketOf(net: string): Bucket {
    const { burst, perSecond } = this.limits;
    const bucket = this.buckets.get(net) ?? new Bucket(burst * TALKERS, perSecond * TALKERS);
    this.buckets.set(net, bucket);
    return bucket;
  }

  /** Counts a table that an address wants to lay, and says whether it may today. */
  mayLay(address: string): boolean {
    return this.laid.count(netOf(address), DAY) <= this.limits.tablesPerDay;
  }

  private count(address: string, by: 1 | -1): void {
    this.open += by;
    change(this.perAddress, netOf(address), by);
    if (!this.perAddress.has(netOf(address))) this.buckets.delete(netOf(address));
  }
}

function change(counts: Map<string, number>, name: string, by: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + by;
  if (count === 0) counts.delete(name);
  else counts.set(name, count);
}

/** An address as limits see it. Of version 6 whoever has one has the 2^64 beside it too. */
export function netOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
