import type { Core, Kinds, Seat } from '@fathom/kernel';
import type { Adventurer, Band, Hoard } from './content/goods.ts';
import type { BuildingId, DutyId, IntrigueId, LordId, QuestId, SpaceId } from './content/tables.ts';
import type { Event } from './events.ts';
import type { Answers, Steps } from './flow.ts';
import type { View } from './secrets.ts';

/** Whose agent it is; the Ambassador is nobody's (WD-AGENT-05). */
export type Agent = Seat;
export const AMBASSADOR: Agent = -1;

/** An action space of a board, a building in play, or a tile in Builder's Hall; with what lies on it. */
export interface Space extends Hoard {
  readonly id: SpaceId;
  /** Whose control marker lies on it. */
  owner: Seat | null;
  /** In the order they came; replaced as a whole, never changed. */
  agents: readonly Agent[];
  /** VP tokens: from the round track while in the Hall, the Waymoot's stock in play. */
  vp: number;
}

/** What lies before one player. The goods are those of the tavern. */
export interface Player extends Hoard {
  score: number;
  lord: LordId;
  /** UM-INTRIGUE-12 · Open Lord: the lord is public, and its player is protected. */
  open: boolean;
  /** SK-INTRIGUE-01 · Who has looked at the lord, as `hasSeen` reads it: a bit for each seat, as saved tables have it. */
  seenBy: number;
  /** In the order the cards came. */
  hand: IntrigueId[];
  active: QuestId[];
  /** WD-QUEST-07 · Mandatory quests laid in front of the player. */
  duties: DutyId[];
  /** WD-QUEST-04, 05 · Plot quests included. */
  completed: QuestId[];
  /** Those of them whose ongoing effect is in force. */
  plots: QuestId[];
  /** WD-QUEST-13 · Plot quests that are used up for this round. */
  tired: QuestId[];
  /** Agents that are not assigned. */
  pool: number;
  /** WD-HARBOR-09 · How many of them came during the reassignment phase and are still to be assigned. */
  arrived: number;
}

/** WD-TURN-10 · A use of a space that is going on; the innermost is the last. */
export interface Use {
  readonly seat: Seat;
  readonly space: SpaceId;
  /** What it has provided so far, as `hasProvided` reads it: a bit for each kind, as saved tables have it. */
  provided: number;
  /** SK-BLDG-06 · Corruption that was taken from the space. */
  corruption: number;
  /** SK-BLDG-04 · The adventurer that was returned, until the owner gets it. */
  returned: Adventurer | null;
  /** WD-BLDG-06 · The quest that was just taken. */
  taken: QuestId | null;
}

const PROVIDED = { cleric: 1, fighter: 2, rogue: 4, wizard: 8, gold: 16, play: 32 } as const;
/** What an action can provide: goods, and a card that was played. */
export type Provided = keyof typeof PROVIDED;
export const hasProvided = ({ provided }: Use, what: Provided): boolean => (provided & PROVIDED[what]) !== 0;
export const noteProvided = (use: Use, what: Provided): void => void (use.provided |= PROVIDED[what]);

export const hasSeen = (seat: Seat, { seenBy }: Player): boolean => (seenBy & (1 << seat)) !== 0;
export const noteSeen = (seat: Seat, player: Player): void => void (player.seenBy |= 1 << seat);

export interface Options {
  /** Which chair begins; chairs are counted from one. */
  readonly first: 'random' | 1 | 2 | 3 | 4 | 5 | 6;
  readonly undermountain: boolean;
  readonly skullport: boolean;
  readonly long: boolean;
  /** R-01 · Gold on each of the two spaces. */
  readonly highDukesTomb: 1 | 2;
  /** R-19 · Gold for whoever plays it. */
  readonly taxRevolt: 5 | 4;
}

/** SK-CORR-02, 06 · Tokens on the track, which has no gaps, and tokens that left the game. */
export interface Corruption {
  track: number;
  gone: number;
}

export interface Ambassador {
  holder: Seat | null;
  /** WD-AGENT-05 · Its assignment is still going on. */
  busy: boolean;
  /** WD-AGENT-10. */
  gone: boolean;
}

/** What is not in this game, unseen: lords nobody got, and what two modules leave out. */
export interface Box {
  readonly lords: readonly LordId[];
  readonly quests: readonly QuestId[];
  readonly intrigue: readonly IntrigueId[];
  readonly buildings: readonly BuildingId[];
}

