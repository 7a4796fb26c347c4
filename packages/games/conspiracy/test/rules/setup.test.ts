import { conspiracy, guilds, locationIds, lords } from '@fathom/conspiracy';
import { arrange, rngFrom } from '@fathom/kernel';
import { expect } from 'vitest';
import { ann, bob, dealt, draw, keep, reveal, rule, table, take, takePile } from '../table.ts';

const deals = Array.from({ length: 600 }, (_, i) => dealt(3, {}, `deal ${i}`));
const counts = (values: readonly (string | number)[]): Record<string, number> =>
  Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]));

rule('CO-SETUP-01', 'all sixty lords lie shuffled in one deck, however many play', () => {
  for (const seats of [2, 3, 4, 1]) {
    const { state } = dealt(seats);
    expect(new Set(state.lordDeck).size).toBe(60);
    for (const guild of guilds) {
      const kin = state.lordDeck.map((id) => lords[id]).filter((lord) => lord.guild === guild);
      expect(counts(kin.map(({ vp }) => vp))).toEqual({ 0: 1, 1: 4, 2: 2, 3: 2, 4: 2, 6: 1 });
    }
  }
  const onTop = counts(deals.map(({ state }) => state.lordDeck.at(-1)!));
  expect(Object.keys(onTop).length).toBe(60); // ten times each, more or less
  expect(Math.max(...Object.values(onTop))).toBeLessThan(30);
});

rule('CO-SETUP-02', 'five empty piles; a lord goes to the pile of its guild, for all to see', () => {
  expect(dealt(2).state.piles).toEqual({ farmer: [], military: [], merchant: [], politician: [], mage: [] });

  const t = table({ piles: { mage: ['mage-2', 'mage-0'] }, lordDeck: ['farmer-4', 'mage-1', 'merchant-1'] });
  t.play(ann, draw(3), keep('farmer-4'));

  expect(t.piles).toEqual({ merchant: ['merchant-1'], mage: ['mage-2', 'mage-0', 'mage-1'] });
  for (const seat of [ann, bob, null]) expect(conspiracy.view(t.state, seat).piles).toEqual(t.state.piles);
  const stranger = { format: 'fathom-position/1', game: 'conspiracy', seats: 2, piles: { mage: ['farmer-1'] } };
  expect(arrange(conspiracy, stranger, rngFrom('x'))).toMatchObject({ ok: false, fault: { at: 'piles.mage[0]', problem: 'not-allowed' } });
});

rule('CO-SETUP-03', 'the top one of twenty-four shuffled locations is turned up', () => {
  for (const seats of [2, 3, 4]) {
    const { state } = dealt(seats);
    expect(state.locationDeck.length).toBe(23);
    expect(new Set([...state.locationDeck, ...state.openLocations])).toEqual(new Set(locationIds.slice(0, 24)));
  }
  const open = counts(deals.map((t) => t.openLocations.join()));
  expect(Object.keys(open).length).toBe(24);
  expect(Math.max(...Object.values(open))).toBeLessThan(50);
  expect(new Set(deals.map((t) => t.locationDeck[0])).size).toBe(24);
});

rule('CO-SETUP-04', 'open locations have no order and no limit, and each can be taken', () => {
  const open = locationIds.slice(3, 24);
  const facts = { players: [{ alliance: ['mage-1', 'farmer-1'] }], asks: 'locationSource', box: 'locations' } as const;
  const t = table({ ...facts, openLocations: open, locationDeck: ['grand-citadel', 'pearl-grotto', 'pearl-lagoon'] });
  const other = table({ ...facts, openLocations: open.toReversed(), locationDeck: ['grand-citadel', 'pearl-grotto', 'pearl-lagoon'] });
  expect(t.options.toSorted()).toEqual(['reveal 1', 'reveal 2', 'reveal 3', ...open.map((location) => `open ${location}`)].toSorted());
  expect(new Set(other.options)).toEqual(new Set(t.options));

  t.play(ann, reveal(3), take('grand-citadel'));

  expect(t.openLocations.length).toBe(23);
});

rule('CO-SETUP-05', 'nobody has pearls, so nobody is their Master', () => {
  const t = dealt(4);

  expect(t.pearls).toEqual([0, 0, 0, 0]);
  expect(t.master).toBeNull();
  expect(t.counter).toBe(0);
});

rule('CO-SETUP-06', 'everybody has five crests of their own, and nobody else has any', () => {
  for (const seats of [2, 3, 4]) {
    const { state } = dealt(seats);
    expect(state.players.map(({ crests }) => crests)).toEqual(
      Array.from({ length: seats }, () => ({ farmer: null, military: null, merchant: null, politician: null, mage: null })),
    );
  }
  const t = table({ lordDeck: ['mage-4', 'mage-1'] });
  t.play(ann, draw(1)).play(bob, draw(1));
  expect([t.crests(ann), t.crests(bob)]).toEqual([{ mage: 1 }, { mage: 1 }]);
});

rule('CO-SETUP-07', 'everybody is equally likely to begin, unless the table decides', () => {
  const firsts = counts(deals.map((t) => t.turn));
  expect(Object.keys(firsts).toSorted()).toEqual(['0', '1', '2']);
  for (const times of Object.values(firsts)) expect(Math.abs(times - 200)).toBeLessThan(60); // five sigma
  for (const first of [1, 2, 3, 4] as const) expect(dealt(4, { first }).asked).toEqual([first - 1]);
  expect(conspiracy.options(3).first).toEqual(['random', 1, 2, 3]);
});

rule('CO-SETUP-08', 'nobody has a lord, so the first turn must use the deck', () => {
  const t = dealt(2, { first: 1 });

  expect([t.alliance(ann), t.alliance(bob), t.setAside, t.revealed]).toEqual([[], [], [], []]);
  expect(t.options).toEqual(['deck 1', 'deck 2', 'deck 3']);
  for (const guild of guilds) expect(t.refused(ann, takePile(guild))).toBe('CO-CONSPIRE-06');
});
