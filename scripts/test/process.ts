import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A program of this repository as a separate process, with its output. */
export class Program {
  output = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;

  constructor(folder: string, script: string, ...args: readonly string[]) {
    this.child = spawn(process.execPath, [script, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    this.ended = once(this.child, 'close');
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        this.child.emit('output');
      });
  }

  /** Waits until it has printed something; fails if it ends before. */
  async prints(words: string): Promise<void> {
    while (!this.output.includes(words)) {
      if (this.child.exitCode !== null) throw new Error(`ended without “${words}”:\n${this.output}`);
      await Promise.race([once(this.child, 'output'), this.ended]);
    }
  }

  /** Its exit code. */
  async end(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal !== undefined) this.child.kill(signal);
    await this.ended;
    return this.child.exitCode;
  }
}
