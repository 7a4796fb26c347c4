import { locationIds, type LocationId } from '@fathom/conspiracy';
import { expect } from 'vitest';
import {
  ann,
  bob,
  cat,
  crowd,
  dan,
  decline,
  draw,
  giveBack,
  keep,
  place,
  reveal,
  rules,
  swap,
  table,
  take,
  takeOpen,
  takePile,
  type Card,
  worth,
  type Table,
} from './table.ts';

/* The worked examples of docs/rules/conspiracy.md, with their numbers. */

rules(['CO-CONSPIRE-02', 'CO-CONSPIRE-03', 'CO-CONSPIRE-04', 'CO-CONSPIRE-05'], 'WX-01 conspiring', () => {
  const t = table({ piles: { merchant: ['merchant-1'] }, lordDeck: ['mage-4', 'merchant-3', 'military-1'] });

  t.play(ann, draw(3));
  expect(t.revealed).toEqual(['mage-4', 'merchant-3', 'military-1']);
  t.play(ann, keep('mage-4'));
  expect(t.piles).toEqual({ merchant: ['merchant-1', 'merchant-3'], military: ['military-1'] });
  expect(t.alliance(ann)).toEqual(['mage-4']);
  t.play(bob, takePile('merchant'));
  expect([t.setAside, t.piles]).toEqual([['merchant-1', 'merchant-3'], { military: ['military-1'] }]);
  expect(t.options).toEqual(['place merchant-1', 'place merchant-3']);
});

const open: LocationId[] = ['grand-citadel', 'silver-gate', 'gilded-gate'];

/** Places key lords one after another, while Bob looks on; says for each whether a location was taken at once. */
function takes(keys: readonly string[], vault = false): boolean[] {
  const silver: Card[] = ['mage-1', 'mage-1', 'mage-1', 'mage-1'];
  const gold: Card[] = ['farmer-2', 'farmer-2', 'merchant-2'];
  const cards = keys.map((key) => (key === 'silver' ? silver : gold).shift()!);
  const before = vault ? { alliance: ['politician-1', 'politician-1'] as const, locations: { 2: 'locksmiths-vault' as const } } : {};
  const t = table({ players: [before], openLocations: open, lordDeck: cards.flatMap((card, i) => [card, crowd[i]!]) });
  return keys.map(() => {
    t.play(ann, draw(1));
    const earned = t.prompt === 'locationSource';
    if (earned) t.play(ann, takeOpen(t.openLocations[0]!));
    t.play(bob, draw(1));
    return earned;
  });
}

rules(['CO-KEY-04', 'CO-KEY-05', 'CO-KEY-06', 'CO-KEY-13'], 'WX-02 keys', () => {
  expect(takes(['silver', 'silver'])).toEqual([false, true]);
  expect(takes(['gold', 'gold'])).toEqual([false, true]);
  expect(takes(['silver', 'gold'])).toEqual([false, false]);
  expect(takes(['silver', 'gold', 'silver'])).toEqual([false, false, true]);
  expect(takes(['silver', 'gold', 'gold'])).toEqual([false, false, true]);
  expect(takes(['silver', 'gold', 'gold', 'silver', 'silver'])).toEqual([false, false, true, false, true]);
  expect(takes(['silver', 'silver', 'silver', 'silver'])).toEqual([false, true, false, true]);
  expect(takes(['silver', 'silver', 'gold', 'silver'])).toEqual([false, true, false, false]);
  expect(takes(['silver', 'gold'], true)).toEqual([false, true]);
  expect(takes(['gold', 'silver', 'gold', 'gold'], true)).toEqual([false, true, false, true]);
});

rules(
  ['CO-CREST-02', 'CO-KEY-04', 'CO-KEY-08', 'CO-KEY-09', 'CO-KEY-12', 'CO-KEY-14', 'CO-LOC-04', 'CO-PEARL-05'],
  'WX-03 updating an alliance',
  () => {
    const t = table({
      players: [{ alliance: ['farmer-1', 'military-2', 'politician-4'], pearls: 1 }, { pearls: 2 }],
      master: bob,
      openLocations: ['grand-citadel'],
      locationDeck: ['pearl-hoard', 'oyster-market'],
      lordDeck: ['farmer-2'],
    });
    expect(t.crests(ann)).toEqual({ farmer: 1, military: 2, politician: 3 });

    t.play(ann, draw(1));
    expect(t.alliance(ann)[3]).toBe('farmer-2');
    expect(t.crests(ann)).toEqual({ farmer: 4, military: 2, politician: 3 });
    expect([t.keys(ann), t.prompt]).toEqual([{ silver: 1, gold: 2 }, 'locationSource']);
    t.play(ann, reveal(2));
    expect(t.revealedLocations).toEqual(['pearl-hoard', 'oyster-market']);
    t.play(ann, take('pearl-hoard'));

    expect([t.holdings(ann), t.openLocations]).toEqual([{ 4: 'pearl-hoard' }, ['grand-citadel', 'oyster-market']]);
    expect([t.keys(ann), t.pearls, t.master, t.counter]).toEqual([{ silver: 0, gold: 0 }, [4, 2], ann, 4]);
  },
);

