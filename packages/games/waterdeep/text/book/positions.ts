/* The positions of the rulebook: of its pictures and examples. */

export const city = {
  seats: 3,
  round: 3,
  first: 0,
  players: [
    {
      cleric: 1,
      fighter: 2,
      rogue: 1,
      wizard: 1,
      gold: 3,
      score: 12,
      lord: 'l-khelben-arunsun',
      active: ['q-domesticate-owlbears', 'q-ambush-artor-morlin'],
      hand: ['i-spread-the-wealth-1', 'i-ambush-1'],
      completed: ['q-raid-orc-stronghold'],
    },
    { fighter: 3, gold: 5, score: 9, lord: 'l-mirt-the-moneylender', active: ['q-create-a-shrine-to-oghma'] },
    { rogue: 4, wizard: 1, gold: 2, score: 15, lord: 'l-nindil-jalbuck', active: ['q-procure-stolen-goods'] },
  ],
  board: { 's-castle-waterdeep': { agents: [1] }, 's-grinning-lion-tavern': { agents: [2] }, 's-field-of-triumph': { agents: [0] } },
  buildings: [
    { id: 'b-the-golden-horn', owner: 0, gold: 4 },
    { id: 'b-the-yawning-portal', owner: 2 },
  ],
  hall: [{ id: 'b-dragon-tower', vp: 1 }, { id: 'b-northgate', vp: 3 }, 'b-new-olamn'],
  inn: ['q-infiltrate-halasters-circle', 'q-bolster-city-guard', 'q-recruit-for-blackstaff-academy', 'q-thin-the-city-watch'],
} as const;

export const firstTurn = {
  seats: 2,
  first: 0,
  players: [
    { cleric: 1, wizard: 1, gold: 4, lord: 'l-khelben-arunsun', active: ['q-domesticate-owlbears', 'q-ambush-artor-morlin'] },
    { gold: 5, lord: 'l-mirt-the-moneylender', active: ['q-create-a-shrine-to-oghma'] },
  ],
} as const;

export const castle = {
  seats: 2,
  first: 1,
  turn: 0,
  players: [
    { gold: 4, lord: 'l-khelben-arunsun' },
    { gold: 5, lord: 'l-mirt-the-moneylender' },
  ],
  board: { 's-field-of-triumph': { agents: [1] } },
} as const;

export const inn = {
  seats: 2,
  first: 0,
  players: [
    { gold: 4, wizard: 2, lord: 'l-khelben-arunsun', active: ['q-ambush-artor-morlin'] },
    { gold: 5, lord: 'l-mirt-the-moneylender' },
  ],
  inn: ['q-infiltrate-halasters-circle', 'q-bolster-city-guard', 'q-recruit-for-blackstaff-academy', 'q-thin-the-city-watch'],
} as const;

export const plot = {
  seats: 2,
  first: 0,
  round: 2,
  players: [
    {
      rogue: 1,
      gold: 4,
      score: 6,
      lord: 'l-nindil-jalbuck',
      active: ['q-procure-stolen-goods'],
      completed: ['q-fence-goods-for-duke-of-darkness'],
      plots: ['q-fence-goods-for-duke-of-darkness'],
    },
    { gold: 5, lord: 'l-mirt-the-moneylender' },
  ],
} as const;

export const builders = {
  seats: 2,
  first: 0,
  round: 3,
  players: [
    { gold: 5, lord: 'l-larissa-neathal' },
    { gold: 1, lord: 'l-mirt-the-moneylender' },
  ],
  hall: [{ id: 'b-the-golden-horn', vp: 2 }, 'b-dragon-tower', { id: 'b-new-olamn', vp: 1 }],
} as const;

export const harbor = {
  seats: 2,
  first: 0,
  turn: 0,
  players: [
    { gold: 1, lord: 'l-khelben-arunsun', hand: ['i-spread-the-wealth-1', 'i-ambush-1'] },
    { gold: 1, lord: 'l-mirt-the-moneylender' },
  ],
  board: {
    's-castle-waterdeep': { agents: [0] },
    's-cliffwatch-inn-1': { agents: [0] },
    's-cliffwatch-inn-2': { agents: [0] },
    's-aurora-realms-shop': { agents: [1] },
    's-field-of-triumph': { agents: [1] },
    's-grinning-lion-tavern': { agents: [1] },
    's-the-plinth': { agents: [1] },
  },
} as const;

export const palace = {
  seats: 2,
  first: 0,
  round: 2,
  players: [
    { gold: 2, lord: 'l-khelben-arunsun' },
    { gold: 3, lord: 'l-mirt-the-moneylender' },
  ],
  buildings: [{ id: 'b-the-palace-of-waterdeep', owner: 1 }],
} as const;

export const lastAgent = {
  seats: 2,
  first: 0,
  turn: 0,
  round: 8,
  players: [
    {
      fighter: 2,
      rogue: 1,
      gold: 5,
      score: 61,
      lord: 'l-khelben-arunsun',
      completed: ['q-infiltrate-halasters-circle', 'q-domesticate-owlbears', 'q-raid-orc-stronghold'],
    },
    { cleric: 1, gold: 2, score: 70, lord: 'l-mirt-the-moneylender', completed: ['q-create-a-shrine-to-oghma'] },
  ],
  board: {
    's-castle-waterdeep': { agents: [0] },
    's-cliffwatch-inn-1': { agents: [0] },
    's-cliffwatch-inn-2': { agents: [0] },
    's-cliffwatch-inn-3': { agents: [0] },
    's-aurora-realms-shop': { agents: [1] },
    's-field-of-triumph': { agents: [1] },
    's-grinning-lion-tavern': { agents: [1] },
    's-the-plinth': { agents: [1] },
    's-builders-hall': { agents: [1] },
  },
} as const;

export const undermountain = {
  seats: 2,
  first: 0,
  options: { undermountain: true },
  players: [
    { gold: 4, fighter: 1, lord: 'l-danilo-thann' },
    { gold: 5, lord: 'l-mirt-the-moneylender' },
  ],
} as const;

export const skullport = {
  seats: 2,
  first: 0,
  options: { skullport: true },
  players: [
    { gold: 4, lord: 'l-khelben-arunsun' },
    { gold: 5, lord: 'l-mirt-the-moneylender' },
  ],
} as const;
