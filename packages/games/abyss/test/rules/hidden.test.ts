import { abyss, type Event } from '@fathom/abyss';
import { seatView, type Seat } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { randomGames } from '../random.ts';
import {
  ann,
  banish,
  bob,
  buy,
  cat,
  dealt,
  discard,
  drawTiles,
  explore,
  fight,
  goOn,
  krakenTable,
  reward,
  rule,
  rules,
  sell,
  steal,
  table,
  take,
  takeLocation,
  takeStack,
  type Facts,
  type Table,
} from '../table.ts';

const sees = (t: Table, seat: Seat | null): string => JSON.stringify(seatView(abyss, t.state, seat));
const redactedFor = (t: Table, seat: Seat | null): (Event | null)[] => t.events.map((event) => abyss.redact(event, seat));

rule('AB-HIDDEN-01', 'a hand is its owner’s; its size is everybody’s', () => {
  const t = table({ players: [{ hand: ['crab-5', 'squid-1'] }] });
  expect(abyss.view(t.state, ann).players[ann]).toMatchObject({ hand: ['crab-5-1', 'squid-1-1'], handSize: 2 });
  for (const seat of [bob, null]) {
    expect(abyss.view(t.state, seat).players[ann]).toMatchObject({ hand: null, handSize: 2 });
    expect(sees(t, seat)).not.toMatch(/crab-5-1|squid-1-1/);
  }
});

test('with all hands open every hand and token is seen, and no deck', () => {
  const t = table({ players: [{ hand: ['crab-5'], monsters: [4] }, { hand: ['squid-1'] }] });
  const open = abyss.open(t.state);
  expect(open.players.map(({ hand, monsters }) => ({ hand, monsters }))).toEqual([
    { hand: ['crab-5-1'], monsters: [4] },
    { hand: ['squid-1-1'], monsters: [] },
  ]);
  expect(abyss.open({ ...t.state, deck: t.state.deck.toReversed(), pool: t.state.pool.toReversed() })).toEqual(open);
});

rule('AB-HIDDEN-02', 'track, purchases and the card taken are public', () => {
  const t = table({ seats: 3, players: [{ pearls: 0 }, { pearls: 1 }, { pearls: 0 }], deck: ['crab-5', 'squid-1'] }).play(ann, explore);
  for (const seat of [ann, bob, cat, null]) expect(abyss.view(t.state, seat).track).toEqual(['crab-5-1']);
  expect(abyss.view(t.state, bob).offer).toEqual({ ally: 'crab-5-1', race: 'crab', value: 5, price: 1, to: bob });
  t.play(bob, buy(1));
  expect(redactedFor(t, null)[0]).toEqual({ type: 'allyBought', seat: bob, from: ann, ally: 'crab-5-1', pearls: 1, nebulis: 0 });
  t.play(ann, take);
  expect(redactedFor(t, bob)[0]).toEqual({ type: 'allyTaken', seat: ann, ally: 'squid-1-1' });
});

rule('AB-HIDDEN-03', 'only the taker sees a stack', () => {
  const t = table({ council: { crab: ['crab-5', 'crab-1'] } });
  for (const seat of [ann, bob, null]) expect(sees(t, seat)).not.toMatch(/crab-[51]-1/);
  t.play(ann, takeStack('crab'));
  expect(redactedFor(t, ann)[0]).toMatchObject({ allies: ['crab-5-1', 'crab-1-1'], count: 2 });
  for (const seat of [bob, null]) expect(redactedFor(t, seat)[0]).toMatchObject({ allies: null, count: 2 });
});

rule('AB-HIDDEN-04', 'tokens lie in no order: nobody learns how they were drawn', () => {
  const facts: Facts = { deck: ['monster', 'crab-1'], threat: 2, short: ['pool'] };
  const drawn = (pool: number[]) => table({ ...facts, pool }).play(ann, explore, fight, reward(0, 0, 2));
  const tokensOf = (pool: number[]) => redactedFor(drawn(pool), ann).find((event) => event?.type === 'tokensGained');
  expect(tokensOf([4, 2])).toMatchObject({ values: [2, 4] });
  expect(tokensOf([2, 4])).toEqual(tokensOf([4, 2]));
});

