import type { Guild, Metal } from './guild.ts';

export const brass = '#c9a45c';
export const pearl = '#f3ede0';

/** Six inks to a print: cool water behind, the guild's own light before it. */
export interface Tones {
  /** The darkest: open water. */
  readonly night: string;
  /** What stands far away. */
  readonly dusk: string;
  /** Water near the light. */
  readonly haze: string;
  /** The unlit side of a figure. */
  readonly shade: string;
  /** The guild itself. */
  readonly hue: string;
  /** Light on an edge. */
  readonly glint: string;
}

export const tones: Readonly<Record<Guild, Tones>> = {
  farmer: { night: '#04100f', dusk: '#12383a', haze: '#6b5319', shade: '#3a1f08', hue: '#e3b23c', glint: '#fff3c4' },
  military: { night: '#0a0812', dusk: '#2d2340', haze: '#74222c', shade: '#300711', hue: '#d8533f', glint: '#ffe0c8' },
  merchant: { night: '#03101a', dusk: '#0d3a4b', haze: '#1f7058', shade: '#06281f', hue: '#4fae6b', glint: '#e2ffd6' },
  politician: { night: '#060919', dusk: '#1e2a5c', haze: '#2450a0', shade: '#0a1840', hue: '#4a86d8', glint: '#d9f0ff' },
  mage: { night: '#080618', dusk: '#25265f', haze: '#63369c', shade: '#220d3d', hue: '#a46bd6', glint: '#fbe4ff' },
};

/** The light a place lies in, if it belongs to no guild. */
export const moods = {
  citadel: { night: '#060b1c', dusk: '#223a5e', haze: '#a5793f', shade: '#33240f', hue: '#e9c070', glint: '#fffbe6' },
  pearl: { night: '#050b16', dusk: '#1b3350', haze: '#4a6a8c', shade: '#16263a', hue: '#a9bdd0', glint: '#fff8ea' },
  silver: { night: '#050a14', dusk: '#1a2f48', haze: '#4b6580', shade: '#14202e', hue: '#8fa9bd', glint: '#f2fbff' },
  gold: { night: '#0a0a12', dusk: '#2b2a3a', haze: '#8a6224', shade: '#33200a', hue: '#d9a544', glint: '#fff3c8' },
  lamp: { night: '#050a16', dusk: '#173049', haze: '#3a6a7c', shade: '#0e2232', hue: '#7fb0b4', glint: '#fff0c2' },
  slate: { night: '#050810', dusk: '#1c2b3e', haze: '#5786ae', shade: '#0f1926', hue: '#a6cbe6', glint: '#e6f6ff' },
  reef: { night: '#060a18', dusk: '#23284e', haze: '#8a4a6a', shade: '#321834', hue: '#d98a94', glint: '#ffe6dc' },
  vault: { night: '#080a10', dusk: '#26303c', haze: '#6e5a34', shade: '#231c12', hue: '#bb9a5c', glint: '#fff0cc' },
  chart: { night: '#0a0a10', dusk: '#2e2a2a', haze: '#7a6340', shade: '#2e2212', hue: '#cbb083', glint: '#fff4d8' },
  stone: { night: '#050a16', dusk: '#16304a', haze: '#2f5f88', shade: '#12233a', hue: '#86aac8', glint: '#eaf8ff' },
  back: { night: '#040912', dusk: '#0e2233', haze: '#1f5566', shade: '#0a1826', hue: '#c9a45c', glint: '#fff1cf' },
  islet: { night: '#070a1c', dusk: '#232a55', haze: '#3f5a86', shade: '#121a34', hue: '#93a6c8', glint: '#fbf3dc' },
} as const satisfies Record<string, Tones>;
/** Light in a window. */
export const lamplight = '#ffd184';

/** Metal from its dark to its gleam. */
export const metals: Readonly<Record<Metal, readonly [dark: string, plain: string, bright: string]>> = {
  silver: ['#3f5163', '#b9c9d6', '#ffffff'],
  gold: ['#6b3d06', '#f0bd4a', '#fff6cf'],
};
