import { lootCards, sanctuaries, type LocationId, type LordId } from '@fathom/abyss';
import { expect } from 'vitest';
import {
  ann,
  appoint,
  banish,
  bob,
  bribe,
  buy,
  cat,
  discard,
  dismiss,
  drawLoot,
  exchange,
  explore,
  free,
  goOn,
  heal,
  invite,
  krakenTable as table,
  nameRace,
  pass,
  reserve,
  reward,
  rule,
  rules,
  sell,
  stop,
  stow,
  take,
  takeLocation,
  takeStack,
  type Facts,
  type Table,
} from '../table.ts';

const rest: LordId[] = ['sage', 'elder', 'hermit'];
const smuggling = ['crab-4', 'squid-1'];
const watch = (facts: Facts = {}, lord: LordId = 'watcher'): Table => {
  const [me = {}, ...others] = facts.players ?? [];
  return table({
    court: [lord, ...rest],
    available: ['abyss'],
    ...facts,
    players: [{ ...me, hand: [...smuggling, ...(me.hand ?? [])] }, ...others],
  }).recruit(ann, lord, smuggling);
};

rules(
  ['KR-SENT-01', 'KR-SENT-03', 'KR-LORD-06', 'KR-LORD-07', 'KR-LORD-08'],
  'each of the three brings his Sentinel, places it at once, and a Nebulis',
  () => {
    for (const lord of ['watcher', 'vigil', 'lookout'] as const) {
      const t = watch({}, lord);
      expect(t.prompt).toBe('post');
      t.play(ann, reserve(`sentinel-${lord}`, 'sage'));
      expect([t.state.kraken!.sentinels[`sentinel-${lord}`], t.nebulis, t.figure]).toEqual([ann, [1, 0], ann]);
    }
    const full = watch({
      kraken: {
        sentinels: { 'sentinel-vigil': bob, 'sentinel-lookout': bob, 'sentinel-watcher': null },
        posts: { court: { sentinel: 'sentinel-vigil', item: 'sage' }, council: { sentinel: 'sentinel-lookout', item: 'crab' } },
      },
      available: [],
    });
    expect([full.turn, full.nebulis]).toEqual([bob, [1, 0]]); // no zone is open
    const kept = watch({
      players: [{ lords: ['keeper'], hand: ['squid-5', 'squid-4', 'seahorse-2', 'jellyfish-1'] }],
      court: ['watcher', ...rest],
    }).play(ann, reserve('sentinel-watcher', 'abyss'));
    expect(kept.state.kraken!.posts.locations).toEqual({ sentinel: 'sentinel-watcher', item: 'abyss' });
  },
);

rules(['KR-SENT-02', 'KR-SENT-04'], 'a lord, a stack, empty or not, or a location; one Sentinel in each zone', () => {
  expect(watch().options.map((words) => words.split(' ')[2])).toEqual([
    'sage',
    'elder',
    'hermit',
    'jellyfish',
    'crab',
    'seahorse',
    'shellfish',
    'squid',
    'abyss',
  ]);
  const taken = watch({
    kraken: { sentinels: { 'sentinel-vigil': bob }, posts: { council: { sentinel: 'sentinel-vigil', item: 'crab' } } },
    available: [],
  });
  expect(taken.options.map((words) => words.split(' ')[2])).toEqual(rest);
  expect(taken.refused(ann, reserve('sentinel-watcher', 'squid'))).toBe('KR-SENT-04');
  const later = table({ kraken: { sentinels: { 'sentinel-watcher': ann } }, court: ['sage'], available: ['abyss'] });
  expect(later.optionsOf('reserve').length).toBe(7);
  later.play(ann, reserve('sentinel-watcher', 'crab'));
  expect([later.prompt, later.optionsOf('reserve')]).toEqual(['action', []]); // no moving, no second one (KR-SENT-09)
});

const barred = (zone: string, item: string, facts: Facts): Table =>
  table({ ...facts, kraken: { sentinels: { 'sentinel-vigil': bob }, posts: { [zone]: { sentinel: 'sentinel-vigil', item } } } });

