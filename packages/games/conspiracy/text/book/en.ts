import type { WordsFor } from '@fathom/kernel';
import type { plan } from './plan.ts';

export const book: WordsFor<typeof plan> = {
  modules: { bonus: 'Bonus locations', solo: 'Solo game' },
  chapters: {
    goal: {
      title: 'Goal and overview',
      lead: 'Under the sea, five guilds fight over the Senate. You bring their lords into your alliance, fifteen at most, and use their keys and pearls. When somebody’s alliance is complete, the player with the most influence wins.',
      sections: {
        idea: {
          title: 'What brings points',
          text: 'Influence points (VP) come from four sources.',
          list: [
            'The best lord of each guild in your alliance, marked with a crest.',
            'The locations that your keys have earned.',
            'Your largest coalition: lords of one guild side by side.',
            'The Master of Pearls token, if you have it at the end.',
          ],
        },
        table: {
          title: 'The table',
          text: 'In the middle are the lord deck, five discard piles (one for each guild), the location deck and the open locations. Your alliance grows in front of you: five slots in the first row, then four, three, two and one. Nobody has a hand of cards. Everything is open except the order of the two decks.',
        },
        setup: {
          title: 'Setup',
          text: 'All 60 lords are shuffled into one deck, all 24 locations into another. The top location is turned face up. Nobody has lords, keys or pearls yet, and the Master of Pearls token belongs to nobody. The first player is drawn at random.',
        },
      },
      picture: { caption: 'A table for two after a few turns, as it looks on your screen.' },
    },
    turn: {
      title: 'A turn',
      lead: 'A turn has two steps, always in this order: first you conspire, which gets you lords; then you expand, which puts them into your alliance. You cannot pass.',
      sections: {
        steps: {
          title: 'Step by step',
          text: 'In your turn you decide only this:',
          list: [
            'Conspire: draw 1 to 3 lords from the deck and keep one, or take a whole discard pile.',
            'Expand: place your new lords one at a time. Each goes to the next free slot and does what its card says.',
            'If your keys now earn a location, take it before you place another lord.',
          ],
        },
        order: {
          title: 'Who is next',
          text: 'Your turn ends when all lords you took are placed and everything they caused is done. Then the player to your left is next.',
        },
      },
      example: {
        title: 'The first two turns',
        before: 'The game begins. All piles are empty, so you have to draw from the deck.',
        steps: [
          'You draw 2 lords: the Gold Keeper of the Farmers and the Silver Keeper of the Mages.',
          'You keep the Gold Keeper. It is now the only lord, 1 of 15, in your alliance and brings 2 VP. The other one goes to the Mages’ pile.',
          'Your rival takes that pile: the alliance has 1 lord, and 0 lords are left in the pile.',
        ],
      },
    },
    conspire: {
      title: 'Conspiring',
      lead: 'Where do your lords come from? Either from the deck, where you see up to three and keep one, or from a discard pile, where you take all there is. What you leave behind is what the others can take.',
      sections: {
        deck: {
          title: 'From the deck',
          text: 'First say how many cards you draw: one, two or three. Then reveal them to everyone. Keep exactly one; the others go to the discard piles of their guilds at once. You cannot change your mind after the draw.',
        },
        pile: {
          title: 'A whole pile',
          text: 'Choose a discard pile that is not empty and take every lord in it. You have to place all of them this turn. If your alliance has too few free slots, choose who stays, and return the others to the pile first.',
        },
        limits: {
          title: 'Good to know',
          text: 'An empty deck or pile cannot be chosen. The discard piles are not shuffled when the deck runs out. Two locations, Narrow Strait and Twin Straits, force the other players to draw a fixed number from the deck until their owner’s next turn.',
        },
      },
      picture: {
        caption: 'Drawing more cards gives you more choice, but every card you do not keep feeds a pile.',
        rows: { pile: 'The Merchants’ pile', mine: 'Your alliance' },
      },
      example: {
        title: 'Draw three, keep one',
        before: 'You have 1 pearl, your rival has 2 and is Master of Pearls.',
        steps: [
          'You draw 3 lords: Silver Keeper (1), Treasurer (3) and Grandee (6).',
          'You keep the Treasurer (3): its 2 pearls make 3. That is more than your rival’s 2, so you become Master of Pearls, which is worth 5 VP.',
          'The Silver Keeper joins the Jeweller: the Merchants’ pile now has 2 lords. The Grandee starts the Politicians’ pile.',
        ],
      },
    },
    expand: {
      title: 'Expanding the alliance',
      lead: 'Lords fill your alliance from the top left. You never choose the slot, only the order in which you place the lords you took. Every lord does one thing, once, when it is placed.',
      sections: {
        slots: {
          title: 'Fifteen slots',
          text: 'Slots 1 to 5 are the first row, 6 to 9 the second, then three, two and one. Each row is shifted by half a card, so a lord touches up to six others. A placed lord stays; only a Schemer can move it.',
        },
        abilities: {
          title: 'What the lords do',
          text: 'The number of a lord tells what it does.',
          table: {
            head: ['Lord', 'VP', 'When placed', 'In each guild'],
            rows: [
              ['Schemer', '0', 'you may swap two of your lords', '1'],
              ['Silver Keeper', '1', 'a silver key', '4'],
              ['Gold Keeper', '2', 'a gold key', '2'],
              ['Treasurer', '3', '2 pearls', '2'],
              ['Jeweller', '4', '1 pearl', '2'],
              ['Grandee', '6', 'the top lord of the deck is discarded', '1'],
            ],
          },
        },
        crests: {
          title: 'Crests',
          text: 'The best lord of each guild in your alliance wears that guild’s crest, and only lords with a crest score their VP. A crest moves by itself when a lord of the guild with more VP arrives; an equal one does not move it.',
        },
        several: {
          title: 'Several lords at once',
          text: 'After taking a pile, place the lords one at a time and finish each before you choose the next. Lords that still wait beside your alliance do nothing yet.',
        },
      },
      picture: { caption: 'Four lords of four guilds, each with the crest of its guild.' },
      example: {
        title: 'The order matters',
        before: 'The crest of the Merchants lies on a Gold Keeper worth 2 VP. You have 3 pearls.',
        steps: [
          'You take the Merchants’ pile: 2 lords, a Treasurer and a Grandee. So far your crests are worth 10 VP.',
          'You place the Grandee (6) first. The crest moves to it: 14 VP. The top lord of the deck goes to the Farmers’ pile, which now has 1 lord. Then the Treasurer comes: 6 lords, 5 pearls.',
        ],
      },
    },
    keys: {
      title: 'Keys and locations',
      lead: 'Lords worth 1 or 2 VP carry keys. Two keys of the same kind open a location: a card with a value at the end, and often an effect at once.',
      sections: {
        need: {
          title: 'When keys are enough',
          text: 'Silver keys come from lords worth 1 VP, gold keys from lords worth 2 VP. After you place a lord with a key, look at your active keys: two silver ones or two gold ones earn a location. One of each is not enough, but a third key of any kind completes the set.',
        },
        take: {
          title: 'Taking a location',
          text: 'You must take one at once. Either reveal one, two or three cards from the location deck and take one of them; the rest stay face up as open locations. Or take a location that is already open.',
        },
        after: {
          title: 'Used keys',
          text: 'Put the location on the lord whose key completed the set. All your keys up to this lord are used up, even those you did not need. Then the location takes effect.',
        },
        decks: {
          title: 'Good to know',
          text: 'Open locations are not refilled. When the location deck is empty, you choose among the open ones. A location does nothing until it lies on a lord.',
        },
      },
      picture: {
        caption: 'One silver key, one gold key: the next key of any kind will do.',
        rows: { mine: 'Your alliance', open: 'Open location' },
      },
      example: {
        title: 'Opening a location',
        before: 'You have one silver and one gold key. The next lord of the deck is a Silver Keeper.',
        steps: [
          'You draw 1 lord, the Silver Keeper of the Merchants, and place it in slot 4. Now 2 of your keys are silver: you take a location.',
          'You reveal 2 cards: Pearl Lagoon and Silver Gate.',
          'You take Pearl Lagoon: 2 pearls at once and 4 VP at the end. Silver Gate stays, so there are 2 open locations. All your keys are used up.',
        ],
      },
    },
    pearls: {
      title: 'Pearls',
      lead: 'Pearls are never spent. They decide who is Master of Pearls, and they break ties at the end.',
      sections: {
        gain: {
          title: 'Where pearls come from',
          text: 'A Treasurer brings 2 pearls, a Jeweller 1. Three locations bring 1, 2 or 3 pearls at once. There are 36 pearls in the game, and everyone sees how many each player has.',
        },
        master: {
          title: 'The Master of Pearls',
          text: 'The first player with a pearl takes the token. Whoever gains pearls and then has at least as many as the Master takes it over: a tie is enough. The token is worth 5 VP at the end.',
        },
      },
      picture: { caption: 'The rival is Master of Pearls with 4 pearls.' },
      example: {
        title: 'A tie is enough',
        before: 'You have 3 pearls, the Master has 4.',
        steps: [
          'You draw 1 lord and place it: a Jeweller. Now you also have 4 pearls, so the token is yours: 5 VP for you, 0 for your rival.',
        ],
      },
    },
    schemers: {
      title: 'Schemers and Grandees',
      lead: 'Each guild has one lord worth 0 and one worth 6. The first can rearrange your alliance; the second is the best you can get, and it changes what the next player finds.',
      sections: {
        swap: {
          title: 'Schemer: the swap',
          text: 'When you place a Schemer, you may swap two of your lords that have no keys, that is, lords worth 0, 3, 4 or 6 VP. The Schemer can be one of them. Crests move with their lords. Nothing else happens: no pearls, no new abilities.',
        },
        six: {
          title: 'Grandee: the reveal',
          text: 'When you place a Grandee, the top lord of the deck goes face up to the discard pile of its guild. Nobody gets it now, but the pile is a little better for the next player.',
        },
      },
      picture: { caption: 'Three Farmers, but a Mage stands between them.' },
      example: {
        title: 'Closing a gap',
        before: 'Your Farmers are in slots 1, 2 and 4; a Mage is in slot 3.',
        steps: [
          'You draw 1 lord, the Schemer of the Politicians. Your largest coalition still has 2 lords: 6 VP.',
          'You swap slots 3 and 4. The Farmers now stand side by side: 3 lords, 9 VP.',
        ],
      },
    },
    coalitions: {
      title: 'Coalitions',
      lead: 'A coalition is a group of lords of one guild that touch each other. Only your largest one counts, and it counts a lot.',
      sections: {
        what: {
          title: 'Who belongs to it',
          text: 'Two lords touch if their cards share a side, wholly or in part: neighbours in a row, and cards that overlap by half in the row above or below. A coalition includes every lord of the guild that can be reached this way.',
        },
        worth: {
          title: 'What it is worth',
          text: 'At the end you score 3 VP for each lord in your largest coalition, whatever the lords themselves are worth. A lord on its own is a coalition of one.',
        },
        neighbours: {
          title: 'Which slots touch',
          text: 'The slots of a row touch their neighbours. Between the rows it goes like this; a location on a lord changes nothing.',
          table: {
            head: ['Slot', 'Touches above'],
            rows: [
              ['6', '1, 2'],
              ['7', '2, 3'],
              ['8', '3, 4'],
              ['9', '4, 5'],
              ['10', '6, 7'],
              ['11', '7, 8'],
              ['12', '8, 9'],
              ['13', '10, 11'],
              ['14', '11, 12'],
              ['15', '13, 14'],
            ],
          },
        },
      },
      picture: { caption: 'Three Mages: two of them touch, the third stands apart.' },
      example: {
        title: 'Joining two groups',
        before: 'Your Mages are in slots 1, 3 and 6. The ones in 1 and 6 touch. The next lord goes to slot 7, which touches 3 and 6.',
        steps: ['You draw 1 lord, a Mage. In slot 7 it joins all of them: 4 lords, 12 VP instead of 6.'],
      },
    },
    scoring: {
      title: 'End and scoring',
      lead: 'The fifteenth lord of any alliance starts the last turns. Then everybody counts four things.',
      sections: {
        end: {
          title: 'The last turns',
          text: 'When a player places a fifteenth lord, that turn is finished as usual. Every other player takes exactly one more turn, and the game is over. An alliance with fewer lords has no penalty.',
        },
        points: {
          title: 'Points',
          text: 'Add up what you have.',
          table: {
            head: ['Source', 'VP'],
            rows: [
              ['Lords', 'the VP of the lords with crests, one for each guild'],
              ['Locations', 'the value of each location you control'],
              ['Coalition', '3 for each lord of the largest one'],
              ['Master of Pearls', '5'],
            ],
          },
        },
        winner: {
          title: 'Who wins',
          text: 'The most points win. If players are tied, the one with more pearls wins; if these are equal too, they share the victory.',
        },
      },
      picture: { caption: 'Fourteen lords, two locations, and one more turn.' },
      example: {
        title: 'The last lord',
        before: 'Your rival has completed the alliance. You have 14 lords and one last turn.',
        steps: [
          'You draw 1 lord, a Jeweller (4) of the Merchants, and place it as your lord number 15. Your crests: 4 + 3 + 4 + 1 + 6 = 18 VP.',
          'The Farmers’ Guildhall gives 1 VP and 1 more for each of your 5 Farmers: 6. With the Grand Citadel (7) that makes 13 VP.',
          'All 5 Farmers touch: 15 VP.',
          'You have 46 VP in all. Your rival has 40 VP, with the Master of Pearls.',
        ],
      },
    },
    bonus: {
      title: 'Bonus locations',
      lead: 'Five more locations for players who know the others. They are shuffled into the location deck before the game.',
      sections: {
        cards: {
          title: 'The five cards',
          text: 'Four circles count lords of one value that touch each other, whatever their guilds. The Forgotten Islet counts lords with neither key nor pearl.',
          table: {
            head: ['Location', 'At the end'],
            rows: [
              ['Circle of Ones', '1 VP for each lord in your largest group of ones'],
              ['Circle of Twos', '2 VP for each lord in your largest group of twos'],
              ['Circle of Threes', '2 VP for each lord in your largest group of threes'],
              ['Circle of Fours', '2 VP for each lord in your largest group of fours'],
              ['Forgotten Islet', '1 VP, and 1 more for each of your lords worth 0 or 6'],
            ],
          },
        },
      },
      picture: { caption: 'Two of the five bonus locations.', rows: { open: 'Open locations' } },
      example: {
        title: 'The Forgotten Islet',
        before: 'You have one silver key, a Grandee and a Schemer.',
        steps: [
          'You draw 1 lord, a Silver Keeper, and place it in slot 6: two silver keys.',
          'You take the Forgotten Islet: 1 VP, and 2 more for the Grandee and the Schemer, 3 VP in all.',
        ],
      },
    },
    solo: {
      title: 'The solo game',
      lead: 'Alone you play against a rival who follows a card. It never draws from the deck: it takes what you leave in the piles.',
      sections: {
        rival: {
          title: 'The rival',
          text: 'There are five rivals, one for each guild. Each has a list of things it looks for, most have a bonus at the end, and some have an ability. You begin.',
        },
        itsTurn: {
          title: 'Its turn',
          text: 'The rival goes through its list and takes the pile that fits best; if several fit equally, you choose. Its lords go to its next slots in the order you pick. Its keys earn locations too: each lies face down and is worth 5 VP to the rival.',
        },
        token: {
          title: 'The replay token',
          text: 'When you place a lord that makes a new group of three touching lords of one guild, you take the token from the rival. Give it back at the end of a turn to take another turn at once.',
        },
        result: {
          title: 'Winning',
          text: 'When one side has fifteen lords, the other side takes one more turn. You win with more points. If points are equal, you win only as Master of Pearls.',
        },
      },
      picture: { caption: 'The alliance of the rival after two turns.' },
      example: {
        title: 'Feeding the Magnate',
        before: 'The Magnate of the Merchants looks for pearls first.',
        steps: [
          'You draw 2 lords and keep the Grandee: you have 4 lords. The Jeweller goes to the Merchants’ pile, where a Treasurer lies.',
          'This pile has the most lords with pearls, so the Magnate takes it: 4 lords and 3 pearls.',
        ],
      },
    },
  },
  icons: {
    guilds: {
      title: 'Guilds',
      marks: {
        'emblem-farmer': 'Farmers, yellow: a seahorse',
        'emblem-military': 'Military, red: a claw',
        'emblem-merchant': 'Merchants, green: a scallop',
        'emblem-politician': 'Politicians, blue: a squid',
        'emblem-mage': 'Mages, purple: a jellyfish',
      },
    },
    lords: {
      title: 'On lords',
      marks: {
        silverKey: 'Silver key: lords worth 1 VP',
        goldKey: 'Gold key: lords worth 2 VP',
        pearl: 'A pearl',
        swap: 'Swap two of your lords without keys',
        unmask: 'The top lord of the deck is discarded',
      },
    },
    table: {
      title: 'On the table',
      marks: {
        crest: 'Crest: the best lord of its guild, the one that scores',
        master: 'Master of Pearls: 5 VP at the end',
        location: 'A location',
        hourglass: 'Replay token of the solo game',
      },
    },
    locations: {
      title: 'On locations',
      marks: {
        search: 'Look through the location deck',
        restrict: 'The other players must draw from the deck',
        recall: 'Cards are shuffled back into their deck',
      },
    },
  },
  gallery: {
    lords: {
      title: 'Lords',
      groups: { farmer: 'Farmers', military: 'Military', merchant: 'Merchants', politician: 'Politicians', mage: 'Mages' },
    },
    locations: { title: 'Locations', groups: { now: 'Effect at once', lasting: 'Lasting effect', end: 'Points only' } },
  },
  facts: {},
};
