/** What a good player reckons with, in points. Found by playing many games against variations of itself. */
export const tuned = {
  /** Points for as many goods as a basic space gives, that no quest in hand waits for… */
  rate: 2.2,
  /** …while there are at least so many agents to come. */
  season: 10,
  /** How strongly a quest pulls the goods that it still lacks… */
  pull: 0.8,
  /** …how far from its end it seems besides what is missing… */
  distance: 0.8,
  /** …and how much more a unit of effort can be worth at most. */
  most: 12,
  /** How much less of each further quest that is already being worked on. */
  patience: 0.75,
  /** A quest more, by how many there are already. */
  hunger: [0.9, 0.7, 0.45, 0.3, 0.2, 0.12],
  /** An intrigue card in hand. */
  card: 1.2,
  /** Another agent's turn. */
  action: 4,
  /** The turn that an agent gets after the Harbor. */
  again: 2.6,
  /** To begin the next round. */
  first: 1,
  /** How often in a round an opponent comes to an own building, and how much good a new space does oneself. */
  visits: 0.4,
  use: 0.12,
  /** What an opponent's loss is worth, with two players. */
  spite: 0.6,
  /** A mandatory quest on an opponent, and one's own to be rid of. */
  duty: 4,
  burden: 9,
  /** A corruption token costs what it costs now, and that for each round to come. */
  rot: 0.35,
};
