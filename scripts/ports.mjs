import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody uses at the moment. */
export async function freePort(host = '127.0.0.1') {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
