import { count, flag, frozen, group, hidden, list, oneOf, open, orNull, owner, perName, perSeat, piece, seat } from '@fathom/kernel';
import type { Core, Field, HeldIn, Kinds, PieceSet, Seat } from '@fathom/kernel';
import { adventurers } from './content/goods.ts';
import { clonePlayer } from './clone.ts';
import { duties, intrigueIds, lordIds, questIds } from './content/tables.ts';
import type { DutyId, IntrigueId, LordId, QuestId, SpaceId } from './content/tables.ts';
import type { Event } from './events.ts';
import { skullportBlank, skullportFields, undermountainFields } from './expansions.ts';
import { duty, quest, space, type Answers, type Steps } from './flow.ts';
import type { View } from './secrets.ts';
import { board, buildingSet, emptyHoard, hoard, tile } from './spaces.ts';

export { AMBASSADOR, newSpace, nobody, type Agent, type Space, type Tile } from './spaces.ts';

/* What lies on the table, field by field, and who may see it. Copies, views, positions and layouts are derived from this. */

/** Cards and tiles: at every moment each of them is in one place. */
export const sets = {
  quests: { ids: questIds } as PieceSet<QuestId>,
  /** `i-ambush` is any of its copies. */
  intrigue: { ids: intrigueIds, copies: /^i-/ } as PieceSet<IntrigueId>,
  buildings: buildingSet,
  lords: { ids: lordIds } as PieceSet<LordId>,
};

/** Only its owner sees it, and all at the end; who else knows it, secrets.ts says (WD-HIDDEN-04). */
const lord: Field<LordId, LordId | null> = {
  ...piece(sets.lords),
  show: (held, { isOwn, isOver }) => (isOwn || isOver ? held : null),
  zones: (shown, id, whose) => [{ id, owner: whose, pieces: shown && [shown], count: 1 }],
};

/** A mandatory quest is an intrigue card that lies in front of a player. */
const dutyCard: Field<DutyId> = {
  ...duty,
  read(cursor, reading) {
    const held = duty.read(cursor, reading);
    return reading.unplaced(sets.intrigue).withdraw(duties[held].card) ? held : cursor.refuse('piece-twice');
  },
  pieces: (held) => [{ set: sets.intrigue, pieces: [duties[held].card] }],
};

/** What lies before one player. The goods are those of the tavern. */
const playerFields = {
  ...hoard,
  score: count(999, -999),
  lord,
  ...undermountainFields.player,
  ...skullportFields.player,
  /** In the order the cards came. */
  hand: owner(sets.intrigue, 'handSize'),
  active: open(sets.quests),
  /** WD-QUEST-07 · Mandatory quests laid in front of the player. */
  duties: list(dutyCard),
  /** WD-QUEST-04, 05 · Plot quests included. */
  completed: open(sets.quests),
  /** Those of them whose ongoing effect is in force. */
  plots: list(quest),
  /** WD-QUEST-13 · Plot quests that are used up for this round. */
  tired: list(quest),
  /** Agents that are not assigned. */
  pool: count(),
  /** WD-HARBOR-09 · How many of them came during the reassignment phase and are still to be assigned. */
  arrived: count(),
};
export interface Player extends HeldIn<typeof playerFields> {}

const piles = { hand: [], active: [], duties: [], completed: [], plots: [], tired: [] };
const blank = { score: 0, lord: lordIds[0]!, open: false, ...piles, pool: 0, arrived: 0 };
const newcomer = clonePlayer({ ...emptyHoard, ...blank, ...skullportBlank.player });
export function newPlayer(lord: LordId, pool: number): Player {
  const player = clonePlayer(newcomer);
  player.lord = lord;
  player.pool = pool;
  return player;
}

/** WD-TURN-10 · A use of a space that is going on; the innermost is the last. */
const useFields = {
  seat,
  space,
  /** What it has provided so far, as `hasProvided` reads it: a bit for each kind, as saved tables have it. */
  provided: count(63),
  ...skullportFields.use,
  /** WD-BLDG-06 · The quest that was just taken. */
  taken: orNull(quest),
};
export interface Use extends HeldIn<typeof useFields> {}

export const newUse = (seat: Seat, space: SpaceId): Use => ({ seat, space, provided: 0, corruption: 0, returned: null, taken: null });

const PROVIDED = { cleric: 1, fighter: 2, rogue: 4, wizard: 8, gold: 16, play: 32 } as const;
/** What an action can provide: goods, and a card that was played. */
export type Provided = keyof typeof PROVIDED;
export const hasProvided = ({ provided }: Use, what: Provided): boolean => (provided & PROVIDED[what]) !== 0;
export const noteProvided = (use: Use, what: Provided): void => void (use.provided |= PROVIDED[what]);

/** What lies on the table. */
export const tableFields = {
  /** 1 to 8; 0 before the first. */
  round: count(8),
  phase: oneOf(['assignment', 'reassignment']),
  /** Who has the first-player marker. */
  first: seat,
  /** Whose turn it is. */
  turn: seat,
  players: perSeat(playerFields),
  /** What the supply holds; gold never runs out. */
  supply: perName(adventurers, count()),
  /** The basic action spaces. */
  board,
  /** The tiles in play, in the order they were built. */
  buildings: list(tile),
  /** Builder's Hall, slot by slot; an empty slot is not there. */
  hall: list(tile, 3),
  /** The building stack; its top is the last. */
  tiles: hidden(sets.buildings),
  demolished: open(sets.buildings),
  inn: open(sets.quests),
  /** The top card is the last. */
  questDeck: hidden(sets.quests),
  questDiscard: open(sets.quests),
  /** Turned up for one decision. */
  revealed: open(sets.quests),
  /** The top card is the last. */
  intrigueDeck: hidden(sets.intrigue),
  intrigueDiscard: open(sets.intrigue),
  /** WD-PLAY-07 · Cards that are being resolved. */
  resolving: open(sets.intrigue),
  /** Uses of spaces that are going on. */
  uses: list(group(useFields)),
  /** WD-QUEST-13 · Plot quests that are used up for this turn. */
  tired: list(quest),
  /** WD-AGENT-05, 10 · Who holds it, whether its assignment is still going on, whether it left the game. */
  ambassador: group({ holder: orNull(seat), busy: flag, gone: flag }),
  ...skullportFields.table,
};

const away = <Id extends string>(set: PieceSet<Id>): Field<readonly Id[]> => frozen(open(set)) as unknown as Field<readonly Id[]>;
export const fields = {
  ...tableFields,
  /** What is not in this game, unseen: lords nobody got, and what two modules leave out. */
  box: group({ lords: away(sets.lords), quests: away(sets.quests), intrigue: away(sets.intrigue), buildings: away(sets.buildings) }),
};

export interface Options {
  /** Which seat begins, counted from one. */
  readonly first: 'random' | 1 | 2 | 3 | 4 | 5 | 6;
  readonly undermountain: boolean;
  readonly skullport: boolean;
  readonly long: boolean;
  /** R-01 · Gold on each of the two spaces. */
  readonly highDukesTomb: 1 | 2;
  /** R-19 · Gold for the player of the card. */
  readonly taxRevolt: 5 | 4;
}

export interface State extends Core<Waterdeep>, HeldIn<typeof fields> {
  readonly options: Options;
}

export interface Waterdeep extends Kinds {
  state: State;
  steps: Steps;
  answers: Answers;
  event: Event;
  view: View;
  options: Options;
}
