import { cards, krakenIds, type LordId } from '@fathom/abyss';
import { expect } from 'vitest';
import {
  ann,
  bob,
  bribe,
  buy,
  cat,
  discard,
  done,
  explore,
  give,
  goOn,
  handOver,
  krakenTable,
  launder,
  plot,
  recruit,
  rule,
  rules,
  sell,
  spend,
  stow,
  take,
  takeStack,
  type Facts,
  type Table,
} from '../table.ts';

const rest: LordId[] = ['sage', 'elder', 'hermit'];
const table = krakenTable;
const pays = (lord: LordId, hand: readonly string[], more: object = {}): boolean =>
  table({ players: [{ hand, pearls: 0, ...more }], court: [lord] }).may(ann, recruit(lord));

rule('KR-ALLY-01', 'two 2s, three 3s, two 4s, with a Nebulis less each', () => {
  expect(krakenIds.map((id) => [cards[id].value, cards[id].nebulis])).toEqual([
    [4, 3],
    [4, 3],
    [3, 2],
    [3, 2],
    [3, 2],
    [2, 1],
    [2, 1],
  ]);
});

rule('KR-ALLY-02', 'while exploring a Kraken is an ally like any other', () => {
  const facts: Facts = { players: [{ pearls: 0 }, { pearls: 1 }], deck: ['kraken-4', 'crab-1'] };
  const bought = table(facts).play(ann, explore).play(bob, buy(1));
  expect([bought.hand(bob), bought.pearls, bought.nebulis]).toEqual([['kraken-4'], [1, 0], [0, 0]]);
  const taken = table({ ...facts, players: [{ pearls: 0 }, { pearls: 0 }] }).play(ann, explore, take);
  expect([taken.hand(ann), taken.nebulis]).toEqual([['kraken-4'], [0, 0]]);
});

rule('KR-ALLY-03', 'Krakens left on the track go to stacks of the explorer’s choice, one by one, and are taken with them', () => {
  const t = table({ players: [{ pearls: 0 }, { pearls: 0 }], deck: ['kraken-2', 'crab-1', 'kraken-4', 'squid-5'] }).play(
    ann,
    explore,
    goOn,
    goOn,
    goOn,
    take,
  );
  expect([t.prompt, t.options, t.track]).toEqual([
    'stow',
    ['stow jellyfish', 'stow crab', 'stow seahorse', 'stow shellfish', 'stow squid'],
    ['kraken-2', 'crab-1', 'kraken-4'],
  ]);
  t.play(ann, stow('squid'));
  expect(t.track).toEqual(['kraken-4']);
  t.play(ann, stow('crab'));
  expect([t.council, t.turn]).toEqual([{ squid: ['kraken-2'], crab: ['crab-1', 'kraken-4'] }, bob]);
  t.play(bob, takeStack('crab'));
  expect(t.hand(bob)).toEqual(['kraken-4', 'crab-1']);
});

rules(['KR-ALLY-04', 'KR-ALLY-05'], 'each Kraken stands for one race of choice, so that exactly the right number can be there', () => {
  expect(pays('shepherd', ['kraken-4', 'kraken-4'])).toBe(true); // both seahorses
  expect(pays('keeper', ['kraken-3', 'kraken-3', 'crab-1'])).toBe(true); // seahorse, any other
  expect(pays('keeper', ['kraken-4', 'crab-3', 'squid-3'])).toBe(true); // the Kraken is the seahorse
  expect(pays('reaper', ['crab-4', 'squid-3'], {})).toBe(false);
  const reaper = (...cards: string[]): boolean => {
    const t = table({ players: [{ hand: cards, pearls: 0 }], court: ['reaper', ...rest] });
    if (!t.may(ann, recruit('reaper'))) return false;
    t.play(ann, recruit('reaper'));
    for (const card of t.hand(ann)) {
      if (!t.may(ann, spend(card))) return false;
      t.play(ann, spend(card));
    }
    return t.may(ann, done());
  };
  expect(reaper('kraken-4', 'seahorse-3')).toBe(true);
  expect(reaper('kraken-4', 'squid-3')).toBe(true);
  expect(reaper('kraken-4', 'squid-3', 'crab-2')).toBe(false); // two others are already too many
  expect(reaper('kraken-4', 'seahorse-2', 'squid-1')).toBe(true);
  expect(reaper('kraken-2', 'kraken-2', 'kraken-3')).toBe(true);
  expect(reaper('kraken-4')).toBe(false);
  expect(
    table({ players: [{ hand: ['kraken-4', 'squid-3', 'crab-2'], pearls: 0, lords: ['diplomat'] }], court: ['reaper'] }).may(
      ann,
      recruit('reaper'),
    ),
  ).toBe(true);
});

