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
    'AB-SETUP-01': {
      title: 'Number of players',
      text: 'The game is for 2, 3 or 4 players. There are no player-count adjustments anywhere in the rules.',
    },
    'AB-SETUP-02': {
      title: 'Shared areas',
      text: 'Four shared areas exist: the exploration deck with a track of 5 spaces, the Council with 5 stacks, the Lord deck with a Court of 6 spaces, and the Threat track with 6 steps.',
    },
    'AB-SETUP-03': {
      title: 'Exploration deck',
      text: 'Shuffle all 71 exploration cards (65 Allies, 6 Monsters) into one face-down deck next to space 1. The exploration discard starts empty.',
    },
    'AB-SETUP-04': {
      title: 'The five races',
      text: 'Each of the five Races (squid/blue, shellfish/green, crab/red, seahorse/yellow, jellyfish/purple) has 13 Ally cards: one 5, two 4s, three 3s, three 2s, four 1s.',
    },
    'AB-SETUP-05': {
      title: 'Lords and Court',
      text: 'Shuffle the 35 Lords into a face-down deck, then reveal 6 and fill the Court. The Lord discard starts empty.',
    },
    'AB-SETUP-06': {
      title: 'Locations',
      text: 'Shuffle the 20 Location tiles into a face-down stack, then turn up the top one: it is the only available Location at the start.',
    },
    'AB-SETUP-07': {
      title: 'Monster tokens',
      text: 'Mix the 20 Monster tokens face down as a pool: nine of value 2, nine of value 3, two of value 4.',
    },
    'AB-SETUP-08': { title: 'Threat marker', text: 'The Threat marker starts on step 1.' },
    'AB-SETUP-09': {
      title: 'Keys',
      text: 'The key supply holds 10 tokens. The engine treats it as unlimited; in legal base play it cannot run out.',
    },
    'AB-SETUP-10': {
      title: 'Pearls',
      text: 'Every player starts with exactly 1 Pearl; all other Pearls form the Treasury, which the engine treats as unlimited.',
    },
    'AB-SETUP-11': { title: 'First player', text: 'The first player is drawn at random.' },
    'AB-SETUP-12': {
      title: 'Empty start',
      text: 'Players start without Allies, Lords, Locations, keys or Monster tokens; track and Council stacks are empty.',
    },
    'AB-TURN-01': {
      title: 'Order of a turn',
      text: 'Players take turns clockwise. A turn has three steps in this order: (1) Plot, optional and repeatable; (2) exactly one action, mandatory; (3) control of Locations, mandatory whenever the key condition holds.',
    },
    'AB-TURN-02': {
      title: 'Start of a turn',
      text: 'Bookkeeping at the start of a turn, before Plot: every “once during your turn” ability of the active player becomes usable again, the Ally price returns to 1, all opponents may buy again, and an active Landlord pays out.',
    },
    'AB-TURN-03': {
      title: 'One action',
      text: 'The action is one of: Explore, ask the Council, Recruit a Lord. The player chooses freely among the legal ones.',
    },
    'AB-TURN-04': {
      title: 'Legal actions',
      text: 'Legality: Explore needs at least one card in the exploration deck or its discard; Council needs at least one non-empty stack; Recruit needs at least one Lord in the Court that the player can pay for.',
    },
    'AB-TURN-05': { title: 'No legal action', text: 'If no action is legal the player skips step 2 and the turn goes on.' },
    'AB-TURN-06': {
      title: 'Moments for abilities',
      text: 'Abilities without an arrow belong to the owner’s own turn where they say so, and the owner picks the moment. Windows for activated abilities: before and between Plots, before the action, between two exploration decisions, after the action and any Location control, and before the Commander discard. They cannot be activated while another player is deciding, in the middle of resolving another effect, or between reaching three keys and taking the Location.',
    },
    'AB-TURN-07': {
      title: 'End of a turn',
      text: 'End of turn, in order: remaining activated abilities (optional); Commander discard of the active player if it applies; the turn passes clockwise, or stays with the same player if an extra turn is owed.',
    },
    'AB-TURN-08': {
      title: 'Extra turn',
      text: 'An extra turn (Invoker) is a full turn with its own bookkeeping, Plot, action, control and end of turn.',
    },
    'AB-TURN-09': {
      title: 'Deciding together',
      text: 'When an effect asks several opponents to decide, each decides alone; the engine may collect the answers in any order and applies them clockwise from the active player.',
    },
    'AB-PLOT-01': {
      title: 'Plotting',
      text: 'At the start of the turn, before the action, the active player may pay 1 Pearl to the Treasury to move the top Lord of the deck face up into the empty Court space farthest from the deck.',
    },
    'AB-PLOT-02': {
      title: 'As often as you can',
      text: 'This may be repeated without limit as long as the player has a Pearl, a Court space is empty and the Lord deck is not empty. If any of the three fails, Plot is not available.',
    },
    'AB-PLOT-03': {
      title: 'No bonus',
      text: 'Plotting never gives the refill bonus and never ends the game, even when it takes the last card of the Lord deck.',
    },
    'AB-PLOT-04': {
      title: 'Before the action',
      text: 'Plot ends as soon as the player declares an action; it cannot be resumed later in the turn.',
    },
    'AB-EXP-01': {
      title: 'Revealing',
      text: 'The active player reveals exploration cards one at a time. Each card goes to the lowest-numbered empty space of the track, starting next to the deck and moving right. A card is fully dealt with before the next one is revealed.',
    },
    'AB-EXP-02': { title: 'Five spaces', text: 'The track has 5 spaces and is empty when an exploration begins.' },
    'AB-EXP-03': {
      title: 'Until taken or fought',
      text: 'The exploration continues until the active player takes an Ally or fights a Monster. There is no other way to stop, except AB-EXP-16.',
    },
    'AB-EXP-04': {
      title: 'Offered first',
      text: 'If the revealed card is an Ally, it must first be offered to the opponents. The active player cannot refuse to sell and cannot name a price.',
    },
    'AB-EXP-05': {
      title: 'Clockwise',
      text: 'The offer goes clockwise, starting with the player to the left of the active player; each may pass or buy. The first to buy ends the offer. Each player is asked at most once per card.',
    },
    'AB-EXP-06': {
      title: 'Rising price',
      text: 'Price: the first Ally bought in a turn costs 1 Pearl, the second 2, the third 3, and so on. The price counts all purchases of this turn, whoever made them, and does not depend on the Ally’s value.',
    },
    'AB-EXP-07': {
      title: 'Paying the explorer',
      text: 'The buyer pays the active player (not the Treasury) and takes the card into hand. A player who cannot pay the full price cannot buy and is passed over.',
    },
    'AB-EXP-08': {
      title: 'One each turn',
      text: 'Each opponent may buy at most one Ally during one turn of another player. Someone who has bought is not asked again this turn.',
    },
    'AB-EXP-09': {
      title: 'After a sale',
      text: 'A bought card leaves the track at once and its space is used by the next revealed card. After a purchase the active player must reveal the next card; there is nothing to take.',
    },
    'AB-EXP-10': {
      title: 'Take or go on',
      text: 'If nobody buys and the Ally is not on space 5, the active player must choose: take it into hand free of charge, which ends the exploration, or leave it and reveal the next card.',
    },
    'AB-EXP-11': {
      title: 'The fifth space',
      text: 'If nobody buys the Ally on space 5, the active player must take it and then receives 1 Pearl from the Treasury.',
    },
    'AB-EXP-12': {
      title: 'Only the last card',
      text: 'Only the card revealed last can be bought, taken or fought. Cards left behind earlier stay on the track until the exploration ends.',
    },
    'AB-EXP-13': {
      title: 'A sale on space 5',
      text: 'A card bought on space 5 frees that space: the active player gets no bonus Pearl for it and reveals another card onto space 5.',
    },
    'AB-EXP-14': {
      title: 'Clearing the track',
      text: 'End of the exploration: every Ally still on the track goes face down onto the Council stack of its Race; every Monster still on the track goes to the exploration discard. The active player then goes on to step 3.',
    },
    'AB-EXP-15': {
      title: 'Empty deck',
      text: 'Whenever the exploration deck becomes empty, the exploration discard is shuffled into a new deck, also in the middle of an exploration. Cards on the track, in hands, in the Council and affiliated cards stay where they are.',
    },
    'AB-EXP-16': {
      title: 'No card left',
      text: 'While deck and discard are both empty, going on is impossible and not offered: an unbought Ally must be taken, a Monster must be fought on the step where the marker is (it does not advance first), in both cases without bonus Pearl unless the card lies on space 5; if the last card was bought, the exploration ends with nothing taken. Cleanup follows AB-EXP-14.',
    },
    'AB-EXP-17': {
      title: 'Order at the end',
      text: 'Order at the end of an exploration: the Ally is taken or the Monster is fought → bonus Pearl of space 5 if due → for a fight, the reward, then the marker back to step 1 → the track is cleared from left to right (AB-EXP-14) → Ship Master. Each Pearl gain in this list is a separate gain. Then step 3 follows.',
    },
    'AB-THR-01': {
      title: 'Not for sale',
      text: 'A revealed Monster is not offered for sale. The active player must either fight it or keep exploring.',
    },
    'AB-THR-02': { title: 'Fighting', text: 'Fighting always succeeds. The Monster card goes to the exploration discard.' },
    'AB-THR-03': {
      title: 'Going on',
      text: 'Keep exploring: the Threat marker advances one step, the Monster stays on its space, and the next card is revealed. On step 6 the marker stays where it is. Several Monsters in one exploration each advance the marker.',
    },
    'AB-THR-04': {
      title: 'Reward',
      text: 'A fight rewards the step the marker is on; if the step lists alternatives the active player picks one of them as a whole.',
    },
    'AB-THR-05': {
      title: 'The six steps',
      text: 'Rewards: step 1: 1 Pearl or 1 token. Step 2: 2 Pearls or 1 Pearl + 1 token or 2 tokens. Step 3: 1 key. Step 4: 1 key and (1 Pearl or 1 token). Step 5: 1 key and (2 Pearls or 1 Pearl + 1 token or 2 tokens). Step 6: 2 keys. “Token” = Monster token, “key” = key token.',
    },
    'AB-THR-06': {
      title: 'Drawing tokens',
      text: 'Monster tokens are drawn at random from the face-down pool and kept face down. Pearls come from the Treasury, keys from the supply.',
    },
    'AB-THR-07': {
      title: 'Too few tokens',
      text: 'Alternatives that need more Monster tokens than the pool holds are not offered; the all-Pearls alternative always is.',
    },
    'AB-THR-08': {
      title: 'After the fight',
      text: 'After the reward the marker returns to step 1, the exploration ends and AB-EXP-14 applies.',
    },
    'AB-THR-09': {
      title: 'The marker stays',
      text: 'The marker moves only by AB-THR-03 and AB-THR-08 (and by loot in Kraken). It keeps its place when an exploration ends with an Ally and between turns.',
    },
    'AB-THR-10': {
      title: 'Monster on space 5',
      text: 'A Monster on space 5 must be fought; the active player receives 1 extra Pearl besides the reward. The extra Pearl is a separate gain.',
    },
    'AB-COUNCIL-01': { title: 'Taking a stack', text: 'Council action: choose one non-empty stack and take all of its cards into hand.' },
    'AB-COUNCIL-02': { title: 'No looking', text: 'The cards may not be looked at before they are taken; the choice is final.' },
    'AB-COUNCIL-03': { title: 'Sizes are open', text: 'The number of cards in each stack is public at all times.' },
    'AB-COUNCIL-04': {
      title: 'Five stacks',
      text: 'There is one stack per Race, face down, without size limit. An emptied stack simply refills through later explorations.',
    },
    'AB-COUNCIL-05': { title: 'No hand limit', text: 'There is no hand limit in the base rules. Only the Commander imposes one.' },
    'AB-COUNCIL-06': {
      title: 'Other ways',
      text: 'Other ways to empty a stack: Alchemist (AB-LORD-18), Apprentice (AB-LORD-16), Oracle (AB-LORD-17).',
    },
    'AB-REC-01': {
      title: 'One lord',
      text: 'Recruit action: choose one Lord in the Court and pay its cost with Allies from hand, plus Pearls if needed. Only one Lord per action (exception: Corruptor).',
    },
    'AB-REC-02': {
      title: 'Exact number of races',
      text: 'The number of different Races among the spent Allies must equal the number of bubbles on the Lord exactly, no more and no fewer.',
    },
    'AB-REC-03': {
      title: 'Mandatory race',
      text: 'If the large bubble shows a Race, that Race must be among the spent ones. The other bubbles stand for any other Races of the player’s choice. Ambassadors have five neutral bubbles, so all five Races are needed.',
    },
    'AB-REC-04': {
      title: 'Several of a race',
      text: 'Several Allies of the same Race may be spent. At least one card of each Race used is required even if other cards already reach the value.',
    },
    'AB-REC-05': {
      title: 'Value',
      text: 'The values of the spent Allies plus the Pearls paid must reach the Lord’s cost. Surplus value is lost; no change is given.',
    },
    'AB-REC-06': {
      title: 'Pearls',
      text: 'Pearls only fill a shortfall, 1 Pearl per missing point, paid to the Treasury: pearls paid = max(0, cost − sum of values). Pearls never replace a required Race. The player may spend few Allies and many Pearls on purpose.',
    },
    'AB-REC-07': {
      title: 'Cost in force',
      text: 'Cost in force = printed value − 2 if the recruiting player has an active Treasurer + 2 if an opponent has an active Recruiter and the player has no active Shaman; never below 0. The number of Races and the mandatory Race do not change.',
    },
    'AB-REC-08': {
      title: 'Extra allies',
      text: 'Extra Allies beyond what is needed may be added as long as AB-REC-02 and AB-REC-03 hold; they are lost like any surplus and take part in the affiliation.',
    },
    'AB-REC-09': { title: 'Spent allies', text: 'All spent Allies go to the exploration discard, except the one that becomes affiliated.' },
    'AB-REC-10': {
      title: 'Only the hand',
      text: 'Affiliated Allies, cards on the track, cards in the Council and Lords cannot be used as payment.',
    },
    'AB-REC-11': { title: 'A free lord', text: 'The recruited Lord is placed face up in front of the player and is free.' },
    'AB-REC-12': {
      title: 'Order of a recruitment',
      text: 'Order of a recruitment: choose and pay → affiliate one Ally → Lord enters play → its ability (including everything nested in it) → remaining Court slides right → refill check and bonus → end-of-game check → control of Locations (step 3).',
    },
    'AB-REC-13': {
      title: 'Not for himself',
      text: 'A Lord’s own ability never changes the price, Races or affiliation of his own recruitment.',
    },
    'AB-REC-14': { title: 'Even without effect', text: 'A Lord may be recruited even if his ability will have no effect.' },
    'AB-AFF-01': {
      title: 'One is affiliated',
      text: 'When a Lord is paid for with Allies, exactly one of the spent Allies becomes affiliated: the one with the lowest value. This is mandatory.',
    },
    'AB-AFF-02': { title: 'Equal values', text: 'If several spent Allies share the lowest value, the player chooses among those.' },
    'AB-AFF-03': {
      title: 'Master of Magic',
      text: 'With an active Master of Magic the player may choose any of the spent Allies instead (AB-LORD-20).',
    },
    'AB-AFF-04': {
      title: 'Affiliated allies',
      text: 'Affiliated Allies stay face up in front of their owner to the end of the game, are not part of the hand, cannot be spent or discarded by their owner, and count at scoring. Only the Executioner (Kraken) can remove one.',
    },
    'AB-AFF-05': {
      title: 'Without allies none',
      text: 'No Ally is affiliated when a Lord arrives without Allies being spent: second Lord of the Corruptor, replacement Lords of Traitor and Schemer.',
    },
    'AB-AFF-06': { title: 'At the end', text: 'At the end of the game every player affiliates more Allies from hand (AB-END-06).' },
    'AB-COURT-01': {
      title: 'Six spaces',
      text: 'The Court has 6 spaces in a row; the deck lies at the left end. Lords are kept packed to the right, so gaps are always next to the deck.',
    },
    'AB-COURT-02': { title: 'Sliding', text: 'After a recruitment the remaining Lords slide right.' },
    'AB-COURT-03': {
      title: 'Refill and bonus',
      text: 'If at most 2 Lords remain after a recruitment, the active player receives 2 Pearls from the Treasury and then all empty spaces are filled from the Lord deck.',
    },
    'AB-COURT-04': { title: 'Three or more', text: 'If 3 or more remain, nothing is refilled and no Pearls are given.' },
    'AB-COURT-05': {
      title: 'Once per action',
      text: 'The refill check is made once per Recruit action, after all abilities of the recruited Lord(s) are finished. The bonus is given at most once per action.',
    },
    'AB-COURT-06': {
      title: 'Deck too small',
      text: 'If the deck holds fewer cards than there are gaps, all of them are placed, the 2 Pearls are still given, and the end of the game is triggered (AB-END-02).',
    },
    'AB-COURT-07': { title: 'The farthest space', text: 'Plot and similar effects use the empty space farthest from the deck.' },
    'AB-COURT-08': {
      title: 'Discarded lords',
      text: 'Discarded Lords (Traitor, Schemer, Opportunist) go to the Lord discard and never return; the Lord deck is never reshuffled.',
    },
    'AB-COURT-09': {
      title: 'One by one',
      text: 'Cards that fill the Court at setup or in a refill are turned up one by one, each into the empty space farthest from the deck. Where a Lord lies in the Court has no effect on play.',
    },
    'AB-LOC-01': {
      title: 'Your keys',
      text: 'A player’s keys = key tokens + keys printed on that player’s active Lords (free and not turned). Each Lord shows 0 or 1 key.',
    },
    'AB-LOC-02': {
      title: 'Three keys',
      text: 'As soon as the active player has 3 or more keys, that player must take control of a Location; it cannot be declined or delayed. Check points: after the action with all its abilities and the Court refill, and again after each Location taken.',
    },
    'AB-LOC-03': { title: 'Exactly three', text: 'Exactly 3 keys are used per Location.' },
    'AB-LOC-04': {
      title: 'Your choice',
      text: 'With more than 3 keys the player chooses which three to use: any mix of tokens and Lords.',
    },
    'AB-LOC-05': {
      title: 'Used keys',
      text: 'Used key tokens return to the supply. Used Lords are tucked under the tile: they become covered.',
    },
    'AB-LOC-06': {
      title: 'Two sources',
      text: 'The player picks one of two sources: (a) any one available Location, or (b) new tiles from the stack.',
    },
    'AB-LOC-07': {
      title: 'Turning up tiles',
      text: 'Source (b): announce a number from 1 to 4, not more than the stack holds, turn up that many tiles at the same time, keep one of these, and leave the others face up as available Locations for everybody.',
    },
    'AB-LOC-08': {
      title: 'No refill',
      text: 'Available Locations are not replenished on their own; the display grows only through (b) and Ambassadors, keeps its size through the Illusionist, and may become empty.',
    },
    'AB-LOC-09': {
      title: 'Keys with the tile',
      text: 'Which keys are used is decided together with the tile, after any tiles were turned up.',
    },
    'AB-LOC-10': {
      title: 'Covered lords',
      text: 'A covered Lord has no ability, his key cannot be used again, he is not free and cannot be chosen as a target. He still counts for influence, Guild, number of Lords and the key symbol on the card.',
    },
    'AB-LOC-11': {
      title: 'Another one',
      text: 'If the player still has 3 or more keys afterwards, another Location must be taken at once.',
    },
    'AB-LOC-12': {
      title: 'No tile left',
      text: 'If there is neither an available Location nor a tile in the stack, no control happens and the keys are kept.',
    },
    'AB-LOC-13': {
      title: 'Ambassadors',
      text: 'Ambassadors control a Location on their own when they enter play: no other key is used, the Ambassador card is tucked under the tile he obtained.',
    },
    'AB-LOC-14': { title: 'Turned lords', text: 'A turned Lord supplies no key and so cannot be used for control.' },
    'AB-LOC-15': {
      title: 'Never lost',
      text: 'A Location is never lost except by the owner’s own exchange (Illusionist, Black Smokers). Lords under it move under the new tile. There is no limit to the number of Locations.',
    },
    'AB-LOC-16': {
      title: 'The third key',
      text: 'If an ongoing Lord supplies the third key, his entering effect (if any) is applied first; then he may be covered immediately. The player can avoid this only by using other keys when more than three are there.',
    },
    'AB-LOC-17': {
      title: 'What a tile says',
      text: 'A tile carries: name, a symbol that tells what is counted (a starfish on a Race colour = affiliated Allies of that Race), and the points.',
    },
    'AB-ABIL-01': {
      title: 'With the arrow',
      text: 'An ability with an arrow (once) is applied a single time, immediately when the Lord enters play.',
    },
    'AB-ABIL-02': {
      title: 'Without the arrow',
      text: 'An ability without an arrow (ongoing) works from the moment the Lord enters play until he is covered, turned or discarded.',
    },
    'AB-ABIL-03': {
      title: 'Entering play',
      text: '“Enters play” means recruited, or taken as a replacement through Traitor or Schemer. Being set free by the Liberator (Kraken) is not entering play.',
    },
    'AB-ABIL-04': {
      title: 'Once a turn',
      text: 'Slaver, Oracle and Opportunist may be used at most once per turn of their owner, also in the turn they enter play.',
    },
    'AB-ABIL-05': {
      title: 'Optional abilities',
      text: 'Optional arrow abilities: Corruptor, Traitor, Schemer, Illusionist. All other arrow abilities must be carried out as far as possible.',
    },
    'AB-ABIL-06': {
      title: 'No target',
      text: 'An effect without a legal target does nothing. It does not block or cancel the recruitment and is not stored for later.',
    },
    'AB-ABIL-07': { title: 'Shaman', text: 'Abilities of Soldiers do not affect a player with an active Shaman. Nothing else is blocked.' },
    'AB-ABIL-08': {
      title: 'Only free lords',
      text: 'Only free Lords can be targeted by abilities; covered Lords cannot. Turned Lords are free and can be targeted where the ability allows it.',
    },
    'AB-ABIL-09': {
      title: 'Nested effects',
      text: 'Nested effects resolve completely, innermost first: a Lord taken through Traitor, Schemer or Corruptor applies his ability before the outer recruitment goes on.',
    },
    'AB-ABIL-10': {
      title: 'Guilds',
      text: 'Six Guilds exist, recognised by colour: Soldiers (red, crab), Merchants (green, shellfish), Politicians (blue, squid), Mages (purple, jellyfish), Farmers (yellow, seahorse), Ambassadors (multicoloured, no Race of their own). A Lord belongs to exactly one Guild; for the first five the mandatory Race of the cost is the Guild’s Race. Farmers have no ability.',
    },
    'AB-ABIL-11': {
      title: 'A lord card',
      text: 'A Lord card carries: name, cost (bubbles = number of Races, large bubble = mandatory Race, number = value), ability with or without arrow, 0 or 1 key, influence.',
    },
    'AB-LORD-01': {
      title: 'Recruiter',
      text: 'Soldier; 10/2/crab; 4; 1 key; ongoing. Every opponent’s cost in force is 2 higher (AB-REC-07). The flat price of the Corruptor is not changed. Shaman: blocked.',
    },
    'AB-LORD-02': {
      title: 'Jailer',
      text: 'Soldier; 6/3/crab; 7; 0; once. Each opponent must discard 1 Ally of their own choice from hand to the exploration discard. An empty hand means no effect for that opponent. Affiliated Allies are not touched. Shaman: blocked.',
    },
    'AB-LORD-03': {
      title: 'Seeker',
      text: 'Soldier; 7/2/crab; 7; 0; once. Each opponent pays 2 Pearls to the Treasury; with fewer than 2 they pay all they have. The owner gains nothing. Shaman: blocked.',
    },
    'AB-LORD-04': {
      title: 'Assassin',
      text: 'Soldier; 10/1/crab; 6; 0; once. For each opponent the owner picks one free Lord that is not already turned; it is rotated and is from then on turned: ability and key do not work, influence, Guild and the Lord count stay. Mandatory for each opponent who has such a Lord, skipped for the others. Turned Lords remain free, so Traitor and Schemer may discard them; the replacement is not turned. A turned Lord never turns back. Shaman: blocked (and the Shaman of an opponent can therefore not be picked).',
    },
    'AB-LORD-05': {
      title: 'Commander',
      text: 'Soldier; 8/1/crab; 4; 1 key; ongoing. On entering play: each opponent with more than 6 Allies in hand discards down to 6, choosing which. While active: opponents may go above 6, but at the end of each of their own turns they must discard down to 6. Cards bought in someone else’s turn may be kept until the end of the buyer’s own next turn. Affiliated Allies do not count. Shaman: blocked.',
    },
    'AB-LORD-06': {
      title: 'Tamer',
      text: 'Soldier; 6/3/crab; 4; 1 key; ongoing. When an opponent fights a Monster, the reward is read one step before the marker; on step 1 the reward of step 1 is given. The marker itself is not moved by this and returns to step 1 as usual. Does not apply to the owner. Shaman: blocked.',
    },
    'AB-LORD-07': {
      title: 'Hunter',
      text: 'Soldier; 8/2/crab; 6; 0; once. Choose an opponent with at least 1 Monster token; take 1 of their tokens at random without seeing it first; keep it face down. Mandatory if a legal opponent exists. Shaman: a protected opponent cannot be chosen.',
    },
    'AB-LORD-08': {
      title: 'Ship Master',
      text: 'Merchant; 6/3/shellfish; 5; 1 key; ongoing. When the owner’s own exploration ends, the owner receives 1 Pearl for each different Race among the Allies moved from the track to the Council. The taken Ally, bought Allies and Monsters do not count. One single gain.',
    },
    'AB-LORD-09': { title: 'Trader', text: 'Merchant; 10/3/shellfish; 9; 0; once. Receive 3 Pearls.' },
    'AB-LORD-10': { title: 'Peddler', text: 'Merchant; 8/1/shellfish; 9; 0; once. Receive 2 Pearls.' },
    'AB-LORD-11': {
      title: 'Landlord',
      text: 'Merchant; 10/2/shellfish; 5; 1 key; ongoing. Receive 1 Pearl when he enters play and 1 Pearl at the start of each later turn of the owner (before Plot, so the Pearl can be spent there), extra turns included. Nothing while covered or turned.',
    },
    'AB-LORD-12': {
      title: 'Slaver',
      text: 'Merchant; 8/1/shellfish; 5; 1 key; ongoing. Once during the owner’s turn: discard 1 Ally from hand, receive 2 Pearls. Optional; not available with an empty hand.',
    },
    'AB-LORD-13': { title: 'Shopkeeper', text: 'Merchant; 6/3/shellfish; 9; 0; once. Receive 1 Pearl.' },
    'AB-LORD-14': {
      title: 'Shaman',
      text: 'Mage; 6/3/jellyfish; 5; 1 key; ongoing. While active, abilities of other players’ Soldiers do not affect the owner: Recruiter, Jailer, Seeker, Assassin, Commander, Tamer, Hunter (Kraken: Highwayman, Executioner). Earlier effects are not undone. When the Shaman stops being active, ongoing Soldier abilities apply again from that moment.',
    },
    'AB-LORD-15': {
      title: 'Invoker',
      text: 'Mage; 8/1/jellyfish; 8; 0; once. After the current turn the owner plays one extra turn (AB-TURN-08), also when he arrives as a replacement and also during the last round.',
    },
    'AB-LORD-16': {
      title: 'Apprentice',
      text: 'Mage; 6/3/jellyfish; 9; 0; once. Take all cards of one non-empty Council stack into hand. Mandatory if one exists. The Alchemist does not double it.',
    },
    'AB-LORD-17': {
      title: 'Oracle',
      text: 'Mage; 8/2/jellyfish; 5; 1 key; ongoing. Once during the owner’s turn: discard one non-empty Council stack, unseen, to the exploration discard. Optional.',
    },
    'AB-LORD-18': {
      title: 'Alchemist',
      text: 'Mage; 7/1/jellyfish; 5; 1 key; ongoing. With the Council action the owner takes two different non-empty stacks, one after the other (the second is chosen after seeing the first). If only one stack has cards, only that one.',
    },
    'AB-LORD-19': {
      title: 'Illusionist',
      text: 'Mage; 10/1/jellyfish; 9; 0; once. The owner may exchange one own Location for any available Location. Covered Lords move under the new tile; the old tile becomes available. No keys are spent. Taking the new tile triggers its immediate effect (Black Smokers; Kraken sanctuaries). No effect without an own Location or without an available one.',
    },
    'AB-LORD-20': {
      title: 'Master of Magic',
      text: 'Mage; 10/3/jellyfish; 6; 1 key; ongoing. When the owner recruits another Lord with Allies, the owner affiliates any one of the spent Allies. His own recruitment still affiliates the lowest. Optional in the sense that the lowest may be chosen. First edition: the strongest must be taken, with a free choice among equally strong ones. Does not change AB-END-06.',
    },
    'AB-LORD-21': {
      title: 'Opportunist',
      text: 'Politician; 6/3/squid; 5; 1 key; ongoing. Once during the owner’s turn: throw out one Court Lord and put the top Lord of the deck into the same space. Optional; needs a non-empty Lord deck and a Lord in the Court. No refill bonus.',
    },
    'AB-LORD-22': {
      title: 'Corruptor',
      text: 'Politician; 10/1/squid; 6; 0; once. The owner may at once recruit one more Lord from the Court for exactly 5 Pearls paid to the Treasury. Race, value, Treasurer and Recruiter do not matter; no Ally is affiliated. The Lord is chosen from what is left in the Court before any refill, and the refill bonus cannot help to pay. It is a recruitment: ability and key of the second Lord work normally, and he counts for AB-END-01. One refill check follows. Not available with fewer than 5 Pearls (Kraken: KR-NEB-07) or an empty Court.',
    },
    'AB-LORD-23': {
      title: 'Traitor',
      text: 'Politician; 12/3/squid; 6; 0; once. The owner may discard one of his or her other free Lords (turned ones allowed) and take any Lord from the Court instead, free of charge. The new Lord is free and not turned, his ability is applied immediately, his key counts. It is not a recruitment (no Ally affiliated, no recruit triggers), the number of Lords stays the same, and the Court has one Lord less when the refill check is made. Needs another free Lord and a Lord in the Court.',
    },
    'AB-LORD-24': {
      title: 'Diplomat',
      text: 'Politician; 8/1/squid; 5; 1 key; ongoing. The owner ignores the mandatory Race when recruiting. The exact number of Races and the value are still required.',
    },
    'AB-LORD-25': {
      title: 'Treasurer',
      text: 'Politician; 10/2/squid; 5; 1 key; ongoing. The owner’s cost in force is 2 lower (AB-REC-07). Not applied to the Corruptor’s flat price nor to his own recruitment.',
    },
    'AB-LORD-26': {
      title: 'Schemer',
      text: 'Politician; 8/3/squid; 6; 0; once. Like the Traitor, but the replacement is the top Lord of the deck, so the Court is not touched by the swap. The Lord to discard is chosen before the new one is seen. Needs another free Lord and a non-empty Lord deck.',
    },
    'AB-LORD-27': { title: 'Keeper', text: 'Farmer; 6/3/seahorse; 6; 1 key; none. No ability.' },
    'AB-LORD-28': { title: 'Reaper', text: 'Farmer; 7/2/seahorse; 6; 1 key; none. No ability.' },
    'AB-LORD-29': { title: 'Shepherd', text: 'Farmer; 8/1/seahorse; 6; 1 key; none. No ability.' },
    'AB-LORD-30': { title: 'Miller', text: 'Farmer; 8/2/seahorse; 10; 0; none. No ability.' },
    'AB-LORD-31': { title: 'Aquaculturalist', text: 'Farmer; 9/3/seahorse; 11; 0; none. No ability.' },
    'AB-LORD-32': { title: 'Landowner', text: 'Farmer; 10/1/seahorse; 12; 0; none. No ability.' },
    'AB-LORD-33': {
      title: 'Sage',
      text: 'Ambassador; 10/5/none; 4; 0; once. Turn up 2 tiles from the stack, control one of them at once with the Sage tucked under it; the other becomes available. Mandatory. With a single tile left: that one. With an empty stack: no effect, he stays free. Already available tiles cannot be chosen.',
    },
    'AB-LORD-34': { title: 'Hermit', text: 'Ambassador; 10/5/none; 5; 0; once. As the Sage, with 1 tile, which must be taken.' },
    'AB-LORD-35': {
      title: 'Elder',
      text: 'Ambassador; 10/5/none; 3; 0; once. As the Sage, with 3 tiles; the two others become available.',
    },
    'AB-TILE-01': { title: 'Sargasso Silos', text: '5 + 2 per Farmer Lord you own.' },
    'AB-TILE-02': { title: 'Hydrozoa Reserves', text: '6 + 2 per Mage Lord you own.' },
    'AB-TILE-03': { title: 'Sanctuary', text: '4 + 3 per affiliated Jellyfish.' },
    'AB-TILE-04': { title: 'Parliament', text: '6 + 2 per Politician Lord you own.' },
    'AB-TILE-05': { title: 'Barracks', text: '7 + 2 per Soldier Lord you own.' },
    'AB-TILE-06': { title: 'Dockworks', text: '5 + 2 per Merchant Lord you own.' },
    'AB-TILE-07': { title: 'Sargasso Fields', text: '3 + 3 per affiliated Seahorse.' },
    'AB-TILE-08': {
      title: 'Abyss',
      text: '2 per different Guild among the Lords you own; at most 12 with the six base Guilds (14 with Kraken).',
    },
    'AB-TILE-09': {
      title: 'City of Mirrors',
      text: 'At the end of the game it copies one Location controlled by an opponent: it scores what that tile would score for you, using your Lords and affiliated Allies. The choice is yours; as a lower copy never helps, the engine takes the best one. If opponents control no Location, or every copy would be below 0, it scores 0. It does nothing during the game.',
    },
    'AB-TILE-10': {
      title: 'Black Smokers',
      text: 'When you take control of it you may at once look through the face-down stack and exchange it for any tile there. The new tile takes over the covered Lords and its own immediate effect is triggered. Black Smokers is shuffled into the stack. If the stack is empty or you decline, you keep it; it scores 0.',
    },
    'AB-TILE-11': { title: 'Oceanic Senate Assembly', text: '4 + 3 per affiliated Squid.' },
    'AB-TILE-12': { title: 'Depths', text: '2 × the influence of the weakest Lord you own; 0 without Lords.' },
    'AB-TILE-13': {
      title: 'Throne Room',
      text: 'The influence of the strongest Lord you own (in addition to that Lord’s own points); 0 without Lords.',
    },
    'AB-TILE-14': { title: 'Jail', text: '15 − number of Lords you own.' },
    'AB-TILE-15': { title: 'Chasm', text: '5 + 3 per affiliated Crab.' },
    'AB-TILE-16': { title: 'Closed Tower', text: '3 per Lord you own that shows a key, even if the key is covered or turned off.' },
    'AB-TILE-17': { title: 'Lost Tower', text: '3 per Lord you own that shows no key; Ambassadors count here.' },
    'AB-TILE-18': {
      title: 'Chamber of Allies',
      text: '3 + the sum, over the Races you have affiliated, of your lowest affiliated value of that Race.',
    },
    'AB-TILE-19': { title: 'Nest of Giant Clams', text: '3 + 3 per affiliated Shellfish.' },
    'AB-TILE-20': { title: 'Coral Barrier', text: '20 − number of affiliated Allies you have.' },
    'AB-END-01': {
      title: 'The seventh lord',
      text: 'Trigger A: a player recruits a Lord and thereby owns 7 Lords (free, turned and covered together).',
    },
    'AB-END-02': {
      title: 'Refill falls short',
      text: 'Trigger B: after a recruitment the Court must be refilled (AB-COURT-03) and the Lord deck cannot fill all six spaces.',
    },
    'AB-END-03': {
      title: 'Empty deck',
      text: 'An empty Lord deck alone ends nothing; filling the Court with exactly the last card ends nothing.',
    },
    'AB-END-04': {
      title: 'Last turns',
      text: 'The active player finishes the turn normally, including Location control and end-of-turn steps. Then every other player takes exactly one last turn, clockwise. The player who triggered the end gets no further turn, apart from an extra turn under AB-END-05.',
    },
    'AB-END-05': {
      title: 'Later triggers',
      text: 'Later triggers change nothing. Extra turns owed through the Invoker are still played, by the triggering player before the others and by another player as part of the last turn.',
    },
    'AB-END-06': {
      title: 'Final affiliation',
      text: 'After the last turn each player, for every Race still in hand, affiliates the lowest Ally of that Race. The rest of the hand is discarded. No choice is involved.',
    },
    'AB-END-07': { title: 'Counting', text: 'Then scores are counted and Monster tokens are revealed.' },
    'AB-SCORE-01': { title: 'Four parts', text: 'Score = A Locations + B Lords + C Allies + D Monster tokens.' },
    'AB-SCORE-02': { title: 'Locations', text: 'A: the sum of the formulas of all controlled Locations (TILE rules).' },
    'AB-SCORE-03': { title: 'Lords', text: 'B: the influence of every Lord owned: free, turned and covered.' },
    'AB-SCORE-04': {
      title: 'Allies',
      text: 'C: for each Race the value of the strongest affiliated Ally only; Races without affiliated Allies give 0.',
    },
    'AB-SCORE-05': { title: 'Monsters', text: 'D: the sum of the values of the Monster tokens.' },
    'AB-SCORE-06': { title: 'Worth nothing', text: 'Pearls, keys and cards of the discarded hand score nothing.' },
    'AB-SCORE-07': { title: 'Winner', text: 'The player with the highest score wins.' },
    'AB-TIE-01': { title: 'Pearls', text: 'Tied players compare Pearls; more Pearls wins.' },
    'AB-TIE-02': {
      title: 'Strongest lord',
      text: 'Still tied: the player owning the single Lord with the highest influence wins. Covered and turned Lords count; a player without Lords compares with 0.',
    },
    'AB-TIE-03': { title: 'Shared victory', text: 'Still tied: the victory is shared.' },
    'AB-TIE-04': {
      title: 'All places',
      text: 'All places are ordered by the same comparisons (score, Pearls, strongest Lord); players equal in all three share a place. The rulebooks speak only of the winner.',
    },
    'AB-HIDDEN-01': {
      title: 'Hands',
      text: 'Hands of Allies are secret to everyone but the owner; the number of cards in each hand is public.',
    },
    'AB-HIDDEN-02': {
      title: 'The track',
      text: 'Every card on the track is face up and public while it lies there; so are purchases and the card taken at the end.',
    },
    'AB-HIDDEN-03': {
      title: 'Council stacks',
      text: 'Council stacks are face down: nobody may look; sizes are public. Cards taken from a stack are seen only by the taker.',
    },
    'AB-HIDDEN-04': {
      title: 'Monster tokens',
      text: 'Monster tokens are kept face down: number public, values known to the owner only until the end. A token stolen by the Hunter becomes known to the thief after the theft; the victim, who knew it, also learns which one is gone; the others learn nothing.',
    },
    'AB-HIDDEN-05': {
      title: 'Open things',
      text: 'Lords, turned state, Locations with covered Lords, affiliated Allies, Pearls, key tokens and the Threat marker are public.',
    },
    'AB-HIDDEN-06': {
      title: 'Decks',
      text: 'Order and content of the exploration deck, Lord deck, Location stack and Monster pool are hidden from all; their sizes are public.',
    },
    'AB-HIDDEN-07': {
      title: 'Leaving the hand',
      text: 'Allies paid, discarded through Jailer, Commander or Slaver, or affiliated are shown when they leave the hand. The exploration discard may not be browsed; only its size is public. A stack discarded by the Oracle stays unseen.',
    },
    'AB-HIDDEN-08': {
      title: 'Tiles',
      text: 'Locations turned up by control or by Ambassadors are shown to everyone. The look through the stack for Black Smokers is seen only by that player; the tile taken is public.',
    },
    'AB-HIDDEN-09': {
      title: 'No leaks',
      text: 'No view given to a player, log entry or reconnect snapshot may contain hidden information of AB-HIDDEN-01/03/04/06.',
    },
    'AB-HIDDEN-10': { title: 'Lord discard', text: 'The Lord discard is public: every card in it lay face up before.' },
    'KR-SETUP-01': {
      title: 'Kraken allies',
      text: 'Shuffle the 7 Kraken Allies into the exploration deck: 78 cards, 72 Allies and 6 Monsters.',
    },
    'KR-SETUP-02': {
      title: 'New lords',
      text: 'Shuffle the 18 new Lords into the Lord deck: 53 Lords. Eight are Smugglers (a new, seventh Guild); the five Guilds tied to a Race get two each; Ambassadors get none.',
    },
    'KR-SETUP-03': {
      title: 'New locations',
      text: 'Shuffle the 6 new Locations into the stack: 26 tiles. Everything else is set up as in the base game.',
    },
    'KR-SETUP-04': {
      title: 'Nebulis and figure',
      text: 'The Nebulis supply (25 pieces, treated as unlimited) and the Kraken figure lie next to the Treasury; nobody owns the figure.',
    },
    'KR-SETUP-05': { title: 'Sentinels', text: 'The 3 Sentinel tokens lie next to the Lord deck.' },
    'KR-SETUP-06': { title: 'Loot', text: 'Shuffle the 25 loot cards into a face-down deck.' },
    'KR-SETUP-07': { title: 'No Nebulis', text: 'Players start with 0 Nebulis.' },
    'KR-ALLY-01': {
      title: 'Values',
      text: 'Kraken Allies have values 2 (two cards), 3 (three) and 4 (two) and show 1, 2 and 3 Nebulis respectively, i.e. value − 1.',
    },
    'KR-ALLY-02': {
      title: 'While exploring',
      text: 'While exploring they are ordinary Allies: offered for sale at the usual price, bought, taken or left.',
    },
    'KR-ALLY-03': {
      title: 'Left on the track',
      text: 'Kraken Allies left on the track at the end of an exploration are put face down onto Council stacks by the active player, who chooses a stack for each one separately, in track order; any of the five stacks is allowed, also empty or reserved ones. They are taken together with that stack later.',
    },
    'KR-ALLY-04': {
      title: 'Any race',
      text: 'When used to recruit, each Kraken Ally counts as one Race of the player’s choice, whether or not that Race is already among the spent Allies. The choice is made per card and per recruitment.',
    },
    'KR-ALLY-05': {
      title: 'When a payment fits',
      text: 'A payment is legal if the Kraken Allies can be given Races so that the number of different Races is exactly the required one and the mandatory Race is present. With d different Races among the ordinary Allies, k Krakens, R required Races: d ≤ R ≤ d + k, and if the mandatory Race is not among the ordinary Allies then k ≥ 1 and d ≤ R − 1. With an active Diplomat, or for a Lord without mandatory Race, this last condition falls away.',
    },
    'KR-ALLY-06': {
      title: 'Never affiliated',
      text: 'Kraken Allies can never be affiliated. When paying, all Krakens used are discarded first; then the lowest of the other spent Allies is affiliated as usual. If only Krakens were used, nothing is affiliated.',
    },
    'KR-ALLY-07': { title: 'Master of Magic', text: 'With the Master of Magic the choice is among the non-Kraken Allies only.' },
    'KR-ALLY-08': {
      title: 'Nebulis received',
      text: 'Using Kraken Allies to recruit gives the recruiter at once the Nebulis shown on each of them, from the supply. These Nebulis cannot be used for the same payment.',
    },
    'KR-ALLY-09': {
      title: 'Discarded otherwise',
      text: 'Kraken Allies discarded in any other way (Jailer, Commander, Slaver, Oracle) give no Nebulis. They count as cards in hand.',
    },
    'KR-ALLY-10': {
      title: 'At the end',
      text: 'Before scoring, each player takes the Nebulis shown on the Kraken Allies in hand, then discards these without affiliating them. The Cleaner prevents the Nebulis.',
    },
    'KR-ALLY-11': { title: 'No race', text: 'Kraken Allies do not count as a Race for the Ship Master or any tile.' },
    'KR-ALLY-12': {
      title: 'Order',
      text: 'Order of a recruitment (refines AB-REC-12): Pearls and Nebulis are paid → the Krakens used are discarded → their Nebulis are received → opponents with an active Shareholder receive their Pearl → one of the other spent Allies is affiliated → the Lord enters play → his ability, and so on. For the Corruptor’s second Lord: payment → Shareholder → the Lord enters play → his ability.',
    },
    'KR-NEB-01': {
      title: 'A second currency',
      text: 'Nebulis are a second currency, separate from Pearls: no rule or card that says Pearl applies to Nebulis, tie-breaker included.',
    },
    'KR-NEB-02': {
      title: 'Where they come from',
      text: 'Nebulis are received by using Kraken Allies, by Lord abilities, and from opponents who pay with them.',
    },
    'KR-NEB-03': {
      title: 'Paying with one',
      text: 'When paying Pearls to buy an Ally in an opponent’s turn, or to fill the shortfall of a recruitment, the payer may include one Nebulis, and only one, provided all Pearls of the payer are spent in the same payment (or the payer has none). One Nebulis is worth one Pearl.',
    },
    'KR-NEB-04': {
      title: 'In figures',
      text: 'Formally: a payment of p Pearls and n Nebulis for price c needs p + n = c, n ≤ 1, n ≤ Nebulis owned, and if n > 0 then p = all Pearls owned. Lord abilities change this: Outlaw allows n ≤ 2, Counterfeiter waives the last condition.',
    },
    'KR-NEB-05': {
      title: 'Where they go',
      text: 'Nebulis spent on an Ally go to the active player, who cannot refuse them; Nebulis spent on a Lord go to the supply.',
    },
    'KR-NEB-06': { title: 'Not for plots', text: 'Nebulis cannot be used to Plot.' },
    'KR-NEB-07': { title: 'Corruptor', text: 'The five Pearls of the Corruptor may include Nebulis under KR-NEB-04.' },
    'KR-NEB-08': {
      title: 'No forced losses',
      text: 'Forced losses of Pearls (Seeker, Highwayman) are not payments; Nebulis cannot be used for them.',
    },
    'KR-NEB-09': {
      title: 'Optional',
      text: 'Using a Nebulis is always optional. An opponent who can pay only with the help of a Nebulis must still be asked.',
    },
    'KR-FIG-01': {
      title: 'First Nebulis',
      text: 'The figure marks the most corrupted player. It goes to the first player who receives any Nebulis.',
    },
    'KR-FIG-02': {
      title: 'A tie is enough',
      text: 'When another player’s Nebulis rise to at least the holder’s number, that player takes the figure at once (a tie is enough).',
    },
    'KR-FIG-03': {
      title: 'When the holder falls',
      text: 'When the holder’s Nebulis fall and one or more others now have at least as many (and not all are at 0, see KR-FIG-04), the figure goes to the one with the most; if several are tied, the holder chooses among them, at once and before play goes on. The same choice applies when one effect lifts several players to the same qualifying number.',
    },
    'KR-FIG-04': {
      title: 'Back to the supply',
      text: 'If the holder gives up the last Nebulis and nobody else has any, the figure returns to the supply.',
    },
    'KR-FIG-05': {
      title: 'Untouched ties',
      text: 'A player who is tied with the holder but whose own number did not change, while the holder’s number did not fall either, does not take the figure.',
    },
    'KR-FIG-06': { title: 'The penalty', text: 'Only the holder at the end suffers the extra penalty.' },
    'KR-FIG-07': {
      title: 'At the end',
      text: 'End-of-game Nebulis (KR-ALLY-10) of all players arrive at the same time and count as one event. If nobody held the figure, it goes to the player who then has the most; for a tie.',
    },
    'KR-FIG-08': {
      title: 'Once per event',
      text: 'The figure is checked once per event. One event is: the Nebulis handed over in one purchase (payer and receiver together); the Nebulis paid for one Lord; the Nebulis of all Krakens used for one Lord; one use of an ability. In one recruitment the payment is thus checked before the gain.',
    },
    'KR-SENT-01': {
      title: 'Taking a Sentinel',
      text: 'When Watcher, Vigil or Lookout enters play, the owner takes the matching Sentinel token and keeps it for the rest of the game, whatever later happens to that Lord.',
    },
    'KR-SENT-02': {
      title: 'What it reserves',
      text: 'A Sentinel in front of its owner may be placed during the owner’s turn to reserve one of: a Lord in the Court, a Council stack (also an empty one), or an available Location.',
    },
    'KR-SENT-03': {
      title: 'First placement',
      text: 'On entering play the Lord’s effect includes one placement, mandatory if a zone is open; later placements are optional.',
    },
    'KR-SENT-04': {
      title: 'One per zone',
      text: 'Each of the three zones (Court, Council, available Locations) can hold at most one Sentinel in total, whoever owns it. An occupied zone cannot be chosen. The Location zone also needs an available tile, the Court zone a Lord.',
    },
    'KR-SENT-05': {
      title: 'Only the owner',
      text: 'Only the owner of the Sentinel may take what it reserves: recruit that Lord, take that stack, control that Location. Other players may not take, discard, replace or swap it by any ability.',
    },
    'KR-SENT-06': { title: 'Adding cards', text: 'Cards may always be added to a reserved stack, by anybody.' },
    'KR-SENT-07': { title: 'No duty', text: 'The owner is not obliged to take the reserved item and may take others from the same zone.' },
    'KR-SENT-08': {
      title: 'It returns',
      text: 'When the owner takes the reserved item, or removes it with an own ability (Oracle, Opportunist), the Sentinel returns to the owner and may be placed again from the owner’s next turn on.',
    },
    'KR-SENT-09': {
      title: 'It stays',
      text: 'A placed Sentinel cannot be moved or recalled. It stays with its Lord when the Court slides.',
    },
    'KR-SENT-10': {
      title: 'For the others',
      text: 'For everybody but its owner a reserved item does not exist wherever a rule asks whether something can be taken, discarded or exchanged: legal actions (AB-TURN-04), the second stack of the Alchemist, Apprentice, Oracle, Opportunist, Corruptor, Traitor, Illusionist, and the choice and lack of Locations (AB-LOC-06, AB-LOC-12). It does count for the refill check (AB-COURT-03) and as an occupied Court space.',
    },
    'KR-LOOT-01': {
      title: 'Sanctuaries',
      text: 'Four Locations are sanctuaries: cetacean-graveyard, abandoned-convoy, megalodon, battlefield (the base tile sanctuary is not one of them). Taking control of one, by any means, starts a search at once.',
    },
    'KR-LOOT-02': { title: 'First draw', text: 'Place the tile, then draw the first loot card face up onto it. This draw is mandatory.' },
    'KR-LOOT-03': {
      title: 'Rewards',
      text: 'Each card drawn gives its reward at once: 3 → 1 key token; 4 → 2 Pearls; 5 → 1 Monster token; 6 → an Ally from the exploration deck (KR-LOOT-04); 7 → nothing.',
    },
    'KR-LOOT-04': {
      title: 'Reward 6',
      text: 'Reward 6: reveal the top exploration card. An Ally goes to hand. A Monster advances the Threat marker one step (staying on 6) and is discarded; repeat until an Ally is taken. Deck and discard work as in AB-EXP-15; before each card: if deck and discard together hold no Ally, the reward ends. A Kraken Ally drawn this way simply goes to hand.',
    },
    'KR-LOOT-05': { title: 'Draw or stop', text: 'After each card the player may stop, or draw again.' },
    'KR-LOOT-06': {
      title: 'A twin',
      text: 'From the second card on: give the reward first, then compare. If the new value equals that of a card already on this tile, the search ends and both cards of that value are discarded; other cards and all rewards stay.',
    },
    'KR-LOOT-07': { title: 'Stopping', text: 'Stopping keeps all cards on the tile and all rewards.' },
    'KR-LOOT-08': {
      title: 'Worth',
      text: 'Each loot card on a sanctuary is worth its number in influence for the controller at the end, and for a City of Mirrors that copies the tile.',
    },
    'KR-LOOT-09': { title: 'The deck', text: 'The loot deck: three 3s, four 4s, five 5s, six 6s, seven 7s.' },
    'KR-LOOT-10': { title: 'Keys', text: 'Key tokens gained during a search are checked for control when the search is over.' },
    'KR-LOOT-11': {
      title: 'Loot stays',
      text: 'Loot stays on its tile when the tile changes hands or becomes available again (Illusionist). The next controller starts a search with the cards lying there: the mandatory first draw applies only to a tile without loot, on any other tile the player may stop at once.',
    },
    'KR-LOOT-12': {
      title: 'Empty loot deck',
      text: 'If the loot deck is empty, shuffle the discarded loot; if there is none, the search ends.',
    },
    'KR-LORD-01': {
      title: 'Ferryman',
      text: 'Smuggler; 7/1/none; 5; 1 key; ongoing. Once during the owner’s turn: return 1 Nebulis to the supply and receive 1 Pearl. Optional.',
    },
    'KR-LORD-02': { title: 'Outlaw', text: 'Smuggler; 7/1/none; 6; 1 key; ongoing. A payment may contain up to 2 Nebulis (KR-NEB-04).' },
    'KR-LORD-03': {
      title: 'Counterfeiter',
      text: 'Smuggler; 7/1/none; 5; 1 key; ongoing. A payment may contain a Nebulis even if the owner keeps Pearls (KR-NEB-04).',
    },
    'KR-LORD-04': {
      title: 'Fence',
      text: 'Smuggler; 7/1/none; 8; 0; once. Give 1 own Nebulis to each opponent. With fewer Nebulis than opponents, give away all of them, one each, to opponents of the owner’s choice. No effect with 0 Nebulis. Not blocked by the Shaman. Nebulis just received for his own recruitment may be given. One event for the figure.',
    },
    'KR-LORD-05': {
      title: 'Cleaner',
      text: 'Smuggler; 7/1/none; 7; 1 key; ongoing. If active at the end of the game, Kraken Allies in hand bring no Nebulis; they are discarded all the same.',
    },
    'KR-LORD-06': {
      title: 'Watcher',
      text: 'Smuggler; 5/2/none; 4; 0; once. Take the matching Sentinel, place it (KR-SENT-01/03), then receive 1 Nebulis. The printed card has the arrow, so nothing ongoing remains on the Lord.',
    },
    'KR-LORD-07': { title: 'Vigil', text: 'Smuggler; 5/2/none; 4; 0; once. As the Watcher, with its own Sentinel.' },
    'KR-LORD-08': { title: 'Lookout', text: 'Smuggler; 5/2/none; 4; 0; once. As the Watcher, with its own Sentinel.' },
    'KR-LORD-09': {
      title: 'Shareholder',
      text: 'Merchant; 9/2/shellfish; 5; 1 key; ongoing. Receive 1 Pearl from the Treasury whenever an opponent recruits a Lord, the Corruptor’s second Lord included, replacements through Traitor and Schemer excluded. The Pearl comes with the payment, before the new Lord’s ability (KR-ALLY-12), so a Seeker already finds it.',
    },
    'KR-LORD-10': { title: 'Inheritor', text: 'Merchant; 10/2/shellfish; 7; 0; once. Receive 5 Pearls.' },
    'KR-LORD-11': {
      title: 'Hypnotist',
      text: 'Mage; 9/2/jellyfish; 5; 1 key; ongoing. In each opponent’s turn the owner may buy up to 2 Allies; the price rises as usual with each.',
    },
    'KR-LORD-12': {
      title: 'Healer',
      text: 'Mage; 7/1/jellyfish; 7; 0; once. Take one Ally of the owner’s choice from the exploration discard into hand; Krakens and Allies just spent are allowed, Monsters are not. Mandatory if there is one. While choosing, the owner sees the discard.',
    },
    'KR-LORD-13': {
      title: 'Highwayman',
      text: 'Soldier; 9/2/crab; 4; 1 key; ongoing. Each single gain that brings an opponent at least 2 Pearls costs that opponent 1 Pearl, paid to the owner. Shaman: blocked.',
    },
    'KR-LORD-14': {
      title: 'Executioner',
      text: 'Soldier; 9/3/crab; 5; 0; once. Name one of the five Races; each opponent with affiliated Allies of that Race puts one of them, of their own choice, onto the exploration discard. Mandatory; no effect if nobody qualifies. Shaman: blocked.',
    },
    'KR-LORD-15': {
      title: 'Recipient',
      text: 'Politician; 7/2/squid; 5; 1 key; ongoing. Once during the owner’s turn: move the top Lord of the deck into the empty Court space farthest from the deck, at no cost. Needs an empty space and a non-empty deck. Optional.',
    },
    'KR-LORD-16': {
      title: 'Liberator',
      text: 'Politician; 9/2/squid; 8; 0; once. Take one own covered Lord from under a Location (an exception to AB-ABIL-08 and AB-LOC-10): he is free again, his ongoing ability and his key work again; the Location stays controlled. Arrow abilities (Ambassadors included) and entering effects are not repeated. Mandatory if there is a covered Lord. Keys are checked afterwards.',
    },
    'KR-LORD-17': { title: 'Grower', text: 'Farmer; 9/2/seahorse; 7; 1 key; none. No ability.' },
    'KR-LORD-18': { title: 'Oyster Farmer', text: 'Farmer; 12/1/seahorse; 13; 0; none. No ability.' },
    'KR-TILE-01': { title: 'Gambling Den', text: '5 + 2 per Smuggler Lord you own.' },
    'KR-TILE-02': {
      title: 'Kraken’s Lair',
      text: '15 − 3 per Nebulis you have at scoring (after KR-ALLY-10); the result may be negative.',
    },
    'KR-TILE-03': { title: 'Cetacean Graveyard', text: 'Sanctuary: search on taking control; scores the loot lying on it.' },
    'KR-TILE-04': { title: 'Abandoned Convoy', text: 'Sanctuary, as KR-TILE-03.' },
    'KR-TILE-05': { title: 'Megalodon', text: 'Sanctuary, as KR-TILE-03.' },
    'KR-TILE-06': { title: 'Battlefield', text: 'Sanctuary, as KR-TILE-03.' },
    'KR-SCORE-01': { title: 'Order', text: 'Order at the end: last turns → KR-ALLY-10 → AB-END-06 → scoring.' },
    'KR-SCORE-02': { title: 'Nebulis', text: 'Each Nebulis owned costs 1 point.' },
    'KR-SCORE-03': { title: 'The figure', text: 'The holder of the Kraken figure loses 5 more points.' },
    'KR-SCORE-04': {
      title: 'Score',
      text: 'Score = base score (AB-SCORE-01, with loot counted under Locations) − Nebulis − 5 for the figure. It may be negative.',
    },
    'KR-HIDDEN-01': {
      title: 'Open things',
      text: 'Nebulis, the figure, Sentinels and loot on tiles are public; the loot deck is hidden, its size public.',
    },
    'KR-HIDDEN-02': { title: 'Cards for loot', text: 'Cards turned up for loot 6 are shown to all, also the Ally taken.' },
    'KR-HIDDEN-03': {
      title: 'Krakens in the Council',
      text: 'A Kraken Ally placed into the Council is public at that moment (card and stack).',
    },
    'KR-HIDDEN-04': {
      title: 'Healer',
      text: 'The Ally taken by the Healer is shown to all. The rest of the discard is seen only by the Healer’s owner and only during the choice.',
    },
    'KR-HIDDEN-05': { title: 'Discarded loot', text: 'Discarded loot is public.' },
  },
};
