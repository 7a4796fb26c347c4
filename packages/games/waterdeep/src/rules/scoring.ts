import { best, markRevealed, tieBreak, type Seat, type SideScore, type TieBreak } from '@fathom/kernel';
import { bandSize, type Hoard } from '../content/goods.ts';
import type { Bonus, Won } from '../content/rows.ts';
import { buildings, lords, quests, type BuildingId, type LordId, type QuestId, type SpaceId } from '../content/tables.ts';
import { skullportBonuses, tokenScore, undermountainBonuses } from '../expansions.ts';
import type { State } from '../state.ts';

/** What scoring looks at: a state has it, and so has anybody's view; a lord that is not seen does not count yet. */
export interface Scored {
  readonly players: readonly (Readonly<Hoard> & {
    readonly score: number;
    readonly completed: readonly QuestId[];
    readonly lord: LordId | null;
  })[];
  readonly buildings: readonly { readonly id: SpaceId; readonly owner: Seat | null }[];
  readonly corruption: { readonly track: number } | null;
}

/** The points won during the game, and what is counted at its end. */
export type Breakdown = Readonly<Record<'game' | 'adventurers' | 'gold' | 'lord' | 'corruption', number>>;

/** WD-SCORE-01..04, SK-SCORE-01 · Where a player's points come from. */
export function breakdown(t: Scored, seat: Seat): Breakdown {
  const side = t.players[seat]!;
  return {
    game: side.score,
    adventurers: bandSize(side),
    gold: Math.floor(side.gold / 2),
    lord: lordBonus(t, seat),
    corruption: tokenScore(t.corruption, side),
  };
}

export function total(t: Scored, seat: Seat): number {
  const { game, adventurers, gold, lord, corruption } = breakdown(t, seat);
  return game + adventurers + gold + lord + corruption;
}

type Counting = { readonly [O in Bonus['of']]: (bonus: Extract<Bonus, { readonly of: O }>, won: Won) => number };
/** WD-LORD-01..11, UM-LORD-01..03, SK-LORD-01..03 · What each kind of bonus counts. */
const counting: Counting = {
  types: ({ types }, { completed }) => completed.filter(({ type }) => types.includes(type)).length,
  buildings: (_bonus, { held }) => held.length,
  module: ({ module }, { completed, held }) => [...completed, ...held].filter((each) => each.module === module).length,
  ...undermountainBonuses,
  ...skullportBonuses,
};
export const bonusFor = (lord: LordId, won: Won): number =>
  lords[lord].vp * (counting[lords[lord].of] as (bonus: Bonus, won: Won) => number)(lords[lord], won);

export function lordBonus({ players, buildings: inPlay }: Scored, seat: Seat): number {
  const { lord, completed, corruption } = players[seat]!;
  if (lord === null) return 0;
  const held = inPlay.filter(({ owner }) => owner === seat).map(({ id }) => buildings[id as BuildingId]);
  return bonusFor(lord, { completed: completed.map((quest) => quests[quest]), held, corruption });
}

/** The points of every side, part by part in the order of the book. */
export const score = (t: Scored): SideScore[] =>
  t.players.map((_, seat) => {
    const counted = Object.entries(breakdown(t, seat)).filter(([part]) => part !== 'corruption' || t.corruption !== null);
    const parts = counted.map(([part, points]) => ({ part, points }));
    return { total: parts.reduce((sum, { points }) => sum + points, 0), parts };
  });

/** WD-END-01, WD-SCORE-03, WD-TIE-01 · Lords are revealed, all is counted; gold breaks ties, and what is left of them is shared. */
export function finish(s: State): void {
  markRevealed(s);
  const scores = s.players.map((_, seat) => total(s, seat));
  const goldOf = (seat: Seat): number => s.players[seat]!.gold;
  const winners = best(s.seats, (seat) => scores[seat]!, goldOf);
  s.outcome = { scores, winners };
  s.log?.push({ type: 'lordsRevealed', lords: s.players.map(({ lord }) => lord) }, { type: 'gameEnded', scores, winners });
}

/** WD-TIE-01 · What decided between equals; null without a tie. */
export const tieBreakOf = (t: Scored, winners: readonly Seat[]): TieBreak<'gold'> | null =>
  tieBreak(
    t.players.map((_, seat) => total(t, seat)),
    winners,
    { gold: (seat) => t.players[seat]!.gold },
  );

/** WD-TIE-01 · The places of all players; players who are equal share one. */
export function ranking(s: State): number[] {
  const { scores } = s.outcome!;
  const ahead = (a: number, b: number): boolean =>
    scores[a]! > scores[b]! || (scores[a] === scores[b] && s.players[a]!.gold > s.players[b]!.gold);
  return scores.map((_, seat) => 1 + scores.filter((__, other) => ahead(other, seat)).length);
}