rules(['CO-LOC-07'], 'WX-04 pairs of pearls', () => {
  expect([4, 3, 1, 0].map((pearls) => worth('oyster-market', ['mage-1'], pearls))).toEqual([2, 1, 0, 0]);
});

/** The player who is asked takes the first option, until it is another's turn. */
function playOut(t: Table, seat: number): void {
  t.play(seat, draw(1));
  while (t.winners === null && t.turn === seat && t.asked[0] === seat) t.play(seat, t.moves[0]!);
}

rules(
  ['CO-SCORE-01', 'CO-SCORE-02', 'CO-SCORE-03', 'CO-SCORE-04', 'CO-SCORE-05', 'CO-COAL-01', 'CO-LOC-12', 'CO-LOC-16'],
  'WX-05 final scoring, played lord by lord',
  () => {
    const anns: Card[] = [
      ...(['farmer-3', 'military-2', 'politician-6', 'mage-3', 'merchant-1', 'farmer-1', 'military-1', 'merchant-3'] as const),
      ...(['merchant-1', 'politician-4', 'merchant-0', 'merchant-3', 'mage-0', 'farmer-0', 'politician-4'] as const),
    ];
    const bobs: Card[] = [
      ...(['military-1', 'military-1', 'military-1', 'politician-1', 'politician-1', 'politician-1', 'politician-1', 'mage-1'] as const),
      ...(['mage-1', 'mage-1', 'mage-1', 'farmer-1', 'farmer-1', 'farmer-1', 'politician-2'] as const),
    ];
    const unmasked = 'farmer-4'; // by the six
    const lordDeck = anns.flatMap((card, i) => [card, ...(card === 'politician-6' ? [unmasked] : []), bobs[i]!] as Card[]);
    const harmless = locationIds.filter((id) => /citadel|gate|market|lighthouse|farmer-|mage-/.test(id));
    const t = table({ lordDeck, openLocations: ['military-palace', 'shifting-reef'], locationDeck: harmless });

    for (const slot of anns.keys()) {
      t.play(ann, draw(1));
      if (t.prompt === 'swap') t.play(ann, decline);
      if (t.prompt === 'locationSource') t.play(ann, takeOpen(slot === 5 ? 'military-palace' : 'shifting-reef'));
      playOut(t, bob);
    }

    expect(t.alliance(ann)).toEqual(anns);
    expect(t.holdings(ann)).toEqual({ 6: 'military-palace', 9: 'shifting-reef' });
    expect([t.pearls[ann], t.master, t.winners === null]).toEqual([10, ann, false]);
    expect(t.crests(ann)).toEqual({ farmer: 1, merchant: 8, military: 2, politician: 3, mage: 4 });
    const score = t.score(ann);
    expect(score.crests.map(({ vp }) => vp)).toEqual([3, 2, 3, 6, 3]); // in the order of the guilds
    expect(score.holdings.map(({ vp }) => vp)).toEqual([2, 3]);
    expect(score.largestCoalition).toEqual({ guild: 'merchant', slots: [5, 8, 9, 11, 12] });
    expect(score).toMatchObject({ lords: 17, locations: 5, coalition: 15, master: 5, total: 42 });
  },
);

rules(['CO-PEARL-03', 'CO-PEARL-04', 'CO-PEARL-05', 'CO-PEARL-06', 'CO-PEARL-07'], 'WX-06 pearls and the Master', () => {
  const lordDeck: Card[] = ['military-4', 'mage-4', 'mage-1', 'farmer-1', 'mage-3', 'farmer-3', 'farmer-1', 'politician-1', 'mage-1'];
  const t = table({ seats: 3, lordDeck, openLocations: ['pearl-hoard', 'pearl-lagoon'] });
  const now = (): unknown => [t.pearls, t.master, t.counter];

  expect([t.play(ann, draw(1)) && now()]).toEqual([[[1, 0, 0], ann, 1]]);
  expect([t.play(bob, draw(1)) && now()]).toEqual([[[1, 1, 0], bob, 1]]);
  t.play(cat, draw(1)).play(ann, draw(1));
  expect([t.play(bob, draw(1)) && now()]).toEqual([[[1, 3, 0], bob, 3]]);
  expect([t.play(cat, draw(1)) && now()]).toEqual([[[1, 3, 2], bob, 3]]);
  expect([t.play(ann, draw(1), takeOpen('pearl-hoard')) && now()]).toEqual([[[4, 3, 2], ann, 4]]);
  t.play(bob, draw(1));
  expect([t.play(cat, draw(1), takeOpen('pearl-lagoon')) && now()]).toEqual([[[4, 3, 4], cat, 4]]);
});

