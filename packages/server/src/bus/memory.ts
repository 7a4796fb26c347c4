import type { Bus, Notice } from './port.ts';

/** For a single process. */
export function memoryBus(): Bus {
  const listeners = new Set<(notice: Notice) => void>();
  const followed = new Set<string>();
  return {
    publish(notice) {
      if (followed.has(notice.table)) for (const listener of listeners) listener(notice);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow: (table) => void followed.add(table),
    unfollow: (table) => void followed.delete(table),
    close() {
      listeners.clear();
      return Promise.resolve();
    },
  };
}
