import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** The built server as a process of its own. */
export class ServerProcess {
  readonly url: string;
  private readonly port: number;
  private readonly data: string;
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  /** Its standard output so far. */
  printed = '';

  constructor(port: number, data: string, env: Readonly<Record<string, string>> = {}) {
    this.port = port;
    this.data = data;
    this.env = env;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const limits = 'perAddress=100000,perMinute=1000000,burst=1000000,perSecond=1000000';
    const child = spawn(process.execPath, [main, '--port', String(this.port), '--data', this.data], {
      env: { ...process.env, FATHOM_LIMITS: limits, FATHOM_LOG: 'error', ...this.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    this.printed = '';
    const listening = new Promise<void>((settle) => {
      child.stdout.on('data', (bytes: Buffer) => {
        this.printed += bytes.toString();
        if (this.printed.includes('Fathom is at')) settle();
      });
    });
    const failed = once(child, 'exit').then(() => Promise.reject(new Error('the server did not start')));
    failed.catch(() => {});
    await Promise.race([listening, failed]);
  }

  get hasEnded(): boolean {
    return this.child === null || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (child === null || child.exitCode !== null) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  }
}

/** Starts a server that should fail: its exit code and output. */
export async function refusedStart(
  data: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; stderr: string; printed: string }> {
  const child = spawn(process.execPath, [main, '--port', '0', '--data', data], { env: { ...process.env, FATHOM_LOG: 'error', ...env } });
  let [stderr, printed] = ['', ''];
  child.stderr.on('data', (bytes: Buffer) => (stderr += bytes.toString()));
  child.stdout.on('data', (bytes: Buffer) => {
    printed += bytes.toString();
    child.kill('SIGKILL'); // it has started after all
  });
  await once(child, 'close');
  return { code: child.exitCode, stderr, printed };
}