rules(['CO-KEY-13', 'CO-KEY-15'], 'WX-07 separation while placing a whole pile', () => {
  const facts = { piles: { mage: ['mage-1', 'mage-1', 'mage-1', 'mage-1', 'mage-2', 'mage-2'] }, openLocations: open } as const;
  const placed = (...order: Card[]): Table => {
    const t = table(facts).play(ann, takePile('mage'));
    for (const card of order) {
      if (t.prompt === 'nextLord') t.play(ann, place(card));
      if (t.prompt === 'locationSource') t.play(ann, takeOpen(t.openLocations[0]!));
    }
    return t;
  };

  const mixed = placed('mage-1', 'mage-2', 'mage-2', 'mage-1', 'mage-1', 'mage-1');
  expect([Object.keys(mixed.holdings(ann)), mixed.keys(ann)]).toEqual([['3', '5'], { silver: 1, gold: 0 }]);
  const sorted = placed('mage-1', 'mage-1', 'mage-1', 'mage-1', 'mage-2', 'mage-2');
  expect(Object.keys(sorted.holdings(ann))).toEqual(['2', '4', '6']);
});

rules(['CO-SWAP-01', 'CO-SWAP-02', 'CO-SWAP-03', 'CO-SWAP-06', 'CO-CREST-06'], 'WX-08 swap', () => {
  const t = table({ players: [{ alliance: ['farmer-3', 'mage-1', 'military-6', 'politician-4'] }], lordDeck: ['farmer-0'] }).play(
    ann,
    draw(1),
  );
  expect(new Set(t.options.join(' ').match(/\d/g))).toEqual(new Set(['1', '3', '4', '5']));
  expect(t.refused(ann, swap(1, 2))).toBe('CO-SWAP-03');
  expect([t.pearls[ann], t.score(ann).coalition]).toEqual([3, 3]);

  t.play(ann, swap(1, 4));

  expect(t.alliance(ann)).toEqual(['politician-4', 'mage-1', 'military-6', 'farmer-3', 'farmer-0']);
  expect(t.crests(ann)).toEqual({ politician: 1, mage: 2, military: 3, farmer: 4 });
  expect([t.pearls[ann], t.score(ann).largestCoalition]).toEqual([3, { guild: 'farmer', slots: [4, 5] }]);
});

rules(['CO-END-01', 'CO-END-03'], 'WX-09 last turns', () => {
  const t = table({
    seats: 4,
    turn: cat,
    players: [{}, {}, { alliance: crowd.slice(0, 14) }],
    lordDeck: ['mage-6', 'mage-2', 'farmer-1', 'farmer-2', 'merchant-1'],
  });
  const turns: number[] = [];
  while (t.winners === null) {
    turns.push(t.turn);
    t.play(t.turn, draw(1));
  }
  expect(turns).toEqual([cat, dan, ann, bob]);
});

rules(['CO-END-05'], 'WX-10 too many lords', () => {
  const t = table({
    players: [{ alliance: crowd.filter((lord) => !lord.startsWith('merchant')).slice(0, 13) }],
    piles: { merchant: ['merchant-1', 'merchant-4', 'merchant-6'] },
  });
  t.play(ann, takePile('merchant'), giveBack('merchant-1'));
  expect([t.piles, t.alliance(ann).length]).toEqual([{ merchant: ['merchant-1'] }, 13]);
  expect(t.refused(ann, giveBack('merchant-4'))).toBe('CO-CONSPIRE-05');
  t.play(ann, place('merchant-6'));

  expect(t.alliance(ann).slice(13)).toEqual(['merchant-6', 'merchant-4']);
});