rule('AB-HIDDEN-04', 'tokens are known to their owner; a stolen one to thief and victim', () => {
  const t = table({
    seats: 3,
    players: [{ pearls: 0 }, { pearls: 0 }, { pearls: 0 }],
    deck: ['monster', 'crab-1'],
    pool: [4],
    short: ['pool'],
  }).play(ann, explore, fight, reward(0, 0, 1));
  expect([ann, bob, null].map((seat) => abyss.view(t.state, seat).players[ann]!.monsters)).toEqual([[4], null, null]);
  expect(abyss.view(t.state, bob).players[ann]!.monsterCount).toBe(1);
  expect([ann, bob].map((seat) => redactedFor(t, seat).find((event) => event?.type === 'tokensGained'))).toMatchObject([
    { values: [4] },
    { values: null },
  ]);
  const hand = ['crab-5', 'crab-4', 'squid-1'];
  const stolen = table({ seats: 3, players: [{ hand }, { monsters: [2, 3, 4] }, { monsters: [2] }], court: ['hunter'] })
    .recruit(ann, 'hunter', hand)
    .play(ann, steal(bob));
  const [value] = stolen.monsters(ann);
  const theft = (seat: Seat | null) => redactedFor(stolen, seat).find((event) => event?.type === 'tokenStolen');
  expect([ann, bob, cat, null].map(theft)).toMatchObject([{ value }, { value }, { value: null }, { value: null }]);
});

rules(['AB-HIDDEN-05', 'AB-HIDDEN-10'], 'lords, locations, affiliated allies, pearls, keys, threat and discarded lords are public', () => {
  const t = table({
    players: [
      {
        lords: ['keeper', 'reaper'],
        turned: ['reaper'],
        locations: [{ location: 'abyss', lords: ['shepherd'] }],
        affiliated: ['crab-2'],
        pearls: 7,
        keys: 2,
      },
    ],
    threat: 4,
    lordDiscard: ['sage'],
  });
  for (const seat of [bob, null]) {
    const view = abyss.view(t.state, seat);
    expect(view.players[ann]).toMatchObject({
      lords: ['keeper', 'reaper'],
      turned: ['reaper'],
      holdings: [{ location: 'abyss', lords: ['shepherd'] }],
      affiliated: ['crab-2-1'],
      pearls: 7,
      keys: 2,
    });
    expect([view.threat, view.lordDiscard]).toEqual([4, ['sage']]);
  }
});

rules(
  ['AB-HIDDEN-06', 'AB-HIDDEN-09', 'KR-HIDDEN-01'],
  'of decks, stack, pool and loot only the size; nothing hidden ever reaches a screen',
  () => {
    const fresh = dealt(2, { kraken: true });
    expect(abyss.view(fresh.state, ann)).toMatchObject({ deck: 78, lordDeck: 47, tiles: 25, pool: 20, discard: 0 });
    expect(abyss.view(fresh.state, ann).kraken).toMatchObject({ lootDeck: 25, figure: null });
    const leaks = new Set<string>();
    for (const game of randomGames(1, 'leaks')) {
      for (const { s } of game) {
        if (s.outcome !== null || s.ply % 5 !== 0) continue;
        for (const seat of [null, ...s.players.keys()]) {
          const view = abyss.view(s, seat);
          const screen = JSON.stringify(seatView(abyss, s, seat)).replaceAll(/"[\w-]+":/g, ''); // values only
          const hidden: string[] = [
            ...s.deck,
            ...s.lordDeck,
            ...(view.search === null ? s.tiles : []),
            ...(view.sick === null ? s.discard : []),
          ];
          for (const stack of Object.values(s.council)) hidden.push(...stack);
          for (const [owner, { hand }] of s.players.entries()) if (owner !== seat) hidden.push(...hand);
          for (const id of hidden) if (screen.includes(`"${id}"`)) leaks.add(`${id} to ${seat}`);
          if (screen.includes(s.rng.join())) leaks.add('dice');
        }
      }
    }
    expect([...leaks]).toEqual([]);
  },
);

rule('AB-HIDDEN-07', 'what leaves a hand is shown; the discard cannot be browsed', () => {
  const sold = table({ players: [{ lords: ['slaver'], hand: ['crab-5', 'crab-1'] }] }).play(ann, sell('crab-1'));
  expect(redactedFor(sold, null)[0]).toEqual({ type: 'alliesDiscarded', seat: ann, allies: ['crab-1-1'] });
  expect([abyss.view(sold.state, ann).discard, sees(sold, bob).includes('crab-1-1')]).toEqual([1, false]);
  const unseen = table({ players: [{ lords: ['oracle'] }], council: { crab: ['crab-5'] } }).play(ann, banish('crab'));
  expect(JSON.stringify(redactedFor(unseen, ann))).not.toMatch(/crab-5/);
  const paid = table({ players: [{ hand: ['seahorse-5', 'seahorse-3'] }], court: ['shepherd'] }).recruit(ann, 'shepherd', [
    'seahorse-5',
    'seahorse-3',
  ]);
  expect(redactedFor(paid, null)).toContainEqual({
    type: 'lordPaid',
    seat: ann,
    allies: ['seahorse-5-1', 'seahorse-3-1'],
    pearls: 0,
    nebulis: 0,
  });
});

