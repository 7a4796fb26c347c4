import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableClient, type Ask, type Socket, type Status, type Tell, type Update } from '../src/index.ts';

/** A line whose other end is held by the test. */
class Wire implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  readonly sent: Ask[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Ask);
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
  tell(tell: Tell): void {
    this.onmessage?.({ data: JSON.stringify(tell) } as never);
  }
}

const wires: Wire[] = [];
const updates: Update[] = [];
const statuses: Status[] = [];
const latest = (): Wire => wires.at(-1)!;
const update = (seq: number): Update => ({ type: 'update', seq, news: [], now: null, beats: [] });

function client(): TableClient {
  return new TableClient({
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

test('it says hello, and after a lost line asks from where it was', () => {
  const ann = client();
  latest().open();
  expect(latest().sent).toEqual([{ type: 'hello', protocol: 1, since: 0 }]);
  latest().tell(update(7));
  latest().drop();
  expect(ann.status).toBe('waiting');
  vi.advanceTimersByTime(250);
  latest().open();
  expect(wires).toHaveLength(2);
  expect(latest().sent).toEqual([{ type: 'hello', protocol: 1, since: 7 }]);
  expect(statuses).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open']);
});

test('what was not acknowledged is sent again with the same id, in order, until it is', async () => {
  const ann = client();
  const first = ann.do({ type: 'say', text: 'one' });
  latest().open();
  const second = ann.do({ type: 'say', text: 'two' });
  const [, one, two] = latest().sent;
  latest().tell({ type: 'done', id: (one as { id: string }).id });
  await expect(first).resolves.toMatchObject({ type: 'done' });
  latest().drop();
  vi.advanceTimersByTime(250);
  latest().open();
  expect(latest().sent.slice(1)).toEqual([two]);
  latest().tell({ type: 'refused', id: (two as { id: string }).id, code: 'bad-text', rule: null });
  await expect(second).resolves.toMatchObject({ type: 'refused', code: 'bad-text' });
});

test('it waits longer after each failure, and not at all when told to try', () => {
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

test('a line that has gone silent is given up, and one that was given up is not heard', () => {
  const ann = client();
  latest().open();
  const old = latest();
  vi.advanceTimersByTime(45_000);
  expect([ann.status, old.closed]).toEqual(['waiting', true]);
  old.tell(update(3));
  expect(updates).toEqual([]);
  ann.close();
  vi.advanceTimersByTime(60_000);
  expect(ann.status).toBe('closed');
});
