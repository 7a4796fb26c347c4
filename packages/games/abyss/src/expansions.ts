/*
 * All that expansions add to tables, types and state. This file and rules/expansions.ts, which adds to the rules, are all that the base
 * game knows of an expansion (lint holds it); they are two because tables lie below the rules that read them (docs/adr/0025).
 */

export { krakenCopies, type KrakenCopy } from './expansions/kraken/cards.ts';
export type { KrakenEffect, KrakenLasting, KrakenOccasion, KrakenSpecial } from './expansions/kraken/effects.ts';
export type { KrakenEvent } from './expansions/kraken/events.ts';
export { checkFigure, nebulisOf } from './expansions/kraken/figure.ts';
export { krakenSteps, type KrakenAnswers, type KrakenPower, type KrakenPowerName } from './expansions/kraken/flow.ts';
export { krakenLocations, sanctuaries, type KrakenTileSpecial, type KrakenWorth } from './expansions/kraken/locations.ts';
export { lootCards } from './expansions/kraken/loot.ts';
export { krakenLords } from './expansions/kraken/lords.ts';
export { barredFrom, endRest, returnGuardOf } from './expansions/kraken/reserved.ts';
export { sentinelIds, type SentinelId } from './expansions/kraken/sentinels.ts';
export { cloneKraken, krakenFields, newKraken, showKraken, type KrakenView } from './expansions/kraken/state.ts';
