import { below, shuffle, type OptionTable, type Rng } from '@fathom/kernel';
import { explorationCards } from './content/cards.ts';
import { baseLocationIds, locationIds } from './content/locations.ts';
import { baseLordIds, lordIds } from './content/lords.ts';
import { monsterTokens } from './content/monsters.ts';
import { perRace } from './content/races.ts';
import { newKraken } from './expansions.ts';
import type { Options, Player, State } from './state.ts';

/** AB-SETUP-01 · Two to four, and nothing else depends on the number. */
export const seatCounts = [2, 3, 4] as const;

export const options = (seats: number): OptionTable<Options> => ({
  first: ['random', ...([1, 2, 3, 4] as const).slice(0, seats)],
  kraken: [false, true],
  masterOfMagic: ['any', 'strongest'],
  councilStackSizePublic: [true, false],
  recruiterSurcharge: ['plus-2', 'double'],
  commanderPurchaseCheck: ['end-of-own-turn', 'also-after-purchase'],
  superfluousAllies: ['allowed', 'forbidden'],
  blackSmokersDestination: ['shuffle-into-stack', 'remove-from-game'],
  lordDeckEndTrigger: ['refill-falls-short', 'deck-empty-and-court-not-full'],
  martialLaw: [false, true],
});

/** AB-SETUP-10, 12, KR-SETUP-07 · One pearl, and nothing else. */
function newPlayers(seats: number): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    players.push({ hand: [], affiliated: [], lords: [], turned: [], holdings: [], keys: 0, pearls: 1, monsters: [], nebulis: 0 });
  }
  return players;
}

/** AB-SETUP-03..12, KR-SETUP-01..07 · All is shuffled and the first player is drawn; Court and location are turned up as play begins. */
export function setup(seats: number, chosen: Options, rng: Rng): State {
  const { kraken } = chosen;
  return {
    seats,
    stack: [{ kind: 'begin' }],
    deck: shuffle(rng, explorationCards(kraken)),
    lordDeck: shuffle(rng, [...(kraken ? lordIds : baseLordIds)]),
    tiles: shuffle(rng, [...(kraken ? locationIds : baseLocationIds)]),
    pool: shuffle(rng, [...monsterTokens]),
    kraken: kraken ? newKraken(rng) : null,
    turn: chosen.first === 'random' ? below(rng, seats) : chosen.first - 1,
    rng,
    ply: 0,
    undoFloor: 0,
    actor: null,
    outcome: null,
    log: null,
    options: chosen,
    discard: [],
    track: [],
    council: perRace(() => []),
    lordDiscard: [],
    court: [],
    available: [],
    revealed: [],
    threat: 1,
    players: newPlayers(seats),
    purchases: [],
    used: [],
    spent: [],
    extraTurn: false,
    endedBy: null,
  };
}
