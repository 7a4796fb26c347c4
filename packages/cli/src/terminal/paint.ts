import pico from 'picocolors';
import { plain } from './width.ts';

/** The colour depth of a terminal in bits: none, 16 colours, 256, or all. */
export type Depth = 0 | 4 | 8 | 24;

/** A colour, and its replacement where there are only sixteen. */
export interface Tone {
  readonly rgb: `#${string}`;
  readonly basic: 'yellow' | 'red' | 'green' | 'blue' | 'magenta' | 'cyan' | 'white' | 'gray';
}

/** The palette: dark water, and light on it. */
export const tones = {
  night: { rgb: '#050b14', basic: 'gray' },
  water: { rgb: '#13293d', basic: 'gray' },
  line: { rgb: '#2f5470', basic: 'gray' },
  ink: { rgb: '#e8f1f2', basic: 'white' },
  muted: { rgb: '#a9bfca', basic: 'white' },
  faint: { rgb: '#6f8896', basic: 'gray' },
  glow: { rgb: '#5fe3d3', basic: 'cyan' },
  ember: { rgb: '#ffb454', basic: 'yellow' },
  coral: { rgb: '#ff6f61', basic: 'red' },
  brass: { rgb: '#c9a45c', basic: 'yellow' },
  pearl: { rgb: '#f3ede0', basic: 'white' },
} as const satisfies Record<string, Tone>;

/** Colours text, as far as the terminal can. */
export interface Paint {
  readonly depth: Depth;
  readonly fg: (tone: Tone, text: string) => string;
  /** Sixteen colours are too strong for a background: there it stays as it is. */
  readonly bg: (tone: Tone, text: string) => string;
  readonly bold: (text: string) => string;
  /** The selection: dark on ember, whatever colours it had. */
  readonly burn: (text: string) => string;
}

export function painter(depth: Depth): Paint {
  const basic = pico.createColors(depth > 0);
  const colour = (layer: 38 | 48, tone: Tone, text: string): string => `\x1b[${layer};${code(depth, tone)}m${text}\x1b[${layer + 1}m`;
  return {
    depth,
    fg: (tone, text) => (depth > 4 ? colour(38, tone, text) : basic[tone.basic](text)),
    bg: (tone, text) => (depth > 4 ? colour(48, tone, text) : text),
    bold: basic.bold,
    burn: (text) => (depth > 4 ? colour(48, tones.ember, colour(38, tones.night, plain(text))) : basic.inverse(plain(text))),
  };
}

/** A darker tone: 0 is black, 1 the tone itself. */
export function shade({ rgb, basic }: Tone, part: number): Tone {
  const hex = channels(rgb).map((value) =>
    Math.round(value * part)
      .toString(16)
      .padStart(2, '0'),
  );
  return { rgb: `#${hex.join('')}`, basic };
}

/** From the terminal's own settings; NO_COLOR and FORCE_COLOR override them. */
export function depthOf(isTTY: boolean, env: Readonly<Record<string, string | undefined>>): Depth {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced === '0' ? 0 : forced === '1' ? 4 : forced === '2' ? 8 : 24;
  if ((env['NO_COLOR'] ?? '') !== '' || !isTTY || env['TERM'] === 'dumb') return 0;
  if (/truecolor|24bit/.test(env['COLORTERM'] ?? '')) return 24;
  return (env['TERM'] ?? '').includes('256') ? 8 : 4;
}

function code(depth: Depth, { rgb }: Tone): string {
  const [r = 0, g = 0, b = 0] = channels(rgb);
  if (depth === 24) return `2;${r};${g};${b}`;
  const step = (value: number): number =>
    STEPS.reduce((near, each, i) => (Math.abs(each - value) < Math.abs(STEPS[near]! - value) ? i : near), 0);
  return `5;${16 + 36 * step(r) + 6 * step(g) + step(b)}`;
}

/** The six steps of the colour cube. */
const STEPS = [0, 95, 135, 175, 215, 255];

const channels = (rgb: string): number[] => [1, 3, 5].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16));
