import { longest } from '@fathom/wire';
import { describe, expect, test, vi } from 'vitest';
import { Bare, Device, pair, patient, playOn, testServer, usualLimits } from './kit.ts';

describe('answers of many moves', () => {
  test('are limited in number, count as so many messages, and change nothing unless every move is played', async () => {
    const server = await testServer({ limits: { ...usualLimits, perSecond: 0.001 } });
    const { table, ann, bob, devices } = await pair(server.url);
    const seat = ann.now!.table.waiting[0]!;
    const { ply, moves } = [ann, bob][seat]!.now!.seatView!;
    const line = await new Bare(server.url, table, devices[seat]!.cookie).open(0);
    const before = await server.registry.context.journal.load(table);
    const answer = (id: string, count: number): Promise<unknown> => {
      const series = [moves[0]!.move, ...Array.from({ length: count - 1 }, () => ({ type: 'nonsense' }))];
      return line.answer({ type: 'do', id, command: { type: 'moves', ply, moves: series } });
    };
    expect(await answer('a', longest.moves + 1)).toMatchObject({ code: 'malformed' });
    expect(await answer('b', longest.moves)).toMatchObject({ type: 'refused', id: 'b' });
    expect(await answer('c', 2)).toMatchObject({ code: 'too-fast' });
    expect(await server.registry.context.journal.load(table)).toEqual(before);
    line.socket.terminate();
    await playOn([ann, bob], 2);
    ann.close();
    bob.close();
    await server.remove();
  });

  test('all sockets of an address share a limit of messages: many of them gain little', async () => {
    const server = await testServer({ limits: { ...usualLimits, burst: 4, perSecond: 0.001 } });
    const { table } = await new Device(server.url).create();
    const lines = await Promise.all(Array.from({ length: 30 }, () => new Bare(server.url, table, '').open(0)));
    const codeOf = async (line: Bare, i: number): Promise<string> => {
      const message = await line.answer({ type: 'why', id: `${i}`, piece: 'x' });
      return message.type === 'refused' ? message.code : message.type;
    };
    const codes: string[] = [];
    for (const [i, line] of lines.entries()) codes.push(await codeOf(line, i));
    expect(codes.filter((code) => code === 'no-seat')).toHaveLength(10); // 40 in all, of which 30 were hello
    for (const { socket } of lines) socket.terminate();
    await server.remove();
  });
});

test('the view of many viewers is computed once per seat, and the same bytes go to all', async () => {
  const server = await testServer();
  const { table, ann, bob, devices } = await pair(server.url, { game: 'waterdeep' });
  const runner = (await server.registry.at(table))!;
  const crowd = await Promise.all(
    Array.from({ length: 20 }, (_, i) => new Bare(server.url, table, i < 5 ? devices[0].cookie : i < 10 ? devices[1].cookie : '').open(0)),
  );
  const { state, waiting } = runner.table.play!;
  expect(runner.rules.seatView(state, waiting[0]!)).toBe(runner.rules.seatView(state, waiting[0]!));
  const watch = vi.spyOn(runner.rules, 'stepsBefore');
  const counts = crowd.map(({ raw }) => raw.length);
  await playOn([ann, bob], 1);
  await expect.poll(() => crowd.every(({ raw }, i) => raw.length > counts[i]!), patient).toBe(true);
  const updates = runner.table.play!.moves.length;
  expect(watch.mock.calls.length).toBeLessThanOrEqual(3 * updates);
  expect(new Set(crowd.slice(10).map(({ raw }) => raw.findLast((text) => text.includes('"change"')))).size).toBe(1);
  for (const { socket } of crowd) socket.terminate();
  ann.close();
  bob.close();
  await server.remove();
});
