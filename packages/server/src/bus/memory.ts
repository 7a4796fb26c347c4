import type { Bus, Notice } from './port.ts';

/** For a single process. */
export function memoryBus(): Bus {
  const listeners = new Set<(notice: Notice) => void>();
  return {
    publish(notice) {
      for (const listener of listeners) listener(notice);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      listeners.clear();
      return Promise.resolve();
    },
  };
}
