import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A program of this repository as a process of its own, and all it has said. */
export class Program {
  said = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;

  constructor(folder: string, script: string, ...args: readonly string[]) {
    this.child = spawn(process.execPath, [script, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    this.ended = once(this.child, 'close');
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
        this.child.emit('said');
      });
  }

  /** Waits until it has said something; fails if it ends before. */
  async says(words: string): Promise<void> {
    while (!this.said.includes(words)) {
      if (this.child.exitCode !== null) throw new Error(`ended without “${words}”:\n${this.said}`);
      await Promise.race([once(this.child, 'said'), this.ended]);
    }
  }

  /** Its exit code. */
  async end(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal !== undefined) this.child.kill(signal);
    await this.ended;
    return this.child.exitCode;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
