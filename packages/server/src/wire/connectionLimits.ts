import type { FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Limits } from '../base/settings.ts';
import { Bucket } from './bucket.ts';
import { RateStore, type SharedCounter } from './rates.ts';

/** The percentage of places that are open to all; the rest is for people with a seat at the table. */
const FOR_ANYBODY = 0.9;

/** Connections of an address besides its sockets: pages load several files at once. */
const FOR_REQUESTS = 100;

/** All sockets of one address together may send as much as this many at their limit. */
const SENDERS = 10;

const DAY = 86_400_000;

/** Limits who may connect, and how many at once. */
export class ConnectionLimits {
  private readonly limits: Limits;
  private readonly origins: readonly string[];
  private readonly perAddress = new Map<string, number>();
  /** Connections of any kind, also those that have sent nothing yet. */
  private readonly bare = new Map<string, number>();
  private readonly buckets = new Map<string, Bucket>();
  private readonly created: RateStore;
  open = 0;

  constructor(limits: Limits, origins: readonly string[], counter: SharedCounter | null = null) {
    this.created = new RateStore(counter, 'tables');
    this.limits = limits;
    this.origins = origins;
  }

  /**
   * A page of another origin may neither act nor listen with our cookies. Programs have no origin, and no cookies but their
   * own.
   */
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

  /**
   * Accepts or closes a connection before it sends anything. Behind a proxy all come from one address: then the proxy must
   * limit them.
   */
  admit(connection: Pick<Socket, 'remoteAddress' | 'once' | 'destroy'>, isDirect: boolean): void {
    const { remoteAddress } = connection;
    if (!isDirect || remoteAddress === undefined) return;
    const net = netOf(remoteAddress);
    if ((this.bare.get(net) ?? 0) >= this.limits.perAddress + FOR_REQUESTS) return void connection.destroy();
    connection.once('close', () => change(this.bare, net, -1));
    change(this.bare, net, 1);
  }

  /** Counts a socket from now until it closes. A socket that is already closed is not counted. */
  enter(address: string, socket: Pick<WebSocket, 'once'>): Bucket {
    socket.once('close', () => this.count(address, -1));
    this.count(address, 1);
    return this.bucketOf(netOf(address));
  }

  /** The shared message limit of all sockets of an address. */
  private bucketOf(net: string): Bucket {
    const { burst, perSecond } = this.limits;
    const bucket = this.buckets.get(net) ?? new Bucket(burst * SENDERS, perSecond * SENDERS);
    this.buckets.set(net, bucket);
    return bucket;
  }

  /** Counts a new table of an address; false if it has reached its limit for today. */
  async mayCreateTable(address: string): Promise<boolean> {
    return (await this.created.count(netOf(address), DAY)) <= this.limits.tablesPerDay;
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

/** The network that limits apply to. With IPv6, the owner of one address has the 2^64 beside it too. */
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
