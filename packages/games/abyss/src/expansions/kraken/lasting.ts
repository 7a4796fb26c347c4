/** What else can hold while a lord is active. */
export interface KrakenLasting {
  /** Krakens in hand bring no Nebulis at the end. */
  readonly noLastNebulis?: 1;
}

export type KrakenOccasion = 'opponentRecruits';
