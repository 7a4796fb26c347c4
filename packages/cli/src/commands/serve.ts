import { exit } from '../base/errors.ts';
import type { Io } from '../base/io.ts';

/** The same flags as `npm start`; the server validates them. */
export interface ServeFlags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

/** Serves tables and the page until the process is asked to end. The server is loaded only here because that takes a while. */
export async function serveCommand(io: Io, { port, host, data }: ServeFlags): Promise<number> {
  const { serve } = await import('@fathom/server/serve');
  const argv = Object.entries({ port, host, data }).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
  const server = await serve(argv, io.env, 'fathom serve');
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
