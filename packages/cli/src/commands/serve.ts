import { exit } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import type { Text } from '../text/index.ts';

/** The same flags as `npm start`; the server validates them. */
export interface ServeFlags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly database?: string;
  readonly redis?: string;
}

/** Serves tables and the page until the process is asked to end. The server is loaded only here because that takes a while. */
export async function serveCommand(io: Io, { port, host, data, database, redis }: ServeFlags): Promise<number> {
  const { serve } = await import('@fathom/server/serve');
  const server = await serve(argvOf({ port, host, data, database, redis }), io.env, 'fathom serve');
  if (typeof server === 'string') {
    io.stderr.write(`${server}\n`);
    return exit.mistake;
  }
  const asked = new Promise<void>((stop) => void io.onSignal(stop));
  io.stdout.write(`Fathom is at ${server.address}\n`);
  await asked;
  await server.close();
  return exit.done;
}

/** Does the jobs of servers until the process is asked to end. */
export async function workerCommand(io: Io, text: Text, { redis }: Pick<ServeFlags, 'redis'>): Promise<number> {
  const { startWorker } = await import('@fathom/server/worker');
  const asked = new Promise<void>((stop) => void io.onSignal(stop));
  const worker = await startWorker(argvOf({ redis }), io.env, (error) => io.stderr.write(`${String(error)}\n`));
  if (typeof worker === 'string') {
    io.stderr.write(`${worker}\n`);
    return exit.mistake;
  }
  io.stdout.write(`${text.hosting.working(worker.threads)}\n`);
  await asked;
  await worker.close();
  return exit.done;
}

const argvOf = (flags: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(flags).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
