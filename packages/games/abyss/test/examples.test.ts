import type { LocationId, LordId } from '@fathom/abyss';
import { describe, expect, test } from 'vitest';
import {
  ann,
  appoint,
  bob,
  bribe,
  buy,
  cat,
  dan,
  discard,
  dismiss,
  done,
  drawLoot,
  explore,
  fight,
  goOn,
  handOver,
  krakenTable,
  pass,
  recruit,
  spend,
  table,
  take,
  takeLocation,
  takeStack,
  useKeys,
  type Facts,
  type Table,
} from './table.ts';

/* The worked examples of docs/rules/abyss.md. */

const rest: LordId[] = ['sage', 'elder', 'hermit'];
const ids = (allies: string): string[] => allies.split(' ').map((ally) => ally.replace(':', '-'));

/** Can exactly these allies and pearls pay for this lord? */
function legal(lord: LordId, allies: readonly string[], pearls: number, more: object = {}): boolean {
  const t = krakenTable({ players: [{ hand: allies, pearls, ...more }], court: [lord, ...rest] });
  if (!t.may(ann, recruit(lord))) return false;
  t.play(ann, recruit(lord));
  for (const ally of t.hand(ann)) {
    if (!t.may(ann, spend(ally))) return false;
    t.play(ann, spend(ally));
  }
  return t.may(ann, done(pearls));
}

test('EX-01 · reading a lord’s cost', () => {
  const pays = (allies: string, pearls = 0): boolean => legal('master-of-magic', ids(allies), pearls);
  expect(pays('jellyfish:3 crab:2 shellfish:5')).toBe(true);
  expect(pays('jellyfish:3 crab:2 shellfish:4', 1)).toBe(true);
  expect(pays('jellyfish:5 shellfish:5')).toBe(false);
  expect(pays('jellyfish:3 crab:2 shellfish:5 squid:1')).toBe(false);
  expect(pays('squid:3 crab:2 shellfish:5')).toBe(false);
  expect(pays('jellyfish:3 crab:2 shellfish:4')).toBe(false);
});

test('EX-02 · an exploration', () => {
  const deck = ids('squid:1 crab:3 monster seahorse:4 jellyfish:1 squid:2 shellfish:2');
  const t = table({ seats: 4, players: [{ pearls: 1 }, { pearls: 2 }, { pearls: 1 }, { pearls: 1 }], deck, court: [] });
  t.play(ann, explore).play(bob, pass).play(cat, pass).play(dan, pass).play(ann, goOn);
  expect(t.track).toEqual(['squid-1', 'crab-3']);
  t.play(bob, pass).play(cat, pass).play(dan, buy(1));
  expect([t.track, t.prompt]).toEqual([['squid-1', 'monster'], 'encounter']);
  t.play(ann, goOn);
  expect([t.threat, t.asked, t.track.length]).toEqual([2, [bob], 3]);
  t.play(bob, buy(2));
  expect([t.track.at(-1), t.asked]).toEqual(['jellyfish-1', [ann]]); // nobody can pay three
  t.play(ann, goOn, goOn);
  expect([t.pearls, t.hand(ann), t.hand(bob), t.hand(dan)]).toEqual([[5, 0, 1, 0], ['shellfish-2'], ['seahorse-4'], ['crab-3']]);
  expect([t.council, t.discard, t.threat, t.track, t.turn]).toEqual([
    { squid: ['squid-1', 'squid-2'], jellyfish: ['jellyfish-1'] },
    ['monster'],
    2,
    [],
    bob,
  ]);
});

const three: Facts = {
  players: [{ hand: ids('jellyfish:3 crab:2 shellfish:5 shellfish:1'), pearls: 2 }],
  court: ['master-of-magic', 'slaver', 'traitor'],
};

test('EX-03 · recruiting the Master of Magic', () => {
  const t = table(three);
  const deck = t.state.lordDeck.length;
  t.recruit(ann, 'master-of-magic', ids('jellyfish:3 crab:2 shellfish:5'));
  expect([t.affiliated(ann), t.discard.toSorted(), t.hand(ann)]).toEqual([['crab-2'], ['jellyfish-3', 'shellfish-5'], ['shellfish-1']]);
  expect([t.pearls[0], t.court.length, deck - t.state.lordDeck.length, t.keys(ann)]).toEqual([4, 6, 4, 1]);
});

test('EX-04 · recruiting the Slaver with pearls', () => {
  const t = table(three).recruit(ann, 'slaver', ids('shellfish:5 shellfish:1'), { pearls: 2, nebulis: 0 });
  expect([t.affiliated(ann), t.discard, t.hand(ann)]).toEqual([['shellfish-1'], ['shellfish-5'], ['jellyfish-3', 'crab-2']]);
  expect([t.pearls[0], t.court.length, t.keys(ann)]).toEqual([2, 6, 1]);
});

