import { PROTOCOL, UpdateReader, type Command, type TableSnapshot, type Seated as SeatedAnswer, type ServerMessage } from '@fathom/wire';
import { below, rngFrom, sealOf } from '@fathom/kernel';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { bytesReadBy, type Seated } from './load.ts';

const rng = rngFrom('bench server');

/** One seat's socket. */
class SeatSocket {
  now: TableSnapshot | null = null;
  private made = 0;
  private answered: (message: ServerMessage) => void = () => {};
  private onUpdate: () => void = () => {};
  private readonly socket: WebSocket;
  private readonly reader = new UpdateReader();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as ServerMessage;
      if (message.type === 'update' || message.type === 'change') {
        this.now = this.reader.read(message)!.snapshot;
        this.onUpdate();
      } else if (message.type === 'done' || message.type === 'refused') this.answered(message);
    });
  }

  static async open(url: string, table: string, cookie: string): Promise<SeatSocket> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    const line = new SeatSocket(socket);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, since: 0 }));
    await line.until(() => line.now !== null);
    return line;
  }

  do(command: Command): Promise<ServerMessage> {
    return new Promise((answered) => {
      this.answered = answered;
      this.socket.send(JSON.stringify({ type: 'do', id: String(++this.made), command }));
    });
  }

  until(so: () => boolean): Promise<void> {
    return new Promise((done) => {
      this.onUpdate = () => {
        if (so()) done();
      };
      this.onUpdate();
    });
  }

  get bytes(): number {
    return bytesReadBy(this.socket);
  }

  close(): void {
    this.socket.close();
  }
}

async function post(url: string, body: object, cookie = ''): Promise<{ answer: SeatedAnswer; cookie: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const given = response.headers.get('set-cookie');
  if (!response.ok) throw new Error(`refused: ${await response.text()}`);
  return { answer: (await response.json()) as SeatedAnswer, cookie: given?.split(';')[0] ?? cookie };
}

/** A table for two, people or a person and a bot, in play. */
export async function sitAtFathom(url: string, opponent = 'open', game = 'conspiracy'): Promise<Seated> {
  const made = await post(`${url}/api/tables`, {
    game,
    options: {},
    seats: ['me', opponent],
    name: 'A',
    listed: false,
    plan: null,
  });
  const { table } = made.answer;
  const cookies = [made.cookie];
  if (opponent === 'open') cookies.push((await post(`${url}/api/tables/${table}/seats/1`, { name: 'B' })).cookie);
  const lines = await Promise.all(cookies.map((cookie) => SeatSocket.open(url, table, cookie)));
  for (const line of lines) await line.do({ type: 'ready', seal: sealOf('') });
  for (const line of lines) await line.do({ type: 'show', words: '' });
  return {
    async play() {
      const [first] = lines;
      await first!.until(() => first!.now!.seatView !== null && (lines.length > 1 || first!.now!.table.waiting[0] !== 1));
      const { table } = first!.now!;
      if (table.phase === 'over') return false;
      const mover = lines[table.waiting[0]!]!;
      const ply = first!.now!.seatView!.ply;
      await mover.until(() => mover.now!.seatView!.ply >= ply);
      const { moves } = mover.now!.seatView!;
      if (moves.length === 0) {
        await first!.until(() => first!.now!.seatView!.ply > ply); // there is nothing to decide: the table answers
        return true;
      }
      const answer = await mover.do({ type: 'move', ply, move: moves[below(rng, moves.length)]!.move });
      if (answer.type !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
      await first!.until(() => first!.now!.seatView!.ply > ply);
      return true;
    },
    bytes: () => lines.reduce((sum, line) => sum + line.bytes, 0),
    close: () => lines.forEach((line) => line.close()),
  };
}
