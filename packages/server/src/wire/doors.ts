import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Limits } from '../settings.ts';

/** Who may come in, and how many at once. */
export class Doors {
  private readonly limits: Limits;
  private readonly origins: readonly string[];
  private readonly perAddress = new Map<string, number>();
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
    return this.open >= this.limits.connections || (this.perAddress.get(address) ?? 0) >= this.limits.perAddress;
  }

  /** Counts a socket from now until it closes. What cannot be attached is not counted. */
  enter(address: string, socket: Pick<WebSocket, 'once'>): void {
    socket.once('close', () => this.count(address, -1));
    this.count(address, 1);
  }

  private count(address: string, change: 1 | -1): void {
    this.open += change;
    const here = (this.perAddress.get(address) ?? 0) + change;
    if (here === 0) this.perAddress.delete(address);
    else this.perAddress.set(address, here);
  }
}