rules(
  ['KR-ALLY-06', 'KR-ALLY-08'],
  'Krakens are discarded and bring their Nebulis; the lowest of the others is affiliated, or nobody',
  () => {
    const t = table({ players: [{ hand: ['kraken-2', 'crab-5', 'squid-3'] }], court: ['keeper', ...rest] }).recruit(ann, 'keeper', [
      'kraken-2',
      'crab-5',
      'squid-3',
    ]);
    expect([t.affiliated(ann), t.nebulis, t.discard]).toEqual([['squid-3'], [1, 0], ['kraken-2', 'crab-5']]);
    const only = table({ players: [{ hand: ['kraken-4', 'kraken-4'] }], court: ['shepherd', ...rest] }).recruit(ann, 'shepherd', [
      'kraken-4',
      'kraken-4',
    ]);
    expect([only.affiliated(ann), only.nebulis, only.turn]).toEqual([[], [6, 0], bob]);
    expect(pays('shepherd', ['kraken-4', 'seahorse-3'])).toBe(false); // what they bring pays nothing now
  },
);

rule('KR-ALLY-07', 'nor can a Master of Magic affiliate one', () => {
  const hand = ['kraken-4', 'crab-5', 'squid-3'];
  const t = table({ players: [{ hand, lords: ['master-of-magic'] }], court: ['keeper', ...rest] }).recruit(ann, 'keeper', hand);
  expect(t.options).toEqual(['affiliate crab-5', 'affiliate squid-3']);
});

rule('KR-ALLY-09', 'discarded in any other way they bring nothing, but count as cards in hand', () => {
  const sold = table({ players: [{ hand: ['kraken-4'], lords: ['slaver'] }] }).play(ann, sell('kraken-4'));
  expect([sold.nebulis, sold.discard]).toEqual([[0, 0], ['kraken-4']]);
  const hand = ['kraken-4', 'kraken-4', 'kraken-3', 'crab-1', 'crab-1', 'crab-1', 'crab-1'];
  const limited = table({
    players: [
      { hand, pearls: 0 },
      { lords: ['commander'], pearls: 0 },
    ],
    council: { squid: ['squid-1'] },
  }).play(ann, takeStack('squid'));
  limited.play(ann, discard('kraken-4'), discard('kraken-4'));
  expect([limited.nebulis, limited.hand(ann).length]).toEqual([[0, 0], 6]);
});

const last: Facts = { endedBy: bob, council: { squid: ['squid-1'] } };

rules(
  ['KR-ALLY-10', 'KR-LORD-05', 'KR-SCORE-01'],
  'before the count the Krakens in hand bring their Nebulis and go, unless a Cleaner is active',
  () => {
    const players = (more: object) => [{ hand: ['kraken-3', 'kraken-2', 'crab-4'], pearls: 0, ...more }, { pearls: 0 }];
    const t = table({ ...last, players: players({}) }).play(ann, takeStack('squid'));
    expect([t.nebulis, t.affiliated(ann), t.figure]).toEqual([[3, 0], ['crab-4', 'squid-1'], ann]);
    expect(t.discard).toEqual(['kraken-3', 'kraken-2']);
    expect(t.eventTypes.indexOf('nebulisGained')).toBeLessThan(t.eventTypes.indexOf('handLaidDown'));
    const clean = table({ ...last, players: players({ lords: ['cleaner'] }) }).play(ann, takeStack('squid'));
    expect([clean.nebulis, clean.discard, clean.figure]).toEqual([[0, 0], ['kraken-3', 'kraken-2'], null]);
    const turned = table({ ...last, players: players({ lords: ['cleaner'], turned: ['cleaner'] }) }).play(ann, takeStack('squid'));
    expect(turned.nebulis).toEqual([3, 0]);
  },
);

