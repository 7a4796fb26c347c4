import { clockwise, next, type Chapter, type RequestedMove, type Seat } from '@fathom/kernel';
import { buildingIds, questFor, type SpaceId } from '../content/tables.ts';
import { kitOf, kits } from '../components.ts';
import { visitOf } from '../effects/lists.ts';
import type { Answers } from '../flow.ts';
import { assign, onlyPass } from '../moves.ts';
import { HARBOR, holdsOpponent, inPlay, isHarbor, mayStill, spaceAt, tileAt } from '../queries.ts';
import type { WaterdeepRule } from '../rule-ids.ts';
import { AMBASSADOR, type Agent, type Space, type State, type Tile, type Waterdeep } from '../state.ts';
import { tableOf } from '../tableOf.ts';
import { callAgent, standOn, stepOff } from '../verbs/agents.ts';
import { isBare } from '../verbs/goods.ts';
import { canEnter, hasFreeCard } from './feasible.ts';
import { enter } from './use.ts';

const ORB = questFor('joinOpponent');
const PLANS = questFor('assignToHall');

/**
 * What is looked up for each space in every turn: at once, and for the boards by where they lie on the table (about 6 % of random games).
 */
const gateOf = (id: SpaceId) => ({ move: assign[id], list: visitOf[id], harbor: isHarbor(id) });
type Gate = ReturnType<typeof gateOf>;
const boards = kits.map(({ spaces }) => spaces.map(gateOf));
const tiles = tableOf(buildingIds, gateOf);

interface Errand {
  readonly seat: Seat;
  readonly agent: Agent;
  /** The space it leaves; null for the pool. */
  readonly from: Space | null;
  /** May an opponent be joined? */
  readonly orb: boolean;
  /** Is there a card in hand that can always be played? */
  readonly card: boolean;
  /** The slots of the Harbor are alike: one that nothing lies on is tried for all of them. */
  harbor: boolean | null;
}

/** WD-ASSIGN-01..03, 07 · Where an agent may go: a free space in play whose action can be done, and what plot quests allow besides. */
function targets(s: State, seat: Seat, agent: Agent, from: Space | null): readonly Answers['assign'][] {
  const me = s.players[seat]!;
  const plans = mayStill(me, PLANS);
  const errand: Errand = { seat, agent, from, orb: mayStill(me, ORB), card: hasFreeCard(me), harbor: null };
  const moves: Answers['assign'][] = [];
  const board = boards[kitOf(s.options)]!;
  for (let i = 0; i < board.length; i++) if (isTarget(s, errand, s.board[i]!, board[i]!, true)) moves.push(board[i]!.move);
  addTiles(s, errand, s.buildings, true, moves);
  if (errand.orb || plans) addTiles(s, errand, s.hall, plans, moves);
  return moves.length === 0 ? onlyPass : moves;
}

function addTiles(s: State, errand: Errand, spaces: readonly Tile[], free: boolean, moves: Answers['assign'][]): void {
  for (let i = 0; i < spaces.length; i++) {
    const gate = tiles[spaces[i]!.id];
    if (isTarget(s, errand, spaces[i]!, gate, free)) moves.push(gate.move);
  }
}

/** WD-HARBOR-06 · In the reassignment phase nobody goes to the Harbor. */
function isTarget(s: State, errand: Errand, space: Space, { list, harbor }: Gate, free: boolean): boolean {
  const { seat, agent, from } = errand;
  if (space.agents.length === 0 ? !free : !(errand.orb && holdsOpponent(s, seat, space))) return false;
  if (harbor && s.phase === 'reassignment') return false;
  if (list.required === 0 || (errand.card && list.needsJustACard)) return true;
  if (!harbor || !isBare(space)) return canEnter(s, seat, space, agent, from);
  return (errand.harbor ??= canEnter(s, seat, space, agent, from));
}

/** WD-TURN-05 (1) · The agent is placed; what plot quests allow once per round is used up. */
function send(s: State, seat: Seat, agent: Agent, id: SpaceId, from: Space | null): void {
  const space = spaceAt(s, id);
  const inHall = tileAt(s, id) !== null;
  const shared = space.agents.length > 0;
  const plot = shared ? ORB : inHall ? PLANS : null;
  if (plot !== null) {
    s.players[seat]!.tired.push(plot);
    s.log?.push({ type: 'plotAnswered', seat, quest: plot });
  }
  placeAgent(s, seat, agent, space, from, inHall && !shared);
}

export function placeAgent(s: State, seat: Seat, agent: Agent, space: Space, from: Space | null, controlled: boolean): void {
  if (from !== null) stepOff(from, agent);
  standOn(space, agent);
  s.log?.push({ type: 'agentAssigned', seat, agent, space: space.id, from: from?.id ?? 'pool' });
  enter(s, seat, space, agent === AMBASSADOR ? 'ambassador' : controlled ? 'control' : 'agent', true);
}

