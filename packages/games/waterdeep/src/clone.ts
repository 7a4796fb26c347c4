import type { SpaceId } from './content/tables.ts';
import type { Player, Space, State, Use } from './state.ts';

/*
 * Copies field by field, those of modules among them: with spreads or the derived copy, games through `play` ran at 0.3 of the speed.
 * A test holds both equal. New spaces and players are copies too, so that all have one shape.
 */

export function cloneSpace<Id extends SpaceId>(space: Space<Id>): Space<Id> {
  const { id, owner, agents, vp, cleric, fighter, rogue, wizard, gold, corruption } = space;
  return { id, owner, agents, vp, cleric, fighter, rogue, wizard, gold, corruption };
}

export const clonePlayer = (p: Player): Player => ({
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

export function cloneUse({ seat, space, provided, corruption, returned, taken }: Use): Use {
  return { seat, space, provided, corruption, returned, taken };
}

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
