// An animated WebP from still ones. The format: https://developers.google.com/speed/webp/docs/riff_container

/** An image in motion: where each frame lies on the canvas, for how long it is shown, and its pixels as a still WebP without transparency. */
export function animatedWebp({ width, height, frames }) {
  const flags = Buffer.from([0x02, 0, 0, 0]); // animated
  const header = chunk('VP8X', flags, uint24(width - 1), uint24(height - 1));
  const loop = chunk('ANIM', Buffer.alloc(4), Buffer.alloc(2)); // no background, for ever
  return container([header, loop, ...frames.map(frameChunk)]);
}

/** It covers what lay beneath, and stays. */
function frameChunk({ x, y, width, height, ms, webp }) {
  const COVERS = Buffer.from([0x02]);
  return chunk('ANMF', uint24(x / 2), uint24(y / 2), uint24(width - 1), uint24(height - 1), uint24(ms), COVERS, pixelsOf(webp));
}

/** The chunk with the pixels of a still WebP. */
function pixelsOf(webp) {
  for (let at = 12; at < webp.length;) {
    const end = at + 8 + even(webp.readUInt32LE(at + 4));
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at, end);
    at = end;
  }
  throw new Error('not a plain lossy WebP');
}

const container = (chunks) => chunk('RIFF', Buffer.from('WEBP'), ...chunks);

function chunk(name, ...parts) {
  const data = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), size, data, Buffer.alloc(even(data.length) - data.length)]);
}

const even = (size) => size + (size % 2);

function uint24(value) {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
