import {
  adventurers,
  duties,
  intrigues,
  isDuty,
  nameOf,
  quests,
  type Adventurer,
  type Amount,
  type Completable,
  type Hoard,
  type IntrigueId,
  type IntrigueKind,
  type QuestType,
} from '@fathom/waterdeep';
import { tones, type Paint, type Tone } from '../../terminal/paint.ts';

/* Symbols of the board: adventurers, types of quests and kinds of intrigue, by colour and by shape. */

const cubes: Readonly<Record<Adventurer, readonly [shape: string, tone: Tone]>> = {
  cleric: ['✚', { rgb: '#f2efe6', basic: 'white' }],
  fighter: ['▲', { rgb: '#f0904a', basic: 'yellow' }],
  rogue: ['◆', { rgb: '#9aa4b0', basic: 'gray' }],
  wizard: ['★', { rgb: '#b884f0', basic: 'magenta' }],
};
const types: Readonly<Record<QuestType, readonly [shape: string, tone: Tone]>> = {
  arcana: ['✶', { rgb: '#7f9cf5', basic: 'blue' }],
  commerce: ['¤', { rgb: '#e8c85c', basic: 'yellow' }],
  piety: ['☼', { rgb: '#f2efe6', basic: 'white' }],
  skullduggery: ['◐', { rgb: '#9aa4b0', basic: 'gray' }],
  warfare: ['†', { rgb: '#e86a5c', basic: 'red' }],
};
const kinds: Readonly<Record<IntrigueKind, readonly [shape: string, tone: Tone]>> = {
  attack: ['⚡', tones.coral],
  utility: ['✧', tones.glow],
  mandatory: ['!', tones.ember],
};

export const signs = { gold: '●', corruption: '☠', agent: '♟', ambassador: '♔', card: '▯', vp: '◎', any: '?', first: '⚑' } as const;
export type Sign = keyof typeof signs;

export const signMark = (sign: Sign, paint: Paint): string => paint.fg(tones.glow, signs[sign]);
export const cubeMark = (adventurer: Adventurer, paint: Paint): string => paint.fg(cubes[adventurer][1], cubes[adventurer][0]);
export const typeMark = (type: QuestType, paint: Paint): string => paint.fg(types[type][1], types[type][0]);
const kindMark = (kind: IntrigueKind, paint: Paint): string => paint.fg(kinds[kind][1], kinds[kind][0]);

/** The goods in a tavern or on a space; empty if there are none. */
export function hoardChip(hoard: Readonly<Hoard>, paint: Paint): string {
  const counted = (count: number, mark: string): string => (count === 0 ? '' : `${count}${mark}`);
  return [
    ...adventurers.map((each) => counted(hoard[each], cubeMark(each, paint))),
    counted(hoard.gold, signMark('gold', paint)),
    counted(hoard.corruption, signMark('corruption', paint)),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Type, cost and printed points. */
export function questChip(quest: Completable, paint: Paint): string {
  const { cost } = isDuty(quest) ? duties[quest] : quests[quest];
  const points = isDuty(quest) ? '' : `${signMark('vp', paint)}${paint.bold(String(quests[quest].vp))}`;
  return `${isDuty(quest) ? kindMark('mandatory', paint) : typeMark(quests[quest].type, paint)}${costChip(cost, paint)}${points}`;
}

function costChip({ goods, any }: Amount, paint: Paint): string {
  const parts = [hoardChip({ ...goods, corruption: 0 }, paint), any === 0 ? '' : `${any}${signMark('any', paint)}`];
  return parts.filter((part) => part !== '').join(' ');
}

export const cardChip = (card: IntrigueId, paint: Paint): string => kindMark(intrigues[nameOf[card]].kind, paint);
