import type { LevelId } from '@fathom/bots';

/** Who plays a seat. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: LevelId; readonly name: string };

export const isPerson = (sitter: Sitter | undefined): boolean => sitter?.kind === 'person';
