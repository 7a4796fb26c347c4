import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DataError } from './journal/file.ts';
import { startServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';

const settings = readSettings(process.argv.slice(2), process.env, availableParallelism());
if (typeof settings === 'string') refuse(`${settings}\nUsage: npm start -- [--port 3000] [--host 127.0.0.1] [--data data/fathom.sqlite]`);

try {
  const server = await startServer(settings, fileURLToPath(new URL('../../web/dist', import.meta.url)));
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(settings.host) ? 'localhost' : settings.host;
  console.log(`Fathom is at http://${host}:${server.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
} catch (error) {
  refuse(whyNot(error, settings) ?? raise(error));
}

/** A sentence for what whoever hosts can mend; null for a fault of ours. */
function whyNot(error: unknown, { data, host, port }: Settings): string | null {
  if (error instanceof DataError) {
    return {
      damaged: `${data} is damaged, or is no file of a Fathom server. Nothing in it was changed. Restore a backup to another file (fathom restore).`,
      newer: `${data} was written by a newer release of Fathom. Start that release, or choose another file with --data.`,
      'in-use': `${data} is in use by another Fathom server. Stop that one first, or choose another file with --data.`,
      unopenable: `${data} cannot be opened. Check that its folder exists and can be written by this user.`,
    }[error.fault];
  }
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Try: npm start -- --port ${port + 1}`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Try: npm start -- --port 3000`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is no address of this machine. Try: npm start -- --host 127.0.0.1`;
  return null;
}

function raise(error: unknown): never {
  throw error;
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
