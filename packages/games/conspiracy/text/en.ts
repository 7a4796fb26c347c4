import { counter } from '@fathom/kernel';
import type { Guild } from '../src/content/guilds.ts';
import type { LocationId } from '../src/content/locations.ts';
import { lords, type LordId } from '../src/content/lords.ts';
import type { Named, Words } from './words.ts';

const count = counter('en');
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const lordCount = (n: number): string => count(n, { one: 'lord', other: 'lords' });
const locationCount = (n: number): string => count(n, { one: 'location', other: 'locations' });
const pearlCount = (n: number): string => count(n, { one: 'pearl', other: 'pearls' });
const cardCount = (n: number): string => count(n, { one: 'card', other: 'cards' });

/** `of` is what stands before a pile, a crest or a palace. */
const guilds = {
  farmer: { name: 'Farmers', of: 'Farmers’', color: 'yellow' },
  military: { name: 'Military', of: 'Military', color: 'red' },
  merchant: { name: 'Merchants', of: 'Merchants’', color: 'green' },
  politician: { name: 'Politicians', of: 'Politicians’', color: 'blue' },
  mage: { name: 'Mages', of: 'Mages’', color: 'purple' },
} as const;

const kinds: Words['kinds'] = {
  schemer: { name: 'Schemer', text: '0 VP. When placed, you may swap two of your lords without keys.' },
  silverKeeper: { name: 'Silver Keeper', text: '1 VP. Gives a silver key.' },
  goldKeeper: { name: 'Gold Keeper', text: '2 VP. Gives a gold key.' },
  pearlBroker: { name: 'Treasurer', text: '3 VP. Gives 2 pearls when placed.' },
  pearlBearer: { name: 'Jeweller', text: '4 VP. Gives 1 pearl when placed.' },
  grandee: { name: 'Grandee', text: '6 VP. When placed, the top lord of the deck is discarded.' },
};

const palace = (guild: Guild): Named => ({
  name: `${guilds[guild].of} Palace`,
  text: `End: as many VP as your best ${guilds[guild].color} lord is worth.`,
});
const guildhall = (guild: Guild): Named => ({
  name: `${guilds[guild].of} Guildhall`,
  text: `End: 1 VP plus 1 VP for each of your ${guilds[guild].color} lords.`,
});
const circle = (name: string, value: number, vp: number): Named => ({
  name,
  text: `End: ${vp} VP for each lord in your largest group of adjacent lords worth ${value} VP.`,
});

const locations: Words['locations'] = {
  'grand-citadel': { name: 'Grand Citadel', text: 'End: 7 VP.' },
  'pearl-grotto': { name: 'Pearl Grotto', text: 'Now: 1 pearl. End: 5 VP.' },
  'pearl-lagoon': { name: 'Pearl Lagoon', text: 'Now: 2 pearls. End: 4 VP.' },
  'pearl-hoard': { name: 'Pearl Hoard', text: 'Now: 3 pearls. End: 3 VP.' },
  'silver-gate': { name: 'Silver Gate', text: 'End: 1 VP for each of your silver keys, used up or not.' },
  'gilded-gate': { name: 'Gilded Gate', text: 'End: 2 VP for each of your gold keys, used up or not.' },
  'oyster-market': { name: 'Oyster Market', text: 'End: 1 VP for every 2 pearls you have.' },
  'drowned-lighthouse': { name: 'Drowned Lighthouse', text: 'End: 2 VP for each location you control, this one included.' },
  'narrow-strait': {
    name: 'Narrow Strait',
    text: 'Until your next turn every other player must conspire with the top lord of the deck. End: 3 VP.',
  },
  'twin-straits': {
    name: 'Twin Straits',
    text: 'Until your next turn every other player must reveal exactly the top 2 lords of the deck and keep one. End: 3 VP.',
  },
  'hall-of-recall': { name: 'Hall of Recall', text: 'Now: all discard piles are shuffled into the lord deck. End: 3 VP.' },
  'shifting-reef': { name: 'Shifting Reef', text: 'Now: all open locations are shuffled into the location deck. End: 3 VP.' },
  'locksmiths-vault': { name: 'Locksmith’s Vault', text: 'From now on any 2 keys earn you a location. End: 3 VP.' },
  'cartographers-archive': {
    name: 'Cartographer’s Archive',
    text: 'From now on you take locations only from the deck: look through all of it, choose one and shuffle the rest. End: 3 VP.',
  },
  'farmer-palace': palace('farmer'),
  'military-palace': palace('military'),
  'merchant-palace': palace('merchant'),
  'politician-palace': palace('politician'),
  'mage-palace': palace('mage'),
  'farmer-guildhall': guildhall('farmer'),
  'military-guildhall': guildhall('military'),
  'merchant-guildhall': guildhall('merchant'),
  'politician-guildhall': guildhall('politician'),
  'mage-guildhall': guildhall('mage'),
  'value-circle-1': circle('Circle of Ones', 1, 1),
  'value-circle-2': circle('Circle of Twos', 2, 2),
  'value-circle-3': circle('Circle of Threes', 3, 2),
  'value-circle-4': circle('Circle of Fours', 4, 2),
  'forgotten-islet': { name: 'Forgotten Islet', text: 'End: 1 VP plus 1 VP for each of your lords worth 0 or 6 VP.' },
};

