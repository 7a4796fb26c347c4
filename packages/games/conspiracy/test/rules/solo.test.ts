import { guilds, type Guild } from '@fathom/conspiracy';
import { expect } from 'vitest';
import { randomGames } from '../random.ts';
import {
  ann,
  crowd,
  dealt,
  draw,
  giveBack,
  place,
  rival,
  rule,
  rules,
  swap,
  table,
  takeOpen,
  takePile,
  type Card,
  type Facts,
  type Table,
} from '../table.ts';

/** One person against the rival of a guild, whose turn it is. */
const facing = (guild: Guild, facts: Facts = {}, seed?: string): Table =>
  table({ seats: 1, turn: rival, options: { rival: guild }, ...facts }, seed);
const piles = (...cards: Card[]): NonNullable<Facts['piles']> =>
  Object.fromEntries(guilds.map((guild) => [guild, cards.filter((card) => card.startsWith(guild))]));

rule('OPT-SOLO-01', 'one person against one of five rivals, chosen or drawn, with an alliance of its own', () => {
  for (const guild of guilds) {
    const t = dealt(1, { rival: guild });
    expect([t.state.players.length, t.state.rival, t.state.seats]).toEqual([2, { guild, holdsToken: true }, 1]);
    expect(t.eventsOf('gameBegan')[0]).toMatchObject({ rival: guild });
  }
  expect(new Set(Array.from({ length: 60 }, (_, i) => dealt(1, {}, `rival ${i}`).state.rival!.guild))).toEqual(new Set(guilds));
});

rule('OPT-SOLO-02', 'person and rival take turns, and the person begins', () => {
  for (const game of randomGames(4, 'alternate', [1])) {
    const turns: string[] = [];
    for (const { events } of game)
      for (const event of events)
        turns.push(...(event.type === 'turnBegan' ? [`${event.side}`] : event.type === 'tokenSpent' ? ['again'] : []));
    expect(turns.join(' ').replaceAll('0 again 0', '0').replaceAll('0 again 0', '0')).toMatch(/^(0 1 )*0( 1)?$/);
  }
});

rule('OPT-SOLO-03', 'the pile with the highest number is taken; of several the person picks', () => {
  const one = facing('farmer', { piles: piles('mage-3', 'mage-4', 'merchant-1') });
  expect([one.alliance(rival), one.asked]).toEqual([[], [ann]]); // which of the two mages first
  expect(one.setAside).toEqual(['mage-3', 'mage-4']);

  const several = facing('farmer', { piles: piles('mage-3', 'mage-4', 'merchant-1', 'merchant-2', 'farmer-1') });
  expect([several.prompt, several.asked, several.options]).toEqual(['rivalPile', [ann], ['pile merchant', 'pile mage']]);
  expect(several.refused(ann, takePile('farmer'))).toBe('OPT-SOLO-03');
  several.play(ann, takePile('mage'));
  expect(several.setAside).toEqual(['mage-3', 'mage-4']);
});

rule('OPT-SOLO-03', 'while no condition matches, lords are turned from the deck, from the first condition again', () => {
  const t = facing('mage', {
    piles: piles('farmer-4'),
    lordDeck: ['merchant-3', 'military-6', 'politician-4', 'mage-3', 'farmer-3', 'merchant-1'],
  });
  // Singles without keys until farmer-3 joins farmer-4: several lords, the last condition.
  expect(t.eventsOf('lordUnmasked').map(({ lord }) => lord)).toEqual([
    'merchant-3-1',
    'military-6-1',
    'politician-4-1',
    'mage-3-1',
    'farmer-3-1',
  ]);
  expect(t.setAside).toEqual(['farmer-4', 'farmer-3']);
  const stuck = facing('mage', { piles: piles('farmer-4', 'merchant-4'), lordDeck: [], box: 'lords' });
  expect([stuck.alliance(rival), stuck.asked, stuck.prompt]).toEqual([[], [ann], 'source']); // nothing to turn: the rival takes none
  const key = facing('mage', { piles: piles('farmer-4'), lordDeck: ['mage-3', 'merchant-1', 'farmer-3'] });
  expect([key.alliance(rival), key.lordDeck[0]]).toEqual([['merchant-1'], 'farmer-3']);
});