rules(['KR-SENT-05', 'KR-SENT-10'], 'what is reserved does not exist for the others, but fills its space', () => {
  const lord = barred('court', 'shepherd', {
    players: [{ hand: ['seahorse-5', 'seahorse-3'], lords: ['opportunist'] }],
    court: ['shepherd', 'sage'],
  });
  expect([lord.optionsOf('recruit'), lord.optionsOf('oust')]).toEqual([[], ['sage']]);
  const stack = barred('council', 'crab', {
    players: [{ lords: ['oracle', 'alchemist'] }],
    council: { crab: ['crab-1'], squid: ['squid-1'] },
  });
  expect([stack.optionsOf('takeStack'), stack.optionsOf('banish')]).toEqual([['squid'], ['squid']]);
  stack.play(ann, takeStack('squid'));
  expect([stack.prompt, stack.council]).toEqual(['action', { crab: ['crab-1'] }]); // no second stack
  const tile = barred('locations', 'abyss', { players: [{ keys: 3 }], available: ['abyss', 'jail'], council: { squid: ['squid-1'] } }).play(
    ann,
    takeStack('squid'),
  );
  expect(tile.optionsOf('takeLocation')).toEqual(['jail']);
  const none = barred('locations', 'abyss', {
    players: [{ keys: 3 }],
    available: ['abyss'],
    council: { squid: ['squid-1'] },
    short: ['tiles'],
  }).play(ann, takeStack('squid'));
  expect(none.turn).toBe(bob);
  const swap = barred('locations', 'abyss', {
    players: [{ locations: ['jail'], hand: ['jellyfish-5', 'jellyfish-4', 'jellyfish-1'] }],
    available: ['abyss'],
    court: ['illusionist', ...rest],
  }).recruit(ann, 'illusionist', ['jellyfish-5', 'jellyfish-4', 'jellyfish-1']);
  expect(swap.turn).toBe(bob);
  const hand = ['squid-5', 'squid-4', 'crab-2', 'shellfish-1'];
  const traitor = barred('court', 'keeper', { players: [{ hand, lords: ['miller'], pearls: 5 }], court: ['traitor', 'keeper'] }).recruit(
    ann,
    'traitor',
    hand,
  );
  expect([traitor.turn, traitor.court.length]).toEqual([bob, 6]); // nobody to come, yet one left for the refill
  const bribed = barred('court', 'keeper', {
    players: [{ hand: ['squid-5', 'squid-4', 'squid-1'], pearls: 5 }],
    court: ['corruptor', 'keeper', 'miller'],
  }).recruit(ann, 'corruptor', ['squid-5', 'squid-4', 'squid-1']);
  expect(bribed.optionsOf('bribe')).toEqual(['miller 5 0']);
  const apprentice = barred('council', 'crab', {
    players: [{ hand: ['jellyfish-4', 'squid-1', 'seahorse-2'] }],
    council: { crab: ['crab-1'] },
    court: ['apprentice', ...rest],
  }).recruit(ann, 'apprentice', ['jellyfish-4', 'squid-1', 'seahorse-2']);
  expect(apprentice.council).toEqual({ crab: ['crab-1'] });
});

rule('KR-SENT-06', 'cards may always be added to a reserved stack', () => {
  const t = barred('council', 'crab', { players: [{ pearls: 0 }, { pearls: 0 }], deck: ['kraken-2', 'crab-1', 'squid-1'] }).play(
    ann,
    explore,
    goOn,
    goOn,
    take,
  );
  expect(t.may(ann, stow('crab'))).toBe(true);
  expect(t.play(ann, stow('crab')).council).toEqual({ crab: ['kraken-2', 'crab-1'] });
});

const mine: Facts = {
  kraken: { sentinels: { 'sentinel-vigil': ann }, posts: { council: { sentinel: 'sentinel-vigil', item: 'crab' } } },
  council: { crab: ['crab-1'], squid: ['squid-1'] },
};

