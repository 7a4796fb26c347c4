// Films a page frame by frame: its clock stands still between frames, so that a slow machine films the same.

export const FRAME = 80;

/** Time stands still from the next load on, until `step`. */
export async function stopTime(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  return session;
}

/** Lets some time pass: for timers and frames by the page's clock, for animations of style sheets one by one. */
export async function step(page, ms) {
  await page.clock.runFor(ms);
  await page.evaluate((passed) => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect.getComputedTiming();
      const time = Number(animation.currentTime ?? 0) + passed;
      if (time >= endTime) animation.finish();
      else animation.currentTime = time;
    }
  }, ms);
}

/** Lets time pass until something is there. What takes real time, such as loading, gets it. */
export async function stepUntil(page, selector) {
  for (let waited = 0; waited < 600; waited++) {
    await step(page, FRAME);
    if ((await page.locator(selector).count()) > 0) return;
    await new Promise((done) => setTimeout(done, 30));
  }
  throw new Error(`${selector} did not come`);
}

/** So many milliseconds of a page as pictures. */
export async function film(page, session, ms) {
  const frames = [];
  for (let passed = 0; passed < ms; passed += FRAME) {
    await step(page, FRAME);
    const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
    frames.push(data);
  }
  return frames;
}