test('EX-05 · the Traitor cannot be paid', () => expect(table(three).optionsOf('recruit')).toEqual(['master-of-magic', 'slaver']));

test('EX-06 · threat rewards, and with a Tamer', () => {
  const code = (words: string): string => {
    const [keys, pearls, tokens] = words.split(' ').map(Number) as [number, number, number];
    return 'K'.repeat(keys) + 'P'.repeat(pearls) + 'M'.repeat(tokens);
  };
  const options = (threat: number, lords: LordId[] = []): string[] => {
    const t = table({ players: [{ pearls: 0 }, { pearls: 0, lords }], deck: ['monster', 'crab-1'], threat }).play(ann, explore, fight);
    return t.prompt === 'reward' ? t.optionsOf('reward').map(code) : ['K'.repeat(t.player(ann).keys)];
  };
  const printed = [['P', 'M'], ['PP', 'PM', 'MM'], ['K'], ['KP', 'KM'], ['KPP', 'KPM', 'KMM'], ['KK']];
  expect([1, 2, 3, 4, 5, 6].map((step) => options(step))).toEqual(printed);
  expect([1, 2, 3, 4, 5, 6].map((step) => options(step, ['tamer']))).toEqual([1, 1, 2, 3, 4, 5].map((step) => printed[step - 1]));
});

test('EX-07 · the symbol of a location', () => {
  const worth = (location: LocationId, affiliated: string[]): number =>
    table({ asks: 'end', players: [{ locations: [location], affiliated }] }).score(ann).locations;
  expect(worth('sargasso-fields', [])).toBe(3);
  expect(worth('sargasso-fields', ids('seahorse:1 seahorse:2'))).toBe(9);
  expect(worth('sanctuary', ids('jellyfish:1 jellyfish:2'))).toBe(10);
});

describe('the scoring examples', () => {
  const scored = (locations: LocationId[]): Table =>
    table({
      asks: 'end',
      players: [
        {
          locations,
          lords: ['keeper', 'slaver', 'master-of-magic', 'elder', 'jailer', 'traitor', 'corruptor'],
          affiliated: ids('jellyfish:3 jellyfish:1 squid:3 crab:2 seahorse:1 shellfish:5'),
          monsters: [3, 3],
        },
      ],
    });
  test('EX-08 · 79 points', () => {
    const score = scored(['parliament', 'sanctuary']).score(ann);
    expect(score).toMatchObject({ locations: 20, lords: 39, allies: 14, monsters: 6, total: 79 });
    expect(score.holdings.map(({ points }) => points)).toEqual([10, 10]);
  });
  test('EX-09 · 91 points', () => {
    const score = scored(['parliament', 'sanctuary', 'abyss']).score(ann);
    expect(score).toMatchObject({ locations: 32, lords: 39, allies: 14, monsters: 6, total: 91 });
    expect(score.holdings.map(({ points }) => points)).toEqual([10, 10, 12]);
  });
});

describe('Krakens as payment', () => {
  const facts: Facts = { players: [{ hand: ids('kraken:4 kraken:3 seahorse:5'), pearls: 0 }], court: ['seeker', ...rest] };
  test('EX-10 · variant A', () => {
    const t = krakenTable(facts).recruit(ann, 'seeker', ids('kraken:3 seahorse:5'));
    expect([t.nebulis[0], t.discard, t.affiliated(ann), t.hand(ann), t.figure]).toEqual([
      2,
      ['kraken-3'],
      ['seahorse-5'],
      ['kraken-4'],
      ann,
    ]);
  });
  test('EX-11 · variant B', () => {
    const t = krakenTable(facts).recruit(ann, 'seeker', ids('kraken:4 kraken:3'));
    expect([t.nebulis[0], t.discard, t.affiliated(ann), t.hand(ann)]).toEqual([5, ['kraken-4', 'kraken-3'], [], ['seahorse-5']]);
  });
});

test('EX-12 · paying with a Nebulis', () => {
  const facts = (pearls: number): Facts => ({
    players: [{ hand: ids('jellyfish:4 crab:2'), pearls, nebulis: 2 }],
    court: ['hypnotist', ...rest],
    kraken: { figure: ann },
  });
  const t = krakenTable(facts(2)).recruit(ann, 'hypnotist', ids('jellyfish:4 crab:2'), { pearls: 2, nebulis: 1 });
  expect([t.pearls[0], t.nebulis, t.affiliated(ann)]).toEqual([0, [1, 0], ['crab-2']]);
  const two = krakenTable(facts(1));
  expect(two.may(ann, recruit('hypnotist'))).toBe(false);
  const left = krakenTable(facts(3)).play(ann, recruit('hypnotist'), spend('jellyfish-4'), spend('crab-2'));
  expect(left.options).toEqual(['done 3 0']);
});