rule('KR-SCORE-01', 'once the last Krakens were counted, the turn before cannot be taken back', () => {
  const t = table({
    ...last,
    seats: 3,
    turn: ann,
    kraken: { figure: ann },
    players: [{ nebulis: 1 }, { hand: ['kraken-2'] }, { hand: ['kraken-2'] }],
  }).play(ann, takeStack('squid'));
  expect([t.prompt, t.nebulis, t.state.undoFloor]).toEqual(['figure', [1, 1, 1], t.state.ply]);
});

rule('KR-ALLY-11', 'a Kraken is no race for the Ship Master', () => {
  const t = table({ players: [{ pearls: 0, lords: ['ship-master'] }, { pearls: 0 }], deck: ['kraken-2', 'crab-1', 'squid-5'] }).play(
    ann,
    explore,
    goOn,
    goOn,
    take,
    stow('squid'),
  );
  expect(t.pearls[0]).toBe(1);
});

rule('KR-ALLY-12', 'coins, Krakens, Nebulis, Shareholder, affiliation, arrival, ability', () => {
  const hand = ['kraken-3', 'crab-4'];
  const t = table({
    players: [
      { hand, pearls: 0 },
      { lords: ['shareholder'], pearls: 0 },
    ],
    court: ['seeker', ...rest],
  }).recruit(ann, 'seeker', hand);
  expect(t.eventTypes).toEqual([
    'lordChosen',
    'lordPaid',
    'nebulisGained',
    'figureMoved',
    'pearlsGained',
    'allyAffiliated',
    'lordEntered',
    'pearlsLost',
    'turnBegan',
  ]);
});

rule('KR-NEB-01', 'Nebulis are no pearls: they neither plot nor break ties', () => {
  expect(table({ players: [{ pearls: 0, nebulis: 5 }], court: [] }).may(ann, plot)).toBe(false);
  const t = table({
    asks: 'end',
    seats: 3,
    players: [{ lords: ['keeper'], pearls: 1 }, { lords: ['grower'], nebulis: 1, pearls: 1 }, { nebulis: 1 }],
    kraken: { figure: cat },
  });
  expect(t.winners).toEqual([bob]); // equal points and pearls: the stronger lord, not the Nebulis
});

rules(['KR-NEB-02', 'KR-NEB-05'], 'a buyer’s Nebulis go to the explorer, a recruiter’s to the supply', () => {
  const t = table({ players: [{ pearls: 0 }, { pearls: 0, nebulis: 2 }], deck: ['crab-5', 'squid-1'], kraken: { figure: bob } })
    .play(ann, explore)
    .play(bob, buy(0, 1));
  expect([t.nebulis, t.hand(bob)]).toEqual([[1, 1], ['crab-5']]);
  const paid = table({
    players: [{ hand: ['seahorse-5'], pearls: 2, nebulis: 1 }],
    court: ['shepherd', ...rest],
    kraken: { figure: ann },
  }).recruit(ann, 'shepherd', ['seahorse-5'], { pearls: 2, nebulis: 1 });
  expect(paid.nebulis).toEqual([0, 0]);
});

const ways = (pearls: number, nebulis: number, lords: readonly LordId[] = [], turned: readonly LordId[] = []): string[] =>
  table({ players: [{ hand: ['seahorse-5'], pearls, nebulis, lords, turned }], court: ['shepherd'] }).may(ann, recruit('shepherd'))
    ? table({ players: [{ hand: ['seahorse-5'], pearls, nebulis, lords, turned }], court: ['shepherd'] })
        .play(ann, recruit('shepherd'), spend('seahorse-5'))
        .optionsOf('done')
    : [];

