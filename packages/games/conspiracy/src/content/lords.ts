import { lookup } from '@fathom/kernel';
import { guilds, type Guild } from './guilds.ts';

export type Key = 'silver' | 'gold';

/** What a lord does when placed (CO-EXPAND-04). */
export type Ability = 'swap' | 'key' | 'pearls' | 'unmask';

interface Kind {
  readonly vp: 0 | 1 | 2 | 3 | 4 | 6;
  /** How many of this kind each guild has. */
  readonly copies: 1 | 2 | 4;
  readonly ability: Ability;
  readonly key: Key | null;
  readonly pearls: number;
}

/** The six kinds of lords; every guild has the same twelve (CO-SETUP-01). */
export const lordKinds = {
  schemer: { vp: 0, copies: 1, ability: 'swap', key: null, pearls: 0 }, // CO-SWAP-01
  silverKeeper: { vp: 1, copies: 4, ability: 'key', key: 'silver', pearls: 0 }, // CO-KEY-01
  goldKeeper: { vp: 2, copies: 2, ability: 'key', key: 'gold', pearls: 0 }, // CO-KEY-01
  pearlBroker: { vp: 3, copies: 2, ability: 'pearls', key: null, pearls: 2 }, // CO-PEARL-01
  pearlBearer: { vp: 4, copies: 2, ability: 'pearls', key: null, pearls: 1 }, // CO-PEARL-01
  grandee: { vp: 6, copies: 1, ability: 'unmask', key: null, pearls: 0 }, // CO-SIX-01
} as const satisfies Record<string, Kind>;
export type LordKind = keyof typeof lordKinds;

/** Guild, influence, copy: `mage-1-3` is the third silver keeper of the mages. */
export type LordId = `${Guild}-${'0-1' | '1-1' | '1-2' | '1-3' | '1-4' | '2-1' | '2-2' | '3-1' | '3-2' | '4-1' | '4-2' | '6-1'}`;

export interface Lord extends Kind {
  readonly id: LordId;
  readonly guild: Guild;
  /** The place of the guild among the five. */
  readonly suit: number;
  readonly kind: LordKind;
}

const kinds = Object.keys(lordKinds) as LordKind[];

/** All sixty, guild by guild, by rising influence. */
export const lordIds: readonly LordId[] = guilds.flatMap((guild) =>
  kinds.flatMap((kind) => Array.from({ length: lordKinds[kind].copies }, (_, i) => `${guild}-${lordKinds[kind].vp}-${i + 1}` as LordId)),
);

export const lords: Readonly<Record<LordId, Lord>> = lookup(
  Object.fromEntries(
    guilds.flatMap((guild, suit) =>
      kinds.flatMap((kind) =>
        Array.from({ length: lordKinds[kind].copies }, (_, i): [LordId, Lord] => {
          const id = `${guild}-${lordKinds[kind].vp}-${i + 1}` as LordId;
          return [id, { id, guild, suit, kind, ...lordKinds[kind] }];
        }),
      ),
    ),
  ) as Record<LordId, Lord>,
);
