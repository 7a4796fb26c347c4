import type { LevelId } from '@fathom/bots';

/** Who plays a seat. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: LevelId; readonly name: string };

export const isPerson = (player: Player | undefined): boolean => player?.kind === 'person';
