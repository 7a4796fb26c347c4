import { markRevealed, type Seat } from '@fathom/kernel';
import { one, questTypes, type Adventurer, type Lying } from '../../content/goods.ts';
import type { Won } from '../../content/rows.ts';
import type { Token, Track } from './state.ts';
import type { Player, State, Use } from '../../state.ts';

/* Corruption between the track, spaces and taverns. */

/** SK-SETUP-02 · Three on each space from -9 to -2, one on -1. */
export const TOKENS = 25;

/** SK-CORR-08 · What a token costs at the end: the farthest empty space from -1. */
export const tokenValue = (track: number): number => 9 - Math.ceil(track / 3);

export const newTrack = (isPlayed: boolean): Track | null => (isPlayed ? { track: TOKENS, gone: 0 } : null);

type Holder = { corruption: number };

export const isToken = (what: Lying): what is Token => what === 'corruption';
export const tokensLeft = ({ corruption }: State): number => corruption!.track;
export const tokensOn = ({ corruption }: Readonly<Holder>): number => corruption;
export const takeTokens = (purse: Holder, { corruption }: Readonly<Holder>): void => void (purse.corruption += corruption);
export const sweepTokens = (space: Holder): void => void (space.corruption = 0);
export const noteTokens = (use: Use, count: number): void => void (use.corruption = count);

/** SK-CORR-03 · Off the track, the space nearest to -1 first; gives how many there were. */
export function drawTokens(s: State, wanted: number): number {
  const track = s.corruption!;
  const count = Math.min(wanted, track.track);
  track.track -= count;
  return count;
}

/** WD-PLACE-05 · What lay on a space that leaves the game. */
export function returnTokens(s: State, { corruption }: Readonly<Holder>): void {
  if (corruption > 0) s.corruption!.track += corruption;
}

/** Tries something that may move tokens, and puts them back. */
export function tryTokens(s: State, me: Player, attempt: (me: Player) => boolean): boolean {
  if (s.corruption === null) return attempt(me);
  const { track } = s.corruption;
  const { corruption } = me;
  const can = attempt(me);
  s.corruption.track = track;
  me.corruption = corruption;
  return can;
}

/** SK-SCORE-01. */
export const tokenScore = (track: { readonly track: number } | null, { corruption }: Readonly<Holder>): number =>
  track === null || corruption === 0 ? 0 : -corruption * tokenValue(track.track);

/** SK-CORR-03, 04 · Into the tavern; each token that is missing costs 10 VP. Gives how many were gained. */
export function addCorruption(s: State, seat: Seat, wanted: number, from: string): number {
  const count = drawTokens(s, wanted);
  s.players[seat]!.corruption += count;
  if (count > 0) s.log?.push({ type: 'corruptionTaken', seat, count, from });
  if (count < wanted) {
    const vp = 10 * (wanted - count);
    s.players[seat]!.score -= vp;
    s.log?.push({ type: 'trackWasEmpty', seat, missing: wanted - count, vp });
  }
  return count;
}

/** SK-CORR-05 · To the space farthest from -1 that has room. */
export function putBackCorruption(s: State, seat: Seat, count: number): void {
  s.players[seat]!.corruption -= count;
  s.corruption!.track += count;
  s.log?.push({ type: 'corruptionReturned', seat, count });
}

/** SK-CORR-06 · Out of the game, from a tavern or from the track. */
export function removeCorruption(s: State, seat: Seat | null, count: number): void {
  if (count === 0) return;
  if (seat === null) s.corruption!.track -= count;
  else s.players[seat]!.corruption -= count;
  s.corruption!.gone += count;
  s.log?.push({ type: 'corruptionRemoved', seat, count });
}

/* SK-BLDG-04 · An adventurer that a visitor of the Frontal Lobe returns is kept for its owner. */

export const isSetAside = (list: string): boolean => list === 'visit b-the-frontal-lobe';

export function setAside(s: State, seat: Seat, adventurer: Adventurer): void {
  s.players[seat]![adventurer]--;
  s.uses[s.uses.length - 1]!.returned = adventurer;
  s.log?.push({ type: 'goodsReturned', seat, goods: one[adventurer] });
}

/** What nobody got by the end of the visit goes to the supply. */
export function settleAside(s: State, { returned }: Use): void {
  if (returned !== null) s.supply[returned]++;
}

/* What Skullport's cards look at and do, where they share an operation with the base game. */

/** SK-CORR-09, SK-QCARD-22, 24 · Corruption was taken, or returned. */
export type SkullportOccasion = 'corrupt' | 'return';

export const hasSeen = (seat: Seat, { seenBy }: Pick<Player, 'seenBy'>): boolean => (seenBy & (1 << seat)) !== 0;

/** SK-INTRIGUE-01 · After a theft. */
export function lookAtLord(s: State, seat: Seat, of: Seat): void {
  const victim = s.players[of]!;
  markRevealed(s);
  victim.seenBy |= 1 << seat;
  s.log?.push({ type: 'lordSeen', seat, of, lord: victim.lord });
}

/** SK-INTRIGUE-02 · Who must hold a space for it to be used. */
export const skullportOccupants = {
  opponentWithMoreCorruption: (s: State, seat: Seat, other: Seat): boolean => s.players[other]!.corruption > s.players[seat]!.corruption,
};

export type SkullportBonus = { readonly of: 'bestType' } | { readonly of: 'corruption' };

export const skullportBonuses = {
  /** */
  bestType: (_bonus: object, { completed }: Won): number =>
    Math.max(...questTypes.map((each) => completed.filter(({ type }) => type === each).length)),
  corruption: (_bonus: object, { corruption }: Won): number => corruption,
};
