import { lookup } from '@fathom/kernel';
import { krakenLocations } from '../expansions.ts';
import type { Guild } from './guilds.ts';
import type { Location, Worth } from './location.ts';
import type { Race } from './races.ts';

const guild = (guild: Guild, base: number): Worth => ({ type: 'perLordOfGuild', guild, base, each: 2 });
const race = (race: Race, base: number): Worth => ({ type: 'perAffiliated', race, base, each: 3 });
const tower = (keys: 0 | 1): Worth => ({ type: 'perLordWithKeys', keys, each: 3 });

const baseLocations = {
  'sargasso-silos': { rule: 'AB-TILE-01', worth: guild('farmer', 5) },
  'hydrozoa-reserves': { rule: 'AB-TILE-02', worth: guild('mage', 6) },
  sanctuary: { rule: 'AB-TILE-03', worth: race('jellyfish', 4) },
  parliament: { rule: 'AB-TILE-04', worth: guild('politician', 6) },
  barracks: { rule: 'AB-TILE-05', worth: guild('soldier', 7) },
  dockworks: { rule: 'AB-TILE-06', worth: guild('merchant', 5) },
  'sargasso-fields': { rule: 'AB-TILE-07', worth: race('seahorse', 3) },
  abyss: { rule: 'AB-TILE-08', worth: { type: 'perGuild', each: 2 } },
  'city-of-mirrors': { rule: 'AB-TILE-09', worth: { type: 'copy' } },
  'black-smokers': { rule: 'AB-TILE-10', worth: { type: 'nothing' }, onControl: 'searchTiles' },
  'oceanic-senate-assembly': { rule: 'AB-TILE-11', worth: race('squid', 4) },
  depths: { rule: 'AB-TILE-12', worth: { type: 'weakestLord', times: 2 } },
  'throne-room': { rule: 'AB-TILE-13', worth: { type: 'strongestLord' } },
  jail: { rule: 'AB-TILE-14', worth: { type: 'lessLords', base: 15 } },
  chasm: { rule: 'AB-TILE-15', worth: race('crab', 5) },
  'closed-tower': { rule: 'AB-TILE-16', worth: tower(1) },
  'lost-tower': { rule: 'AB-TILE-17', worth: tower(0) },
  'chamber-of-allies': { rule: 'AB-TILE-18', worth: { type: 'weakestAffiliated', base: 3 } },
  'nest-of-giant-clams': { rule: 'AB-TILE-19', worth: race('shellfish', 3) },
  'coral-barrier': { rule: 'AB-TILE-20', worth: { type: 'lessAffiliated', base: 20 } },
} as const satisfies Record<string, Location>;

export type LocationId = keyof typeof baseLocations | keyof typeof krakenLocations;
export const locations: Readonly<Record<LocationId, Location>> = lookup<Record<LocationId, Location>>({
  ...baseLocations,
  ...krakenLocations,
});
export const baseLocationIds = Object.keys(baseLocations) as readonly LocationId[];
export const krakenLocationIds = Object.keys(krakenLocations) as readonly LocationId[];
export const locationIds: readonly LocationId[] = [...baseLocationIds, ...krakenLocationIds];
