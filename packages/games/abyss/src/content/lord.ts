import type { Effect } from '../effects/effect.ts';
import type { AbyssRule } from '../rule-ids.ts';
import type { Guild } from './guilds.ts';
import { races, type Race } from './races.ts';

/** AB-REC-02, 03 · So much value, of exactly so many races, one of them named. */
export interface Cost {
  readonly value: number;
  readonly races: number;
  readonly mandatory: Race | null;
  /** The place of the mandatory race among the five; −1 if there is none. */
  readonly suit: number;
}

/** AB-ABIL-11 · What a lord card carries. */
export interface Lord {
  readonly rule: AbyssRule;
  readonly guild: Guild;
  readonly cost: Cost;
  readonly influence: number;
  readonly keys: 0 | 1;
  /** AB-ABIL-01, 02 · With the arrow, without it, or nothing at all. */
  readonly ability: 'once' | 'ongoing' | 'none';
  /** What happens when he enters play, in printed order. Ongoing abilities are asked for where they matter. */
  readonly onEnter: readonly Effect[];
}

type Keys = 0 | 1;

const lordOf = (guild: Guild, mandatory: Race | null) => {
  const suit = mandatory === null ? -1 : races.indexOf(mandatory);
  return (rule: AbyssRule, [value, count]: readonly [number, number], influence: number, keys: Keys) => {
    const cost: Cost = { value, races: count, mandatory, suit };
    const lord = (ability: Lord['ability'], onEnter: readonly Effect[]): Lord => ({ rule, guild, cost, influence, keys, ability, onEnter });
    return {
      /** With the arrow: applied once, when he enters. */
      once: (...onEnter: readonly Effect[]) => lord('once', onEnter),
      /** Without: works while he is active; a few also do something on entering. */
      ongoing: (...onEnter: readonly Effect[]) => lord('ongoing', onEnter),
      plain: () => lord('none', []),
    };
  };
};

/** AB-ABIL-10 · The mandatory race is the race of the guild. */
export const soldier = lordOf('soldier', 'crab');
export const merchant = lordOf('merchant', 'shellfish');
export const mage = lordOf('mage', 'jellyfish');
export const politician = lordOf('politician', 'squid');
export const farmer = lordOf('farmer', 'seahorse');
export const ambassador = lordOf('ambassador', null);
export const smuggler = lordOf('smuggler', null);