rules(
  ['KR-NEB-03', 'KR-NEB-04', 'KR-LORD-02', 'KR-LORD-03'],
  'one Nebulis and only with the last pearls; two for an Outlaw; any time for a Counterfeiter',
  () => {
    expect(ways(2, 2)).toEqual(['2 1']);
    expect(ways(3, 2)).toEqual(['3 0']);
    expect(ways(1, 9)).toEqual([]);
    expect(ways(1, 2, ['outlaw'])).toEqual(['1 2']);
    expect(ways(1, 2, ['outlaw'], ['outlaw'])).toEqual([]);
    expect(ways(3, 2, ['counterfeiter'])).toEqual(['3 0', '2 1']);
    expect(ways(3, 2, ['counterfeiter', 'outlaw'])).toEqual(['3 0', '2 1', '1 2']);
    expect(ways(3, 2, ['outlaw'])).toEqual(['3 0']);
    expect(ways(2, 0)).toEqual([]);
  },
);

rule('KR-NEB-06', 'no plot with Nebulis', () => {
  const t = table({ players: [{ pearls: 0, nebulis: 3, lords: ['counterfeiter', 'outlaw'] }], court: [] });
  expect(t.may(ann, plot)).toBe(false);
});

rule('KR-NEB-07', 'the five of the Corruptor may hold one', () => {
  const hand = ['squid-5', 'squid-4', 'squid-1'];
  const t = table({ players: [{ hand, pearls: 4, nebulis: 2 }], court: ['corruptor', 'keeper', ...rest], kraken: { figure: ann } }).recruit(
    ann,
    'corruptor',
    hand,
  );
  expect(t.optionsOf('bribe')).toContain('keeper 4 1');
  t.play(ann, bribe('keeper', 4, 1));
  expect([t.pearls[0], t.nebulis[0], t.lords(ann)]).toEqual([0, 1, ['corruptor', 'keeper']]);
});

rule('KR-NEB-08', 'what is lost is not paid: the Seeker takes no Nebulis', () => {
  const hand = ['crab-5', 'squid-2'];
  const t = table({ players: [{ hand }, { pearls: 1, nebulis: 3 }], court: ['seeker', ...rest], kraken: { figure: bob } }).recruit(
    ann,
    'seeker',
    hand,
  );
  expect([t.pearls[1], t.nebulis[1]]).toEqual([0, 3]);
});

rule('KR-NEB-09', 'whoever can pay only with a Nebulis is asked all the same, and may pass', () => {
  const t = table({ players: [{ pearls: 0 }, { pearls: 0, nebulis: 1 }], deck: ['crab-5', 'squid-1'] }).play(ann, explore);
  expect([t.asked, t.options]).toEqual([[bob], ['buy 0 1', 'pass']]);
});

/** Ann recruits with Krakens worth so many Nebulis; who holds the figure then? */
const gained = (ally: string, nebulis: readonly number[], figure: number | null): Table => {
  const hand = [ally, 'seahorse-5', 'seahorse-4'];
  const players = nebulis.map((count, seat) => ({ nebulis: count, pearls: 0, ...(seat === 0 ? { hand } : {}) }));
  return table({ seats: nebulis.length, players, court: ['shepherd', ...rest], kraken: figure === null ? {} : { figure } }).recruit(
    ann,
    'shepherd',
    hand,
  );
};

rule('KR-FIG-01', 'the figure goes to the first who receives any', () => expect(gained('kraken-2', [0, 0, 0], null).figure).toBe(ann));

rules(['KR-FIG-02', 'KR-FIG-05'], 'a rise to the holder’s number takes it, an untouched tie does not', () => {
  expect(gained('kraken-3', [0, 2, 0], bob).figure).toBe(ann);
  expect(gained('kraken-2', [0, 2, 0], bob).figure).toBe(bob);
  expect(gained('kraken-2', [0, 2, 2], bob).figure).toBe(bob); // cat is tied, but nothing happened to either
});

/** The holder pays a Nebulis. */
const paid = (nebulis: readonly number[]): Table => {
  const players = nebulis.map((count, seat) => ({
    nebulis: count,
    pearls: 0,
    ...(seat === 0 ? { hand: ['seahorse-5', 'seahorse-2'] } : {}),
  }));
  return table({ seats: nebulis.length, players, court: ['shepherd', ...rest], kraken: { figure: ann } }).recruit(
    ann,
    'shepherd',
    ['seahorse-5', 'seahorse-2'],
    { pearls: 0, nebulis: 1 },
  );
};

