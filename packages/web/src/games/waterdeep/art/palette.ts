import type { Tones } from '../../../art/palette.ts';

/** The city by lamplight: deep blue above, warm stone below. Each ward has its own hour of the night. */
export const wards = {
  stone: { night: '#060a1a', dusk: '#1a2a4e', haze: '#6e5238', shade: '#20202e', hue: '#bd9463', glint: '#fff0cc' },
  market: { night: '#080a1c', dusk: '#232a52', haze: '#8a4f2a', shade: '#331a1c', hue: '#d68a48', glint: '#ffecc0' },
  tavern: { night: '#0a0918', dusk: '#2a2450', haze: '#7c3a2c', shade: '#34141d', hue: '#c8704a', glint: '#ffe2b4' },
  temple: { night: '#070c1e', dusk: '#22355e', haze: '#7d6a4c', shade: '#2a3046', hue: '#d8c8a4', glint: '#fffbee' },
  arcane: { night: '#080720', dusk: '#26265e', haze: '#57388c', shade: '#1d1440', hue: '#9a7bd2', glint: '#f6e8ff' },
  harbour: { night: '#040c1c', dusk: '#14345a', haze: '#2f5f7c', shade: '#10223a', hue: '#7fa6bc', glint: '#eaf8ff' },
  garden: { night: '#050d18', dusk: '#153a44', haze: '#3f6448', shade: '#10281f', hue: '#7fae74', glint: '#f2ffd8' },
  rose: { night: '#0a0a20', dusk: '#30305e', haze: '#a55a54', shade: '#3c1e34', hue: '#e79a84', glint: '#fff0dc' },
  gold: { night: '#080a1a', dusk: '#262c4c', haze: '#8a6424', shade: '#33220c', hue: '#dfae4e', glint: '#fff6d2' },
  /** Under the mountain: stone that has a light of its own. */
  under: { night: '#030b12', dusk: '#0f303c', haze: '#1d6470', shade: '#0b2029', hue: '#58a8ae', glint: '#d8fff6' },
  crypt: { night: '#04080f', dusk: '#182c3c', haze: '#3a5a68', shade: '#111d28', hue: '#93b0b8', glint: '#f2fffc' },
  crystal: { night: '#040a16', dusk: '#142c54', haze: '#2a6a9a', shade: '#0b1c38', hue: '#66b4e0', glint: '#e4faff' },
  blood: { night: '#0a0810', dusk: '#26202e', haze: '#74262c', shade: '#280c12', hue: '#c4554a', glint: '#ffdcc4' },
  ember: { night: '#0a0709', dusk: '#2c1d20', haze: '#97401c', shade: '#2c110a', hue: '#e0803a', glint: '#ffe6ac' },
  /** Skullport: no sky, green water. */
  murk: { night: '#040b0a', dusk: '#16342a', haze: '#3f6a34', shade: '#112218', hue: '#8aa860', glint: '#f0ffc4' },
  bone: { night: '#060a0a', dusk: '#203430', haze: '#566a4c', shade: '#1c2620', hue: '#c6c9a2', glint: '#fffde4' },
  venom: { night: '#060a10', dusk: '#222c40', haze: '#4a5a6e', shade: '#191d2c', hue: '#8f9cb8', glint: '#dcffc8' },
  moonlit: { night: '#060818', dusk: '#202a54', haze: '#4e5a92', shade: '#171a36', hue: '#a7b2dc', glint: '#fbfdff' },
} as const satisfies Record<string, Tones>;
export type Ward = keyof typeof wards;

/** Duties, as quests and as intrigue. */
export const mandatoryLight: Tones = { ...wards.tavern, night: '#0c0610', haze: '#6a2430', hue: '#c06a5c' };

export const parchment = '#e9dcc0';
export const wine = '#7a2e3a';
export const lamp = '#f2b45a';
/** Roofs under the moon. */
export const roofs = {
  slate: '#26365a',
  wine: '#5e2634',
  moss: '#24483c',
  plum: '#3d2b5c',
  copper: '#2b5a5c',
  thatch: '#6a4a26',
  tar: '#161a28',
} as const;
