import type { BookPlan, GalleryPiece, Move } from '@fathom/kernel';
import { guilds } from '../../src/content/guilds.ts';
import { baseLocationIds, bonusLocationIds, locations, type LocationId } from '../../src/content/locations.ts';
import { lordIds, lords } from '../../src/content/lords.ts';
import type { ConspiracyRule } from '../../src/rule-ids.ts';
import type { Conspiracy } from '../../src/state.ts';

/* The rulebook of Conspiracy for people: what all languages have in common. */

const opening = {
  seats: 2,
  turn: 0,
  players: [
    { alliance: ['farmer-2-1', 'mage-4-1', 'mage-1-1', 'politician-3-1'] },
    { alliance: ['military-3-1', 'merchant-2-1', 'farmer-6-1'] },
  ],
  piles: { merchant: ['merchant-4-1'], mage: ['mage-3-2', 'mage-1-4'], military: ['military-1-3'] },
  openLocations: ['grand-citadel', 'pearl-grotto', 'mage-guildhall'],
} as const;

const firstTurns = { seats: 2, turn: 0, lordDeck: ['farmer-2-1', 'mage-1-1', 'merchant-3-1'], openLocations: ['grand-citadel'] } as const;

const conspiring = {
  seats: 2,
  turn: 0,
  players: [{ alliance: ['farmer-2-1', 'mage-4-1'] }, { alliance: ['military-3-1', 'farmer-1-1'] }],
  piles: { merchant: ['merchant-4-1'] },
  lordDeck: ['merchant-1-1', 'mage-3-1', 'politician-6-1'],
} as const;

const expanding = {
  seats: 2,
  turn: 0,
  players: [
    { alliance: ['merchant-2-1', 'farmer-4-1', 'mage-1-1', 'military-3-1'] },
    { alliance: ['politician-4-1', 'mage-4-1', 'farmer-1-1'] },
  ],
  piles: { merchant: ['merchant-3-1', 'merchant-6-1'], politician: ['politician-1-1'] },
  lordDeck: ['farmer-1-2'],
} as const;

const keys = {
  seats: 2,
  turn: 0,
  players: [{ alliance: ['farmer-1-1', 'military-6-1', 'mage-2-1'] }, { alliance: ['politician-1-1', 'mage-3-1', 'merchant-2-1'] }],
  lordDeck: ['merchant-1-1'],
  openLocations: ['grand-citadel'],
  locationDeck: ['pearl-lagoon', 'silver-gate'],
} as const;

const pearls = {
  seats: 2,
  turn: 0,
  players: [{ alliance: ['farmer-3-1', 'mage-4-1', 'politician-1-1'] }, { alliance: ['military-3-1', 'merchant-3-1', 'mage-2-1'] }],
  lordDeck: ['merchant-4-1'],
} as const;

const swapping = {
  seats: 2,
  turn: 0,
  players: [
    { alliance: ['farmer-3-1', 'farmer-4-1', 'mage-3-1', 'farmer-3-2'] },
    { alliance: ['military-1-1', 'merchant-4-1', 'mage-6-1', 'mage-4-1'] },
  ],
  lordDeck: ['politician-0-1'],
} as const;

const coalitions = {
  seats: 2,
  turn: 0,
  players: [
    { alliance: ['mage-1-1', 'farmer-3-1', 'mage-4-1', 'merchant-3-1', 'politician-4-1', 'mage-3-1'] },
    { alliance: ['military-1-1', 'military-3-1', 'farmer-6-1', 'military-4-1', 'merchant-2-1', 'politician-1-1'] },
  ],
  lordDeck: ['mage-3-2'],
} as const;

const lastTurn = {
  seats: 2,
  turn: 0,
  armedBy: 1,
  players: [
    {
      alliance: [
        'farmer-4-1',
        'farmer-1-1',
        'mage-1-1',
        'mage-6-1',
        'merchant-3-1',
        'farmer-3-1',
        'farmer-2-1',
        'mage-4-1',
        'politician-1-1',
        'farmer-0-1',
        'military-2-1',
        'politician-1-2',
        'merchant-1-1',
        'military-3-1',
      ],
      locations: { 3: 'farmer-guildhall', 12: 'grand-citadel' },
    },
    {
      alliance: [
        'military-6-1',
        'military-4-1',
        'mage-3-1',
        'merchant-4-1',
        'mage-3-2',
        'military-4-2',
        'politician-4-1',
        'merchant-6-1',
        'farmer-1-2',
        'military-3-2',
        'mage-2-1',
        'farmer-1-3',
        'politician-3-1',
        'merchant-2-1',
        'politician-0-1',
      ],
      locations: { 12: 'pearl-hoard' },
    },
  ],
  lordDeck: ['merchant-4-2'],
} as const;

