import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** `cut`: connections are closed and refused. `half-open`: they stay open, and what is sent is lost without an error. */
export type Line = { readonly kind: 'good' | 'cut' | 'half-open' } | { readonly kind: 'slow'; readonly delay: number };

const good: Line = { kind: 'good' };

/** A stretch of network between two programs: it can be cut, slowed down, or left half open. */
export class Proxy {
  readonly port: number;
  private readonly server: Server;
  private readonly target: number;
  private line: Line = good;
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  /** Pairs that have lost bytes: they end when the line is good again. */
  private readonly damaged = new Set<readonly [Socket, Socket]>();

  private constructor(server: Server, target: number) {
    this.server = server;
    this.target = target;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (socket: Socket) => this.accept(socket));
  }

  /** In front of a port of this machine. */
  static async to(target: number): Promise<Proxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Proxy(server, target);
  }

  set(line: Line): void {
    this.line = line;
    if (line.kind === 'cut') for (const pair of this.pairs) end(pair);
    if (line.kind === 'half-open') for (const pair of this.pairs) this.damaged.add(pair);
    if (line.kind !== 'half-open') for (const pair of this.damaged) end(pair);
  }

  heal(): void {
    this.set(good);
  }

  close(): void {
    this.server.close();
    for (const pair of this.pairs) end(pair);
  }

  private accept(near: Socket): void {
    if (this.line.kind === 'cut') return void near.destroy();
    const far = connect(this.target, '127.0.0.1');
    const pair = [near, far] as const;
    this.pairs.add(pair);
    if (this.line.kind === 'half-open') this.damaged.add(pair);
    this.pass(near, far, pair);
    this.pass(far, near, pair);
  }

  /** Bytes keep their order, also when the line changes. */
  private pass(from: Socket, to: Socket, pair: readonly [Socket, Socket]): void {
    let queue = Promise.resolve();
    from.setNoDelay(true);
    from.on('data', (bytes: Buffer) => {
      queue = queue.then(() => this.forward(bytes, to, pair));
    });
    from.on('error', () => {});
    from.on('close', () => {
      void queue.then(() => this.closed(pair));
    });
  }

  private async forward(bytes: Buffer, to: Socket, pair: readonly [Socket, Socket]): Promise<void> {
    if (this.line.kind === 'slow') await sleep(this.line.delay);
    if (!this.damaged.has(pair) && !to.destroyed) to.write(bytes);
  }

  /** The other side of a half-open line does not get to know. */
  private closed(pair: readonly [Socket, Socket]): void {
    if (this.line.kind === 'half-open' && this.damaged.has(pair)) return;
    this.pairs.delete(pair);
    this.damaged.delete(pair);
    end(pair);
  }
}

function end(pair: readonly [Socket, Socket]): void {
  for (const socket of pair) socket.destroy();
}