rules(
  ['KR-SENT-07', 'KR-SENT-08', 'KR-SENT-09'],
  'the owner may take something else; what is taken or removed sends the Sentinel back, for the next turn',
  () => {
    const other = table(mine).play(ann, takeStack('squid'));
    expect(other.state.kraken!.posts.council).not.toBeNull();
    const t = table({ ...mine, players: [{ lords: ['slaver'], hand: ['crab-5'] }, { pearls: 0 }], deck: ['jellyfish-1'] });
    expect(t.optionsOf('reserve')).toEqual([]); // placed is placed
    t.play(ann, takeStack('crab'));
    expect([t.state.kraken!.posts.council, t.optionsOf('reserve'), t.prompt]).toEqual([null, [], 'rest']);
    t.play(ann, { type: 'endTurn' }).play(bob, explore).play(ann, pass).play(bob, take);
    expect(t.optionsOf('reserve').length).toBeGreaterThan(0);
    const removed = table({ ...mine, players: [{ lords: ['oracle'] }] }).play(ann, banish('crab'));
    expect([removed.state.kraken!.posts.council, removed.optionsOf('reserve')]).toEqual([null, []]);
    const ousted = table({
      players: [{ lords: ['opportunist'] }],
      court: ['sage', 'elder'],
      kraken: { sentinels: { 'sentinel-vigil': ann }, posts: { court: { sentinel: 'sentinel-vigil', item: 'sage' } } },
    }).play(ann, { type: 'oust', lord: 'sage' });
    expect([ousted.state.kraken!.posts.court, ousted.optionsOf('reserve')]).toEqual([null, []]);
    const slid = table({
      players: [{ hand: ['seahorse-5', 'seahorse-3'] }],
      court: ['shepherd', 'sage', 'elder', 'hermit'],
      kraken: { sentinels: { 'sentinel-vigil': bob }, posts: { court: { sentinel: 'sentinel-vigil', item: 'hermit' } } },
    }).recruit(ann, 'shepherd', ['seahorse-5', 'seahorse-3']);
    expect(slid.state.kraken!.posts.court).toEqual({ sentinel: 'sentinel-vigil', item: 'hermit' });
    const lord = table({
      players: [{ hand: ['seahorse-5', 'seahorse-3'] }],
      court: ['shepherd', ...rest],
      kraken: { sentinels: { 'sentinel-vigil': ann }, posts: { court: { sentinel: 'sentinel-vigil', item: 'shepherd' } } },
    }).recruit(ann, 'shepherd', ['seahorse-5', 'seahorse-3']);
    expect(lord.eventsOf('sentinelReturned')).toEqual([{ type: 'sentinelReturned', seat: ann, sentinel: 'sentinel-vigil' }]);
    const mages = ['jellyfish-5', 'jellyfish-4', 'jellyfish-1'];
    const posted = { sentinel: 'sentinel-vigil', item: 'abyss' };
    const swapped = table({
      players: [{ locations: ['jail'], hand: mages }],
      available: ['abyss', 'chasm'],
      court: ['illusionist', ...rest],
      kraken: { sentinels: { 'sentinel-vigil': ann }, posts: { locations: posted } },
    }).recruit(ann, 'illusionist', mages);
    const traitors = ['squid-5', 'squid-4', 'crab-2', 'shellfish-1'];
    const appointed = table({
      players: [{ hand: traitors, lords: ['miller'] }],
      court: ['traitor', 'keeper', ...rest],
      kraken: { sentinels: { 'sentinel-vigil': ann }, posts: { court: { sentinel: 'sentinel-vigil', item: 'keeper' } } },
    }).recruit(ann, 'traitor', traitors);
    appointed.play(ann, dismiss('miller'), appoint('keeper'));
    expect(appointed.state.kraken!.posts.court).toBeNull();
    const elsewhere = swapped.fork().play(ann, exchange('jail', 'chasm'));
    expect([elsewhere.state.kraken!.posts.locations, elsewhere.eventsOf('sentinelReturned')]).toEqual([posted, []]);
    swapped.play(ann, exchange('jail', 'abyss'));
    expect([swapped.state.kraken!.posts.locations, swapped.eventsOf('sentinelReturned').length]).toEqual([null, 1]);
  },
);

rule('KR-SENT-01', 'the Sentinel stays, whatever happens to its lord', () => {
  const hand = ['squid-5', 'squid-4', 'crab-2', 'shellfish-1'];
  const t = table({
    players: [{ hand, lords: ['watcher'] }],
    court: ['traitor', 'keeper', ...rest],
    kraken: { sentinels: { 'sentinel-watcher': ann } },
  }).recruit(ann, 'traitor', hand);
  t.play(ann, dismiss('watcher'), appoint('keeper'));
  expect([t.state.kraken!.sentinels['sentinel-watcher'], t.optionsOf('reserve').length > 0]).toEqual([ann, true]);
});

