import { defineRules, invariant, type Game } from '@fathom/kernel';
import { solo } from './expansions/solo/rival-turn.ts';
import { arrange, describe } from './position.ts';
import { conspiring } from './rules/conspire.ts';
import { expanding } from './rules/expand.ts';
import { takingLocations } from './rules/keys.ts';
import { blockedBy } from './rules/refusals.ts';
import { score } from './rules/scoring.ts';
import { swapping } from './rules/swap.ts';
import { turns } from './rules/turn.ts';
import { declared, determinize, redact } from './secrets.ts';
import { options, seatCounts, setup } from './setup.ts';
import type { Conspiracy, State } from './state.ts';

const { clone, view, open, reshuffle, layout } = declared;

/** Conspiracy: the table of contents. */
export const conspiracy: Game<Conspiracy> = {
  id: 'conspiracy',
  version: 1,
  seatCounts,
  options,
  rules: defineRules({ ...turns, ...conspiring, ...expanding, ...swapping, ...takingLocations, ...solo }),
  score,
  blockedBy,
  refusals: { notAsked: 'CO-TURN-01', over: 'CO-END-03' },
  setup,
  clone,
  view,
  open,
  layout,
  redact,
  determinize,
  reshuffle,
  arrange,
  describe,
  upgrade(saved, version) {
    invariant(version === 1, 'there is one version so far');
    return saved as State;
  },
};

export { guilds, type Guild } from './content/guilds.ts';
export { locationIds, locations, type LocationEffect, type LocationId, type Worth } from './content/locations.ts';
export { lordIds, lordKinds, lords, type Key, type Lord, type LordId, type LordKind } from './content/lords.ts';
export type { Event } from './events.ts';
export type { Answers, Steps } from './flow.ts';
export { weigh } from './greedy.ts';
export { pieceRef, pilePiece, type PieceRef } from './pieces.ts';
export { impossibilities } from './possible.ts';
export { coalitionLinks, places, SLOTS, touchingSlots } from './pyramid.ts';
export { ruleIds, type ConspiracyRule } from './rule-ids.ts';
export { ranking } from './rules/end.ts';
export { activeKeys } from './rules/keys.ts';
export { counter } from './rules/pearls.ts';
export { breakdown, total, type Breakdown } from './rules/scoring.ts';
export { declared, type View } from './secrets.ts';
export type { Conspiracy, Holding, Options, Player, State } from './state.ts';
