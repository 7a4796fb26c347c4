import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  PROTOCOL,
  TableClient,
  type ClientMessage,
  type Command,
  type TableSnapshot,
  type Sealing,
  type SeatInfo,
  type Socket,
  type Status,
  type ServerMessage,
  type Update,
} from '../src/index.ts';

/** A socket whose other end is the test. */
class Wire implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.(undefined as never);
  }
  drop(): void {
    this.onclose?.(undefined as never);
  }
  message(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
}

const wires: Wire[] = [];
const updates: Update[] = [];
const statuses: Status[] = [];
const latest = (): Wire => wires.at(-1)!;
const update = (seq: number): Update => ({ type: 'update', seq, events: [], snapshot: null, steps: [] });

function client(sealing?: Sealing): TableClient {
  return new TableClient({
    ...(sealing === undefined ? {} : { sealing }),
    connect: () => {
      wires.push(new Wire());
      return latest();
    },
    onUpdate: (each) => updates.push(each),
    onStatus: (status) => statuses.push(status),
    random: () => 1,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [wires, updates, statuses]) list.length = 0;
});
afterEach(() => vi.useRealTimers());

test('it sends hello, and after a reconnect asks for what it missed', () => {
  const ann = client();
  latest().open();
  expect(latest().sent).toEqual([{ type: 'hello', protocol: PROTOCOL, since: 0 }]);
  latest().message(update(7));
  latest().drop();
  expect(ann.status).toBe('waiting');
  vi.advanceTimersByTime(250);
  latest().open();
  expect(wires).toHaveLength(2);
  expect(latest().sent).toEqual([{ type: 'hello', protocol: PROTOCOL, since: 7 }]);
  expect(statuses).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open']);
});

test('what was not acknowledged is sent again with the same ID, in order, until it is', async () => {
  const ann = client();
  const first = ann.do({ type: 'say', text: 'one' });
  latest().open();
  const second = ann.do({ type: 'say', text: 'two' });
  const [, one, two] = latest().sent;
  latest().message({ type: 'done', id: (one as { id: string }).id });
  await expect(first).resolves.toMatchObject({ type: 'done' });
  latest().drop();
  vi.advanceTimersByTime(250);
  latest().open();
  expect(latest().sent.slice(1)).toEqual([two]);
  latest().message({ type: 'refused', id: (two as { id: string }).id, code: 'bad-text', rule: null });
  await expect(second).resolves.toMatchObject({ type: 'refused', code: 'bad-text' });
});

test('a command that the server is too busy for is sent again with the same ID, a few times', async () => {
  const ann = client();
  latest().open();
  const answer = ann.do({ type: 'say', text: 'one' });
  const asked = latest().sent.at(-1) as Extract<ClientMessage, { type: 'do' }>;
  const busy = { type: 'refused', id: asked.id, code: 'busy', rule: null } as const;
  for (let retry = 0; retry < 5; retry++) {
    latest().message(busy);
    vi.advanceTimersByTime(250 * 2 ** retry - 1);
    expect(latest().sent).toHaveLength(2 + retry);
    vi.advanceTimersByTime(1);
    expect(latest().sent.at(-1)).toEqual(asked);
    expect(latest().sent).toHaveLength(3 + retry);
  }
  latest().message(busy);
  await expect(answer).resolves.toMatchObject({ type: 'refused', code: 'busy' });
});

test('it waits longer after each failure, and not at all when updateWith to retry', () => {
  const ann = client();
  for (const wait of [250, 500, 1000, 2000]) {
    latest().drop();
    const before = wires.length;
    vi.advanceTimersByTime(wait - 1);
    expect(wires).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(before + 1);
  }
  latest().drop();
  ann.retry();
  expect(ann.status).toBe('connecting');
});

test('a connection without messages is closed, and its late messages are ignored', () => {
  const ann = client();
  latest().open();
  const old = latest();
  vi.advanceTimersByTime(45_000);
  expect([ann.status, old.closed]).toEqual(['waiting', true]);
  old.message(update(3));
  expect(updates).toEqual([]);
  ann.close();
  vi.advanceTimersByTime(60_000);
  expect(ann.status).toBe('closed');
});

describe('words for the deal', () => {
  const sealOf = (words: string): string => `seal of ${words}`;
  const seatAt = (seal: string | null, shown: boolean): SeatInfo => ({
    kind: 'person',
    name: 'Ann',
    level: null,
    kept: false,
    ready: seal !== null,
    seal,
    shown,
    words: '',
  });
  const updateWith = (seq: number, ...seats: readonly SeatInfo[]): Update => ({
    ...update(seq),
    snapshot: { seat: 0, table: { phase: 'gathering', seats } } as unknown as TableSnapshot,
  });
  const commands = (): Command[] => latest().sent.flatMap((ask) => (ask.type === 'do' ? [ask.command] : []));

  test('are sealed with a random part, and shown once, when everybody has sealed theirs', () => {
    const seated = client({ sealOf });
    latest().open();
    void seated.ready('  a tide\u202e ');
    const [made] = commands() as [Extract<Command, { type: 'ready' }>];
    expect(made.seal).toMatch(/^seal of a tide [0-9a-f]{32}$/);
    latest().message(updateWith(1, seatAt(made.seal, false), seatAt(null, false)));
    expect(commands()).toHaveLength(1);
    latest().message(updateWith(2, seatAt(made.seal, false), seatAt('x', false)));
    latest().message(updateWith(3, seatAt(made.seal, false), seatAt('x', true)));
    expect(commands().slice(1)).toEqual([{ type: 'show', words: made.seal.replace('seal of ', '') }]);
  });

  test('that were sealed elsewhere are not made up, and a refusal is retried', async () => {
    const seated = client({ sealOf });
    latest().open();
    latest().message(updateWith(1, seatAt('seal of others', false), seatAt('x', true)));
    expect(commands()).toEqual([]);
    void seated.ready();
    const { seal } = commands()[0] as Extract<Command, { type: 'ready' }>;
    latest().message(updateWith(2, seatAt(seal, false), seatAt('x', true)));
    const asked = latest().sent.at(-1) as Extract<ClientMessage, { type: 'do' }>;
    latest().message({ type: 'refused', id: asked.id, code: 'too-fast', rule: null });
    await vi.advanceTimersByTimeAsync(0);
    latest().message(updateWith(3, seatAt(seal, false), seatAt('x', true)));
    expect(commands().map(({ type }) => type)).toEqual(['ready', 'show', 'show']);
  });
});
