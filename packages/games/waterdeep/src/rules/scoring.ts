import { impossible, type Seat, type SideScore } from '@fathom/kernel';
import { bandSize, questTypes, type Hoard } from '../content/goods.ts';
import { buildings, lords, quests, type BuildingId, type LordId, type QuestId, type SpaceId } from '../content/tables.ts';
import { tokenValue } from '../corruptionTrack.ts';

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
    corruption: t.corruption === null || side.corruption === 0 ? 0 : -side.corruption * tokenValue(t.corruption.track),
  };
}

export function total(t: Scored, seat: Seat): number {
  const { game, adventurers, gold, lord, corruption } = breakdown(t, seat);
  return game + adventurers + gold + lord + corruption;
}

/** WD-LORD-01..11, UM-LORD-01..03, SK-LORD-01..03 · Mandatory quests are not among the completed ones. */
export function lordBonus(t: Scored, seat: Seat): number {
  const { lord, completed, corruption } = t.players[seat]!;
  if (lord === null) return 0;
  const bonus = lords[lord];
  const held = t.buildings.filter(({ owner }) => owner === seat);
  const count = (fits: (quest: QuestId) => boolean): number => completed.filter(fits).length;
  switch (bonus.of) {
    case 'types':
      return bonus.vp * count((quest) => bonus.types.includes(quests[quest].type));
    case 'buildings':
      return bonus.vp * held.length;
    case 'quests':
      return bonus.vp * completed.length;
    case 'module':
      return (
        bonus.vp *
        (count((quest) => quests[quest].module === bonus.module) +
          held.filter(({ id }) => buildings[id as BuildingId].module === bonus.module).length)
      );
    case 'worthy':
      return bonus.vp * count((quest) => quests[quest].vp >= bonus.worth);
    case 'bestType':
      return bonus.vp * Math.max(...questTypes.map((type) => count((quest) => quests[quest].type === type)));
    case 'corruption':
      return bonus.vp * corruption;
    default:
      return impossible(bonus);
  }
}

/** The points of every side, part by part in the order of the book. */
export const score = (t: Scored): SideScore[] =>
  t.players.map((_, seat) => {
    const counted = Object.entries(breakdown(t, seat)).filter(([part]) => part !== 'corruption' || t.corruption !== null);
    const parts = counted.map(([part, points]) => ({ part, points }));
    return { total: parts.reduce((sum, { points }) => sum + points, 0), parts };
  });
