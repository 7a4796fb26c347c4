import { defineRules, invariant, type Game } from '@fathom/kernel';
import { cause } from './cause.ts';
import { effects } from './effects/perform.ts';
import { assassin } from './effects/special/assassin.ts';
import { betrayals } from './effects/special/betrayal.ts';
import { corruptor } from './effects/special/corruptor.ts';
import { hunter } from './effects/special/hunter.ts';
import { illusionist } from './effects/special/illusionist.ts';
import { orders } from './orders.ts';
import { arrange, describe } from './position.ts';
import { blockedBy } from './rules/blocked.ts';
import { council } from './rules/council.ts';
import { courtly } from './rules/court.ts';
import { ending } from './rules/end.ts';
import { krakenChapters } from './rules/expansions.ts';
import { exploring } from './rules/explore.ts';
import { controlling } from './rules/locations.ts';
import { recruiting } from './rules/recruit.ts';
import { score } from './rules/scoring.ts';
import { fighting } from './rules/threat.ts';
import { tileSteps } from './rules/tiles.ts';
import { tributes } from './rules/tribute.ts';
import { turns } from './rules/turn.ts';
import { declared, determinize, redact } from './secrets.ts';
import { options, seatCounts, setup } from './setup.ts';
import type { Abyss, State } from './state.ts';

const { clone, view, open, reshuffle, layout } = declared;

/** Abyss, and Kraken within it: the table of contents. */
export const abyss: Game<Abyss> = {
  id: 'abyss',
  version: 2,
  seatCounts,
  options,
  rules: defineRules({
    ...turns,
    ...exploring,
    ...fighting,
    ...council,
    ...recruiting,
    ...courtly,
    ...controlling,
    ...tileSteps,
    ...tributes,
    ...effects,
    ...assassin,
    ...hunter,
    ...illusionist,
    ...corruptor,
    ...betrayals,
    ...ending,
    ...krakenChapters,
  }),
  orders,
  score,
  blockedBy,
  cause,
  refusals: { notAsked: 'AB-TURN-01', over: 'AB-END-07' },
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
  /** Both versions save the same shape: since the second, the Nebulis of the last Krakens cannot be taken back once they were seen. */
  upgrade(saved, version) {
    invariant(version === 1 || version === 2, 'there are two versions so far');
    return saved as State;
  },
};

export {
  allyIds,
  baseAllyIds,
  cards,
  explorationCards,
  isMonster,
  krakenIds,
  monsterIds,
  type AllyId,
  type Card,
  type CardId,
  type MonsterId,
} from './content/cards.ts';
export { guilds, type Guild } from './content/guilds.ts';
export { baseLocationIds, krakenLocationIds, locationIds, locations, type LocationId } from './content/locations.ts';
export type { Worth } from './content/location.ts';
export { baseLordIds, krakenLordIds, lordIds, lords, type Lord, type LordId } from './content/lords.ts';
export { monsterTokens, rewards, type Reward } from './content/monsters.ts';
export { races, type Race } from './content/races.ts';
export type { Event } from './events.ts';
export { lootCards, sanctuaries, sentinelIds, type SentinelId } from './expansions.ts';
export type { Answers, Coins, Steps } from './flow.ts';
export { weigh } from './heuristic/weigh.ts';
export { monstersPiece, pieceRef, seatPiece, stackPiece, type PieceRef } from './pieces.ts';
export { impossibilities } from './possible/index.ts';
export { isActive } from './lasting.ts';
export { keysOf, lordCount } from './queries.ts';
export { ruleIds, type AbyssRule } from './rule-ids.ts';
export { ranking } from './rules/end.ts';
export { price } from './rules/explore.ts';
export { costInForce } from './rules/payable.ts';
export { breakdown, locationValue, total, type Breakdown, type Scored } from './rules/scoring.ts';
export { declared, type View } from './secrets.ts';
export type { Abyss, Holding, Options, Player, SeatView, State } from './state.ts';
