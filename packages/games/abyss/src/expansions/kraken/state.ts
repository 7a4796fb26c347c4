import {
  frozen,
  group,
  hidden,
  list,
  oneOf,
  open,
  orNull,
  perName,
  seat,
  shuffle,
  type Field,
  type HeldIn,
  type Rng,
  type ShownIn,
} from '@fathom/kernel';
import type { Reservable } from './flow.ts';
import { sanctuaries } from './locations.ts';
import { lootCards } from './loot.ts';
import { sentinelIds } from './sentinels.ts';

export const zones = ['court', 'council', 'locations'] as const;
export type Zone = (typeof zones)[number];

const lootDeck = { name: 'loot', ids: lootCards };

/** What Kraken adds to the table. The base game says what a Sentinel can reserve: its tables lie above this file. */
export const krakenFields = (item: Field<Reservable>) => ({
  /** KR-FIG-01 · Who holds the Kraken figure. */
  figure: orNull(seat),
  /** Whose each Sentinel is. */
  sentinels: perName(sentinelIds, orNull(seat)),
  /** KR-SENT-04 · Each zone holds one Sentinel at most, which reserves something. */
  posts: perName(zones, orNull(frozen(group({ sentinel: oneOf(sentinelIds), item })))),
  /** KR-SENT-08 · Came back in this turn, and waits for the next. */
  resting: list(oneOf(sentinelIds)),
  /** KR-LOOT-11 · The loot on each tile, wherever the tile is. */
  loot: perName(sanctuaries, open(lootDeck)),
  lootDiscard: open(lootDeck),
  /** KR-HIDDEN-01 · Everybody sees its size. The top card is the last. */
  lootDeck: hidden(lootDeck, 'loot'),
});

export type KrakenFields = ReturnType<typeof krakenFields>;
export interface KrakenState extends HeldIn<KrakenFields> {}
export interface KrakenView extends ShownIn<KrakenFields> {}

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
  loot: cloneLoot(k.loot),
  lootDiscard: k.lootDiscard.slice(),
  lootDeck: k.lootDeck.slice(),
});

const cloneLoot = (loot: KrakenState['loot']): KrakenState['loot'] => ({
  'cetacean-graveyard': loot['cetacean-graveyard'].slice(),
  'abandoned-convoy': loot['abandoned-convoy'].slice(),
  megalodon: loot.megalodon.slice(),
  battlefield: loot.battlefield.slice(),
});

export const showKraken = (k: KrakenState): KrakenView => ({
  figure: k.figure,
  sentinels: { ...k.sentinels },
  posts: { ...k.posts },
  resting: k.resting.slice(),
  loot: cloneLoot(k.loot),
  lootDiscard: k.lootDiscard.slice(),
  lootDeck: k.lootDeck.length,
});
