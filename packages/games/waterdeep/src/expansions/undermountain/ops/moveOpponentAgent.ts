import { next, seat, type Seat } from '@fathom/kernel';
import { spaceIds, type SpaceId } from '../../../content/tables.ts';
import { always, type Drawn, type Operation, type Step } from '../../../effects/operation.ts';
import { agent, bySeat, space, type Accept, type Pass, type Place } from '../../../flow.ts';
import { asking, each, onlyPass, place, SEATS, yesOrNo } from '../../../moves.ts';
import { everySpace, holdsOpponent, inPlay, isHarbor, isOpponent, isProtected, someSpace, spaceAt } from '../../../queries.ts';
import { canVisit } from '../../../rules/feasible.ts';
import { enter } from '../../../rules/use.ts';
import { AMBASSADOR, type Agent, type Space, type State } from '../../../state.ts';
import { standOn, stepOff } from '../../../verbs/agents.ts';

/** By space, then by agent; the Ambassador comes last. */
const AGENTS: readonly Agent[] = [...SEATS, AMBASSADOR];
const moveAgent = each(spaceIds, (space) => AGENTS.map((agent) => Object.freeze({ type: 'move' as const, space, agent })));

/** The opponents' agents on a space that a card of this seat may move. */
const movable = (s: State, seat: Seat, space: Space): Agent[] =>
  holdsOpponent(s, seat, space) ? [...new Set(space.agents)].filter((agent) => isOpponent(s, seat, agent) && !isProtected(s, agent)) : [];

/** WD-ASSIGN-02, WD-HARBOR-06 · The spaces where nobody is; in the reassignment phase not the Harbor. */
const destinations = (s: State): Space[] =>
  inPlay(s).filter(({ agents, id }) => agents.length === 0 && !(s.phase === 'reassignment' && isHarbor(id)));

const toFields = { seat, from: space, agent };
const performFields = { seat, space };
type MoveSteps = {
  move: Step<typeof bySeat, { readonly type: 'move'; readonly space: SpaceId; readonly agent: Agent }>;
  moveTo: Step<typeof toFields, Place>;
  perform: Step<typeof performFields, Accept | Pass>;
};

export const moveOpponentAgent: Drawn<Operation<object, never, MoveSteps>> = {
  brings: () => ({ toOpponents: true, more: true }),
  required: always,
  looksAtAgents: true,
  /** UM-INTRIGUE-04, R-31 · An opponent's agent, an unoccupied space in play for it, and an own agent for what follows. */
  can: (s, seat) => s.players[seat]!.pool > 0 && someSpace(s, (space) => movable(s, seat, space).length > 0) && destinations(s).length > 0,
  perform: (s, { seat }) => next(s, { kind: 'move', seat }),
  steps: {
    /** UM-INTRIGUE-04 · First whose agent… */
    move: {
      fields: bySeat,
      moves: (s, { seat }) => everySpace(s).flatMap((space) => movable(s, seat, space).map((agent) => moveAgent[space.id].at(agent)!)),
      take: (s, { seat }, { space, agent }) => next(s, { kind: 'moveTo', seat, from: space, agent }),
      ...asking('UM-INTRIGUE-04', { joins: true }),
    },
    /** …then where to. Its owner may act there; nobody does for the Ambassador. */
    moveTo: {
      fields: toFields,
      moves: (s) => destinations(s).map(({ id }) => place[id]),
      take(s, { seat, from, agent }, { space }) {
        stepOff(spaceAt(s, from), agent);
        standOn(spaceAt(s, space), agent);
        s.log?.push({ type: 'agentMoved', seat, agent, from, to: space });
        if (agent !== AMBASSADOR) next(s, { kind: 'perform', seat: agent, space });
      },
      ...asking('UM-INTRIGUE-04', { joins: true }),
    },
    /** R-31 · The player who was moved may act, if all requirements can be met; it is no own action. */
    perform: {
      fields: performFields,
      moves: (s, { seat, space }) => (canVisit(s, seat, spaceAt(s, space)) ? yesOrNo : onlyPass),
      take(s, { seat, space }, { type }) {
        if (type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat, from: space });
        s.log?.push({ type: 'actionPerformed', seat, space });
        enter(s, seat, spaceAt(s, space), 'agent', false);
      },
      ...asking('UM-INTRIGUE-04'),
      touches: (_s, { space }, { type }) => (type === 'accept' ? [space] : []),
      /** Whether the requirements can be met may depend on cards in hand. */
      alwaysAsk: true,
    },
  },
};
