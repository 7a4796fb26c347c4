import type { SkullportBonus, UndermountainBonus } from '../expansions.ts';
import type { Module, QuestType } from './goods.ts';
import type { Building, Quest } from './tables.ts';

/** What a lord scores at the end, so many points for each. */
export type Bonus = { readonly vp: number } & (
  | { readonly of: 'types'; readonly types: readonly QuestType[] }
  | { readonly of: 'buildings' }
  | { readonly of: 'module'; readonly module: Module }
  | UndermountainBonus
  | SkullportBonus
);

/** What a player has at the end that a lord may count. Mandatory quests are not among the completed ones. */
export interface Won {
  readonly completed: readonly Quest[];
  readonly held: readonly Building[];
  readonly corruption: number;
}
