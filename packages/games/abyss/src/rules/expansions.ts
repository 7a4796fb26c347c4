/* All that expansions add to the rules; what they add to tables and state is in src/expansions.ts. */

export { krakenWeights } from '../expansions/kraken/heuristic.ts';
export { kraken as krakenChapters, krakenOperations, krakenSpecials } from '../expansions/kraken/index.ts';
export { receiveLastNebulis } from '../expansions/kraken/last-nebulis.ts';
export { krakenFacts, lordsOfSentinels } from '../expansions/kraken/position.ts';
export { impossibleKraken, krakenNeeds } from '../expansions/kraken/possible.ts';
export { krakenPowers } from '../expansions/kraken/powers.ts';
export { figureScore, krakenWorths } from '../expansions/kraken/scoring.ts';
export { krakenTiles } from '../expansions/kraken/search.ts';
export { sentinelPowers } from '../expansions/kraken/guard.ts';
