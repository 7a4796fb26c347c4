import type { Module, QuestType } from './goods.ts';

/** What a lord scores at the end, so many points for each. */
export type Bonus = { readonly vp: number } & (
  | { readonly of: 'types'; readonly types: readonly QuestType[] }
  | { readonly of: 'buildings' }
  | { readonly of: 'quests' }
  | { readonly of: 'module'; readonly module: Module }
  | { readonly of: 'worthy'; readonly worth: number }
  | { readonly of: 'bestType' }
  | { readonly of: 'corruption' }
);
