/* The positions of the rulebook: of its pictures and examples. */

export const hall = {
  seats: 3,
  turn: 0,
  players: [
    { hand: ['squid-3-1', 'crab-2-1', 'jellyfish-1-1'], lords: ['shepherd'], affiliated: ['seahorse-2-1'], pearls: 3 },
    { hand: ['crab-4-1'], lords: ['peddler', 'keeper'], affiliated: ['shellfish-1-1', 'crab-1-1'], pearls: 2 },
    { lords: ['oracle'], affiliated: ['jellyfish-2-1'], pearls: 1, monsters: [3] },
  ],
  council: { squid: ['squid-2-1', 'squid-1-1'], seahorse: ['seahorse-3-1'], shellfish: ['shellfish-2-1'] },
  court: ['hermit', 'assassin', 'treasurer', 'reaper', 'trader', 'diplomat'],
  available: ['jail', 'parliament'],
  threat: 2,
} as const;

export const plotting = {
  seats: 2,
  turn: 0,
  players: [{ hand: ['squid-5-1', 'crab-3-1'], pearls: 2 }, { pearls: 1 }],
  court: ['elder', 'assassin', 'landowner', 'trader'],
  lordDeck: ['opportunist', 'treasurer'],
} as const;

export const exploring = {
  seats: 3,
  turn: 0,
  players: [{ pearls: 1 }, { pearls: 1 }, { pearls: 2 }],
  deck: ['shellfish-1-1', 'seahorse-3-1', 'squid-2-1', 'shellfish-4-1'],
} as const;

const middleOfExploration = [
  { kind: 'control', seat: 0 },
  { kind: 'rest', seat: 0 },
  { kind: 'endTurn', seat: 0 },
] as const;

export const track = {
  ...hall,
  due: [{ kind: 'keep', seat: 0 }, ...middleOfExploration],
  track: ['shellfish-1-2', 'squid-3-2', 'shellfish-4-1'],
} as const;

export const monsterMet = {
  seats: 2,
  turn: 0,
  threat: 3,
  due: [{ kind: 'encounter', seat: 0 }, ...middleOfExploration],
  track: ['crab-2-1', 'seahorse-1-1', 'monster-2'],
} as const;

export const monsters = {
  seats: 2,
  turn: 0,
  players: [{ pearls: 1 }, { pearls: 0 }],
  threat: 2,
  deck: ['monster-1', 'crab-2-1', 'monster-2'],
} as const;

export const council = {
  seats: 2,
  turn: 0,
  players: [{ hand: ['crab-2-1'], pearls: 1 }, { pearls: 1 }],
  council: { squid: ['squid-3-1', 'squid-1-1'], crab: ['crab-1-1'], jellyfish: ['jellyfish-2-1', 'jellyfish-1-1', 'jellyfish-1-2'] },
} as const;

export const recruiting = {
  seats: 2,
  turn: 0,
  players: [{ hand: ['crab-1-1', 'squid-5-1', 'squid-3-1', 'shellfish-2-1'], pearls: 3 }, { pearls: 1 }],
  court: ['hermit', 'assassin', 'treasurer', 'reaper', 'trader'],
} as const;

export const lastOfCourt = {
  seats: 2,
  turn: 0,
  players: [{ hand: ['seahorse-5-1', 'seahorse-3-1'], pearls: 0 }, { pearls: 1 }],
  court: ['hermit', 'assassin', 'shepherd'],
} as const;

export const threeKeys = {
  seats: 2,
  turn: 0,
  players: [
    { hand: ['seahorse-5-1', 'seahorse-3-1'], lords: ['keeper', 'reaper'], affiliated: ['crab-1-1', 'shellfish-1-1'], pearls: 2 },
    { pearls: 1 },
  ],
  court: ['hermit', 'assassin', 'shepherd', 'trader', 'oracle'],
  tiles: ['throne-room', 'jail'],
  available: ['parliament'],
} as const;

export const abilities = {
  seats: 2,
  turn: 0,
  players: [
    { hand: ['shellfish-4-1', 'shellfish-2-1', 'crab-2-1'], lords: ['slaver'], affiliated: ['jellyfish-1-1'], pearls: 0 },
    { lords: ['keeper'], affiliated: ['squid-1-1'], pearls: 3 },
  ],
  court: ['hermit', 'assassin', 'seeker', 'peddler', 'oracle'],
} as const;

export const lastTurn = {
  seats: 2,
  turn: 0,
  endedBy: 1,
  players: [
    {
      hand: ['squid-3-1', 'jellyfish-2-1'],
      affiliated: ['crab-4-1', 'crab-2-1', 'seahorse-3-1'],
      lords: ['peddler', 'hunter', 'seeker'],
      locations: [{ location: 'sargasso-silos', lords: ['keeper', 'reaper', 'shepherd'] }],
      monsters: [3, 4],
      pearls: 2,
    },
    {
      affiliated: ['squid-1-1', 'shellfish-3-1'],
      lords: ['miller', 'trader', 'illusionist', 'invoker', 'corruptor', 'oracle', 'shaman'],
      pearls: 4,
    },
  ],
  council: { shellfish: ['shellfish-2-1'] },
} as const;

const kraken = { seats: 2, turn: 0, options: { kraken: true } } as const;

export const krakens = {
  ...kraken,
  players: [{ hand: ['kraken-3-1', 'jellyfish-4-1', 'crab-1-1'], pearls: 1 }, { pearls: 1 }],
  court: ['hermit', 'assassin', 'apprentice', 'illusionist', 'healer'],
  discard: ['squid-5-1', 'crab-2-1'],
} as const;

export const nebulis = {
  ...kraken,
  players: [{ hand: ['seahorse-4-1', 'crab-1-1'], pearls: 1, nebulis: 1 }, { pearls: 1 }],
  court: ['hermit', 'assassin', 'trader', 'oracle', 'reaper'],
} as const;

export const sentinels = {
  ...kraken,
  players: [{ hand: ['crab-3-1', 'squid-2-1', 'shellfish-4-1'], pearls: 0 }, { pearls: 2 }],
  court: ['hermit', 'treasurer', 'trader', 'watcher', 'oracle'],
} as const;

export const sanctuary = {
  ...kraken,
  players: [{ keys: 3, pearls: 0 }, { pearls: 1 }],
  council: { squid: ['squid-1-1'] },
  available: ['megalodon', 'jail'],
  kraken: { lootDeck: [7, 4, 5] },
} as const;
