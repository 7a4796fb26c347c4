/*
 * How well and in which manner bots play a game. A game declares what was measured beside its evaluation; playing by it is the bots'
 * business.
 */

/** From the weakest to the strongest. */
export const levelIds = ['learning', 'novice', 'casual', 'steady', 'skilled', 'expert', 'master'] as const;
export type LevelId = (typeof levelIds)[number];

/** What a player of some level does, and the errors it makes: such as people make, never nonsense. */
export interface Skill {
  /** How many worlds it imagines; 0: it takes what looks best at once. */
  readonly iterations: number;
  /** The share of its options that it does not notice. */
  readonly overlooks: number;
  /** By how much it misjudges them: in points if it takes what looks best, in parts of a victory if it looks ahead. */
  readonly misjudges: number;
}

/** A level with its strength in a game: Elo points over the best that can be seen at once, with a 95 % interval. */
export interface MeasuredSkill extends Skill {
  readonly rating: number;
  readonly error: number;
}

export type Skills = Readonly<Record<LevelId, MeasuredSkill>>;

export const characters = ['collector', 'hoarder', 'builder', 'warrior', 'cautious'] as const;
export type Character = (typeof characters)[number];

/**
 * What a character likes, among moves that are nearly as good: to have much of a feature now, or to expect much of a part of the final
 * score.
 */
export interface Taste {
  readonly likes: 'feature' | 'part';
  readonly name: string;
}

export type Tastes = Readonly<Record<Character, Taste>>;
