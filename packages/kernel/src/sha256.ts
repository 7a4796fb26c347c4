import { utf8 } from './utf8.ts';

/**
 * SHA-256 of a text (UTF-8), in hex. Implemented here because the kernel imports nothing and must hash synchronously, also in a
 * page that is served over plain HTTP, where the platform's own is missing or asynchronous (ADR 0005). Tested against the
 * platform's.
 */
export function sha256(text: string): string {
  const words = padded(text);
  const state = Int32Array.from(START);
  const schedule = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) compress(state, words, block, schedule);
  let hex = '';
  for (const value of state) hex += (value >>> 0).toString(16).padStart(8, '0');
  return hex;
}

/** The text as big-endian words, closed by a one bit, zeros and its length. */
function padded(text: string): Int32Array {
  const bytes = utf8(text);
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  for (let i = 0; i < bytes.length; i++) words[i >> 2]! |= bytes[i]! << (24 - (i % 4) * 8);
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length % 4) * 8);
  words[words.length - 2] = Math.floor(bytes.length / 0x2000_0000);
  words[words.length - 1] = bytes.length << 3;
  return words;
}

function compress(state: Int32Array, words: Int32Array, block: number, w: Int32Array): void {
  for (let i = 0; i < 16; i++) w[i] = words[block + i]!;
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15]!;
    const late = w[i - 2]!;
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let a = state[0]!,
    b = state[1]!,
    c = state[2]!,
    d = state[3]!,
    e = state[4]!,
    f = state[5]!,
    g = state[6]!,
    h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + ROUND[i]! + w[i]!) | 0;
    const major = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + major) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The constants of the standard: fractional parts of the roots of the first primes. */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && Array.from({ length: n - 2 }, (_, d) => d + 2).every((d) => n % d),
);
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;
const START = Int32Array.from(PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p)));
const ROUND = Int32Array.from(PRIMES.slice(0, 64), (p) => fraction(Math.cbrt(p)));
