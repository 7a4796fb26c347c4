import type { Rulebook } from './chapters.ts';

export const rulebook: Rulebook = {
  chapters: {
    SETUP: 'Setup',
    TURN: 'The turn',
    CONSPIRE: 'Conspiring',
    EXPAND: 'Expanding the alliance',
    CREST: 'Crests',
    KEY: 'Keys and locations',
    LOC: 'The locations',
    PEARL: 'Pearls',
    SWAP: 'Lords worth 0 VP: the swap',
    SIX: 'Lords worth 6 VP: the reveal',
    DECK: 'When a deck runs short',
    COAL: 'Coalitions',
    END: 'End of the game',
    SCORE: 'Scoring',
    TIE: 'Ties',
    HIDDEN: 'Open and hidden',
    COUNT: 'Number of players',
    BONUS: 'Optional: bonus locations',
    SOLO: 'Optional: the solo game',
  },
  rules: {
    'CO-SETUP-01': {
      title: 'Lord deck',
      text: 'Shuffle all 60 lords into one face-down deck. Each guild has 12: one worth 0 influence points (VP), four worth 1, two each worth 2, 3 and 4, and one worth 6. The deck is the same for any number of players.',
    },
    'CO-SETUP-02': {
      title: 'Discard piles',
      text: 'There are five discard piles, one per guild, all empty at first. Discarded lords lie face up so that the VP and the ability of every card can be seen. A lord is only ever discarded to the pile of its own guild.',
    },
    'CO-SETUP-03': {
      title: 'Location deck',
      text: 'Shuffle all 24 locations into a face-down deck and turn the top card face up: it is the first open location. 23 cards stay in the deck.',
    },
    'CO-SETUP-04': {
      title: 'Open locations are locations',
      text: 'An open location counts as a location wherever a rule speaks of locations. “Controlled” means less: only the locations lying on the lords of an alliance. Open locations have no order, and any number of them may lie open.',
    },
    'CO-SETUP-05': {
      title: 'Pearls',
      text: 'The Master of Pearls token lies in the centre and belongs to nobody. The pearl counter shows 0, and every player has 0 pearls.',
    },
    'CO-SETUP-06': { title: 'Crests', text: 'You receive 5 crests, one per guild. Sets that nobody uses leave the game.' },
    'CO-SETUP-07': { title: 'First player', text: 'The first player is drawn at random, each with the same chance. Turns go clockwise.' },
    'CO-SETUP-08': {
      title: 'Empty start',
      text: 'At the start every alliance and every discard pile is empty, and nobody has a hand of cards. So the very first turn of the game must use the lord deck.',
    },

    'CO-TURN-01': {
      title: 'Order of play',
      text: 'The first player begins. Then the players take turns clockwise until the last turns have been played (CO-END-03).',
    },
    'CO-TURN-02': {
      title: 'Two steps',
      text: 'Your turn has two steps: first you conspire, then you expand your alliance. You must do both, in this order, once each. You may not pass.',
    },
    'CO-TURN-03': {
      title: 'End of your turn',
      text: 'Your turn ends when no lord is left set aside for placing and all effects of the placed lords have been resolved.',
    },
    'CO-TURN-04': {
      title: 'Your restriction ends',
      text: 'At the very start of your turn, before you conspire, a restriction you placed on the other players with Narrow Strait (CO-LOC-09) or Twin Straits (CO-LOC-10) ends.',
    },
    'CO-TURN-05': {
      title: 'You can always move',
      text: 'On your turn you always have at least one way to conspire. You have at most 14 lords and up to three opponents have at most 15 each, so at least one of the 60 lords lies in the deck or in a discard pile. When the deck is empty, no restriction applies to you (CO-DECK-03).',
    },
    'CO-TURN-06': {
      title: 'Your decisions',
      text: 'On your turn you make only these decisions: (a) the source: how many cards from the deck, or which non-empty pile; under a restriction only the forced draw; (b) which drawn lord to keep; (c) which lords to keep if a pile does not fit into your alliance, perhaps by returning surplus lords one at a time; (d) which lord set aside to place next; (e) after a lord worth 0 VP, if at least two lords can be swapped: which pair, or none; (f) for a location: how many to reveal, or which open one to take; (g) which revealed location to take, or, with Cartographer’s Archive instead of (f), which one from the whole deck. Everything else is automatic, and a decision with a single option is made automatically. Two equal cards are two options; where a choice is left to chance, every option is equally likely.',
    },

    'CO-CONSPIRE-01': { title: 'One source', text: 'You conspire with exactly one source: either the lord deck or one discard pile.' },
    'CO-CONSPIRE-02': {
      title: 'Deck: how many',
      text: 'If you choose the lord deck, first name a number from 1 to 3, but no more than the deck holds, before you see any card. Then reveal that many lords from the top of the deck to everyone, all at once. Your choice is binding: you may not draw another card or take a pile instead.',
    },
    'CO-CONSPIRE-03': {
      title: 'Deck: keep one',
      text: 'Keep exactly one of the revealed lords. If you revealed only one, you must keep it.',
    },
    'CO-CONSPIRE-04': {
      title: 'Deck: discard the rest',
      text: 'The other revealed lords go at once to the discard piles of their guilds. This happens before you place the lord you kept and before any of its effects.',
    },
    'CO-CONSPIRE-05': {
      title: 'Pile: take everything',
      text: 'If you choose a discard pile, pick any pile that is not empty and take every lord in it; the pile is now empty. You must place all of them this turn, except those that do not fit into your alliance (CO-END-05).',
    },
    'CO-CONSPIRE-06': { title: 'Empty sources', text: 'You may not choose an empty lord deck or an empty discard pile.' },
    'CO-CONSPIRE-07': {
      title: 'Under a restriction',
      text: 'While another player’s Narrow Strait (CO-LOC-09) or Twin Straits (CO-LOC-10) is in force, you do not choose freely: you conspire only as that location says.',
    },
    'CO-CONSPIRE-08': { title: 'Order in a pile', text: 'The order of the cards in a discard pile has no meaning.' },

    'CO-EXPAND-01': {
      title: 'Where a lord goes',
      text: 'A lord always goes to the first empty slot: left to right, top row first. You never choose the slot.',
    },
    'CO-EXPAND-02': {
      title: 'Slots',
      text: 'Your alliance is an inverted pyramid of 15 slots, numbered in the order they are filled: 1–5 in the first row, 6–9 in the second, 10–12 in the third, 13–14 in the fourth and 15 in the fifth. Each row is shifted half a card against the row above.',
    },
    'CO-EXPAND-03': {
      title: 'Several lords',
      text: 'If you took several lords, you place them one at a time in any order you like. You pick the next one only after the previous one is completely resolved, so you may react to what has happened.',
    },
    'CO-EXPAND-04': {
      title: 'Resolving a lord',
      text: 'For each lord, in this order: 1) place it; 2) update the crest of its guild; 3) carry out its ability: 0 VP, a swap; 1 or 2 VP, a key and perhaps a location, which is resolved completely; 3 or 4 VP, pearls; 6 VP, the top lord of the deck is discarded; 4) if it is your 15th lord, the end of the game is triggered (CO-END-01). Every lord has exactly one ability, so you never have to choose between abilities.',
    },
    'CO-EXPAND-05': {
      title: 'Once only',
      text: 'A lord’s ability works once, when the lord is placed. Moving the lord later never triggers it again.',
    },
    'CO-EXPAND-06': {
      title: 'Mandatory abilities',
      text: 'You must carry out the ability of every lord you place. Only the swap of a lord worth 0 VP is optional.',
    },
    'CO-EXPAND-07': {
      title: 'Lords set aside',
      text: 'Lords you have taken but not yet placed are set aside: they belong to no pile, no deck and no alliance. Hall of Recall (CO-LOC-11) does not shuffle them, they give no keys or pearls, get no crest, belong to no coalition and cannot be swapped.',
    },
    'CO-EXPAND-08': {
      title: 'Lords stay',
      text: 'A lord you have placed never leaves your alliance. Its slot changes only through the swap of a lord worth 0 VP (CO-SWAP-01).',
    },
    'CO-EXPAND-09': {
      title: 'Covered lords keep their value',
      text: 'A location lying on a lord changes nothing about that lord: its guild, VP, crest, place in a coalition and, for scoring, its key all stay.',
    },

    'CO-CREST-01': {
      title: 'First of a guild',
      text: 'If your alliance had no lord of the placed lord’s guild, the crest of that guild is put on it, even if it is worth 0 VP.',
    },
    'CO-CREST-02': {
      title: 'Strictly better',
      text: 'If your alliance already had lords of the new lord’s guild and the new lord is worth more VP than the one under that guild’s crest, the crest moves to the new lord.',
    },
    'CO-CREST-03': {
      title: 'Equal or worse',
      text: 'If the new lord is worth as much as the lord under the crest of its guild, or less, the crest stays where it is. Equal VP does not move it.',
    },
    'CO-CREST-04': { title: 'Automatic', text: 'Crests are placed and moved automatically; there is nothing for you to choose.' },
    'CO-CREST-05': {
      title: 'Always on the best lord',
      text: 'At any moment each guild with at least one lord in your alliance has its crest on a lord with the highest VP of that guild. The crest of a guild without a lord in your alliance lies beside it.',
    },
    'CO-CREST-06': { title: 'The crest follows its lord', text: 'When two lords are swapped, a crest moves with its lord.' },
    'CO-CREST-07': {
      title: 'What crests are for',
      text: 'At the end of the game only the lords under your crests give you their VP (CO-SCORE-02).',
    },

    'CO-KEY-01': {
      title: 'Keys',
      text: 'Every lord worth 1 VP shows one silver key, every lord worth 2 VP one gold key. Nothing else gives keys.',
    },
    'CO-KEY-02': {
      title: 'Active keys',
      text: 'A key is active as long as you have taken no location since its lord was placed; a location taken with that very lord counts. In other words, only keys in slots after your latest location are active. Before your first location all your keys are active.',
    },
    'CO-KEY-03': {
      title: 'When keys are checked',
      text: 'Keys are checked only right after a lord with a key has been placed, and only for the player who placed it.',
    },
    'CO-KEY-04': {
      title: 'Two alike or three',
      text: 'You take a location when your active keys include 2 identical ones or number 3 in all. As there are only two kinds, three keys always include two alike: what counts is two active silver or two active gold keys.',
    },
    'CO-KEY-05': {
      title: 'Two different keys',
      text: 'One silver and one gold key are not enough. Your next lord with a key of either kind completes the set.',
    },
    'CO-KEY-06': {
      title: 'Any two keys',
      text: 'If you control Locksmith’s Vault (CO-LOC-13), 2 active keys of any kind are enough for a location.',
    },
    'CO-KEY-07': {
      title: 'Mandatory and immediate',
      text: 'As soon as your keys allow it you must take exactly 1 location, before you place another lord. You may not delay it, refuse it or save it for later. The one exception is Cartographer’s Archive with an empty location deck (CO-DECK-08).',
    },
    'CO-KEY-08': {
      title: 'Where the location comes from',
      text: 'Choose one of two ways. Either name a number from 1 to 3, but no more than the location deck holds, reveal that many locations from the top of the deck to everyone and take exactly one of them. Or take one open location of your choice. If you control Cartographer’s Archive (CO-LOC-14), you search the deck instead.',
    },
    'CO-KEY-09': {
      title: 'The rest of the reveal',
      text: 'Revealed locations that you do not take become open locations, before the one you took has its effect.',
    },
    'CO-KEY-10': {
      title: 'No switching',
      text: 'Once you have revealed locations, you must take one of them. A location that lay open before can no longer be taken this time.',
    },
    'CO-KEY-11': { title: 'No refill', text: 'Taking an open location, even the last one, never reveals a new one.' },
    'CO-KEY-12': {
      title: 'Where the location goes',
      text: 'The location is put on the lord with a key that you have just placed, covering the key. A lord carries at most one location.',
    },
    'CO-KEY-13': {
      title: 'Keys used up',
      text: 'When you take a location, the keys on that lord and on every lord placed earlier stop being active for the rest of the game, surplus and unmatched ones included. They still count for Silver Gate (CO-LOC-05) and Gilded Gate (CO-LOC-06).',
    },
    'CO-KEY-14': {
      title: 'The location takes effect',
      text: 'As soon as the location is put down, its immediate effect is carried out or its ongoing effect begins. Then your turn continues.',
    },
    'CO-KEY-15': {
      title: 'Several lords in one turn',
      text: 'Lords are resolved one at a time, so one turn can bring you several locations: four lords with silver keys placed in a row give two. Keys on lords still set aside do not count.',
    },
    'CO-KEY-16': {
      title: 'One location per lord',
      text: 'One placed lord with a key brings you at most one location, even if more active keys have piled up. They can pile up only through Cartographer’s Archive with an empty deck (CO-DECK-08).',
    },
    'CO-KEY-17': { title: 'Control is permanent', text: 'A location you control is never moved, covered, lost or exchanged.' },
    'CO-KEY-18': { title: 'Leftover keys', text: 'Active keys left at the end of the game are worth nothing by themselves.' },

    'CO-LOC-00': {
      title: 'Effects of locations',
      text: 'Every immediate or ongoing effect of a location is mandatory and works from the moment the location is put down on a lord. A location lying open or in the deck does nothing.',
    },
    'CO-LOC-01': { title: 'Grand Citadel', text: 'No effect. 7 VP at the end of the game.' },
    'CO-LOC-02': {
      title: 'Pearl Grotto',
      text: 'Gain 1 pearl at once; then the Master of Pearls is checked (CO-PEARL-08). 5 VP at the end of the game.',
    },
    'CO-LOC-03': {
      title: 'Pearl Lagoon',
      text: 'Gain 2 pearls at once, both together; then the Master of Pearls is checked (CO-PEARL-08). 4 VP at the end of the game.',
    },
    'CO-LOC-04': {
      title: 'Pearl Hoard',
      text: 'Gain 3 pearls at once, all together; then the Master of Pearls is checked (CO-PEARL-08). 3 VP at the end of the game.',
    },
    'CO-LOC-05': {
      title: 'Silver Gate',
      text: 'At the end of the game: 1 VP for each lord with a silver key in your alliance, whether the key is active or not. The lord under this card counts too if its key is silver. The card has no VP of its own.',
    },
    'CO-LOC-06': {
      title: 'Gilded Gate',
      text: 'At the end of the game: 2 VP for each lord with a gold key in your alliance, whether the key is active or not. The lord under this card counts too if its key is gold. The card has no VP of its own.',
    },
    'CO-LOC-07': {
      title: 'Oyster Market',
      text: 'At the end of the game: 1 VP for each complete pair of your pearls, so 2 VP for 4 pearls and 1 VP for 3. The card has no VP of its own.',
    },
    'CO-LOC-08': {
      title: 'Drowned Lighthouse',
      text: 'At the end of the game: 2 VP for each location you control, this one included, so alone it is worth 2 VP. Open locations and those of other players do not count.',
    },
    'CO-LOC-09': {
      title: 'Narrow Strait',
      text: 'Until the start of your next turn every other player must conspire by revealing exactly the top lord of the deck and keeping it; discard piles may not be taken. A player whose turn begins with an empty lord deck is not restricted and takes a pile. You are never affected yourself. 3 VP at the end of the game, even after the effect is over (see also CO-LOC-90, CO-LOC-91).',
    },
    'CO-LOC-10': {
      title: 'Twin Straits',
      text: 'Until the start of your next turn every other player must conspire by revealing exactly the top 2 lords of the deck, keeping either one and discarding the other to its pile; discard piles may not be taken. With one card in the deck, that one is revealed and kept; with none, the player is not restricted. You are never affected yourself. 3 VP at the end of the game, even after the effect is over (see also CO-LOC-90, CO-LOC-91).',
    },
    'CO-LOC-11': {
      title: 'Hall of Recall',
      text: 'At once shuffle all lords of all five discard piles into the lord deck. Lords discarded or returned to a pile earlier this turn are included, lords set aside are not. If all piles are empty, nothing happens. 3 VP at the end of the game.',
    },
    'CO-LOC-12': {
      title: 'Shifting Reef',
      text: 'At once shuffle all open locations into the location deck, including those revealed together with this one. If there is no open location, nothing happens. No new open location is revealed. 3 VP at the end of the game.',
    },
    'CO-LOC-13': {
      title: 'Locksmith’s Vault',
      text: 'For the rest of the game 2 active keys of any kind are enough for you to take a location (CO-KEY-06). Taking this card has used up all your keys, so they are not checked again now. 3 VP at the end of the game.',
    },
    'CO-LOC-14': {
      title: 'Cartographer’s Archive',
      text: 'For the rest of the game, each time you take a location you must look through the whole location deck, take one card of your choice and at once shuffle the rest. You may not take open locations, and none are added to them. This does not apply to taking this card itself; for an empty deck see CO-DECK-08. 3 VP at the end of the game.',
    },
    'CO-LOC-15': {
      title: 'Farmers’ Palace',
      text: 'At the end of the game: as many VP as the lord under your yellow crest is worth, 0 if you have no yellow lord (Farmers). The lord also scores for itself as usual (CO-SCORE-02).',
    },
    'CO-LOC-16': {
      title: 'Military Palace',
      text: 'At the end of the game: as many VP as the lord under your red crest is worth, 0 if you have no red lord (Military). The lord also scores for itself as usual (CO-SCORE-02).',
    },
    'CO-LOC-17': {
      title: 'Merchants’ Palace',
      text: 'At the end of the game: as many VP as the lord under your green crest is worth, 0 if you have no green lord (Merchants). The lord also scores for itself as usual (CO-SCORE-02).',
    },
    'CO-LOC-18': {
      title: 'Politicians’ Palace',
      text: 'At the end of the game: as many VP as the lord under your blue crest is worth, 0 if you have no blue lord (Politicians). The lord also scores for itself as usual (CO-SCORE-02).',
    },
    'CO-LOC-19': {
      title: 'Mages’ Palace',
      text: 'At the end of the game: as many VP as the lord under your purple crest is worth, 0 if you have no purple lord (Mages). The lord also scores for itself as usual (CO-SCORE-02).',
    },
    'CO-LOC-20': {
      title: 'Farmers’ Guildhall',
      text: 'At the end of the game: 1 VP plus 1 VP for each yellow lord (Farmers) in your alliance, lords covered by locations and lords worth 0 VP included. It is always worth at least 1 VP.',
    },
    'CO-LOC-21': {
      title: 'Military Guildhall',
      text: 'At the end of the game: 1 VP plus 1 VP for each red lord (Military) in your alliance, lords covered by locations and lords worth 0 VP included. It is always worth at least 1 VP.',
    },
    'CO-LOC-22': {
      title: 'Merchants’ Guildhall',
      text: 'At the end of the game: 1 VP plus 1 VP for each green lord (Merchants) in your alliance, lords covered by locations and lords worth 0 VP included. It is always worth at least 1 VP.',
    },
    'CO-LOC-23': {
      title: 'Politicians’ Guildhall',
      text: 'At the end of the game: 1 VP plus 1 VP for each blue lord (Politicians) in your alliance, lords covered by locations and lords worth 0 VP included. It is always worth at least 1 VP.',
    },
    'CO-LOC-24': {
      title: 'Mages’ Guildhall',
      text: 'At the end of the game: 1 VP plus 1 VP for each purple lord (Mages) in your alliance, lords covered by locations and lords worth 0 VP included. It is always worth at least 1 VP.',
    },
    'CO-LOC-90': {
      title: 'Two restrictions at once',
      text: 'If Narrow Strait (CO-LOC-09) or Twin Straits (CO-LOC-10) is taken while the other one is in force, the newer restriction replaces the older one completely, and the older one does not come back. The newer one ends at the start of its own controller’s next turn. If you take both in one turn, the later one counts.',
    },
    'CO-LOC-91': {
      title: 'Restrictions in the last turns',
      text: 'The restriction of Narrow Strait or Twin Straits stays in force during the last turns. If its controller has no turn left, it lasts until the game ends.',
    },
    'CO-LOC-92': {
      title: 'The 24 locations',
      text: 'There are 24 locations of 16 kinds, each card present once: 14 single cards (CO-LOC-01 to CO-LOC-14), five palaces (CO-LOC-15 to CO-LOC-19) and five guildhalls (CO-LOC-20 to CO-LOC-24), one of each for every guild.',
    },

    'CO-PEARL-01': {
      title: 'Lords with pearls',
      text: 'When you place a lord worth 3 VP you gain 2 pearls; when you place a lord worth 4 VP you gain 1 pearl.',
    },
    'CO-PEARL-02': {
      title: 'Counting pearls',
      text: 'Everyone can see how many pearls each player has. Pearls are never spent, lost or passed on.',
    },
    'CO-PEARL-03': {
      title: 'The first Master',
      text: 'The first player to have at least 1 pearl takes the Master of Pearls token, and the counter is set to that player’s number of pearls.',
    },
    'CO-PEARL-04': {
      title: 'A tie takes the token',
      text: 'If you are not the Master of Pearls, gain pearls and now have exactly as many as the Master, you become Master at once. The counter keeps its value.',
    },
    'CO-PEARL-05': {
      title: 'More takes the token',
      text: 'If you are not the Master of Pearls, gain pearls and now have more than the Master, you become Master at once and the counter is set to your number.',
    },
    'CO-PEARL-06': { title: 'Fewer', text: 'If you gain pearls and still have fewer than the Master of Pearls, nothing changes.' },
    'CO-PEARL-07': {
      title: 'The Master gains pearls',
      text: 'When the Master of Pearls gains pearls, the counter moves with it. It always shows the Master’s number of pearls, or 0 while there is no Master.',
    },
    'CO-PEARL-08': {
      title: 'When it is checked',
      text: 'The Master of Pearls is checked after each gain from one lord or one location, once all its pearls have been added. The check is mandatory and automatic. Only the player who has just gained pearls can become Master.',
    },
    'CO-PEARL-09': {
      title: 'Value of the token',
      text: 'At the end of the game the Master of Pearls scores 5 VP. If nobody ever gained a pearl, nobody scores them.',
    },
    'CO-PEARL-10': {
      title: 'How many pearls there are',
      text: 'There are 36 pearls in the whole game: 30 on lords and 6 on locations. One player can reach 26 at most. The counter has no upper limit.',
    },

    'CO-SWAP-01': {
      title: 'The swap',
      text: 'When you place a lord worth 0 VP, you may swap two lords of your alliance. This is optional, and you make at most one swap.',
    },
    'CO-SWAP-02': {
      title: 'Which lords',
      text: 'The two lords you swap must be different, already placed in your own alliance and without a key, so worth 0, 3, 4 or 6 VP. The new lord may be one of them but does not have to be.',
    },
    'CO-SWAP-03': {
      title: 'Lords with keys are fixed',
      text: 'A lord worth 1 or 2 VP can never be swapped, whether its key is active, used up or covered by a location. So locations never move.',
    },
    'CO-SWAP-04': {
      title: 'Too few lords',
      text: 'If your alliance, the new lord worth 0 VP included, has fewer than two lords without a key, the swap does not happen and you are not asked.',
    },
    'CO-SWAP-05': {
      title: 'When to swap',
      text: 'You decide right after the lord worth 0 VP is placed and its crest updated, before you pick the next lord set aside. The swap cannot be used later. You may still swap if this was your 15th lord.',
    },
    'CO-SWAP-06': {
      title: 'What changes',
      text: 'Only the two lords change places. Crests move with their lords; pearls, keys, locations and the Master of Pearls token stay as they are. Coalitions simply follow the new arrangement.',
    },
    'CO-SWAP-07': {
      title: 'Nothing happens twice',
      text: 'After a swap no ability of a moved lord works again, neither keys nor the Master of Pearls are checked again, and no crest passes to another lord.',
    },
    'CO-SWAP-08': {
      title: 'Refused swaps',
      text: 'A swap is refused if it involves a lord with a key, an empty slot, the same slot twice or a lord of another player’s alliance.',
    },

    'CO-SIX-01': {
      title: 'The reveal',
      text: 'When you place a lord worth 6 VP, you must put the top lord of the deck face up on the discard pile of that lord’s guild.',
    },
    'CO-SIX-02': {
      title: 'No gain',
      text: 'The lord revealed by a lord worth 6 VP is not taken, not placed and triggers nothing, even while you are placing the pile of its guild: it stays there as the start of a new pile.',
    },
    'CO-SIX-03': { title: 'Empty deck', text: 'If the lord deck is empty when you place a lord worth 6 VP, nothing happens.' },
    'CO-SIX-04': {
      title: 'When it happens',
      text: 'The top lord is discarded at once, before you pick the next lord set aside. It also happens if the lord worth 6 VP was your 15th.',
    },

    'CO-DECK-01': {
      title: 'Lords are not reshuffled',
      text: 'When the lord deck runs out, the discard piles are not shuffled: you can then conspire only with discard piles. The deck gets cards again only through Hall of Recall (CO-LOC-11).',
    },
    'CO-DECK-02': {
      title: 'Short lord deck',
      text: 'With only 1 or 2 cards left in the lord deck, you may name at most that number (CO-CONSPIRE-02).',
    },
    'CO-DECK-03': {
      title: 'There is always a lord to take',
      text: 'Between turns all 60 lords lie in the deck, in the discard piles or in the alliances. The player to move has at most 14 lords and up to three others at most 15 each, so at most 59 are placed and at least one is left in the deck or in a pile. Restrictions do not apply when the deck is empty (CO-LOC-09, CO-LOC-10).',
    },
    'CO-DECK-04': {
      title: 'Short location deck',
      text: 'With only 1 or 2 cards left in the location deck, you may reveal at most that number. With none left you must take an open location.',
    },
    'CO-DECK-05': { title: 'No open location', text: 'If no location lies open, you must reveal from the location deck.' },
    'CO-DECK-06': {
      title: 'Locations never run out',
      text: 'There are 30 keys and each location uses up at least 2, so at most 15 of the 24 locations are ever taken. The deck and the open locations together always hold at least 9.',
    },
    'CO-DECK-07': {
      title: 'Locations are not reshuffled',
      text: 'Open locations do not return to the location deck by themselves, even when it is empty. Only Shifting Reef (CO-LOC-12) shuffles them back.',
    },
    'CO-DECK-08': {
      title: 'Archive with an empty deck',
      text: 'If you control Cartographer’s Archive (CO-LOC-14) and your keys earn a location while the location deck is empty, you take none and your keys stay active. They are checked again when you next place a lord with a key. A deck refilled by someone else in the meantime triggers nothing by itself.',
    },

    'CO-COAL-01': {
      title: 'What a coalition is',
      text: 'A coalition is a group of lords of one guild in one alliance linked through adjacent slots. It includes every lord of the guild that can be reached this way.',
    },
    'CO-COAL-02': {
      title: 'Adjacent lords',
      text: 'Two lords are adjacent if their cards share a side wholly or in part: left and right neighbours in a row, and a card with the one or two cards it half overlaps in the row above and in the row below. Cards never touch at a corner only.',
    },
    'CO-COAL-03': {
      title: 'Table of adjacent slots',
      text: 'There are 30 adjacent pairs. Slot 1: 2, 6; slot 2: 1, 3, 6, 7; slot 3: 2, 4, 7, 8; slot 4: 3, 5, 8, 9; slot 5: 4, 9; slot 6: 1, 2, 7, 10; slot 7: 2, 3, 6, 8, 10, 11; slot 8: 3, 4, 7, 9, 11, 12; slot 9: 4, 5, 8, 12; slot 10: 6, 7, 11, 13; slot 11: 7, 8, 10, 12, 13, 14; slot 12: 8, 9, 11, 14; slot 13: 10, 11, 14, 15; slot 14: 11, 12, 13, 15; slot 15: 13, 14.',
    },
    'CO-COAL-04': {
      title: 'Only the largest',
      text: 'Only one of your coalitions scores: the one with the most lords. If several are equally large, one of them scores. The VP of its lords do not matter.',
    },
    'CO-COAL-05': {
      title: 'A single lord',
      text: 'A lord without an adjacent lord of its guild is a coalition of 1. So every player scores at least 3 VP for a coalition.',
    },
    'CO-COAL-06': {
      title: 'Covered lords and empty slots',
      text: 'A location lying on a lord changes nothing for its coalition. An empty slot connects nothing.',
    },
    'CO-COAL-07': {
      title: 'When coalitions count',
      text: 'Coalitions matter only at the end of the game. Their current value may be shown at any time.',
    },

    'CO-END-01': {
      title: 'The trigger',
      text: 'The end of the game is triggered when a player places the 15th lord of their alliance: the others take one more turn each (CO-END-03).',
    },
    'CO-END-02': {
      title: 'Finish the turn',
      text: 'If you place your 15th lord, you still carry out everything it causes: crest, swap, location with its effect, pearls or reveal.',
    },
    'CO-END-03': {
      title: 'Last turns',
      text: 'After the turn with the first 15th lord every other player takes exactly one more turn, clockwise from the next player, no matter who was first player. Then the game ends and is scored. The player who triggered the end has no further turn.',
    },
    'CO-END-04': {
      title: 'A second complete alliance',
      text: 'If another player reaches 15 lords during the last turns, this changes nothing.',
    },
    'CO-END-05': {
      title: 'Too many lords',
      text: 'If you take a pile with more lords than your alliance has empty slots, you must choose exactly as many as fit; the others go back to the discard pile of their guild. You choose while conspiring, before placing the first of them. This can happen on any turn, not only on the last ones.',
    },
    'CO-END-06': { title: 'Incomplete alliances', text: 'Having fewer than 15 lords at the end brings no penalty.' },

    'CO-SCORE-01': {
      title: 'Four sources',
      text: 'Your total is lords + locations + coalition + Master of Pearls. It is scored once, from the final position.',
    },
    'CO-SCORE-02': {
      title: 'Lords',
      text: 'You score the VP of the lords under your crests, five at most: the best lord of each guild in your alliance.',
    },
    'CO-SCORE-03': { title: 'Locations', text: 'You score the value of every location you control.' },
    'CO-SCORE-04': { title: 'Coalition', text: 'You score 3 VP for each lord of your largest coalition.' },
    'CO-SCORE-05': { title: 'Master of Pearls', text: 'You score 5 VP if you have the Master of Pearls token.' },
    'CO-SCORE-06': { title: 'Winner', text: 'The player with the highest total wins.' },
    'CO-SCORE-07': {
      title: 'The result in detail',
      text: 'The result shows the four parts of every player’s total and the value of each location.',
    },

    'CO-TIE-01': { title: 'Pearls decide', text: 'Among the players tied for the highest total, the one with the most pearls wins.' },
    'CO-TIE-02': {
      title: 'Shared victory',
      text: 'If pearls are equal too, all players still tied win together. With three or more tied on points, only those with the most pearls among them win.',
    },
    'CO-TIE-03': {
      title: 'What does not decide',
      text: 'The Master of Pearls token breaks no tie by itself; only the numbers of pearls count. The other places are ranked by total, then by pearls; if both are equal, the place is shared.',
    },

    'CO-HIDDEN-01': { title: 'What is hidden', text: 'Only the order of the lord deck and the order of the location deck are hidden.' },
    'CO-HIDDEN-02': {
      title: 'What everyone sees',
      text: 'Everyone sees all alliances, crests, controlled and open locations, every card of every discard pile, the numbers of pearls, the Master of Pearls token, the counter, restrictions in force and the size of both decks. Nobody has a hand of cards.',
    },
    'CO-HIDDEN-03': {
      title: 'Revealed cards',
      text: 'Lords revealed while conspiring and locations revealed from the deck (CO-KEY-08) are seen by everyone.',
    },
    'CO-HIDDEN-04': {
      title: 'Searching the deck',
      text: 'If you control Cartographer’s Archive (CO-LOC-14), only you look through the location deck; everyone sees the card you take once it is put down. You are shown the cards by card number, never in deck order. Everyone can always work out which cards are in either deck; only their order is secret, and the shuffle after the search makes it secret again. A search, like any reveal or shuffle, cannot simply be undone.',
    },
    'CO-HIDDEN-05': {
      title: 'Secret until the end',
      text: 'While the game lasts, nobody is shown the order of a deck or what chance will bring. Only when the game is over may this be disclosed, so that it can be checked and replayed.',
    },

    'CO-COUNT-01': { title: 'Players', text: 'The game is for 2, 3 or 4 players.' },
    'CO-COUNT-02': { title: 'No adjustments', text: 'Cards, limits, the end of the game and scoring are the same for 2, 3 and 4 players.' },
    'CO-COUNT-03': {
      title: '“Other players”',
      text: 'With 2 players Narrow Strait and Twin Straits (CO-LOC-09, CO-LOC-10) affect exactly your opponent’s next turn. With 3 or 4 they affect the next turn of each opponent before you are up again.',
    },

    'OPT-BONUS-01': {
      title: 'Circle of Ones',
      text: 'At the end of the game: find your largest connected group of lords worth exactly 1 VP, of any guilds (adjacent as in CO-COAL-02), and score 1 VP for each lord in it; 0 if you have none. The five bonus locations are off unless you choose them; then all five are shuffled into the location deck at setup, 29 cards instead of 24.',
    },
    'OPT-BONUS-02': {
      title: 'Circle of Twos',
      text: 'Bonus location. At the end of the game: find your largest connected group of lords worth exactly 2 VP, of any guilds (adjacent as in CO-COAL-02), and score 2 VP for each lord in it; 0 if you have none.',
    },
    'OPT-BONUS-03': {
      title: 'Circle of Threes',
      text: 'Bonus location. At the end of the game: find your largest connected group of lords worth exactly 3 VP, of any guilds (adjacent as in CO-COAL-02), and score 2 VP for each lord in it; 0 if you have none.',
    },
    'OPT-BONUS-04': {
      title: 'Circle of Fours',
      text: 'Bonus location. At the end of the game: find your largest connected group of lords worth exactly 4 VP, of any guilds (adjacent as in CO-COAL-02), and score 2 VP for each lord in it; 0 if you have none.',
    },
    'OPT-BONUS-05': {
      title: 'Forgotten Islet',
      text: 'Bonus location. At the end of the game: 1 VP plus 1 VP for each lord in your alliance worth 0 or 6 VP, that is, each lord with neither key nor pearl.',
    },

    'OPT-SOLO-01': {
      title: 'The rival',
      text: 'You play against an automatic rival with its own alliance of 15 slots, pearls, crests and locations. One of five rival cards is chosen or drawn at random; each belongs to a guild and has an ordered list of conditions, perhaps an end bonus and perhaps a lasting ability. All the usual rules apply unless this chapter changes them.',
    },
    'OPT-SOLO-02': { title: 'Turn order', text: 'You and the rival take turns. You begin.' },
    'OPT-SOLO-03': {
      title: 'The rival conspires',
      text: 'The rival takes only discard piles. Its conditions are tried in order, and each gives every pile a number: several lords, the size of the pile if it is 2 or more; keys, its lords with keys; pearls, its lords giving pearls; sixes, its lords worth 6 VP; red lords, its red lords; coalition, if one lord of the pile, put in the rival’s next slot, would stand in a coalition of 3 or more, the size of that coalition plus the number of the pile’s other lords. In every other case the number is 0. The pile with the highest number above 0 is taken; if several share it, you pick one of them; if there is none, the next condition is tried. If no condition fits, the top lord of the deck is put on its pile and the list starts again. This always ends: with an empty deck at least 31 lords lie in five piles, and every rival has the condition “several lords”.',
    },
    'OPT-SOLO-04': {
      title: 'The five rivals',
      text: 'Farmers: several lords, keys, coalition; no bonus, no ability. Military: red lords, sixes, coalition, several lords; bonus 1 VP plus 2 VP per red lord; when it takes the red pile, your next conspire step is forced as by Narrow Strait (CO-LOC-09). Merchants: pearls, coalition, several lords; bonus 1 VP per complete pair of its pearls; no ability. Politicians: sixes, keys, coalition, several lords; bonus the VP of its best lord of any guild; no ability. Mages: keys, coalition, several lords; bonus 1 VP per location; any two active keys earn it a location.',
    },
    'OPT-SOLO-05': {
      title: 'The rival expands',
      text: 'The rival’s lords go to its next slots; you pick the order of several. If they do not all fit, you first pick which are kept, and the surplus returns to its pile (CO-END-05). Crests, pearls, the Master of Pearls token and the reveal of a lord worth 6 VP work as usual. The rival never swaps.',
    },
    'OPT-SOLO-06': {
      title: 'The rival’s locations',
      text: 'When its keys allow, the rival takes a random open location, or the top card of the location deck if none is open. The card lies face down on the lord with the key, has no effect and is worth 5 VP. A card from the deck is shown to you before it is turned face down, so you always know which cards are left.',
    },
    'OPT-SOLO-07': {
      title: 'Restrictions',
      text: 'If you take Narrow Strait or Twin Straits (CO-LOC-09, CO-LOC-10), it does not affect the rival. You still score its 3 VP.',
    },
    'OPT-SOLO-08': {
      title: 'Replay token',
      text: 'The replay token starts with the rival, who never uses it. You take it from the rival when you place a lord that creates a group of at least 3 connected lords of one guild, no part of which was in a group of 3 or more before. This is checked right after placing; a swap never earns the token.',
    },
    'OPT-SOLO-09': {
      title: 'Using the token',
      text: 'At the end of your turn, if you hold the replay token and have fewer than 15 lords, you may give it back to the rival and take another turn at once. You may do so in the same turn you gained it, and also at the end of your last turn (OPT-SOLO-10): the extra turn then comes on top.',
    },
    'OPT-SOLO-10': { title: 'End of the solo game', text: 'When one side places its 15th lord, the other side gets one more turn.' },
    'OPT-SOLO-11': {
      title: 'Result',
      text: 'The rival’s total is its lords under crests + 5 VP per location + coalition + Master of Pearls + end bonus. You win with a higher total. If the totals are equal, you win only if you hold the Master of Pearls token.',
    },
    'OPT-SOLO-12': {
      title: 'How we play it',
      text: 'Other versions of the solo game may differ on four points; here they are as follows. (a) You always begin, whether the rival was chosen or drawn. (b) Whichever side completes its alliance, the other gets a last turn. (c) The rival gains no pearls from a pearl location. (d) For the coalition condition every lord counts once, so the true size of the group is used.',
    },
  },
};