/** Ann takes this sanctuary with three tokens. */
const searched = (lootDeck: readonly number[], facts: Facts = {}, tile: LocationId = 'megalodon'): Table =>
  table({
    players: [{ keys: 3, pearls: 0 }],
    available: [tile],
    tiles: [],
    council: { squid: ['squid-1'] },
    ...facts,
    kraken: { lootDeck, ...facts.kraken },
  }).play(ann, takeStack('squid'), takeLocation(tile));
const loot = (t: Table, tile: 'megalodon' | 'battlefield' = 'megalodon'): number[] => t.state.kraken!.loot[tile];

rules(
  ['KR-LOOT-01', 'KR-LOOT-02', 'KR-TILE-03', 'KR-TILE-04', 'KR-TILE-05', 'KR-TILE-06'],
  'control of a sanctuary, by any means, starts a search with a draw',
  () => {
    for (const tile of sanctuaries) {
      const t = searched([7, 3], {}, tile);
      expect([t.prompt, t.state.kraken!.loot[tile]]).toEqual(['search', [7]]);
      t.play(ann, stop);
      expect([t.score(ann).holdings, t.turn]).toEqual([[{ location: tile, points: 7 }], bob]);
    }
    expect(
      table({ players: [{ keys: 3 }], available: ['sanctuary'], council: { squid: ['squid-1'] } }).play(
        ann,
        takeStack('squid'),
        takeLocation('sanctuary'),
      ).turn,
    ).toBe(bob);
    const hand = ['jellyfish-5', 'jellyfish-4', 'jellyfish-1'];
    const swapped = table({
      players: [{ hand, locations: ['jail'] }],
      available: ['megalodon'],
      court: ['illusionist', ...rest],
      kraken: { lootDeck: [7] },
    })
      .recruit(ann, 'illusionist', hand)
      .play(ann, exchange('jail', 'megalodon'));
    expect(swapped.prompt).toBe('search');
  },
);

rule('KR-LOOT-03', '3 a key, 4 two pearls, 5 a token, 6 an ally, 7 nothing', () => {
  const one = (value: number): unknown[] => {
    const t = searched([value], { deck: ['crab-5'], pool: [4] });
    return [t.player(ann).keys, t.pearls[0], t.monsters(ann), t.hand(ann)];
  };
  expect([3, 4, 5, 6, 7].map(one)).toEqual([
    [1, 0, [], ['squid-1']],
    [0, 2, [], ['squid-1']],
    [0, 0, [4], ['squid-1']],
    [0, 0, [], ['crab-5', 'squid-1']],
    [0, 0, [], ['squid-1']],
  ]);
});

rule('KR-LOOT-04', 'monsters raise the threat and go, until an ally comes; without any the reward ends', () => {
  const t = searched([6], { deck: ['monster', 'monster', 'kraken-4', 'crab-1'], threat: 5 });
  expect([t.threat, t.hand(ann), t.discard, t.nebulis[0]]).toEqual([6, ['kraken-4', 'squid-1'], ['monster', 'monster'], 0]);
  const none = searched([6], { deck: ['monster'], discard: ['monster'], short: ['deck'] });
  expect([none.hand(ann), none.threat, none.prompt]).toEqual([['squid-1'], 1, 'search']);
  const hidden = searched([6], { deck: ['monster'], discard: ['crab-2'], short: ['deck'] });
  expect([hidden.hand(ann), hidden.threat]).toEqual([['crab-2', 'squid-1'], 2]);
  const mixed = searched([6], { deck: [], discard: ['monster', 'crab-2'], short: ['deck'] });
  expect(mixed.hand(ann)).toEqual(['crab-2', 'squid-1']);
  expect(searched([6], { deck: [], short: ['deck'] }).hand(ann)).toEqual(['squid-1']);
});

