import { ranking } from '@fathom/conspiracy';
import { expect } from 'vitest';
import {
  ann,
  crowd,
  dealt,
  draw,
  endTurn,
  keep,
  place,
  rival,
  rule,
  rules,
  swap,
  table,
  takePile,
  useToken,
  type Card,
  type Facts,
  type Table,
} from '../table.ts';

/** The person is to move; the farmer rival finds a single mage key, so its turns decide themselves. */
const solo = (facts: Facts = {}): Table => table({ seats: 1, options: { rival: 'farmer' }, ...facts });
const holder = (t: Table): string => (t.state.rival!.holdsToken ? 'rival' : 'person');
const drawn = (alliance: Card[], card: Card, facts: Facts = {}): Table =>
  solo({ players: [{ alliance }], lordDeck: [card], ...facts }).play(ann, draw(1));

rule('OPT-SOLO-08', 'a lord that makes a new group of three wins the token', () => {
  expect(holder(solo())).toBe('rival');
  const three = drawn(['mage-1', 'mage-3'], 'mage-4');
  expect([holder(three), three.eventsOf('tokenWon')]).toEqual(['person', [{ type: 'tokenWon', side: ann }]]);
  expect(three.eventTypes.slice(0, 4)).toEqual(['lordsRevealed', 'lordKept', 'lordPlaced', 'tokenWon']); // right after placing

  expect(holder(drawn(['mage-1'], 'mage-4'))).toBe('rival'); // two are too few
  expect(holder(drawn(['mage-1', 'farmer-1'], 'mage-4'))).toBe('rival'); // not together
  expect(holder(drawn(['mage-1', 'mage-2'], 'farmer-4'))).toBe('rival');
});

rule('OPT-SOLO-08', 'a group that was there does not count, nor one that joins it; two small ones do', () => {
  expect(holder(drawn(['mage-1', 'mage-2', 'mage-3'], 'mage-4'))).toBe('rival'); // a fourth
  // slot 8 joins 3
  expect(holder(drawn(['mage-1', 'mage-2', 'mage-3', 'farmer-1', 'mage-4', 'farmer-3', 'merchant-1'], 'mage-4'))).toBe('rival');
  // slot 7 joins 1-6 and 3
  expect(holder(drawn(['mage-1', 'farmer-1', 'mage-1', 'farmer-3', 'merchant-1', 'mage-2'], 'mage-3'))).toBe('person');
  const other: Card[] = ['mage-1', 'mage-2', 'mage-3', 'farmer-1', 'farmer-3', 'merchant-1', 'merchant-3', 'merchant-4'];
  expect(holder(drawn(other, 'farmer-2'))).toBe('person'); // a group of another guild, 4, 5 and 9
});

rule('OPT-SOLO-08', 'neither the rival nor a swap wins it, nor can it be won twice', () => {
  const byRival = table({
    seats: 1,
    turn: rival,
    options: { rival: 'farmer' },
    players: [{}, { alliance: ['mage-3', 'mage-4'] }],
    piles: { mage: ['mage-6'] },
    lordDeck: ['mage-0'],
  });
  expect([byRival.alliance(rival).length >= 3 || byRival.setAside.length > 0, holder(byRival)]).toEqual([true, 'rival']);

  const swapped = drawn(['mage-3', 'farmer-3', 'mage-4', 'farmer-1', 'farmer-4', 'mage-6'], 'farmer-0');
  expect(swapped.prompt).toBe('swap');
  swapped.play(ann, swap(2, 3)); // mages in 1, 2 and 6
  expect([holder(swapped), swapped.eventTypes.includes('tokenWon')]).toEqual(['rival', false]);

  const twice = drawn(['mage-1', 'mage-3'], 'mage-4', { rival: { guild: 'farmer', token: 'person' } });
  expect(twice.eventTypes).not.toContain('tokenWon');
});

const held = { rival: { guild: 'farmer', token: 'person' } } as const;

rule('OPT-SOLO-09', 'at the end of a turn the token buys another one at once', () => {
  const t = drawn(['mage-3'], 'farmer-4', held);
  expect([t.prompt, t.options]).toEqual(['anotherTurn', ['use token', 'end turn']]);
  expect(t.refused(ann, draw(1))).toBe('OPT-SOLO-09');

  const used = t.fork().play(ann, useToken);
  expect([used.eventTypes, holder(used), used.prompt]).toEqual([['tokenSpent', 'turnBegan'], 'rival', 'source']);
  used.play(ann, draw(2));
  used.play(ann, keep(used.revealed[0] as Card));
  expect(used.eventTypes).not.toContain('tokenSpent'); // it is gone
  const kept = t.fork().play(ann, endTurn);
  expect([holder(kept), kept.eventTypes[0], kept.eventsOf('turnBegan')[0]!.side]).toEqual(['person', 'turnBegan', rival]);
});