/** WD-ASSIGN-01..03 · What keeps an agent from a space. */
export function whyNotSpace(s: State, id: string): WaterdeepRule {
  const space = inPlay(s).find((each) => each.id === id);
  if (space === undefined) return 'WD-ASSIGN-01';
  if (space.agents.length > 0) return 'WD-ASSIGN-02';
  if (isHarbor(space.id)) return s.phase === 'reassignment' ? 'WD-HARBOR-06' : 'WD-HARBOR-01';
  return id === 's-builders-hall' ? 'WD-BUILD-01' : 'WD-ASSIGN-03';
}

const touchesSpace = (_s: State, _f: object, move: Answers['assign']): string[] => (move.type === 'assign' ? [move.space] : []);
const whyNotThere = (s: State, _f: object, { space }: RequestedMove): WaterdeepRule =>
  typeof space === 'string' ? whyNotSpace(s, space) : 'WD-TURN-02';

/** Whether there is anywhere to go may depend on cards in hand: so one is asked even if there is one answer. */
export const assignment = { touches: touchesSpace, whyNot: whyNotThere, alwaysAsk: true } as const;
const assignments: readonly string[] = ['assign', 'ambassador', 'reassign', 'extraAgent', 'hallTile'];
export const isAssignment = (question: string): boolean => assignments.includes(question);

export const assigning: Chapter<Waterdeep, 'assign' | 'ambassador' | 'reassign' | 'extraAgent' | 'arrivals'> = {
  /** WD-TURN-01..03 · One agent of the pool; who has no legal space passes, without a quest step. */
  assign: {
    moves: (s, { seat }) => targets(s, seat, seat, null),
    take(s, { seat, passes }, move) {
      const after = (seat + 1) % s.seats;
      if (move.type === 'pass') {
        s.log?.push({ type: 'passed', seat });
        return next(s, { kind: 'rotation', seat: after, passes: passes + 1 });
      }
      next(s, { kind: 'quest', seat }, { kind: 'rotation', seat: after, passes: 0 });
      callAgent(s, seat);
      send(s, seat, seat, move.space, null);
    },
    ...assignment,
  },
  /** WD-AGENT-07, R-05 · The Ambassador is assigned in a short turn of its own; without a legal space it stays with its holder. */
  ambassador: {
    moves: (s, { seat }) => targets(s, seat, AMBASSADOR, null),
    take(s, { seat }, move) {
      if (move.type === 'pass') return void s.log?.push({ type: 'couldNot', seat, what: 'ambassador' });
      s.ambassador.holder = null;
      s.ambassador.busy = true;
      next(s, { kind: 'settled' }, { kind: 'quest', seat });
      send(s, seat, AMBASSADOR, move.space, null);
    },
    ...assignment,
  },
  /** WD-HARBOR-05, 07 · An agent of the Harbor goes elsewhere, in a full turn; if it cannot, it stays. */
  reassign: {
    moves: (s, { seat, slot }) => targets(s, seat, seat, spaceAt(s, HARBOR[slot - 1]!)),
    take(s, { seat, slot, stayed }, move) {
      if (move.type === 'pass') {
        s.log?.push({ type: 'passed', seat });
        return next(s, { kind: 'harbor', slot, stayed: [...stayed, seat] });
      }
      next(s, { kind: 'arrivals' }, { kind: 'quest', seat }, { kind: 'arrivals' }, { kind: 'harbor', slot, stayed });
      send(s, seat, seat, move.space, spaceAt(s, HARBOR[slot - 1]!));
    },
    ...assignment,
  },
  /** WD-HARBOR-09 · Agents that came meanwhile are assigned one after the other, from the active player on. */
  arrivals: {
    run(s) {
      let seat = s.turn;
      for (let i = 0; i < s.seats; i++, seat = clockwise(s, seat)) {
        if (s.players[seat]!.arrived > 0) return next(s, { kind: 'extraAgent', seat }, { kind: 'arrivals' });
      }
    },
  },
  /** WD-TURN-10 · Another agent within the same turn. */
  extraAgent: {
    moves: (s, { seat }) => targets(s, seat, seat, null),
    take(s, { seat }, move) {
      const me = s.players[seat]!;
      if (move.type === 'pass') {
        me.arrived = Math.max(0, me.arrived - 1);
        return void s.log?.push({ type: 'couldNot', seat, what: 'agent' });
      }
      callAgent(s, seat);
      send(s, seat, seat, move.space, null);
    },
    ...assignment,
  },
};
