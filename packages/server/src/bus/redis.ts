import type { Redis } from 'ioredis';
import type { Bus, Notice } from './port.ts';

const PREFIX = 'fathom:table:';
/** How often the line is checked: a connection that is only half open brings no error. */
const PING_EVERY = 5000;

/**
 * For several processes: a channel per table, so that a process receives only what concerns its viewers. The two connections are
 * its own: one that is subscribed can do nothing else.
 */
export function redisBus(sender: Redis, receiver: Redis): Bus {
  const listeners = new Set<(notice: Notice) => void>();
  receiver.on('message', (channel: string, text: string) => {
    const notice = noticeIn(channel, text);
    if (notice !== null) for (const listener of listeners) listener(notice);
  });
  // Failures are reported by the connections; what is missed meanwhile is looked for later.
  const attempt = (command: Promise<unknown>): void => void command.catch(() => {});
  const followed = new Set<string>();
  receiver.on('ready', () => followed.size > 0 && attempt(receiver.subscribe(...followed)));
  const pinging = setInterval(() => attempt(receiver.ping()), PING_EVERY).unref();
  return {
    publish: (notice) => attempt(sender.publish(PREFIX + notice.table, notice.kind === 'events' ? String(notice.seq) : 'presence')),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow(table) {
      followed.add(PREFIX + table);
      attempt(receiver.subscribe(PREFIX + table));
    },
    unfollow(table) {
      followed.delete(PREFIX + table);
      attempt(receiver.unsubscribe(PREFIX + table));
    },
    close() {
      clearInterval(pinging);
      listeners.clear();
      receiver.disconnect();
      sender.disconnect();
      return Promise.resolve();
    },
  };
}

/** Null for anything that no server of ours sends. */
function noticeIn(channel: string, text: string): Notice | null {
  const table = channel.slice(PREFIX.length);
  if (text === 'presence') return { kind: 'presence', table };
  return /^\d{1,15}$/.test(text) ? { kind: 'events', table, seq: Number(text) } : null;
}
