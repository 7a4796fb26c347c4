// Pictures of a film as an animated WebP. A browser scales and encodes; only what changed since the frame before is kept of each.
import { FRAME } from './film.mjs';
import { animatedWebp } from './webp.mjs';

const QUALITY = 0.85;

/** Base64 of PNGs in, the bytes of the file out; the last picture stays for `rest` milliseconds. */
export async function encodeFilm(browser, pictures, { width, height, rest }) {
  const page = await browser.newPage();
  await page.evaluate(prepare, { width, height, quality: QUALITY });
  const frames = [];
  for (const picture of pictures) {
    const part = await page.evaluate((png) => globalThis.changed(png), picture);
    if (part === null) frames.at(-1).ms += FRAME;
    else frames.push({ ...part, ms: FRAME, webp: Buffer.from(part.webp, 'base64') });
  }
  frames.at(-1).ms += rest;
  await page.close();
  return animatedWebp({ width, height, frames });
}

/** Runs in the browser: defines `changed`, which encodes what differs from the picture before, or gives null if nothing does. */
function prepare({ width, height, quality }) {
  const NOISE = 5;
  const surface = (w, h) => new OffscreenCanvas(w, h).getContext('2d', { alpha: false, willReadFrequently: true });
  const whole = surface(width, height);
  whole.imageSmoothingQuality = 'high';
  let before = null;

  const differs = (now, i) =>
    Math.abs(now[i] - before[i]) > NOISE || Math.abs(now[i + 1] - before[i + 1]) > NOISE || Math.abs(now[i + 2] - before[i + 2]) > NOISE;

  /** The smallest rectangle with every pixel that differs; it begins at even numbers, as the format demands. */
  const difference = (now) => {
    if (before === null) return { x: 0, y: 0, right: width, bottom: height };
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let i = 0; i < now.length; i += 4) {
      if (!differs(now, i)) continue;
      const x = (i / 4) % width;
      const y = Math.floor(i / 4 / width);
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + 1);
      bottom = y + 1;
    }
    return right === 0 ? null : { x: left - (left % 2), y: top - (top % 2), right, bottom };
  };

  globalThis.changed = async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    whole.drawImage(picture, 0, 0, width, height);
    const { data } = whole.getImageData(0, 0, width, height);
    const part = difference(data);
    if (part === null) return null;
    before = data;
    const { x, y, right, bottom } = part;
    const cut = surface(right - x, bottom - y);
    cut.drawImage(whole.canvas, -x, -y);
    const bytes = await (await cut.canvas.convertToBlob({ type: 'image/webp', quality })).bytes();
    return { x, y, width: right - x, height: bottom - y, webp: bytes.toBase64() };
  };
}
