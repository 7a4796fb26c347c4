import { cards, isMonster, lords, type CardId, type Guild, type LordId, type Race } from '@fathom/abyss';
import type { Paint, Tone } from '../../terminal/paint.ts';
import { tones } from '../../terminal/paint.ts';

/* Symbols of the board: races and guilds by colour and by shape. */

const raceTones: Readonly<Record<Race | 'kraken', Tone>> = {
  jellyfish: { rgb: '#b084e8', basic: 'magenta' },
  crab: { rgb: '#e86a5c', basic: 'red' },
  seahorse: { rgb: '#e8c85c', basic: 'yellow' },
  shellfish: { rgb: '#6ec882', basic: 'green' },
  squid: { rgb: '#68a0f0', basic: 'blue' },
  kraken: { rgb: '#a0a0a8', basic: 'gray' },
};
const raceShapes: Readonly<Record<Race | 'kraken', string>> = {
  jellyfish: '◠',
  crab: '✕',
  seahorse: '§',
  shellfish: '◗',
  squid: '▲',
  kraken: '✱',
};
const guildRaces: Readonly<Record<Guild, Race | 'kraken'>> = {
  soldier: 'crab',
  merchant: 'shellfish',
  mage: 'jellyfish',
  politician: 'squid',
  farmer: 'seahorse',
  ambassador: 'kraken',
  smuggler: 'kraken',
};

export const signs = { pearl: '●', key: '⚷', card: '▯', token: '◆', nebulis: '◌', figure: '♆', place: '⌂' } as const;
export type Sign = keyof typeof signs;

export const signMark = (sign: Sign, paint: Paint): string => paint.fg(tones.glow, signs[sign]);

export const raceMark = (race: Race | 'kraken', paint: Paint): string => paint.fg(raceTones[race], raceShapes[race]);

/** Shape and value; a monster is a threat. */
export function cardChip(id: CardId, paint: Paint): string {
  if (isMonster(id)) return paint.fg(tones.coral, '☠');
  const { race, value } = cards[id];
  return `${raceMark(race!, paint)}${paint.bold(String(value))}`;
}

/** Guild, cost in value and races, influence, key. */
export function lordChip(id: LordId, paint: Paint): string {
  const { guild, cost, influence, keys } = lords[id];
  const shape = guild === 'ambassador' ? '✦' : raceShapes[guildRaces[guild]];
  const mark = paint.fg(raceTones[guildRaces[guild]], shape);
  const key = keys > 0 ? signMark('key', paint) : '';
  return `${mark}${cost.value}/${cost.races} ${paint.bold(String(influence))}${key}`;
}
