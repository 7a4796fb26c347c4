/** Who plays a seat. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  /** A bot's level names its character as well: `expert:builder`. */
  | { readonly kind: 'bot'; readonly level: string; readonly name: string };

export const isPerson = (player: Player | undefined): boolean => player?.kind === 'person';