const rivals: Words['rivals'] = {
  farmer: { name: 'The Harvester', text: 'Looks for, in this order: several lords, keys, coalition. No bonus.' },
  military: {
    name: 'The Admiral',
    text: 'Looks for, in this order: red lords, sixes, coalition, several lords. After it takes the red pile, you must conspire with the top lord of the deck. Bonus: 1 VP plus 2 VP for each of its red lords.',
  },
  merchant: {
    name: 'The Magnate',
    text: 'Looks for, in this order: pearls, coalition, several lords. Bonus: 1 VP for every 2 of its pearls.',
  },
  politician: {
    name: 'The Chancellor',
    text: 'Looks for, in this order: sixes, keys, coalition, several lords. Bonus: the VP of its best lord.',
  },
  mage: {
    name: 'The Oracle',
    text: 'Looks for, in this order: keys, coalition, several lords. Any 2 keys earn it a location. Bonus: 1 VP for each of its locations.',
  },
};

/** A lord as the table reads it, with the influence that matters. */
const lord = (id: LordId): string => `${kinds[lords[id].kind].name} of the ${guilds[lords[id].guild].name} (${lords[id].vp})`;
/** Where the guild has just been named. */
const short = (id: LordId): string => `${kinds[lords[id].kind].name} (${lords[id].vp})`;
const location = (id: LocationId): string => locations[id].name;

