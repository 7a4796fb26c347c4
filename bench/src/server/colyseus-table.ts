import { below, rngFrom } from '@fathom/kernel';
import type { SeatViewData } from '@fathom/wire';
import { Client, type Room } from 'colyseus.js';
import type { WebSocket } from 'ws';
import { bytesReadBy, type Seated } from './load.ts';

const rng = rngFrom('bench server');

/** The same table in a room of Colyseus, through its own client. */
export async function sitAtColyseus(url: string): Promise<Seated> {
  const client = new Client(url);
  const latest: (SeatViewData | null)[] = [null, null];
  let onUpdate = (): void => {};
  const until = (so: () => boolean): Promise<void> =>
    new Promise((done) => {
      onUpdate = () => {
        if (so()) done();
      };
      onUpdate();
    });
  const rooms: Room[] = [];
  for (const seat of [0, 1]) {
    const room: Room = seat === 0 ? await client.create('conspiracy') : await client.joinById(rooms[0]!.roomId);
    rooms.push(room);
    room.onMessage('view', (view: SeatViewData) => {
      latest[seat] = view;
      onUpdate();
    });
    await until(() => latest[seat] !== null);
  }
  return {
    async play() {
      const { ply, outcome, asked } = latest[0]!;
      if (outcome !== null) return false;
      const seat = asked[0]!;
      rooms[seat]!.send('answer', below(rng, latest[seat]!.moves.length));
      await until(() => latest.every((view) => view!.ply > ply));
      return true;
    },
    bytes: () => rooms.reduce((sum, room) => sum + bytesReadBy((room.connection.transport as unknown as { ws: WebSocket }).ws), 0),
    close: () => rooms.forEach((room) => void room.leave()),
  };
}
