import { activeKeys, lordIds, lords } from '@fathom/conspiracy';
import { same } from '@fathom/kernel';
import { expect } from 'vitest';
import { randomGames } from '../random.ts';
import { ann, bob, decline, draw, keep, place, reveal, rule, rules, swap, table, take, takeOpen, takePile, type Card } from '../table.ts';

rule('CO-KEY-01', 'a lord worth 1 has a silver key, one worth 2 a gold key, and nothing else has any', () => {
  for (const id of lordIds) {
    const { vp, key } = lords[id];
    expect(key).toBe(vp === 1 ? 'silver' : vp === 2 ? 'gold' : null);
  }
  const counts = {
    silver: lordIds.filter((id) => lords[id].key === 'silver').length,
    gold: lordIds.filter((id) => lords[id].key === 'gold').length,
  };
  expect(counts).toEqual({ silver: 20, gold: 10 });
  expect(table({ players: [{ alliance: ['mage-0', 'mage-3', 'mage-4', 'mage-6', 'farmer-1', 'farmer-2'] }] }).keys(ann)).toEqual({
    silver: 1,
    gold: 1,
  });
});

rule('CO-KEY-02', 'a key is active while its owner has taken no location since its lord was placed', () => {
  const wrong: unknown[] = [];
  for (const game of randomGames(6, 'active')) {
    const active = [0, 1, 2, 3].map(() => ({ silver: 0, gold: 0 }));
    for (const { s, events } of game) {
      for (const event of events) {
        if (event.type === 'locationTaken') active[event.side] = { silver: 0, gold: 0 };
        const key = event.type === 'lordPlaced' ? lords[event.lord].key : null;
        if (event.type === 'lordPlaced' && key !== null) active[event.side]![key]++;
      }
      for (const [side, player] of s.players.entries())
        if (!same(activeKeys(player), active[side])) wrong.push([side, player, active[side]]);
    }
  }
  expect(wrong).toEqual([]);
});

rule('CO-KEY-03', 'only a key lord just placed opens anything, and only for its owner', () => {
  const keys = { alliance: ['mage-1', 'farmer-1', 'merchant-1'] } as const; // more than enough, as after CO-DECK-08
  const other = table({ players: [keys, { alliance: ['mage-3'] }], lordDeck: ['politician-4', 'politician-1', 'military-0'] });

  other.play(ann, draw(1)); // no key lord
  expect(other.asked).toEqual([bob]);
  other.play(bob, draw(1)); // somebody else's key lord
  expect(other.asked).toEqual([ann]);
  other.play(ann, draw(1), swap(4, 5)); // nor does a swap
  expect(other.asked).toEqual([bob]);
  expect([other.holdings(ann), other.holdings(bob)]).toEqual([{}, {}]);
});

/** Which of these key lords, placed one after another, earns a location at once. */
function earns(...keys: Card[]): boolean[] {
  return keys.map((card, i) => {
    const t = table({ players: [{ alliance: keys.slice(0, i) }], lordDeck: [card] }).play(ann, draw(1));
    return t.prompt === 'locationSource';
  });
}

rule('CO-KEY-04', 'two identical keys, or three', () => {
  expect(earns('mage-1', 'farmer-1')).toEqual([false, true]);
  expect(earns('mage-2', 'mage-2')).toEqual([false, true]);
  expect(earns('mage-1', 'farmer-2', 'mage-1')).toEqual([false, false, true]);
  expect(earns('farmer-2', 'mage-1', 'farmer-2')).toEqual([false, false, true]);
});

rule('CO-KEY-05', 'one silver and one gold are not enough', () => {
  expect(earns('mage-1', 'mage-2')).toEqual([false, false]);
  expect(earns('mage-2', 'mage-1')).toEqual([false, false]);
});

rule('CO-KEY-06', 'any two are, for whoever holds the vault', () => {
  const facts = { lordDeck: ['mage-2', 'farmer-4'] as const };
  const vault = { alliance: ['mage-1', 'mage-1', 'farmer-1'], locations: { 2: 'locksmiths-vault' } } as const;

  expect(table({ ...facts, players: [vault] }).play(ann, draw(1)).prompt).toBe('locationSource');
  const none = { alliance: vault.alliance, locations: { 2: 'grand-citadel' } } as const;
  expect(table({ ...facts, players: [none] }).play(ann, draw(1)).asked).toEqual([bob]);
  expect(
    table({ ...facts, players: [none, { alliance: ['politician-1'], locations: { 1: 'locksmiths-vault' } }] }).play(ann, draw(1)).asked,
  ).toEqual([bob]);
});

