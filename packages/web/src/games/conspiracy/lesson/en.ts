/** One text a step; see lesson.ts. */
export const lesson: readonly string[] = [
  'Five guilds, one Senate. You gather lords into an alliance of fifteen, and whoever holds the most influence at the end wins. Tap anything that glows; press and hold a card to look closer.',
  'On your turn you conspire. Draw one to three lords from the deck and keep one, or take a whole discard pile. Tap the deck and draw 3.',
  'Keep the Jeweller of the Mages: 4 influence, and a pearl.',
  'The large number counts only for your best lord of each guild: the one with the crest. Your pearl makes you Master of Pearls, worth 5 points to whoever has it at the end. The two lords you left lie in the piles of their guilds.',
  'Your opponent has taken a lord. Now take the Merchants’ pile: you get every lord in it, and must place them all.',
  'Lords go into the next free place, from left to right, row by row: rows of five, four, three, two and one. A Silver Keeper carries a silver key. Two keys of one kind, or any three, mixed ones too, open a location.',
  'Your opponent left another Farmer behind. Take the Farmers’ pile: two keys at once.',
  'You choose the order. Place one of them.',
  'Two silver keys: you must take a location at once. Reveal up to three from the deck, or take one that lies open. Reveal 3.',
  'The Pearl Lagoon gives 2 pearls now and 4 points at the end. Take it; the others will lie open for everybody.',
  'The location covers a key, and every key before it is spent. The second Keeper was placed after it, so that key is fresh.',
  'Your opponent’s Grandee turned up a Schemer. Take the Farmers’ pile once more.',
  'A Schemer may swap two lords without keys. But your three Farmers touch each other: a coalition, 3 points for each of its lords. Leave them as they are.',
  'When somebody places the fifteenth lord, everyone else takes one more turn. Then count: your crests, your locations, your largest coalition, and the Master of Pearls. Undo, the log and the searchable rules are always at hand; bonus locations are among the options of a new game. That’s all. Good luck in the deep!',
];
