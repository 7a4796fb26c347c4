import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { conspiracy, type State } from '@fathom/conspiracy';
import { asked, legal, rngFrom, seatView, step } from '@fathom/kernel';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deal } from '../random.ts';

/* A room of Colyseus that plays our rules and sends each seat what our server sends, as messages. It stores nothing. */
const rng = rngFrom('peer');

class ConspiracyRoom extends Room {
  override maxClients = 2;
  private table: State = deal(conspiracy, { seats: 2, options: {} }, rng);

  override onCreate(): void {
    this.onMessage('answer', (client, index: number) => {
      const seat = this.clients.indexOf(client);
      const move = asked(conspiracy, this.table).includes(seat) ? legal(conspiracy, this.table, seat)[index] : undefined;
      if (move === undefined) return;
      this.table = conspiracy.clone(this.table);
      step(conspiracy, this.table, seat, move);
      for (const [other, each] of this.clients.entries()) each.send('view', seatView(conspiracy, this.table, other));
    });
  }

  override onJoin(client: Client): void {
    client.send('view', seatView(conspiracy, this.table, this.clients.indexOf(client)));
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('conspiracy', ConspiracyRoom);
await server.listen(0, '127.0.0.1');
console.log(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
process.on('SIGTERM', () => process.exit());