rule('CO-KEY-07', 'the location must be taken at once, before any further lord', () => {
  const t = table({
    players: [{ alliance: ['mage-1'] }],
    piles: { farmer: ['farmer-1', 'farmer-3', 'farmer-4'] },
    openLocations: ['grand-citadel'],
  });
  t.play(ann, takePile('farmer'), place('farmer-1'));

  for (const later of [place('farmer-3'), decline, { type: 'endTurn' }]) expect(t.refused(ann, later)).toBe('CO-KEY-08');
  t.play(ann, takeOpen('grand-citadel'));
  expect(t.options).toEqual(['place farmer-3', 'place farmer-4']);
  expect(Object.keys(t.holdings(ann))).toHaveLength(1); // exactly one
});

const twoKeys = { players: [{ alliance: ['mage-1'] }], lordDeck: ['farmer-1'] } as const;

rule('CO-KEY-08', 'reveal one to three and take one of those, or take one particular open location', () => {
  const deck = ['silver-gate', 'gilded-gate', 'oyster-market'] as const;
  const t = table({ ...twoKeys, openLocations: ['grand-citadel', 'mage-palace'], locationDeck: deck }).play(ann, draw(1));
  expect(t.options).toEqual(['reveal 1', 'reveal 2', 'reveal 3', 'open grand-citadel', 'open mage-palace']);
  for (const count of [0, 4, 1.5]) expect(t.refused(ann, { type: 'reveal', count })).toBe('CO-KEY-08');
  expect(t.refused(ann, takeOpen('silver-gate'))).toBe('CO-KEY-08');

  const three = t.fork().play(ann, reveal(3));
  expect([three.revealedLocations, three.options]).toEqual([deck, deck.map((location) => `take ${location}`)]);
  const one = t.fork().play(ann, reveal(1));
  expect([one.holdings(ann), one.openLocations]).toEqual([{ 2: 'silver-gate' }, ['grand-citadel', 'mage-palace']]);
  const open = t.fork().play(ann, takeOpen('mage-palace'));
  expect([open.holdings(ann), open.openLocations, open.asked]).toEqual([{ 2: 'mage-palace' }, ['grand-citadel'], [bob]]);
  expect(open.locationDeck.slice(0, 3)).toEqual(deck);
});

rules(['CO-KEY-09', 'CO-KEY-14'], 'the rest lies open before the taken one takes effect, and that comes before all else', () => {
  const t = table({
    players: [{ alliance: ['mage-1'] }],
    piles: { farmer: ['farmer-1', 'farmer-4'] },
    openLocations: ['grand-citadel'],
    locationDeck: ['pearl-hoard', 'silver-gate', 'gilded-gate'],
  });

  t.play(ann, takePile('farmer'), place('farmer-1'), reveal(3), take('pearl-hoard'));

  expect(t.openLocations).toEqual(['grand-citadel', 'silver-gate', 'gilded-gate']);
  expect(t.revealedLocations).toEqual([]);
  const after = t.eventTypes.slice(t.eventTypes.indexOf('locationOpened'));
  expect(after.slice(0, 6)).toEqual(['locationOpened', 'locationOpened', 'locationTaken', 'pearlsGained', 'masterChanged', 'lordPlaced']);
});

rule('CO-KEY-10', 'after a reveal an older open location is out of reach', () => {
  const t = table({ ...twoKeys, openLocations: ['grand-citadel'], locationDeck: ['silver-gate', 'gilded-gate'] });
  t.play(ann, draw(1), reveal(2));

  for (const switched of [takeOpen('grand-citadel'), take('grand-citadel'), reveal(1)]) expect(t.refused(ann, switched)).toBe('CO-KEY-10');
});

rule('CO-KEY-11', 'no new location is turned up, even when the last one is taken', () => {
  const t = table({ ...twoKeys, openLocations: ['grand-citadel'] });
  const deck = t.locationDeck;
  t.play(ann, draw(1), takeOpen('grand-citadel'));

  expect([t.openLocations, t.locationDeck]).toEqual([[], deck]);
});