rules(['KR-LOOT-05', 'KR-LOOT-07'], 'after each card draw or stop, and keep all', () => {
  const t = searched([3, 4, 7]);
  expect(t.options).toEqual(['drawLoot', 'stop']);
  t.play(ann, drawLoot, stop);
  expect([loot(t), t.pearls[0], t.player(ann).keys]).toEqual([[3, 4], 2, 1]);
});

rules(['KR-LOOT-06', 'KR-HIDDEN-05'], 'a twin ends the search, after its reward, and both are lost', () => {
  const t = searched([4, 7, 4]).play(ann, drawLoot, drawLoot);
  expect([loot(t), t.pearls[0], t.state.kraken!.lootDiscard, t.turn]).toEqual([[7], 4, [4, 4], bob]);
});

rule('KR-LOOT-08', 'loot is worth its number, also in the mirror', () => {
  const t = table({
    asks: 'end',
    players: [{ locations: ['battlefield'] }, { locations: ['city-of-mirrors'] }],
    kraken: { loot: { battlefield: [3, 6] } },
  });
  expect([t.score(ann).locations, t.score(bob).locations]).toEqual([9, 9]);
});

rule('KR-LOOT-09', 'three 3s, four 4s, five 5s, six 6s, seven 7s', () => {
  expect([3, 4, 5, 6, 7].map((value) => lootCards.filter((card) => card === value).length)).toEqual([3, 4, 5, 6, 7]);
});

rule('KR-LOOT-10', 'keys of a search are looked at when it is over', () => {
  const t = searched([3, 7], { players: [{ keys: 5, pearls: 0 }], tiles: ['jail'] });
  expect([t.keys(ann), t.prompt]).toEqual([3, 'search']);
  t.play(ann, stop);
  expect(t.prompt).toBe('locationSource');
});

rule('KR-LOOT-11', 'loot stays on its tile; on a tile with loot the next one may stop at once', () => {
  const t = searched([7], { kraken: { loot: { megalodon: [5] } } });
  expect([t.prompt, loot(t)]).toEqual(['search', [5]]);
  t.play(ann, stop);
  expect(loot(t)).toEqual([5]);
  const hand = ['jellyfish-5', 'jellyfish-4', 'jellyfish-1'];
  const swapped = table({
    players: [{ hand, locations: ['megalodon'] }],
    available: ['jail'],
    court: ['illusionist', ...rest],
    kraken: { loot: { megalodon: [5] } },
  })
    .recruit(ann, 'illusionist', hand)
    .play(ann, exchange('megalodon', 'jail'));
  expect([swapped.state.available, loot(swapped)]).toEqual([['megalodon'], [5]]);
});

rule('KR-LOOT-12', 'an empty loot deck takes its discard back; with none the search ends', () => {
  const t = searched([7], { kraken: { lootDiscard: [3, 3] }, short: ['loot'] });
  expect([t.state.kraken!.lootDeck, t.prompt]).toEqual([[], 'search']);
  t.play(ann, drawLoot);
  expect([loot(t), t.state.kraken!.lootDeck, t.state.kraken!.lootDiscard]).toEqual([[7, 3], [3], []]);
  const none = searched([7], { short: ['loot'] });
  expect([loot(none), none.turn]).toEqual([[7], bob]);
  const nothing = searched([], { short: ['loot'] });
  expect([loot(nothing), nothing.turn]).toEqual([[], bob]);
});

const recruited = (lord: LordId, hand: readonly string[], others: Facts['players'] = [], facts: Facts = {}): Table =>
  table({
    seats: Math.max(2, others.length + 1),
    court: [lord, ...rest],
    ...facts,
    players: [{ pearls: 0, ...facts.players?.[0], hand }, ...others],
  }).recruit(ann, lord, hand);

