// The figures of the page, beside their goals and those of the first release.
import { THROTTLING } from './measures.mjs';

const sorted = (values) => values.toSorted((a, b) => a - b);
export const quantile = (values, q) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * q))];
const total = (values) => values.reduce((sum, each) => sum + each, 0);
const share = (values, limit) => values.filter((each) => each > limit).length / values.length;

/** Frames come in steps of 16.7 ms, give or take the precision of the clock. */
const ONE_FRAME = 17.5;

const ms = (value) => `${value.toFixed(0)} ms`;
const tenths = (value) => value.toFixed(1);
const percent = (value) => `${(100 * value).toFixed(1)} %`;
const megabytes = (value) => `${(value / 1e6).toFixed(1)} MB`;
const kilobytes = (value) => `${(value / 1e3).toFixed(1)} kB`;

const tapTime =
  (what, q) =>
  ({ taps }) =>
    quantile(
      taps.map((tap) => tap[what]),
      q,
    );

/** Milliseconds at full speed. */
const processorTime =
  (what, q) =>
  ({ processor }) =>
    tapTime(what, q)(processor);

/** On a slow phone, 25 ms. */
const slow = ({ moving }) => moving.filter((each) => each > 25 / THROTTLING);

const perTap =
  (what) =>
  ({ processor }) =>
    processor[what] / processor.taps.length;

/** What is said of a game: how it follows from what was measured, and the goal for today's page, if there is one. */
const clockFigures = [
  { name: 'taps', of: ({ taps }) => taps.length, unit: String },
  { name: 'tap to paint, median', of: tapTime('answer', 0.5), unit: ms, below: 100 },
  { name: 'tap to paint, p95', of: tapTime('answer', 0.95), unit: ms },
  { name: 'tap to changed table, median', of: tapTime('table', 0.5), unit: ms },
  { name: 'tap to changed table, p95', of: tapTime('table', 0.95), unit: ms },
  { name: 'frames while pieces move', of: ({ moving }) => moving.length, unit: String },
  { name: 'frames over 16.7 ms while pieces move', of: ({ moving }) => share(moving, ONE_FRAME), unit: percent },
  { name: 'frames over 25 ms while pieces move', of: ({ moving }) => share(moving, 25), unit: percent, below: 0.1 },
  { name: 'frames over 50 ms while pieces move', of: ({ moving }) => share(moving, 50), unit: percent },
];

/** The same by the processor time of the page's main thread, at full speed: a phone with four-fold throttling has a quarter of it. */
const processorFigures = [
  { name: 'processor: taps', of: ({ processor }) => processor.taps.length, unit: String },
  { name: 'processor: tap to paint, median', of: processorTime('answer', 0.5), unit: tenths, below: 100 / THROTTLING },
  { name: 'processor: tap to paint, p95', of: processorTime('answer', 0.95), unit: tenths },
  { name: 'processor: tap to changed table, median', of: processorTime('table', 0.5), unit: tenths },
  { name: 'processor: tap to changed table, p95', of: processorTime('table', 0.95), unit: tenths },
  { name: 'processor: frames while pieces move', of: ({ processor }) => processor.moving.length, unit: String },
  { name: 'processor: while pieces move, per tap', of: ({ processor }) => total(processor.moving) / processor.taps.length, unit: ms },
  { name: 'processor: frames over 6.25 ms, per tap', of: ({ processor }) => slow(processor).length / processor.taps.length, unit: tenths },
  { name: 'processor: frames over 6.25 ms', of: ({ processor }) => slow(processor).length / processor.moving.length, unit: percent },
  { name: 'processor: page and graphics, per tap', of: perTap('processes'), unit: ms },
  { name: 'computed styles per tap', of: perTap('styles'), unit: tenths },
  { name: 'elements styled per tap', of: perTap('styled'), unit: tenths },
  { name: 'layouts per tap', of: perTap('layouts'), unit: tenths },
];

const otherFigures = [
  { name: 'heap after one game', of: ({ heap }) => heap[0].used, unit: megabytes },
  { name: 'heap after ten games', of: ({ heap }) => heap[1].used, unit: megabytes },
  { name: 'more values held after ten games', of: ({ heap }) => heap[1].held / heap[0].held - 1, unit: percent, below: 0.05 },
  { name: 'JavaScript of the first screen, gzipped', of: ({ scripts }) => scripts, unit: kilobytes },
];

const figures = [...clockFigures, ...processorFigures, ...otherFigures];

/** The figures of one game, as far as they were measured: today's page, the first release, and their ratio. */
export const rowsOf = ({ now, first }) =>
  (now.scripts === undefined ? processorFigures : figures).map(({ name, of, below }) => {
    const [value, before] = [of(now), of(first)];
    return { name, now: value, first: before, ratio: value / before, ...(below === undefined ? {} : { below, met: value < below }) };
  });

const line = (name, ...cells) => name.padEnd(42) + cells.map((cell) => cell.padStart(12)).join('');

export function linesOf(game, rows) {
  return [
    line(game, 'now', 'first', 'ratio', 'goal'),
    ...rows.map((row) => {
      const { unit } = figures.find(({ name }) => name === row.name);
      const verdict = row.below === undefined ? [] : [`< ${unit(row.below)}`, row.met ? 'met' : 'MISSED'];
      return line(row.name, unit(row.now), unit(row.first), Number.isFinite(row.ratio) ? row.ratio.toFixed(2) : '–', ...verdict);
    }),
    '',
  ];
}

/** The least that is possible on this machine. */
export const bareLine = (measured) =>
  `An empty page with one moving piece, in this run: tap to paint ${ms(tapTime('table', 0.5)(measured))} at the median, ${percent(share(measured.moving, 25))} of frames over 25 ms.`;

export const coldLine = (name, times) =>
  `${name}: first paint ${ms(times.paint)}, first move possible after ${ms(times.ready)} (cold, full speed, clicks included)`;