rules(
  ['KR-FIG-03', 'KR-FIG-04'],
  'a holder who falls hands it to the one with the most, of equals to whom he likes; with nobody left it goes back',
  () => {
    expect(paid([2, 0, 1]).figure).toBe(cat);
    expect(paid([3, 1, 1]).figure).toBe(ann);
    const choice = paid([2, 1, 1]);
    expect([choice.prompt, choice.asked, choice.options]).toEqual(['figure', [ann], ['handOver 1', 'handOver 2']]);
    expect(choice.lords(ann)).toEqual([]); // at once, before play goes on
    choice.play(ann, handOver(cat));
    expect([choice.figure, choice.lords(ann)]).toEqual([cat, ['shepherd']]);
    expect(paid([1, 0, 0]).figure).toBeNull();
  },
);

rules(
  ['KR-FIG-06', 'KR-SCORE-02', 'KR-SCORE-03', 'KR-SCORE-04'],
  'a point for each Nebulis, five more for the figure, also below nothing',
  () => {
    const t = table({ asks: 'end', players: [{ nebulis: 3 }, { nebulis: 3, lords: ['keeper'] }], kraken: { figure: ann } });
    expect(t.score(ann)).toMatchObject({ nebulis: -3, figure: -5, total: -8 });
    expect(t.score(bob)).toMatchObject({ nebulis: -3, figure: 0, total: 3 });
  },
);

rule('KR-FIG-07', 'the Nebulis of the end come at once; where nobody held the figure, the most, then clockwise from the trigger', () => {
  const end = (hands: readonly (readonly string[])[], figure: number | null, endedBy: number = bob): Table =>
    table({
      seats: 3,
      turn: (endedBy + 2) % 3,
      endedBy,
      players: hands.map((hand) => ({ hand, pearls: 0 })),
      council: { squid: ['squid-1'] },
      kraken: figure === null ? {} : { figure },
    });
  const go = (t: Table): Table => t.play(t.turn, takeStack('squid'));
  expect(go(end([['kraken-2'], ['kraken-4'], ['kraken-3']], null)).figure).toBe(bob);
  expect(go(end([['kraken-3'], [], ['kraken-3']], null, bob)).figure).toBe(cat);
  expect(go(end([['kraken-3'], [], ['kraken-3']], null, ann)).figure).toBe(ann);
  const choice = table({
    seats: 3,
    endedBy: bob,
    players: [
      { nebulis: 0, hand: ['kraken-3'], pearls: 0 },
      { nebulis: 1, pearls: 0 },
      { hand: ['kraken-3'], pearls: 0 },
    ],
    council: { squid: ['squid-1'] },
    kraken: { figure: bob },
  }).play(ann, takeStack('squid'));
  expect([choice.prompt, choice.asked]).toEqual(['figure', [bob]]);
  expect(choice.play(bob, handOver(ann)).winners).not.toBeNull();
});

rule('KR-FIG-08', 'one check for one event: payment before gain, giver and taker of a sale together', () => {
  const hand = ['kraken-2', 'seahorse-5'];
  const t = table({
    players: [
      { hand, pearls: 0, nebulis: 1 },
      { nebulis: 1, pearls: 0 },
    ],
    court: ['shepherd', ...rest],
    kraken: { figure: ann },
  }).recruit(ann, 'shepherd', hand, { pearls: 0, nebulis: 1 });
  expect(t.eventsOf('figureMoved').map(({ to }) => to)).toEqual([bob, ann]); // falls to 0, then rises to a tie
  const sale = table({
    players: [
      { pearls: 0, nebulis: 1 },
      { pearls: 0, nebulis: 2 },
    ],
    deck: ['crab-5', 'squid-1'],
    kraken: { figure: bob },
  })
    .play(ann, explore)
    .play(bob, buy(0, 1));
  expect([sale.eventsOf('figureMoved').length, sale.figure]).toEqual([1, ann]);
});

