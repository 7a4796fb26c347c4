import { conspiracy } from '@fathom/conspiracy';
import { below, readRecord, rngFrom, type Seat, verify } from '@fathom/kernel';
import { soakRound, tally } from '@fathom/kernel/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/journal/sqlite.ts';
import { historyOf, readLogOf } from '../src/table/history.ts';
import { Device, patient, type Player } from './kit.ts';
import { freePort } from '../../../scripts/ports.mjs';
import { ServerProcess } from './process.ts';

/** An acknowledged move: this seat played this index of its list at this ply. */
interface Acknowledged {
  readonly table: string;
  readonly seat: Seat;
  readonly ply: number;
  readonly index: number;
}

const round = soakRound(process.env);
const rng = rngFrom(round === null ? 'kill -9' : `kill -9, round ${round}`);

/** So many servers are killed, this often in all; at least so many moves are acknowledged between two kills. */
const SERVERS = round === null ? 1 : 3;
const KILLS = round === null ? 2 : 201;
const MOVES_BETWEEN = 5;
/** Concurrent games at each server, whether with bots. */
const GAMES = Array.from({ length: round === null ? 2 : 8 }, (_, i) => (round === null ? i === 1 : i % 4 === 3));
/** A game on a server that is killed repeatedly may take as long as the test does. */
const HOURS = 36_000_000;

/** A client that plays a random move whenever it is its turn, and reconnects by itself. */
class Contender {
  readonly player: Player;
  private readonly table: string;
  private readonly acked: Acknowledged[];
  private playing = -1;

  constructor(device: Device, table: string, acked: Acknowledged[]) {
    this.table = table;
    this.acked = acked;
    this.player = device.open(table, { wait: { first: 20, longest: 200 } });
    this.player.onUpdate = () => void this.move();
  }

  private async move(): Promise<void> {
    const { seat, seatView } = this.player.now!;
    if (
      seat === null ||
      seatView === null ||
      !seatView.asked.includes(seat) ||
      seatView.moves.length === 0 ||
      seatView.ply === this.playing
    )
      return;
    this.playing = seatView.ply;
    const index = below(rng, seatView.moves.length);
    const answer = await this.player.client.do({ type: 'move', ply: seatView.ply, move: seatView.moves[index]!.move });
    expect(answer).toMatchObject({ type: 'done' });
    this.acked.push({ table: this.table, seat, ply: seatView.ply, index });
  }
}

/** Two people, or one among bots. If the server is killed meanwhile, tries another table. */
async function sitDown(url: string, withBots: boolean, acked: Acknowledged[]): Promise<{ table: string; contenders: Contender[] }> {
  try {
    const first = new Device(url);
    const { table } = await first.create({ seats: withBots ? ['me', 'greedy', 'ismcts-50'] : ['me', 'open'] });
    const second = new Device(url);
    if (!withBots) await second.sit(table, 1, 'Bob');
    return { table, contenders: [first, ...(withBots ? [] : [second])].map((device) => new Contender(device, table, acked)) };
  } catch {
    await sleep(50);
    return sitDown(url, withBots, acked);
  }
}

/** Plays game after game to the end until told to stop; returns the tables. */
async function playOnAndOn(url: string, withBots: boolean, acked: Acknowledged[], isLast: () => boolean): Promise<string[]> {
  const { table, contenders } = await sitDown(url, withBots, acked);
  for (const { player } of contenders) expect(await player.ready()).toBeNull();
  for (const { player } of contenders) await player.until(({ table: { phase } }) => phase === 'over', HOURS);
  for (const { player } of contenders) player.close();
  return isLast() ? [table] : [table, ...(await playOnAndOn(url, withBots, acked, isLast))];
}

/**
 * One server with many games is killed so often, each time during moves. Returns the number of acknowledged moves, all of which
 * were found.
 */
async function killRepeatedly(kills: number): Promise<number> {
  const acked: Acknowledged[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'fathom-kill-'));
  const data = path.join(folder, 'fathom.sqlite');
  const server = new ServerProcess(await freePort(), data);
  await server.start();
  let isOver = false;
  const games = Promise.all(GAMES.map((withBots) => playOnAndOn(server.url, withBots, acked, () => isOver)));
  for (let kill = 0; kill < kills; kill++) {
    const before = acked.length;
    await expect.poll(() => acked.length, { ...patient, interval: 5 }).toBeGreaterThanOrEqual(before + MOVES_BETWEEN);
    await sleep(below(rng, 60));
    await server.kill('SIGKILL');
    await server.start();
  }
  isOver = true;
  const tables = (await games).flat();
  for (const table of tables) {
    const { body } = await new Device(server.url).request('GET', `/api/tables/${table}/record`);
    const record = readRecord(JSON.stringify(body));
    expect(record.ok && verify(conspiracy, record.value, null).track).toEqual({ ok: true });
  }
  expect(await server.kill('SIGTERM')).toBe(0);
  await expectAllThere(data, tables, acked);
  rmSync(folder, { recursive: true, force: true });
  return acked.length;
}

async function expectAllThere(data: string, tables: readonly string[], acked: readonly Acknowledged[]): Promise<void> {
  const journal = await openSqlite(data);
  for (const table of tables) {
    const { events } = historyOf((await readLogOf(journal, table))!);
    const played = new Map(events.flatMap((entry) => (entry.kind === 'played' ? [[entry.ply, entry]] : [])));
    expect(events.filter(({ kind }) => kind === 'played')).toHaveLength(played.size);
    for (const { seat, ply, index } of acked.filter((move) => move.table === table))
      expect(played.get(ply + 1)).toMatchObject({ seat, index });
  }
  await journal.close();
}

test(`killed ${KILLS} times while games run, the server loses no acknowledged move, and every game ends`, async ({ task }) => {
  const kills = Math.ceil(KILLS / SERVERS);
  const acked = await Promise.all(Array.from({ length: SERVERS }, () => killRepeatedly(kills)));
  for (const moves of acked) expect(moves).toBeGreaterThanOrEqual(kills * MOVES_BETWEEN);
  tally(task, { kills: KILLS, moves: acked.reduce((sum, moves) => sum + moves) });
});
