import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { closePages, device, sharedBrowser } from './browser.ts';

const program = fileURLToPath(new URL('../../server/test/fixed-deals.mjs', import.meta.url));

interface Served {
  /** Somebody's device, with cookies of its own, at an address behind the #; it can be prepared before the page is opened. */
  readonly device: (hash: string, options?: BrowserContextOptions, prepare?: (context: BrowserContext) => Promise<void>) => Promise<Page>;
  readonly start: () => Promise<void>;
  /** As if the power had gone. */
  readonly kill: () => Promise<void>;
  readonly url: (hash: string) => string;
}

/** The part of a deal that a device adds to it is the same in every run, too, and another one for each device. */
const withFixedWords = (context: BrowserContext, nth: number): Promise<unknown> =>
  context.addInitScript((device) => {
    let given = 0;
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) for (let i = 0; i < bytes.length; i++) bytes[i] = 31 * device + 7 * given++;
      return bytes;
    };
  }, nth);

/** The built page, served by the built server, in real browsers. All deals are fixed. */
export function served(): Served {
  const folder = mkdtempSync(path.join(tmpdir(), 'fathom-online-'));
  let port = 0;
  let child: ChildProcess | null = null;
  let running: Browser;
  let [starts, devices] = [0, 0];
  const start = async (): Promise<void> => {
    const begun = spawn(
      process.execPath,
      [program, String(starts++), '--port', String(port), '--data', path.join(folder, 'fathom.sqlite')],
      {
        env: {
          ...process.env,
          FATHOM_LOG: 'error',
          FATHOM_LIMITS: 'perMinute=100000,burst=100000,perSecond=100000',
          FATHOM_SETTLE_PAUSE: '0', // nobody watches what the table answers by itself
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    child = begun;
    await once(begun.stdout, 'data');
  };
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const gone = once(child!, 'exit');
    child!.kill(signal);
    await gone;
  };
  beforeAll(async () => {
    port = await freePort();
    await start();
    running = await sharedBrowser();
  });
  afterEach(() => closePages(running));
  afterAll(async () => {
    await stop('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  const url = (hash: string): string => `http://127.0.0.1:${port}/#${hash}`;
  return {
    url,
    start,
    kill: () => stop('SIGKILL'),
    async device(hash, options, prepare) {
      const context = await device(running, options);
      await withFixedWords(context, devices++);
      await prepare?.(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.goto(hash.startsWith('http') ? hash : url(hash));
      return page;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