/** In slot 11 a farmer joins 7, 10 and 6, which is a ring of three, and a merchant joins 8 and 4. */
const ring: Card[] = [
  'politician-3',
  'military-3',
  'mage-3',
  'merchant-1',
  'politician-4',
  'farmer-1',
  'farmer-2',
  'merchant-2',
  'military-4',
  'farmer-1',
];

rules(['OPT-SOLO-03', 'OPT-SOLO-12'], 'extending a coalition counts the true group and the rest of the pile, from three on', () => {
  const with10 = (...cards: Card[]) =>
    facing('mage', { players: [{}, { alliance: ring, locations: { 10: 'silver-gate' } }], piles: piles(...cards) });

  expect(with10('farmer-3', 'merchant-3').alliance(rival)[10]).toBe('farmer-3'); // 4 against 3
  expect(with10('farmer-3', 'merchant-3', 'merchant-4').options).toEqual(['pile farmer', 'pile merchant']); // 4 against 3 + 1
  expect(with10('farmer-3', 'merchant-3', 'merchant-4', 'merchant-6').setAside).toHaveLength(3); // 4 against 3 + 2

  const two = facing('mage', { players: [{}, { alliance: ['politician-3'] }], piles: piles('politician-4', 'farmer-3', 'farmer-4') });
  expect(two.setAside).toEqual(['farmer-3', 'farmer-4']); // two politicians are not enough: several lords decide
});

rule('OPT-SOLO-04', 'each rival has its own conditions, in its own order', () => {
  const alliance: Card[] = ['politician-1', 'politician-2']; // a third one in slot 3 makes a coalition
  const extend = 'politician-4';
  const wants: [Guild, taken: Guild, Card[]][] = [
    ['farmer', 'mage', ['mage-3', 'mage-4', 'merchant-1', extend]], // several lords before keys
    ['farmer', 'merchant', ['mage-3', 'merchant-1', extend]], // keys before the coalition
    ['farmer', 'politician', ['mage-3', 'merchant-3', extend]],
    ['military', 'military', ['military-1', 'mage-6', extend, 'merchant-3', 'merchant-4']], // red before six
    ['military', 'mage', ['mage-6', extend, 'merchant-3', 'merchant-4']], // six before the coalition
    ['military', 'politician', [extend, 'merchant-3', 'merchant-4']], // the coalition before several lords
    ['military', 'merchant', ['mage-1', 'merchant-3', 'merchant-4']], // several lords; keys are nothing to it
    ['merchant', 'mage', ['mage-3', 'politician-6', 'farmer-1', 'farmer-2']], // pearls before the coalition
    ['merchant', 'mage', ['mage-3', 'mage-4', 'merchant-3', 'merchant-1', 'merchant-2']], // the most pearl lords, not pearls or lords
    ['merchant', 'politician', ['politician-6', 'farmer-1', 'farmer-2']], // the coalition before several lords
    ['merchant', 'farmer', ['mage-6', 'farmer-1', 'farmer-2']],
    ['politician', 'mage', ['mage-6', 'merchant-1', 'merchant-2', extend]], // six before keys
    ['politician', 'merchant', ['merchant-1', extend, 'farmer-3', 'farmer-4']], // keys before the coalition
    ['politician', 'politician', [extend, 'farmer-3', 'farmer-4']], // the coalition before several lords
    ['politician', 'farmer', ['mage-3', 'farmer-3', 'farmer-4']],
    ['mage', 'merchant', ['merchant-1', extend, 'farmer-3', 'farmer-4']], // keys before the coalition
    ['mage', 'merchant', ['merchant-1', 'merchant-2', 'merchant-3', 'farmer-1', 'farmer-3', 'farmer-4', 'farmer-4']], // the most keys
    ['mage', 'politician', [extend, 'farmer-3', 'farmer-4']], // the coalition before several lords
    ['mage', 'farmer', ['mage-6', 'farmer-3', 'farmer-4']],
  ];
  for (const [guild, taken, cards] of wants) {
    const t = facing(guild, { players: [{}, { alliance, locations: { 2: 'silver-gate' } }], piles: piles(...cards) });
    expect(t.eventsOf('pileTaken')[0]?.guild, `${guild}: ${cards.join(' ')}`).toBe(taken);
    expect(t.eventTypes.indexOf('pileTaken'), `${guild} unmasks nobody`).toBe(1);
  }
});