rule('AB-HIDDEN-08', 'tiles turned up are for all to see; a look through the stack is not', () => {
  const facts: Facts = { players: [{ keys: 3 }], tiles: ['jail', 'abyss'], council: { crab: ['crab-1'] } };
  const drawn = table(facts).play(ann, takeStack('crab'), drawTiles(2));
  for (const seat of [bob, null]) expect(abyss.view(drawn.state, seat).revealed).toEqual(['jail', 'abyss']);
  const search = table({ ...facts, available: ['black-smokers'], short: ['tiles'] }).play(
    ann,
    takeStack('crab'),
    takeLocation('black-smokers'),
  );
  expect([ann, bob, null].map((seat) => abyss.view(search.state, seat).search)).toEqual([['abyss', 'jail'], null, null]);
  search.play(ann, takeLocation('jail'));
  expect(abyss.view(search.state, bob).players[ann]!.holdings).toEqual([{ location: 'jail', lords: [] }]);
});

rule('AB-HIDDEN-01', 'a payment is its maker’s business until it is done, and can be taken back', () => {
  const t = table({ players: [{ hand: ['seahorse-5', 'seahorse-4', 'seahorse-3'] }], court: ['shepherd'] });
  expect(t.undoable(ann, { type: 'recruit', lord: 'shepherd' })).toBe(true);
  t.play(ann, { type: 'recruit', lord: 'shepherd' }, { type: 'spend', ally: 'seahorse-5-1' });
  expect([ann, bob].map((seat) => abyss.view(t.state, seat).payment)).toEqual([
    { lord: 'shepherd', spent: ['seahorse-5-1'] },
    { lord: 'shepherd', spent: null },
  ]);
  const sealed = table({
    seats: 3,
    players: [{ hand: ['crab-4', 'squid-1', 'seahorse-2'] }, { hand: ['crab-1', 'crab-2'] }, { hand: ['squid-2', 'squid-3'] }],
    court: ['jailer'],
  });
  sealed.recruit(ann, 'jailer', ['crab-4', 'squid-1', 'seahorse-2']).play(bob, discard('crab-1'));
  expect([bob, cat].map((seat) => abyss.view(sealed.state, seat).sealed)).toEqual([['crab-1-1'], []]);
  expect(sees(sealed, cat)).not.toMatch(/crab-1-1/);
});

rules(['KR-HIDDEN-02', 'KR-HIDDEN-03'], 'cards turned up for loot and Krakens put into the Council are shown', () => {
  const loot = krakenTable({
    players: [{ keys: 3 }],
    available: ['megalodon'],
    council: { crab: ['crab-1'] },
    deck: ['monster', 'squid-5'],
    kraken: { lootDeck: [6, 7] },
  });
  loot.play(ann, takeStack('crab'), takeLocation('megalodon'));
  expect(redactedFor(loot, bob).filter((event) => event?.type === 'lootCardRevealed')).toMatchObject([
    { card: 'monster-1' },
    { card: 'squid-5-1' },
  ]);
  const stored = krakenTable({ players: [{ pearls: 0 }, { pearls: 0 }], deck: ['kraken-3', 'crab-1'] }).play(ann, explore, goOn, take, {
    type: 'stow',
    race: 'squid',
  });
  expect(redactedFor(stored, bob)).toContainEqual({ type: 'krakenStored', seat: ann, ally: 'kraken-3-1', race: 'squid' });
});

rules(['KR-HIDDEN-04', 'KR-HIDDEN-05'], 'the Healer alone sees the discard, the ally taken is shown; discarded loot is public', () => {
  const hand = ['jellyfish-5', 'jellyfish-2'];
  const t = krakenTable({
    players: [{ hand }],
    court: ['healer', 'sage', 'elder', 'hermit'],
    discard: ['crab-5', 'monster'],
    kraken: { lootDiscard: [7, 7] },
  }).recruit(ann, 'healer', hand);
  expect([ann, bob, null].map((seat) => abyss.view(t.state, seat).sick)).toEqual([['jellyfish-5-1', 'crab-5-1'], null, null]);
  expect(abyss.view(t.state, bob).kraken!.lootDiscard).toEqual([7, 7]);
  t.play(ann, { type: 'heal', ally: 'crab-5' });
  expect(redactedFor(t, bob)[0]).toEqual({ type: 'allyHealed', seat: ann, ally: 'crab-5-1' });
  expect(abyss.view(t.state, ann).sick).toBeNull();
});
