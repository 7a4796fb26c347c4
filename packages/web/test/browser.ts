import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs';
import { atMost } from '../../../scripts/patience.mjs';
import { serveFolder } from '../../../scripts/static.mjs';

export const wide = { width: 1280, height: 720 };
export const phone = { width: 390, height: 844 };
export const small = { width: 360, height: 640 };

/** A name for this machine as one in a local network has it: a page from there is no secure context. */
export const LAN = 'lan.test';
const browserArgs = [...chromiumArgs, `--host-resolver-rules=MAP ${LAN} 127.0.0.1`];

export const locales = { en: 'en-US', ru: 'ru-RU', uk: 'uk-UA' } as const;

export const dist = fileURLToPath(new URL('../dist', import.meta.url));

const running = new Map<boolean, Promise<Browser>>();

/**
 * The browser of all test files that run in this process; it ends with the process. Drawing pictures takes a third of a page's time, and
 * few tests look at them: the others have pages without.
 */
export function sharedBrowser(pictures = false): Promise<Browser> {
  const args = pictures ? browserArgs : [...browserArgs, '--blink-settings=imagesEnabled=false'];
  const found = running.get(pictures) ?? chromium.launch({ executablePath: chromiumPath()!, args });
  running.set(pictures, found);
  return found;
}

/** A device of somebody. Only tests of the service worker have one: it loads every file there is. */
export const device = async (chrome: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  patient(await chrome.newContext({ viewport: wide, locale: 'en-US', reducedMotion: 'reduce', serviceWorkers: 'block', ...options }));

interface Tester {
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  readonly context: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  readonly url: (path: string) => string;
}

/** The built page in a real browser. Whatever goes wrong on a page fails the test that opened it. */
export function browser({ pictures = false, folder = dist } = {}): Tester {
  let origin: string;
  let chrome: Browser;
  beforeAll(async () => {
    origin = await originOf(folder);
    chrome = await sharedBrowser(pictures);
  });
  afterEach(() => closePages(chrome));
  const url = (path: string): string => `${origin}/#${path}`;
  return {
    url,
    context: (options) => device(chrome, options),
    async open(path, options) {
      const page = await (await usedDevice(chrome, options)).newPage();
      page.on('pageerror', (error) => {
        throw error;
      });
      await forget(page, origin);
      await page.goto(url(path));
      return page;
    },
  };
}

const origins = new Map<string, Promise<string>>();

/** Where a folder is served: the same place for all test files of this process, so that a device has loaded its files before. */
function originOf(folder: string): Promise<string> {
  const found = origins.get(folder) ?? serve(folder);
  origins.set(folder, found);
  return found;
}

async function serve(folder: string): Promise<string> {
  const server = await serveFolder(folder, 0, '127.0.0.1');
  server.unref();
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

interface UsedDevice {
  readonly chrome: Browser;
  readonly kind: string;
  readonly context: BrowserContext;
  isFree: boolean;
}

/** Devices that several tests use, the latest last. A page whose files a device has loaded before opens about a tenth faster. */
const usedDevices: UsedDevice[] = [];
const MOST_USED_DEVICES = 6;

async function usedDevice(chrome: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  if (options.serviceWorkers === 'allow') return device(chrome, options);
  const kind = JSON.stringify(options);
  const at = usedDevices.findIndex((used) => used.chrome === chrome && used.kind === kind && used.isFree);
  const used = usedDevices[at] ?? { chrome, kind, context: await device(chrome, options), isFree: false };
  if (at >= 0) usedDevices.splice(at, 1);
  else used.context.once('close', () => usedDevices.splice(usedDevices.indexOf(used), 1));
  used.isFree = false;
  usedDevices.push(used);
  return used.context;
}

/** Nothing is stored on a device when a test begins; what it has loaded stays. */
async function forget(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,indexeddb,local_storage' });
  await devtools.detach();
}

/** What a page shows or does may come late on a busy machine. */
function patient(context: BrowserContext): BrowserContext {
  context.setDefaultTimeout(atMost(120_000));
  return context;
}

/** Pages that are no longer used are closed, so that they do not slow down later ones. The devices used last are kept. */
export async function closePages(chrome: Browser): Promise<void> {
  const kept = new Set<BrowserContext>();
  for (const used of usedDevices.filter((each) => each.chrome === chrome).slice(-MOST_USED_DEVICES)) {
    used.isFree = true;
    kept.add(used.context);
  }
  await Promise.all(
    chrome.contexts().map((context) => (kept.has(context) ? Promise.all(context.pages().map((page) => page.close())) : context.close())),
  );
}

/** A new size of the window, and the layout that belongs to it: windows tell of their size with the next frame. */
export async function resize(page: Page, viewport: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** From its next load on, a page has no timers of this length: however slow a machine is, what they bring never comes by itself. */
export async function withoutTimers(page: Page, length: number): Promise<void> {
  await page.addInitScript((never) => {
    const after = globalThis.setTimeout;
    globalThis.setTimeout = ((act: () => void, ms?: number, ...given: []) =>
      ms === never ? 0 : after(act, ms, ...given)) as typeof setTimeout;
  }, length);
  await page.reload();
}

/** Sits down against a quick bot, so that a whole game takes seconds. */
export async function startGame(page: Page, seed = 'test'): Promise<void> {
  await page.getByRole('combobox', { name: /2$/ }).first().selectOption('steady');
  await fillSeed(page, seed);
  await page.locator('button[type=submit]').click();
  await page.locator('.table').waitFor();
}

/** Opens the parts of a form that are folded away. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('details.house-rules').first().waitFor();
  await page.locator('details.house-rules').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
}

/** Fills in the seed of a new table. */
export async function fillSeed(page: Page, seed: string): Promise<void> {
  await unfold(page);
  await page.locator('.house-rules input').fill(seed);
}

/** From the first page into somebody's first game, without its lesson. */
export async function playFirst(page: Page, game: string): Promise<void> {
  await page.locator(`[data-game-card=${game}] .play-now`).click();
  await page.locator('.first-game .move:focus').waitFor(); // not the button that closes it
  await page.locator('.first-game .move').last().click();
}

/** Waits until it is the person's turn, or the end; a move that waits for a second word is a turn as well. */
export async function myTurn(page: Page): Promise<'move' | 'end'> {
  await page.locator(':root:not([data-playing]) :is(:is(.moves, .confirm) .move, .is-mine .prompt-sums), .end').first().waitFor();
  return (await page.locator('.end').count()) > 0 ? 'end' : 'move';
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the checker of accessibility has to say about a page as it stands, or about a part of it; all its rules, or some. */
export async function complaints(page: Page, within = ':root', rules: readonly string[] | null = null): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(
    async ([part, only]) => {
      interface Checker {
        run(part: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      }
      const { violations } = await (globalThis as unknown as { axe: Checker }).axe.run(part, only === null ? {} : { runOnly: only });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [within, rules] as const,
  );
}

/** What depends on colours; everything else is the same in another light. */
export const colorRules = ['color-contrast', 'link-in-text-block'];