rules(['OPT-SOLO-04', 'OPT-SOLO-11'], 'each rival has its own end bonus, on top of crests, five a location, coalition and Master', () => {
  const alliance: Card[] = ['military-1', 'military-2', 'mage-4', 'military-3', 'mage-1'];
  const bonus: Record<Guild, number> = { farmer: 0, military: 1 + 2 * 3, merchant: 3, politician: 4, mage: 2 };
  for (const guild of guilds) {
    const t = table({
      seats: 1,
      options: { rival: guild },
      asks: 'end',
      master: rival,
      players: [{}, { alliance, pearls: 7, locations: { 2: 'grand-citadel', 5: 'oyster-market' } }],
    });
    expect(t.score(rival)).toMatchObject({
      lords: 3 + 4,
      locations: 10,
      coalition: 6,
      master: 5,
      bonus: bonus[guild],
      total: 28 + bonus[guild],
    });
    expect(t.score(ann).bonus).toBe(0);
  }
});

rule('OPT-SOLO-04', 'after the red pile the next conspire step is forced, and only that', () => {
  const t = facing('military', {
    piles: piles('military-4', 'mage-1', 'mage-2'),
    lordDeck: ['farmer-3', 'farmer-4'],
    rival: { guild: 'military', token: 'person' },
  });
  expect([t.alliance(ann), t.restriction, t.prompt]).toEqual([['farmer-3'], null, 'anotherTurn']);
  t.play(ann, { type: 'useToken' });
  expect(t.options).toEqual(['deck 1', 'deck 2', 'deck 3', 'pile mage']); // the turn on top is free

  const dry = facing('military', { piles: piles('military-4', 'mage-1', 'farmer-4', 'farmer-3'), lordDeck: [], box: 'lords' });
  expect([dry.asked, dry.options]).toEqual([[ann], ['pile farmer', 'pile mage']]); // an empty deck forces nothing
  const other = facing('military', { piles: piles('mage-6', 'farmer-1', 'merchant-1'), lordDeck: ['farmer-4'] });
  expect(other.prompt).toBe('source');
  const last = facing('military', {
    players: [{}, { alliance: crowd.slice(0, 14) }],
    piles: piles('military-1', 'mage-1'),
    lordDeck: ['farmer-6', 'farmer-1'],
  });
  expect([last.alliance(ann), last.winners]).toEqual([['farmer-6'], [rival]]); // also in the last turn of all
  const mage = facing('mage', { piles: piles('military-1', 'farmer-4') });
  expect([mage.alliance(rival), mage.prompt]).toEqual([['military-1'], 'source']); // nobody fears the red pile of another rival
});

rule('OPT-SOLO-04', 'any two keys earn the mage a location, and no other rival', () => {
  for (const guild of guilds) {
    const alliance: Card[] = ['merchant-2', 'military-3', 'farmer-4'];
    const t = facing(guild, {
      players: [{}, { alliance }],
      piles: piles('military-1'),
      lordDeck: ['mage-4', 'mage-3', 'farmer-3'],
      openLocations: ['grand-citadel'],
    });
    expect(t.holdings(rival), guild).toEqual(guild === 'mage' ? { 4: 'grand-citadel' } : {});
  }
  // The merchant takes a key only along with pearls.
  const merchant = facing('merchant', {
    players: [{}, { alliance: ['merchant-2'] }],
    piles: piles('military-1', 'military-3'),
    openLocations: ['grand-citadel'],
  }).play(ann, place('military-1'));
  expect([merchant.keys(rival), merchant.holdings(rival)]).toEqual([{ silver: 1, gold: 1 }, {}]);
});

rule('OPT-SOLO-05', 'the rival expands as usual, in the order the person picks, but never swaps', () => {
  const t = facing('farmer', {
    players: [{ pearls: 3 }, { alliance: ['farmer-3'] }],
    piles: piles('mage-0', 'mage-4', 'mage-6'),
    lordDeck: ['merchant-1'],
  });
  t.play(ann, place('mage-4'));
  expect([t.crests(rival), t.pearls, t.master]).toEqual([{ farmer: 1, mage: 2 }, [3, 3], rival]);
  t.play(ann, place('mage-0'));

  expect([t.alliance(rival), t.asked, t.prompt]).toEqual([['farmer-3', 'mage-4', 'mage-0', 'mage-6'], [ann], 'source']);
  expect([t.crests(rival), t.piles]).toEqual([{ farmer: 1, mage: 4 }, { merchant: ['merchant-1'] }]);
});

