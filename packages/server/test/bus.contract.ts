import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bus, Notice } from '../src/bus/port.ts';

/** The contract of every bus adapter. `open` gives another end of the same bus. */
export function busContract(name: string, busOf: () => Promise<{ open(): Promise<Bus>; remove(): Promise<void> }>): void {
  describe(`bus contract: ${name}`, () => {
    let line: Awaited<ReturnType<typeof busOf>>;
    let bus: Bus;
    beforeEach(async () => {
      line = await busOf();
      bus = await line.open();
      bus.follow('reef');
    });
    afterEach(async () => {
      await bus.close();
      await line.remove();
    });

    const subscribed = (end: Bus): { received: Notice[]; stop: () => void } => {
      const received: Notice[] = [];
      return { received, stop: end.subscribe((notice) => received.push(notice)) };
    };

    test('every subscriber receives a notice, from any end', async () => {
      const other = await line.open();
      other.follow('reef');
      const [here, there] = [subscribed(bus), subscribed(other)];
      bus.publish({ kind: 'events', table: 'reef', seq: 3 });
      await expect
        .poll(() => [here.received, there.received])
        .toEqual([[{ kind: 'events', table: 'reef', seq: 3 }], [{ kind: 'events', table: 'reef', seq: 3 }]]);
    });

    test('notices from one end come in order', async () => {
      const { received } = subscribed(bus);
      for (let seq = 1; seq <= 100; seq++) bus.publish({ kind: 'events', table: 'reef', seq });
      await expect
        .poll(() => received.map((notice) => notice.kind === 'events' && notice.seq))
        .toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    });

    test('only notices about followed tables are received, of both kinds', async () => {
      const { received } = subscribed(bus);
      bus.follow('wreck');
      bus.unfollow('wreck');
      bus.publish({ kind: 'events', table: 'trench', seq: 1 });
      bus.publish({ kind: 'events', table: 'wreck', seq: 1 });
      bus.publish({ kind: 'presence', table: 'reef' });
      await expect.poll(() => received).toEqual([{ kind: 'presence', table: 'reef' }]);
    });

    test('a stopped subscriber receives nothing more', async () => {
      const [gone, here] = [subscribed(bus), subscribed(bus)];
      gone.stop();
      bus.publish({ kind: 'events', table: 'reef', seq: 1 });
      await expect.poll(() => here.received).toHaveLength(1);
      expect(gone.received).toEqual([]);
    });
  });
}
