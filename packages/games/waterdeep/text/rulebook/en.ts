import type { Rulebook } from './chapters.ts';

export const rulebook: Rulebook = {
  chapters: {
    'WD-SETUP': 'Setup',
    'UM-SETUP': 'Undermountain: setup',
    'SK-SETUP': 'Skullport: setup',
    'WD-ROUND': 'The round',
    'WD-TURN': 'The turn',
    'WD-ASSIGN': 'Assigning agents',
    'WD-PLACE': 'Resources on action spaces',
    'WD-SPACE': 'Simple spaces of the board',
    'UM-SPACE': 'Undermountain: the board',
    'SK-SPACE': 'Skullport: the board',
    'WD-INN': 'Cliffwatch Inn',
    'WD-CASTLE': 'Castle Waterdeep',
    'WD-BUILD': 'Builder’s Hall and buildings',
    'WD-OWNER': 'Owner benefits',
    'WD-HARBOR': 'Waterdeep Harbor',
    'WD-AGENT': 'Agents, Lieutenant, Ambassador',
    'WD-QUEST': 'Completing quests',
    'WD-PLAY': 'Playing intrigue cards',
    'WD-INTRIGUE': 'The intrigue cards',
    'UM-INTRIGUE': 'Undermountain: intrigue cards',
    'SK-INTRIGUE': 'Skullport: intrigue cards',
    'WD-BLDG': 'The buildings',
    'UM-BLDG': 'Undermountain: buildings',
    'SK-BLDG': 'Skullport: buildings',
    'WD-QCARD': 'Quests with special effects',
    'UM-QCARD': 'Undermountain: quests',
    'SK-QCARD': 'Skullport: quests',
    'WD-LORD': 'The lords',
    'UM-LORD': 'Undermountain: lords',
    'SK-LORD': 'Skullport: lords',
    'SK-CORR': 'Skullport: corruption',
    'WD-END': 'End of the game',
    'WD-SCORE': 'Final scoring',
    'WD-TIE': 'Ties',
    'WD-HIDDEN': 'Open and hidden',
    'WD-SIX': 'Six players',
    'WD-LONG': 'The long game',
    'WD-TWO-MODULES': 'Both modules together',
  },
  rules: {
    'WD-SETUP-01': {
      title: 'Number of players',
      text: 'The game is for 2 to 5 players. A sixth can join only if at least one module, Undermountain or Skullport, is in use.',
    },
    'WD-SETUP-02': {
      title: 'Factions',
      text: 'Each player leads a different faction: City Guard (black), Harpers (green), Knights of the Shield (yellow), Red Sashes (red), Silverstars (blue) or, with a module, Gray Hands (gray). Factions differ only in colour.',
    },
    'WD-SETUP-03': {
      title: 'Agents',
      text: 'With 2, 3, 4 or 5 players each puts 4, 3, 2 or 2 agents into the pool; the long game and six players have numbers of their own. In every mode one more agent per player waits beside the round track and joins at the start of round 5.',
    },
    'WD-SETUP-04': { title: 'Scores', text: 'Every score starts at 0 and is public.' },
    'WD-SETUP-05': {
      title: 'The supply',
      text: 'There are 25 adventurers of each type: clerics, fighters, rogues and wizards. With a module, caravan tokens worth 5 adventurers each raise this to 45. Gold and VP tokens never run out.',
    },
    'WD-SETUP-06': { title: 'Round track', text: 'Three VP tokens lie on each of the 8 spaces of the round track.' },
    'WD-SETUP-07': {
      title: 'Builder’s Hall',
      text: 'Shuffle the buildings in use face down and reveal 3 in Builder’s Hall, without VP tokens for now. The rest form the building stack.',
    },
    'WD-SETUP-08': {
      title: 'Lords',
      text: 'Shuffle the 11 lords, plus 3 for each module in use, and deal one face down to each player. The others leave the game unseen.',
    },
    'WD-SETUP-09': {
      title: 'Quests',
      text: 'Shuffle the quests and deal 2 face up to each player as active quests, then reveal 4 at Cliffwatch Inn. The rest form the quest deck. This deal does not count as taking a quest.',
    },
    'WD-SETUP-10': {
      title: 'Intrigue cards',
      text: 'Shuffle the intrigue cards and deal 2 face down to each player. The rest form the intrigue deck.',
    },
    'WD-SETUP-11': {
      title: 'First player',
      text: 'The first player is chosen at random, or by agreement, and gets the first-player marker.',
    },
    'WD-SETUP-12': {
      title: 'Starting gold',
      text: 'The first player gets 4 gold and, going clockwise, each next player 1 more: 4, 5, 6, 7, 8, 9.',
    },
    'WD-SETUP-13': { title: 'Set aside', text: 'The Ambassador and the Lieutenant wait beside the board. Both discard piles start empty.' },
    'UM-SETUP-01': {
      title: 'Adding Undermountain',
      text: 'Its 25 intrigue cards, 30 quests, 12 buildings and 3 lords are shuffled into those of the base game, and its board with 3 spaces is added. Nothing else changes.',
    },
    'SK-SETUP-01': {
      title: 'Adding Skullport',
      text: 'Its 25 intrigue cards, 30 quests, 12 buildings and 3 lords are shuffled into those of the base game, and its board with 3 spaces is added.',
    },
    'SK-SETUP-02': { title: 'Corruption track', text: 'It is filled with 25 tokens: 3 on each space from −9 to −2 and 1 on the space −1.' },

    'WD-ROUND-01': {
      title: 'Eight rounds',
      text: 'The game lasts exactly 8 rounds. Each has four parts: start of the round, assigning agents, reassigning from the Harbor, end of the round.',
    },
    'WD-ROUND-02': {
      title: 'VP tokens',
      text: 'At the start of a round, take its 3 VP tokens and put 1 on each building in Builder’s Hall. With fewer than 3 buildings the spare tokens are put away.',
    },
    'WD-ROUND-03': {
      title: 'Stock',
      text: 'Next, every building in play that collects a stock receives it from the supply (Monsters Made to Order: from the corruption track), on top of what is already there. Buildings in Builder’s Hall get none.',
    },
    'WD-ROUND-04': {
      title: 'Plot quests',
      text: 'Then the plot quests that work at the start of a round take effect, in turn order from the first player.',
    },
    'WD-ROUND-05': {
      title: 'Round 5',
      text: 'At the start of round 5, before the first turn, each player adds the waiting agent to the pool for the rest of the game.',
    },
    'WD-ROUND-06': {
      title: 'The Ambassador first',
      text: 'Last of all, before the turns, the player who holds the Ambassador assigns it.',
    },
    'WD-ROUND-07': {
      title: 'Turn order',
      text: 'Players take turns clockwise, beginning with the player who held the first-player marker when the round started. Taking the marker later, even with the Ambassador before the first turn, matters only for the next round.',
    },
    'WD-ROUND-08': {
      title: 'Empty pool',
      text: 'A player with no agent in the pool is skipped. A player who gets an agent back takes turns again.',
    },
    'WD-ROUND-09': {
      title: 'When assigning ends',
      text: 'Assigning ends when nobody has an agent in the pool, or when all players who still have one had to pass in a row.',
    },
    'WD-ROUND-10': {
      title: 'Then the Harbor',
      text: 'Reassigning from Waterdeep Harbor follows. Agents left in a pool by forced passes stay there, unless a card assigns them.',
    },
    'WD-ROUND-11': {
      title: 'End of the round',
      text: 'All agents, the Lieutenant included, return to their pools, even from buildings in Builder’s Hall. An Ambassador on the board is set aside; one that a player holds stays with that player. Resources on spaces stay, and once-per-round effects are available again.',
    },
    'WD-ROUND-12': {
      title: 'The next round',
      text: 'The player who now holds the first-player marker starts it. After round 8 the game is over.',
    },

    'WD-TURN-01': { title: 'What a turn is', text: 'Assign one agent; then you may complete one quest.' },
    'WD-TURN-02': {
      title: 'No passing',
      text: 'You cannot pass by choice: with an agent in the pool you must assign one if any space is open to you.',
    },
    'WD-TURN-03': {
      title: 'Forced pass',
      text: 'If no space is open to you, you pass and complete no quest. You are asked again when your turn comes round.',
    },
    'WD-TURN-04': {
      title: 'One quest per turn',
      text: 'You complete at most one quest per turn, however many agents you assigned. Only a completion that is part of an action, as in Heroes’ Garden, comes on top.',
    },
    'WD-TURN-05': {
      title: 'Order of a turn',
      text: '(1) Place the agent; (2) take everything lying on the space; (3) carry out the action to the end; (4) the owner benefit; (5) your plot quests that depend on the whole action, in any order (you are asked only if the order can change anything); (6) complete a quest; (7) the turn ends. Plot quests that react to a single event come in between, when it happens.',
    },
    'WD-TURN-06': {
      title: 'Who chooses first',
      text: 'If several players have to choose, they do so one after another, seeing what was chosen before: first the active player or the one whose effect it is, then clockwise. If it is nobody’s turn, the first player begins.',
    },
    'WD-TURN-07': {
      title: 'Costs and gains',
      text: 'A space or card whose cost or required part you cannot meet is closed to you. A gain that cannot be given in full is given as far as possible.',
    },
    'WD-TURN-08': {
      title: 'May and must',
      text: '“May”, “can” and “up to” are optional and include nothing at all. Everything else must be done.',
    },
    'WD-TURN-09': {
      title: 'When plot quests react',
      text: 'Plot quests react to events (a quest taken or completed, an intrigue card played, a building bought, the first-player marker taken, corruption gained or returned) right away, before the effect goes on, on anybody’s turn; the active player first, then clockwise. Plot quests that ask what your action brought, where you sent an agent or whether it let you play intrigue wait until the action and the owner benefit are done.',
    },
    'WD-TURN-10': {
      title: 'Actions within actions',
      text: 'The Zoarstar, Bribe Agent, Doppelganger!, Accelerate Plans, Sample Wares and Manipulate start another action inside yours: it is finished first, with its own owner benefit and plot quests, then the outer one goes on. What it brings counts only for the inner one, so nothing counts twice. It is all one turn with a single quest.',
    },

    'WD-ASSIGN-01': {
      title: 'Where to',
      text: 'You assign an agent from your pool to one action space in play: a space of the boards in use or a building that has been built. Buildings in Builder’s Hall are not in play.',
    },
    'WD-ASSIGN-02': {
      title: 'Free spaces only',
      text: 'There must be no agent on the space: not an opponent’s, not your own, not the Ambassador.',
    },
    'WD-ASSIGN-03': {
      title: 'Meeting the requirements',
      text: 'You must be able to do everything the action demands: pay gold, return adventurers or corruption, play an intrigue card, afford a building, discard a quest. What lies on the space counts, because you take it first. You cannot go somewhere just to block it.',
    },
    'WD-ASSIGN-04': {
      title: 'Gains never forbid',
      text: 'A space that only gives is always open, even if the supply, the Inn or a deck is empty.',
    },
    'WD-ASSIGN-05': { title: 'Once', text: 'The action is performed exactly once per assignment.' },
    'WD-ASSIGN-06': {
      title: 'Inn and Harbor',
      text: 'Cliffwatch Inn and Waterdeep Harbor have three spaces each; choose any free one. Over several turns you may occupy more than one of them.',
    },
    'WD-ASSIGN-07': {
      title: 'Exceptions',
      text: 'Only Recover the Magister’s Orb lets you enter a space where an opponent’s agent stands, in Builder’s Hall too; only Obtain Builders’ Plans and Sample Wares let you enter a free building in Builder’s Hall.',
    },
    'WD-ASSIGN-08': {
      title: 'Assigned and unassigned',
      text: 'Unused or unassigned agents are those in your pool. Assigned agents stand on action spaces, the one just placed included.',
    },
    'WD-ASSIGN-09': {
      title: 'Using a space without an agent',
      text: 'The Zoarstar, Bribe Agent and Doppelganger! let you use a space as though your agent stood there: you take what lies on it, act, and the owner benefit and your plot quests follow. You must meet its requirements; no agent is placed. It may be a building in Builder’s Hall with an opponent’s agent on it, and a space is used only once in such a chain.',
    },
    'WD-ASSIGN-10': {
      title: 'What your action provides',
      text: 'Your action provides what you receive by assigning an agent, or by using a space without one: from the space, from what lay on it, or from an intrigue card played through it. Other players’ cards, owner benefits, quest rewards and plot quests are not your action; nor are cards played through a quest reward or a plot quest, unless such a card itself assigns an agent or uses a space.',
    },
    'WD-ASSIGN-11': {
      title: 'How requirements are checked',
      text: 'A requirement is checked for the moment it is needed: agent placed, resources taken from the space, earlier parts of the action done. Cards yet to be drawn do not count. During the action you may not choose what rules out a later required part if another choice keeps it possible; if none does, that part is dropped. Hall of Many Pillars has its own rule.',
    },

    'WD-PLACE-01': {
      title: 'Putting resources on spaces',
      text: 'Some effects put adventurers, gold or corruption on action spaces. Any space in play may be chosen, occupied or not, even the one where your agent stands, but not the buildings in Builder’s Hall.',
    },
    'WD-PLACE-02': {
      title: 'Different spaces',
      text: 'Each of the three spaces of Cliffwatch Inn and of Waterdeep Harbor is a space of its own.',
    },
    'WD-PLACE-03': {
      title: 'Taking them',
      text: 'A player who assigns an agent to the space first takes everything lying on it, corruption included, and may use it at once for the rest of the action.',
    },
    'WD-PLACE-04': {
      title: 'Corruption from a space',
      text: 'Corruption lying on a space does not come from the track, so an empty track costs you nothing.',
    },
    'WD-PLACE-05': {
      title: 'When a building goes',
      text: 'If a building leaves play, adventurers and gold on it go to the supply, corruption to the track, and VP tokens are put away.',
    },
    'WD-PLACE-06': { title: 'Too few in the supply', text: 'If the supply runs short, as much as possible is placed.' },
    'WD-PLACE-07': {
      title: 'Where resources move',
      text: 'Unless an effect says otherwise, adventurers and gold move between tavern and supply, corruption between tavern and track. What lies on spaces moves only when an effect names it, and at the end of the game belongs to nobody.',
    },

    'WD-SPACE-01': { title: 'Aurora’s Realms Shop', text: 'Take 4 gold.' },
    'WD-SPACE-02': { title: 'Blackstaff Tower', text: 'Take 1 wizard.' },
    'WD-SPACE-03': { title: 'Field of Triumph', text: 'Take 2 fighters.' },
    'WD-SPACE-04': { title: 'The Grinning Lion Tavern', text: 'Take 2 rogues.' },
    'WD-SPACE-05': { title: 'The Plinth', text: 'Take 1 cleric.' },
    'UM-SPACE-01': {
      title: 'Entry Well',
      text: 'Take one face-up quest from Cliffwatch Inn, then play one intrigue card. You need a card that can be played once the quest is taken. The agent is not reassigned later.',
    },
    'UM-SPACE-02': { title: 'Hall of Mirrors', text: 'Take either 1 adventurer of any type, or 1 fighter and 1 rogue.' },
    'UM-SPACE-03': { title: 'The Grim Statue', text: 'Draw 2 intrigue cards.' },
    'SK-SPACE-01': {
      title: 'Hall of the Voice',
      text: 'Draw 1 intrigue card, take one face-up quest from Cliffwatch Inn, 5 gold and 1 corruption.',
    },
    'SK-SPACE-02': { title: 'Slavers’ Market', text: 'Take 2 fighters, 2 rogues and 1 corruption.' },
    'SK-SPACE-03': { title: 'Skull Island', text: 'Take 2 adventurers of any type and 1 corruption.' },

    'WD-INN-01': { title: 'First space', text: 'Take one face-up quest and 2 gold.' },
    'WD-INN-02': { title: 'Second space', text: 'Take one face-up quest and draw 1 intrigue card.' },
    'WD-INN-03': { title: 'Third space', text: 'Discard all face-up quests, reveal 4 new ones, then take one of them.' },
    'WD-INN-04': {
      title: 'Taking a quest',
      text: 'The quest lies face up in front of you as an active quest. Its slot is refilled from the deck at once, before anything else.',
    },
    'WD-INN-05': {
      title: 'Deck empty',
      text: 'When the deck is empty and a card is needed, the quest discard pile is shuffled into a new deck; completed quests never return. If there is no card at all, the slot stays empty and nothing is taken. As soon as a quest is taken or discarded or the Inn is refreshed, all empty slots are filled in order, as far as there are cards.',
    },
    'WD-INN-06': { title: 'No limit', text: 'You may have any number of active quests.' },

    'WD-CASTLE-01': {
      title: 'Castle Waterdeep',
      text: 'Take the first-player marker, then draw 1 intrigue card. The player who already holds the marker may come here too; that counts as taking it.',
    },
    'WD-CASTLE-02': {
      title: 'From the next round',
      text: 'The marker decides who starts the next round. It changes neither the order of this round nor that of the Harbor.',
    },

    'WD-BUILD-01': {
      title: 'Builder’s Hall',
      text: 'Choose one face-up building, pay its cost to the supply and build it. You must be able to pay for at least one and have a free control marker, otherwise you cannot come here.',
    },
    'WD-BUILD-02': {
      title: 'Building',
      text: 'You score 1 VP for each VP token on the building. It comes into play with your control marker and its first stock, if it collects any, and the empty slot is refilled from the stack.',
    },
    'WD-BUILD-03': {
      title: 'Bought or free',
      text: 'You buy a building only by paying its cost at Builder’s Hall or through Architectural Innovation. Any other way is free building: VP tokens and stock as usual, but effects that ask for a purchase do not apply.',
    },
    'WD-BUILD-04': {
      title: 'Nine markers',
      text: 'You have 9 control markers and never control more than 9 buildings. Effects that would give you more do nothing for the surplus.',
    },
    'WD-BUILD-05': { title: 'Room for all', text: 'The 10 printed sites do not limit the number of buildings in play.' },
    'WD-BUILD-06': { title: 'Stack empty', text: 'If the building stack is empty, empty slots in Builder’s Hall stay empty.' },
    'WD-BUILD-07': {
      title: 'In the Hall',
      text: 'A building in Builder’s Hall collects 1 VP token each round but no stock; its stock begins when it is built.',
    },
    'WD-BUILD-08': {
      title: 'Open to everyone',
      text: 'From the next assignment on anyone may use the new building, its builder included.',
    },
    'WD-BUILD-09': {
      title: 'Discarded buildings',
      text: 'A discarded building leaves the game and does not return to the stack. Its control marker goes back to its owner; what lies on it goes to the supply and the track.',
    },
    'WD-BUILD-10': {
      title: 'An agent in the Hall',
      text: 'If a building in the Hall is built while an agent stands on it, the agent stays, and the space is occupied until it leaves.',
    },

    'WD-OWNER-01': {
      title: 'Owner benefit',
      text: 'When another player assigns an agent to your building, you get its owner benefit right after the visitor’s action. It cannot be declined.',
    },
    'WD-OWNER-02': {
      title: 'Visiting yourself',
      text: 'Your own building gives you no owner benefit when you visit it, unless you have Impersonate Tax Collector.',
    },
    'WD-OWNER-03': { title: 'The owner chooses', text: 'Choices in an owner benefit are made by the owner.' },
    'WD-OWNER-04': {
      title: 'Copied spaces',
      text: 'Using a building without an agent counts as visiting it: its owner gets the benefit. So does the owner of the Zoarstar if somebody else went there.',
    },
    'WD-OWNER-05': {
      title: 'Ambassador',
      text: 'The Ambassador gives the owner benefit if another player assigned it, none if the owner did.',
    },
    'WD-OWNER-06': {
      title: 'Not your action',
      text: 'An owner benefit is not an action of the owner, so what it gives is not provided by your action.',
    },
    'WD-OWNER-07': {
      title: 'No owner in the Hall',
      text: 'A building still in Builder’s Hall has no owner and pays no benefit, except to its visitor with Impersonate Tax Collector.',
    },

    'WD-HARBOR-01': {
      title: 'Play a card',
      text: 'On each of the three spaces you play exactly one intrigue card. Without a playable card you cannot come here.',
    },
    'WD-HARBOR-02': { title: 'Then the quest', text: 'The card is resolved at once; then you may complete a quest as usual.' },
    'WD-HARBOR-03': { title: 'A second assignment', text: 'An agent still in the Harbor when assigning ends will be assigned once more.' },
    'WD-HARBOR-04': {
      title: 'Left early',
      text: 'An agent that leaves the Harbor before that, back to the pool or moved by Manipulate, is not reassigned.',
    },
    'WD-HARBOR-05': {
      title: 'Order',
      text: 'Agents leave the Harbor in the order of spaces 1, 2, 3. Each owner assigns the agent to another open space: a full extra turn with action, owner benefit, plot quests and a quest of its own.',
    },
    'WD-HARBOR-06': {
      title: 'Not back again',
      text: 'During reassignment no agent may be assigned to Waterdeep Harbor, by any effect.',
    },
    'WD-HARBOR-07': {
      title: 'Compulsory',
      text: 'You must reassign if any space is open to you. Otherwise the agent stays until the end of the round, and there is no quest.',
    },
    'WD-HARBOR-08': {
      title: 'Two on one space',
      text: 'If two agents share a space through Recover the Magister’s Orb, the one that came first is reassigned first, the other right after it.',
    },
    'WD-HARBOR-09': {
      title: 'New agents meanwhile',
      text: 'An agent that comes into your pool during reassignment (the Lieutenant, Research Chronomancy, Recall Agent and so on) is assigned at once, in the same turn, before the next agent of the Harbor; several go one after the other. An agent brought by the action goes before you complete a quest, one brought by a quest after it. One without an open space stays in the pool, and the turn still has only one quest.',
    },
    'WD-HARBOR-10': {
      title: 'Without an agent',
      text: 'Using a Harbor space through the Zoarstar or the like plays a card but brings no reassignment. It works during reassignment too, while a suitable agent still stands there.',
    },
    'WD-HARBOR-11': {
      title: 'The Ambassador here',
      text: 'When you assign the Ambassador here, you play a card, but it is never reassigned.',
    },

    'WD-AGENT-01': {
      title: 'Returning an agent',
      text: 'The space is free at once. While agents are being assigned, the returned one can be used on a later turn of the same round.',
    },
    'WD-AGENT-02': { title: 'Which one', text: 'You choose which of your agents return; the one placed this turn may be among them.' },
    'WD-AGENT-03': {
      title: 'Lieutenant',
      text: 'It belongs to the player who completed Recruit Lieutenant, is ready at once and counts as one of that player’s agents in every way.',
    },
    'WD-AGENT-04': {
      title: 'During reassignment',
      text: 'Agents gained or returned during reassignment are assigned at once, as the Harbor rules say.',
    },
    'WD-AGENT-05': {
      title: 'Nobody’s Ambassador',
      text: 'The Ambassador has no owner. Once its assignment is fully resolved, it counts as an opponent’s agent for every player while it stands on a space. Until then no card can move it, so it cannot be assigned where a card must be played if moving it would be the only thing that card could do.',
    },
    'WD-AGENT-06': {
      title: 'Taking the Ambassador',
      text: 'The player who uses the Palace of Waterdeep takes the Ambassador and keeps it beside the pool until the next round. If it stood on a space, that space is free now.',
    },
    'WD-AGENT-07': {
      title: 'Assigning the Ambassador',
      text: 'At the start of the next round, after everything else and before any turn, its holder must assign it to an open space, performs the action and may complete a quest. A holder who is also first player then takes the normal turn.',
    },
    'WD-AGENT-08': {
      title: 'Already held',
      text: 'While a player holds the Ambassador, the Palace gives its visitors nothing; its owner still gets the benefit.',
    },
    'WD-AGENT-09': {
      title: 'End of the round',
      text: 'An Ambassador on the board is set aside. Somebody must use the Palace to get it again.',
    },
    'WD-AGENT-10': {
      title: 'Without the Palace',
      text: 'If the Palace of Waterdeep leaves play, the Ambassador leaves the game, wherever it is.',
    },
    'WD-AGENT-11': {
      title: 'What the Ambassador counts as',
      text: 'Assigning it is an action of its holder and counts as assigning an agent for plot quests, except Impersonate Tax Collector. It is never in a pool and never your own agent, so Recall Agent, Accelerate Plans, Sample Wares, Monsters Made to Order and the like cannot use it. It is assigned at most once per round.',
    },

    'WD-QUEST-01': {
      title: 'Paying for a quest',
      text: 'After your action you may complete one active quest: return the required adventurers to the supply and pay the required gold, exactly. “Any” adventurers may be mixed freely.',
    },
    'WD-QUEST-02': {
      title: 'Reward',
      text: 'You collect the reward at once and only once: first VP, resources and cards, then other effects in printed order. If the supply is short, you get less.',
    },
    'WD-QUEST-03': {
      title: 'What must be taken',
      text: 'Everything in a reward is compulsory except where it says “may” or “up to”. Corruption in a reward must be taken.',
    },
    'WD-QUEST-04': { title: 'Completed quests', text: 'A completed ordinary quest is turned face down and kept; it counts for your lord.' },
    'WD-QUEST-05': {
      title: 'Plot quests',
      text: 'A completed plot quest stays face up and keeps working to the end of the game. It counts for your lord too.',
    },
    'WD-QUEST-06': { title: 'Not for itself', text: 'The lasting effect of a plot quest does not apply to its own completion.' },
    'WD-QUEST-07': {
      title: 'Mandatory quests',
      text: 'A mandatory quest is an intrigue card that an opponent laid in front of you. As long as you have one, you can complete only mandatory quests; several in any order, one per turn.',
    },
    'WD-QUEST-08': {
      title: 'Mandatory quest done',
      text: 'A completed mandatory quest goes to the intrigue discard pile. It has no type and never counts for a lord, but it is your quest of the turn, and effects that name any quest apply to it.',
    },
    'WD-QUEST-09': { title: 'Never forced', text: 'You never have to complete a quest, not even a mandatory one.' },
    'WD-QUEST-10': {
      title: 'What taking a quest means',
      text: 'You take a quest when its card becomes one of your active quests: from the Inn, from the deck or through a card, on anyone’s turn. The starting deal, mandatory quests and quests completed right at the Inn do not count.',
    },
    'WD-QUEST-11': {
      title: 'Discarding quests',
      text: 'A discarded quest goes to the quest discard pile, a mandatory one to the intrigue discard pile.',
    },
    'WD-QUEST-12': {
      title: 'When your action provides',
      text: 'Such effects work after the action, once per action, whatever the amount. What they give is not provided by your action, so they do not trigger each other.',
    },
    'WD-QUEST-13': { title: 'Once per round, once per turn', text: 'Such a limit is counted separately for each plot quest.' },
    'WD-QUEST-14': {
      title: 'Spent on a quest',
      text: 'Adventurers spent on a quest are those returned as its cost, not extra payments its reward allows. Effects that react to a completed quest come after its whole reward.',
    },

    'WD-PLAY-01': {
      title: 'Where cards are played',
      text: 'Intrigue cards are played only where an effect says so: in Waterdeep Harbor, on certain spaces and in certain buildings, through certain quests and cards.',
    },
    'WD-PLAY-02': {
      title: 'Played',
      text: 'A card leaves your hand, is resolved at once and goes face up to the intrigue discard pile. Mandatory quests go in front of the chosen opponent instead, Inevitable Betrayal into its victim’s hand.',
    },
    'WD-PLAY-03': {
      title: 'Playable',
      text: 'If a card needs something, you must be able to meet that need at that moment. A card that needs nothing may always be played, even without effect.',
    },
    'WD-PLAY-04': { title: 'Three kinds', text: 'Intrigue cards are attacks, utilities or mandatory quests.' },
    'WD-PLAY-05': {
      title: 'Each opponent',
      text: 'Effects on each opponent go clockwise, starting on the left of the player who plays the card. An opponent who “may” do something may do it once.',
    },
    'WD-PLAY-06': {
      title: 'Protected by Open Lord',
      text: 'Attacks and mandatory quests of others skip a protected player: not chosen, not affected, not counted as having failed. That player’s agents and buildings cannot be chosen either.',
    },
    'WD-PLAY-07': {
      title: 'Hand and deck',
      text: 'There is no hand limit. When the deck is empty, the discard pile is shuffled into a new one, without the card being resolved. If nothing is left, nothing is drawn.',
    },
    'WD-PLAY-08': {
      title: 'Giving a mandatory quest',
      text: 'Choose an opponent without the protection of Open Lord and lay the card face up in front of them. One player may have several.',
    },
    'WD-PLAY-09': {
      title: 'Cards and actions',
      text: 'What you receive from a card played through your action is provided by that action. What opponents receive from it is not provided by an action of theirs.',
    },

    'WD-INTRIGUE-01': {
      title: 'Ambush',
      text: 'Attack, 2 cards. Each opponent returns 1 fighter to the supply. For each who has none, you take 1 fighter.',
    },
    'WD-INTRIGUE-02': {
      title: 'Arcane Mishap',
      text: 'Attack, 2 cards. Each opponent returns 1 wizard to the supply. For each who has none, you draw 1 intrigue card.',
    },
    'WD-INTRIGUE-03': {
      title: 'Assassination',
      text: 'Attack, 2 cards. Each opponent returns 1 rogue to the supply. For each who has none, you take 2 gold.',
    },
    'WD-INTRIGUE-04': {
      title: 'Bribe Agent',
      text: 'Attack, 2 cards. Pay 2 gold, then use an action space that holds an opponent’s agent as though yours stood there. You need the gold and a space that you can still use after paying. It may be an occupied building in Builder’s Hall.',
    },
    'WD-INTRIGUE-05': {
      title: 'Free Drinks!',
      text: 'Attack, 2 cards. Take 1 adventurer of your choice from the tavern of one opponent who has any.',
    },
    'WD-INTRIGUE-06': {
      title: 'Lack of Faith',
      text: 'Attack, 2 cards. Each opponent returns 1 cleric to the supply. For each who has none, you score 2 VP.',
    },
    'WD-INTRIGUE-07': {
      title: 'Accelerate Plans',
      text: 'Utility, 1 card. Return one of your agents from Waterdeep Harbor to the pool (it may be the one that plays this card), then at once assign two agents, one after the other. With only one agent or one open space, assign one. It is all one turn with at most one quest.',
    },
    'WD-INTRIGUE-08': {
      title: 'Bidding War',
      text: 'Utility, 3 cards. Reveal as many quests as there are players. Keep one and pass the rest to the left; each player keeps one. If there are too few, the last players get none.',
    },
    'WD-INTRIGUE-09': {
      title: 'Call for Adventurers',
      text: 'Utility, 2 cards. Take 2 adventurers of any type; then each opponent takes 1 of a type of their choice.',
    },
    'WD-INTRIGUE-10': {
      title: 'Call in a Favor',
      text: 'Utility, 2 cards. Take one of these: 4 gold, 2 fighters, 2 rogues, 1 wizard or 1 cleric.',
    },
    'WD-INTRIGUE-11': {
      title: 'Change of Plans',
      text: 'Utility, 1 card. Discard one of your uncompleted quests and score 6 VP; you need one to play the card. Then each opponent may discard one for 3 VP. Mandatory quests may be discarded too.',
    },
    'WD-INTRIGUE-12': { title: 'Conscription', text: 'Utility, 2 cards. Take 2 fighters; one opponent of your choice takes 1 fighter.' },
    'WD-INTRIGUE-13': { title: 'Crime Wave', text: 'Utility, 2 cards. Take 2 rogues; one opponent of your choice takes 1 rogue.' },
    'WD-INTRIGUE-14': { title: 'Good Faith', text: 'Utility, 2 cards. Take 2 clerics; one opponent of your choice takes 1 cleric.' },
    'WD-INTRIGUE-15': { title: 'Graduation Day', text: 'Utility, 2 cards. Take 2 wizards; one opponent of your choice takes 1 wizard.' },
    'WD-INTRIGUE-16': {
      title: 'Real Estate Deal',
      text: 'Utility, 1 card. Discard one of your buildings with no agent on it, then build one from Builder’s Hall for free and score its VP tokens. You need both. It is not a purchase; the Hall is refilled afterwards.',
    },
    'WD-INTRIGUE-17': {
      title: 'Recall Agent',
      text: 'Utility, 2 cards. Return one of your assigned agents from any space to the pool. It may be the one that plays this card.',
    },
    'WD-INTRIGUE-18': { title: 'Recruit Spies', text: 'Utility, 1 card. Take 2 rogues. Each opponent may give you 1 rogue to score 3 VP.' },
    'WD-INTRIGUE-19': {
      title: 'Request Assistance',
      text: 'Utility, 1 card. Take 2 fighters. Each opponent may give you 1 fighter to score 3 VP.',
    },
    'WD-INTRIGUE-20': {
      title: 'Research Agreement',
      text: 'Utility, 1 card. Take 1 wizard. Each opponent may give you 1 wizard to score 5 VP.',
    },
    'WD-INTRIGUE-21': {
      title: 'Sample Wares',
      text: 'Utility, 2 cards. Assign an agent from your pool to a free building in Builder’s Hall whose requirements you meet, and use it as though it were yours. Nobody gets the owner benefit, and there is no stock yet; only the Waymoot gives the VP tokens lying on it, and a quest. The agent counts as standing on the board; if the building is bought, it stays there.',
    },
    'WD-INTRIGUE-22': {
      title: 'Special Assignment',
      text: 'Utility, 2 cards. Name one of the five quest types and reveal quests from the deck until one of that type appears; keep it and discard the others. If the deck runs out, only the discard pile is shuffled in, not the cards just revealed. If there is none, you get nothing.',
    },
    'WD-INTRIGUE-23': { title: 'Spread the Wealth', text: 'Utility, 2 cards. Take 4 gold; one opponent of your choice takes 2 gold.' },
    'WD-INTRIGUE-24': {
      title: 'Summon the Faithful',
      text: 'Utility, 1 card. Take 1 cleric. Each opponent may give you 1 cleric to score 5 VP.',
    },
    'WD-INTRIGUE-25': { title: 'Tax Collection', text: 'Utility, 2 cards. Take 4 gold. Each opponent may pay you 4 gold to score 4 VP.' },
    'WD-INTRIGUE-26': { title: 'Fend Off Bandits', text: 'Mandatory quest, 1 card. Cost: 2 fighters and 1 wizard. Reward: 2 VP.' },
    'WD-INTRIGUE-27': {
      title: 'Foil the Zhentarim',
      text: 'Mandatory quest, 1 card. Cost: 1 fighter, 1 rogue and 1 wizard. Reward: 2 VP.',
    },
    'WD-INTRIGUE-28': {
      title: 'Placate Angry Merchants',
      text: 'Mandatory quest, 1 card. Cost: 1 cleric, 1 fighter and 1 wizard. Reward: 4 VP.',
    },
    'WD-INTRIGUE-29': { title: 'Quell Riots', text: 'Mandatory quest, 1 card. Cost: 2 clerics and 1 fighter. Reward: 4 VP.' },
    'WD-INTRIGUE-30': { title: 'Repel Drow Invaders', text: 'Mandatory quest, 1 card. Cost: 1 cleric and 2 rogues. Reward: 2 VP.' },
    'WD-INTRIGUE-31': {
      title: 'Stamp Out Cultists',
      text: 'Mandatory quest, 1 card. Cost: 1 cleric, 1 fighter and 1 rogue. Reward: 2 VP.',
    },

    'UM-INTRIGUE-01': {
      title: 'Call for Assistance',
      text: 'Attack, 2 cards. Choose an opponent with at least two fighters and rogues in all and take two of them in any mix.',
    },
    'UM-INTRIGUE-02': {
      title: 'Demolish',
      text: 'Attack, 1 card. Discard a building in play with no agent on it; if it is an opponent’s, pay its owner its printed cost in gold. Then build one from Builder’s Hall for free, even if the discarded one was yours. You need such a building, the gold and a building in the Hall.',
    },
    'UM-INTRIGUE-03': {
      title: 'Inevitable Betrayal',
      text: 'Attack, 1 card. From an opponent who has at least 1 adventurer and 2 gold, take 1 adventurer of your choice and 2 gold. Then this card goes into that opponent’s hand.',
    },
    'UM-INTRIGUE-04': {
      title: 'Manipulate',
      text: 'Attack, 1 card. Move an opponent’s agent to a free action space in play; its owner may perform the action there if they can, the owner benefit included, but completes no quest and their plot quests do not react, not even to a space used through it (the Zoarstar). Then assign an agent from your pool, if a space is open to it; you need one to play the card. If you move the Ambassador, nobody acts. An agent moved to the Harbor will be reassigned; during reassignment none may be moved there.',
    },
    'UM-INTRIGUE-05': {
      title: 'Preferential Treatment',
      text: 'Attack, 1 card. Take 2 gold and the first-player marker. If its holder is protected by Open Lord, you get only the gold.',
    },
    'UM-INTRIGUE-06': { title: 'Allied Faiths', text: 'Utility, 1 card. Give 1 of your clerics to an opponent and score 8 VP.' },
    'UM-INTRIGUE-07': {
      title: 'Architectural Innovation',
      text: 'Utility, 1 card. Take 2 gold; then you may buy one building from Builder’s Hall at its usual cost. It is a purchase in every way.',
    },
    'UM-INTRIGUE-08': { title: 'Friendly Loan', text: 'Utility, 1 card. Give 4 of your gold to an opponent and score 8 VP.' },
    'UM-INTRIGUE-09': { title: 'Honor Among Thieves', text: 'Utility, 1 card. Give 2 of your rogues to an opponent and score 8 VP.' },
    'UM-INTRIGUE-10': { title: 'Information Broker', text: 'Utility, 2 cards. Draw 3 intrigue cards; then each opponent draws 1.' },
    'UM-INTRIGUE-11': { title: 'Mercenary Contract', text: 'Utility, 1 card. Give 2 of your fighters to an opponent and score 8 VP.' },
    'UM-INTRIGUE-12': {
      title: 'Open Lord',
      text: 'Utility, 1 card. Turn your lord face up and discard all your uncompleted mandatory quests. For the rest of the game opponents’ attacks and mandatory quests do not affect you: your tavern, agents, buildings and first-player marker are safe from them.',
    },
    'UM-INTRIGUE-13': {
      title: 'Organized Crime',
      text: 'Utility, 1 card. Take 2 rogues, then put 1 rogue from the supply on each of two different action spaces.',
    },
    'UM-INTRIGUE-14': {
      title: 'Proselytize',
      text: 'Utility, 1 card. Take 1 cleric, then put 1 cleric from the supply on any action space.',
    },
    'UM-INTRIGUE-15': {
      title: 'Recruitment Drive',
      text: 'Utility, 1 card. Take 2 fighters, then put 1 fighter from the supply on each of two different action spaces.',
    },
    'UM-INTRIGUE-16': {
      title: 'Sponsor Apprentices',
      text: 'Utility, 1 card. Take 1 wizard, then put 1 wizard from the supply on any action space.',
    },
    'UM-INTRIGUE-17': {
      title: 'Tax Revolt',
      text: 'Utility, 1 card. Take 5 gold, then put 2 gold from the supply on each of two different action spaces.',
    },
    'UM-INTRIGUE-18': {
      title: 'Unexpected Success',
      text: 'Utility, 2 cards. Twice: draw an intrigue card; you may play it at once as part of the same action, or keep it. The second is drawn when the first is settled.',
    },
    'UM-INTRIGUE-19': { title: 'Unlikely Assistance', text: 'Utility, 1 card. Give 1 of your wizards to an opponent and score 8 VP.' },
    'UM-INTRIGUE-20': { title: 'Evade Assassin', text: 'Mandatory quest, 1 card. Cost: 2 rogues and 1 wizard. Reward: 1 intrigue card.' },
    'UM-INTRIGUE-21': {
      title: 'Subdue Illithid Menace',
      text: 'Mandatory quest, 1 card. Cost: 1 cleric and 2 fighters. Reward: 1 intrigue card.',
    },
    'UM-INTRIGUE-22': {
      title: 'Unveil Abyssal Agent',
      text: 'Mandatory quest, 1 card. Cost: 1 cleric and 1 wizard. Reward: 1 intrigue card.',
    },

    'SK-INTRIGUE-01': {
      title: 'Blackmail',
      text: 'Attack, 1 card. Take 2 gold from an opponent who has at least that much and look at their lord. Nobody else sees it.',
    },
    'SK-INTRIGUE-02': {
      title: 'Doppelganger!',
      text: 'Attack, 1 card. Use an action space that holds an agent of an opponent with more corruption than you as though yours stood there. You must be able to use it. The Ambassador belongs to nobody and does not qualify.',
    },
    'SK-INTRIGUE-03': {
      title: 'Expose Corruption',
      text: 'Attack, 2 cards. Each opponent with more corruption than you takes 1 corruption, clockwise, or loses 10 VP if the track is empty. Who is affected is settled before the first token moves.',
    },
    'SK-INTRIGUE-04': {
      title: 'Foist Responsibility',
      text: 'Attack, 1 card. Take 1 corruption and pass one of your uncompleted mandatory quests to an opponent who has at least 1 corruption. You need such a quest and such an opponent.',
    },
    'SK-INTRIGUE-05': {
      title: 'Forge Deed',
      text: 'Attack, 1 card. Take 2 corruption and replace the control marker on an opponent’s building with yours; you need a free marker. Agents and resources stay on it.',
    },
    'SK-INTRIGUE-06': {
      title: 'Black Market Money',
      text: 'Utility, 1 card. Take 8 gold and 1 corruption. Then each opponent, clockwise, may take 4 gold together with 1 corruption.',
    },
    'SK-INTRIGUE-07': {
      title: 'Bribe the Watch',
      text: 'Utility, 1 card. Pay 2 gold; you may return up to 2 corruption. Then each opponent who has corruption may pay 4 gold to return 1.',
    },
    'SK-INTRIGUE-08': {
      title: 'Corrupting Influence',
      text: 'Utility, 2 cards. Put 1 corruption from the track on each of two different action spaces. The track must hold at least 2.',
    },
    'SK-INTRIGUE-09': {
      title: 'Dark Dagger Assassination',
      text: 'Utility, 1 card. Take 4 rogues and 1 corruption. Then each opponent may take 2 rogues together with 1 corruption.',
    },
    'SK-INTRIGUE-10': {
      title: 'Donations for Cyric',
      text: 'Utility, 1 card. Take 2 clerics and 1 corruption. Then each opponent may take 1 cleric together with 1 corruption.',
    },
    'SK-INTRIGUE-11': {
      title: 'Honorable Example',
      text: 'Utility, 1 card. Score 6 VP if every opponent has more corruption than you; otherwise nothing happens.',
    },
    'SK-INTRIGUE-12': {
      title: 'Iron Ring Slaves',
      text: 'Utility, 1 card. Take 4 fighters and 1 corruption. Then each opponent may take 2 fighters together with 1 corruption.',
    },
    'SK-INTRIGUE-13': {
      title: 'Mind Flayer Mercenaries',
      text: 'Utility, 1 card. Take 2 wizards and 1 corruption. Then each opponent may take 1 wizard together with 1 corruption.',
    },
    'SK-INTRIGUE-14': {
      title: 'Release the Hounds',
      text: 'Utility, 2 cards. Remove 3 corruption on the track from the game, or all that are left; there must be at least 1. Nobody gains corruption, and nobody loses VP for missing tokens.',
    },
    'SK-INTRIGUE-15': { title: 'Repent', text: 'Utility, 3 cards. Return 1 corruption from your tavern to the track; you must have it.' },
    'SK-INTRIGUE-16': {
      title: 'Scapegoat',
      text: 'Utility, 2 cards. Return 1 adventurer to the supply; you may return up to 2 corruption. Then each opponent who has corruption may return 2 adventurers together with 1 corruption.',
    },
    'SK-INTRIGUE-17': {
      title: 'Clear Rust Monster Nest',
      text: 'Mandatory quest, 1 card. Cost: 1 fighter, 1 wizard and 2 gold. Reward: 2 VP.',
    },
    'SK-INTRIGUE-18': {
      title: 'Cover Up a Scandal',
      text: 'Mandatory quest, 1 card. Cost: 1 cleric, 1 fighter, 1 rogue and 1 wizard. Reward: 2 VP, and you may return 1 corruption.',
    },
    'SK-INTRIGUE-19': { title: 'Hunt Hidden Ghoul', text: 'Mandatory quest, 1 card. Cost: 1 cleric, 1 rogue and 2 gold. Reward: 2 VP.' },

    'WD-BLDG-01': {
      title: 'Caravan Court',
      text: 'Cost 4. Stock: 2 fighters when built and each round. Visitor: take the whole stock. Owner: 1 fighter.',
    },
    'WD-BLDG-02': { title: 'Dragon Tower', text: 'Cost 3. Visitor: take 1 wizard and draw 1 intrigue card. Owner: draw 1 intrigue card.' },
    'WD-BLDG-03': { title: 'Fetlock Court', text: 'Cost 8. Visitor: take 2 fighters and 1 wizard. Owner: 1 fighter or 1 wizard.' },
    'WD-BLDG-04': {
      title: 'The Golden Horn',
      text: 'Cost 4. Stock: 4 gold when built and each round. Visitor: take the whole stock. Owner: 2 gold.',
    },
    'WD-BLDG-05': { title: 'Helmstar Warehouse', text: 'Cost 3. Visitor: take 2 rogues and 2 gold. Owner: 1 rogue.' },
    'WD-BLDG-06': {
      title: 'Heroes’ Garden',
      text: 'Cost 4. Visitor: take a face-up quest from Cliffwatch Inn; you may complete it at once for 4 VP more, unless you have a mandatory quest. That is part of the action, so you may still complete another quest this turn; completed later, it brings no bonus. Owner: 2 VP.',
    },
    'WD-BLDG-07': {
      title: 'House of Good Spirits',
      text: 'Cost 3. Visitor: take 1 fighter and 1 adventurer of any type. Owner: 1 fighter.',
    },
    'WD-BLDG-08': { title: 'House of Heroes', text: 'Cost 8. Visitor: take 1 cleric and 2 fighters. Owner: 1 cleric or 1 fighter.' },
    'WD-BLDG-09': {
      title: 'House of the Moon',
      text: 'Cost 3. Visitor: take 1 cleric and a face-up quest from Cliffwatch Inn. Owner: 2 gold.',
    },
    'WD-BLDG-10': {
      title: 'House of Wonder',
      text: 'Cost 4. Visitor: pay 2 gold (gold lying here counts) and take 2 adventurers, each a cleric or a wizard. Owner: 2 gold.',
    },
    'WD-BLDG-11': {
      title: 'Jesters’ Court',
      text: 'Cost 4. Stock: 2 rogues when built and each round. Visitor: take the whole stock. Owner: 1 rogue.',
    },
    'WD-BLDG-12': { title: 'New Olamn', text: 'Cost 8. Visitor: take 2 rogues and 1 wizard. Owner: 1 rogue or 1 wizard.' },
    'WD-BLDG-13': { title: 'Northgate', text: 'Cost 3. Visitor: take 1 adventurer of any type and 2 gold. Owner: 2 VP.' },
    'WD-BLDG-14': {
      title: 'The Palace of Waterdeep',
      text: 'Cost 4. Visitor: take the Ambassador, from the side or off its space, which becomes free; if a player already holds it, you get nothing. An Ambassador sent here comes straight back to its holder for the next round. Owner: 2 VP. If this building leaves play, so does the Ambassador.',
    },
    'WD-BLDG-15': { title: 'The Skulkway', text: 'Cost 4. Visitor: take 1 fighter, 1 rogue and 2 gold. Owner: 1 fighter or 1 rogue.' },
    'WD-BLDG-16': {
      title: 'Smuggler’s Dock',
      text: 'Cost 4. Visitor: pay 2 gold (gold lying here counts) and take 4 adventurers, each a fighter or a rogue. Owner: 2 gold.',
    },
    'WD-BLDG-17': {
      title: 'Spires of the Morning',
      text: 'Cost 4. Stock: 1 cleric when built and each round. Visitor: take the whole stock. Owner: 2 VP.',
    },
    'WD-BLDG-18': {
      title: 'The Stone House',
      text: 'Cost 4. Visitor: take 1 gold for each building in play, no matter who owns it, this one included; the printed spaces and buildings in Builder’s Hall do not count. Owner: 2 gold.',
    },
    'WD-BLDG-19': {
      title: 'The Three Pearls',
      text: 'Cost 4. Visitor: return 2 adventurers of any type to the supply (adventurers lying here count), then take 3 of any types. Owner: 2 gold.',
    },
    'WD-BLDG-20': { title: 'The Tower of Luck', text: 'Cost 8. Visitor: take 1 cleric and 2 rogues. Owner: 1 cleric or 1 rogue.' },
    'WD-BLDG-21': {
      title: 'Tower of the Order',
      text: 'Cost 4. Stock: 1 wizard when built and each round. Visitor: take the whole stock. Owner: draw 1 intrigue card.',
    },
    'WD-BLDG-22': {
      title: 'The Waymoot',
      text: 'Cost 4. Stock: 3 VP when built and each round. Visitor: score the whole stock and take a face-up quest from Cliffwatch Inn. Used while still in Builder’s Hall, it gives a quest and the VP tokens lying on it; its builder no longer gets them. Owner: 2 VP.',
    },
    'WD-BLDG-23': {
      title: 'The Yawning Portal',
      text: 'Cost 4. Visitor: take 2 adventurers of any type. Owner: 1 adventurer of any type.',
    },
    'WD-BLDG-24': {
      title: 'The Zoarstar',
      text: 'Cost 8. Visitor: use a space that holds an opponent’s agent as though yours stood there: take what lies on it; its owner, if another player, gets the owner benefit. You must meet its requirements, no agent is placed, and a copied Harbor space brings no reassignment. Owner: 2 VP.',
    },

    'UM-BLDG-01': {
      title: 'Belkram’s Tomb',
      text: 'Cost 5. Visitor: take 5 gold, then play an intrigue card; you need one that can be played with that gold. Owner: 2 gold.',
    },
    'UM-BLDG-02': {
      title: 'Citadel of the Bloody Hand',
      text: 'Cost 7. Visitor: take 4 fighters, then put 1 fighter from the supply on each of 2 different action spaces. Owner: 2 fighters.',
    },
    'UM-BLDG-03': {
      title: 'The Eye’s Lair',
      text: 'Cost 3. Visitor: take 1 adventurer of any type, then play an intrigue card; you need one that can be played then. Owner: 2 VP.',
    },
    'UM-BLDG-04': {
      title: 'Hall of Many Pillars',
      text: 'Cost 5. Visitor: play 3 intrigue cards, each resolved before the next is chosen; you need 3 in hand, at least one of them playable. If none of the cards left can be played, the action ends. It is a single action. Owner: draw 1 intrigue card.',
    },
    'UM-BLDG-05': {
      title: 'Hall of Sleeping Kings',
      text: 'Cost 4. Visitor: take 1 fighter and 1 rogue, then play an intrigue card; you need one that can be played then. Owner: 1 fighter or 1 rogue.',
    },
    'UM-BLDG-06': {
      title: 'Hall of Three Lords',
      text: 'Cost 6. Visitor: put 3 adventurers from your tavern (those lying here count), one each, on 3 different action spaces and score 10 VP. Owner: 2 VP.',
    },
    'UM-BLDG-07': {
      title: 'High Duke’s Tomb',
      text: 'Cost 7. Visitor: take 8 gold, then put 1 gold from the supply on each of 2 different action spaces. Owner: 4 gold.',
    },
    'UM-BLDG-08': {
      title: 'The Librarium',
      text: 'Cost 7. Visitor: take 2 wizards, then put 1 wizard from the supply on any action space. Owner: 1 wizard.',
    },
    'UM-BLDG-09': {
      title: 'The Lost Cavern',
      text: 'Cost 6. Visitor: discard one of your active quests, not a mandatory one; take 1 fighter, 1 rogue and 1 adventurer of any type. Owner: 1 adventurer of any type.',
    },
    'UM-BLDG-10': {
      title: 'Room of Wisdom',
      text: 'Cost 7. Visitor: take 2 clerics, then put 1 cleric from the supply on any action space. Owner: 1 cleric.',
    },
    'UM-BLDG-11': {
      title: 'Shadowdusk Hold',
      text: 'Cost 7. Visitor: take 4 rogues, then put 1 rogue from the supply on each of 2 different action spaces. Owner: 2 rogues.',
    },
    'UM-BLDG-12': {
      title: 'Trobriand’s Graveyard',
      text: 'Cost 3. Visitor: take 4 gold and draw 2 intrigue cards, then discard any 2 from your hand, or as many as you have. Owner: draw 1 intrigue card.',
    },

    'SK-BLDG-01': { title: 'Cryptkey Facilitations', text: 'Cost 7. Visitor: take 3 rogues, 5 gold and 1 corruption. Owner: 3 gold.' },
    'SK-BLDG-02': {
      title: 'The Deepfires',
      text: 'Cost 6. Visitor: take 5 gold, 1 adventurer of any type and 1 corruption, then a face-up quest from Cliffwatch Inn. Owner: 3 VP.',
    },
    'SK-BLDG-03': {
      title: 'Delver’s Folly',
      text: 'Cost 6. Visitor: put 1 corruption from your tavern (or from here) on any action space; it does not return to the track. Owner: 2 VP.',
    },
    'SK-BLDG-04': {
      title: 'The Frontal Lobe',
      text: 'Cost 4. Visitor: return 1 adventurer of any type to the supply (one lying here counts), then take 3 wizards and 1 corruption. Owner: the adventurer just returned. An owner who visits gets it back only with Impersonate Tax Collector.',
    },
    'SK-BLDG-05': {
      title: 'The Hell Hound’s Muzzle',
      text: 'Cost 8. Visitor: take 1 cleric, 1 fighter, 1 rogue, 1 wizard and 1 corruption. Owner: 1 adventurer of any type.',
    },
    'SK-BLDG-06': {
      title: 'Monsters Made to Order',
      text: 'Cost 3. Stock: 1 corruption from the track when built and each round; from an empty track nothing comes, and nobody loses VP. Visitor: take all corruption lying here; for each token you may return one of your assigned agents to the pool. Owner: 2 VP.',
    },
    'SK-BLDG-07': {
      title: 'The Poisoned Quill',
      text: 'Cost 5. Visitor: return 1 corruption from your tavern (or from here), then play an intrigue card; you need one that can be played then. Owner: draw 1 intrigue card.',
    },
    'SK-BLDG-08': {
      title: 'Promenade of the Dark Maiden',
      text: 'Cost 9. Visitor: remove up to 2 corruption in your tavern from the game for good; you may come without any. Owner: 3 VP.',
    },
    'SK-BLDG-09': {
      title: 'Secret Shrine',
      text: 'Cost 8. Visitor: return 1 corruption from your tavern (or from here) and take 1 cleric. Owner: 1 cleric.',
    },
    'SK-BLDG-10': {
      title: 'Shradin’s Excellent Zombies',
      text: 'Cost 6. Visitor: take 3 fighters, 1 cleric and 1 corruption. Owner: 3 gold.',
    },
    'SK-BLDG-11': {
      title: 'Thimblewine’s Pawnshop',
      text: 'Cost 4. Visitor: return 1 corruption from your tavern (or from here) and take 1 gold. Owner: 2 gold.',
    },
    'SK-BLDG-12': {
      title: 'The Thrown Gauntlet',
      text: 'Cost 8. Visitor: take 3 fighters, 3 rogues and 1 corruption. Owner: 1 fighter and 1 rogue.',
    },

    'WD-QCARD-01': {
      title: 'Research Chronomancy',
      text: 'Arcana. Return one of your assigned agents to the pool, from any space, if you have one there. It can be used on a later turn; during reassignment it is assigned at once.',
    },
    'WD-QCARD-02': {
      title: 'Loot the Crypt of Chauntea',
      text: 'Commerce. Besides VP and an intrigue card you draw the top card of the quest deck as a new active quest.',
    },
    'WD-QCARD-03': {
      title: 'Lure Artisans of Mirabar',
      text: 'Commerce. Build one face-up building from Builder’s Hall for free and score the VP tokens on it. It is not a purchase. Without a building or a free control marker nothing happens.',
    },
    'WD-QCARD-04': {
      title: 'Placate the Walking Statue',
      text: 'Commerce. Reveal the top building of the stack and build it for free, with its first stock if it collects any. It is not a purchase. With an empty stack or no free control marker nothing happens.',
    },
    'WD-QCARD-05': { title: 'Send Aid to the Harpers', text: 'Commerce. You must choose an opponent, who takes 4 gold from the supply.' },
    'WD-QCARD-06': {
      title: 'Convert a Noble to Lathander',
      text: 'Piety. You also take one face-up quest from Cliffwatch Inn, which is refilled. You cannot complete the new quest right away.',
    },
    'WD-QCARD-07': {
      title: 'Discover Hidden Temple of Lolth',
      text: 'Piety. You also take one face-up quest from Cliffwatch Inn, which is refilled. You cannot complete the new quest right away.',
    },
    'WD-QCARD-08': {
      title: 'Form an Alliance with the Rashemi',
      text: 'Piety. You also take one face-up quest from Cliffwatch Inn, which is refilled. You cannot complete the new quest right away.',
    },
    'WD-QCARD-09': {
      title: 'Establish Harpers Safe House',
      text: 'Skullduggery. 8 VP and 2 more for each building you control now. Counted once; it is not a plot quest.',
    },
    'WD-QCARD-10': {
      title: 'Prison Break',
      text: 'Skullduggery. You also play one intrigue card from hand, if any can be played. It is not an action, so effects that depend on actions do not react.',
    },
    'WD-QCARD-11': {
      title: 'Explore Ahghairon’s Tower',
      text: 'Arcana, plot quest. Whenever your action provides any wizards, draw 1 intrigue card, once per action.',
    },
    'WD-QCARD-12': {
      title: 'Recover the Magister’s Orb',
      text: 'Arcana, plot quest. Once per round you may assign an agent to a space that holds an opponent’s agent, the Ambassador and buildings in Builder’s Hall included. On a Harbor space your agent is reassigned right after the one it joined.',
    },
    'WD-QCARD-13': { title: 'Study the Illusk Arch', text: 'Arcana, plot quest. Each time you complete another arcana quest, score 2 VP.' },
    'WD-QCARD-14': {
      title: 'Bribe the Shipwrights',
      text: 'Commerce, plot quest. Whenever your action provides any gold, also take 1 rogue, once per action.',
    },
    'WD-QCARD-15': {
      title: 'Establish New Merchant Guild',
      text: 'Commerce, plot quest. Each time you complete another commerce quest, score 2 VP.',
    },
    'WD-QCARD-16': {
      title: 'Infiltrate Builder’s Hall',
      text: 'Commerce, plot quest. Each time you buy a building, score 4 VP. Free buildings do not count.',
    },
    'WD-QCARD-17': {
      title: 'Defend the Tower of Luck',
      text: 'Piety, plot quest. No VP, but 1 adventurer of any type now and 1 more at the start of every later round.',
    },
    'WD-QCARD-18': {
      title: 'Produce a Miracle for the Masses',
      text: 'Piety, plot quest. Once per round, when your action provides any clerics, you may return 1 fighter, rogue or wizard to the supply and take 1 cleric.',
    },
    'WD-QCARD-19': {
      title: 'Protect the House of Wonder',
      text: 'Piety, plot quest. Each time you complete another piety quest, score 2 VP.',
    },
    'WD-QCARD-20': {
      title: 'Fence Goods for Duke of Darkness',
      text: 'Skullduggery, plot quest. Whenever your action provides any rogues, also take 2 gold, once per action.',
    },
    'WD-QCARD-21': {
      title: 'Install a Spy in Castle Waterdeep',
      text: 'Skullduggery, plot quest. Each time you complete another skullduggery quest, score 2 VP.',
    },
    'WD-QCARD-22': {
      title: 'Place a Sleeper Agent in Skullport',
      text: 'Skullduggery, plot quest. No VP now. Each time you play an intrigue card, of any kind and by any means, score 2 VP.',
    },
    'WD-QCARD-23': {
      title: 'Bolster Griffon Cavalry',
      text: 'Warfare, plot quest. Whenever your action provides any fighters, also take 1 fighter, once per action.',
    },
    'WD-QCARD-24': {
      title: 'Quell Mercenary Uprising',
      text: 'Warfare, plot quest. Each time you complete another warfare quest, score 2 VP.',
    },
    'WD-QCARD-25': {
      title: 'Recruit Lieutenant',
      text: 'Warfare, plot quest. No VP. The Lieutenant joins your pool at once and for the rest of the game as an agent of yours in every way. During reassignment you assign it at once.',
    },

    'UM-QCARD-01': {
      title: 'Deal with the Black Viper',
      text: 'Arcana. Four times: draw an intrigue card; you may play it at once, or keep it. Each is settled before the next is drawn. This is not an action.',
    },
    'UM-QCARD-02': {
      title: 'Survive a Meeting with Halaster',
      text: 'Arcana. Four adventurers of the cost may be of any type. Draw 1 intrigue card for each wizard spent on this quest.',
    },
    'UM-QCARD-03': {
      title: 'Recruit for City Watch',
      text: 'Commerce. Right after the reward, and only then, you may once pay 10 gold to take 3 fighters and 3 rogues.',
    },
    'UM-QCARD-04': {
      title: 'Threaten the Builders’ Guilds',
      text: 'Commerce. Build all face-up buildings of Builder’s Hall for free and score their VP tokens; only then is the Hall refilled. With too few control markers you choose which. It is neither a purchase nor a plot quest.',
    },
    'UM-QCARD-05': {
      title: 'Establish Temple to Ibrandul',
      text: 'Piety. Take all face-up quests from Cliffwatch Inn as active quests; then the Inn is refilled.',
    },
    'UM-QCARD-06': {
      title: 'Root Out Loviatar’s Faithful',
      text: 'Piety. Four adventurers of the cost may be of any type. 15 VP and 2 more for each cleric spent on this quest.',
    },
    'UM-QCARD-07': {
      title: 'Defend the Lanceboard Room',
      text: 'Skullduggery. The reward includes 8 adventurers, each of a type you choose.',
    },
    'UM-QCARD-08': {
      title: 'Unleash Crime Spree',
      text: 'Skullduggery. Right after the reward, and only then, you may once return 4 rogues for 10 more VP.',
    },
    'UM-QCARD-09': {
      title: 'Defend the Yawning Portal',
      text: 'Warfare. The reward includes 2 adventurers of any type, and you may return up to 3 of your assigned agents to the pool. During reassignment they are assigned at once.',
    },
    'UM-QCARD-10': {
      title: 'Destroy a Temple of Selvetarm',
      text: 'Warfare. Right after the reward, and only then, you may once return 4 fighters for 10 more VP.',
    },
    'UM-QCARD-11': { title: 'Establish Wizard Academy', text: 'Arcana, plot quest. Each time you take an arcana quest, take 1 wizard.' },
    'UM-QCARD-12': {
      title: 'Study in the Librarium',
      text: 'Arcana, plot quest. After an action that let you play intrigue cards is completely finished, draw 1 intrigue card; you may play it at once. Once per action; the extra card is not an action and does not trigger this again.',
    },
    'UM-QCARD-13': {
      title: 'Obtain Builders’ Plans',
      text: 'Commerce, plot quest. Once per round you may assign an agent to a free building in Builder’s Hall and use it as though it were yours, just as with Sample Wares.',
    },
    'UM-QCARD-14': { title: 'Sponsor Bounty Hunters', text: 'Commerce, plot quest. Each time you take a commerce quest, take 4 gold.' },
    'UM-QCARD-15': {
      title: 'Diplomatic Mission to Suzail',
      text: 'Piety, plot quest. When you complete a quest, it may be one lying face up at Cliffwatch Inn; the Inn is refilled before the reward. Mandatory quests still come first, and the limit is still one quest per turn.',
    },
    'UM-QCARD-16': { title: 'Sanctify a Desecrated Temple', text: 'Piety, plot quest. Each time you take a piety quest, take 1 cleric.' },
    'UM-QCARD-17': {
      title: 'Ally with the Xanathar’s Guild',
      text: 'Skullduggery, plot quest. Each time you take a skullduggery quest, take 2 rogues.',
    },
    'UM-QCARD-18': {
      title: 'Impersonate Tax Collector',
      text: 'Skullduggery, plot quest. Whenever you assign an agent to your own building, you also get its owner benefit, after the action. It works for buildings in Builder’s Hall used as though they were yours, but not for the Ambassador or an agent moved by Manipulate.',
    },
    'UM-QCARD-19': {
      title: 'Recover the Flame of the North',
      text: 'Warfare, plot quest. Each time you take a warfare quest, take 2 fighters.',
    },
    'UM-QCARD-20': {
      title: 'Seize Citadel of the Bloody Hand',
      text: 'Warfare, plot quest. Each time you complete another quest, even a mandatory one, you may take one adventurer spent on it back into your tavern after the reward. Never more than one per quest.',
    },

    'SK-QCARD-01': {
      title: 'Establish Cult Cell',
      text: 'Arcana. The reward includes 1 intrigue card and 3 corruption, which you must take.',
    },
    'SK-QCARD-02': { title: 'Renew Guards and Wards', text: 'Arcana. You may return up to 2 corruption to the track.' },
    'SK-QCARD-03': { title: 'Seal an Entrance to Skullport', text: 'Arcana. You may return up to 3 corruption to the track.' },
    'SK-QCARD-04': { title: 'Donate to the City', text: 'Commerce. You may return up to 3 corruption to the track.' },
    'SK-QCARD-05': {
      title: 'Fund Alchemical Research',
      text: 'Commerce. The reward includes 12 gold and 3 corruption, which you must take.',
    },
    'SK-QCARD-06': { title: 'Pay Fines', text: 'Commerce. You may return up to 2 corruption to the track.' },
    'SK-QCARD-07': {
      title: 'Banish Evil Spirits',
      text: 'Piety. The reward includes 1 adventurer of any type, and you may return up to 2 corruption to the track.',
    },
    'SK-QCARD-08': {
      title: 'Enter the Tower of Seven Woes',
      text: 'Piety. The cost is any seven adventurers. The reward includes 3 clerics and 4 corruption, which you must take.',
    },
    'SK-QCARD-09': { title: 'Institute Reforms', text: 'Piety. You may return up to 3 corruption to the track.' },
    'SK-QCARD-10': { title: 'Bury the Bodies', text: 'Skullduggery. The reward includes 2 corruption, which you must take.' },
    'SK-QCARD-11': {
      title: 'Rescue a Victim from the Skulls',
      text: 'Skullduggery. The reward includes 1 adventurer of any type, and you may return 1 corruption to the track.',
    },
    'SK-QCARD-12': { title: 'Save Kidnapped Nobles', text: 'Skullduggery. You may return up to 3 corruption to the track.' },
    'SK-QCARD-13': {
      title: 'Swindle the Builders’ Guilds',
      text: 'Skullduggery. Take 3 corruption and build two buildings from Builder’s Hall for free, one after the other; the Hall is refilled before you choose the second. You score their VP tokens; it is not a purchase.',
    },
    'SK-QCARD-14': {
      title: 'Assassinate Rivals',
      text: 'Warfare. Take 2 corruption; each opponent must return 1 adventurer of their choice to the supply. It is no attack card, so Open Lord does not protect.',
    },
    'SK-QCARD-15': { title: 'Improve Prison Security', text: 'Warfare. You may remove up to 3 corruption in your tavern from the game.' },
    'SK-QCARD-16': { title: 'Uncover Drow Plot', text: 'Warfare. You may return up to 2 corruption to the track.' },
    'SK-QCARD-17': {
      title: 'Recruit Academy Castoffs',
      text: 'Arcana, plot quest. Whenever you assign an agent to Blackstaff Tower, you may take 1 more wizard together with 1 corruption.',
    },
    'SK-QCARD-18': {
      title: 'Uncover Forbidden Lore',
      text: 'Arcana, plot quest. Whenever you assign an agent to Waterdeep Harbor, you may play up to 2 more intrigue cards; if you play any, take 1 corruption afterwards, once. What these cards give is not provided by your action.',
    },
    'SK-QCARD-19': {
      title: 'Defame Rival Business',
      text: 'Commerce, plot quest. Whenever you buy a building, you may move 1 corruption from your tavern to any action space.',
    },
    'SK-QCARD-20': {
      title: 'Extort Aurora',
      text: 'Commerce, plot quest. Whenever you assign an agent to Aurora’s Realms Shop, you may take 4 more gold together with 1 corruption.',
    },
    'SK-QCARD-21': {
      title: 'Give Honor to Mask',
      text: 'Piety, plot quest. Whenever you assign an agent to the Plinth, you may take 1 more cleric together with 1 corruption.',
    },
    'SK-QCARD-22': {
      title: 'Protect Converts to Eilistraee',
      text: 'Piety, plot quest. Once on each of your turns, when you return corruption to the track, you may return 1 more.',
    },
    'SK-QCARD-23': {
      title: 'Expand Guild Activities',
      text: 'Skullduggery, plot quest. Whenever you assign an agent to the Grinning Lion Tavern, you may take 2 more rogues together with 1 corruption.',
    },
    'SK-QCARD-24': {
      title: 'Shelter Zhentarim Agents',
      text: 'Skullduggery, plot quest. The reward includes 1 corruption. From then on, once on each of your turns, when you gain corruption from the track or from a space, draw 1 intrigue card.',
    },
    'SK-QCARD-25': {
      title: 'Fix the Champions’ Games',
      text: 'Warfare, plot quest. Whenever you assign an agent to the Field of Triumph, you may take 2 more fighters together with 1 corruption.',
    },
    'SK-QCARD-26': {
      title: 'Train Castle Guards',
      text: 'Warfare, plot quest. Whenever any player takes the first-player marker, you and that player take 1 fighter each; if it is you, take 2. It works even if the marker was there already.',
    },

    'WD-LORD-01': { title: 'Brianne Byndraeth', text: '4 VP for each completed arcana or skullduggery quest.' },
    'WD-LORD-02': { title: 'Caladorn Cassalanter', text: '4 VP for each completed skullduggery or warfare quest.' },
    'WD-LORD-03': { title: 'Durnan the Wanderer', text: '4 VP for each completed commerce or warfare quest.' },
    'WD-LORD-04': { title: 'Khelben Arunsun, the Blackstaff', text: '4 VP for each completed arcana or warfare quest.' },
    'WD-LORD-05': { title: 'Kyriani Agrivar', text: '4 VP for each completed arcana or piety quest.' },
    'WD-LORD-06': { title: 'Larissa Neathal', text: '6 VP for each building you control at the end, at most 9 buildings.' },
    'WD-LORD-07': { title: 'Mirt the Moneylender', text: '4 VP for each completed commerce or piety quest.' },
    'WD-LORD-08': { title: 'Nindil Jalbuck', text: '4 VP for each completed piety or skullduggery quest.' },
    'WD-LORD-09': { title: 'Nymara Scheiron', text: '4 VP for each completed commerce or skullduggery quest.' },
    'WD-LORD-10': { title: 'Piergeiron the Paladinson', text: '4 VP for each completed piety or warfare quest.' },
    'WD-LORD-11': { title: 'Sammereza Sulphontis', text: '4 VP for each completed arcana or commerce quest.' },
    'UM-LORD-01': { title: 'Danilo Thann', text: '3 VP for each completed quest; mandatory quests do not count.' },
    'UM-LORD-02': {
      title: 'Halaster Blackcloak',
      text: '4 VP for each completed Undermountain quest, mandatory ones excluded, and for each Undermountain building you control at the end.',
    },
    'UM-LORD-03': {
      title: 'Trobriand',
      text: '5 VP for each completed quest with a printed reward of at least 10 VP. Additional VP from options, buildings and plot quests do not matter.',
    },
    'SK-LORD-01': {
      title: 'Irusyl Eraneth',
      text: '6 VP for each completed quest of one type, named at final scoring: the one you completed most often. Mandatory quests have no type.',
    },
    'SK-LORD-02': {
      title: 'Sangalor',
      text: '4 VP for each completed Skullport quest, mandatory ones excluded, and for each Skullport building you control at the end.',
    },
    'SK-LORD-03': {
      title: 'The Xanathar',
      text: '4 VP for each corruption in your tavern at the end. The usual penalty for corruption is deducted all the same.',
    },

    'SK-CORR-01': {
      title: 'A resource of its own',
      text: 'Corruption is neither gold nor an adventurer and can never be chosen where one of those is asked for.',
    },
    'SK-CORR-02': { title: 'The track', text: 'The corruption track has nine spaces, from −1 to −9, each for at most 3 tokens.' },
    'SK-CORR-03': {
      title: 'Taking corruption',
      text: 'Each token comes from the space nearest to −1 that still has one, into your tavern.',
    },
    'SK-CORR-04': {
      title: 'Empty track',
      text: 'For each token that you must take but cannot, you lose 10 VP at once. That does not count as gaining corruption.',
    },
    'SK-CORR-05': {
      title: 'Returning corruption',
      text: 'Each token goes from your tavern to the space farthest from −1 that holds fewer than 3.',
    },
    'SK-CORR-06': { title: 'Removing corruption', text: 'A removed token leaves the game; the track does not change.' },
    'SK-CORR-07': {
      title: 'Corruption on spaces',
      text: 'It comes from where the effect says: the track, nearest to −1 first, or a tavern. On a space it belongs to nobody until taken.',
    },
    'SK-CORR-08': {
      title: 'What a token costs',
      text: 'The track is always filled from −9 without gaps, so the price of a token at the end depends on how many are left there: 25 – 0 VP; 22 to 24 – 1; 19 to 21 – 2; 16 to 18 – 3; 13 to 15 – 4; 10 to 12 – 5; 7 to 9 – 6; 4 to 6 – 7; 1 to 3 – 8; none – 9.',
    },
    'SK-CORR-09': {
      title: 'One by one',
      text: 'Several tokens are taken or returned one by one; players who choose in turn see the track as it then is.',
    },
    'SK-CORR-10': {
      title: 'Stock from the track',
      text: 'Monsters Made to Order takes its stock from the track. If the track is empty, nothing is placed and no VP are lost.',
    },
    'SK-CORR-11': { title: 'Up to', text: '“Up to” for returning or removing includes none. A fixed number is a requirement.' },
    'SK-CORR-12': { title: 'In sight', text: 'Corruption in a tavern is public and does not by itself change the score during the game.' },

    'WD-END-01': { title: 'After round 8', text: 'After round 8 the game is over and final scoring follows. Nothing ends it earlier.' },
    'WD-SCORE-01': { title: 'Adventurers', text: 'Each adventurer in your tavern is worth 1 VP.' },
    'WD-SCORE-02': { title: 'Gold', text: 'Every 2 gold in your tavern is worth 1 VP, rounded down.' },
    'WD-SCORE-03': { title: 'Lords', text: 'Lords are revealed and score. Completed plot quests count, mandatory quests do not.' },
    'SK-SCORE-01': {
      title: 'Corruption',
      text: 'With Skullport you lose, for each corruption in your tavern, the value of the empty track space farthest from −1; nothing if no space is empty.',
    },
    'WD-SCORE-04': {
      title: 'What scores nothing',
      text: 'Resources on action spaces, active quests and intrigue cards in hand score nothing. A score may be negative.',
    },
    'WD-TIE-01': {
      title: 'Winner',
      text: 'The player with the most VP wins. In a tie the one with more gold in the tavern wins (scoring does not use it up); if that is equal too, the victory is shared. Other places are ranked the same way.',
    },

    'WD-HIDDEN-01': {
      title: 'Hidden',
      text: 'Hidden: lords, except for their owner and players who saw them through an effect; intrigue cards in hand; the order of all decks and of the building stack; unused lords and, with both modules, the removed cards and buildings.',
    },
    'WD-HIDDEN-02': {
      title: 'Public',
      text: 'Public: scores, taverns, agents and where they stand, all quests in front of players, buildings and their owners, everything on spaces, Builder’s Hall, Cliffwatch Inn, the number of cards in hands and decks, discard piles, the corruption track, round and turn order.',
    },
    'WD-HIDDEN-03': {
      title: 'Cards',
      text: 'A drawn intrigue card is seen only by its owner; a played, discarded or revealed card by everyone. Quests revealed from the deck are public.',
    },
    'WD-HIDDEN-04': {
      title: 'Seen lords',
      text: 'Blackmail shows a lord only to the player who played it. Open Lord shows one to everyone for good.',
    },
    'WD-HIDDEN-05': {
      title: 'One after another',
      text: 'Everything that concerns several players is settled one after another; there are no secret bids.',
    },
    'WD-SIX-01': {
      title: 'Six players',
      text: 'With six, each has 2 agents and one more from round 5. At least one module must be in use. The sixth faction is the Gray Hands, with 9 control markers like the others. A game with six always counts as long.',
    },
    'WD-SIX-02': { title: 'The sixth player', text: 'The sixth clockwise starts with 9 gold.' },
    'WD-LONG-01': {
      title: 'More agents',
      text: 'Optional for 2 to 5 players with at least one module: 5, 4, 3 or 3 agents each for 2, 3, 4 or 5 players, and one more from round 5. Everything else stays, 8 rounds included.',
    },
    'WD-TWO-MODULES-01': { title: 'Always long', text: 'With both modules you play with the agents of the long game.' },
    'WD-TWO-MODULES-02': {
      title: 'Less of the base game',
      text: 'Before setup 25 of the 50 base intrigue cards, 30 of the 60 quests and 12 of the 24 buildings are removed at random, unseen. With both modules that makes 75 intrigue cards, 90 quests and 36 buildings. All 17 lords are in use.',
    },
    'WD-TWO-MODULES-03': { title: 'All boards', text: 'All boards of both modules are in use; setup is otherwise unchanged.' },
  },
};
