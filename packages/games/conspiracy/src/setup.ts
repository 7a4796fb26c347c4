import { below, pick, shuffle, type OptionTable, type Rng } from '@fathom/kernel';
import { guilds, perGuild } from './content/guilds.ts';
import { baseLocationIds, bonusLocationIds } from './content/locations.ts';
import { lordIds } from './content/lords.ts';
import type { Options, Player, State } from './state.ts';

/** CO-COUNT-01, OPT-SOLO-01 · Two to four; one plays against a rival. */
export const seatCounts = [2, 3, 4, 1] as const;

/** What a table of so many may choose; nothing else depends on the number (CO-COUNT-02). */
export const options = (seats: number): OptionTable<Options> => ({
  first: seats === 1 ? [1] : ['random', ...([1, 2, 3, 4] as const).slice(0, seats)],
  bonusLocations: [false, true],
  rival: seats === 1 ? ['random', ...guilds] : ['none'],
});

/** CO-SETUP-05, 06, 08 · Nobody has lords, locations or pearls; five crests wait. */
const newPlayer = (): Player => ({ alliance: [], crests: perGuild(() => null), holdings: [], pearls: 0 });

/** CO-SETUP-01..08 · The decks are shuffled and the first player is drawn; the first location is turned up as play begins. */
export function setup(seats: number, chosen: Options, rng: Rng): State {
  const locationIds = chosen.bonusLocations ? [...baseLocationIds, ...bonusLocationIds] : [...baseLocationIds];
  const rival = chosen.rival === 'none' ? null : { guild: chosen.rival === 'random' ? pick(rng, guilds) : chosen.rival, holdsToken: true };
  return {
    seats,
    stack: [{ kind: 'begin' }],
    lordDeck: shuffle(rng, lordIds.slice()),
    locationDeck: shuffle(rng, locationIds),
    turn: chosen.first === 'random' ? below(rng, seats) : chosen.first - 1,
    rng,
    ply: 0,
    undoFloor: 0,
    actor: null,
    outcome: null,
    log: null,
    options: chosen,
    piles: perGuild(() => []),
    revealed: [],
    setAside: [],
    openLocations: [],
    revealedLocations: [],
    players: Array.from({ length: rival === null ? seats : seats + 1 }, newPlayer),
    master: null,
    restriction: null,
    armedBy: null,
    rival,
  };
}
