import { expect } from 'vitest';
import { ann, bob, crowd, draw, keep, place, rule, table, takePile } from '../table.ts';

rule('CO-SIX-01', 'the top lord of the deck goes face up to the pile of its own guild', () => {
  const t = table({ lordDeck: ['mage-6', 'farmer-3', 'merchant-1'], piles: { farmer: ['farmer-1'], mage: ['mage-1'] } }).play(ann, draw(1));

  expect(t.piles).toEqual({ farmer: ['farmer-1', 'farmer-3'], mage: ['mage-1'] });
  expect(t.lordDeck[0]).toBe('merchant-1');
  expect(t.eventsOf('lordUnmasked')).toEqual([{ type: 'lordUnmasked', side: ann, lord: 'farmer-3-1' }]);
  const other = table({ lordDeck: ['mage-4', 'farmer-3'] }).play(ann, draw(1));
  expect([other.piles, other.lordDeck[0]]).toEqual([{}, 'farmer-3']);
});

rule('CO-SIX-02', 'nobody takes it; one of the guild being placed starts a new pile', () => {
  for (const card of ['mage-3', 'mage-1', 'mage-0'] as const) {
    const t = table({ players: [{ alliance: ['mage-1', 'farmer-3'] }], piles: { mage: ['mage-6', 'mage-4'] }, lordDeck: [card] });
    t.play(ann, takePile('mage'), place('mage-6'));

    expect([t.alliance(ann), t.piles, t.asked]).toEqual([['mage-1', 'farmer-3', 'mage-6', 'mage-4'], { mage: [card] }, [bob]]);
    expect(t.pearls[ann]).toBe(3);
  }
});

rule('CO-SIX-03', 'a last lord is unmasked; with an empty deck nothing happens', () => {
  const one = table({ lordDeck: ['mage-6', 'farmer-1'], piles: { merchant: ['merchant-1'] }, box: 'lords' }).play(ann, draw(1));
  expect([one.lordDeck, one.piles.farmer]).toEqual([[], ['farmer-1']]);

  const t = table({ piles: { mage: ['mage-6'], farmer: ['farmer-1'], merchant: ['merchant-1'] }, box: 'lords' }).play(
    ann,
    takePile('mage'),
  );

  expect([t.alliance(ann), t.piles]).toEqual([['mage-6'], { farmer: ['farmer-1'], merchant: ['merchant-1'] }]);
  expect(t.eventTypes).not.toContain('lordUnmasked');
  const last = table({ lordDeck: ['mage-6', 'farmer-1'], piles: { mage: ['mage-1'], farmer: ['farmer-2'] }, box: 'lords' }).play(
    ann,
    draw(2),
    keep('mage-6'),
  );
  expect([last.lordDeck, last.piles]).toEqual([[], { farmer: ['farmer-2', 'farmer-1'], mage: ['mage-1'] }]);
});

rule('CO-SIX-04', 'at once, before the next lord is picked, and also as the fifteenth', () => {
  const t = table({ piles: { mage: ['mage-6', 'mage-4', 'mage-3'] }, lordDeck: ['farmer-3'] }).play(ann, takePile('mage'), place('mage-6'));
  expect([t.prompt, t.piles]).toEqual(['nextLord', { farmer: ['farmer-3'] }]);

  const last = table({ players: [{ alliance: crowd.slice(0, 14) }], lordDeck: ['mage-6', 'farmer-1'] }).play(ann, draw(1));
  expect(last.eventTypes.slice(-4)).toEqual(['crestMoved', 'lordUnmasked', 'endArmed', 'turnBegan']);
  expect(last.piles).toEqual({ farmer: ['farmer-1'] });
});
