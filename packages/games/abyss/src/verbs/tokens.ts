import { drawRandom, shuffle, markRevealed, type Seat } from '@fathom/kernel';
import { LAST_STEP } from '../content/monsters.ts';
import type { Source } from '../events.ts';
import type { State } from '../state.ts';

/* Pearls, keys, monster tokens and the Threat marker. */

export function addPearls(s: State, seat: Seat, amount: number, from: Source): void {
  s.players[seat]!.pearls += amount;
  s.log?.push({ type: 'pearlsGained', seat, amount, from });
}

/** To the Treasury, as many as are asked for, or all there are. */
export function losePearls(s: State, seat: Seat, most: number): void {
  const player = s.players[seat]!;
  const amount = Math.min(most, player.pearls);
  if (amount === 0) return;
  player.pearls -= amount;
  s.log?.push({ type: 'pearlsLost', seat, amount });
}

export function addKeys(s: State, seat: Seat, amount: number): void {
  s.players[seat]!.keys += amount;
  s.log?.push({ type: 'keysGained', seat, amount });
}

/** AB-THR-06 · Drawn without looking, kept face down. */
export function drawTokens(s: State, seat: Seat, wanted: number): void {
  const count = Math.min(wanted, s.pool.length);
  if (count === 0) return;
  markRevealed(s);
  const values = s.pool.splice(s.pool.length - count, count);
  for (const value of values) addToken(s, seat, value);
  s.log?.push({ type: 'tokensGained', seat, count, values: values.toSorted((a, b) => a - b) });
}

/** Tokens are sorted by value, so that their order does not show when they were taken. */
function addToken(s: State, seat: Seat, value: number): void {
  const { monsters } = s.players[seat]!;
  let at = monsters.length;
  while (at > 0 && monsters[at - 1]! > value) at--;
  monsters.splice(at, 0, value);
}

/** AB-LORD-07 · One of theirs, at random. */
export function stealToken(s: State, seat: Seat, from: Seat): void {
  const tokens = shuffle(drawRandom(s), s.players[from]!.monsters);
  const value = tokens.pop()!;
  tokens.sort((a, b) => a - b);
  addToken(s, seat, value);
  s.log?.push({ type: 'tokenStolen', seat, from, value });
}

/** AB-THR-03 · One step, but not beyond the last. */
export function raiseThreat(s: State): void {
  if (s.threat < LAST_STEP) s.threat++;
  s.log?.push({ type: 'threatRaised', step: s.threat });
}
