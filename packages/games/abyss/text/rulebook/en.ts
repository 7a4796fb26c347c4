import type { Rulebook } from './chapters.ts';

export const rulebook: Rulebook = {
  chapters: {
    'AB-SETUP': 'Setup',
    'AB-TURN': 'The turn',
    'AB-PLOT': 'Plotting',
    'AB-EXP': 'Exploring',
    'AB-THR': 'Monsters and threat',
    'AB-COUNCIL': 'The Council',
    'AB-REC': 'Recruiting a lord',
    'AB-AFF': 'Affiliated allies',
    'AB-COURT': 'The Court',
    'AB-LOC': 'Keys and locations',
    'AB-ABIL': 'Abilities',
    'AB-LORD': 'The lords',
    'AB-TILE': 'The locations',
    'AB-END': 'End of the game',
    'AB-SCORE': 'Scoring',
    'AB-TIE': 'Ties',
    'AB-HIDDEN': 'Open and hidden',
    'KR-SETUP': 'Kraken: setup',
    'KR-ALLY': 'Kraken: Kraken allies',
    'KR-NEB': 'Kraken: Nebulis',
    'KR-FIG': 'Kraken: the figure',
    'KR-SENT': 'Kraken: Sentinels',
    'KR-LOOT': 'Kraken: sanctuaries and loot',
    'KR-LORD': 'Kraken: the lords',
    'KR-TILE': 'Kraken: the locations',
    'KR-SCORE': 'Kraken: scoring',
    'KR-HIDDEN': 'Kraken: open and hidden',
  },
  rules: {
    'AB-SETUP-01': { title: 'Number of players', text: 'The game is for 2 to 4 players. The rules are the same for any number of them.' },
    'AB-SETUP-02': {
      title: 'Shared areas',
      text: 'Four areas are shared by all: the exploration deck with a track of 5 spaces, the Council with 5 stacks, the lord deck with the 6 spaces of the Court, and the threat track with 6 steps.',
    },
    'AB-SETUP-03': {
      title: 'Exploration deck',
      text: 'Shuffle all 71 exploration cards, 65 allies and 6 monsters, into one face-down deck next to the first space of the track. The discard is empty.',
    },
    'AB-SETUP-04': {
      title: 'The five races',
      text: 'There are five races: Squids (blue), Shellfish (green), Crabs (red), Seahorses (yellow) and Jellyfish (purple). Each has 13 allies: one of value 5, two of 4, three of 3, three of 2 and four of 1.',
    },
    'AB-SETUP-05': {
      title: 'Lords and Court',
      text: 'Shuffle the 35 lords into a face-down deck and reveal 6 of them into the Court. The lord discard is empty.',
    },
    'AB-SETUP-06': {
      title: 'Locations',
      text: 'Shuffle the 20 locations into a face-down stack and reveal the top one. At the start it is the only location available.',
    },
    'AB-SETUP-07': {
      title: 'Monster tokens',
      text: 'Mix the 20 monster tokens face down: nine are worth 2, nine are worth 3 and two are worth 4.',
    },
    'AB-SETUP-08': { title: 'Threat marker', text: 'The threat marker starts on step 1 of the threat track.' },
    'AB-SETUP-09': {
      title: 'Keys',
      text: '10 key tokens lie in the supply. If that is ever too few, more are added: keys do not run out.',
    },
    'AB-SETUP-10': { title: 'Pearls', text: 'You start with 1 pearl. All other pearls form the Treasury, which never runs out.' },
    'AB-SETUP-11': { title: 'First player', text: 'The first player is drawn at random. Variant: the players choose one themselves.' },
    'AB-SETUP-12': {
      title: 'Empty start',
      text: 'At the start nobody has allies, lords, locations, keys or monster tokens. The track and the stacks of the Council are empty.',
    },

    'AB-TURN-01': {
      title: 'Order of a turn',
      text: 'Players take turns clockwise. Your turn has three steps: plot, any number of times; take exactly one action; take control of a location if you have the keys for it.',
    },
    'AB-TURN-02': {
      title: 'Start of a turn',
      text: 'At the start of your turn, before you plot, your once-a-turn abilities are ready again, the price of an ally is back to 1, every opponent may buy again, and an active Landlord gives you a pearl.',
    },
    'AB-TURN-03': {
      title: 'One action',
      text: 'As your action you explore, ask the Council or recruit a lord. Choose any of these that is possible.',
    },
    'AB-TURN-04': {
      title: 'What you can do',
      text: 'You can explore while the exploration deck or its discard holds a card, ask the Council while there is a stack with cards, and recruit while you can pay for a lord of the Court.',
    },
    'AB-TURN-05': { title: 'Nothing to do', text: 'If you can take no action at all, you skip this step and your turn goes on.' },
    'AB-TURN-06': {
      title: 'When to use abilities',
      text: 'You choose the moment for an ability used “once per turn”: before, between and after your plots, between two decisions of your exploration, or after your action and the control of locations. You may not use it while someone else decides, in the middle of another effect, or between getting your third key and taking the location.',
    },
    'AB-TURN-07': {
      title: 'End of a turn',
      text: 'At the end of your turn you may use the abilities you have left. Then you discard surplus cards if an opponent’s Commander demands it. Then it is the turn of the player to your left, or yours again if you have an extra turn.',
    },
    'AB-TURN-08': { title: 'Extra turn', text: 'An extra turn, such as the Invoker gives, is a full turn with all its steps.' },
    'AB-TURN-09': {
      title: 'Deciding together',
      text: 'When an effect asks several opponents at once, each decides alone. What follows is carried out clockwise from the active player.',
    },

    'AB-PLOT-01': {
      title: 'Plotting',
      text: 'Before your action you may pay 1 pearl to the Treasury: the top lord of the deck is then placed face up in the empty space of the Court farthest from the deck.',
    },
    'AB-PLOT-02': {
      title: 'As often as you can',
      text: 'You may plot again and again, as long as you have a pearl, the Court has an empty space and the lord deck has a card.',
    },
    'AB-PLOT-03': {
      title: 'No bonus',
      text: 'Plotting never gives you the pearls for refilling the Court and never triggers the end of the game, not even with the last card of the lord deck.',
    },
    'AB-PLOT-04': { title: 'Before the action', text: 'Once you have chosen your action, you may not plot any more this turn.' },

    'AB-EXP-01': {
      title: 'Revealing',
      text: 'Reveal exploration cards one at a time, each onto the empty space of the track nearest to the deck. Deal with a card in full before you reveal the next.',
    },
    'AB-EXP-02': { title: 'Five spaces', text: 'The track has 5 spaces. When you begin to explore, all of them are empty.' },
    'AB-EXP-03': {
      title: 'How long you explore',
      text: 'You explore until you take an ally or fight a monster. You cannot stop earlier, unless the cards run out.',
    },
    'AB-EXP-04': {
      title: 'Offered first',
      text: 'An ally you reveal is offered to your opponents first. You may neither refuse to sell it nor name a price.',
    },
    'AB-EXP-05': {
      title: 'Clockwise',
      text: 'The offer goes clockwise, beginning on your left. Each opponent is asked once per card and buys or passes; the first to buy ends the offer.',
    },
    'AB-EXP-06': {
      title: 'Rising price',
      text: 'The first ally bought during your turn costs 1 pearl, the second 2, the third 3 and so on, no matter who buys and what the ally’s value is.',
    },
    'AB-EXP-07': {
      title: 'Paying the explorer',
      text: 'The buyer pays you, not the Treasury, and takes the card into hand. An opponent who cannot pay the full price is passed over.',
    },
    'AB-EXP-08': {
      title: 'One purchase each',
      text: 'During your turn, each opponent may buy only one ally. An opponent who has bought is not asked again this turn.',
    },
    'AB-EXP-09': { title: 'After a sale', text: 'A bought card leaves its space free at once, and you must reveal the next card onto it.' },
    'AB-EXP-10': {
      title: 'Take or go on',
      text: 'If nobody buys an ally that does not lie on the fifth space, choose: take it into your hand for free and end the exploration, or leave it and reveal the next card.',
    },
    'AB-EXP-11': {
      title: 'The fifth space',
      text: 'If nobody buys an ally on the fifth space, you must take it, and you receive 1 pearl from the Treasury.',
    },
    'AB-EXP-12': {
      title: 'Only the last card',
      text: 'Only the card revealed last can be bought, taken or fought. Those you left behind stay on the track until the exploration ends.',
    },
    'AB-EXP-13': {
      title: 'A sale on the fifth space',
      text: 'If an ally is bought on the fifth space, you get no extra pearl: the space is free again, and you reveal another card onto it.',
    },
    'AB-EXP-14': {
      title: 'Clearing the track',
      text: 'When the exploration ends, allies left on the track go face down to the Council, each onto the stack of its race, and monsters left there are discarded. Then comes the control of locations.',
    },
    'AB-EXP-15': {
      title: 'Empty deck',
      text: 'When the exploration deck is empty, the discard is shuffled into a new one, even in the middle of an exploration. Cards on the track, in hands, in the Council and affiliated allies stay where they are.',
    },
    'AB-EXP-16': {
      title: 'No card left',
      text: 'If deck and discard are both empty, you cannot go on: take the ally that nobody buys, or fight the monster without raising the threat. The extra pearl is still only for the fifth space. If the last card was bought, the exploration ends and you take nothing.',
    },
    'AB-EXP-17': {
      title: 'Order at the end',
      text: 'At the end of an exploration you take the ally or fight the monster, then receive the pearl of the fifth space, then the reward for the fight, and the threat marker goes back; then the track is cleared, and your Ship Master pays. Each of these gains of pearls is separate.',
    },

    'AB-THR-01': { title: 'Not for sale', text: 'A monster is not offered to anybody. You must fight it or keep exploring.' },
    'AB-THR-02': { title: 'Fighting', text: 'You always win a fight. The monster goes to the discard.' },
    'AB-THR-03': {
      title: 'Exploring further',
      text: 'If you keep exploring, the threat marker moves one step forward, at most to step 6, the monster stays on the track, and you reveal the next card. Every monster you leave behind raises the threat again.',
    },
    'AB-THR-04': {
      title: 'Reward',
      text: 'A fight gives you the reward of the step where the threat marker stands. If the step offers a choice, you take one of its rewards as a whole.',
    },
    'AB-THR-05': {
      title: 'The six steps',
      text: 'Step 1: 1 pearl or 1 monster token. Step 2: 2 pearls, 2 tokens, or 1 of each. Step 3: 1 key. Step 4: 1 key, and the choice of step 1. Step 5: 1 key, and the choice of step 2. Step 6: 2 keys.',
    },
    'AB-THR-06': {
      title: 'Where rewards come from',
      text: 'Draw monster tokens without looking and keep them face down. Pearls come from the Treasury, keys from the supply.',
    },
    'AB-THR-07': {
      title: 'Too few tokens',
      text: 'If there are not enough monster tokens left for a reward, you cannot choose it. Where there is a choice, you can always take pearls alone.',
    },
    'AB-THR-08': { title: 'After the fight', text: 'After the reward the threat marker goes back to step 1, and the exploration ends.' },
    'AB-THR-09': {
      title: 'The marker stays',
      text: 'The marker moves in no other way: it stays where it is when you take an ally, and between turns. Only loot, in Kraken, can move it too.',
    },
    'AB-THR-10': {
      title: 'A monster on the fifth space',
      text: 'A monster on the fifth space must be fought. Besides the reward you receive 1 extra pearl.',
    },

    'AB-COUNCIL-01': { title: 'Taking a stack', text: 'As your action, take all the cards of one stack that is not empty into your hand.' },
    'AB-COUNCIL-02': { title: 'No looking', text: 'You may not look at the cards before you take them, and you may not change your mind.' },
    'AB-COUNCIL-03': {
      title: 'Sizes are open',
      text: 'Everybody may know how many cards lie in each stack. Variant: you only see which stacks are empty.',
    },
    'AB-COUNCIL-04': {
      title: 'Five stacks',
      text: 'There is one face-down stack for each race, of any size. A stack that was taken fills again with later explorations.',
    },
    'AB-COUNCIL-05': {
      title: 'No hand limit',
      text: 'You may hold any number of cards; only an opponent’s Commander limits your hand. Variant: at the end of your turn, for each card above 12, discard a card or pay 1 pearl.',
    },
    'AB-COUNCIL-06': {
      title: 'Other ways',
      text: 'Stacks can be emptied in other ways too: the Alchemist takes a second one, the Apprentice takes one on arrival, the Oracle discards one.',
    },

    'AB-REC-01': {
      title: 'One lord',
      text: 'Choose a lord of the Court and pay for him with allies from your hand, adding pearls if you need them. You recruit one lord per action; only the Corruptor gives you a second.',
    },
    'AB-REC-02': {
      title: 'Exact number of races',
      text: 'The allies you spend must be of exactly as many races as the lord’s cost shows: one for each sign or ring, no more and no fewer.',
    },
    'AB-REC-03': {
      title: 'Mandatory race',
      text: 'A race shown by its sign must be among them. A ring stands for any other race you like. Ambassadors need all five races.',
    },
    'AB-REC-04': {
      title: 'Several of a race',
      text: 'You may spend several allies of one race. But every race needs at least one ally, even if the others already reach the cost.',
    },
    'AB-REC-05': {
      title: 'Value',
      text: 'The values of your allies and the pearls you add must reach the cost. What goes beyond it is lost; you get no change.',
    },
    'AB-REC-06': {
      title: 'Pearls',
      text: 'Each pearl, paid to the Treasury, makes up for one missing point of value. You pay exactly what is missing. Pearls never replace a race, but you may save strong allies and pay more pearls.',
    },
    'AB-REC-07': {
      title: 'The cost you pay',
      text: 'You pay the printed cost: 2 less if you have an active Treasurer, 2 more if an opponent has an active Recruiter and you have no active Shaman, and never less than 0. The races stay the same.',
    },
    'AB-REC-08': {
      title: 'Extra allies',
      text: 'You may spend more allies than you need, as long as the races are right. They are lost like any surplus, but they too can become affiliated. Variant: you may not spend an ally you could do without at no extra cost.',
    },
    'AB-REC-09': { title: 'Spent allies', text: 'The allies you spent go to the discard, except the one that becomes affiliated.' },
    'AB-REC-10': {
      title: 'Only the hand',
      text: 'You pay only with cards from your hand: not with affiliated allies, cards on the track, cards in the Council or lords.',
    },
    'AB-REC-11': { title: 'A free lord', text: 'A lord you recruit lies face up in front of you and is free.' },
    'AB-REC-12': {
      title: 'Order of a recruitment',
      text: 'A recruitment goes like this: you pay; one ally becomes affiliated; the lord enters play; his ability and all that follows from it is carried out; the Court slides together and is refilled if needed; the end of the game is checked; you take control of locations.',
    },
    'AB-REC-13': {
      title: 'Not for himself',
      text: 'A lord’s ability never changes his own recruitment: not the cost, not the races, not the affiliation.',
    },
    'AB-REC-14': { title: 'Even without effect', text: 'You may recruit a lord even if his ability will do nothing.' },

    'AB-AFF-01': {
      title: 'One is affiliated',
      text: 'When you pay for a lord with allies, the one with the lowest value stays with you: it becomes affiliated. You cannot decline this.',
    },
    'AB-AFF-02': { title: 'Equal values', text: 'If several of them share the lowest value, you choose one of those.' },
    'AB-AFF-03': { title: 'Master of Magic', text: 'With an active Master of Magic you may affiliate any of the allies you spent.' },
    'AB-AFF-04': {
      title: 'Affiliated allies',
      text: 'Affiliated allies lie face up in front of you to the end and count in the scoring. They are not part of your hand, and you can neither spend nor discard them. Only the Executioner of Kraken can take one away.',
    },
    'AB-AFF-05': {
      title: 'Without allies',
      text: 'Nobody is affiliated for a lord who comes without allies being spent: the Corruptor’s second lord, or a lord taken with the Traitor or the Schemer.',
    },
    'AB-AFF-06': {
      title: 'At the end',
      text: 'At the end of the game you affiliate more allies from your hand: the one with the lowest value of each race.',
    },

    'AB-COURT-01': {
      title: 'Six spaces',
      text: 'The Court has 6 spaces in a row, with the lord deck at one end. Lords lie as far from the deck as they can, so that empty spaces are always next to it.',
    },
    'AB-COURT-02': { title: 'Sliding', text: 'After a recruitment the lords that are left slide together, away from the deck.' },
    'AB-COURT-03': {
      title: 'Refilling the Court',
      text: 'If at most 2 lords are left after your recruitment, you receive 2 pearls from the Treasury, and then the Court is filled from the lord deck.',
    },
    'AB-COURT-04': {
      title: 'Three or more lords left',
      text: 'If 3 or more lords are left, the Court is not refilled, and there are no pearls.',
    },
    'AB-COURT-05': {
      title: 'Once per action',
      text: 'This is checked once per action, when all abilities of the lords you recruited are done. You get the pearls at most once.',
    },
    'AB-COURT-06': {
      title: 'Too few lords',
      text: 'If the lord deck cannot fill the Court, all its lords are placed, you still receive the 2 pearls, and the end of the game is triggered: the others take one last turn each.',
    },
    'AB-COURT-07': {
      title: 'The farthest space',
      text: 'Plots, and abilities that work like them, use the empty space farthest from the deck.',
    },
    'AB-COURT-08': { title: 'Discarded lords', text: 'Discarded lords never come back. The lord deck is not reshuffled.' },
    'AB-COURT-09': {
      title: 'One by one',
      text: 'The Court is filled one lord at a time, each into the empty space farthest from the deck. Where a lord lies makes no difference to play.',
    },

    'AB-LOC-01': {
      title: 'Your keys',
      text: 'Your keys are your key tokens and the keys on your active lords, that is, lords who are free and not turned. A lord shows one key or none.',
    },
    'AB-LOC-02': {
      title: 'Three keys',
      text: 'If you have 3 keys or more after your action and all that followed from it, you must take control of a location at once. You cannot decline or wait.',
    },
    'AB-LOC-03': { title: 'Exactly three', text: 'A location takes exactly 3 keys.' },
    'AB-LOC-04': {
      title: 'More than three keys',
      text: 'If you have more than 3 keys, you choose which to use: tokens and lords in any mix.',
    },
    'AB-LOC-05': {
      title: 'Used keys',
      text: 'Key tokens you use go back to the supply. Lords you use are put under the location: they are now covered.',
    },
    'AB-LOC-06': { title: 'Two sources', text: 'You take one of the available locations, or you reveal new ones from the stack.' },
    'AB-LOC-07': {
      title: 'Turning up locations',
      text: 'Name a number from 1 to 4, but no more than the stack holds, and reveal that many locations at once. Keep one of these; the others stay face up and are available to everybody.',
    },
    'AB-LOC-08': {
      title: 'Not replaced',
      text: 'Available locations are not replaced when they are taken. More come only when somebody reveals new ones, and there may be none at all.',
    },
    'AB-LOC-09': {
      title: 'Keys with the location',
      text: 'You choose the keys together with the location, after any new ones have been revealed.',
    },
    'AB-LOC-10': {
      title: 'Covered lords',
      text: 'A covered lord has no ability, his key is used up, and no ability can target him. He still counts: his influence, his guild, the number of your lords and the key on his card.',
    },
    'AB-LOC-11': { title: 'Another location', text: 'If you still have 3 keys or more, you must take another location at once.' },
    'AB-LOC-12': {
      title: 'No location left',
      text: 'If no location is available and the stack is empty, nothing happens and you keep your keys.',
    },
    'AB-LOC-13': {
      title: 'Ambassadors',
      text: 'An Ambassador takes control of a location by himself when he enters play: no other key is used, and he goes under the tile.',
    },
    'AB-LOC-14': { title: 'Turned lords', text: 'A turned lord gives no key so he cannot help to take a location.' },
    'AB-LOC-15': {
      title: 'Kept for good',
      text: 'You lose a location only by exchanging it yourself, with the Illusionist or the Black Smokers. The lords under it move under the new one. You may control any number of locations.',
    },
    'AB-LOC-16': {
      title: 'The third key',
      text: 'If a lord brings your third key, what he does on entering play comes first; then he may be covered at once. You can spare him only by using other keys.',
    },
    'AB-LOC-17': {
      title: 'What a location says',
      text: 'Every location says what it is worth at the end of the game: points of its own, and points for something you have, such as lords of a guild or affiliated allies of a race.',
    },

    'AB-ABIL-01': {
      title: 'With an arrow',
      text: 'An ability with an arrow (here, with the word “Now”) is used once: at the moment the lord enters play.',
    },
    'AB-ABIL-02': {
      title: 'Without an arrow',
      text: 'An ability without an arrow works from the moment the lord enters play until he is covered, turned or discarded.',
    },
    'AB-ABIL-03': {
      title: 'Entering play',
      text: 'A lord enters play when you recruit him, or take him with the Traitor or the Schemer. A lord set free by the Liberator does not enter play again.',
    },
    'AB-ABIL-04': {
      title: 'Once a turn',
      text: 'The Slaver, the Oracle and the Opportunist can be used once in each of your turns, also in the turn they enter play. With Kraken the same goes for the Ferryman and the Recipient.',
    },
    'AB-ABIL-05': {
      title: 'Optional abilities',
      text: 'You don’t have to use the abilities of the Corruptor, the Traitor, the Schemer and the Illusionist. All other abilities with an arrow must be carried out as far as possible.',
    },
    'AB-ABIL-06': {
      title: 'No target',
      text: 'An effect that finds no target does nothing. The recruitment stands, and the effect is not kept for later.',
    },
    'AB-ABIL-07': {
      title: 'Shaman',
      text: 'Abilities of other players’ Soldiers do not affect a player with an active Shaman. He blocks nothing else.',
    },
    'AB-ABIL-08': {
      title: 'Only free lords',
      text: 'Abilities can target only free lords, never covered ones. Turned lords are free, and may be chosen where the ability allows it.',
    },
    'AB-ABIL-09': {
      title: 'Effects within effects',
      text: 'An effect within another is carried out first, and in full: a lord taken with the Traitor, the Schemer or the Corruptor uses his ability before the first recruitment goes on.',
    },
    'AB-ABIL-10': {
      title: 'Guilds',
      text: 'Every lord belongs to one of six guilds: Soldiers (red, Crabs), Merchants (green, Shellfish), Politicians (blue, Squids), Mages (purple, Jellyfish), Farmers (yellow, Seahorses) and Ambassadors (many colours, no race). A guild’s race is the one its lords demand. Farmers have no abilities.',
    },
    'AB-ABIL-11': {
      title: 'A lord card',
      text: 'A lord’s card shows his name; his cost, a number for the value with the sign of the race he demands and a ring for every other race; his ability; a key, if he has one; and his influence points (VP).',
    },

    'AB-LORD-01': {
      title: 'Recruiter',
      text: 'This Soldier costs 10, in Crabs and one other race, and gives 4 VP and a key. Every lord costs your opponents 2 more, except the second lord of a Corruptor. A Shaman protects his owner. Variant: the printed cost is doubled instead.',
    },
    'AB-LORD-02': {
      title: 'Jailer',
      text: 'This Soldier costs 6, in Crabs and two other races, and gives 7 VP. Now: each opponent discards 1 ally of their choice from hand. An empty hand loses nothing, and affiliated allies are safe. A Shaman protects his owner.',
    },
    'AB-LORD-03': {
      title: 'Seeker',
      text: 'This Soldier costs 7, in Crabs and one other race, and gives 7 VP. Now: each opponent pays 2 pearls to the Treasury, or all they have if it is less. You gain nothing from it. A Shaman protects his owner.',
    },
    'AB-LORD-04': {
      title: 'Assassin',
      text: 'This Soldier costs 10, in Crabs alone, and gives 6 VP. Now: choose one free lord of each opponent, not turned yet, and turn him. His ability and his key no longer work, but he still counts for influence, guild and number of lords. He never turns back, yet he stays free: the Traitor or the Schemer may discard him. A Shaman protects his owner.',
    },
    'AB-LORD-05': {
      title: 'Commander',
      text: 'This Soldier costs 8, in Crabs alone, and gives 4 VP and a key. Opponents with more than 6 allies in hand discard down to 6, of their own choice: now, and at the end of each of their turns. A card bought in another player’s turn may be kept until then. A Shaman protects his owner. Variant: the limit holds right after a purchase as well.',
    },
    'AB-LORD-06': {
      title: 'Tamer',
      text: 'This Soldier costs 6, in Crabs and two other races, and gives 4 VP and a key. An opponent who fights a monster gets the reward of the step before the marker; on the first step, that of the first. The marker itself goes back to the start as usual. A Shaman protects his owner.',
    },
    'AB-LORD-07': {
      title: 'Hunter',
      text: 'This Soldier costs 8, in Crabs and one other race, and gives 6 VP. Now: choose an opponent with a monster token and take 1 of their tokens at random; keep it face down. An opponent with an active Shaman cannot be chosen.',
    },
    'AB-LORD-08': {
      title: 'Ship Master',
      text: 'This Merchant costs 6, in Shellfish and two other races, and gives 5 VP and a key. When your exploration ends, also with a fight, you receive 1 pearl for each different race among the allies that go from the track to the Council. The ally you take, allies sold and monsters do not count.',
    },
    'AB-LORD-09': {
      title: 'Trader',
      text: 'This Merchant costs 10, in Shellfish and two other races, and gives 9 VP. Now: you receive 3 pearls.',
    },
    'AB-LORD-10': {
      title: 'Peddler',
      text: 'This Merchant costs 8, in Shellfish alone, and gives 9 VP. Now: you receive 2 pearls.',
    },
    'AB-LORD-11': {
      title: 'Landlord',
      text: 'This Merchant costs 10, in Shellfish and one other race, and gives 5 VP and a key. You receive 1 pearl now and 1 at the start of each of your turns, extra turns included, before you plot.',
    },
    'AB-LORD-12': {
      title: 'Slaver',
      text: 'This Merchant costs 8, in Shellfish alone, and gives 5 VP and a key. Once per turn: you may discard 1 ally from your hand and receive 2 pearls.',
    },
    'AB-LORD-13': {
      title: 'Shopkeeper',
      text: 'This Merchant costs 6, in Shellfish and two other races, and gives 9 VP. Now: you receive 1 pearl.',
    },
    'AB-LORD-14': {
      title: 'Shaman',
      text: 'This Mage costs 6, in Jellyfish and two other races, and gives 5 VP and a key. Abilities of other players’ Soldiers do not affect you while he is active. What they did before is not undone, and when he is no longer active, their lasting abilities affect you again.',
    },
    'AB-LORD-15': {
      title: 'Invoker',
      text: 'This Mage costs 8, in Jellyfish alone, and gives 8 VP. Now: after this turn you take one extra turn, also when he came as a replacement, and also during the last turns of the game.',
    },
    'AB-LORD-16': {
      title: 'Apprentice',
      text: 'This Mage costs 6, in Jellyfish and two other races, and gives 9 VP. Now: take all the cards of one stack of the Council into your hand, if any has cards. The Alchemist does not double this.',
    },
    'AB-LORD-17': {
      title: 'Oracle',
      text: 'This Mage costs 8, in Jellyfish and one other race, and gives 5 VP and a key. Once per turn: you may discard one stack of the Council without looking at it.',
    },
    'AB-LORD-18': {
      title: 'Alchemist',
      text: 'This Mage costs 7, in Jellyfish alone, and gives 5 VP and a key. When you ask the Council, you take two different stacks, one after the other: you see the first before you choose the second. If only one stack has cards, you take that one.',
    },
    'AB-LORD-19': {
      title: 'Illusionist',
      text: 'This Mage costs 10, in Jellyfish alone, and gives 9 VP. Now: you may exchange one of your locations for an available one, without keys. The lords under it move under the new one, and its immediate effect takes place. The old one becomes available.',
    },
    'AB-LORD-20': {
      title: 'Master of Magic',
      text: 'This Mage costs 10, in Jellyfish and two other races, and gives 6 VP and a key. When you recruit with allies, you may affiliate any of those you spent. His own recruitment and the end of the game follow the usual rule. Variant: you must affiliate the strongest.',
    },
    'AB-LORD-21': {
      title: 'Opportunist',
      text: 'This Politician costs 6, in Squids and two other races, and gives 5 VP and a key. Once per turn: you may discard a lord of the Court and put the top lord of the deck into his space. There are no pearls for this.',
    },
    'AB-LORD-22': {
      title: 'Corruptor',
      text: 'This Politician costs 10, in Squids alone, and gives 6 VP. Now: you may recruit one more lord of the Court for exactly 5 pearls, whatever he costs, without allies; nobody is affiliated. You choose before the Court is refilled, so the pearls for refilling come too late. His ability and key work as usual, and he counts towards the seventh lord.',
    },
    'AB-LORD-23': {
      title: 'Traitor',
      text: 'This Politician costs 12, in Squids and two other races, and gives 6 VP. Now: you may discard another free lord of yours, even a turned one, and take any lord of the Court for free. The new lord is not turned, uses his ability at once, and his key counts. This is no recruitment, but the Court has one lord less when it is checked for refilling.',
    },
    'AB-LORD-24': {
      title: 'Diplomat',
      text: 'This Politician costs 8, in Squids alone, and gives 5 VP and a key. When you recruit, you do not need the race that the lord demands. The number of races and the cost stay the same.',
    },
    'AB-LORD-25': {
      title: 'Treasurer',
      text: 'This Politician costs 10, in Squids and one other race, and gives 5 VP and a key. Every lord after him costs you 2 less, except the Corruptor’s second lord.',
    },
    'AB-LORD-26': {
      title: 'Schemer',
      text: 'This Politician costs 8, in Squids and two other races, and gives 6 VP. Now: you may discard another free lord of yours, even a turned one, and take the top lord of the deck for free. You choose whom to discard before you see the new one. Everything else is as with the Traitor, but the Court does not change.',
    },
    'AB-LORD-27': {
      title: 'Keeper',
      text: 'This Farmer costs 6, in Seahorses and two other races, and gives 6 VP and a key. No ability.',
    },
    'AB-LORD-28': {
      title: 'Reaper',
      text: 'This Farmer costs 7, in Seahorses and one other race, and gives 6 VP and a key. No ability.',
    },
    'AB-LORD-29': { title: 'Shepherd', text: 'This Farmer costs 8, in Seahorses alone, and gives 6 VP and a key. No ability.' },
    'AB-LORD-30': { title: 'Miller', text: 'This Farmer costs 8, in Seahorses and one other race, and gives 10 VP. No ability.' },
    'AB-LORD-31': {
      title: 'Aquaculturalist',
      text: 'This Farmer costs 9, in Seahorses and two other races, and gives 11 VP. No ability.',
    },
    'AB-LORD-32': { title: 'Landowner', text: 'This Farmer costs 10, in Seahorses alone, and gives 12 VP. No ability.' },
    'AB-LORD-33': {
      title: 'Sage',
      text: 'This Ambassador costs 10, in all five races, and gives 4 VP. Now: reveal 2 locations from the stack and control one of them, with the Sage under it; the other becomes available. If only one is left, take it; if none is left, he stays free.',
    },
    'AB-LORD-34': {
      title: 'Hermit',
      text: 'This Ambassador costs 10, in all five races, and gives 5 VP. Now: reveal 1 location from the stack and control it, with the Hermit under it. If none is left, he stays free.',
    },
    'AB-LORD-35': {
      title: 'Elder',
      text: 'This Ambassador costs 10, in all five races, and gives 3 VP. Now: reveal 3 locations from the stack and control one of them, with the Elder under it; the others become available. If fewer are left, choose among those; if none is left, he stays free.',
    },

    'AB-TILE-01': { title: 'Sargasso Silos', text: '5 VP, plus 2 for each of your Farmers.' },
    'AB-TILE-02': { title: 'Hydrozoa Reserves', text: '6 VP, plus 2 for each of your Mages.' },
    'AB-TILE-03': { title: 'Sanctuary', text: '4 VP, plus 3 for each of your affiliated Jellyfish.' },
    'AB-TILE-04': { title: 'Parliament', text: '6 VP, plus 2 for each of your Politicians.' },
    'AB-TILE-05': { title: 'Barracks', text: '7 VP, plus 2 for each of your Soldiers.' },
    'AB-TILE-06': { title: 'Dockworks', text: '5 VP, plus 2 for each of your Merchants.' },
    'AB-TILE-07': { title: 'Sargasso Fields', text: '3 VP, plus 3 for each of your affiliated Seahorses.' },
    'AB-TILE-08': { title: 'Abyss', text: '2 VP for each different guild among your lords: at most 12, or 14 with Kraken.' },
    'AB-TILE-09': {
      title: 'City of Mirrors',
      text: 'At the end it copies one location of an opponent and scores what that location would score for you, with your own lords and affiliated allies. The best one is chosen for you. It never scores less than 0, and nothing at all if no opponent has a location.',
    },
    'AB-TILE-10': {
      title: 'Black Smokers',
      text: 'When you take control of this location, you may look through the stack and exchange it for any location there. The lords move under the new one, and its immediate effect takes place. The Black Smokers are shuffled into the stack; if you keep them, they score 0. Variant: exchanged, they leave the game.',
    },
    'AB-TILE-11': { title: 'Oceanic Senate Assembly', text: '4 VP, plus 3 for each of your affiliated Squids.' },
    'AB-TILE-12': { title: 'Depths', text: 'Twice the influence of your weakest lord; without lords, nothing.' },
    'AB-TILE-13': { title: 'Throne Room', text: 'The influence of your strongest lord once more; without lords, nothing.' },
    'AB-TILE-14': { title: 'Jail', text: '15 VP, minus 1 for each of your lords.' },
    'AB-TILE-15': { title: 'Chasm', text: '5 VP, plus 3 for each of your affiliated Crabs.' },
    'AB-TILE-16': { title: 'Closed Tower', text: '3 VP for each of your lords who shows a key, even if he is covered or turned.' },
    'AB-TILE-17': { title: 'Lost Tower', text: '3 VP for each of your lords who shows no key. Ambassadors count here.' },
    'AB-TILE-18': { title: 'Chamber of Allies', text: '3 VP, plus the value of your weakest affiliated ally of each race.' },
    'AB-TILE-19': { title: 'Nest of Giant Clams', text: '3 VP, plus 3 for each of your affiliated Shellfish.' },
    'AB-TILE-20': { title: 'Coral Barrier', text: '20 VP, minus 1 for each of your affiliated allies.' },

    'AB-END-01': {
      title: 'The seventh lord',
      text: 'The end is triggered when a player recruits a lord and then owns 7 lords, free, turned and covered together.',
    },
    'AB-END-02': {
      title: 'Too few lords for the Court',
      text: 'The end is also triggered when the Court must be refilled after a recruitment and the lord deck cannot fill all 6 spaces. Variant: it is triggered when a turn ends with the lord deck empty and the Court not full.',
    },
    'AB-END-03': {
      title: 'Empty deck',
      text: 'An empty lord deck alone does not end the game, nor does filling the Court with its very last card.',
    },
    'AB-END-04': {
      title: 'Last turns',
      text: 'The active player finishes the turn as usual. Then every other player takes exactly one last turn, clockwise. The player who triggered the end has no further turn.',
    },
    'AB-END-05': {
      title: 'Later causes',
      text: 'Once the end has been triggered, a further cause changes nothing. Extra turns from the Invoker are still played: the player who triggered the end takes them before the others, any other player right after their last turn.',
    },
    'AB-END-06': {
      title: 'Final affiliation',
      text: 'After the last turn you affiliate, of each race still in your hand, the ally with the lowest value. The rest of your hand is discarded.',
    },
    'AB-END-07': { title: 'Counting', text: 'Then monster tokens are revealed and points are counted.' },

    'AB-SCORE-01': {
      title: 'Four parts',
      text: 'Your score, in influence points (VP), has four parts: locations, lords, allies and monster tokens.',
    },
    'AB-SCORE-02': {
      title: 'Locations',
      text: 'Add up the points of all locations you control, counted after the last affiliation. Your lords count for them whether free, turned or covered.',
    },
    'AB-SCORE-03': { title: 'Lords', text: 'Add the influence of all your lords: free, turned and covered.' },
    'AB-SCORE-04': {
      title: 'Allies',
      text: 'For each race add the value of your strongest affiliated ally only. A race without affiliated allies gives nothing.',
    },
    'AB-SCORE-05': { title: 'Monsters', text: 'Add the values of your monster tokens.' },
    'AB-SCORE-06': { title: 'Worth nothing', text: 'Pearls, keys and the cards you discarded from your hand are worth nothing.' },
    'AB-SCORE-07': { title: 'Winner', text: 'The player with the most points wins.' },

    'AB-TIE-01': { title: 'Pearls', text: 'If players are equal in points, the one with more pearls wins.' },
    'AB-TIE-02': {
      title: 'Strongest lord',
      text: 'If they are still equal, the one who has the single lord with the most influence wins. Covered and turned lords count.',
    },
    'AB-TIE-03': { title: 'Shared victory', text: 'If they are equal even then, they win together.' },
    'AB-TIE-04': {
      title: 'All places',
      text: 'The other places are decided the same way: points, pearls, strongest lord. Players equal in all of them share a place.',
    },

    'AB-HIDDEN-01': { title: 'Hands', text: 'Only you see the cards in your hand. Everybody sees how many there are.' },
    'AB-HIDDEN-02': { title: 'The track', text: 'Cards on the track are open to all. So are purchases and the card you take at the end.' },
    'AB-HIDDEN-03': {
      title: 'Council stacks',
      text: 'The stacks of the Council lie face down, and nobody may look. Only the player who takes a stack sees its cards.',
    },
    'AB-HIDDEN-04': {
      title: 'Monster tokens',
      text: 'Everybody sees how many monster tokens you have, but only you see their values, until the end. When the Hunter takes a token, thief and victim know which, and nobody else does.',
    },
    'AB-HIDDEN-05': {
      title: 'What is open',
      text: 'Everybody sees lords and whether they are turned, locations and the lords under them, affiliated allies, pearls, key tokens and the threat marker.',
    },
    'AB-HIDDEN-06': {
      title: 'Decks',
      text: 'Nobody sees what is left in the exploration deck, the lord deck, the location stack and the pool of monster tokens, nor in what order. How much is left is open.',
    },
    'AB-HIDDEN-07': {
      title: 'Leaving the hand',
      text: 'Cards that leave a hand, spent, discarded or affiliated, are shown. But nobody may look through the discard: only its size is open, and a stack discarded with the Oracle stays unseen.',
    },
    'AB-HIDDEN-08': {
      title: 'Locations',
      text: 'Locations that are revealed are shown to all. Only the owner of the Black Smokers looks through the stack, but the location taken is shown to all.',
    },
    'AB-HIDDEN-09': {
      title: 'No leaks',
      text: 'What you may not know is never shown to you: not on the table, not in the log, not when you come back to a game.',
    },
    'AB-HIDDEN-10': { title: 'Lord discard', text: 'The lord discard is open: every card in it has lain face up before.' },

    'KR-SETUP-01': {
      title: 'Kraken allies',
      text: 'Shuffle the 7 Kraken allies into the exploration deck. It now has 78 cards: 72 allies and 6 monsters.',
    },
    'KR-SETUP-02': {
      title: 'New lords',
      text: 'Shuffle the 18 new lords into the lord deck, 53 in all. 8 of them are Smugglers, a seventh guild; 2 join each of the five guilds that have a race. There are no new Ambassadors.',
    },
    'KR-SETUP-03': {
      title: 'New locations',
      text: 'Shuffle the 6 new locations into the stack, 26 in all. Everything else is set up as without Kraken.',
    },
    'KR-SETUP-04': {
      title: 'Nebulis and figure',
      text: 'The Nebulis and the Kraken figure lie next to the Treasury. Nebulis do not run out, and nobody owns the figure yet.',
    },
    'KR-SETUP-05': { title: 'Sentinels', text: 'The 3 Sentinels lie next to the lord deck.' },
    'KR-SETUP-06': { title: 'Loot', text: 'Shuffle the 25 loot cards into a face-down deck.' },
    'KR-SETUP-07': { title: 'No Nebulis', text: 'At the start nobody has any Nebulis.' },

    'KR-ALLY-01': {
      title: 'Value and Nebulis',
      text: 'There are two Krakens of value 2, three of 3 and two of 4. They show 1, 2 and 3 Nebulis: always one less than the value.',
    },
    'KR-ALLY-02': {
      title: 'While exploring',
      text: 'In an exploration Krakens are allies like any other: offered at the usual price, bought, taken or left.',
    },
    'KR-ALLY-03': {
      title: 'Left on the track',
      text: 'When your exploration ends, put each Kraken left on the track face down onto a stack of the Council, in the order of the track. You choose the stack for each; it may be empty or reserved. Later the Kraken is taken with that stack.',
    },
    'KR-ALLY-04': {
      title: 'Any race',
      text: 'When you recruit, each Kraken you spend counts as one race of your choice, whether that race is already among your allies or not. You choose again each time.',
    },
    'KR-ALLY-05': {
      title: 'When a payment fits',
      text: 'A payment with Krakens fits if you can give them races so that there are exactly as many races as the lord asks for, and the one he demands is among them. With an active Diplomat, or for a lord who demands none, only the number matters.',
    },
    'KR-ALLY-06': {
      title: 'Never affiliated',
      text: 'Krakens are never affiliated. When you pay, all Krakens are discarded first; then the lowest of the other allies is affiliated. If you paid with Krakens alone, nobody is.',
    },
    'KR-ALLY-07': { title: 'Master of Magic', text: 'With the Master of Magic, too, you choose only among allies who are not Krakens.' },
    'KR-ALLY-08': {
      title: 'Nebulis received',
      text: 'When you recruit with Krakens, you receive at once the Nebulis they show. You cannot use these to pay for the same lord.',
    },
    'KR-ALLY-09': {
      title: 'Discarded otherwise',
      text: 'Krakens discarded in any other way give no Nebulis. In your hand they count as cards like any other.',
    },
    'KR-ALLY-10': {
      title: 'At the end',
      text: 'Before the scoring you receive the Nebulis on the Krakens in your hand and discard these cards; none is affiliated. With an active Cleaner you receive no Nebulis.',
    },
    'KR-ALLY-11': { title: 'No race', text: 'For the Ship Master and for locations a Kraken is of no race.' },
    'KR-ALLY-12': {
      title: 'Order',
      text: 'With Kraken a recruitment goes like this: you pay pearls and Nebulis; the Krakens you spent are discarded; you receive their Nebulis; opponents with an active Shareholder receive their pearl; one of the other allies is affiliated; the lord enters play and uses his ability. For the Corruptor’s second lord the same, without allies.',
    },

    'KR-NEB-01': {
      title: 'A second currency',
      text: 'Nebulis are a second currency. Where a rule or a card says pearls, it never means Nebulis, not even in a tie.',
    },
    'KR-NEB-02': {
      title: 'Where they come from',
      text: 'You receive Nebulis for recruiting with Krakens, through abilities of lords, and from opponents who pay you with them.',
    },
    'KR-NEB-03': {
      title: 'One Nebulis in a payment',
      text: 'When you buy an ally or make up the cost of a lord with pearls, you may pay one Nebulis in place of a pearl. Only one, and only if all your pearls go into the same payment or you have none.',
    },
    'KR-NEB-04': {
      title: 'Pearls and Nebulis together',
      text: 'Pearls and Nebulis together must equal the price. With an active Outlaw there may be 2 Nebulis among them, and with an active Counterfeiter you may keep pearls; with both you may do both.',
    },
    'KR-NEB-05': {
      title: 'Where they go',
      text: 'Nebulis paid for an ally go to the active player, who cannot refuse them. Nebulis paid for a lord go to the supply.',
    },
    'KR-NEB-06': { title: 'Not for plots', text: 'You cannot plot with Nebulis, only with pearls.' },
    'KR-NEB-07': {
      title: 'Corruptor',
      text: 'Among the 5 pearls for the Corruptor’s second lord there may be Nebulis, as in any payment.',
    },
    'KR-NEB-08': {
      title: 'Forced losses',
      text: 'Pearls you are forced to lose, to a Seeker or a Highwayman, cannot be replaced by Nebulis.',
    },
    'KR-NEB-09': {
      title: 'Optional',
      text: 'You never have to use a Nebulis. An opponent who could pay only with one is still asked to buy.',
    },

    'KR-FIG-01': {
      title: 'First Nebulis',
      text: 'The Kraken figure marks the most corrupt player. The first player to receive a Nebulis takes it.',
    },
    'KR-FIG-02': {
      title: 'A tie is enough',
      text: 'When your Nebulis rise to as many as the holder has, or more, you take the figure at once. A tie is enough.',
    },
    'KR-FIG-03': {
      title: 'When the holder loses Nebulis',
      text: 'When the holder’s Nebulis fall and others now have as many or more, the figure goes to the one with the most. If several have the most, the holder chooses at once. The same applies when one effect lifts several players to the same number.',
    },
    'KR-FIG-04': {
      title: 'Back to the supply',
      text: 'If the holder gives away the last Nebulis and nobody else has any, the figure goes back to the supply.',
    },
    'KR-FIG-05': {
      title: 'When nothing changes',
      text: 'A tie by itself does not move the figure: the holder must lose Nebulis, or somebody else gain some.',
    },
    'KR-FIG-06': { title: 'The penalty', text: 'Only the player who holds the figure at the end of the game pays its penalty.' },
    'KR-FIG-07': {
      title: 'The last Nebulis',
      text: 'At the end the Nebulis for Krakens in hand come to everybody at the same time. If nobody held the figure, the player who now has the most takes it; among equals, the first in turn order from the player who triggered the end.',
    },
    'KR-FIG-08': {
      title: 'Once per event',
      text: 'The figure is checked once for each event. The Nebulis of one purchase are one event, for giver and receiver together; so are the Nebulis paid for one lord, those of all Krakens spent on him, and one use of an ability. In a recruitment the payment is checked before the gain.',
    },

    'KR-SENT-01': {
      title: 'Taking a Sentinel',
      text: 'When the Watcher, the Vigil or the Lookout enters play, take the Sentinel that belongs to him. It is yours to the end of the game, whatever happens to the lord.',
    },
    'KR-SENT-02': {
      title: 'What it reserves',
      text: 'In your turn you may place a Sentinel that lies in front of you. It reserves a lord of the Court, a stack of the Council, even an empty one, or an available location.',
    },
    'KR-SENT-03': {
      title: 'First placement',
      text: 'The first placement is part of the lord’s effect and mandatory, if there is anywhere to place it. After that, placing it is optional.',
    },
    'KR-SENT-04': {
      title: 'One per area',
      text: 'The Court, the Council and the available locations hold at most one Sentinel each, no matter who owns it. In the Court you need a lord to reserve, among the locations an available one.',
    },
    'KR-SENT-05': {
      title: 'Only the owner',
      text: 'Only you may take what your Sentinel reserves: recruit the lord, take the stack, control the location. Nobody else may take, discard, replace or exchange it by any ability.',
    },
    'KR-SENT-06': { title: 'Cards may be added', text: 'Anybody may still add cards to a reserved stack.' },
    'KR-SENT-07': {
      title: 'No duty',
      text: 'You don’t have to take what you have reserved, and you may take something else from the same area.',
    },
    'KR-SENT-08': {
      title: 'It returns',
      text: 'When you take what you reserved, or remove it with your own Oracle or Opportunist, the Sentinel comes back to you. You may place it again from your next turn on.',
    },
    'KR-SENT-09': {
      title: 'It stays',
      text: 'A placed Sentinel cannot be moved or called back. When the Court slides, it goes with its lord.',
    },
    'KR-SENT-10': {
      title: 'For the others',
      text: 'For everybody else, what you reserved does not exist where a rule asks what can be taken, discarded or exchanged. But a reserved lord does take up a space of the Court, and counts when it is checked for refilling.',
    },

    'KR-LOOT-01': {
      title: 'Sanctuaries',
      text: 'Four locations are sanctuaries: the Cetacean Graveyard, the Abandoned Convoy, the Megalodon and the Battlefield. The location called Sanctuary is not one of them. As soon as you take control of a sanctuary, by any means, you search it.',
    },
    'KR-LOOT-02': {
      title: 'First draw',
      text: 'Place the location and draw the first loot card onto it, face up. This first draw is mandatory.',
    },
    'KR-LOOT-03': {
      title: 'Rewards',
      text: 'Each card gives its reward at once. 3: a key token. 4: 2 pearls. 5: a monster token. 6: an ally. 7: nothing.',
    },
    'KR-LOOT-04': {
      title: 'For a 6: an ally',
      text: 'For a 6, reveal exploration cards until an ally turns up, and take it into your hand, even a Kraken. Each monster raises the threat one step, if it can still rise, and is discarded. If neither deck nor discard has an ally, you get none.',
    },
    'KR-LOOT-05': { title: 'Draw or stop', text: 'After each card you decide: draw another, or stop.' },
    'KR-LOOT-06': {
      title: 'Duplicate',
      text: 'If a new card has the number of a card already on this location, you still get its reward. Then both are discarded and the search ends. The other cards and all rewards stay yours.',
    },
    'KR-LOOT-07': { title: 'Stopping', text: 'If you stop, all cards stay on the location, and you keep all the rewards.' },
    'KR-LOOT-08': {
      title: 'What loot is worth',
      text: 'At the end each loot card is worth its number in points to the player who controls the location, and to a City of Mirrors that copies it.',
    },
    'KR-LOOT-09': {
      title: 'The loot deck',
      text: 'The loot deck has three cards with a 3, four with a 4, five with a 5, six with a 6 and seven with a 7.',
    },
    'KR-LOOT-10': { title: 'Keys', text: 'Keys found in a search count when it is over: then you may have to take another location.' },
    'KR-LOOT-11': {
      title: 'Loot stays',
      text: 'Loot stays on its location, even when the location becomes available again. The next player to take control of it goes on searching with the cards lying there, and may stop at once: the first draw is mandatory only where no loot lies.',
    },
    'KR-LOOT-12': {
      title: 'Empty loot deck',
      text: 'If the loot deck is empty, shuffle the discarded loot. If there is none, the search ends.',
    },

    'KR-LORD-01': {
      title: 'Ferryman',
      text: 'This Smuggler costs 7, in any one race, and gives 5 VP and a key. Once per turn: you may return 1 Nebulis to the supply and receive 1 pearl.',
    },
    'KR-LORD-02': {
      title: 'Outlaw',
      text: 'This Smuggler costs 7, in any one race, and gives 6 VP and a key. A payment of yours may contain up to 2 Nebulis.',
    },
    'KR-LORD-03': {
      title: 'Counterfeiter',
      text: 'This Smuggler costs 7, in any one race, and gives 5 VP and a key. You may pay with a Nebulis even if you keep pearls.',
    },
    'KR-LORD-04': {
      title: 'Fence',
      text: 'This Smuggler costs 7, in any one race, and gives 8 VP. Now: give 1 of your Nebulis to each opponent, including those you have just received for recruiting. If you have too few, give them all away, one each, to opponents of your choice. A Shaman does not protect from this.',
    },
    'KR-LORD-05': {
      title: 'Cleaner',
      text: 'This Smuggler costs 7, in any one race, and gives 7 VP and a key. If he is active at the end of the game, Krakens in your hand give you no Nebulis. They are still discarded.',
    },
    'KR-LORD-06': {
      title: 'Watcher',
      text: 'This Smuggler costs 5, in any two races, and gives 4 VP. Now: take his Sentinel, place it and receive 1 Nebulis.',
    },
    'KR-LORD-07': {
      title: 'Vigil',
      text: 'This Smuggler costs 5, in any two races, and gives 4 VP. Now: take his Sentinel, place it and receive 1 Nebulis.',
    },
    'KR-LORD-08': {
      title: 'Lookout',
      text: 'This Smuggler costs 5, in any two races, and gives 4 VP. Now: take his Sentinel, place it and receive 1 Nebulis.',
    },
    'KR-LORD-09': {
      title: 'Shareholder',
      text: 'This Merchant costs 9, in Shellfish and one other race, and gives 5 VP and a key. Whenever an opponent recruits a lord, including a second one with the Corruptor, you receive 1 pearl from the Treasury; not for lords taken with the Traitor or the Schemer. It comes with the payment, before the new lord’s ability: a Seeker already finds it.',
    },
    'KR-LORD-10': {
      title: 'Inheritor',
      text: 'This Merchant costs 10, in Shellfish and one other race, and gives 7 VP. Now: you receive 5 pearls.',
    },
    'KR-LORD-11': {
      title: 'Hypnotist',
      text: 'This Mage costs 9, in Jellyfish and one other race, and gives 5 VP and a key. In each opponent’s turn you may buy up to 2 allies. The price rises with each as usual.',
    },
    'KR-LORD-12': {
      title: 'Healer',
      text: 'This Mage costs 7, in Jellyfish alone, and gives 7 VP. Now: take an ally of your choice from the exploration discard into your hand, even a Kraken or one you have just spent. You may look through the discard only while you choose.',
    },
    'KR-LORD-13': {
      title: 'Highwayman',
      text: 'This Soldier costs 9, in Crabs and one other race, and gives 4 VP and a key. Whenever an opponent gains 2 pearls or more at once, they give you 1 of them. Each sale, reward, ability and refill is a separate gain; Nebulis do not count. A Shaman protects his owner.',
    },
    'KR-LORD-14': {
      title: 'Executioner',
      text: 'This Soldier costs 9, in Crabs and two other races, and gives 5 VP. Now: name one of the five races. Each opponent with affiliated allies of that race discards one of them, of their own choice. A Shaman protects his owner.',
    },
    'KR-LORD-15': {
      title: 'Recipient',
      text: 'This Politician costs 7, in Squids and one other race, and gives 5 VP and a key. Once per turn: you may bring the top lord of the deck to the empty space of the Court farthest from it, for free.',
    },
    'KR-LORD-16': {
      title: 'Liberator',
      text: 'This Politician costs 9, in Squids and one other race, and gives 8 VP. Now: take one of your covered lords from under a location. He is free again, his lasting ability and his key work again, and you keep the location. What he does on entering play is not repeated. Then your keys are counted again.',
    },
    'KR-LORD-17': {
      title: 'Grower',
      text: 'This Farmer costs 9, in Seahorses and one other race, and gives 7 VP and a key. No ability.',
    },
    'KR-LORD-18': { title: 'Oyster Farmer', text: 'This Farmer costs 12, in Seahorses alone, and gives 13 VP. No ability.' },

    'KR-TILE-01': { title: 'Gambling Den', text: '5 VP, plus 2 for each of your Smugglers.' },
    'KR-TILE-02': {
      title: 'Kraken’s Lair',
      text: '15 VP, minus 3 for each of your Nebulis at the scoring, those for Krakens in hand included. It can fall below zero.',
    },
    'KR-TILE-03': {
      title: 'Cetacean Graveyard',
      text: 'A sanctuary: search it when you take control of it. At the end, it is worth the numbers on the loot that lies there.',
    },
    'KR-TILE-04': {
      title: 'Abandoned Convoy',
      text: 'A sanctuary: search it when you take control of it. At the end, it is worth the numbers on the loot that lies there.',
    },
    'KR-TILE-05': {
      title: 'Megalodon',
      text: 'A sanctuary: search it when you take control of it. At the end, it is worth the numbers on the loot that lies there.',
    },
    'KR-TILE-06': {
      title: 'Battlefield',
      text: 'A sanctuary: search it when you take control of it. At the end, it is worth the numbers on the loot that lies there.',
    },

    'KR-SCORE-01': {
      title: 'Order',
      text: 'The end goes like this: the last turns, the Nebulis for Krakens in hand, the last affiliation, the scoring.',
    },
    'KR-SCORE-02': { title: 'Nebulis', text: 'Each of your Nebulis costs you 1 VP.' },
    'KR-SCORE-03': { title: 'The figure', text: 'The player who holds the Kraken figure loses 5 more VP.' },
    'KR-SCORE-04': {
      title: 'Score',
      text: 'Your score is that of the base game, with loot counted under locations, minus your Nebulis and minus 5 for the figure. It can fall below zero.',
    },

    'KR-HIDDEN-01': {
      title: 'What is open',
      text: 'Nebulis, the figure, Sentinels and the loot on locations are open to all. The loot deck is hidden; how many cards it has is open.',
    },
    'KR-HIDDEN-02': {
      title: 'Cards revealed for loot',
      text: 'Cards revealed for a 6 of the loot are shown to all, the ally you take too.',
    },
    'KR-HIDDEN-03': {
      title: 'Krakens in the Council',
      text: 'When a Kraken is put into the Council, everybody sees which Kraken goes to which stack.',
    },
    'KR-HIDDEN-04': {
      title: 'Healer',
      text: 'The ally taken with the Healer is shown to all. The rest of the discard is seen only by the player who chooses, and only then.',
    },
    'KR-HIDDEN-05': { title: 'Discarded loot', text: 'Discarded loot is open to all.' },
  },
};
