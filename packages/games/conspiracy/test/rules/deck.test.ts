import { lordIds, lords, type LocationId } from '@fathom/conspiracy';
import { expect } from 'vitest';
import { randomGames } from '../random.ts';
import { ann, bob, cat, draw, keep, place, reveal, rule, rules, table, take, takeOpen, takePile, strait } from '../table.ts';

rule('CO-DECK-01', 'the discard piles are not shuffled when the deck runs out; only the hall recalls them', () => {
  const t = table({
    players: [{ alliance: ['mage-1'] }],
    piles: { farmer: ['farmer-1'], mage: ['mage-3', 'mage-4'], merchant: ['merchant-6'], military: ['military-4'] },
    lordDeck: ['politician-3'],
    openLocations: ['hall-of-recall'],
    box: 'lords',
  });
  t.play(ann, draw(1)).play(bob, takePile('merchant')); // not even the six finds a lord
  expect([t.lordDeck, t.options]).toEqual([[], ['pile farmer', 'pile military', 'pile mage']]);

  t.play(ann, takePile('farmer'), takeOpen('hall-of-recall'));

  expect(t.lordDeck.toSorted()).toEqual(['mage-3', 'mage-4', 'military-4']);
  expect([t.asked, t.options]).toEqual([[bob], ['deck 1', 'deck 2', 'deck 3']]);
});

rule('CO-DECK-02', 'a short deck limits the number', () => {
  const piles = { mage: ['mage-1'] } as const;
  const two = table({ piles, lordDeck: ['farmer-3', 'farmer-4'], box: 'lords' });
  expect(two.options).toEqual(['deck 1', 'deck 2', 'pile mage']);
  expect(two.refused(ann, draw(3))).toBe('CO-DECK-02');

  const one = table({ piles, lordDeck: ['farmer-3'], box: 'lords' });
  expect(one.options).toEqual(['deck 1', 'pile mage']);
  for (const count of [2, 3]) expect(one.refused(ann, draw(count))).toBe('CO-DECK-02');
  expect(table({ lordDeck: ['farmer-3', 'mage-3', 'mage-4'], box: 'lords' }).options).toEqual(['deck 1', 'deck 2', 'deck 3']);
});

rule('CO-DECK-03', 'between turns a lord is always left in the deck or in a pile', () => {
  let [turns, driest, fewest] = [0, 60, 60];
  for (const game of randomGames(15, 'proof', [4])) {
    for (const { s, events } of game) {
      if (s.outcome !== null || events.at(-1)?.type !== 'turnBegan') continue;
      const placed = s.players.reduce((sum, { alliance }) => sum + alliance.length, 0);
      turns++;
      driest = Math.min(driest, s.lordDeck.length);
      fewest = Math.min(fewest, s.lordDeck.length + Object.values(s.piles).flat().length);
      if (s.lordDeck.length + Object.values(s.piles).flat().length + placed !== 60) expect.unreachable('sixty lords');
    }
  }
  expect([turns > 2000, driest, fewest >= 1]).toEqual([true, 0, true]);
});

const keyed = { players: [{ alliance: ['mage-1'] }], lordDeck: ['farmer-1'] } as const;

rule('CO-DECK-04', 'a short location deck limits the reveal; with none an open one must be taken', () => {
  const open: LocationId[] = ['grand-citadel', 'mage-palace'];
  const options = (locationDeck: readonly LocationId[]) =>
    table({ ...keyed, openLocations: open, locationDeck, box: 'locations' }).play(ann, draw(1));

  const two = options(['silver-gate', 'gilded-gate']);
  expect(two.options).toEqual(['reveal 1', 'reveal 2', 'open grand-citadel', 'open mage-palace']);
  expect(two.refused(ann, reveal(3))).toBe('CO-DECK-04');
  const one = options(['silver-gate']);
  expect(one.options).toEqual(['reveal 1', 'open grand-citadel', 'open mage-palace']);
  expect(one.refused(ann, reveal(2))).toBe('CO-DECK-04');
  expect(options([]).options).toEqual(['open grand-citadel', 'open mage-palace']);
});

rule('CO-DECK-05', 'with no open location the deck must be used', () => {
  const t = table(keyed).play(ann, draw(1));
  expect(t.options).toEqual(['reveal 1', 'reveal 2', 'reveal 3']);
  expect(t.refused(ann, takeOpen('grand-citadel'))).toBe('CO-KEY-08');
});

rule('CO-DECK-06', 'locations never run out: thirty keys open fifteen of them at most', () => {
  expect(lordIds.filter((id) => lords[id].key !== null).length).toBe(30);

  let [most, fewest] = [0, 24];
  for (const game of randomGames(12, 'plenty')) {
    for (const { s } of game) {
      const taken = s.players.reduce((sum, { holdings }) => sum + holdings.length, 0);
      const keys = s.players.reduce((sum, { alliance }) => sum + alliance.filter((id) => lords[id].key !== null).length, 0);
      if (2 * taken > keys) expect.unreachable('a location costs two keys');
      most = Math.max(most, taken);
      fewest = Math.min(fewest, s.locationDeck.length + s.openLocations.length + s.revealedLocations.length);
    }
  }
  expect(most).toBeGreaterThan(8); // the bound was put to the test
  expect(most).toBeLessThanOrEqual(15);
  expect(fewest).toBeGreaterThanOrEqual(9);
});

