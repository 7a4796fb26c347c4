import { lookup } from '@fathom/kernel';
import type { ConspiracyRule } from '../rule-ids.ts';
import type { Guild } from './guilds.ts';
import type { Key } from './lords.ts';

/** What a location is worth at the end. */
export type Worth =
  | { readonly type: 'fixed'; readonly vp: number }
  | { readonly type: 'perKey'; readonly key: Key; readonly vp: number }
  | { readonly type: 'perPearlPair' }
  | { readonly type: 'perLocation'; readonly vp: number }
  | { readonly type: 'bestLord'; readonly guild: Guild }
  | { readonly type: 'perLord'; readonly guild: Guild; readonly base: number }
  | { readonly type: 'circle'; readonly value: number; readonly vp: number }
  | { readonly type: 'perPlainLord'; readonly base: number };

/** What a location does when it is put down, or from then on. */
export type LocationEffect =
  | { readonly type: 'gainPearls'; readonly amount: number }
  | { readonly type: 'restrict'; readonly draw: 1 | 2 }
  | { readonly type: 'recallLords' }
  | { readonly type: 'recallLocations' }
  | { readonly type: 'anyTwoKeys' }
  | { readonly type: 'searchDeck' };

export interface Location {
  readonly rule: ConspiracyRule;
  readonly worth: Worth;
  readonly effect?: LocationEffect;
}

const fixed = (vp: number): Worth => ({ type: 'fixed', vp });
const pearls = (amount: number): LocationEffect => ({ type: 'gainPearls', amount });
const restrict = (draw: 1 | 2): LocationEffect => ({ type: 'restrict', draw });
const bestLord = (guild: Guild): Worth => ({ type: 'bestLord', guild });
const hall = (guild: Guild): Worth => ({ type: 'perLord', guild, base: 1 });
const circle = (value: number, vp: number): Worth => ({ type: 'circle', value, vp });

/** CO-LOC-92 · Each exists once. The order is the printed numbering. */
const baseLocations = {
  'grand-citadel': { rule: 'CO-LOC-01', worth: fixed(7) },
  'pearl-grotto': { rule: 'CO-LOC-02', worth: fixed(5), effect: pearls(1) },
  'pearl-lagoon': { rule: 'CO-LOC-03', worth: fixed(4), effect: pearls(2) },
  'pearl-hoard': { rule: 'CO-LOC-04', worth: fixed(3), effect: pearls(3) },
  'silver-gate': { rule: 'CO-LOC-05', worth: { type: 'perKey', key: 'silver', vp: 1 } },
  'gilded-gate': { rule: 'CO-LOC-06', worth: { type: 'perKey', key: 'gold', vp: 2 } },
  'oyster-market': { rule: 'CO-LOC-07', worth: { type: 'perPearlPair' } },
  'drowned-lighthouse': { rule: 'CO-LOC-08', worth: { type: 'perLocation', vp: 2 } },
  'narrow-strait': { rule: 'CO-LOC-09', worth: fixed(3), effect: restrict(1) },
  'twin-straits': { rule: 'CO-LOC-10', worth: fixed(3), effect: restrict(2) },
  'hall-of-recall': { rule: 'CO-LOC-11', worth: fixed(3), effect: { type: 'recallLords' } },
  'shifting-reef': { rule: 'CO-LOC-12', worth: fixed(3), effect: { type: 'recallLocations' } },
  'locksmiths-vault': { rule: 'CO-LOC-13', worth: fixed(3), effect: { type: 'anyTwoKeys' } },
  'cartographers-archive': { rule: 'CO-LOC-14', worth: fixed(3), effect: { type: 'searchDeck' } },
  'farmer-palace': { rule: 'CO-LOC-15', worth: bestLord('farmer') },
  'military-palace': { rule: 'CO-LOC-16', worth: bestLord('military') },
  'merchant-palace': { rule: 'CO-LOC-17', worth: bestLord('merchant') },
  'politician-palace': { rule: 'CO-LOC-18', worth: bestLord('politician') },
  'mage-palace': { rule: 'CO-LOC-19', worth: bestLord('mage') },
  'farmer-guildhall': { rule: 'CO-LOC-20', worth: hall('farmer') },
  'military-guildhall': { rule: 'CO-LOC-21', worth: hall('military') },
  'merchant-guildhall': { rule: 'CO-LOC-22', worth: hall('merchant') },
  'politician-guildhall': { rule: 'CO-LOC-23', worth: hall('politician') },
  'mage-guildhall': { rule: 'CO-LOC-24', worth: hall('mage') },
} as const satisfies Record<string, Location>;

/** Five more, if the option is chosen. */
const bonusLocations = {
  'value-circle-1': { rule: 'OPT-BONUS-01', worth: circle(1, 1) },
  'value-circle-2': { rule: 'OPT-BONUS-02', worth: circle(2, 2) },
  'value-circle-3': { rule: 'OPT-BONUS-03', worth: circle(3, 2) },
  'value-circle-4': { rule: 'OPT-BONUS-04', worth: circle(4, 2) },
  'forgotten-islet': { rule: 'OPT-BONUS-05', worth: { type: 'perPlainLord', base: 1 } },
} as const satisfies Record<string, Location>;

export type LocationId = keyof typeof baseLocations | keyof typeof bonusLocations;
export const locations: Readonly<Record<LocationId, Location>> = lookup<Record<LocationId, Location>>({
  ...baseLocations,
  ...bonusLocations,
});
export const baseLocationIds = Object.keys(baseLocations) as readonly LocationId[];
export const bonusLocationIds = Object.keys(bonusLocations) as readonly LocationId[];
export const locationIds: readonly LocationId[] = [...baseLocationIds, ...bonusLocationIds];
