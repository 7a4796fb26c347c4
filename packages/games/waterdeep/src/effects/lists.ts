import { lookup } from '@fathom/kernel';
import {
  basicSpaces,
  buildingIds,
  buildings,
  duties,
  dutyIds,
  intrigueNames,
  intrigues,
  questIds,
  quests,
  type BasicSpaceId,
  type BuildingId,
  type DutyId,
  type IntrigueName,
  type QuestId,
} from '../content/tables.ts';
import { gain, place, type Effect, type Op } from './effect.ts';

/** Effects are named by where they are printed: a step that is half done says `play i-ambush` and how far it is. */
export type ListId =
  | `visit ${BasicSpaceId | BuildingId}`
  | 'visit b-high-dukes-tomb doubled'
  | `owner ${BuildingId}`
  | `play ${IntrigueName}`
  | 'play i-tax-revolt modest'
  | `reward ${QuestId | DutyId}`
  | `ongoing ${QuestId}`;

/** What must be possible before a space may be visited or a card be played (WD-TURN-07). */
const REQUIRED: readonly Op[] = [
  'pay',
  'playIntrigue',
  'buyBuilding',
  'discardQuest',
  'useOccupiedSpace',
  'returnCorruption',
  'removeCorruption',
  'returnAgents',
  'discardBuilding',
  'buildFree',
  'assignAgentToHallTile',
  'moveOpponentAgent',
  'giveToOpponent',
  'stealFromOpponent',
  'giveMandatoryQuest',
  'passMandatoryQuest',
  'takeControlOfBuilding',
  'placeOnSpaces',
];

function isRequired(effect: Effect): boolean {
  if (!REQUIRED.includes(effect.op)) return false;
  if (effect.op === 'placeOnSpaces') return effect.from !== 'supply' && !effect.optional;
  if (effect.op === 'returnCorruption' || effect.op === 'buyBuilding') return !effect.optional;
  if (effect.op === 'removeCorruption') return effect.from === 'track';
  if (effect.op === 'buildFree') return effect.needed;
  return effect.op !== 'returnAgents' || effect.mode === 'needed';
}

export interface List {
  /** The piece it is printed on. */
  readonly piece: string;
  /** The plot quest whose ongoing effect it is. */
  readonly plot: QuestId | null;
  readonly effects: readonly Effect[];
  /** How many of them, from the first, must be looked at to know whether it may be begun. */
  readonly required: number;
  /** Where that is a playable card or a tile to buy and nothing else, it is quickly seen. */
  readonly needs: 'card' | 'tile' | null;
  /** May it lead to playing another card? */
  readonly nested: boolean;
  /** Is it that of an attack card, or of a mandatory quest? Then who is protected is left alone. */
  readonly attack: boolean;
  /** Which of them are done at a stroke, without a question. */
  readonly instant: readonly boolean[];
}

/** What never asks anybody anything. */
const INSTANT: readonly Op[] = [
  'gainPerBuilding',
  'gainReturned',
  'score',
  'scoreIfCleanest',
  'scorePerBuilding',
  'scorePerSpent',
  'drawIntrigue',
  'drawIntriguePerSpent',
  'takeAllFaceUpQuests',
  'drawQuestFromDeck',
  'refreshInn',
  'takeFirstPlayer',
  'takerGains',
  'takeStock',
  'takeAmbassador',
  'gainLieutenant',
  'takeCorruption',
  'eachOpponentReturns',
  'eachOpponentDraws',
  'eachMoreCorruptOpponentTakes',
  'openLord',
];
const isInstant = (effect: Effect): boolean =>
  effect.op === 'gain' || effect.op === 'pay' ? effect.any === 0 : INSTANT.includes(effect.op);
const isNested = ({ op }: Effect): boolean => op === 'useOccupiedSpace' || op === 'assignAgentToHallTile';

const rows: [ListId, string, readonly Effect[]][] = [
  ...(Object.keys(basicSpaces) as BasicSpaceId[]).map((id): [ListId, string, readonly Effect[]] => [`visit ${id}`, id, basicSpaces[id]]),
  ...buildingIds.flatMap((id): [ListId, string, readonly Effect[]][] => [
    [`visit ${id}`, id, buildings[id].visit],
    [`owner ${id}`, id, buildings[id].owner],
  ]),
  // R-01 · Three other sources put 2 gold on each space.
  ['visit b-high-dukes-tomb doubled', 'b-high-dukes-tomb', [gain({ gold: 8 }), place('gold', { spaces: 2, perSpace: 2 })]],
  ...intrigueNames.map((name): [ListId, string, readonly Effect[]] => [`play ${name}`, name, intrigues[name].effects]),
  // R-19 · One transcription says 4.
  ['play i-tax-revolt modest', 'i-tax-revolt', [gain({ gold: 4 }), place('gold', { spaces: 2, perSpace: 2 })]],
  ...dutyIds.map((id): [ListId, string, readonly Effect[]] => [`reward ${id}`, id, duties[id].reward]),
  ...questIds.flatMap((id): [ListId, string, readonly Effect[]][] => [
    [`reward ${id}`, id, quests[id].reward],
    [`ongoing ${id}`, id, quests[id].ongoing?.effects ?? []],
  ]),
];

function needsOf(required: readonly Effect[]): List['needs'] {
  const [only] = required;
  if (only === undefined || required.length > 1) return null;
  return only.op === 'playIntrigue' && only.count === 1 ? 'card' : only.op === 'buyBuilding' ? 'tile' : null;
}

const compiled = rows.map(([id, piece, effects]): [ListId, List] => [
  id,
  {
    piece,
    plot: id.startsWith('ongoing ') ? (piece as QuestId) : null,
    effects,
    required: effects.findLastIndex(isRequired) + 1,
    needs: needsOf(effects.filter(isRequired)),
    nested: effects.some(isNested),
    attack: piece in intrigues && intrigues[piece as IntrigueName].kind !== 'utility',
    instant: effects.map(isInstant),
  },
]);

export const lists = lookup(Object.fromEntries(compiled) as Record<string, List>) as Readonly<Record<ListId, List>>;