const searched = (lootDeck: number[]): Table =>
  krakenTable({
    players: [{ keys: 3, pearls: 0 }],
    available: ['megalodon'],
    tiles: [],
    council: { squid: ['squid-1'] },
    kraken: { lootDeck },
    short: ['tiles'],
  }).play(ann, takeStack('squid'));

test('EX-13 · searching a sanctuary', () => {
  const t = searched([3, 7, 3]).play(ann, drawLoot, drawLoot);
  expect([t.player(ann).keys, t.state.kraken!.loot.megalodon, t.state.kraken!.lootDiscard, t.score(ann).locations]).toEqual([
    2,
    [7],
    [3, 3],
    7,
  ]);
});

test('EX-14 · two sevens in a row', () => {
  const t = searched([7, 7]).play(ann, drawLoot);
  expect([t.state.kraken!.loot.megalodon, t.score(ann).locations, t.turn]).toEqual([[], 0, bob]);
});

test('EX-15 · Master of Magic: own and next recruitment', () => {
  const choices = (lord: LordId, spent: string, lords: LordId[], edition: 'any' | 'strongest' = 'any'): string[] => {
    const t = table({ players: [{ hand: ids(spent), lords }], court: [lord, ...rest], options: { masterOfMagic: edition } }).recruit(
      ann,
      lord,
      ids(spent),
    );
    return t.prompt === 'affiliate' ? t.optionsOf('affiliate').toSorted() : t.affiliated(ann);
  };
  expect(choices('master-of-magic', 'jellyfish:3 crab:2 shellfish:5', [])).toEqual(['crab-2']);
  expect(choices('keeper', 'seahorse:4 crab:2 squid:1', ['master-of-magic'])).toEqual(['crab-2', 'seahorse-4', 'squid-1']);
  expect(choices('keeper', 'seahorse:4 crab:2 squid:1', ['master-of-magic'], 'strongest')).toEqual(['seahorse-4']);
  expect(choices('keeper', 'seahorse:4 crab:2 squid:1', [])).toEqual(['squid-1']);
  expect(choices('keeper', 'seahorse:2 crab:2 squid:2', [])).toEqual(['crab-2', 'seahorse-2', 'squid-2']);
});

test('EX-16 · Commander', () => {
  const hand = (count: number): string[] => ids('squid:1 squid:1 squid:1 squid:1 squid:2 squid:2 squid:2 squid:3 squid:3').slice(0, count);
  const arrives = (count: number, lords: LordId[]): number => {
    const t = table({ players: [{ hand: ids('crab:5 crab:3') }, { hand: hand(count), lords }], court: ['commander', ...rest] }).recruit(
      ann,
      'commander',
      ids('crab:5 crab:3'),
    );
    let asked = 0;
    for (; t.prompt === 'tribute'; asked++) t.play(bob, discard(t.hand(bob)[asked]!));
    expect(t.hand(bob).length).toBe(count - asked);
    return asked;
  };
  expect([arrives(9, []), arrives(6, []), arrives(9, ['shaman'])]).toEqual([3, 0, 0]);
  const ends = (theirs: NonNullable<Facts['players']>[number]): number => {
    const t = table({
      players: [
        { hand: hand(7), pearls: 0 },
        { pearls: 0, ...theirs },
      ],
      deck: ['crab-1'],
    }).play(ann, explore, take);
    return t.prompt === 'tribute' ? 2 : 0;
  };
  expect([ends({ lords: ['commander'] }), ends({ locations: [{ location: 'abyss', lords: ['commander'] }] })]).toEqual([2, 0]);
});

test('EX-17 · Assassin, then Traitor', () => {
  const hand = ids('squid:5 squid:4 crab:2 shellfish:1');
  const t = table({
    players: [{ hand, lords: ['treasurer', 'keeper'], turned: ['treasurer'], pearls: 0 }],
    court: ['traitor', 'peddler', 'ship-master', 'miller'],
  });
  const deck = t.state.lordDeck.length;
  t.recruit(ann, 'traitor', hand).play(ann, dismiss('treasurer'), appoint('ship-master'));
  expect([t.lords(ann), t.turned(ann), t.keys(ann), t.pearls[0]]).toEqual([['keeper', 'traitor', 'ship-master'], [], 2, 2]);
  expect([t.court.length, deck - t.state.lordDeck.length]).toEqual([6, 4]);
});

