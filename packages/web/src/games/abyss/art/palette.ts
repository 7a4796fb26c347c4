import type { Guild, Race } from '@fathom/abyss';
import type { Guild as Family } from '../../../art/guild.ts';
import { tones, type Tones } from '../../../art/palette.ts';

/** The families of curves that a guild shares with its race. */
export const families = {
  soldier: 'military',
  merchant: 'merchant',
  mage: 'mage',
  politician: 'politician',
  farmer: 'farmer',
} as const satisfies Partial<Record<Guild, Family>>;
export const isOfRace = (guild: Guild): guild is keyof typeof families => guild in families;

export const familyOf: Readonly<Record<Race, Family>> = {
  crab: 'military',
  shellfish: 'merchant',
  jellyfish: 'mage',
  squid: 'politician',
  seahorse: 'farmer',
};

const smoke: Tones = { night: '#06070b', dusk: '#20242d', haze: '#4a4468', shade: '#111319', hue: '#8d98a6', glint: '#e6dcff' };
const pearly: Tones = { night: '#060a14', dusk: '#26324a', haze: '#6d6a80', shade: '#2a2433', hue: '#d8cbb4', glint: '#fffdf2' };

/** Whose light it is: of a race, of the Krakens and their Smugglers, or of all together. */
export const lightOf = (guild: Guild): Tones => (isOfRace(guild) ? tones[families[guild]] : guild === 'smuggler' ? smoke : pearly);
export const raceLight = (race: Race | 'kraken'): Tones => (race === 'kraken' ? smoke : tones[familyOf[race]]);

/** What belongs to nobody lies in one of these lights. */
export const waters = {
  deep: { night: '#02060d', dusk: '#0a1c30', haze: '#123a5c', shade: '#06121f', hue: '#3f7fb0', glint: '#bfeaff' },
  mirror: { night: '#060a18', dusk: '#24345e', haze: '#5a7fb0', shade: '#18223c', hue: '#b8d4ee', glint: '#ffffff' },
  ember: { night: '#0a0708', dusk: '#2e2026', haze: '#8a3a22', shade: '#2a0f0c', hue: '#d9793f', glint: '#ffe0a8' },
  throne: { night: '#0a0812', dusk: '#33264a', haze: '#8a6224', shade: '#33200a', hue: '#e0ae4c', glint: '#fff4cf' },
  iron: { night: '#05080d', dusk: '#1d2836', haze: '#3f566c', shade: '#111a24', hue: '#8aa3b8', glint: '#eaf6ff' },
  coral: { night: '#0a0714', dusk: '#32204a', haze: '#9a4468', shade: '#3a1430', hue: '#ec8b93', glint: '#ffe8dc' },
  bone: { night: '#060a0c', dusk: '#1d3236', haze: '#4f6a62', shade: '#1a2624', hue: '#c8cdb6', glint: '#fffbe8' },
  blood: { night: '#09060a', dusk: '#2c1c28', haze: '#6e2630', shade: '#240a10', hue: '#c05a50', glint: '#ffdccb' },
} as const satisfies Record<string, Tones>;
