import { markRevealed, type Seat } from '@fathom/kernel';
import type { LocationId } from '../content/locations.ts';
import type { LordId } from '../content/lords.ts';
import { returnGuardOf } from '../expansions.ts';
import type { Holding, State } from '../state.ts';
import { drop } from './drop.ts';

/* Locations. */

/** AB-LOC-07 · All at the same time. */
export function revealTiles(s: State, seat: Seat, count: number): void {
  markRevealed(s);
  for (let i = 0; i < count; i++) s.revealed.push(s.tiles.pop()!);
  s.log?.push({ type: 'locationsRevealed', seat, locations: s.revealed.slice() });
}

/** AB-LOC-07 · What was turned up and not taken is there for everybody. */
export function openRest(s: State, taken: LocationId): void {
  for (const location of s.revealed) if (location !== taken) s.available.push(location);
  s.revealed = [taken];
}

/** AB-LOC-05 · Lords go under the tile, tokens back to the supply. */
export function placeTile(s: State, seat: Seat, location: LocationId, under: readonly LordId[], keys: number): void {
  const player = s.players[seat]!;
  drop(s.revealed.includes(location) ? s.revealed : s.available, location);
  for (const lord of under) drop(player.lords, lord);
  player.keys -= keys;
  player.holdings.push({ location, lords: under });
  s.log?.push({ type: 'locationTaken', seat, location, under, keys });
  returnGuardOf(s, 'locations', location);
}

/** AB-LOC-15 · Another tile over the same lords. */
export function changeTile(s: State, seat: Seat, gone: LocationId, location: LocationId): void {
  const { holdings } = s.players[seat]!;
  const at = holdings.findIndex((holding) => holding.location === gone);
  holdings[at] = { location, lords: holdings[at]!.lords } satisfies Holding;
  s.log?.push({ type: 'locationExchanged', seat, gone, location });
  returnGuardOf(s, 'locations', location);
}
