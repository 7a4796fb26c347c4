import { parsePiece, waterdeep } from '@fathom/waterdeep';
import { blockedBy, type Piece } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { ann, bob, castle, field, harbor1, inn1, play, table, to, under, type Facts, type Table } from './table.ts';

/* A piece that does not glow says why: the rule that keeps it out of reach at this moment, or nothing if this seat can never use it. */

const facts: Facts = {
  players: [
    { hand: ['i-ambush', 'i-free-drinks'], active: ['q-prison-break'], lord: 'l-larissa-neathal', rogue: 1, gold: 1 },
    { active: ['q-domesticate-owlbears'], completed: ['q-research-chronomancy'], lord: 'l-khelben-arunsun' },
  ],
  inn: ['q-ally-with-house-thann', 'q-thin-the-city-watch'],
  board: { [field]: { agents: [bob] } },
  buildings: [{ id: 'b-house-of-wonder', owner: bob }],
  hall: ['b-northgate'],
};
const assigning = (): Table => table(facts);
const reassigning = (): Table => table({ ...facts, asks: 'harbor', board: { [harbor1]: { agents: [ann] } } });
const questing = (): Table =>
  table({ players: [{ active: ['q-domesticate-owlbears', 'q-create-a-shrine-to-oghma'], cleric: 1, wizard: 2 }] }).play(ann, to(castle));
const bound = (): Table =>
  table({ players: [{ duties: ['m-quell-riots'], active: ['q-prison-break'], cleric: 4, fighter: 4, rogue: 4, wizard: 4, gold: 9 }] }).play(
    ann,
    to(castle),
  );
const playing = (): Table => table(facts).play(ann, to(harbor1));
const taking = (): Table => table(facts).play(ann, to(inn1));
const placing = (): Table =>
  under({ ...facts, players: [{ hand: ['i-organized-crime'] }] }).play(ann, to(harbor1), play('i-organized-crime'));

test.each<[string, () => Table, Piece, string | null]>([
  ['a space with an agent', assigning, field, 'WD-ASSIGN-02'],
  ['a building that cannot be paid for', assigning, 'b-house-of-wonder', 'WD-ASSIGN-03'],
  ['the Hall without gold for any tile', assigning, 's-builders-hall', 'WD-BUILD-01'],
  ['a tile of the Hall', assigning, 'b-northgate', 'WD-ASSIGN-01'],
  ['the Harbor in the reassignment', reassigning, 's-waterdeep-harbor-2', 'WD-HARBOR-06'],
  ['a tile that is not on the table', assigning, 'b-the-zoarstar', null],
  ['an own quest before the action', assigning, 'q-prison-break', 'WD-QUEST-01'],
  ['a card before the action', assigning, 'i-ambush-1', 'WD-PLAY-01'],
  ['a quest at the Inn while nothing takes it', assigning, 'q-thin-the-city-watch', null],
  ['a quest of somebody else', assigning, 'q-domesticate-owlbears', null],
  ['a completed quest', assigning, 'q-research-chronomancy', null],
  ['the own lord', assigning, 'l-larissa-neathal', null],
  ['the lord of somebody else', assigning, 'l-khelben-arunsun', null],
  ['a card that is not in the hand', assigning, 'i-graduation-day-1', null],
  ['a card in a line of the log', assigning, 'i-ambush', null],
  ['own goods while nothing asks for them', assigning, 'tavern-0-rogue', null],
  ['a deck', assigning, 'questDeck', null],
  ['something that is no piece', assigning, 'weather', null],
  ['a space after the action', questing, 's-the-plinth', 'WD-TURN-01'],
  ['an own quest that cannot be paid for', questing, 'q-create-a-shrine-to-oghma', 'WD-QUEST-01'],
  ['an own quest beside a mandatory one', bound, 'q-prison-break', 'WD-QUEST-07'],
  ['a card that needs what nobody has', playing, 'i-free-drinks-1', 'WD-PLAY-03'],
  ['a space while a quest is taken', taking, 's-the-plinth', 'WD-TURN-01'],
  ['a tile of the Hall while goods are put on spaces', placing, 'b-northgate', 'WD-PLACE-01'],
])('%s', (_what, lay, piece, rule) => expect(blockedBy(waterdeep, lay().state, ann, piece)).toBe(rule));

test('a space that has got its share already', () => {
  expect(blockedBy(waterdeep, placing().play(ann, { type: 'place', space: field }).state, ann, field)).toBe('WD-PLACE-02');
});

test('a piece is known by its ID', () => {
  expect(['tavern-2-gold', 'seat-1', 'questDeck', 'i-ambush-2', 'tavern-0-vp', 'type-'].map(parsePiece)).toEqual([
    { kind: 'tavern', seat: 2, what: 'gold' },
    { kind: 'place', id: 'seat', seat: 1 },
    { kind: 'place', id: 'questDeck', seat: null },
    { kind: 'card', id: 'i-ambush-2' },
    null,
    null,
  ]);
});
