/** What a good player reckons with, in points. Found by many games against variations of itself, of two and three players and all modules. */
export const tuned = {
  /** As many goods as a basic space gives, that no quest in hand waits for… */
  rate: 2.18,
  /** …while there are at least so many turns to come. */
  season: 4.9,
  /** How strongly a quest pulls the goods that it still lacks… */
  pull: 0.57,
  /** …how far from its end it is besides what is missing… */
  distance: 0.8,
  /** …how much a visit's worth of them can count at most… */
  most: 12,
  /** …and how much less each further quest pulls. */
  patience: 0.75,
  /** A quest more, by how many there are already. */
  hunger: [0.99, 0.77, 0.49, 0.33, 0.22, 0.13],
  /** What plot quests bring in a round, and what else a reward does, against what the tables say. */
  plot: 1,
  more: 1,
  /** How unlikely it is that a quest is done in time, if that will be close. */
  close: 0.75,
  /** An intrigue card in hand. */
  card: 1.83,
  /** Another turn; and the one that an agent gets after the Harbor. */
  action: 3.05,
  again: 3.8,
  /** To begin the next round. */
  first: 2.5,
  /** How often in a round an opponent comes to an own building, and how much good a new space does oneself. */
  visits: 0.4,
  use: 0.12,
  /** A quest of the Inn, if all four are new; one of a type of one's choice. */
  fresh: 8,
  named: 6,
  /** What an opponent's loss is worth, with two players. */
  spite: 0.75,
  /** A mandatory quest on an opponent, and one's own to be rid of. */
  duty: 4,
  burden: 19.8,
  /** A corruption token costs what it costs now, and that for each round to come. */
  rot: 0.35,
};
