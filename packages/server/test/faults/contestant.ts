import { below, rngFrom, sealOf, type Rng, type Seat } from '@fathom/kernel';
import { TableClient, type ClientMessage, type Command, type ServerMessage, type TableSnapshot, type Update } from '@fathom/wire';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { ReceivedUpdate, SentCommand } from './history.ts';

/** What all clients of a run share. */
export interface Arena {
  readonly rng: Rng;
  /** The servers, as clients reach them. */
  readonly urls: readonly string[];
  /** Which of them somebody in this seat connects to. */
  readonly serverFor: (seat: Seat) => number;
  readonly sent: Map<string, SentCommand>;
  readonly received: ReceivedUpdate[];
  /** All clients so far. */
  readonly contestants: Contestant[];
  /** How far each table has come. */
  readonly progress: Map<string, Progress>;
}

export function newArena(seed: string, urls: readonly string[], serverFor?: Arena['serverFor']): Arena {
  const rng = rngFrom(seed);
  const any = (): number => below(rng, urls.length);
  return { rng, urls, serverFor: serverFor ?? any, sent: new Map(), received: [], contestants: [], progress: new Map() };
}

export interface Progress {
  readonly seq: number;
  /** When anybody last received a new event, and the longest time without one since this was last reset. */
  readonly at: number;
  readonly longest: number;
  readonly isOver: boolean;
}

/** Of a hundred answers so many are a line of chat, an undo, a proposal; and so often the connection is dropped afterwards. */
const SAYS = 4;
const UNDOES = 4;
const PROPOSES = 2;
const RECONNECTS = 3;
/** How often one client undoes and proposes at most, so that games end. */
const MOST_BACK = 8;
const AGAIN = 100;
/** How long a client thinks about a move, at least, and at most twice as long. */
const THINKS = 30;

let clients = 0;

/** A client that plays random legal moves, talks, undoes and proposes, at any server, and notes everything. */
export class Contestant {
  readonly client: TableClient;
  private readonly arena: Arena;
  private readonly table: string;
  private readonly seat: Seat;
  private readonly cookie: string;
  private readonly name = `client ${++clients}`;
  private socket: WebSocket | null = null;
  private now: TableSnapshot | null = null;
  /** The number that it last acted on. */
  private actedAt = -1;
  private back = 0;
  private said = 0;
  private wake: () => void = () => {};

  constructor(arena: Arena, table: string, seat: Seat, cookie: string) {
    this.arena = arena;
    this.table = table;
    this.seat = seat;
    this.cookie = cookie;
    arena.contestants.push(this);
    const random = (): number => below(arena.rng, 2 ** 20) / 2 ** 20;
    this.client = new TableClient({
      connect: () => this.connect(),
      onUpdate: (update) => this.onUpdate(update),
      sealing: { sealOf, randomSuffix: () => String(below(arena.rng, 2 ** 30)) },
      wait: { first: 50, longest: 1000 },
      random,
    });
  }

  /** Plays until the game is over. */
  async play(): Promise<void> {
    while (this.now?.table.phase !== 'over' && this.client.status !== 'closed') {
      const command = this.choose();
      if (this.mustGetReady()) await this.getReady();
      else if (command === null) await this.next();
      else await this.act(command);
    }
    this.client.close();
  }

  /** Also again, if the words of anybody did not come. */
  private mustGetReady(): boolean {
    return this.now?.table.phase === 'gathering' && this.now.table.seats[this.seat]!.seal === null && this.client.seq !== this.actedAt;
  }

  private async getReady(): Promise<void> {
    const { seq } = this.client;
    const answer = await this.client.ready();
    if (answer.type === 'done') this.actedAt = seq;
    else await sleep(AGAIN);
  }

  private async act(command: Command): Promise<void> {
    const seq = this.client.seq;
    await sleep(THINKS + below(this.arena.rng, THINKS));
    const answer = await this.client.do(command);
    if (answer.type === 'done') this.actedAt = seq;
    else await sleep(AGAIN);
    if (below(this.arena.rng, 100) < RECONNECTS) this.socket?.terminate();
  }

  /** What to do now; null if there is nothing. */
  private choose(): Command | null {
    const { now } = this;
    if (now === null || now.seatView === null || this.client.seq === this.actedAt) return null;
    const { proposal } = now.table;
    if (proposal?.waiting.includes(this.seat)) return { type: 'answer', proposal: proposal.number, agree: below(this.arena.rng, 2) === 0 };
    const { ply, asked, moves } = now.seatView;
    if (!asked.includes(this.seat) || moves.length === 0) return null;
    const other = this.other(now, ply);
    return other ?? { type: 'move', ply, move: moves[below(this.arena.rng, moves.length)]!.move };
  }

  /** Now and then something else than a move. */
  private other({ undo, table: { proposal } }: TableSnapshot, ply: number): Command | null {
    const dice = below(this.arena.rng, 100);
    if (dice < SAYS) return { type: 'say', text: `${this.name}, line ${++this.said}` };
    if (this.back >= MOST_BACK || ply === 0) return null;
    if (dice < SAYS + UNDOES && undo !== null) {
      this.back++;
      return { type: 'undo', to: Math.max(undo, ply - 3) };
    }
    if (dice >= 100 - PROPOSES && proposal === null) {
      this.back++;
      return { type: 'propose', what: { kind: 'undo', to: Math.max(0, ply - 2) } };
    }
    return null;
  }

  /** Resolves with the next update, or soon. */
  private async next(): Promise<void> {
    const stop = new AbortController();
    await Promise.race([new Promise<void>((wake) => (this.wake = wake)), sleep(1000, undefined, { signal: stop.signal }).catch(() => {})]);
    stop.abort();
  }

  private connect(): WebSocket {
    const url = this.arena.urls[this.arena.serverFor(this.seat)]!;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${this.table}/socket`, { headers: { cookie: this.cookie } });
    const send = socket.send.bind(socket) as (text: string) => void;
    socket.send = (text: unknown): void => {
      this.note(JSON.parse(String(text)) as ClientMessage);
      if (socket.readyState === socket.OPEN) send(String(text));
    };
    socket.addEventListener('message', ({ data }) => this.noteAnswer(JSON.parse((data as Buffer).toString()) as ServerMessage));
    this.socket = socket;
    return socket;
  }

  private note(message: ClientMessage): void {
    if (message.type !== 'do') return;
    const { id, command } = message;
    if (!this.arena.sent.has(id)) this.arena.sent.set(id, { table: this.table, seat: this.seat, id, command, answer: null });
  }

  private noteAnswer(message: ServerMessage): void {
    if (message.type !== 'done' && message.type !== 'refused') return;
    const sent = message.id === null ? undefined : this.arena.sent.get(message.id);
    // An acknowledgement stays one, whatever a second answer says.
    if (sent !== undefined && sent.answer !== 'done') sent.answer = message.type === 'done' ? 'done' : message.code;
  }

  private onUpdate(update: Update): void {
    const { table, seat, name: client } = this;
    this.arena.received.push({ table, seat, client, update: { ...update, steps: [] } });
    this.now = update.snapshot ?? this.now;
    this.noteProgress(update.seq);
    this.wake();
  }

  private noteProgress(seq: number): void {
    const at = performance.now();
    const known = this.arena.progress.get(this.table) ?? { seq: 0, at, longest: 0 };
    if (seq <= known.seq) return;
    const longest = Math.max(known.longest, at - known.at);
    this.arena.progress.set(this.table, { seq, at, longest, isOver: this.now?.table.phase === 'over' });
  }
}