test('EX-18 · final affiliation', () => {
  const t = table({
    players: [{ hand: ids('squid:4 squid:2 crab:5 jellyfish:1 jellyfish:1'), affiliated: ids('squid:3'), pearls: 0 }, { pearls: 0 }],
    turn: bob,
    endedBy: ann,
    council: { seahorse: ['seahorse-1'] },
  }).play(bob, takeStack('seahorse'));
  expect(t.affiliated(ann).toSorted()).toEqual(['crab-5', 'jellyfish-1', 'squid-2', 'squid-3']);
  expect([t.score(ann).allies, t.discard.toSorted()]).toEqual([9, ['jellyfish-1', 'squid-4']]);
});

test('EX-19 · tie-breakers', () => {
  const winners = (a: [number, LordId[]], b: [number, LordId[]]): readonly number[] | null =>
    table({ asks: 'end', players: [a, b].map(([pearls, lords]) => ({ pearls, lords })) }).winners;
  expect(winners([3, ['trader']], [5, ['hermit', 'sage']])).toEqual([bob]);
  expect(winners([3, ['trader', 'elder']], [3, ['landowner']])).toEqual([bob]);
  expect(winners([3, ['trader']], [3, ['peddler']])).toEqual([ann, bob]);
});

test('EX-20 · four keys', () => {
  const t = table({
    players: [{ pearls: 0, lords: ['keeper', 'landlord'] }, { pearls: 0 }],
    deck: ['monster', 'crab-1'],
    threat: 6,
    available: ['abyss'],
  }).play(ann, explore, fight, takeLocation('abyss'));
  expect(t.options).toEqual(['useKeys keeper', 'useKeys keeper landlord', 'useKeys landlord']);
  t.play(ann, useKeys('keeper'));
  expect([t.player(ann).keys, t.holdings(ann), t.lords(ann)]).toEqual([0, { abyss: ['keeper'] }, ['landlord']]);
});

test('EX-21 · cost modifiers', () => {
  const cost = (treasurer: boolean, recruiter: boolean, shaman: boolean): number =>
    [8, 9, 10, 11, 12].find((value) => {
      const lords: LordId[] = [...(treasurer ? (['treasurer'] as const) : []), ...(shaman ? (['shaman'] as const) : [])];
      const players = [
        { hand: ids('shellfish:5 crab:2 squid:1'), pearls: value - 8, lords },
        { lords: recruiter ? (['recruiter'] as const) : [] },
      ];
      return table({ players, court: ['trader'] }).may(ann, recruit('trader'));
    })!;
  expect(cost(false, false, false)).toBe(10);
  expect(cost(true, false, false)).toBe(8);
  expect(cost(false, true, false)).toBe(12);
  expect(cost(true, true, false)).toBe(10);
  expect(cost(false, true, true)).toBe(10);
  expect(cost(true, true, true)).toBe(8);
});

test('EX-22 · refill threshold and end trigger', () => {
  const spare: LordId[] = ['shaman', 'tamer', 'hunter', 'seeker', 'jailer', 'trader', 'slaver', 'oracle', 'schemer', 'diplomat'];
  const others: LordId[] = ['sage', 'elder', 'hermit', 'keeper', 'reaper'];
  const run = (court: number, deck: number): unknown[] => {
    const t = table({
      players: [{ hand: ids('seahorse:5 seahorse:3'), pearls: 0 }],
      court: ['shepherd', ...others.slice(0, court - 1)],
      lordDeck: spare.slice(0, deck),
      short: ['lordDeck'],
    }).recruit(ann, 'shepherd', ids('seahorse:5 seahorse:3'));
    return [t.court.length, t.pearls[0], t.state.endedBy !== null];
  };
  expect([run(6, 10), run(4, 10), run(3, 10), run(3, 4), run(3, 3), run(3, 0)]).toEqual([
    [5, 0, false],
    [3, 0, false],
    [6, 2, false],
    [6, 2, false],
    [5, 2, true],
    [2, 2, true],
  ]);
});

test('EX-23 · Corruptor and the refill', () => {
  const t = table({
    players: [{ hand: ids('squid:5 squid:4 squid:1'), pearls: 5 }, { hand: ids('crab:1 crab:2') }],
    court: ['corruptor', 'jailer', 'sage'],
  });
  const deck = t.state.lordDeck.length;
  t.recruit(ann, 'corruptor', ids('squid:5 squid:4 squid:1')).play(ann, bribe('jailer'));
  expect([t.pearls[0], t.asked]).toEqual([0, [bob]]);
  t.play(bob, discard('crab-1'));
  expect([t.lords(ann), t.affiliated(ann), t.pearls[0], t.court.length, deck - t.state.lordDeck.length]).toEqual([
    ['corruptor', 'jailer'],
    ['squid-1'],
    2,
    6,
    5,
  ]);
});