rule('KR-LORD-09', 'Shareholder: a pearl whenever an opponent recruits, the Corruptor’s second too, replacements not', () => {
  const corrupt = recruited('corruptor', ['squid-5', 'squid-4', 'squid-1'], [{ lords: ['shareholder'], pearls: 0 }], {
    players: [{ pearls: 5 }],
    court: ['corruptor', 'keeper', ...rest],
  });
  expect(corrupt.pearls[1]).toBe(1);
  corrupt.play(ann, bribe('keeper'));
  expect([corrupt.pearls[1], corrupt.eventTypes]).toEqual([2, ['lordChosen', 'lordPaid', 'pearlsGained', 'lordEntered', 'turnBegan']]);
  const betrayed = recruited('traitor', ['squid-5', 'squid-4', 'crab-2', 'shellfish-1'], [{ lords: ['shareholder'], pearls: 0 }], {
    players: [{ lords: ['miller'] }],
    court: ['traitor', 'keeper', ...rest],
  });
  betrayed.play(ann, dismiss('miller'), appoint('keeper'));
  expect(betrayed.pearls[1]).toBe(1);
  const own = recruited('peddler', ['shellfish-5', 'shellfish-3'], [], { players: [{ lords: ['shareholder'] }] });
  expect(own.pearls[0]).toBe(2);
});

rule('KR-LORD-10', 'Inheritor: five pearls', () =>
  expect(recruited('inheritor', ['shellfish-5', 'shellfish-4', 'crab-1']).pearls[0]).toBe(5),
);

rule('KR-LORD-11', 'Hypnotist: two allies in each turn of another, the price rising', () => {
  const facts: Facts = { players: [{ pearls: 0 }, { pearls: 9, lords: ['hypnotist'] }], deck: ['crab-1', 'crab-2', 'crab-3', 'crab-4'] };
  const t = table(facts).play(ann, explore).play(bob, buy(1), buy(2));
  expect([t.hand(bob), t.pearls, t.asked]).toEqual([['crab-2', 'crab-1'], [3, 6], [ann]]);
  const turned = table({ ...facts, players: [{ pearls: 0 }, { pearls: 9, lords: ['hypnotist'], turned: ['hypnotist'] }] })
    .play(ann, explore)
    .play(bob, buy(1));
  expect(turned.asked).toEqual([ann]);
});

rule('KR-LORD-12', 'Healer: any ally of the discard, also one just spent, no monster', () => {
  const t = recruited('healer', ['jellyfish-5', 'jellyfish-2'], [], { discard: ['kraken-4', 'monster', 'crab-1'] });
  expect(t.options).toEqual(['heal kraken-4', 'heal jellyfish-5', 'heal crab-1']);
  t.play(ann, heal('jellyfish-5'));
  expect([t.hand(ann), t.discard]).toEqual([['jellyfish-5'], ['kraken-4', 'monster', 'crab-1']]);
  const alone = table({ players: [{ hand: ['kraken-4', 'jellyfish-3'] }], court: ['healer', ...rest] }).recruit(ann, 'healer', [
    'kraken-4',
    'jellyfish-3',
  ]);
  expect(alone.hand(ann)).toEqual(['kraken-4']); // the only one there is
  const none = table({ players: [{ hand: ['jellyfish-5'], pearls: 2 }], court: ['healer', ...rest], discard: ['monster'] }).recruit(
    ann,
    'healer',
    ['jellyfish-5'],
    { pearls: 2, nebulis: 0 },
  );
  expect([none.turn, none.hand(ann)]).toEqual([bob, []]);
});

rule('KR-LORD-13', 'Highwayman: each single gain of two or more costs an opponent one', () => {
  const robbed = (lord: LordId, hand: string[], more: object = {}) =>
    recruited(lord, hand, [{ lords: ['highwayman'], pearls: 0 }], { players: [more] }).pearls;
  expect(robbed('peddler', ['shellfish-5', 'shellfish-3'])).toEqual([1, 1]);
  expect(robbed('shopkeeper', ['shellfish-4', 'crab-1', 'squid-2'])).toEqual([1, 0]);
  expect(robbed('peddler', ['shellfish-5', 'shellfish-3'], { lords: ['shaman'] })).toEqual([2, 0]);
  const own = recruited('peddler', ['shellfish-5', 'shellfish-3'], [], { players: [{ lords: ['highwayman'] }] });
  expect(own.pearls[0]).toBe(2);
  const sale = table({
    seats: 3,
    players: [{ pearls: 0 }, { pearls: 1 }, { pearls: 2, lords: ['highwayman'] }],
    deck: ['crab-1', 'crab-2', 'crab-3'],
  })
    .play(ann, explore)
    .play(bob, buy(1))
    .play(cat, buy(2));
  expect(sale.pearls).toEqual([2, 0, 1]); // two for the second sale, one of them robbed
  const five = table({
    players: [{ pearls: 0 }, { pearls: 0, lords: ['highwayman'] }],
    deck: ['crab-1', 'crab-2', 'crab-3', 'crab-4', 'monster'],
  }).play(ann, explore, goOn, goOn, goOn, goOn, reward(0, 1, 0));
  expect(five.pearls).toEqual([2, 0]); // the pearl of the fifth space and the reward are two gains
  const sold = table({
    players: [
      { pearls: 0, lords: ['slaver'], hand: ['crab-1'] },
      { pearls: 0, lords: ['highwayman'] },
    ],
  }).play(ann, sell('crab-1'));
  expect(sold.pearls).toEqual([1, 1]);
});

