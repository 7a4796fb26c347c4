/** One text a step; see lesson.ts. */
export const lesson: readonly string[] = [
  'You are one of the masked lords who rule Waterdeep in secret. Agents hire adventurers for you, and adventurers complete quests. Your lord is at the bottom: Durnan the Wanderer gives you 4 VP for each commerce or warfare quest you complete. Tap anything that glows; press and hold a piece to look closer.',
  'Your turn: assign one agent to a space and do what its symbols say. Your quest, Raid Orc Stronghold, costs 4 fighters and 2 rogues. Begin with fighters: tap the Field of Triumph.',
  'Two fighters come to your tavern. Your opponent took the rogues at the Grinning Lion Tavern. A space holds one agent until the round ends, so that tavern is closed to you. A dark space tells you why when you look closer.',
  'Then do something lasting. In Builder’s Hall three buildings are for sale, each with its price in gold. Assign an agent there.',
  'Helmstar Warehouse costs 3 gold and gives rogues and gold to whoever visits it. The token on it is 1 VP for you. Buy it.',
  'The warehouse is a space for everybody now, framed in your colour. Your opponent has just gone there, and the little house shows what you get for that as its owner: 1 rogue.',
  'You hold an intrigue card. Intrigue is played at Waterdeep Harbor, and an agent there is assigned once more later. Tap the first space of the Harbor.',
  'Conscription: you take 2 fighters, and an opponent takes 1. Other cards are mandatory quests: an opponent who gets one must complete it before any other quest. Play this one.',
  'Four fighters, two rogues: your quest is ticked and lies on green. After your action you may complete one quest per turn. Tap Raid Orc Stronghold.',
  '8 VP and 4 gold, and a warfare quest for your lord. You need a new one. Cliffwatch Inn has four quests and three spaces; the first of them gives 2 gold as well. Assign an agent there.',
  'Infiltrate Builder’s Hall is a commerce quest, so Durnan rewards it. The two rings mean a plot quest: once completed it stays in force, and each building you buy is worth 4 VP more. Take it.',
  'All agents are out. Now those at the Harbor are assigned again, in the order of its spaces, wherever there is room. Take a wizard: tap Blackstaff Tower.',
  'The round is over: all agents returned, and every building in the Hall got another VP token. Castle Waterdeep gives the first-player marker for the next round and an intrigue card; the second space of the Inn gives one too. There are eight rounds; from the fifth on, everyone has one more agent.',
  'At the end each adventurer left in your tavern is worth 1 VP, every 2 gold is worth 1 VP, and the lords are revealed and score their points. Guess what the others are after, and hide your own plans. Undo, the log and the searchable rules are always at hand; Undermountain and Skullport are among the options of a new game. Good luck in the City of Splendors!',
];
