import type { WordsFor } from '@fathom/kernel';
import type { plan } from './plan.ts';

export const book: WordsFor<typeof plan> = {
  modules: { kraken: 'Kraken' },
  chapters: {
    goal: {
      title: 'Goal and overview',
      lead: 'The throne of the Abyss is empty. You explore the depths for allies, use them to recruit powerful lords, and with the keys of your lords you take control of locations. When somebody has seven lords, the player with the most influence wins.',
      sections: {
        idea: {
          title: 'What brings points',
          text: 'Influence points (VP) come from four sources.',
          list: [
            'Locations: 3 keys each, and every one counts something else.',
            'Lords: the influence printed on them.',
            'Affiliated allies: the strongest of each race.',
            'Monster tokens, won in fights.',
          ],
        },
        table: {
          title: 'The table',
          text: 'Everybody shares the exploration deck with a track of five spaces, the Council with a stack for each of the five races, the Court with up to six lords, the location stack and the threat track. In front of you are your lords, locations, affiliated allies, pearls and keys. Only your hand and the values of your monster tokens are secret.',
        },
        setup: {
          title: 'Setup',
          text: 'All decks are shuffled. Six lords come to the Court, one location is turned up, the threat marker stands on step 1, and everybody has 1 pearl. The first player is drawn at random.',
        },
      },
      picture: { caption: 'A table for three, as it looks on your screen: Court, track, Council, locations and your own side.' },
    },
    turn: {
      title: 'A turn',
      lead: 'Plot as often as you like, then take exactly one of three actions. After that, if you have three keys, you take control of a location.',
      sections: {
        steps: {
          title: 'Step by step',
          text: 'Your turn goes like this:',
          list: [
            'Plot: pay a pearl for another lord in the Court. Optional, any number of times.',
            'Action: explore the depths, take a stack of the Council, or recruit a lord.',
            'Control: with 3 keys or more, take a location.',
          ],
        },
        plot: {
          title: 'Plotting',
          text: 'For 1 pearl the top lord of the deck comes to an empty space of the Court. You can plot again while you have pearls and the Court has room, but only before your action.',
        },
        end: {
          title: 'The end of a turn',
          text: 'At the end you may still use abilities that work once per turn. Then the player to your left is next.',
        },
      },
      picture: { caption: 'The Court has four lords: there is room for two more.', rows: { court: 'The Court' } },
      example: {
        title: 'Looking for a lord',
        before: 'The Court has 4 lords, and none of them suits your hand. You have 2 pearls.',
        steps: [
          'You plot: the Opportunist comes, and the Court has 5 lords. You have 1 pearl left.',
          'You plot again: the Treasurer comes. The Court is full with 6 lords, and you have 0 pearls. Now you must choose an action.',
        ],
      },
    },
    explore: {
      title: 'Exploring',
      lead: 'Turn up the cards of the deep one by one. Every ally is offered to your opponents first: they may buy it, and the pearls are yours. If nobody does, take it for free, or leave it and look further.',
      sections: {
        reveal: {
          title: 'One card at a time',
          text: 'Reveal a card onto the free space nearest to the deck and deal with it before you reveal the next. You go on until you take an ally or fight a monster.',
        },
        offer: {
          title: 'Offering an ally',
          text: 'Clockwise from your left, each opponent may buy the card or pass. Each may buy only one ally per turn of yours, and the price rises with every sale.',
          table: {
            head: ['In one turn of yours', '1st sale', '2nd sale', '3rd sale'],
            rows: [['the buyer pays you', '1 pearl', '2 pearls', '3 pearls']],
          },
        },
        take: {
          title: 'Take it or look further',
          text: 'If nobody buys, you may take the ally into your hand and end your exploration, or leave it and reveal the next card. On the fifth space you must take it, and you get a pearl. Only the card revealed last can be bought or taken.',
        },
        rest: {
          title: 'What is left behind',
          text: 'A bought card frees its space at once. At the end, allies left on the track go face down to the Council, each to the stack of its race. When the deck is empty, the discard is shuffled.',
        },
      },
      picture: { caption: 'Three allies on the track. Only the last one can be taken; the others will go to the Council.' },
      example: {
        title: 'A good haul',
        before: 'You have 1 pearl, the player on your left 1, the other one 2.',
        steps: [
          'You reveal a Shellfish 1. Nobody buys it. There is 1 card on the track.',
          'You look further: a Seahorse 3. Your neighbour buys it for 1 pearl. You now have 2 pearls, your neighbour has 0.',
          'A Squid 2 turns up; the other opponent could pay 2 pearls and passes. You look further: a Shellfish 4, and nobody buys it. There are 3 cards on the track.',
          'You take the Shellfish 4: 1 card in your hand. The rest goes to the Council: 1 card to the Shellfish, 1 to the Squids.',
        ],
      },
    },
    monsters: {
      title: 'Monsters and threat',
      lead: 'Among the allies there are six monsters. A fight is always won. The longer you wait, the better the reward, for whoever fights next.',
      sections: {
        meet: {
          title: 'A monster turns up',
          text: 'A monster is not for sale. Either fight it, which ends your exploration, or look further: then the threat marker goes up one step and the monster stays on the track.',
        },
        reward: {
          title: 'The reward',
          text: 'You get what the current step shows; where there is a choice, you choose. Then the marker goes back to step 1.',
          table: {
            head: ['Step', 'Reward'],
            rows: [
              ['1', '1 pearl or 1 monster token'],
              ['2', '2 pearls, 2 tokens, or 1 of each'],
              ['3', '1 key'],
              ['4', '1 key, and 1 pearl or 1 token'],
              ['5', '1 key, and 2 pearls, 2 tokens, or 1 of each'],
              ['6', '2 keys'],
            ],
          },
        },
        tokens: {
          title: 'Good to know',
          text: 'Monster tokens are drawn unseen and kept face down; at the end they are worth 2 to 4 VP. A monster on the fifth space must be fought, and you get a pearl besides the reward.',
        },
      },
      picture: { caption: 'A monster on the third space: fight it now, or raise the threat.', rows: { track: 'The track' } },
      example: {
        title: 'Waiting pays',
        before: 'The threat marker stands on step 2. Your opponent has no pearls.',
        steps: [
          'You reveal a monster. Fighting it now would pay the reward of step 2.',
          'You look further, and the marker goes to step 3. A Crab 2 turns up; nobody can buy it.',
          'You look further: another monster. You fight it and get 1 key. The marker goes back to step 1.',
        ],
      },
    },
    council: {
      title: 'The Council',
      lead: 'What explorers leave behind gathers here, sorted by race and face down. Instead of exploring, you can take a whole stack.',
      sections: {
        take: {
          title: 'Taking a stack',
          text: 'As your action, take all cards of one stack into your hand. You see them only after you have taken them.',
        },
        sizes: {
          title: 'Good to know',
          text: 'Everybody sees how many cards each stack has; remember what went there. There is no limit to your hand, unless an opponent has the Commander.',
        },
      },
      picture: { caption: 'Before: a single Crab in hand.', rows: { hand: 'Your hand' } },
      example: {
        title: 'Two Squids',
        before:
          'There are 2 cards in the stack of Squids, 1 in that of Crabs and 3 in that of Jellyfish. You want Squids for a Politician.',
        steps: ['You take the stack of Squids: a 3 and a 1. You now have 3 cards in hand, and the stack has 0.'],
      },
    },
    recruit: {
      title: 'Recruiting a lord',
      lead: 'Pay for a lord of the Court with allies from your hand. Two things must fit: the number of races and the value.',
      sections: {
        races: {
          title: 'The races',
          text: 'The signs and rings on the lord tell how many races you must use: exactly so many. A race that is shown by its sign is required; a ring is any other race. You may use several allies of a race.',
        },
        value: {
          title: 'The value',
          text: 'The values of your allies must add up to the cost. Each missing point can be paid with a pearl, but a pearl never replaces a race. There is no change.',
        },
        affiliate: {
          title: 'The affiliated ally',
          text: 'The weakest ally of your payment stays with you as an affiliated ally; if several are equally weak, you choose. The others are discarded. Affiliated allies count at the end and cannot be spent.',
        },
        order: {
          title: 'In this order',
          text: 'Pay; affiliate; the lord enters and uses his ability; the Court slides together and is perhaps refilled; then keys are checked.',
        },
      },
      picture: { caption: 'The Treasurer costs 10 in two races, one of them Squids.', rows: { court: 'The Court', hand: 'Your hand' } },
      example: {
        title: 'The Treasurer',
        before: 'He costs 10 in two races and demands Squids. You have 3 pearls.',
        steps: [
          'You pay Squid 5, Squid 3, Crab 1 and 1 pearl: 5 + 3 + 1 + 1 = 10, with two races. You keep 2 pearls and 1 card.',
          'The Crab 1 is the weakest and becomes your affiliated ally: 1 of value. The Treasurer brings 5 VP, the Crab 1 VP.',
        ],
      },
    },
    court: {
      title: 'The Court',
      lead: 'The Court has six spaces. It is not refilled after every recruitment, and the one who empties it is rewarded.',
      sections: {
        slide: {
          title: 'Sliding',
          text: 'After a recruitment the lords slide away from their deck, so the empty spaces are always next to it.',
        },
        refill: {
          title: 'Refilling',
          text: 'If your recruitment leaves two lords or fewer, you get 2 pearls and the Court is filled up to six. With three lords or more nothing happens.',
        },
        end: {
          title: 'When lords run out',
          text: 'Discarded lords never come back. If the deck cannot fill the Court, you still get the pearls, and the last turns begin.',
        },
      },
      picture: { caption: 'Three lords are left: the next recruitment refills the Court.', rows: { court: 'The Court' } },
      example: {
        title: 'Emptying the Court',
        before: 'There are 3 lords in the Court. You have no pearls.',
        steps: ['You recruit the Shepherd. Only two lords are left, so you get 2 pearls, and the Court is filled to 6 lords.'],
      },
    },
    locations: {
      title: 'Keys and locations',
      lead: 'Three keys make you the master of a location. But the lords whose keys you use are covered and lose their abilities.',
      sections: {
        keys: {
          title: 'Your keys',
          text: 'Keys are tokens, or printed on free lords. If you have three or more after your action, you must take a location at once.',
        },
        take: {
          title: 'Which location',
          text: 'Take one that lies face up, or reveal one to four from the stack and keep one of them. The others stay face up for everybody.',
        },
        covered: {
          title: 'Covered lords',
          text: 'Use exactly three keys, in any mix. Tokens go back to the supply. Lords you used go under the location: their abilities and keys no longer work, but they still count for points.',
        },
      },
      picture: { caption: 'Two lords with keys: one key is missing.', rows: { lords: 'Your lords', available: 'Available location' } },
      example: {
        title: 'The third key',
        before: 'The Keeper and the Reaper have a key each. The Shepherd is in the Court.',
        steps: [
          'You recruit the Shepherd: 3 lords, 3 keys.',
          'You reveal 2 locations: Throne Room and Jail.',
          'The Jail is worth 15 minus 1 for each of your 3 lords: 12 VP. You take it. Your lords go under it, 0 of them are free, and 2 locations stay available.',
        ],
      },
    },
    abilities: {
      title: 'Abilities',
      lead: 'Most lords can do something: once, when they arrive; always, while they are free; or once in each of your turns.',
      sections: {
        kinds: {
          title: 'Three kinds',
          text: 'An arrow means: once, at the moment the lord enters play. A loop means: as long as he is free. Some of these are used once per turn, at a moment you choose.',
        },
        lost: {
          title: 'Optional or not',
          text: 'What a lord does on entering must be done as far as possible. Only the Corruptor, the Traitor, the Schemer and the Illusionist let you choose. An ability stops when the lord is covered, turned or discarded.',
        },
      },
      picture: { caption: 'The Slaver sells an ally once per turn.' },
      example: {
        title: 'Pearls from the Slaver',
        before: 'You have the Slaver and no pearls. The Peddler costs 8 Shellfish; you have 6 of value.',
        steps: [
          'You use the Slaver: the Crab 2 is discarded for 2 pearls.',
          'With Shellfish 4, Shellfish 2 and 2 pearls you recruit the Peddler. He gives 2 pearls at once. Your lords are now worth 14 VP.',
        ],
      },
    },
    scoring: {
      title: 'End and scoring',
      lead: 'The seventh lord of any player, or an empty lord deck, starts the last turns.',
      sections: {
        end: {
          title: 'The last turns',
          text: 'The turn is finished, then every other player takes one last turn. After that you affiliate, from your hand, the weakest ally of each race; the rest is discarded.',
        },
        points: {
          title: 'Points',
          text: 'Add up four things. Pearls, keys and discarded cards are worth nothing.',
          table: {
            head: ['Source', 'VP'],
            rows: [
              ['Locations', 'as each of them says'],
              ['Lords', 'the influence of all, covered ones too'],
              ['Allies', 'the strongest affiliated ally of each race'],
              ['Monster tokens', 'their values'],
            ],
          },
        },
        winner: {
          title: 'Who wins',
          text: 'The most points win. If players are tied, pearls decide, then the strongest single lord; then they share the victory.',
        },
      },
      picture: { caption: 'Your side before the last turn.' },
      example: {
        title: 'The last turn',
        before: 'Your opponent has seven lords and 56 VP. You have a Squid 3 and a Jellyfish 2 in hand.',
        steps: [
          'You take the stack of Shellfish, a 2. Then the game ends, and three allies of your hand are affiliated: 6 affiliated allies in all.',
          'The Sargasso Silos: 5 VP plus 2 for each of your 3 Farmers, 11 VP.',
          'Your lords: 9 + 6 + 7, and 6 + 6 + 6 under the location: 40 VP.',
          'Your strongest allies: 4 + 3 + 3 + 2 + 2 = 14 VP. Your monster tokens, 3 and 4: 7 VP.',
          'You have 72 VP and win. Your opponent has 56 VP.',
        ],
      },
    },
    krakens: {
      title: 'Kraken allies',
      lead: 'Krakens stand for any race. They make recruiting easy, and they make you corrupt.',
      sections: {
        setup: {
          title: 'What is added',
          text: 'Seven Krakens join the exploration deck, 18 lords (eight of them Smugglers, a new guild) the lord deck, and six locations the stack.',
        },
        pay: {
          title: 'Paying with Krakens',
          text: 'In a payment each Kraken counts as one race of your choice. It is never affiliated: it is discarded, and you receive the Nebulis it shows, one less than its value.',
        },
        left: {
          title: 'Elsewhere',
          text: 'Krakens are bought and taken like other allies. If one is left on the track, you choose the stack of the Council it goes to. Krakens in your hand at the end bring their Nebulis too.',
        },
      },
      picture: { caption: 'The Kraken 3 shows 2 Nebulis.', rows: { hand: 'Your hand' } },
      example: {
        title: 'Three races with a Kraken',
        before: 'The Apprentice costs 6 in three races, one of them Jellyfish.',
        steps: [
          'You pay Jellyfish 4, Crab 1 and Kraken 3, which counts as a third race. You receive 2 Nebulis; the Crab is your affiliated ally, 1 in all.',
          'You are the most corrupt player and take the Kraken figure: −2 VP for the Nebulis and −5 VP for the figure, if it stays so.',
        ],
      },
    },
    nebulis: {
      title: 'Nebulis and the figure',
      lead: 'Nebulis are black pearls: a little money now, a loss at the end. The most corrupt player pays extra.',
      sections: {
        use: {
          title: 'Paying with Nebulis',
          text: 'When you buy an ally or make up the cost of a lord, one Nebulis may replace a pearl, but only if all your pearls go into the same payment. For an ally it goes to the explorer, for a lord to the supply. You cannot plot with it.',
        },
        figure: {
          title: 'The Kraken figure',
          text: 'Whoever gets Nebulis and then has at least as many as the holder takes the figure: a tie is enough. When the holder loses Nebulis, it may pass on.',
        },
        cost: { title: 'At the end', text: 'Each Nebulis costs 1 VP, and the figure another 5 VP.' },
      },
      picture: { caption: 'One pearl, one Nebulis, and the Kraken figure.' },
      example: {
        title: 'Getting rid of a Nebulis',
        before: 'The Reaper costs 7 in two races. You have 5 of value, 1 pearl and 1 Nebulis.',
        steps: [
          'You pay Seahorse 4, Crab 1, your pearl and your Nebulis: 4 + 1 + 1 + 1 = 7. Now you have 0 pearls and 0 Nebulis, and the figure goes back to the supply.',
        ],
      },
    },
    sentinels: {
      title: 'Sentinels',
      lead: 'Three Smugglers bring a Sentinel. It keeps something on the table for you alone.',
      sections: {
        reserve: {
          title: 'Reserving',
          text: 'A Sentinel reserves a lord of the Court, a stack of the Council or an available location. In each of these areas there can be only one. Nobody but you may take, replace or discard what it reserves.',
        },
        back: {
          title: 'And then',
          text: 'You do not have to take it. When you do, the Sentinel comes back, and you can place it again from your next turn on. It cannot be moved.',
        },
      },
      picture: { caption: 'The Watcher brings his Sentinel.', rows: { court: 'The Court' } },
      example: {
        title: 'Keeping the Treasurer',
        before: 'You want the Treasurer but cannot pay for him yet. The Watcher costs 5 in two races.',
        steps: [
          'You recruit the Watcher with Crab 3 and Squid 2. You have 1 card left.',
          'You place his Sentinel on the Treasurer: nobody else can recruit him now. You receive 1 Nebulis.',
        ],
      },
    },
    sanctuaries: {
      title: 'Sanctuaries and loot',
      lead: 'Four new locations are sanctuaries. Search them for loot, and stop before your luck runs out.',
      sections: {
        search: {
          title: 'The search',
          text: 'When you take control of a sanctuary, draw loot onto it, one card at a time. After each card you choose: draw another or stop.',
        },
        rewards: {
          title: 'What loot gives',
          text: 'Each card gives its reward at once.',
          table: {
            head: ['Card', 'Reward', 'Cards in the deck'],
            rows: [
              ['3', 'a key', '3'],
              ['4', '2 pearls', '4'],
              ['5', 'a monster token', '5'],
              ['6', 'an ally', '6'],
              ['7', 'nothing', '7'],
            ],
          },
        },
        pair: {
          title: 'Pairs',
          text: 'A number that already lies there ends the search: both cards are discarded. All rewards and the other cards stay. At the end each card is worth its number.',
        },
      },
      picture: { caption: 'The Megalodon is a sanctuary, the Jail is not.', rows: { available: 'Available locations' } },
      example: {
        title: 'In the Megalodon',
        before: 'You have three key tokens and no pearls.',
        steps: [
          'You take a stack of the Council, and then the Megalodon with your keys: 0 are left. The first loot card is a 7: no reward, but 7 VP.',
          'You draw again: a 4. It gives you 2 pearls.',
          'You stop. The Megalodon is worth 7 + 4 = 11 VP.',
        ],
      },
    },
  },
  icons: {
    races: {
      title: 'Races',
      marks: {
        'emblem-seahorse': 'Seahorses, yellow',
        'emblem-crab': 'Crabs, red',
        'emblem-shellfish': 'Shellfish, green',
        'emblem-squid': 'Squids, blue',
        'emblem-jellyfish': 'Jellyfish, purple',
        'emblem-kraken': 'Krakens: any race',
      },
    },
    guilds: {
      title: 'Guilds',
      marks: {
        'emblem-farmer': 'Farmers, with Seahorses',
        'emblem-soldier': 'Soldiers, with Crabs',
        'emblem-merchant': 'Merchants, with Shellfish',
        'emblem-politician': 'Politicians, with Squids',
        'emblem-mage': 'Mages, with Jellyfish',
        'emblem-ambassador': 'Ambassadors, with all five races',
        'emblem-smuggler': 'Smugglers of Kraken',
      },
    },
    lords: {
      title: 'On lords',
      marks: {
        key: 'A key: three of them take a location',
        once: 'Once, when the lord enters play',
        ongoing: 'As long as the lord is free',
        turned: 'Turned: ability and key no longer work',
      },
    },
    things: {
      title: 'On the table',
      marks: {
        pearl: 'A pearl',
        monster: 'A monster, or a monster token',
        nebulis: 'Nebulis: −1 VP each',
        sentinel: 'A Sentinel: reserved for its owner',
        kraken: 'The Kraken figure: −5 VP',
      },
    },
  },
  gallery: {
    lords: {
      title: 'Lords',
      groups: {
        soldier: 'Soldiers',
        merchant: 'Merchants',
        mage: 'Mages',
        politician: 'Politicians',
        farmer: 'Farmers',
        ambassador: 'Ambassadors',
        smuggler: 'Smugglers',
      },
    },
    locations: { title: 'Locations', groups: { guild: 'Count a guild', race: 'Count a race', other: 'Others' } },
    allies: {
      title: 'Allies',
      groups: { jellyfish: 'Jellyfish', crab: 'Crabs', seahorse: 'Seahorses', shellfish: 'Shellfish', squid: 'Squids', kraken: 'Krakens' },
    },
  },
  facts: { influence: 'Influence', cost: 'Cost', races: 'Races', keys: 'Keys', value: 'Value' },
};
