// What is measured of a page.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { barePage, motionProbe, playOut, probe, target } from './probe.mjs';
import { leaveTable, openPage, openTable } from './tables.mjs';

export const THROTTLING = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WIDE = { viewport: { width: 1280, height: 720 } };
/** After a tap, at least so long until the next. */
const PAUSE = 200;
const ROUND = 9000;
/** No tap takes longer, bots included. */
const PATIENCE = 6000;

/** Taps and frames of a slow phone, for one round at a table. */
export async function slowRound(browser, release, stored) {
  return tapAround(await openProbed(browser, release, stored), ROUND);
}

/** A table on a phone, with the probes in its page. */
export async function openProbed(browser, { home }, stored) {
  const page = await openPage(browser, home, { ...PHONE, arm: addProbes });
  await openTable(page, stored);
  return page;
}

async function addProbes(page) {
  await page.addInitScript(motionProbe);
  await page.addInitScript(probe);
}

/** The same for an empty page. */
export async function bareRound(browser) {
  const page = await (await browser.newContext(PHONE)).newPage();
  await addProbes(page);
  await page.goto(`data:text/html,${encodeURIComponent(barePage)}`);
  return tapAround(page, ROUND / 2);
}

async function tapAround(page, ms) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await page.evaluate(() => globalThis.probe.frames.splice(0));
  const end = performance.now() + ms;
  await tapWhile(page, () => performance.now() < end);
  const { taps, frames } = await page.evaluate(() => globalThis.probe);
  await page.context().close();
  return { taps, moving: frames.filter(({ isMoving }, i) => isMoving || frames[i - 1]?.isMoving === true).map((frame) => frame.ms) };
}

async function tapWhile(page, goesOn) {
  for (let tapped = 0; goesOn(tapped);) {
    const at = await page.evaluate(target, tapped);
    if (at !== null) await page.touchscreen.tap(at.x, at.y);
    if (at !== null) tapped++;
    await page.waitForTimeout(at === null ? PAUSE / 2 : PAUSE);
  }
}

/** So many taps, or fewer if the game ends. */
export async function tapTimes(page, count) {
  const end = performance.now() + count * PATIENCE;
  await tapWhile(page, (tapped) => tapped < count && performance.now() < end);
}

/** The bytes of JavaScript, compressed, that are loaded until the first question of a table is on the screen; workers included. */
export async function scriptSize(browser, { home, folder }, stored) {
  const files = new Set();
  const arm = async (page) => {
    await page.route('**/*.js', (route) => {
      files.add(new URL(route.request().url()).pathname);
      return route.continue();
    });
  };
  const page = await openPage(browser, home, { ...PHONE, arm });
  await openTable(page, stored);
  await page.context().close();
  return [...files].reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(folder, file))).length, 0);
}

/**
 * The heap on the first page after each of these numbers of games. Each is played from shortly before its end and without animation; a
 * small window costs little to paint.
 */
export async function heapAfter(browser, { home }, stored, counts) {
  const page = await openPage(browser, home, { viewport: { width: 400, height: 400 }, reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  const heaps = [];
  for (let played = 1; played <= Math.max(...counts); played++) {
    await openTable(page, stored);
    await page.evaluate(playOut);
    await leaveTable(page, stored);
    if (counts.includes(played)) heaps.push(await heapOf(session));
  }
  await page.context().close();
  return heaps;
}

/** Bytes after garbage collection: all that is used, and what the page itself holds. The rest is compiled code, which grows for a while. */
async function heapOf(session) {
  for (let pass = 0; pass < 2; pass++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const chunks = [];
  const add = ({ chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  return { used: usedSize, held: heldIn(JSON.parse(chunks.join(''))) };
}

/** The bytes of the values of a program in a snapshot of its heap. */
function heldIn({ snapshot: { meta }, nodes }) {
  const types = new Set(['object', 'closure', 'array', 'string', 'concatenated string', 'sliced string', 'regexp', 'number', 'bigint']);
  const [type, size] = ['type', 'self_size'].map((field) => meta.node_fields.indexOf(field));
  let sum = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length)
    if (types.has(meta.node_types[type][nodes[at + type]])) sum += nodes[at + size];
  return sum;
}

/** Cold, at full speed: when the first page was painted, and when the first move of a first game could be made. */
export async function coldStart(browser, { home, isFirst }) {
  const page = await (await browser.newContext({ ...WIDE, locale: 'en-US', serviceWorkers: 'block' })).newPage();
  await page.goto(home);
  await page
    .locator(isFirst ? '.door-play' : '.play-now')
    .first()
    .click();
  if (!isFirst) await page.locator('.first-game .move').last().click(); // later releases offer a lesson
  await page.locator('.moves .move').first().waitFor({ state: 'attached' });
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    ready: performance.now(),
  }));
  await page.context().close();
  return times;
}
