import { invariant, othersFrom, type Seat } from '@fathom/kernel';
import type { QuestId, SpaceId } from './content/tables.ts';
import { AMBASSADOR, type Agent, type Player, type Space, type State, type Tile } from './state.ts';

/* What the rules ask of a table. */

/** WD-BUILD-04 · Control markers of each player. */
export const MARKERS = 9;
export const HARBOR: readonly SpaceId[] = ['s-waterdeep-harbor-1', 's-waterdeep-harbor-2', 's-waterdeep-harbor-3'];

const INN: readonly SpaceId[] = ['s-cliffwatch-inn-1', 's-cliffwatch-inn-2', 's-cliffwatch-inn-3'];

export const isHarbor = (space: SpaceId): boolean => HARBOR.includes(space);
export const isInn = (space: SpaceId): boolean => INN.includes(space);

function among<S extends Space>(spaces: readonly S[], id: SpaceId): S | null {
  for (let i = 0; i < spaces.length; i++) if (spaces[i]!.id === id) return spaces[i]!;
  return null;
}

export const buildingAt = (s: State, id: SpaceId): Tile | null => among(s.buildings, id);
export const tileAt = (s: State, id: SpaceId): Tile | null => among(s.hall, id);

/** Wherever it is: on a board, in play, or in Builder's Hall. Null for a tile that has left the game. */
export const findSpace = (s: State, id: SpaceId): Space | null => among(s.board, id) ?? among(s.buildings, id) ?? among(s.hall, id);

export function spaceAt(s: State, id: SpaceId): Space {
  const space = findSpace(s, id);
  invariant(space !== null, 'a space that is looked up is on the table');
  return space;
}

/** WD-PLACE-01 · The spaces in play; the tiles of the Hall are not. */
export const inPlay = (s: State): Space[] => s.board.concat(s.buildings);

/** The same, and the tiles of the Hall. */
export const everySpace = (s: State): Space[] => s.board.concat(s.buildings, s.hall);

/** WD-AGENT-05 · The Ambassador is an opponent of everybody, once its own assignment is over. */
export const isOpponent = (s: State, seat: Seat, agent: Agent): boolean => agent !== seat && !(agent === AMBASSADOR && s.ambassador.busy);

export function holdsOpponent(s: State, seat: Seat, { agents }: Space): boolean {
  for (let i = 0; i < agents.length; i++) if (isOpponent(s, seat, agents[i]!)) return true;
  return false;
}

export const hasPlot = ({ plots }: Pick<Player, 'plots'>, quest: QuestId): boolean => plots.length > 0 && plots.includes(quest);

/** WD-QUEST-13 · A permission that holds once per round. */
export const mayStill = (player: Player, quest: QuestId): boolean => hasPlot(player, quest) && !player.tired.includes(quest);

export function buildingsOf(s: { readonly buildings: readonly Pick<Space, 'owner'>[] }, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < s.buildings.length; i++) if (s.buildings[i]!.owner === seat) count++;
  return count;
}

export const freeMarkers = (s: State, seat: Seat): number => MARKERS - buildingsOf(s, seat);

/** WD-PLAY-06 · Open Lord keeps attack and mandatory-quest cards of others away. */
export const isProtected = (s: State, agent: Agent): boolean => agent !== AMBASSADOR && s.players[agent]!.open;

/** Is there such a space, on a board, in play or in the Hall? */
export function someSpace(s: State, fits: (space: Space) => boolean): boolean {
  for (let i = 0; i < s.board.length; i++) if (fits(s.board[i]!)) return true;
  for (let i = 0; i < s.buildings.length; i++) if (fits(s.buildings[i]!)) return true;
  for (let i = 0; i < s.hall.length; i++) if (fits(s.hall[i]!)) return true;
  return false;
}

/** R-46 · Is this space being used already? */
export const isInUse = (s: State, space: SpaceId): boolean => {
  for (let i = 0; i < s.uses.length; i++) if (s.uses[i]!.space === space) return true;
  return false;
};

/** Everybody, clockwise from a seat. */
export const fromSeat = (s: { readonly seats: number }, seat: Seat): Seat[] => [seat, ...othersFrom(s, seat)];