rule('OPT-SOLO-09', 'also in the turn it was gained, and again when it is gained again', () => {
  // slots 4 to 8: the last one joins them
  const merchants = ['merchant-3', 'merchant-3', 'merchant-4', 'merchant-4', 'merchant-6'] as const;
  const t = solo({ players: [{ alliance: ['mage-1', 'mage-3'] }], lordDeck: ['mage-4', 'farmer-3'], piles: { merchant: merchants } });
  t.play(ann, draw(1), useToken, takePile('merchant'), ...merchants.slice(0, 3).map(place));
  expect(holder(t)).toBe('rival');
  t.play(ann, place('merchant-4'));

  expect([t.alliance(ann).length, t.prompt, holder(t)]).toEqual([8, 'anotherTurn', 'person']);
});

rule('OPT-SOLO-09', 'a full alliance has no use for it', () => {
  const full = solo({ ...held, players: [{ alliance: crowd.slice(0, 14) }], lordDeck: ['mage-6', 'farmer-1'] }).play(ann, draw(1));
  expect(full.eventTypes).toContain('endArmed');
  expect(full.prompt).not.toBe('anotherTurn');
});

rules(['OPT-SOLO-09', 'OPT-SOLO-10'], 'it works at the end of the last turn too, and the rival has no further one', () => {
  const facts = {
    ...held,
    armedBy: rival,
    players: [{ alliance: ['mage-3'] as const }, { alliance: [...crowd.slice(1, 14), 'mage-6', 'farmer-6'] as Card[] }],
  };
  const t = solo({ ...facts, lordDeck: ['mage-1', 'mage-2', 'merchant-0'] }).play(ann, draw(1));
  expect([t.prompt, t.winners]).toEqual(['anotherTurn', null]);
  t.play(ann, useToken, draw(1));
  if (t.prompt === 'anotherTurn') t.play(ann, endTurn); // three mages won it back

  expect([t.alliance(ann).length, t.winners]).toEqual([3, [rival]]);
  expect(solo({ ...facts, lordDeck: ['mage-1'] }).play(ann, draw(1), endTurn).winners).toEqual([rival]);
});

rules(['OPT-SOLO-10', 'OPT-SOLO-12'], 'whoever completes an alliance, the other side has one more turn', () => {
  const person = solo({
    players: [{ alliance: crowd.slice(0, 14) }],
    lordDeck: ['mage-6', 'farmer-1'],
    piles: { merchant: ['merchant-1'] },
  });
  person.play(ann, draw(1));
  while (person.winners === null) person.play(ann, person.moves[0]!);
  expect(person.alliance(rival).length).toBeGreaterThan(0);

  const other = table({
    seats: 1,
    turn: rival,
    options: { rival: 'farmer' },
    players: [{}, { alliance: crowd.slice(0, 14) }],
    piles: { mage: ['mage-1'] },
    lordDeck: ['mage-6', 'mage-2', 'mage-0'],
  });
  while (other.prompt !== 'source') other.play(ann, other.moves[0]!);
  expect([other.alliance(rival).length, other.winners]).toEqual([15, null]);
  const deck = other.lordDeck.length;
  other.play(ann, draw(1));
  expect([other.alliance(ann).length, other.lordDeck.length < deck, other.winners]).toEqual([1, true, [rival]]);
});

rule('OPT-SOLO-11', 'the person wins with more, and with as many only as Master', () => {
  const end = (mine: Card, master: number, pearls: readonly number[] = [2, 2]): Table =>
    solo({
      asks: 'end',
      master,
      players: [
        { alliance: [mine], pearls: pearls[0]! },
        { alliance: ['farmer-1'], pearls: pearls[1]! },
      ],
    });

  expect(end('mage-2', ann).state.outcome).toEqual({ scores: [10, 4], winners: [ann] });
  expect(end('mage-6', rival).state.outcome).toEqual({ scores: [9, 9], winners: [rival] });
  expect(end('mage-6', rival, [1, 9]).winners).toEqual([rival]);
  const asMaster = solo({
    asks: 'end',
    master: ann,
    players: [
      { alliance: ['mage-0'], pearls: 2 },
      { alliance: ['farmer-4', 'mage-1'], pearls: 2 },
    ],
  });
  expect(asMaster.state.outcome).toEqual({ scores: [8, 8], winners: [ann] });
});

rules(['OPT-SOLO-11', 'CO-TIE-03'], 'the ranking of a solo game has its winner first', () => {
  const tied = {
    asks: 'end',
    players: [
      { alliance: ['mage-6'], pearls: 2 },
      { alliance: ['farmer-1'], pearls: 2 },
    ],
  } as const;
  const t = solo({ ...tied, master: rival });
  expect([t.state.outcome!.scores, t.winners]).toEqual([[9, 9], [rival]]);
  expect(ranking(t.state)).toEqual([[rival], [ann]]);
});

rule('OPT-SOLO-12', 'the person begins against any rival, chosen or not', () => {
  for (const name of ['random', 'farmer', 'military', 'merchant', 'politician', 'mage'] as const) {
    const t = dealt(1, { rival: name });
    expect([t.asked, t.prompt, t.turn]).toEqual([[ann], 'source', ann]);
    expect(t.eventsOf('turnBegan').map(({ side }) => side)).toEqual([ann]);
  }
});
