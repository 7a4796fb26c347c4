import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bus, Notice } from '../src/bus/port.ts';

/** What every adapter of the bus promises. `open` gives another end of the same bus. */
export function busContract(name: string, busOf: () => Promise<{ open(): Promise<Bus>; remove(): Promise<void> }>): void {
  describe(`the bus promises: ${name}`, () => {
    let line: Awaited<ReturnType<typeof busOf>>;
    let bus: Bus;
    beforeEach(async () => {
      line = await busOf();
      bus = await line.open();
    });
    afterEach(async () => {
      await bus.close();
      await line.remove();
    });

    const hears = (end: Bus): { heard: Notice[]; stop: () => void } => {
      const heard: Notice[] = [];
      return { heard, stop: end.subscribe((notice) => heard.push(notice)) };
    };

    test('everybody hears a notice, whoever gave it', async () => {
      const other = await line.open();
      const [here, there] = [hears(bus), hears(other)];
      bus.publish({ table: 'reef', seq: 3 });
      await expect.poll(() => [here.heard, there.heard]).toEqual([[{ table: 'reef', seq: 3 }], [{ table: 'reef', seq: 3 }]]);
    });

    test('notices of one giver come in order', async () => {
      const { heard } = hears(bus);
      for (let seq = 1; seq <= 100; seq++) bus.publish({ table: 'reef', seq });
      await expect.poll(() => heard.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    });

    test('who has stopped listening hears no more', async () => {
      const [gone, here] = [hears(bus), hears(bus)];
      gone.stop();
      bus.publish({ table: 'reef', seq: 1 });
      await expect.poll(() => here.heard).toHaveLength(1);
      expect(gone.heard).toEqual([]);
    });
  });
}