rule('CO-DECK-07', 'open locations return to the deck only by the reef', () => {
  const facts = {
    ...keyed,
    openLocations: ['grand-citadel', 'mage-palace', 'shifting-reef'],
    locationDeck: ['silver-gate'],
    box: 'locations',
  } as const;
  const t = table(facts).play(ann, draw(1), reveal(1));
  expect([t.locationDeck, t.openLocations.length]).toEqual([[], 3]);

  const reef = table(facts).play(ann, draw(1), takeOpen('shifting-reef'));
  expect([reef.locationDeck.toSorted(), reef.openLocations]).toEqual([['grand-citadel', 'mage-palace', 'silver-gate'], []]);
});

/** Ann holds the archive and one active silver key; nothing is left in the location deck. */
const searching = {
  players: [{ alliance: ['mage-1', 'mage-1', 'mage-1'], locations: { 2: 'cartographers-archive' } }, { alliance: ['farmer-1'] }],
  openLocations: ['shifting-reef', 'grand-citadel', 'silver-gate'],
  box: 'locations',
} as const;

rule('CO-DECK-08', 'the archive finds nothing in an empty deck: the keys stay, and are checked at the next key lord', () => {
  const t = table({ ...searching, lordDeck: ['merchant-1', 'farmer-1', 'merchant-4', 'merchant-3', 'merchant-2'] });

  t.play(ann, draw(1));
  expect(t.eventTypes.slice(-2)).toEqual(['noLocationLeft', 'turnBegan']);
  expect([t.asked, t.keys(ann), t.openLocations.length]).toEqual([[bob], { silver: 2, gold: 0 }, 3]);
  t.play(bob, draw(1), takeOpen('shifting-reef')); // fills the deck, and triggers nothing
  expect([t.asked, t.prompt, t.locationDeck.length]).toEqual([[ann], 'source', 2]);
  t.play(ann, draw(1)); // no key lord, no check
  expect(t.asked).toEqual([bob]);
  t.play(bob, draw(1)).play(ann, draw(1));

  expect(t.options).toEqual(['take grand-citadel', 'take silver-gate']);
  t.play(ann, take('silver-gate'));
  expect([t.holdings(ann), t.keys(ann)]).toEqual([
    { 2: 'cartographers-archive', 6: 'silver-gate' },
    { silver: 0, gold: 0 },
  ]);
});

rule('CO-DECK-08', 'it goes on so for a whole pile, and a last card is found without asking', () => {
  const pile = ['merchant-1', 'merchant-1', 'merchant-2', 'merchant-4'] as const;
  const empty = table({ ...searching, piles: { merchant: pile } });
  empty.play(ann, takePile('merchant'), place('merchant-1'), place('merchant-1'), place('merchant-2'));
  expect([empty.keys(ann), empty.holdings(ann)]).toEqual([{ silver: 3, gold: 1 }, { 2: 'cartographers-archive' }]);

  const one = table({ ...searching, locationDeck: ['pearl-hoard'], lordDeck: ['merchant-1'] }).play(ann, draw(1));
  expect(one.holdings(ann)).toEqual({ 2: 'cartographers-archive', 4: 'pearl-hoard' });
  expect(one.eventTypes.filter((type) => type === 'deckSearched')).toHaveLength(1);
  expect(one.pearls[ann]).toBe(3);
});

rules(['CO-DECK-01', 'CO-DECK-04'], 'two locations in one turn can empty the deck in between', () => {
  const t = table({
    piles: { mage: ['mage-1', 'mage-1', 'mage-1', 'mage-1'] },
    openLocations: [],
    locationDeck: ['silver-gate', 'shifting-reef', 'mage-palace'],
    box: 'locations',
  });
  t.play(ann, takePile('mage'), place('mage-1'), place('mage-1'), reveal(3), take('silver-gate'), place('mage-1'));
  expect(t.options).toEqual(['open shifting-reef', 'open mage-palace']);
  t.play(ann, takeOpen('shifting-reef'));

  expect([t.locationDeck, t.openLocations]).toEqual([['mage-palace'], []]);
});

rule('CO-DECK-02', 'a forced draw takes what is there', () => {
  const t = table({
    seats: 3,
    turn: bob,
    players: [strait(2)],
    restriction: { draw: 2, by: ann },
    lordDeck: ['mage-4', 'mage-1', 'farmer-4'],
    piles: { merchant: ['merchant-1'] },
    box: 'lords',
  });

  t.play(bob, keep('mage-4'));
  expect([t.alliance(cat), t.asked]).toEqual([['farmer-4'], [ann]]);
});
