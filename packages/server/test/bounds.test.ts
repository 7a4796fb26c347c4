import { newTable, openSeat } from '@fathom/table';
import { expect, test, vi } from 'vitest';
import { TableRegistry } from '../src/table/tableRegistry.ts';
import { Bare, Device, pair, patient, playOn, testServer } from './kit.ts';

/* Every list has a limit, and every counter goes down again. All limits are in docs/hosting.md. */

test('a table that could not be written is not counted', async () => {
  const server = await testServer({ logLevel: 'silent' });
  const registry = new TableRegistry(server.registry.context, 1);
  const table = newTable({ id: 'full', game: 'conspiracy', options: {}, created: 0, seats: [openSeat, openSeat], secret: 'a secret' });
  const append = vi.spyOn(server.registry.context.journal, 'append');
  append.mockRejectedValueOnce(new Error('the disk is full'));
  await expect(registry.create(table)).rejects.toThrow('the disk is full');
  append.mockResolvedValueOnce(false);
  await expect(registry.create(table)).rejects.toThrow('already in use');
  expect(await registry.isFull()).toBe(false);
  await registry.create(table);
  expect(await registry.isFull()).toBe(true);
  await server.remove();
});

test('a client that disconnects while the table is loaded takes no place', async () => {
  const server = await testServer();
  const { table, ann, bob, devices } = await pair(server.url);
  bob.close();
  await expect.poll(() => ann.present, patient).toEqual([0]);
  let arrived = 0;
  let letIn = (): void => {};
  const open = new Promise<void>((settle) => (letIn = settle));
  const { registry } = server;
  const at = registry.at.bind(registry);
  const slow = vi.spyOn(registry, 'at').mockImplementation(async (id) => {
    arrived++;
    await open;
    return at(id);
  });
  const lines = [devices[1].cookie, '', ''].map((cookie) => new Bare(server.url, table, cookie));
  for (const { socket } of lines) {
    await vi.waitUntil(() => socket.readyState === socket.OPEN, patient);
    socket.send(JSON.stringify({ type: 'hello', protocol: 2, since: 0 }));
  }
  await vi.waitUntil(() => arrived === lines.length, patient);
  const { body } = await new Device(server.url).request('GET', '/metrics');
  expect(body).toMatch(/^fathom_connections 4$/m);
  for (const { socket } of lines) socket.terminate();
  const connections = async (): Promise<string> => String((await new Device(server.url).request('GET', '/metrics')).body);
  await expect.poll(connections, patient).toMatch(/^fathom_connections 1$/m);
  letIn();
  slow.mockRestore();
  await playTogether();
  ann.close();
  await server.remove();

  /** The seat is free for its player, and nobody else is counted. */
  async function playTogether(): Promise<void> {
    const back = devices[1].open(table);
    await back.until(({ seat }) => seat === 1);
    await playOn([ann, back], 2);
    back.close();
    await expect.poll(() => ann.present, patient).toEqual([0]);
  }
});