rule('OPT-SOLO-05', 'the person first picks what is kept when not all fit', () => {
  const t = facing('farmer', { players: [{}, { alliance: crowd.slice(0, 13) }], piles: piles('mage-0', 'mage-1', 'mage-6', 'mage-2') });
  expect(t.options).toEqual(['return mage-0', 'return mage-1', 'return mage-6', 'return mage-2']);
  t.play(ann, giveBack('mage-1'), giveBack('mage-6'), place('mage-2'));

  expect([t.alliance(rival).slice(13), t.piles]).toEqual([['mage-2', 'mage-0'], { mage: ['mage-1', 'mage-6'] }]);
  expect(t.state.armedBy).toBe(rival);
});

const keyed = { players: [{}, { alliance: ['mage-1'] as const }], piles: piles('farmer-1', 'farmer-3') };

rules(['OPT-SOLO-06', 'OPT-SOLO-12'], 'the rival takes a random open location, which does nothing and is worth five', () => {
  const taken = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const t = facing('farmer', { ...keyed, openLocations: ['pearl-hoard', 'narrow-strait', 'locksmiths-vault'] }, `open ${i}`);
    expect(t.undoable(ann, place('farmer-1'))).toBe(false); // luck
    t.play(ann, place('farmer-1'));
    taken.add(t.holdings(rival)[2]!);
    expect([t.pearls[rival], t.restriction, t.openLocations.length, t.score(rival).locations]).toEqual([2, null, 2, 5]);
    expect(t.prompt).toBe('source');
  }
  expect(taken.size).toBe(3);
});

rule('OPT-SOLO-06', 'or the top one of the deck, shown first, if none lies open', () => {
  const t = facing('farmer', { ...keyed, locationDeck: ['hall-of-recall', 'silver-gate'], openLocations: [] });
  t.play(ann, place('farmer-1'));

  expect(t.eventTypes.slice(0, 3)).toEqual(['lordPlaced', 'crestMoved', 'locationsRevealed']);
  expect(t.eventsOf('locationsRevealed')[0]!.locations).toEqual(['hall-of-recall']);
  expect([t.holdings(rival), t.locationDeck[0], t.openLocations]).toEqual([{ 2: 'hall-of-recall' }, 'silver-gate', []]);
  expect(t.score(rival).holdings).toEqual([{ location: 'hall-of-recall', slot: 2, vp: 5 }]);
});

rule('OPT-SOLO-07', 'restrictions of the person do not bind the rival, and keep their worth', () => {
  for (const location of ['narrow-strait', 'twin-straits'] as const) {
    const players = [{ alliance: ['mage-1'] as const }];
    const t = facing('farmer', { turn: ann, players, lordDeck: ['farmer-1'], piles: piles('mage-3', 'mage-4'), openLocations: [location] });
    t.play(ann, draw(1), takeOpen(location));

    expect([t.eventTypes.includes('conspireRestricted'), t.restriction]).toEqual([false, null]);
    expect([t.eventsOf('pileTaken')[0]!.side, t.setAside]).toEqual([rival, ['mage-3', 'mage-4']]);
    t.play(ann, place('mage-3'));
    expect([t.prompt, t.options, t.score(ann).locations]).toEqual(['source', ['deck 1', 'deck 2', 'deck 3'], 3]);
  }
});

rule('OPT-SOLO-05', 'a schemer of the person swaps as ever', () => {
  const players = [{ alliance: ['mage-3'] as const }, { alliance: ['farmer-3', 'farmer-4'] as const }];
  const own = facing('farmer', { turn: ann, players, lordDeck: ['mage-0'] }).play(ann, draw(1));

  expect(own.options).toEqual(['decline', 'swap 1 and 2']);
  expect(own.play(ann, swap(1, 2)).alliance(ann)).toEqual(['mage-0', 'mage-3']);
});