rule('CO-KEY-12', 'it covers the key lord just placed, wherever the other keys are', () => {
  const alliance = ['mage-1', 'mage-3', 'farmer-2', 'mage-4'] as const;
  const t = table({ players: [{ alliance }], lordDeck: ['farmer-2'], openLocations: ['grand-citadel'] });
  t.play(ann, draw(1), takeOpen('grand-citadel'));

  expect(t.holdings(ann)).toEqual({ 5: 'grand-citadel' });
  expect(t.eventsOf('locationTaken')).toEqual([{ type: 'locationTaken', side: ann, location: 'grand-citadel', slot: 5, from: 'open' }]);
});

rule('CO-KEY-13', 'all earlier keys are out for good, also those that were not needed, but still count for the gates', () => {
  const t = table({
    players: [{ alliance: ['mage-2', 'mage-1'] }],
    lordDeck: ['farmer-1', 'politician-4', 'mage-2'],
    openLocations: ['silver-gate'],
  });
  t.play(ann, draw(1), takeOpen('silver-gate'));
  expect(t.keys(ann)).toEqual({ silver: 0, gold: 0 });

  t.play(bob, draw(1)).play(ann, draw(1));

  expect([t.keys(ann), t.asked]).toEqual([{ silver: 0, gold: 1 }, [bob]]); // the old gold key does not help
  expect(t.score(ann).holdings).toEqual([{ location: 'silver-gate', slot: 3, vp: 2 }]);
});

rule('CO-KEY-15', 'one turn can take several locations; keys of lords set aside do not count', () => {
  const t = table({ piles: { mage: ['mage-1', 'mage-1', 'mage-1', 'mage-1'] }, openLocations: ['silver-gate', 'gilded-gate'] });

  t.play(ann, takePile('mage'), place('mage-1'));
  expect(t.prompt).toBe('nextLord'); // three more silver keys wait beside
  t.play(ann, place('mage-1'), takeOpen('silver-gate'), place('mage-1'), takeOpen('gilded-gate'));

  expect([t.holdings(ann), t.asked]).toEqual([{ 2: 'silver-gate', 4: 'gilded-gate' }, [bob]]);
});

rule('CO-KEY-16', 'one placed key lord leads to one location, however many keys have piled up', () => {
  const alliance = ['farmer-1', 'mage-1', 'mage-1', 'mage-1', 'mage-1'] as const;
  const t = table({
    players: [{ alliance, locations: { 1: 'cartographers-archive' } }],
    piles: { merchant: ['merchant-1', 'merchant-2'] },
    locationDeck: ['grand-citadel', 'silver-gate', 'gilded-gate'],
  });

  t.play(ann, takePile('merchant'), place('merchant-1'), take('grand-citadel'));

  expect([t.holdings(ann)[6], Object.keys(t.holdings(ann)).length]).toEqual(['grand-citadel', 2]);
  expect([t.keys(ann), t.asked]).toEqual([{ silver: 0, gold: 1 }, [bob]]);
});

rule('CO-KEY-17', 'a location stays where it was put, with whoever put it there', () => {
  const wrong: unknown[] = [];
  for (const game of randomGames(6, 'control')) {
    const taken: Record<string, string> = {};
    for (const { s, events } of game) {
      for (const event of events) if (event.type === 'locationTaken') taken[event.location] = `${event.side} ${event.slot}`;
      const lying = s.players.flatMap(({ holdings }, side) => holdings.map(({ location, slot }) => [location, `${side} ${slot}`]));
      if (!same(taken, Object.fromEntries(lying))) wrong.push([taken, lying]);
    }
  }
  expect(wrong).toEqual([]);
});

rule('CO-KEY-18', 'keys left at the end are worth nothing', () => {
  const {
    lords: points,
    locations,
    coalition,
    master,
    total,
  } = table({ asks: 'end', players: [{ alliance: ['mage-1', 'farmer-2'] }] }).score(ann);
  expect({ points, locations, coalition, master, total }).toEqual({ points: 3, locations: 0, coalition: 3, master: 0, total: 6 });
});

rule('CO-KEY-07', 'a kept key lord asks before the turn goes on', () => {
  const t = table({ players: [{ alliance: ['mage-1'] }], lordDeck: ['farmer-1', 'farmer-2'] }).play(ann, draw(2), keep('farmer-1'));

  expect([t.asked, t.prompt, t.piles]).toEqual([[ann], 'locationSource', { farmer: ['farmer-2'] }]);
});
