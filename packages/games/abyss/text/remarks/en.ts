import { counter } from '@fathom/kernel';
import type { Race } from '../../src/content/races.ts';
import type { RemarkWords } from './remark-words.ts';

const count = counter('en');
const stacks: Readonly<Record<Race, string>> = {
  jellyfish: 'the Jellyfish stack',
  crab: 'the Crab stack',
  seahorse: 'the Seahorse stack',
  shellfish: 'the Shellfish stack',
  squid: 'the Squid stack',
};
const pearls = (n: number): string => count(n, { one: 'pearl', other: 'pearls' });

export const remarkWords: RemarkWords = {
  value: (n) => `value ${n}`,
  brings: (n) => `brings ${n} Nebulis`,
  onTrack: (space) => `on space ${space} of the track`,
  forSale: (n) => `for sale for ${pearls(n)}`,
  hand: { mine: 'in your hand', other: (name) => `in the hand of ${name}` },
  affiliated: { mine: 'affiliated with you', other: (name) => `affiliated with ${name}` },
  spent: 'spent in a payment',
  discarded: 'in the discard pile',
  guild: (guild) => `guild: ${guild}`,
  influence: (n) => `influence ${n}`,
  key: 'a key',
  cost: (value) => `cost ${value}`,
  races(n, named) {
    if (named === null) return `from ${count(n, { one: 'race', other: 'races' })}`;
    return n === 1 ? `from ${named} only` : `from ${n} races, ${named} among them`;
  },
  lord: { mine: 'your lord', other: (name) => `lord of ${name}` },
  turned: 'turned, without ability',
  covered: (location) => `under ${location}`,
  inCourt: 'in the Court',
  reserved: { mine: 'reserved for you', other: (name) => `reserved for ${name}` },
  available: 'available location',
  location: { mine: 'your location', other: (name) => `location of ${name}` },
  revealed: 'just revealed',
  worth: (points) => `worth ${points} now`,
  loot: (values) => `loot of ${values.join(' and ')}`,
  sentinel: { mine: 'yours', other: (name) => `of ${name}`, nobody: 'nobody’s' },
  posted: (on) => `stands on ${on}`,
  stackOf: (race) => stacks[race],
  secret: 'number of cards secret',
  cards: (n) => count(n, { one: 'card', other: 'cards' }),
  tiles: (n) => count(n, { one: 'tile', other: 'tiles' }),
  has: { mine: (what) => `you have ${what}`, other: (name, what) => `${name} has ${what}` },
  pearls,
  keys: (n) => count(n, { one: 'key', other: 'keys' }),
  inHand: (n) => `${count(n, { one: 'card', other: 'cards' })} in hand`,
  lords: (n) => `${n} of 7 lords`,
  step: (n) => `step ${n} of 6`,
  tokens: (n) => count(n, { one: 'monster token', other: 'monster tokens' }),
  can: {
    explore: 'you can explore',
    goOn: 'you can keep exploring',
    takeStack: 'you can take it',
    recruit: 'you can recruit it',
    plot: 'you can plot',
    buy: 'you can buy it',
    take: 'you can take it',
    fight: 'you can fight it',
    spend: 'you can pay with it',
    affiliate: 'you can affiliate it',
    takeLocation: 'you can take it',
    drawTiles: 'you can reveal from it',
    discard: 'you can discard it',
    sell: 'you can sell it',
    banish: 'you can discard it',
    oust: 'you can replace it',
    turn: 'you can turn it',
    bribe: 'you can recruit it for 5 pearls',
    dismiss: 'you can discard it',
    appoint: 'you can recruit it',
    choose: 'you can choose it',
  },
  standing: {
    keys: (have, need) => `${have} of ${need} keys; ${count(need - have, { one: 'more is missing', other: 'more are missing' })}.`,
    reserved: (name) => `A Sentinel reserves it for ${name}.`,
    emptyStack: 'This stack is empty.',
    plot: {
      pearl: 'You have no pearl to plot with.',
      space: 'The Court is full: there is no space for another lord.',
      lord: 'No lord is left in the deck.',
    },
  },
};
