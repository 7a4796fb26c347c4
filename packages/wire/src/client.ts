import type { Piece, Preview, RuleId } from '@fathom/kernel';
import type { Command } from '@fathom/table';
import { UpdateReader } from './changes.ts';
import {
  PROTOCOL,
  heartbeat,
  type ClientMessage,
  type Done,
  type Present,
  type Refused,
  type ServerMessage,
  type Update,
} from './messages.ts';
import { OwnWords, type Sealing } from './words.ts';

/** The part of a WebSocket that is needed: a browser's, or that of a library. */
export interface Socket {
  onopen: Listener;
  onmessage: Listener;
  onclose: Listener;
  onerror: Listener;
  send(text: string): void;
  close(): void;
}

/** Only assigned: each kind of socket calls them with events of its own. */
type Listener = ((event: never) => void) | null;

/** `waiting` is between two attempts; `closed` is final. */
export type Status = 'connecting' | 'open' | 'waiting' | 'closed';

export interface ClientOptions {
  /** Opens a socket to the table: ws(s)://host/api/tables/<id>/socket */
  readonly connect: () => Socket;
  readonly onUpdate: (update: Update) => void;
  readonly onStatus?: (status: Status) => void;
  readonly onPresent?: (present: Present) => void;
  /** A refusal that answers no request: a table that is gone, a client that sends too fast. */
  readonly onRefused?: (refused: Refused) => void;
  /** Needed to take part in a fair deal: how the words of the seat are sealed. */
  readonly sealing?: Sealing;
  /** The last number that was seen, if earlier events were kept. */
  readonly since?: number;
  /** The first and the longest delay between attempts, in milliseconds. */
  readonly wait?: { readonly first: number; readonly longest: number };
  /** From 0 to 1; spreads the attempts of many clients. */
  readonly random?: () => number;
}

interface Pending {
  readonly ask: ClientMessage;
  readonly settle: (answer: ServerMessage) => void;
  /** How often the server was too busy to answer. */
  retries: number;
}

/** A command that the server was too busy for is sent again so often; after that it is refused. */
const MOST_RETRIES = 5;

const usualWait = { first: 250, longest: 15_000 };

/**
 * A client's connection to a table. It reconnects by itself, asks for the events it missed, and sends again what was not
 * acknowledged; the server does each command once.
 */
export class TableClient {
  private readonly options: ClientOptions;
  private socket: Socket | null = null;
  private seen: number;
  private state: Status = 'connecting';
  private failures = 0;
  private made = 0;
  private readonly name: string;
  private readonly pending = new Map<string, Pending>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly words: OwnWords | null;
  private readonly reader = new UpdateReader();

  constructor(options: ClientOptions) {
    this.options = options;
    this.words = options.sealing === undefined ? null : new OwnWords(options.sealing, (command) => this.do(command));
    this.seen = options.since ?? 0;
    this.name = Array.from({ length: 3 }, () => Math.floor(this.random() * 2 ** 32).toString(36)).join('');
    this.connect();
  }

  get status(): Status {
    return this.state;
  }

  /** The last number that was seen. */
  get seq(): number {
    return this.seen;
  }

  /** Sends a command. While the connection is down the answer is delayed, never lost. */
  do(command: Command): Promise<Done | Refused> {
    return this.ask((id) => ({ type: 'do', id, command })) as Promise<Done | Refused>;
  }

  /** Ready to begin, with these words for the deal. They are sealed now, and shown automatically when everybody is ready. */
  ready(typed = ''): Promise<Done | Refused> {
    if (this.words === null) throw new Error('`sealing` is needed to get ready');
    return this.words.ready(typed);
  }

  /** The rule that blocks a piece; null if there is none to cite. */
  async why(piece: Piece): Promise<RuleId | null> {
    const answer = await this.ask((id) => ({ type: 'why', id, piece }));
    return answer.type === 'why' ? answer.rule : null;
  }

