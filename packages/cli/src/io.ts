import type { Readable, Writable } from 'node:stream';

export type Input = Readable & { readonly isTTY?: boolean; setRawMode?(on: boolean): unknown };
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

/** Everything the command line has of the world. Tests bring their own. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly files: Files;
  /** Milliseconds from some fixed moment. */
  clock(): number;
  /** The hour, for the name of a file. */
  today(): Date;
  /** Hexadecimal digits nobody can guess. */
  secret(): string;
  /** Calls the listener when the process is asked to end; gives a way to stop listening. */
  readonly onSignal: (listener: () => void) => () => void;
  readonly processors: number;
}

export interface Files {
  /** The text of a file, or null if there is none to read. */
  read(path: string): string | null;
  /** Writes a file whole or not at all, with the folders above it; false if that cannot be done. */
  write(path: string, text: string): boolean;
  /** Names in a folder; none if there is no such folder. */
  readonly list: (folder: string) => readonly string[];
  /** Where saved games of this person live. */
  readonly home: string;
}
