// Processor time of a page: unlike time on the clock, it says the same on a machine that does other things too.
import { openProbed, tapTimes } from './measures.mjs';

const CATEGORIES = ['blink.user_timing', 'devtools.timeline'];
const TAPS = 12;

/**
 * One round at a table at full speed: milliseconds of the page's main thread from each tap to the frames that show it, and for each frame
 * while pieces move; how often styles and layout were computed; and milliseconds that all processes used which draw the page.
 */
export async function processorRound(browser, release, stored) {
  const page = await openProbed(browser, release, stored);
  const system = await browser.newBrowserCDPSession();
  const before = await processTimes(system);
  await browser.startTracing(page, { categories: CATEGORIES });
  await tapTimes(page, TAPS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const after = await processTimes(system);
  await system.detach();
  await page.context().close();
  return { ...readTrace(traceEvents), processes: after - before };
}

async function processTimes(system) {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  return 1000 * processInfo.reduce((sum, { type, cpuTime }) => (type === 'browser' ? sum : sum + cpuTime), 0);
}

/** From the marks of the probe, each with the time that its thread had used. */
function readTrace(events) {
  const marks = events.filter(({ name }) => name.startsWith('probe.')).toSorted((a, b) => a.ts - b.ts);
  const used = (from, to) => (to.tts - from.tts) / 1000;
  const [taps, moving] = [[], []];
  let [tap, frame, wasMoving] = [null, null, false];
  for (const mark of marks) {
    const what = mark.name.slice('probe.'.length);
    if (what === 'tap') tap = { mark };
    else if (what === 'answer' && tap !== null) tap.answer = used(tap.mark, mark);
    else if (what === 'table' && tap !== null) taps.push({ answer: tap.answer, table: used(tap.mark, mark) });
    if (what !== 'moving' && what !== 'frame') continue;
    if (frame !== null && (wasMoving || what === 'moving')) moving.push(used(frame, mark));
    [frame, wasMoving] = [mark, what === 'moving'];
  }
  return { taps, moving, ...work(events, marks[0]) };
}

/** How often the page computed styles, for how many elements, and how often its layout. */
function work(events, { pid, tid }) {
  const named = (name) => events.filter((event) => event.name === name && event.pid === pid && event.tid === tid);
  const styles = named('UpdateLayoutTree');
  return {
    styles: styles.length,
    styled: styles.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
    layouts: named('Layout').length,
  };
}