  /** What an answer will bring; null if it cannot be given at this ply, or the connection is down. */
  async preview(ply: number, moves: readonly unknown[]): Promise<Preview | null> {
    if (this.state !== 'open') return null;
    const answer = await this.ask((id) => ({ type: 'preview', id, ply, moves }));
    return answer.type === 'preview' ? answer.preview : null;
  }

  /** Tries at once instead of waiting: the page was opened again, the network is back. */
  retry(): void {
    if (this.state !== 'waiting') return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Closes the connection. What was not acknowledged stays unanswered. */
  close(): void {
    this.setStatus('closed');
    clearTimeout(this.timer);
    this.closeSocket();
  }

  private ask(make: (id: string) => ClientMessage): Promise<ServerMessage> {
    const id = `${this.name}-${++this.made}`;
    const ask = make(id);
    return new Promise((settle) => {
      this.pending.set(id, { ask, settle, retries: 0 });
      if (this.state === 'open') this.send(ask);
    });
  }

  private connect(): void {
    this.setStatus('connecting');
    const socket = this.options.connect();
    this.socket = socket;
    const mine = (work: () => void) => (): void => {
      if (this.socket === socket) work();
    };
    socket.onopen = mine(() => {
      this.setStatus('open');
      this.send({ type: 'hello', protocol: PROTOCOL, since: this.seen });
      for (const { ask } of this.pending.values()) this.send(ask);
      this.resetTimeout();
    });
    socket.onmessage = (event: { readonly data: unknown }) => mine(() => this.receive(JSON.parse(String(event.data)) as ServerMessage))();
    socket.onclose = mine(() => this.wait());
    socket.onerror = mine(() => this.wait());
    this.resetTimeout();
  }

  private receive(message: ServerMessage): void {
    this.resetTimeout();
    switch (message.type) {
      case 'update':
      case 'change':
        return this.update(this.reader.read(message));
      case 'present':
        return this.options.onPresent?.(message);
      case 'alive':
        return;
      case 'done':
      case 'refused':
      case 'why':
      case 'preview': {
        const pending = message.id === null ? undefined : this.pending.get(message.id);
        if (pending === undefined) return message.type === 'refused' ? this.options.onRefused?.(message) : undefined;
        if (message.type === 'refused' && message.code === 'busy' && this.trySoon(pending)) return;
        this.pending.delete(message.id!);
        return pending.settle(message);
      }
    }
  }

  private update(update: Update | null): void {
    if (update === null) return this.wait(); // it was not meant for us: after reconnecting everything is whole again
    this.failures = 0;
    this.seen = update.seq;
    if (update.snapshot !== null) this.words?.onSnapshot(update.snapshot);
    this.options.onUpdate(update);
  }

  /**
   * A busy server may have done the command all the same, and not know it. Under the same ID it is done once. False if it was tried
   * often enough.
   */
  private trySoon(pending: Pending): boolean {
    if (pending.ask.type !== 'do' || pending.retries >= MOST_RETRIES) return false;
    const { first } = this.options.wait ?? usualWait;
    const { id } = pending.ask;
    setTimeout(() => this.state === 'open' && this.pending.get(id) === pending && this.send(pending.ask), first * 2 ** pending.retries++);
    return true;
  }

  /** A server that sends nothing for too long is treated as disconnected. */
  private resetTimeout(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wait(), heartbeat.most);
  }

  private wait(): void {
    if (this.state === 'closed') return;
    this.closeSocket();
    clearTimeout(this.timer);
    const { first, longest } = this.options.wait ?? usualWait;
    const most = Math.min(longest, first * 2 ** this.failures++);
    this.timer = setTimeout(() => this.connect(), most * (0.5 + this.random() / 2));
    this.setStatus('waiting');
  }

  private closeSocket(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private send(ask: ClientMessage): void {
    this.socket?.send(JSON.stringify(ask));
  }

  private setStatus(status: Status): void {
    if (this.state === status && status !== 'connecting') return;
    this.state = status;
    this.options.onStatus?.(status);
  }

  private random(): number {
    return (this.options.random ?? Math.random)();
  }
}