rules(['CO-LOC-09', 'CO-LOC-10', 'CO-LOC-90'], 'WX-11 restrictions', () => {
  const t = table({
    seats: 3,
    players: [{ alliance: ['mage-1'] }, { alliance: ['farmer-1'] }],
    openLocations: ['narrow-strait', 'twin-straits'],
    lordDeck: ['mage-1', 'farmer-1', 'merchant-3', 'merchant-4', 'politician-3', 'politician-4'],
  });
  t.play(ann, draw(1), takeOpen('narrow-strait'));
  expect([t.alliance(bob), t.prompt, t.asked]).toEqual([['farmer-1', 'farmer-1'], 'locationSource', [bob]]);
  t.play(bob, takeOpen('twin-straits'));
  expect([t.asked, t.options]).toEqual([[cat], ['keep merchant-3', 'keep merchant-4']]);
  t.play(cat, keep('merchant-3'));
  expect([t.asked, t.options]).toEqual([[ann], ['keep politician-3', 'keep politician-4']]);
  t.play(ann, keep('politician-4'));

  expect(t.eventTypes.slice(-2)).toEqual(['turnBegan', 'restrictionEnded']);
  expect([t.asked, t.options]).toEqual([[bob], ['deck 1', 'deck 2', 'deck 3', 'pile merchant', 'pile politician']]);
});

rules(['CO-LOC-05', 'CO-LOC-06', 'CO-LOC-08', 'CO-LOC-19', 'CO-LOC-21'], 'WX-12 location values', () => {
  const keys: Card[] = ['farmer-1', 'farmer-1', 'farmer-1', 'farmer-2', 'merchant-1', 'merchant-2', 'merchant-1'];
  expect([worth('silver-gate', keys), worth('gilded-gate', keys)]).toEqual([5, 4]);
  expect(worth('drowned-lighthouse', keys)).toBe(2);
  expect(worth('drowned-lighthouse', keys, undefined, { 2: 'grand-citadel', 4: 'silver-gate', 7: 'mage-palace' })).toBe(8);
  const on = (location: LocationId, guild: 'mage' | 'military', ...vps: (0 | 1 | 4 | 6)[]): number =>
    worth(location, ['farmer-1', ...vps.map((vp): Card => `${guild}-${vp}`)]);
  expect([on('mage-palace', 'mage'), on('mage-palace', 'mage', 0), on('mage-palace', 'mage', 1, 4, 4, 0)]).toEqual([0, 0, 4]);
  expect([on('military-guildhall', 'military'), on('military-guildhall', 'military', 0, 1, 6)]).toEqual([1, 4]);
});

rules(['CO-TURN-06', 'CO-DECK-02', 'CO-DECK-04', 'CO-END-05', 'CO-SWAP-02'], 'WX-13 option lists', () => {
  const a = table({
    lordDeck: ['mage-4', 'mage-3'],
    piles: { merchant: ['merchant-1'], politician: ['politician-1', 'politician-2', 'politician-3'] },
    box: 'lords',
  });
  expect(a.options).toEqual(['deck 1', 'deck 2', 'pile merchant', 'pile politician']);
  const single = table({ piles: { mage: ['mage-1', 'mage-2'] }, box: 'lords' });
  expect([single.setAside, single.options]).toEqual([
    ['mage-1', 'mage-2'],
    ['place mage-1', 'place mage-2'],
  ]); // not asked

  const b = table({ lordDeck: ['mage-1', 'mage-1', 'farmer-4'] }).play(ann, draw(3));
  expect(new Set(b.moves.map((move) => JSON.stringify(move))).size).toBe(3);

  const c = table({
    players: [{ alliance: crowd.filter((lord) => !lord.startsWith('mage')).slice(0, 13) }],
    piles: { mage: ['mage-1', 'mage-1', 'mage-2', 'mage-4'] },
  });
  c.play(ann, takePile('mage'));
  const kept = c.moves.flatMap((first) => {
    const once = c.fork().play(ann, first);
    return once.moves.map((second) => once.fork().play(ann, second).state.setAside.toSorted().join());
  });
  expect([kept.length, new Set(kept).size]).toEqual([12, 6]); // six sets, each by two ways

  const e = table({ players: [{ alliance: ['mage-1', 'farmer-3', 'mage-2', 'merchant-1', 'farmer-4'] }], lordDeck: ['mage-0'] }).play(
    ann,
    draw(1),
  );
  expect(e.options).toEqual(['decline', 'swap 2 and 5', 'swap 2 and 6', 'swap 5 and 6']);

  const keyed = { players: [{ alliance: ['mage-1'] as const }], lordDeck: ['farmer-1'] as const, box: 'locations' as const };
  const f = table({ ...keyed, openLocations: ['oyster-market', 'mage-palace'], locationDeck: ['silver-gate'] }).play(ann, draw(1));
  expect(f.options).toEqual(['reveal 1', 'open oyster-market', 'open mage-palace']);

  const archive = [{ alliance: ['mage-1', 'mage-1'], locations: { 1: 'cartographers-archive' } }] as const;
  const g = table({ ...keyed, players: archive, locationDeck: ['silver-gate', 'pearl-grotto'], openLocations: ['mage-palace'] }).play(
    ann,
    draw(1),
  );
  expect(g.options).toEqual(['take pearl-grotto', 'take silver-gate']);
});
