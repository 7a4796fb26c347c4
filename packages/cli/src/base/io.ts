import type { Readable, Writable } from 'node:stream';

export type Input = Readable & { readonly isTTY?: boolean; setRawMode?(on: boolean): unknown };
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

/** Everything the command line needs from its surroundings. Tests pass their own. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly files: Files;
  /** Milliseconds from some fixed moment. */
  clock(): number;
  /** The current time, for the name of a file. */
  today(): Date;
  /** Random hexadecimal digits. */
  secret(): string;
  /** Calls the listener when the process is asked to end; returns a function that stops listening. */
  readonly onSignal: (listener: () => void) => () => void;
  readonly processors: number;
}

export interface Files {
  /** The text of a file; null if it cannot be read. */
  read(path: string): string | null;
  /** Writes a file atomically, and creates the folders above it; false if that is not possible. */
  write(path: string, text: string): boolean;
  /** Names in a folder; none if there is no such folder. */
  readonly list: (folder: string) => readonly string[];
  /** The folder of this user's saved games. */
  readonly home: string;
}
