import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { addressOf, isPublic, isWebhook } from '../src/webhook/guard.ts';
import { openWebhookSender } from '../src/webhook/sender.ts';
import { pair, patient, playOn, testServer } from './kit.ts';

/** A name server with given answers; a resolver that asks it, and gives up after so many milliseconds. */
async function nameServer(answer: (question: Buffer) => Buffer | null, timeout = 20_000): Promise<{ names: Resolver; close: () => void }> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const response = answer(question);
    if (response !== null) socket.send(response, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const names = new Resolver({ timeout, tries: 1 });
  names.setServers([`127.0.0.1:${socket.address().port}`]);
  return { names, close: () => socket.close() };
}

/** This IPv4 address; no IPv6 address. */
function answerTo(question: Buffer, address: readonly number[]): Buffer {
  const end = question.indexOf(0, 12) + 5; // the name, its kind and its class
  const isFour = question.readUInt16BE(end - 4) === 1;
  const head = Buffer.from([question[0]!, question[1]!, 0x81, 0x80, 0, 1, 0, isFour ? 1 : 0, 0, 0, 0, 0]);
  const found = isFour ? Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address]) : Buffer.alloc(0);
  return Buffer.concat([head, question.subarray(12, end), found]);
}

describe('a webhook cannot reach into the network of its host', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ];
  test.each(inside)('%s is inside', (address) => expect(isPublic(address)).toBe(false));
  test.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is outside', (address) =>
    expect(isPublic(address)).toBe(true),
  );

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'https://user:pass@example.org/',
    'ftp://example.org/',
    'javascript:alert(1)',
    'nonsense',
  ])('%s is refused', (url) => expect(isWebhook(url, 'public')).toBe(false));
  test('a public URL is accepted, none when webhooks are off, any when all are trusted', () => {
    expect(isWebhook('https://discord.com/api/webhooks/1/x', 'public')).toBe(true);
    expect(isWebhook('https://example.org/', 'off')).toBe('off');
    expect(isWebhook('http://127.0.0.1:8080/', 'any')).toBe(true);
  });
  test('a name that resolves to a private address is not called', async () => {
    expect(await addressOf('localhost', 'public')).toBeNull();
    expect(await addressOf('localhost', 'any')).not.toBeNull();
  });

  test.each([
    ['outside', [93, 184, 216, 34], { address: '93.184.216.34', family: 4 }],
    ['inside', [10, 0, 0, 7], null],
  ] as const)('a name resolves to what its name server answers: %s', async (_, address, expected) => {
    const { names, close } = await nameServer((question) => answerTo(question, address));
    expect(await addressOf('somewhere.example', 'public', () => names)).toEqual(expected);
    close();
  });

  test('a name server that never answers times out', async () => {
    const { names, close } = await nameServer(() => null, 100);
    expect(await addressOf('slow.example', 'public', () => names)).toBeNull();
    close();
  });

  test('files can be read while many name servers never answer', async () => {
    let asked = 0;
    const { names, close } = await nameServer(() => {
      asked++;
      return null;
    });
    let settled = 0;
    const calls = Array.from({ length: 20 }, async (_, i) => {
      const found = await addressOf(`slow${i}.example`, 'public', () => names);
      settled++;
      return found;
    });
    await expect.poll(() => asked, patient).toBeGreaterThanOrEqual(20);
    await readFile(new URL(import.meta.url));
    expect(settled).toBe(0);
    names.cancel();
    expect(new Set(await Promise.all(calls))).toEqual(new Set([null]));
    close();
  });
});

describe('a webhook that misbehaves does not prevent other calls', () => {
  type Answer = (socket: Socket) => void;
  const ways: [string, Answer][] = [
    ['answers 101', (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n')],
    ['answers 100 and no more', (socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n')],
    ['hangs up', (socket) => socket.destroy()],
    ['answers nonsense', (socket) => socket.end('nonsense\r\n\r\n')],
    ['never answers', () => {}],
    ['begins an answer and never ends it', (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Le')],
  ];
  test.each(ways)('one that %s', async (_, answer) => {
    const bad = createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => answer(socket));
    }).listen(0, '127.0.0.1');
    const good = createServer((request, response) => request.resume().on('end', () => response.end())).listen(0, '127.0.0.1');
    await Promise.all([once(bad, 'listening'), once(good, 'listening')]);
    const outcomes: string[] = [];
    const sender = openWebhookSender('any', (outcome) => outcomes.push(outcome), 100);
    const call = (server: { address(): AddressInfo | string | null }): void =>
      sender.call({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, text: 'turn' }, { table: 't', seat: 0, ply: 1 });
    for (let round = 0; round < 11; round++) {
      for (let i = 0; i < 5; i++) call(bad);
      await expect.poll(() => outcomes.length, { ...patient, interval: 5 }).toBe((round + 1) * 5);
    }
    expect(new Set(outcomes)).toEqual(new Set(['failed']));
    const calledAgain = (): boolean => {
      call(good); // on a busy machine the first may be late
      return outcomes.includes('called');
    };
    await expect.poll(calledAgain, patient).toBe(true);
    bad.close();
    good.close();
  });

  test('one slow host takes few of the places', async () => {
    const slow = createTcpServer(() => {}).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const outcomes: string[] = [];
    const sender = openWebhookSender('any', (outcome) => outcomes.push(outcome), 100);
    const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
    for (let i = 0; i < 60; i++) sender.call({ url, text: 'turn' }, { table: 't', seat: 0, ply: 1 });
    expect(outcomes).toEqual(Array.from({ length: 55 }, () => 'dropped'));
    await expect.poll(() => outcomes.filter((outcome) => outcome === 'failed').length, patient).toBe(5);
    slow.close();
  });
});

test('an absent player is called when the turn comes, in their own words', async () => {
  const calls: unknown[] = [];
  const listener = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      calls.push(JSON.parse(text));
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/turn`;
  const server = await testServer({ webhooks: 'any' });
  const { table, ann, bob, devices } = await pair(server.url);
  const seat = ann.now!.seatView!.asked[0]!;
  const [mover, waiting] = seat === 0 ? [ann, bob] : [bob, ann];
  expect(await waiting.do({ type: 'notify', webhook: { url, text: 'Твой ход' } })).toBeNull();
  expect(await waiting.do({ type: 'notify', webhook: { url: 'nonsense', text: 'x' } })).toBe('bad-webhook');
  waiting.close();
  await expect.poll(() => mover.present, patient).toEqual([seat]);
  while (mover.now!.seatView!.asked.includes(seat)) {
    const { ply } = mover.now!.seatView!;
    expect(await mover.playAny(() => 0)).toBeNull();
    await mover.until(({ seatView }) => seatView!.ply > ply);
  }
  await expect
    .poll(() => calls, patient)
    .toEqual([{ text: 'Твой ход', content: 'Твой ход', table, seat: 1 - seat, ply: mover.now!.seatView!.ply }]);
  const back = devices[1 - seat]!.open(table);
  await back.until(() => true);
  await playOn([mover, back], 6);
  expect(calls).toHaveLength(1); // a connected player needs no call
  mover.close();
  back.close();
  await server.remove();
  listener.close();
});
