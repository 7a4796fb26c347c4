import { conspiracy } from '@fathom/conspiracy';
import { blockedBy, type Piece } from '@fathom/kernel';
import { arrangeTable } from '@fathom/kernel/testing';
import { expect, test } from 'vitest';

/*
 * A piece that does not glow says why: the rule that keeps it out of reach at this moment. Where nobody could do anything with
 * it, there is none.
 */
const why = (facts: object, piece: Piece, seat = 0): string | null =>
  blockedBy(conspiracy, arrangeTable(conspiracy, { seats: 2, turn: 0, piles: { mage: ['mage-1'] }, ...facts }).state, seat, piece);

const keeping = { asks: 'keep', revealed: ['farmer-3', 'farmer-4'] };
const swapping = { asks: 'swap', players: [{ alliance: ['mage-3', 'mage-4', 'farmer-1-1', 'farmer-0'] }, { alliance: ['military-6'] }] };
const taking = { asks: 'locationSource', players: [{ alliance: ['farmer-1', 'farmer-1'] }], openLocations: ['silver-gate'] };

/** Takes a location for two keys, from the whole deck. */
const archivist = { alliance: ['farmer-1', 'farmer-1', 'farmer-2', 'farmer-2'], locations: { 2: 'cartographers-archive' } };
const revealing = {
  asks: 'location',
  openLocations: ['silver-gate'],
  revealedLocations: ['gilded-gate', 'pearl-lagoon'],
  players: [{ alliance: ['farmer-1', 'farmer-1'] }],
};
const picking = {
  seats: 1,
  turn: 1,
  options: { rival: 'farmer' },
  asks: 'rivalPile',
  piles: { mage: ['mage-1'], farmer: ['farmer-3', 'farmer-4'], military: ['military-3', 'military-4'] },
};
const searching = { asks: 'location', openLocations: ['silver-gate'], players: [archivist] };

test.each<[string, object, Piece, string | null]>([
  ['an empty pile', {}, 'pile-farmer', 'CO-CONSPIRE-06'],
  ['an empty deck', { rest: 'box', piles: { mage: ['mage-1'], farmer: ['farmer-1'] } }, 'lordDeck', 'CO-CONSPIRE-06'],
  ['a lord that is placed', { players: [{ alliance: ['military-3-1'] }] }, 'military-3-1', 'CO-EXPAND-08'],
  ['a location without keys', { openLocations: ['silver-gate'] }, 'silver-gate', 'CO-KEY-07'],
  ['the location deck without keys', {}, 'locationDeck', 'CO-KEY-07'],
  ['the deck after the draw', keeping, 'lordDeck', 'CO-CONSPIRE-02'],
  ['a pile after the draw', keeping, 'pile-mage', 'CO-CONSPIRE-01'],
  ['a key lord in a swap', swapping, 'farmer-1-1', 'CO-SWAP-03'],
  ['the lord of another in a swap', swapping, 'military-6-1', 'CO-SWAP-08'],
  ['the lord deck while a location is taken', taking, 'lordDeck', 'CO-TURN-02'],
  ['an open location while the deck is searched', searching, 'silver-gate', 'CO-LOC-14'],
  ['an open location after others were revealed', revealing, 'silver-gate', 'CO-KEY-10'],
  ['a lord set aside during a swap', { ...swapping, setAside: ['mage-6'] }, 'mage-6-1', 'CO-EXPAND-03'],
  ['a lord in a pile after the draw', keeping, 'mage-1-1', 'CO-CONSPIRE-01'],
  ['a pile that does not match for the rival', picking, 'pile-mage', 'OPT-SOLO-03'],
  ['the token during a solo turn', { seats: 1, options: { rival: 'farmer' } }, 'token', 'OPT-SOLO-09'],
  ['the token without a rival', {}, 'token', null],
  ['the lord of another', { players: [{}, { alliance: ['military-6'] }] }, 'military-6-1', null],
  ['a location that somebody controls', { players: [{}, archivist] }, 'cartographers-archive', null],
  ['a lord in the deck', {}, 'military-6-1', null],
  ['something that is no piece', {}, 'chair', null],
])('%s', (_what, facts, piece, rule) => {
  expect(why(facts, piece)).toBe(rule);
});

test('a seat that is not asked is told so', () => {
  expect(why({}, 'lordDeck', 1)).toBe('CO-TURN-01');
});
