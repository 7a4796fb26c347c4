import type { WordsFor } from '@fathom/kernel';
import type { plan } from './plan.ts';

export const book: WordsFor<typeof plan> = {
  modules: { undermountain: 'Undermountain', skullport: 'Skullport' },
  chapters: {
    goal: {
      title: 'Goal and overview',
      lead: 'You are one of the masked Lords of Waterdeep. For eight rounds you send agents through the city, hire adventurers, complete quests, put up buildings and play intrigue cards. The most victory points win.',
      sections: {
        idea: {
          title: 'What brings points',
          text: 'You score victory points (VP) during the game and at its end.',
          list: [
            'Quests, when you complete them.',
            'VP tokens on buildings you buy, and some effects.',
            'At the end: adventurers, gold, and your secret lord, who loves certain quests or buildings.',
          ],
        },
        table: {
          title: 'The table',
          text: 'The city has action spaces; each holds one agent. Cliffwatch Inn shows four quests, Builder’s Hall three buildings. In front of you is your tavern with adventurers and gold, your agents, your quests and your intrigue cards. Lords and intrigue cards are secret, everything else is open.',
        },
        setup: {
          title: 'Setup',
          text: 'Everybody gets a lord, two quests and two intrigue cards. The first player has 4 gold, each next player 1 more. With 2 players you have 4 agents each, with 3 players 3, with 4 or 5 players 2.',
        },
      },
      picture: { caption: 'A table for three in the third round, as it looks on your screen.' },
    },
    round: {
      title: 'The round',
      lead: 'The game lasts eight rounds. In each round everybody sends out all agents, one per turn.',
      sections: {
        start: {
          title: 'The start of a round',
          text: 'Each building in Builder’s Hall gets a VP token. Buildings that collect something receive their stock. At the start of round 5 everybody gets one more agent.',
        },
        turns: {
          title: 'Turns',
          text: 'The player with the first-player marker begins, then it goes clockwise. Who has no agent left is skipped. You cannot pass as long as a space is open to you.',
        },
        end: {
          title: 'The end of a round',
          text: 'When all agents are out, those in Waterdeep Harbor are assigned once more. Then all agents come back.',
        },
        marker: {
          title: 'The first-player marker',
          text: 'At Castle Waterdeep you take the marker and draw an intrigue card. The marker decides who begins the next round; this round goes on as before.',
        },
      },
      picture: { caption: 'Your side: agents, adventurers, gold, quests.' },
      example: {
        title: 'Starting the next round',
        before: 'Your rival has the first-player marker and has sent out an agent.',
        steps: [
          'You go to Castle Waterdeep: the marker is yours from now on, and you draw an intrigue card, so you have 1. You begin the next round.',
        ],
      },
    },
    turn: {
      title: 'A turn',
      lead: 'Assign one agent to a free space and do what it says. After that you may complete one quest.',
      sections: {
        assign: {
          title: 'Assigning an agent',
          text: 'Choose a space without an agent: on the board, or a building that has been built. If the space costs something, you must be able to pay. Take what lies on the space, then carry out its action.',
        },
        spaces: {
          title: 'The simple spaces',
          text: 'Five places simply give you something.',
          table: {
            head: ['Space', 'You take'],
            rows: [
              ['Aurora’s Realms Shop', '4 gold'],
              ['Blackstaff Tower', '1 wizard'],
              ['Field of Triumph', '2 fighters'],
              ['The Grinning Lion Tavern', '2 rogues'],
              ['The Plinth', '1 cleric'],
            ],
          },
        },
        must: {
          title: 'Good to know',
          text: 'What an effect says must be done, unless it says “may” or “up to”. If something cannot be given in full, you get as much as there is. If no space is open to you, you pass.',
        },
      },
      picture: { caption: 'Two active quests, with their costs and rewards.', rows: { active: 'Your active quests' } },
      example: {
        title: 'An agent and a quest',
        before: 'You have 1 cleric, 1 wizard and 4 gold. Domesticate Owlbears costs 1 cleric and 2 wizards.',
        steps: [
          'You assign an agent to Blackstaff Tower: now you have 2 wizards.',
          'You complete Domesticate Owlbears: 8 VP, 1 fighter and 2 gold, so 6 gold in all.',
        ],
      },
    },
    inn: {
      title: 'Cliffwatch Inn',
      lead: 'This is where quests come from. Four lie face up, and there are three spaces to take one.',
      sections: {
        spaces: {
          title: 'Three spaces',
          text: 'Each of them gives you a quest and something else.',
          table: {
            head: ['Space', 'You get'],
            rows: [
              ['First', 'a face-up quest and 2 gold'],
              ['Second', 'a face-up quest and an intrigue card'],
              ['Third', 'four new quests are revealed; you take one of them'],
            ],
          },
        },
        quests: {
          title: 'Your quests',
          text: 'The quest lies open in front of you, and the Inn is refilled at once. You may have as many quests as you like. When the deck is empty, discarded quests are shuffled; completed ones never come back.',
        },
      },
      picture: { caption: 'Four quests at the Inn.', rows: { inn: 'Cliffwatch Inn' } },
      example: {
        title: 'A quest for your lord',
        before: 'Your lord loves arcana and warfare. You have 4 gold and one quest.',
        steps: [
          'You go to the first space, take Infiltrate Halaster’s Circle, an arcana quest, and 2 gold: 6 gold. You now have 2 quests, and the Inn again shows 4.',
        ],
      },
    },
    quests: {
      title: 'Quests',
      lead: 'Quests are the main source of points. You pay with adventurers and gold and get the reward at once.',
      sections: {
        complete: {
          title: 'Completing a quest',
          text: 'After your action you may complete one quest: return the adventurers and pay the gold that it shows. You get points, goods and cards at once. One quest per turn, and never forced.',
        },
        plot: {
          title: 'Plot quests',
          text: 'A plot quest stays open after it is completed and keeps working to the end of the game: for example, whenever your action provides rogues, you get gold too. It does not work for itself.',
        },
        mandatory: {
          title: 'Mandatory quests',
          text: 'An opponent can lay a mandatory quest in front of you with an intrigue card. As long as you have one, you can complete no other quest.',
        },
      },
      picture: {
        caption: 'A completed plot quest, and a quest still to do.',
        rows: { plots: 'Plot quest at work', active: 'Active quest' },
      },
      example: {
        title: 'A plot quest pays',
        before:
          'Your plot quest gives 2 gold whenever your action provides rogues. You have 1 rogue, 4 gold and 6 VP. Procure Stolen Goods costs 3 rogues and 6 gold.',
        steps: [
          'You assign an agent to the Grinning Lion Tavern: 2 rogues, now 3. The plot quest adds 2 gold: 6 gold.',
          'You complete Procure Stolen Goods: 8 VP, now 14, and 2 intrigue cards. You have 0 gold left.',
        ],
      },
    },
    buildings: {
      title: 'Buildings',
      lead: 'At Builder’s Hall you buy a building. Everybody may use it, and every visitor pays you by the way.',
      sections: {
        buy: {
          title: 'Buying',
          text: 'Choose one of the three buildings, pay its cost and score the VP tokens on it. It comes into the city with your marker, and the Hall is refilled. The longer a building waits, the more tokens it has.',
        },
        use: {
          title: 'Using it',
          text: 'From then on it is a space like any other. When another player assigns an agent there, you get the owner benefit after the visitor’s action. When you go there yourself, you get none.',
        },
        stock: {
          title: 'Stock',
          text: 'Some buildings collect adventurers, gold or points at the start of every round. Who comes first takes everything. You can have nine buildings at most.',
        },
      },
      picture: { caption: 'Builder’s Hall: what the visitor gets, and below it what the owner gets.', rows: { hall: 'Builder’s Hall' } },
      example: {
        title: 'The Golden Horn',
        before: 'You have 5 gold. The Golden Horn costs 4 and has 2 VP tokens. Your rival has 1 gold.',
        steps: [
          'You buy the Golden Horn: 2 VP, and 1 gold is left. It starts with its first stock.',
          'Your rival goes there and takes the stock, 4 gold: 5 gold. You are the owner and get 2 gold: 3 gold.',
        ],
      },
    },
    harbor: {
      title: 'The Harbor and intrigue cards',
      lead: 'In Waterdeep Harbor you play an intrigue card, and at the end of the round your agent goes on to another space.',
      sections: {
        play: {
          title: 'Playing a card',
          text: 'You must play exactly one intrigue card here, and do what it says at once. Without a card that can be played you cannot come. Cards are played only where an effect says so.',
        },
        again: {
          title: 'The second assignment',
          text: 'When all agents are out, those in the Harbor are assigned again, in the order of the three spaces, to any open space except the Harbor. That is a full turn, with a quest.',
        },
        kinds: {
          title: 'Three kinds of cards',
          text: 'Utilities help you, attacks take something from others, mandatory quests get in their way. There is no limit to your hand.',
        },
      },
      picture: { caption: 'A utility and an attack.', rows: { hand: 'Your intrigue cards' } },
      example: {
        title: 'Two for one',
        before: 'You have one agent left, your rival has none. Both of you have 1 gold.',
        steps: [
          'You go to the Harbor and play Spread the Wealth: 4 gold for you, now 5; 2 gold for your rival, now 3.',
          'All agents are out, so yours is assigned again: to Blackstaff Tower, for 1 wizard.',
        ],
      },
    },
    agents: {
      title: 'Special agents',
      lead: 'Two figures can join you: the Ambassador for a round, the Lieutenant for good.',
      sections: {
        ambassador: {
          title: 'The Ambassador',
          text: 'Who visits the Palace of Waterdeep takes the Ambassador. At the start of the next round, before anybody’s turn, that player assigns it like an agent. Then it is put back.',
        },
        lieutenant: {
          title: 'The Lieutenant',
          text: 'The quest Recruit Lieutenant gives you one more agent for the rest of the game.',
        },
        back: {
          title: 'Returned agents',
          text: 'Some effects return an agent to you: its space is free at once, and you can assign it again this round.',
        },
      },
      picture: { caption: 'The Palace of Waterdeep.', rows: { buildings: 'In the city' } },
      example: {
        title: 'Taking the Ambassador',
        before: 'Your rival owns the Palace of Waterdeep.',
        steps: [
          'You assign an agent to the Palace and take the Ambassador. Your rival scores 2 VP as its owner. Next round you place the Ambassador before anybody else.',
        ],
      },
    },
    scoring: {
      title: 'End and scoring',
      lead: 'After the eighth round the lords take off their masks.',
      sections: {
        end: {
          title: 'The end',
          text: 'The game ends after eight rounds, never earlier. Unfinished quests and intrigue cards in hand are worth nothing.',
        },
        points: {
          title: 'Points',
          text: 'To the points of the game you add:',
          table: {
            head: ['Source', 'VP'],
            rows: [
              ['Adventurers', '1 each'],
              ['Gold', '1 for every 2'],
              ['Lord', 'usually 4 for each completed quest of two types'],
              ['Corruption (Skullport)', 'a loss for each token'],
            ],
          },
        },
        winner: {
          title: 'Who wins',
          text: 'The most points win. If players are tied, the one with more gold wins; then they share the victory.',
        },
      },
      picture: {
        caption: 'Khelben Arunsun loves arcana and warfare: all three quests count.',
        rows: { lord: 'Your lord', completed: 'Completed quests' },
      },
      example: {
        title: 'The last agent',
        before: 'Round 8. You have 61 VP, 2 fighters, 1 rogue and 5 gold. Your rival has 70 VP.',
        steps: [
          'You assign your last agent to Blackstaff Tower: 1 wizard. The game is over.',
          'Adventurers: 2 + 1 + 1 = 4 VP. For 5 gold you get 2 VP.',
          'Khelben Arunsun: 3 quests of arcana and warfare, 4 VP each: 12 VP.',
          'You have 61 + 4 + 2 + 12 = 79 VP. Your rival has 76 VP.',
        ],
      },
    },
    variants: {
      title: 'Other ways to play',
      lead: 'With the modules there is room for a sixth player, and for a longer game.',
      sections: {
        six: { title: 'Six players', text: 'With at least one module six can play. Each has two agents, and one more from round 5.' },
        long: { title: 'The long game', text: 'With at least one module you can play with one more agent each from the start.' },
        both: {
          title: 'Both modules',
          text: 'With both modules you play with the agents of the long game. Half of the cards and buildings of the base game are taken out unseen, so that all three parts have the same weight.',
        },
      },
    },
    undermountain: {
      title: 'Undermountain',
      lead: 'Under the city lies a dungeon: bigger quests, higher rewards, and three more places to go.',
      sections: {
        added: {
          title: 'What is added',
          text: 'Three spaces, 30 quests, 25 intrigue cards, 12 buildings and 3 lords join the game. Its quests are often large and pay well.',
        },
        spaces: {
          title: 'The three spaces',
          text: 'They are there from the start.',
          table: {
            head: ['Space', 'What it does'],
            rows: [
              ['Entry Well', 'take a face-up quest, then play an intrigue card'],
              ['Hall of Mirrors', '1 adventurer of any type, or 1 fighter and 1 rogue'],
              ['The Grim Statue', '2 intrigue cards'],
            ],
          },
        },
        lords: {
          title: 'The lords',
          text: 'Danilo Thann loves all quests, Halaster Blackcloak those of Undermountain and its buildings, Trobriand quests worth 10 VP or more.',
        },
      },
      picture: { caption: 'The table with Undermountain.' },
      example: {
        title: 'The Hall of Mirrors',
        before: 'You have 1 fighter.',
        steps: ['You assign an agent to the Hall of Mirrors and take 1 fighter and 1 rogue: 2 fighters and 1 rogue in your tavern.'],
      },
    },
    skullport: {
      title: 'Skullport',
      lead: 'In the port of thieves you get twice as much for an agent. The price is corruption, and it rises.',
      sections: {
        added: {
          title: 'What is added',
          text: 'Three spaces, 30 quests, 25 intrigue cards, 12 buildings and 3 lords join the game, and a corruption track with 25 tokens.',
          table: {
            head: ['Space', 'You take'],
            rows: [
              ['Hall of the Voice', 'a quest, an intrigue card, 5 gold and 1 corruption'],
              ['Slavers’ Market', '2 fighters, 2 rogues and 1 corruption'],
              ['Skull Island', '2 adventurers of any type and 1 corruption'],
            ],
          },
        },
        corruption: {
          title: 'Corruption',
          text: 'Tokens come from the track into your tavern, from the cheap end first. Some quests and buildings let you return them. Everybody sees how much each player has.',
        },
        cost: {
          title: 'What it costs',
          text: 'At the end each token in your tavern costs as much as the last empty space of the track shows, from 1 to 9 VP. So the more corruption is about, the more each token costs. If the track is empty and you must take a token, you lose 10 VP at once.',
        },
      },
      picture: { caption: 'The table with Skullport and the corruption track.' },
      example: {
        title: 'At the Slavers’ Market',
        before: 'Nobody has any corruption yet.',
        steps: [
          'You assign an agent to the Slavers’ Market: 2 fighters, 2 rogues and 1 corruption.',
          'If the game ended now, your token would cost 1 VP. Every further token that somebody takes can raise this price.',
        ],
      },
    },
  },
  icons: {
    goods: {
      title: 'In the tavern',
      marks: {
        cleric: 'Cleric: white, a sun',
        fighter: 'Fighter: orange, a sword',
        rogue: 'Rogue: black, a mask',
        wizard: 'Wizard: purple, a star',
        any: 'Adventurers of any type',
        gold: 'Gold',
        vp: 'Victory points',
        corruption: 'Corruption',
      },
    },
    quests: {
      title: 'Quests',
      marks: {
        arcana: 'Arcana',
        commerce: 'Commerce',
        piety: 'Piety',
        skullduggery: 'Skullduggery',
        warfare: 'Warfare',
        quest: 'A quest',
        plot: 'Plot quest: works to the end of the game',
        mandatory: 'Mandatory quest',
      },
    },
    cards: {
      title: 'Cards',
      marks: {
        intrigue: 'An intrigue card',
        attack: 'Attack',
        utility: 'Utility',
        draw: 'Draw',
        play: 'Play an intrigue card',
        discard: 'Discard',
        lord: 'A lord',
      },
    },
    city: {
      title: 'In the city',
      marks: {
        agent: 'An agent',
        ambassador: 'The Ambassador',
        lieutenant: 'The Lieutenant',
        firstPlayer: 'First-player marker',
        building: 'A building',
        owner: 'Owner benefit',
        round: 'A round',
        opponents: 'Opponents',
        inn: 'Cliffwatch Inn',
      },
    },
    effects: {
      title: 'Effects',
      marks: {
        take: 'Take everything there',
        give: 'Return or give',
        becomes: 'You get in return',
        or: 'One or the other',
        place: 'Put on a space',
        swap: 'Swap',
        refresh: 'New quests at the Inn',
        look: 'Look at',
        immune: 'Protected',
      },
    },
    modules: { title: 'Modules', marks: { undermountain: 'Undermountain', skullport: 'Skullport' } },
  },
  gallery: {
    quests: {
      title: 'Quests',
      groups: { arcana: 'Arcana', commerce: 'Commerce', piety: 'Piety', skullduggery: 'Skullduggery', warfare: 'Warfare' },
    },
    intrigue: { title: 'Intrigue cards', groups: { attack: 'Attacks', utility: 'Utilities', mandatory: 'Mandatory quests' } },
    buildings: { title: 'Buildings', groups: { visit: 'Without stock', stock: 'With stock' } },
    lords: { title: 'Lords', groups: { types: 'Two types of quests', other: 'Others' } },
    spaces: { title: 'Spaces', groups: { board: 'On the boards' } },
    duties: { title: 'Mandatory quests', groups: { mandatory: 'Mandatory quests' } },
  },
  facts: {},
};