export interface State extends Core<Waterdeep> {
  readonly options: Options;
  /** 1 to 8; 0 before the first. */
  round: number;
  phase: 'assignment' | 'reassignment';
  /** Who has the first-player marker. */
  first: Seat;
  /** Whose turn it is. */
  turn: Seat;
  players: Player[];
  /** What the supply holds; gold never runs out. */
  supply: Band;
  /** The basic action spaces. */
  board: Space[];
  /** The tiles in play, in the order they were built. */
  buildings: Space[];
  /** Builder's Hall, slot by slot; an empty slot is not there. */
  hall: Space[];
  /** The building stack; its top is the last. */
  tiles: BuildingId[];
  demolished: BuildingId[];
  inn: QuestId[];
  /** The top card is the last. */
  questDeck: QuestId[];
  questDiscard: QuestId[];
  /** Turned up for one decision. */
  revealed: QuestId[];
  /** The top card is the last. */
  intrigueDeck: IntrigueId[];
  intrigueDiscard: IntrigueId[];
  /** WD-PLAY-07 · Cards that are being resolved. */
  resolving: IntrigueId[];
  /** Uses of spaces that are going on. */
  uses: Use[];
  /** WD-QUEST-13 · Plot quests that are used up for this turn. */
  tired: QuestId[];
  ambassador: Ambassador;
  corruption: Corruption | null;
  box: Box;
}

export interface Waterdeep extends Kinds {
  state: State;
  steps: Steps;
  answers: Answers;
  event: Event;
  view: View;
  options: Options;
}

export const nobody: readonly Agent[] = [];

export const newSpace = (id: SpaceId): Space => ({
  id,
  owner: null,
  agents: nobody,
  vp: 0,
  cleric: 0,
  fighter: 0,
  rogue: 0,
  wizard: 0,
  gold: 0,
  corruption: 0,
});
export const cloneSpace = (space: Space): Space => ({
  id: space.id,
  owner: space.owner,
  agents: space.agents,
  vp: space.vp,
  cleric: space.cleric,
  fighter: space.fighter,
  rogue: space.rogue,
  wizard: space.wizard,
  gold: space.gold,
  corruption: space.corruption,
});

const clonePlayer = (p: Player): Player => ({
  cleric: p.cleric,
  fighter: p.fighter,
  rogue: p.rogue,
  wizard: p.wizard,
  gold: p.gold,
  corruption: p.corruption,
  score: p.score,
  lord: p.lord,
  open: p.open,
  seenBy: p.seenBy,
  hand: p.hand.slice(),
  active: p.active.slice(),
  duties: p.duties.slice(),
  completed: p.completed.slice(),
  plots: p.plots.slice(),
  tired: p.tired.slice(),
  pool: p.pool,
  arrived: p.arrived,
});

export const newUse = (seat: Seat, space: SpaceId): Use => ({ seat, space, provided: 0, corruption: 0, returned: null, taken: null });

export const cloneUse = (use: Use): Use => ({
  seat: use.seat,
  space: use.space,
  provided: use.provided,
  corruption: use.corruption,
  returned: use.returned,
  taken: use.taken,
});

/** Field by field: with `{ ...s }` games through `play` ran at a quarter to a third of the speed. */
export const clone = (s: State): State => ({
  seats: s.seats,
  stack: s.stack.slice(),
  rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
  ply: s.ply,
  undoFloor: s.undoFloor,
  actor: s.actor,
  outcome: s.outcome,
  log: s.log && s.log.slice(),
  options: s.options,
  round: s.round,
  phase: s.phase,
  first: s.first,
  turn: s.turn,
  players: s.players.map(clonePlayer),
  supply: { cleric: s.supply.cleric, fighter: s.supply.fighter, rogue: s.supply.rogue, wizard: s.supply.wizard },
  board: s.board.map(cloneSpace),
  buildings: s.buildings.map(cloneSpace),
  hall: s.hall.map(cloneSpace),
  tiles: s.tiles.slice(),
  demolished: s.demolished.slice(),
  inn: s.inn.slice(),
  questDeck: s.questDeck.slice(),
  questDiscard: s.questDiscard.slice(),
  revealed: s.revealed.slice(),
  intrigueDeck: s.intrigueDeck.slice(),
  intrigueDiscard: s.intrigueDiscard.slice(),
  resolving: s.resolving.slice(),
  uses: s.uses.map(cloneUse),
  tired: s.tired.slice(),
  ambassador: { holder: s.ambassador.holder, busy: s.ambassador.busy, gone: s.ambassador.gone },
  corruption: s.corruption === null ? null : { track: s.corruption.track, gone: s.corruption.gone },
  box: s.box,
});
