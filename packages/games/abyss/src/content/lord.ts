import type { Effect } from '../effects/effect.ts';
import type { Source } from '../events.ts';
import type { KrakenLasting, KrakenOccasion, KrakenPowerName } from '../expansions.ts';
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

/** What holds while a lord is active: an amount, or 1 for yes. */
export interface Lasting extends KrakenLasting {
  /** How much less his owner's recruitments cost. */
  readonly discount?: number;
  /** His owner's recruitments need no mandatory race. */
  readonly anyRace?: 1;
  /** Any ally of a payment may be affiliated. */
  readonly anyAffiliation?: 1;
  /** The owner takes a second stack when asking the Council. */
  readonly secondStack?: 1;
  /** Pearls for each race that goes to the Council after an own exploration. */
  readonly pearlsPerRaceStored?: number;
  /** How many more allies may be bought in another player's turn. */
  readonly extraPurchases?: number;
  /** How many more Nebulis one payment may hold; and Nebulis even while there are pearls. */
  readonly extraNebulis?: number;
  readonly nebulisAnytime?: 1;
  /** A single gain of at least so many pearls costs an opponent one of them. */
  readonly robsGainsOf?: number;
  /** His owner is protected from Soldiers and from what opponents' abilities do. */
  readonly shield?: 1;
  /** For opponents: how much more recruitments cost, the hand limit at the end of a turn, by how many steps a reward is lowered. */
  readonly surcharge?: number;
  readonly handLimit?: number;
  readonly lowerReward?: number;
}

/** What a lord can react to: the beginning of his owner's turn, an opponent who has paid for a lord. */
export type Occasion = 'turnBegins' | KrakenOccasion;

/** AB-TURN-06 · What an owner may do once a turn, named by its move. */
export type PowerName = 'sell' | 'banish' | 'oust' | KrakenPowerName;

/** AB-ABIL-11 · What a lord card carries. */
export interface Lord {
  readonly rule: AbyssRule;
  readonly guild: Guild;
  readonly cost: Cost;
  readonly influence: number;
  readonly keys: 0 | 1;
  /** AB-ABIL-01, 02 · With the arrow, without it, or nothing at all. */
  readonly ability: 'once' | 'ongoing' | 'none';
  /** What happens when he enters play, in printed order. */
  readonly onEnter: readonly Effect[];
  /** AB-ABIL-02 · The rest holds while he is active. */
  readonly lasting: Lasting;
  readonly reactions: Readonly<Partial<Record<Occasion, Effect>>>;
  readonly power: PowerName | null;
  /** What the log names as the source of pearls that he brings. */
  readonly source: Source;
  /** What his ability is worth to a bot, in points, beyond what is counted elsewhere. */
  readonly abilityWorth: number;
}

/** A lord as the tables write him: his numbers, then one call for each thing he does. */
export interface LordCard extends Lord {
  once(...onEnter: readonly Effect[]): LordCard;
  while(lasting: Lasting): LordCard;
  when(occasion: Occasion, effect: Effect): LordCard;
  uses(power: PowerName): LordCard;
  paysAs(source: Source): LordCard;
  worth(worth: number): LordCard;
}

/** All lords come from one literal, so that they share one hidden class and reading a field of any lord is fast. */
const lordOf = (guild: Guild, mandatory: Race | null) => {
  const suit = mandatory === null ? -1 : races.indexOf(mandatory);
  return (rule: AbyssRule, [value, count]: readonly [number, number], influence: number, keys: 0 | 1): LordCard => {
    const said = (words: Partial<Lord>): LordCard => Object.assign(card, words);
    const card: LordCard = {
      rule,
      guild,
      cost: { value, races: count, mandatory, suit },
      influence,
      keys,
      ability: 'none',
      onEnter: [],
      lasting: {},
      reactions: {},
      power: null,
      source: 'lord',
      abilityWorth: 0,
      once: (...onEnter) => said({ onEnter, ability: card.ability === 'none' ? 'once' : card.ability }),
      while: (lasting) => said({ lasting, ability: 'ongoing' }),
      when: (occasion, effect) => said({ reactions: { ...card.reactions, [occasion]: effect }, ability: 'ongoing' }),
      uses: (power) => said({ power, ability: 'ongoing' }),
      paysAs: (source) => said({ source }),
      worth: (abilityWorth) => said({ abilityWorth }),
    };
    return card;
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