const bonus = {
  seats: 2,
  turn: 0,
  options: { bonusLocations: true },
  players: [
    { alliance: ['farmer-1-1', 'mage-3-1', 'farmer-4-1', 'merchant-6-1', 'politician-0-1'] },
    { alliance: ['military-1-1', 'merchant-4-1', 'mage-6-1', 'mage-4-1'] },
  ],
  lordDeck: ['mage-1-1'],
  openLocations: ['value-circle-1', 'forgotten-islet'],
} as const;

const solo = {
  seats: 1,
  options: { rival: 'merchant' },
  turn: 0,
  players: [{ alliance: ['farmer-2-1', 'mage-4-1', 'politician-3-1'] }, { alliance: ['military-1-1', 'merchant-1-1'] }],
  piles: { merchant: ['merchant-3-1'], politician: ['politician-1-1', 'politician-6-1'] },
  lordDeck: ['mage-6-1', 'merchant-4-1', 'farmer-1-1'],
} as const;

/** Lords of one kind and guild look the same: one stands for all of them. */
const lordPieces: readonly GalleryPiece[] = lordIds
  .filter((id) => id.endsWith('-1'))
  .map((id) => {
    const { guild, copies } = lords[id];
    return { piece: id, group: guild, ...(copies > 1 ? { copies } : {}) };
  });

const locationGroup = (id: LocationId): 'now' | 'lasting' | 'end' => {
  const effect = locations[id].effect?.type;
  if (effect === undefined) return 'end';
  return effect === 'anyTwoKeys' || effect === 'searchDeck' || effect === 'restrict' ? 'lasting' : 'now';
};

const locationPieces: readonly GalleryPiece[] = [
  ...baseLocationIds.map((piece) => ({ piece, group: locationGroup(piece) })),
  ...bonusLocationIds.map((piece) => ({ piece, group: locationGroup(piece), module: 'bonus' })),
];

