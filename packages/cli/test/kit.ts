import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import type { Io } from '../src/base/io.ts';
import { run } from '../src/run.ts';

/** The results of a run. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Every page that was shown, without colours. */
  readonly sheets: readonly string[];
  readonly files: ReadonlyMap<string, string>;
  readonly raw: string;
  /** Was the keyboard raw at the end? */
  readonly stillRaw: boolean;
}

export interface Surroundings {
  /** Answers each page with keys; null lets it pass. Without it there is no terminal. */
  readonly player?: (sheet: string, number: number) => string | null;
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
  /** Asks the process to end. */
  readonly signal?: { ring: () => void };
  /** Called with the output while it is written. */
  readonly onOutput?: (text: string) => void;
}

export const HOME = '/home/player/fathom';

/** Runs the command line in surroundings of its own. */
export async function fathom(argv: readonly string[], surroundings: Surroundings = {}): Promise<Ran> {
  const files = new Map(Object.entries(surroundings.files ?? {}));
  const sheets: string[] = [];
  const stdin = new PassThrough();
  let raw = false;
  let all = '';
  let out = '';
  let err = '';
  let due: NodeJS.Immediate | undefined;
  const answer = (): void => {
    const keys = surroundings.player?.(sheets.at(-1)!, sheets.length) ?? null;
    if (keys === '<end>') stdin.end();
    else if (keys !== null) stdin.write(keys);
  };
  const stdout = new Writable({
    write(bytes: Buffer, _encoding, done) {
      const text = bytes.toString();
      all += text;
      surroundings.onOutput?.(text);
      if (text.startsWith('\x1b[H')) {
        sheets.push(stripVTControlCharacters(text).replaceAll('\r', ''));
        clearImmediate(due);
        due = setImmediate(answer);
      } else out += stripVTControlCharacters(text);
      done();
    },
  });
  const stderr = new Writable({
    write(bytes: Buffer, _encoding, done) {
      err += bytes.toString();
      done();
    },
  });
  const tty = surroundings.player === undefined ? {} : { isTTY: true };
  Object.assign(stdin, tty, { setRawMode: (on: boolean) => (raw = on) });
  Object.assign(stdout, tty, { columns: surroundings.columns ?? 100, rows: surroundings.rows ?? 40 });
  let now = 0;
  let secrets = 0;
  const io: Io = {
    stdin,
    stdout,
    stderr,
    env: { TERM: 'xterm-256color', ...surroundings.env },
    files: {
      home: HOME,
      read: (path) => files.get(path) ?? null,
      write: (path, text) => surroundings.readOnly !== true && files.set(path, text).has(path),
      list: (folder) => [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1)),
    },
    clock: () => now++,
    today: () => new Date(Date.UTC(2030, 0, 2, 3, 4, secrets)),
    secret: () => `secret ${++secrets}`,
    onSignal(listener) {
      if (surroundings.signal !== undefined) surroundings.signal.ring = listener;
      return () => {};
    },
    processors: 2,
  };
  const code = await run(argv, io);
  return { code, out, err, sheets, files, raw: all, stillRaw: raw };
}

/** Answers questions by a script; when it runs out, by its last key. */
export function script(...keys: readonly string[]): (sheet: string) => string | null {
  let next = 0;
  return (sheet) => (isAsking(sheet) ? keys[Math.min(next++, keys.length - 1)]! : null);
}

/** A menu is on the page. */
export const isAsking = (sheet: string): boolean => sheet.includes('❯');

export const UP = '\x1b[A';
export const DOWN = '\x1b[B';
export const RIGHT = '\x1b[C';
export const LEFT = '\x1b[D';
export const ESC = '\x1b';
export const ENTER = '\r';
export const CTRL_C = '\x03';
