/**
 * What a good player reckons with, in points. Found by many games against variations of itself, of two and three players and all modules.
 */
export const tuned = {
  /** As many goods as a basic space gives, that no quest in hand waits for… */
  rate: 2.74,
  /** …while there are at least so many turns to come. */
  season: 4.9,
  /** How strongly a quest pulls the goods that it still lacks… */
  pull: 0.57,
  /** …how far from its end it is besides what is missing… */
  distance: 0.57,
  /** …how much a visit's worth of them can count at most… */
  most: 12,
  /** …and how much less each further quest pulls. */
  patience: 0.64,
  /** A quest more, by how many there are already. */
  hunger: [2, 1.56, 0.99, 0.67, 0.45, 0.26],
  /** What plot quests bring in a round, and what else a reward does, against what the tables say. */
  plot: 1.26,
  more: 0.65,
  /** How likely a quest is done in time, if that will be close. */
  close: 1,
  /** An intrigue card in hand. */
  card: 1.99,
  /** Another turn; and the one that an agent gets after the Harbor. */
  action: 3.05,
  again: 5.84,
  /** To begin the next round. */
  first: 2.5,
  /** How often in a round an opponent comes to an own building, and how much good a new space does oneself. */
  visits: 0.38,
  use: 0.12,
  /** A quest of the Inn, if all four are new; one of a type of one's choice. */
  fresh: 5.71,
  named: 4.68,
  /** What an opponent's loss is worth, with two players. */
  spite: 0.63,
  /** A mandatory quest on an opponent, and one's own to be rid of. */
  duty: 6.25,
  burden: 20,
  /** A corruption token costs what it costs now, and that for each round to come. */
  rot: 0.35,
  /** What one of the turns to come will bring. */
  turn: 4,
  /** How much of a quest counts before anything of it is there, and how much less each further one. */
  hope: 0.2,
  doubt: 0.5,
};
