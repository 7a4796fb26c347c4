import { below, rngFrom } from '@fathom/kernel';
import type { SeatViewData } from '@fathom/wire';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { bytesReadBy, type Seated } from './load.ts';

const rng = rngFrom('bench server');
let made = 0;

/** The same table at the plain server. */
export async function sitAtPlain(url: string): Promise<Seated> {
  const id = `table-${++made}`;
  const latest: (SeatViewData | null)[] = [null, null];
  let onUpdate = (): void => {};
  const until = (so: () => boolean): Promise<void> =>
    new Promise((done) => {
      onUpdate = () => {
        if (so()) done();
      };
      onUpdate();
    });
  const sockets = [0, 1].map((seat) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/${id}/${seat}`, { perMessageDeflate: false });
    socket.on('message', (data) => {
      latest[seat] = JSON.parse((data as Buffer).toString()) as SeatViewData;
      onUpdate();
    });
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  await until(() => latest.every((view) => view !== null));
  return {
    async play() {
      const { ply, outcome, asked } = latest[0]!;
      if (outcome !== null) return false;
      const seat = asked[0]!;
      sockets[seat]!.send(String(below(rng, latest[seat]!.moves.length)));
      await until(() => latest.every((view) => view!.ply > ply));
      return true;
    },
    bytes: () => sockets.reduce((sum, socket) => sum + bytesReadBy(socket), 0),
    close: () => sockets.forEach((socket) => socket.close()),
  };
}
