import type { Rng, Seat } from '@fathom/kernel';
import { shuffle } from '@fathom/kernel';
import type { Reservable } from './flow.ts';
import type { Sanctuary } from './locations.ts';
import { lootCards } from './loot.ts';
import type { SentinelId } from './sentinels.ts';

/** KR-SENT-04 · A Sentinel that reserves something; each zone holds one at most. */
export interface Post {
  readonly sentinel: SentinelId;
  readonly item: Reservable;
}

export type Zone = 'court' | 'council' | 'locations';
export const zones: readonly Zone[] = ['court', 'council', 'locations'];

export interface KrakenState {
  /** KR-FIG-01 · Who holds the Kraken figure. */
  figure: Seat | null;
  /** Whose each Sentinel is. */
  sentinels: Record<SentinelId, Seat | null>;
  posts: Record<Zone, Post | null>;
  /** KR-SENT-08 · Came back in this turn, and waits for the next. */
  resting: SentinelId[];
  /** The top card is the last. */
  lootDeck: number[];
  lootDiscard: number[];
  /** KR-LOOT-11 · The loot on each tile, wherever the tile is. */
  loot: Record<Sanctuary, number[]>;
}

/** KR-SETUP-04..07 · Nobody owns the figure or a Sentinel; the loot is shuffled. */
export const newKraken = (rng: Rng): KrakenState => ({
  figure: null,
  sentinels: { 'sentinel-watcher': null, 'sentinel-vigil': null, 'sentinel-lookout': null },
  posts: { court: null, council: null, locations: null },
  resting: [],
  lootDeck: shuffle(rng, lootCards.slice()),
  lootDiscard: [],
  loot: { 'cetacean-graveyard': [], 'abandoned-convoy': [], megalodon: [], battlefield: [] },
});

export const cloneKraken = (k: KrakenState): KrakenState => ({
  figure: k.figure,
  sentinels: {
    'sentinel-watcher': k.sentinels['sentinel-watcher'],
    'sentinel-vigil': k.sentinels['sentinel-vigil'],
    'sentinel-lookout': k.sentinels['sentinel-lookout'],
  },
  posts: { court: k.posts.court, council: k.posts.council, locations: k.posts.locations },
  resting: k.resting.slice(),
  lootDeck: k.lootDeck.slice(),
  lootDiscard: k.lootDiscard.slice(),
  loot: cloneLoot(k.loot),
});

/** KR-HIDDEN-01 · Of the loot deck everybody sees the size. */
export type KrakenView = Omit<KrakenState, 'lootDeck'> & { readonly lootDeck: number };
export const viewKraken = (k: KrakenState): KrakenView => ({
  ...k,
  resting: k.resting.slice(),
  lootDiscard: k.lootDiscard.slice(),
  loot: cloneLoot(k.loot),
  lootDeck: k.lootDeck.length,
});

const cloneLoot = (loot: KrakenState['loot']): KrakenState['loot'] => ({
  'cetacean-graveyard': loot['cetacean-graveyard'].slice(),
  'abandoned-convoy': loot['abandoned-convoy'].slice(),
  megalodon: loot.megalodon.slice(),
  battlefield: loot.battlefield.slice(),
});
