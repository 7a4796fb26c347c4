import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { RedisError } from './base/redis.ts';
import { DataError } from './journal/file.ts';
import { DatabaseError } from './journal/postgres/primary.ts';
import { startServer, type Server } from './server.ts';
import { readSettings, type Settings } from './base/settings.ts';

/** In a published package the page is inside it; in the source tree it is where it is built. */
const pages = ['../page', '../../web/dist'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

export type ServerAt = Server & { readonly address: string };

/**
 * Starts a server from flags and environment; `command` is how it was called. Returns an error message if that is not possible.
 */
export async function serve(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  command: string,
): Promise<ServerAt | string> {
  const settings = readSettings(argv, env, availableParallelism());
  if (typeof settings === 'string')
    return `${settings}\nUsage: ${command} [--port 3000] [--host 127.0.0.1] [--data data/fathom.sqlite]\n       or, for several processes: --database postgres://… --redis redis://…`;
  try {
    const server = await startServer(settings, pages.find((folder) => existsSync(folder)) ?? null);
    const host = ['0.0.0.0', '::', '127.0.0.1'].includes(settings.host) ? 'localhost' : settings.host;
    return { ...server, address: `http://${host}:${server.port}` };
  } catch (error) {
    const sentence = whyNot(error, settings, command);
    if (sentence === null) throw error;
    return sentence;
  }
}

/** An error message for problems that the operator can fix; null for a bug. */
function whyNot(error: unknown, { data, host, port }: Settings, command: string): string | null {
  if (error instanceof DataError) {
    return {
      damaged: `${data} is damaged, or is no file of a Fathom server. Nothing in it was changed. Restore a backup to another file (fathom restore).`,
      newer: `${data} was written by a newer release of Fathom. Start that release, or choose another file with --data.`,
      'in-use': `${data} is in use by another Fathom server. Stop that one first, or choose another file with --data.`,
      unopenable: `${data} cannot be opened. Check that its folder exists and can be written by this user.`,
    }[error.fault];
  }
  if (error instanceof RedisError)
    return `Redis cannot be used (--redis): ${error.message}. Check that it runs and that the address is right, for example redis://127.0.0.1:6379.`;
  if (error instanceof DatabaseError)
    return `PostgreSQL cannot be used (--database): ${error.message}. Check the address, for example postgres://user:password@host:5432/name.`;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Try: ${command} --port ${port + 1}`;
  if (code === 'EACCES') return `Port ${port} cannot be opened by this user. Try: ${command} --port 3000`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is not an address of this machine. Try: ${command} --host 127.0.0.1`;
  return null;
}
