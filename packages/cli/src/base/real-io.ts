import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Files, Io } from './io.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The real surroundings: process, file system, clock. */
export function realIo(): Io {
  for (const out of [process.stdout, process.stderr]) out.on('error', endQuietly);
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    files: realFiles,
    clock: () => performance.now(),
    today: () => new Date(),
    secret: () => randomBytes(16).toString('hex'),
    onSignal(listener) {
      for (const signal of SIGNALS) process.on(signal, listener);
      return () => {
        for (const signal of SIGNALS) process.off(signal, listener);
      };
    },
    processors: os.availableParallelism(),
  };
}

/** The reader of our output has closed it (`| head`). */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}

const realFiles: Files = {
  read: (file) => attempt(() => fs.readFileSync(file, 'utf8')),
  write: (file, text) =>
    attempt(() => {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      const draft = `${file}.${process.pid}.new`;
      fs.writeFileSync(draft, text);
      fs.renameSync(draft, file);
      return true;
    }) ?? false,
  list: (folder) => attempt(() => fs.readdirSync(folder)) ?? [],
  home: path.join(process.env['XDG_STATE_HOME'] ?? path.join(os.homedir(), '.local/state'), 'fathom'),
};

/** A file system error is a result, not a bug. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
