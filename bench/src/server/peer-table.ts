import { below, rngFrom } from '@fathom/kernel';
import type { SeatViewData } from '@fathom/wire';
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import type { WebSocket } from 'ws';
import { bytesReadBy, type Seated } from './load.ts';

interface PeerState {
  readonly G: SeatViewData;
  readonly _stateID: number;
}

const rng = rngFrom('bench server');
let made = 0;
const idOf = ({ _stateID: id }: PeerState): number => id;

/** The same table at the peer's server, through its own protocol. */
export async function sitAtPeer(url: string): Promise<Seated> {
  const match = `match-${++made}`;
  const latest: (PeerState | null)[] = [null, null];
  let onUpdate = (): void => {};
  const until = (so: () => boolean): Promise<void> =>
    new Promise((done) => {
      onUpdate = () => {
        if (so()) done();
      };
      onUpdate();
    });
  const sockets: Socket[] = [];
  for (const seat of [0, 1]) {
    const socket = io(`${url}/conspiracy`, { transports: ['websocket'], forceNew: true, reconnection: false });
    sockets.push(socket);
    const take = (state: PeerState): void => {
      latest[seat] = state;
      onUpdate();
    };
    socket.on('sync', (_match: string, { state }: { state: PeerState }) => take(state));
    socket.on('update', (_match: string, state: PeerState) => take(state));
    await once(socket as unknown as NodeJS.EventEmitter, 'connect');
    socket.emit('sync', match, String(seat), undefined, 2);
    await until(() => latest[seat] !== null); // the first to ask creates the match: two at once would create two
  }
  return {
    async play() {
      const { G, _stateID: id } = latest[0]!;
      if (G.outcome !== null) return false;
      const seat = G.asked[0]!;
      const moves = latest[seat]!.G.moves.length;
      const payload = { type: 'answer', args: [below(rng, moves)], playerID: String(seat), credentials: undefined };
      sockets[seat]!.emit('update', { type: 'MAKE_MOVE', payload }, id, match, String(seat));
      await until(() => latest.every((state) => idOf(state!) > id));
      return true;
    },
    bytes: () => sockets.reduce((sum, { io: { engine } }) => sum + bytesReadBy((engine.transport as unknown as { ws: WebSocket }).ws), 0),
    close: () => sockets.forEach((socket) => socket.disconnect()),
  };
}
