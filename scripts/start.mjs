// npm start [-- --port 3000] [--host 127.0.0.1]: sets up what is missing, then serves the table.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap, buildPage, root } from './bootstrap.mjs';
import { serveFolder } from './static.mjs';

const { port, host } = flags();
await bootstrap('packages/web');
await buildPage();
try {
  await serveFolder(path.join(root, 'packages/web/dist'), port, host);
  console.log(`Fathom is at http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`);
} catch (error) {
  if (error.code !== 'EADDRINUSE') throw error;
  refuse(`Port ${port} is taken. Try: npm start -- --port ${port + 1}`);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

function flags() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string', default: '3000' }, host: { type: 'string', default: '127.0.0.1' } },
    });
    const number = Number(values.port);
    if (!Number.isInteger(number) || number < 1 || number > 65_535) refuse(`--port takes a number from 1 to 65535, not "${values.port}".`);
    return { port: number, host: values.host };
  } catch (error) {
    return refuse(`${error.message}\nUsage: npm start -- [--port 3000] [--host 127.0.0.1]`);
  }
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}
