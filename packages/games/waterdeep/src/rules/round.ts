import { clockwise, next, type Chapter } from '@fathom/kernel';
import { everySpace, fromSeat, HARBOR, spaceAt } from '../queries.ts';
import { AMBASSADOR, nobody, type Space, type State, type Waterdeep } from '../state.ts';
import { stock } from '../verbs/tiles.ts';
import { finish } from './scoring.ts';
import { react } from './triggers.ts';

/** WD-ROUND-01. */
export const ROUNDS = 8;
/** WD-ROUND-05. */
const REINFORCEMENTS = 5;

export const rounds: Chapter<Waterdeep, 'begin' | 'round' | 'reinforce' | 'sendAmbassador' | 'rotation' | 'harbor' | 'roundEnd'> = {
  begin: {
    run(s) {
      s.log?.push({ type: 'gameBegan', first: s.first, inn: s.inn.slice(), hall: s.hall.map(({ id }) => id) });
      next(s, { kind: 'round' });
    },
  },
  /** WD-ROUND-02..07 · Tokens to the Hall, stock, plot quests, new agents, the Ambassador; then the turns. */
  round: {
    run(s) {
      s.round++;
      s.phase = 'assignment';
      s.log?.push({ type: 'roundBegan', round: s.round, first: s.first });
      layTokens(s);
      for (const building of s.buildings) stock(s, building);
      next(s, { kind: 'reinforce' }, { kind: 'sendAmbassador' }, { kind: 'rotation', seat: s.first, passes: 0 });
      for (const seat of fromSeat(s, s.first).reverse()) react(s, seat, 'roundStart', null); // WD-ROUND-04
    },
  },
  /** WD-ROUND-05 · The waiting agents join. */
  reinforce: {
    run(s) {
      if (s.round !== REINFORCEMENTS) return;
      for (const player of s.players) player.pool++;
      s.log?.push({ type: 'agentsJoined' });
    },
  },
  /** WD-ROUND-06, WD-AGENT-07 · Before any turn. */
  sendAmbassador: {
    run(s) {
      const { holder } = s.ambassador;
      if (holder === null) return;
      beginTurn(s, holder, 'ambassador');
      next(s, { kind: 'ambassador', seat: holder });
    },
  },
  /** WD-ROUND-07..10 · Clockwise, past empty pools, until nobody has an agent or all who have one passed in a row. */
  rotation: {
    run(s, { seat, passes }) {
      let ready = 0;
      for (let i = 0; i < s.seats; i++) if (s.players[i]!.pool > 0) ready++;
      if (passes >= ready) {
        s.phase = 'reassignment';
        return next(s, { kind: 'harbor', slot: 1, stayed: [] });
      }
      let who = seat;
      while (s.players[who]!.pool === 0) who = clockwise(s, who);
      beginTurn(s, who, 'turn');
      next(s, { kind: 'assign', seat: who, passes });
    },
  },
  /** WD-HARBOR-05, 08, 11 · Slot by slot, who came first goes first; the Ambassador never. */
  harbor: {
    run(s, { slot, stayed }) {
      if (slot > HARBOR.length) return next(s, { kind: 'roundEnd' });
      const left = stayed.slice();
      for (const agent of spaceAt(s, HARBOR[slot - 1]!).agents) {
        if (agent === AMBASSADOR) continue;
        const at = left.indexOf(agent);
        if (at >= 0) left.splice(at, 1);
        else {
          beginTurn(s, agent, 'reassignment');
          return next(s, { kind: 'reassign', seat: agent, slot, stayed });
        }
      }
      next(s, { kind: 'harbor', slot: slot + 1, stayed: [] });
    },
  },
  /** WD-ROUND-11, 12, WD-AGENT-09 · Everybody goes home; what lies on spaces stays. */
  roundEnd: {
    run(s) {
      for (const space of everySpace(s)) sendHome(s, space);
      for (const player of s.players) {
        player.tired = [];
        player.arrived = 0;
      }
      s.log?.push({ type: 'roundEnded', round: s.round });
      if (s.round === ROUNDS) finish(s);
      else next(s, { kind: 'round' });
    },
  },
};

function sendHome(s: State, space: Space): void {
  for (const agent of space.agents) {
    if (agent !== AMBASSADOR) s.players[agent]!.pool++;
    else s.log?.push({ type: 'ambassadorSetAside' });
  }
  space.agents = nobody;
}

/** WD-ROUND-02 · One token for each tile; spare ones are discarded. */
function layTokens(s: State): void {
  for (const tile of s.hall) tile.vp++;
  s.log?.push({ type: 'tokensLaid', tiles: s.hall.map(({ id }) => id) });
}

function beginTurn(s: State, seat: number, kind: 'turn' | 'ambassador' | 'reassignment'): void {
  s.turn = seat;
  if (s.tired.length > 0) s.tired = [];
  s.log?.push({ type: 'turnBegan', seat, kind });
}
