import { next, type Chapter, type Seat } from '@fathom/kernel';
import { lists } from '../effects/lists.ts';
import { move as moveAgent, onlyPass, place, recall, use, yesOrNo } from '../moves.ts';
import { everySpace, hasAssigned, inPlay, isHarbor, spaceAt, standsInHarbor } from '../queries.ts';
import { AMBASSADOR, type Space, type State, type Waterdeep } from '../state.ts';
import { addAgent, returnAgent, standOn, stepOff } from '../verbs/agents.ts';
import { canVisit, mayUse } from './feasible.ts';
import { isOpenTo, movable } from './may.ts';
import { refuse } from './touch.ts';
import { enter, wasMoved } from './use.ts';

/** WD-QCARD-25, WD-AGENT-03 · An own agent from now on. */
export function recruitLieutenant(s: State, seat: Seat): void {
  addAgent(s, seat);
  s.log?.push({ type: 'lieutenantJoined', seat });
}

/** WD-AGENT-06, 08, R-47 · From the side or off its space; nothing happens while somebody holds it. */
export function takeAmbassador(s: State, seat: Seat): void {
  const { holder, gone } = s.ambassador;
  if (holder !== null) return void s.log?.push({ type: 'ambassadorHeld', seat, holder });
  if (gone) return;
  removeAmbassador(s);
  s.ambassador.holder = seat;
  s.log?.push({ type: 'ambassadorTaken', seat });
}

/** WD-AGENT-10 · Without the Palace it leaves the game. */
export function takeAwayAmbassador(s: State): void {
  removeAmbassador(s);
  s.ambassador.holder = null;
  s.ambassador.gone = true;
  s.log?.push({ type: 'ambassadorLeft' });
}

function removeAmbassador(s: State): void {
  for (const space of everySpace(s)) if (space.agents.includes(AMBASSADOR)) stepOff(space, AMBASSADOR);
}

/** WD-AGENT-02 · The spaces with an own agent on them. */
const ownSpaces = (s: State, seat: Seat, from: 'anywhere' | 'harbor'): Space[] =>
  everySpace(s).filter(({ id, agents }) => agents.includes(seat) && (from === 'anywhere' || isHarbor(id)));

/** As many as there are; one that may be returned need not. */
export function recallAgents(s: State, seat: Seat, left: number, optional: boolean, from: 'anywhere' | 'harbor'): void {
  if (left > 0 && (from === 'harbor' ? standsInHarbor(s, seat) : hasAssigned(s, seat)))
    next(s, { kind: 'recall', seat, left, optional, from });
}

export const agents: Chapter<Waterdeep, 'recall' | 'move' | 'moveTo' | 'perform' | 'use'> = {
  /** WD-AGENT-01, 02 · The one just placed is as good as any. */
  recall: {
    moves: (s, { seat, optional, from }) => [...ownSpaces(s, seat, from).map(({ id }) => recall[id]), ...(optional ? onlyPass : [])],
    take(s, { seat, left, optional, from }, move) {
      if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat });
      returnAgent(s, seat, spaceAt(s, move.space));
      recallAgents(s, seat, left - 1, optional, from);
    },
    touches: (_s, _f, move) => (move.type === 'recall' ? [move.space] : []),
    joins: 'amount',
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-AGENT-02'),
  },
  /** UM-INTRIGUE-04 · First whose agent… */
  move: {
    moves: (s, { seat }) => everySpace(s).flatMap((space) => movable(s, seat, space).map((agent) => moveAgent[space.id].at(agent)!)),
    take: (s, { seat }, { space, agent }) => next(s, { kind: 'moveTo', seat, from: space, agent }),
    touches: (_s, _f, { space }) => [space],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'UM-INTRIGUE-04'),
  },
  /** …then where to. Its owner may act there; nobody does for the Ambassador. */
  moveTo: {
    moves: (s) =>
      inPlay(s)
        .filter((space) => isOpenTo(s, space))
        .map(({ id }) => place[id]),
    take(s, { seat, from, agent }, { space }) {
      stepOff(spaceAt(s, from), agent);
      standOn(spaceAt(s, space), agent);
      s.log?.push({ type: 'agentMoved', seat, agent, from, to: space });
      if (agent !== AMBASSADOR) next(s, { kind: 'perform', seat: agent, space });
    },
    touches: (_s, _f, { space }) => [space],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'UM-INTRIGUE-04'),
  },
  /** R-31 · Whoever was moved may act, if all requirements can be met; it is no own action. */
  perform: {
    moves: (s, { seat, space }) => (canVisit(s, seat, spaceAt(s, space)) ? yesOrNo : onlyPass),
    take(s, { seat, space }, { type }) {
      if (type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat, from: space });
      s.log?.push({ type: 'actionPerformed', seat, space });
      enter(s, seat, spaceAt(s, space), 'agent', false);
    },
    touches: (_s, { space }, { type }) => (type === 'accept' ? [space] : []),
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'UM-INTRIGUE-04'),
    /** Whether the requirements can be met may depend on cards in hand. */
    alwaysAsk: true,
  },
  /** WD-ASSIGN-09, WD-BLDG-24, WD-INTRIGUE-04, SK-INTRIGUE-02, R-31 · As though an agent had been assigned there. */
  use: {
    moves(s, { seat, of, at }) {
      const { effects, attack } = lists[of];
      const effect = effects[at]!;
      if (effect.op !== 'useOccupiedSpace') return onlyPass;
      const moves = everySpace(s).filter((space) => mayUse(s, seat, space, effect.occupant, attack));
      return moves.length === 0 ? onlyPass : moves.map(({ id }) => use[id]);
    },
    take(s, { seat }, move) {
      if (move.type === 'pass') return void s.log?.push({ type: 'couldNot', seat, what: 'space' });
      s.log?.push({ type: 'spaceUsed', seat, space: move.space });
      enter(s, seat, spaceAt(s, move.space), 'copy', !wasMoved(s, seat));
    },
    touches: (_s, _f, move) => (move.type === 'use' ? [move.space] : []),
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-ASSIGN-09'),
    /** Which spaces can be used may depend on cards in hand. */
    alwaysAsk: true,
  },
};