export const plan = {
  modules: { bonus: ['OPT-BONUS'], solo: ['OPT-SOLO'] },
  chapters: {
    goal: {
      sections: {
        idea: ['CO-SCORE-01', 'CO-COUNT-01'],
        table: ['CO-HIDDEN-01', 'CO-HIDDEN-02'],
        setup: ['CO-SETUP-01', 'CO-SETUP-03', 'CO-SETUP-05', 'CO-SETUP-08'],
      },
      picture: { shows: 'table', position: opening },
    },
    turn: {
      sections: { steps: ['CO-TURN-02', 'CO-TURN-06'], order: ['CO-TURN-01', 'CO-TURN-03'] },
      example: {
        position: firstTurns,
        steps: [
          { moves: [{ by: 0, move: { type: 'draw', count: 2 } }], pieces: ['farmer-2-1', 'mage-1-1'], after: { 'revealed.length': 2 } },
          {
            moves: [{ by: 0, move: { type: 'keep', lord: 'farmer-2-1' } }],
            pieces: ['farmer-2-1', 'pile-mage'],
            after: { 'players.0.alliance.length': 1, 'score.0.lords': 2 },
          },
          {
            moves: [{ by: 1, move: { type: 'takePile', guild: 'mage' } }],
            pieces: ['mage-1-1'],
            after: { 'players.1.alliance.length': 1, 'piles.mage.length': 0 },
          },
        ],
      },
    },
    conspire: {
      sections: {
        deck: ['CO-CONSPIRE-02', 'CO-CONSPIRE-03', 'CO-CONSPIRE-04'],
        pile: ['CO-CONSPIRE-05', 'CO-END-05'],
        limits: ['CO-CONSPIRE-06', 'CO-CONSPIRE-07', 'CO-DECK-01', 'CO-DECK-02'],
      },
      picture: { shows: 'pieces', position: conspiring, rows: { pile: 'piles.merchant', mine: 'players.0.alliance' } },
      example: {
        position: conspiring,
        steps: [
          {
            moves: [{ by: 0, move: { type: 'draw', count: 3 } }],
            pieces: ['merchant-1-1', 'mage-3-1', 'politician-6-1'],
            after: { 'revealed.length': 3 },
          },
          {
            moves: [{ by: 0, move: { type: 'keep', lord: 'mage-3-1' } }],
            pieces: ['mage-3-1'],
            after: { 'players.0.pearls': 3, 'score.0.master': 5 },
          },
          { moves: [], pieces: ['merchant-1-1', 'merchant-4-1'], after: { 'piles.merchant.length': 2 } },
        ],
      },
    },
    expand: {
      sections: {
        slots: ['CO-EXPAND-01', 'CO-EXPAND-02', 'CO-EXPAND-08'],
        abilities: ['CO-EXPAND-04', 'CO-EXPAND-05', 'CO-EXPAND-06'],
        crests: ['CO-CREST-01', 'CO-CREST-02', 'CO-CREST-03', 'CO-CREST-07'],
        several: ['CO-EXPAND-03', 'CO-EXPAND-07'],
      },
      picture: { shows: 'side', position: expanding, side: 0 },
      example: {
        position: expanding,
        steps: [
          {
            moves: [{ by: 0, move: { type: 'takePile', guild: 'merchant' } }],
            pieces: ['merchant-3-1', 'merchant-6-1'],
            after: { 'setAside.length': 2, 'score.0.lords': 10 },
          },
          {
            moves: [{ by: 0, move: { type: 'place', lord: 'merchant-6-1' } }],
            pieces: ['merchant-6-1', 'farmer-1-2', 'merchant-3-1'],
            after: { 'score.0.lords': 14, 'piles.farmer.length': 1, 'players.0.alliance.length': 6, 'players.0.pearls': 5 },
          },
        ],
      },
    },
    keys: {
      sections: {
        need: ['CO-KEY-01', 'CO-KEY-03', 'CO-KEY-04', 'CO-KEY-05'],
        take: ['CO-KEY-07', 'CO-KEY-08', 'CO-KEY-09', 'CO-KEY-10'],
        after: ['CO-KEY-02', 'CO-KEY-12', 'CO-KEY-13', 'CO-KEY-14'],
        decks: ['CO-KEY-11', 'CO-DECK-04', 'CO-DECK-07', 'CO-LOC-00'],
      },
      picture: { shows: 'pieces', position: keys, rows: { mine: 'players.0.alliance', open: 'openLocations' } },
      example: {
        position: keys,
        steps: [
          { moves: [{ by: 0, move: { type: 'draw', count: 1 } }], pieces: ['merchant-1-1'], after: { 'players.0.alliance.length': 4 } },
          {
            moves: [{ by: 0, move: { type: 'reveal', count: 2 } }],
            pieces: ['pearl-lagoon', 'silver-gate'],
            after: { 'revealedLocations.length': 2 },
          },
          {
            moves: [{ by: 0, move: { type: 'takeLocation', location: 'pearl-lagoon' } }],
            pieces: ['pearl-lagoon'],
            after: { 'players.0.pearls': 2, 'score.0.locations': 4, 'openLocations.length': 2 },
          },
        ],
      },
    },
    pearls: {
      sections: {
        gain: ['CO-PEARL-01', 'CO-PEARL-02', 'CO-PEARL-10'],
        master: ['CO-PEARL-03', 'CO-PEARL-04', 'CO-PEARL-05', 'CO-PEARL-08', 'CO-PEARL-09'],
      },
      picture: { shows: 'side', position: pearls, side: 1 },
      example: {
        position: pearls,
        steps: [
          {
            moves: [{ by: 0, move: { type: 'draw', count: 1 } }],
            pieces: ['merchant-4-1'],
            after: { 'players.0.pearls': 4, 'score.0.master': 5, 'score.1.master': 0 },
          },
        ],
      },
    },
    schemers: {
      sections: {
        swap: ['CO-SWAP-01', 'CO-SWAP-02', 'CO-SWAP-03', 'CO-SWAP-06'],
        six: ['CO-SIX-01', 'CO-SIX-02', 'CO-SIX-03'],
      },
      picture: { shows: 'side', position: swapping, side: 0 },
      example: {
        position: swapping,
        steps: [
          { moves: [{ by: 0, move: { type: 'draw', count: 1 } }], pieces: ['politician-0-1'], after: { 'score.0.coalition': 6 } },
          {
            moves: [{ by: 0, move: { type: 'swap', slots: [3, 4] } }],
            pieces: ['farmer-3-2', 'mage-3-1'],
            after: { 'score.0.coalition': 9 },
          },
        ],
      },
    },
    coalitions: {
      sections: {
        what: ['CO-COAL-01', 'CO-COAL-02'],
        worth: ['CO-COAL-04', 'CO-COAL-05', 'CO-SCORE-04'],
        neighbours: ['CO-COAL-03', 'CO-COAL-06'],
      },
      picture: { shows: 'side', position: coalitions, side: 0 },
      example: {
        position: coalitions,
        steps: [{ moves: [{ by: 0, move: { type: 'draw', count: 1 } }], pieces: ['mage-3-2'], after: { 'score.0.coalition': 12 } }],
      },
    },
    scoring: {
      sections: {
        end: ['CO-END-01', 'CO-END-02', 'CO-END-03', 'CO-END-06'],
        points: ['CO-SCORE-02', 'CO-SCORE-03', 'CO-SCORE-04', 'CO-SCORE-05'],
        winner: ['CO-SCORE-06', 'CO-TIE-01', 'CO-TIE-02'],
      },
      picture: { shows: 'side', position: lastTurn, side: 0 },
      example: {
        position: lastTurn,
        steps: [
          {
            moves: [{ by: 0, move: { type: 'draw', count: 1 } }],
            pieces: ['merchant-4-2'],
            after: { 'players.0.alliance.length': 15, 'score.0.lords': 18 },
          },
          { moves: [], pieces: ['farmer-guildhall', 'grand-citadel'], after: { 'score.0.locations': 13 } },
          { moves: [], pieces: ['farmer-4-1', 'farmer-1-1', 'farmer-3-1', 'farmer-2-1', 'farmer-0-1'], after: { 'score.0.coalition': 15 } },
          { moves: [], pieces: [], after: { 'score.0.total': 46, 'score.1.total': 40 } },
        ],
      },
    },
    bonus: {
      module: 'bonus',
      sections: { cards: ['OPT-BONUS-01', 'OPT-BONUS-02', 'OPT-BONUS-03', 'OPT-BONUS-04', 'OPT-BONUS-05'] },
      picture: { shows: 'pieces', position: bonus, rows: { open: 'openLocations' } },
      example: {
        position: bonus,
        steps: [
          { moves: [{ by: 0, move: { type: 'draw', count: 1 } }], pieces: ['mage-1-1'], after: { 'players.0.alliance.length': 6 } },
          {
            moves: [{ by: 0, move: { type: 'takeOpen', location: 'forgotten-islet' } }],
            pieces: ['forgotten-islet', 'merchant-6-1', 'politician-0-1'],
            after: { 'score.0.locations': 3 },
          },
        ],
      },
    },
    solo: {
      module: 'solo',
      sections: {
        rival: ['OPT-SOLO-01', 'OPT-SOLO-02', 'OPT-SOLO-04'],
        itsTurn: ['OPT-SOLO-03', 'OPT-SOLO-05', 'OPT-SOLO-06'],
        token: ['OPT-SOLO-08', 'OPT-SOLO-09'],
        result: ['OPT-SOLO-10', 'OPT-SOLO-11'],
      },
      picture: { shows: 'side', position: solo, side: 1 },
      example: {
        position: solo,
        steps: [
          {
            moves: [
              { by: 0, move: { type: 'draw', count: 2 } },
              { by: 0, move: { type: 'keep', lord: 'mage-6-1' } },
            ],
            pieces: ['mage-6-1', 'merchant-4-1'],
            after: { 'players.0.alliance.length': 4 },
          },
          {
            moves: [{ by: 0, move: { type: 'place', lord: 'merchant-3-1' } }],
            pieces: ['merchant-3-1', 'merchant-4-1'],
            after: { 'players.1.alliance.length': 4, 'players.1.pearls': 3 },
          },
        ],
      },
    },
  },
  icons: {
    guilds: ['emblem-farmer', 'emblem-military', 'emblem-merchant', 'emblem-politician', 'emblem-mage'],
    lords: ['silverKey', 'goldKey', 'pearl', 'swap', 'unmask'],
    table: ['crest', 'master', 'location', 'hourglass'],
    locations: ['search', 'restrict', 'recall'],
  },
  gallery: {
    lords: { groups: guilds, pieces: lordPieces },
    locations: { groups: ['now', 'lasting', 'end'], pieces: locationPieces },
  },
  facts: [],
} as const satisfies BookPlan<Move<Conspiracy>, ConspiracyRule>;
