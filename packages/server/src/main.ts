import { serve } from './serve.ts';

const server = await serve(process.argv.slice(2), process.env, 'npm start --');
if (typeof server === 'string') {
  console.error(server);
  process.exit(2);
}
console.log(`Fathom is at ${server.address}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
