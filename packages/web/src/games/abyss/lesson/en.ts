/** One text a step; see lesson.ts. */
export const lesson: readonly string[] = [
  'You want the throne under the sea. Allies from the depths pay for lords, lords bring influence and keys, and three keys win a location. Tap anything that glows; press and hold a card to look closer.',
  'On your turn you take one action. The first is to explore. Tap the exploration deck.',
  'A Squid worth 2. It was offered to your opponent first, who passed. You could take it for free and end your exploration, but something better may lie deeper. Keep exploring.',
  'Your opponent bought the Crab and paid its price to you: 1 pearl. The next purchase this turn would cost 2, and each opponent may buy only once per turn. After a sale the next card is always revealed.',
  'A Seahorse worth 3, just what you need. Take it. What is left on the track goes face down to the Council, race by race. Had it been on the fifth space, you would have to take it and get 1 pearl.',
  'Now your opponent explores, and the offer is yours. A Shellfish for 1 pearl: buy it.',
  'Then a monster came up. Your opponent fought it and took the reward of the threat track; a fight is always won. Whoever explores further instead raises the threat, and the reward with it.',
  'The Keeper in the Court costs 6, of three races, and one of them must be Seahorses. The green edge shows that your hand can pay. Recruit the Keeper.',
  'You may choose allies one by one, or let the game find the cheapest way. Several allies of one race are fine; pearls make up what is missing. Pay the cheapest way.',
  'The Keeper brings 6 influence and a key. The weakest ally you spent stays with you: affiliated, it will count at the end. The other two are discarded. When only 2 lords are left in the Court, whoever recruited gets 2 pearls and the Court is filled.',
  'Two key tokens and the Keeper’s key make three: you must take control of a location at once. Take the Sargasso Silos, which reward Farmers.',
  'The location covers the Keeper. His influence still counts, but his key is spent, and a covered lord’s ability no longer works. “Now” on a card means once, when the lord arrives; other abilities last as long as the lord is free.',
  'Your opponent took a stack of the Council, all its cards unseen: that is the third action. It is your turn again. Before your action you may plot: for 1 pearl, a new lord comes to the Court. Tap the lord deck.',
  'When somebody recruits a seventh lord, or the Court cannot be filled, the others take one last turn. Then count: locations, lords, the strongest affiliated ally of each race, and monster tokens. Undo, the log and the searchable rules are always at hand; the Kraken expansion is among the options of a new game. Good luck in the deep!',
];
