import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** A table with all its seats connected. */
export interface Seated {
  /** Plays one move for an asked seat; resolves when the server has answered. False when the game is over. */
  play(): Promise<boolean>;
  /** Bytes that its sockets have received so far. */
  bytes(): number;
  close(): void;
}

/** Bytes that have come through a socket, with the frames of the protocol. */
export function bytesReadBy(socket: WebSocket): number {
  const { _socket: stream } = socket as unknown as { readonly _socket: Socket };
  return stream.bytesRead;
}

export interface Load {
  readonly seats: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Bytes that each seat received for each move. */
  readonly bytesPerMove: number;
}

/** All tables play at once, so many moves each. */
export async function drive(tables: readonly Seated[], movesEach: number, seatsEach: number): Promise<Load> {
  const times: number[] = [];
  const received = (): number => tables.reduce((sum, table) => sum + table.bytes(), 0);
  const before = received();
  const started = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      for (let move = 0; move < movesEach; move++) {
        const sent = performance.now();
        if (!(await table.play())) return;
        times.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const moves = times.length;
  const bytesPerMove = (received() - before) / moves / seatsEach;
  return { seats: tables.length * seatsEach, moves, movesPerSecond: moves / seconds, bytesPerMove, ...percentiles(times) };
}

/** One move after another, for so long: the latency for a person, not the capacity of the server. */
export async function sample(tables: readonly Seated[], pause: number, ms: number): Promise<{ moves: number; p50: number; p99: number }> {
  const times: number[] = [];
  const end = performance.now() + ms;
  await Promise.all(
    tables.map(async (table) => {
      for (let goesOn = true; goesOn && performance.now() < end;) {
        await new Promise((wake) => setTimeout(wake, pause * (0.5 + Math.random())));
        const sent = performance.now();
        goesOn = await table.play();
        if (goesOn) times.push(performance.now() - sent);
      }
    }),
  );
  return { moves: times.length, ...percentiles(times) };
}

function percentiles(times: number[]): { p50: number; p99: number } {
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Runs something for each item, a few at a time. */
export async function inTurns<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let i = 0; i < items.length; i += atOnce) results.push(...(await Promise.all(items.slice(i, i + atOnce).map(work))));
  return results;
}
