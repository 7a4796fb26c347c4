import { locations, lords, type Guild, type LocationEffect, type LocationId, type LordId, type Worth } from '@fathom/conspiracy';
import { impossible } from '@fathom/kernel';
import { tones, type Paint, type Tone } from '../../terminal/paint.ts';

/* The symbols of Conspiracy. Every guild has its shape as well as its colour. */

export const guildTones: Readonly<Record<Guild, Tone>> = {
  farmer: { rgb: '#e3b23c', basic: 'yellow' },
  military: { rgb: '#d8533f', basic: 'red' },
  merchant: { rgb: '#4fae6b', basic: 'green' },
  politician: { rgb: '#4a86d8', basic: 'blue' },
  mage: { rgb: '#a46bd6', basic: 'magenta' },
};

/** Shapes that every font has and that are easy to distinguish. */
const shapes: Readonly<Record<Guild, string>> = { farmer: '◎', military: '✖', merchant: '■', politician: '▲', mage: '◆' };

const SILVER: Tone = { rgb: '#c3d0d8', basic: 'white' };

/** `both` is a crest and a location in one cell. The gold key has the finer bit. */
const signs = {
  crest: { sign: '★', tone: tones.ember },
  place: { sign: '⌂', tone: tones.brass },
  both: { sign: '✪', tone: tones.brass },
  pearl: { sign: '●', tone: tones.pearl },
  silver: { sign: '⚲', tone: SILVER },
  gold: { sign: '⚷', tone: tones.brass },
  swap: { sign: '⇄', tone: tones.muted },
  unmask: { sign: '✦', tone: tones.glow },
} as const satisfies Record<string, { readonly sign: string; readonly tone: Tone }>;
export type Sign = keyof typeof signs;

export const signMark = (sign: Sign, paint: Paint, times = 1): string => paint.fg(signs[sign].tone, signs[sign].sign.repeat(times));

export const guildMark = (guild: Guild, paint: Paint): string => paint.fg(guildTones[guild], shapes[guild]);

/** What a lord does, as one symbol; pearls are counted if there is room. */
export function abilityMark(id: LordId, paint: Paint, space: number): string {
  const { ability, key, pearls } = lords[id];
  switch (ability) {
    case 'swap':
    case 'unmask':
      return signMark(ability, paint);
    case 'key':
      return signMark(key ?? 'silver', paint);
    case 'pearls':
      return signMark('pearl', paint, Math.min(pearls, space));
    default:
      return impossible(ability);
  }
}

/** A lord on its own: shape, influence, ability. */
export const lordChip = (id: LordId, paint: Paint): string =>
  `${guildMark(lords[id].guild, paint)}${paint.bold(String(lords[id].vp))}${abilityMark(id, paint, 2)}`;

/** A location on its own: its points, and what it does. */
export function locationChip(id: LocationId, paint: Paint): string {
  const { worth, effect } = locations[id];
  const doing = effect === undefined ? '' : ` ${effectMark(effect, paint)}`;
  return `${signMark('place', paint)}${worthMark(worth, paint)}${doing}`;
}

function worthMark(worth: Worth, paint: Paint): string {
  switch (worth.type) {
    case 'fixed':
      return paint.bold(String(worth.vp));
    case 'perKey':
      return `${paint.bold(String(worth.vp))}×${signMark(worth.key, paint)}`;
    case 'perPearlPair':
      return `${paint.bold('1')}×${signMark('pearl', paint, 2)}`;
    case 'perLocation':
      return `${paint.bold(String(worth.vp))}×${signMark('place', paint)}`;
    case 'bestLord':
      return `${guildMark(worth.guild, paint)}${signMark('crest', paint)}`;
    case 'perLord':
      return `${paint.bold(String(worth.base))}+${guildMark(worth.guild, paint)}`;
    case 'circle':
      return `${paint.bold(String(worth.vp))}×(${worth.value})`;
    case 'perPlainLord':
      return `${paint.bold(String(worth.base))}+(0,6)`;
    default:
      return impossible(worth);
  }
}

function effectMark(effect: LocationEffect, paint: Paint): string {
  switch (effect.type) {
    case 'gainPearls':
      return signMark('pearl', paint, effect.amount);
    case 'restrict':
      return paint.fg(tones.coral, `▤${effect.draw}`);
    case 'recallLords':
      return '↺▤';
    case 'recallLocations':
      return `↺${signMark('place', paint)}`;
    case 'anyTwoKeys':
      return `${signMark('silver', paint)}${signMark('gold', paint)}`;
    case 'searchDeck':
      return `?${signMark('place', paint)}`;
    default:
      return impossible(effect);
  }
}
