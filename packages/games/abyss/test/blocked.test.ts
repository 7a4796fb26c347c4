import { abyss } from '@fathom/abyss';
import { blockedBy, type Piece, type Seat } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { ann, bob, explore, krakenTable, table, type Table } from './table.ts';

/*
 * A piece that does not glow says why: the rule that keeps it out of reach at this moment. Where the seat could never use it,
 * there is none.
 */

const why = (t: Table, piece: Piece, seat: Seat = ann): string | null => blockedBy(abyss, t.state, seat, piece);

/** Ann is to choose her action. */
const acting = krakenTable({
  players: [
    {
      hand: ['crab-1'],
      affiliated: ['squid-2'],
      lords: ['treasurer', 'trader', 'keeper', 'miller', 'shaman'],
      turned: ['shaman'],
      locations: [{ location: 'jail', lords: ['reaper'] }],
      pearls: 0,
    },
    { hand: ['crab-2'], affiliated: ['squid-3'], lords: ['jailer'], locations: ['abyss'] },
  ],
  court: ['landowner', 'sage', 'elder', 'hermit'],
  available: ['chasm'],
  deck: ['squid-5'],
});

test.each<[string, Piece, string | null]>([
  ['an ally of the own hand', 'crab-1-1', 'AB-REC-01'],
  ['an ally that is affiliated', 'squid-2-1', 'AB-AFF-04'],
  ['an ally of another hand', 'crab-2-1', null],
  ['an ally that another has affiliated', 'squid-3-1', null],
  ['the top card of the deck', 'squid-5-1', null],
  ['a lord of the Court that the hand cannot pay for', 'landowner', 'AB-REC-03'],
  ['a lord whose ability works by itself', 'treasurer', 'AB-ABIL-02'],
  ['a lord whose ability was used when he came', 'trader', 'AB-ABIL-01'],
  ['a key that waits for others', 'keeper', 'AB-LOC-02'],
  ['a lord without ability or key', 'miller', null],
  ['a lord that was turned', 'shaman', 'AB-LORD-04'],
  ['a lord under a location', 'reaper', 'AB-LOC-10'],
  ['the lord of another', 'jailer', null],
  ['an available location', 'chasm', 'AB-LOC-02'],
  ['an own location', 'jail', 'AB-LOC-15'],
  ['the location of another', 'abyss', null],
  ['a location of the stack', 'depths', null],
  ['an empty stack', 'council-crab', 'AB-COUNCIL-01'],
  ['the lord deck without a pearl', 'lordDeck', 'AB-PLOT-02'],
  ['the stack of locations', 'tiles', 'AB-LOC-02'],
  ['the loot', 'lootDeck', 'KR-LOOT-01'],
  ['a Sentinel of nobody', 'sentinel-vigil', null],
  ['another player', 'seat-1', null],
  ['the tokens of another', 'monsters-1', null],
  ['something that is no piece', 'chair', null],
])('%s', (_what, piece, rule) => {
  expect(why(acting, piece)).toBe(rule);
});

test('on the track only the last card counts', () => {
  const t = table({ players: [{}, { pearls: 0 }], deck: ['crab-1', 'crab-2', 'crab-3'] }).play(ann, explore, { type: 'goOn' });
  expect([why(t, 'crab-1-1'), why(t, 'lordDeck')]).toEqual(['AB-EXP-12', 'AB-PLOT-04']);
});

test('an ability is used once a turn, and on something', () => {
  const idle = table({ players: [{ lords: ['slaver'] }] });
  expect(why(idle, 'slaver')).toBe('AB-TURN-06');
  const sold = table({ players: [{ lords: ['slaver'], hand: ['crab-1', 'crab-2'] }] }).play(ann, { type: 'sell', ally: 'crab-1-1' });
  expect([why(sold, 'slaver'), why(sold, 'crab-2-1')]).toEqual(['AB-ABIL-04', 'AB-REC-01']);
});

test('a player who is not asked is told so', () => {
  expect(why(acting, 'deck', bob)).toBe('AB-TURN-01');
});

test('what blocks a piece depends on nothing hidden', () => {
  const other = { ...acting.state, deck: acting.state.deck.toReversed() };
  const pieces = ['crab-2-1', 'squid-5-1', 'crab-5-1', 'depths', 'keeper', 'shepherd'];
  expect(pieces.map((piece) => blockedBy(abyss, other, ann, piece))).toEqual(pieces.map((piece) => why(acting, piece)));
});
