import type { Location } from '../../content/location.ts';

export type KrakenWorth = { readonly type: 'lessNebulis'; readonly base: number; readonly each: number } | { readonly type: 'loot' };
export type KrakenTileSpecial = 'searchLoot';

/** KR-LOOT-01 · The four tiles that are searched. */
export const sanctuaries = ['cetacean-graveyard', 'abandoned-convoy', 'megalodon', 'battlefield'] as const;
export type Sanctuary = (typeof sanctuaries)[number];

/** KR-SETUP-03 · Six more tiles. */
export const krakenLocations = {
  'gambling-den': { rule: 'KR-TILE-01', worth: { type: 'perLordOfGuild', guild: 'smuggler', base: 5, each: 2 } },
  'krakens-lair': { rule: 'KR-TILE-02', worth: { type: 'lessNebulis', base: 15, each: 3 } },
  'cetacean-graveyard': { rule: 'KR-TILE-03', worth: { type: 'loot' }, onControl: 'searchLoot' },
  'abandoned-convoy': { rule: 'KR-TILE-04', worth: { type: 'loot' }, onControl: 'searchLoot' },
  megalodon: { rule: 'KR-TILE-05', worth: { type: 'loot' }, onControl: 'searchLoot' },
  battlefield: { rule: 'KR-TILE-06', worth: { type: 'loot' }, onControl: 'searchLoot' },
} as const satisfies Record<string, Location>;
