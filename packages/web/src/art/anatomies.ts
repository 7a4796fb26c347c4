import { farmer } from './figures/farmer.ts';
import { mage } from './figures/mage.ts';
import { merchant } from './figures/merchant.ts';
import { military } from './figures/military.ts';
import { politician } from './figures/politician.ts';
import type { Guild } from './guild.ts';
import type { Anatomy } from './appearance.ts';

export const anatomies: Readonly<Record<Guild, Anatomy>> = { farmer, military, merchant, politician, mage };