rule('KR-LORD-01', 'Ferryman: once in the own turn a Nebulis becomes a pearl', () => {
  const t = table({ players: [{ lords: ['ferryman'], nebulis: 2, pearls: 0 }, { nebulis: 1 }], kraken: { figure: ann } }).play(
    ann,
    launder,
  );
  expect([t.nebulis, t.pearls[0], t.may(ann, launder), t.figure]).toEqual([[1, 1], 1, false, bob]);
  expect(table({ players: [{ lords: ['ferryman'] }] }).may(ann, launder)).toBe(false);
});

rule('KR-LORD-04', 'Fence: a Nebulis for each opponent, or as far as they go, to whom the owner likes; one event', () => {
  const hand = ['crab-5', 'crab-2'];
  const fenced = (nebulis: number): Table =>
    table({
      seats: 3,
      players: [{ hand, nebulis }, {}, { lords: ['shaman'] }],
      court: ['fence', ...rest],
    }).recruit(ann, 'fence', hand);
  expect([fenced(3).nebulis, fenced(3).prompt, fenced(3).asked]).toEqual([[1, 1, 1], 'figure', [ann]]);
  const few = fenced(1);
  expect([few.prompt, few.options]).toEqual(['give', ['give 1', 'give 2']]);
  few.play(ann, give(cat));
  expect([few.nebulis, few.figure]).toEqual([[0, 0, 1], cat]);
  expect(fenced(0).nebulis).toEqual([0, 0, 0]);
  const own = table({ players: [{ hand: ['kraken-4', 'crab-3'] }], court: ['fence', ...rest] }).recruit(ann, 'fence', [
    'kraken-4',
    'crab-3',
  ]);
  expect(own.nebulis).toEqual([2, 1]); // of those just received
});

rules(
  ['KR-ALLY-05', 'AB-REC-02'],
  'the cheapest payment keeps to the races, and a Kraken for the mandatory one leaves room for one less',
  () => {
    const cheap = (hand: string[]): Table =>
      table({ players: [{ hand, pearls: 9 }], court: ['seeker', ...rest] }).play(ann, recruit('seeker'), { type: 'cheapest' });
    const spent = (t: Table): string[] => t.eventsOf('lordPaid')[0]!.allies.map((ally) => ally.slice(0, -2));
    // the Kraken is the crab, a third race would be cheaper
    expect(spent(cheap(['kraken-2', 'shellfish-1', 'squid-4']))).toEqual(['kraken-2', 'squid-4']);
    // and one pearl, rather than three races
    expect(spent(cheap(['crab-1', 'shellfish-3', 'squid-5', 'squid-3']))).toEqual(['crab-1', 'squid-5']);
    expect(pays('seeker', ['kraken-2', 'squid-3', 'shellfish-2'])).toBe(false);
    expect(pays('seeker', ['kraken-2', 'squid-5', 'shellfish-2'])).toBe(true);
  },
);

rule('AB-REC-06', 'the cheapest payment spares Krakens, and never asks for more coins than there are', () => {
  const cheap = (hand: string[], pearls: number): string[] =>
    table({ players: [{ hand, pearls }], court: ['shepherd', ...rest] })
      .play(ann, recruit('shepherd'), { type: 'cheapest' })
      .eventsOf('lordPaid')[0]!
      .allies.map((ally) => ally.slice(0, -2));
  expect(cheap(['kraken-3', 'seahorse-5', 'seahorse-3'], 0)).toEqual(['seahorse-5', 'seahorse-3']);
  expect(cheap(['seahorse-5', 'seahorse-4'], 2)).toEqual(['seahorse-5', 'seahorse-4']);
});

rule('AB-LORD-08', 'the Ship Master remembers what went to the Council before a Kraken', () => {
  const t = table({ players: [{ pearls: 0, lords: ['ship-master'] }, { pearls: 0 }], deck: ['crab-1', 'kraken-2', 'squid-5'] }).play(
    ann,
    explore,
    goOn,
    goOn,
    take,
    stow('squid'),
  );
  expect(t.pearls[0]).toBe(1);
});
