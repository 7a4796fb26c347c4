import type { UnplacedPieces, Cursor } from '@fathom/kernel';
import { adventurers, type Hoard } from '../content/goods.ts';
import type { BuildingId, IntrigueId, LordId, QuestId } from '../content/tables.ts';

/* The position format of Waterdeep: docs/positions.md tells it to people. Decks are listed from the top; a supply that is not named is what is left. */

export const MANY = 999;
export const hoard = [...adventurers, 'gold', 'corruption'] as const;

/** Piles that hold only what is named. */
export const piles = ['questDeck', 'intrigueDeck', 'tiles'] as const;
export type Pile = (typeof piles)[number];

export const names = [
  'asks',
  'due',
  'round',
  'phase',
  'first',
  'turn',
  'tired',
  'players',
  'supply',
  'board',
  'buildings',
  'hall',
  'tiles',
  'demolished',
  'inn',
  'questDeck',
  'questDiscard',
  'revealed',
  'intrigueDeck',
  'intrigueDiscard',
  'resolving',
  'uses',
  'ambassador',
  'corruption',
  'box',
  'short',
] as const;
export type Facts = { readonly [N in (typeof names)[number]]: Cursor };

/** All that has not been named yet. */
export interface Boxes {
  readonly quests: UnplacedPieces<QuestId>;
  readonly intrigue: UnplacedPieces<IntrigueId>;
  readonly tiles: UnplacedPieces<BuildingId>;
  readonly lords: UnplacedPieces<LordId>;
}

export function readHoard(target: Hoard, at: { readonly [N in keyof Hoard]: Cursor }): void {
  for (const what of hoard) if (at[what].given) target[what] = at[what].whole(0, MANY);
}