rule('KR-LORD-14', 'Executioner: a race is named, each opponent gives up an affiliated ally of it', () => {
  const axe = ['crab-5', 'squid-4', 'seahorse-2'];
  const t = recruited('executioner', axe, [
    { affiliated: ['crab-1', 'crab-3', 'squid-1'] },
    { affiliated: ['crab-2'], lords: ['shaman'] },
    { affiliated: ['crab-4'] },
  ]);
  expect(t.options).toEqual(['nameRace jellyfish', 'nameRace crab', 'nameRace seahorse', 'nameRace shellfish', 'nameRace squid']);
  const nobody = t.fork().play(ann, nameRace('jellyfish'));
  expect(nobody.turn).toBe(bob);
  t.play(ann, nameRace('crab'));
  expect([t.asked, t.options]).toEqual([[bob], ['discard crab-1', 'discard crab-3']]);
  t.play(bob, discard('crab-3'));
  expect([t.affiliated(1), t.affiliated(2), t.affiliated(3)]).toEqual([['crab-1', 'squid-1'], ['crab-2'], []]);
  expect(recruited('executioner', axe, [{ affiliated: ['crab-1'], lords: ['shaman'] }]).turn).toBe(bob);
});

rule('KR-LORD-15', 'Recipient: once in the own turn a lord comes for nothing', () => {
  const t = table({ players: [{ lords: ['recipient'], pearls: 0 }], court: ['keeper'], lordDeck: ['sage'] }).play(ann, invite);
  expect([t.court, t.pearls[0], t.may(ann, invite)]).toEqual([['keeper', 'sage'], 0, false]);
  expect(table({ players: [{ lords: ['recipient'] }] }).may(ann, invite)).toBe(false); // a full Court
});

rules(['KR-LORD-16', 'AB-ABIL-03'], 'Liberator: a covered lord is free again, and nothing is repeated', () => {
  const freeing = ['squid-5', 'squid-3', 'crab-1'];
  const t = recruited('liberator', freeing, [], {
    players: [
      {
        keys: 2,
        locations: [
          { location: 'abyss', lords: ['landlord', 'slaver'] },
          { location: 'jail', lords: ['sage'] },
        ],
      },
    ],
    court: ['liberator', 'elder', 'hermit', 'shaman'],
    available: ['depths'],
  });
  expect(t.options).toEqual(['free landlord', 'free slaver', 'free sage']);
  t.play(ann, free('landlord'));
  expect([t.lords(ann), t.holdings(ann), t.pearls[0], t.prompt]).toEqual([
    ['liberator', 'landlord'],
    { abyss: ['slaver'], jail: ['sage'] },
    0,
    'locationSource',
  ]);
  expect(recruited('liberator', freeing).turn).toBe(bob);
});

rule('KR-TILE-02', 'fifteen less three for each Nebulis, also below nothing', () => {
  const lair = (nebulis: number): number =>
    table({ asks: 'end', players: [{ nebulis, locations: ['krakens-lair'] }] }).score(ann).locations;
  expect([lair(0), lair(2), lair(7)]).toEqual([15, 9, -6]);
});

rule('AB-AFF-04', 'only the Executioner takes what is affiliated', () => {
  const t = recruited('executioner', ['crab-5', 'squid-4', 'seahorse-2'], [{ affiliated: ['crab-1'] }]).play(ann, nameRace('crab'));
  expect([t.affiliated(bob), t.discard.includes('crab-1')]).toEqual([[], true]);
});
