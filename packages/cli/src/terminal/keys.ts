import { emitKeypressEvents, type Interface, type Key as Pressed } from 'node:readline';
import type { Input } from '../base/io.ts';

/** A key: a named one (`up`, `return`, `escape`), or its character. */
export type Key = string;

/** Ctrl-C, a signal, or the end of the input. */
export class Interrupted extends Error {}

/** The raw keyboard: one key at a time. */
export class Keyboard {
  private readonly input: Input;
  private readonly onSignal: (listener: () => void) => () => void;
  private readonly queue: Key[] = [];
  private waiting: { take(key: Key): void; stop(): void } | null = null;
  private stopped = false;
  private release: (() => void) | null = null;
  private readonly stops = new Set<() => void>();

  constructor(input: Input, onSignal: (listener: () => void) => () => void) {
    this.input = input;
    this.onSignal = onSignal;
  }

  open(): void {
    const listener = (text: string | undefined, key: Pressed | undefined): void => this.onKeypress(text, key);
    const stop = (): void => this.stop();
    emitKeypressEvents(this.input, IMPATIENT as Interface);
    this.input.setRawMode?.(true);
    this.input.on('keypress', listener);
    this.input.on('end', stop);
    this.input.resume();
    const stopListening = this.onSignal(stop);
    this.release = (): void => {
      stopListening();
      this.input.off('keypress', listener);
      this.input.off('end', stop);
      this.input.setRawMode?.(false);
      this.input.pause();
    };
  }

  close(): void {
    this.release?.();
    this.release = null;
  }

  next(): Promise<Key> {
    if (this.stopped) return Promise.reject(new Interrupted());
    const early = this.queue.shift();
    if (early !== undefined) return Promise.resolve(early);
    return new Promise((take, refuse) => {
      this.waiting = { take, stop: () => refuse(new Interrupted()) };
    });
  }

  /** Waits for some work, unless Ctrl-C comes first. Keys that are typed meanwhile are dropped. */
  async during<T>(work: Promise<T>): Promise<T> {
    let stop = (): void => {};
    const interrupted = new Promise<never>((_, refuse) => {
      stop = (): void => refuse(new Interrupted());
    });
    if (this.stopped) stop();
    this.stops.add(stop);
    try {
      return await Promise.race([work, interrupted]);
    } finally {
      this.stops.delete(stop);
      this.queue.length = 0;
    }
  }

  private onKeypress(text: string | undefined, key: Pressed | undefined): void {
    if (key?.ctrl === true && key.name === 'c') return this.stop();
    const name = keyName(text, key);
    if (name === null) return;
    const waiting = this.waiting;
    this.waiting = null;
    if (waiting === null) this.queue.push(name);
    else waiting.take(name);
  }

  private stop(): void {
    this.stopped = true;
    this.waiting?.stop();
    this.waiting = null;
    for (const stop of this.stops) stop();
  }
}

/** A lone Escape should not wait half a second for the rest of a sequence; this is all that is used of the interface. */
const IMPATIENT: Partial<Interface> & { readonly escapeCodeTimeout: number } = { escapeCodeTimeout: 60 };

function keyName(text: string | undefined, key: Pressed | undefined): Key | null {
  if (key?.name !== undefined && NAMED.has(key.name)) return key.name === 'enter' ? 'return' : key.name;
  if (key?.ctrl === true || key?.meta === true || text === undefined || text === '' || /\p{Cc}/u.test(text)) return null;
  return text;
}

const NAMED = new Set(['up', 'down', 'left', 'right', 'home', 'end', 'pageup', 'pagedown', 'return', 'enter', 'escape', 'backspace']);

/** A command letter is the same key under a Cyrillic layout. */
export const command = (key: Key): Key => LAYOUT[key.toLowerCase()] ?? key.toLowerCase();

const LAYOUT: Readonly<Record<Key, Key>> = { й: 'q', г: 'u', н: 'y', ы: 's', і: 's', к: 'r', д: 'l', т: 'n' };