export const en: Words = {
  language: 'en',
  title: 'Conspiracy',
  points: 'VP',
  blurb: 'Bring lords into your alliance, collect keys and pearls, and have the most influence when the game ends.',
  guilds,
  kinds,
  lord: (kind, guild) => `${kinds[kind].name} of the ${guilds[guild].name}`,
  locations,
  rivals,
  pieces: {
    lordDeck: { name: 'Lord deck', text: 'Draw 1 to 3 lords, keep one and discard the rest.' },
    locationDeck: {
      name: 'Location deck',
      text: 'When your keys earn a location, reveal 1 to 3 and take one; the rest become open locations.',
    },
    token: { name: 'Replay token', text: 'At the end of your turn you may return it to the rival and take another turn.' },
    pile: (guild) => ({ name: `${guilds[guild].of} pile`, text: 'Take the whole pile and place all its lords this turn.' }),
  },
  slotsTaken: (taken, all) => `${taken} of ${all} slots`,
  lastTurn: 'Last turn',
  prompts: {
    source: 'Conspire: draw lords from the deck or take a pile',
    keep: 'Choose a lord to keep',
    fit: 'Not all of them fit: choose a lord to return to its pile',
    nextLord: 'Choose the lord to place next',
    swap: 'You may swap two lords without keys',
    locationSource: 'Your keys earn a location: reveal from the deck or take an open one',
    location: 'Choose the location to take',
    rivalPile: 'Choose the pile the rival takes',
    anotherTurn: 'Return the replay token and take another turn?',
  },
  moves: {
    draw: ({ count }) => `Draw ${lordCount(count)}`,
    takePile: ({ guild }) => `Take the ${guilds[guild].of} pile`,
    keep: (move) => `Keep ${lord(move.lord)}`,
    return: (move) => `Return ${lord(move.lord)}`,
    place: (move) => `Place ${lord(move.lord)}`,
    swap: ({ slots: [a, b] }) => `Swap slots ${a} and ${b}`,
    decline: () => 'Don’t swap',
    reveal: ({ count }) => `Reveal ${locationCount(count)}`,
    takeOpen: (move) => `Take ${location(move.location)}`,
    takeLocation: (move) => `Take ${location(move.location)}`,
    useToken: () => 'Take another turn',
    endTurn: () => 'End turn',
  },
  events: {
    gameBegan: (e, who) =>
      `The game begins${e.rival === null ? '' : ` against ${rivals[e.rival].name}`}. ${who(e.first)} goes first. Open location: ${location(e.location)}.`,
    turnBegan: () => null, // Every turn opens with what its player draws or takes.
    restrictionEnded: () => 'The restriction on conspiring ends.',
    lordsRevealed: (e, who) => `${who(e.side)} draws ${list.format(e.lords.map(lord))}.`,
    lordKept: () => null, // The next line places it.
    lordDiscarded: () => null, // It was drawn, and another one is placed.
    pileTaken: (e, who) => `${who(e.side)} takes the ${guilds[e.guild].of} pile: ${list.format(e.lords.map(short))}.`,
    lordReturned: (e, who) => `${who(e.side)} returns ${lord(e.lord)} to the pile.`,
    lordPlaced: (e, who) => `${who(e.side)} places ${lord(e.lord)} in slot ${e.slot}.`,
    crestMoved: (e, who) =>
      `${who(e.side)} ${e.from === null ? 'puts' : 'moves'} the ${guilds[e.guild].of} crest ${e.from === null ? 'on' : 'to'} the ${short(e.lord)}.`,
    lordsSwapped: (e, who) => `${who(e.side)} swaps ${list.format(e.lords.map(lord))} in slots ${e.slots[0]} and ${e.slots[1]}.`,
    lordUnmasked: (e, who) => `${who(e.side)} discards ${lord(e.lord)} from the deck.`,
    pearlsGained: (e, who) => `${who(e.side)} gains ${pearlCount(e.amount)}${e.total === e.amount ? '' : ` (${e.total} total)`}.`,
    masterChanged: (e, who) => `${who(e.side)} becomes Master of Pearls.`,
    locationsRevealed: (e, who) => `${who(e.side)} reveals ${list.format(e.locations.map(location))}.`,
    deckSearched: (e, who) => `${who(e.side)} looks through the location deck.`,
    noLocationLeft: (e, who) => `The location deck is empty: ${who(e.side)} takes nothing, and the keys stay active.`,
    locationTaken: (e, who) => `${who(e.side)} takes ${e.from === 'open' ? 'the open location ' : ''}${location(e.location)}.`,
    locationOpened: () => null, // It was revealed, and another one is taken.
    conspireRestricted: (e, who) =>
      `${who(e.by)} restricts conspiring: the others ${e.draw === 1 ? 'must take the top lord of the deck' : 'must draw exactly 2 lords'}.`,
    lordsRecalled: (e) => `All discard piles are shuffled into the deck: ${lordCount(e.count)}.`,
    locationsRecalled: (e) => `All open locations are shuffled into their deck: ${cardCount(e.count)}.`,
    endArmed: (e, who) => `${who(e.side)} completes the alliance: everyone else gets one more turn.`,
    tokenWon: (e, who) => `${who(e.side)} takes the replay token from the rival.`,
    tokenSpent: (e, who) => `${who(e.side)} returns the token and takes another turn.`,
    gameEnded: (e, who) =>
      `Game over. ${e.scores.map((score, side) => `${who(side)}: ${score} VP`).join(', ')}. ${list.format(e.winners.map(who))} ${e.winners.length === 1 ? 'wins' : 'win'}.`,
  },
  options: { first: 'First player', bonusLocations: 'Bonus locations', rival: 'Rival' },
  optionValues: {
    first: (value) => (value === 'random' ? 'Random' : `Player ${value}`),
    bonusLocations: (value) => (value ? 'Yes' : 'No'),
    rival: (value) => (value === 'none' ? 'None' : value === 'random' ? 'Random' : `${rivals[value].name} (${guilds[value].name})`),
  },
  ties: {
    pearls: (won, lost) => `A tie: more pearls decide, ${won} to ${lost}.`,
    master: (isPerson) => (isPerson ? 'A tie: the Master of Pearls wins.' : 'A tie: you are not Master of Pearls, so the rival wins.'),
    shared: 'A tie, with equally many pearls: the victory is shared.',
  },
  score: {
    lords: 'Lords',
    locations: 'Locations',
    coalition: 'Coalition',
    master: 'Master of Pearls',
    bonus: 'Rival’s bonus',
    total: 'Total',
  },
};