test('EX-24 · City of Mirrors', () => {
  const t = table({
    seats: 3,
    asks: 'end',
    players: [
      { locations: ['city-of-mirrors'], lords: ['trader', 'peddler'], affiliated: ids('crab:1') },
      { locations: ['dockworks', 'jail'] },
      { locations: ['chasm', 'black-smokers'] },
    ],
  });
  expect(t.score(ann).locations).toBe(13);
});

test('EX-25 · the Kraken figure', () => {
  const after = (before: number[], figure: number | null, payer: number, hand: string[], nebulis = 0): Table => {
    const players = before.map((owned, seat) => ({ nebulis: owned, pearls: 0, ...(seat === payer ? { hand } : {}) }));
    return krakenTable({ seats: 3, turn: payer, players, court: ['shepherd', ...rest], kraken: figure === null ? {} : { figure } }).recruit(
      payer,
      'shepherd',
      hand,
      { pearls: 0, nebulis },
    );
  };
  expect(after([0, 0, 0], null, ann, ids('kraken:3 seahorse:5')).figure).toBe(ann);
  expect(after([2, 0, 0], ann, bob, ids('kraken:3 seahorse:5')).figure).toBe(bob);
  expect(after([2, 2, 0], bob, cat, ids('kraken:2 seahorse:5 seahorse:1')).figure).toBe(bob);
  expect(after([2, 2, 1], bob, bob, ids('seahorse:5 seahorse:2'), 1).figure).toBe(ann);
  const choice = after([2, 1, 1], ann, ann, ids('seahorse:5 seahorse:2'), 1);
  expect(choice.options).toEqual(['handOver 1', 'handOver 2']);
  expect(choice.play(ann, handOver(bob)).figure).toBe(bob);
  expect(after([1, 0, 0], ann, ann, ids('seahorse:5 seahorse:2'), 1).figure).toBeNull();
});

test('EX-26 · races with Krakens', () => {
  const pays = (allies: string): boolean => legal('seeker', ids(allies), 0);
  expect(pays('kraken:4 crab:3')).toBe(true);
  expect(pays('kraken:4 squid:3')).toBe(true);
  expect(pays('kraken:4 squid:3 shellfish:2')).toBe(false);
  expect(pays('kraken:4 crab:2 squid:1')).toBe(true);
  expect(pays('crab:4 crab:3')).toBe(false);
  expect(pays('kraken:2 kraken:2 kraken:3')).toBe(true);
});

test('EX-27 · Kraken final score', () => {
  const ended = (lords: LordId[]) =>
    krakenTable({
      turn: bob,
      endedBy: ann,
      players: [{ nebulis: 2, hand: ids('kraken:3'), pearls: 0, lords, locations: ['krakens-lair'] }, { pearls: 0 }],
      council: { squid: ['squid-1'] },
      kraken: { figure: ann },
    })
      .play(bob, takeStack('squid'))
      .score(ann);
  expect(ended([])).toMatchObject({ locations: 3, nebulis: -4, figure: -5, total: -6 });
  expect(ended(['cleaner'])).toMatchObject({ locations: 9, nebulis: -2, figure: -5, total: 9 });
});

test('EX-28 · deck and discard run out', () => {
  const t = table({ players: [{ pearls: 0 }, { pearls: 0 }], threat: 3, deck: ids('squid:2 monster'), short: ['deck'] }).play(
    ann,
    explore,
    goOn,
  );
  expect([t.keys(ann), t.threat, t.pearls[0], t.council, t.discard, t.turn]).toEqual([1, 1, 0, { squid: ['squid-2'] }, ['monster'], bob]);
});

test('EX-29 · Shareholder before the ability', () => {
  const t = krakenTable({
    seats: 3,
    players: [{ hand: ids('crab:5 squid:2') }, { lords: ['shareholder'], pearls: 0 }, { pearls: 3 }],
    court: ['seeker', ...rest],
  }).recruit(ann, 'seeker', ids('crab:5 squid:2'));
  expect([t.pearls[1], t.pearls[2]]).toEqual([0, 1]);
  expect(t.eventsOf('pearlsGained')[0]).toEqual({ type: 'pearlsGained', seat: bob, amount: 1, from: 'shareholder' });
});
