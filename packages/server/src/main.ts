import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.argv.slice(2), process.env, availableParallelism());
if (typeof settings === 'string') refuse(`${settings}\nUsage: npm start -- [--port 3000] [--host 127.0.0.1] [--data data/fathom.sqlite]`);

try {
  const server = await startServer(settings, fileURLToPath(new URL('../../web/dist', import.meta.url)));
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(settings.host) ? 'localhost' : settings.host;
  console.log(`Fathom is at http://${host}:${server.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  refuse(`Port ${settings.port} is taken. Try: npm start -- --port ${settings.port + 1}`);
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
