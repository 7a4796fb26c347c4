import { lordIds, lords, type LordId } from '@fathom/abyss';
import { expect } from 'vitest';
import {
  ann,
  appoint,
  banish,
  bob,
  bribe,
  cat,
  dan,
  decline,
  discard,
  dismiss,
  exchange,
  explore,
  fight,
  goOn,
  oust,
  pass,
  recruit,
  reward,
  rule,
  rules,
  sell,
  steal,
  table,
  take,
  takeStack,
  turn,
  type Facts,
  type Table,
} from '../table.ts';

const rest: LordId[] = ['sage', 'elder', 'hermit'];
/** What pays for anything of a guild: the seat recruits this lord with it, the lowest of the allies is affiliated. */
const purses: Partial<Record<string, readonly string[]>> = {
  soldier: ['crab-5', 'crab-4', 'crab-3', 'squid-4', 'jellyfish-4'],
  merchant: ['shellfish-5', 'shellfish-4', 'shellfish-3', 'squid-4', 'jellyfish-4'],
  mage: ['jellyfish-5', 'jellyfish-4', 'jellyfish-3', 'squid-4', 'crab-4'],
  politician: ['squid-5', 'squid-4', 'squid-3', 'jellyfish-4', 'crab-4'],
};
type Before = NonNullable<Facts['players']>[number];
/** Ann has recruited this lord, and his ability is due or done. */
function recruited(lord: LordId, [me = {}, ...others]: readonly Before[] = [], facts: Facts = {}): Table {
  const { guild, cost } = lords[lord];
  const [a, b, c, d, e] = purses[guild]!;
  const hand = cost.races === 1 ? [a!, b!, c!] : cost.races === 2 ? [a!, b!, c!, d!] : [a!, b!, c!, d!, e!];
  const players = [{ pearls: 0, ...me, hand: [...hand, ...(me.hand ?? [])] }, ...others];
  const t = table({ seats: Math.max(2, players.length), players, court: [lord, ...rest], ...facts }).recruit(ann, lord, hand);
  return t;
}

rules(['AB-LORD-01', 'AB-LORD-25'], 'Recruiter: opponents pay two more, or double; Treasurer: the own cost is two less', () => {
  const may = (value: number, mine: LordId[], theirs: LordId[], options: Facts['options'] = {}): boolean => {
    const hand = ['seahorse-5', 'seahorse-4', 'seahorse-4', 'seahorse-3', 'seahorse-3', 'seahorse-3'];
    let left = value;
    const cards = hand.filter((card) => (Number(card.at(-1)) <= left ? ((left -= Number(card.at(-1))), true) : false));
    return table({
      players: [{ hand: cards, pearls: left, lords: mine }, { lords: theirs }],
      court: ['shepherd'],
      ...(options ? { options } : {}),
    }).may(ann, recruit('shepherd'));
  };
  expect([may(9, [], ['recruiter']), may(10, [], ['recruiter'])]).toEqual([false, true]);
  expect([
    may(15, [], ['recruiter'], { recruiterSurcharge: 'double' }),
    may(16, [], ['recruiter'], { recruiterSurcharge: 'double' }),
  ]).toEqual([false, true]);
  expect([
    may(13, ['treasurer'], ['recruiter'], { recruiterSurcharge: 'double' }),
    may(14, ['treasurer'], ['recruiter'], { recruiterSurcharge: 'double' }),
  ]).toEqual([false, true]);
  expect([may(5, ['treasurer'], []), may(6, ['treasurer'], [])]).toEqual([false, true]);
  expect(may(8, ['recruiter'], [])).toBe(true);
});

rules(
  ['AB-ABIL-02', 'AB-LORD-01', 'AB-LORD-25'],
  'a Recruiter anywhere at the table counts; a lord who is turned silences himself alone',
  () => {
    const cost = (players: Before[]): boolean =>
      table({
        turn: bob,
        players: [players[0]!, { hand: ['seahorse-5', 'seahorse-3'], pearls: 0, ...players[1] }],
        court: ['shepherd'],
      }).may(bob, recruit('shepherd'));
    expect([cost([{}, {}]), cost([{ lords: ['recruiter'] }, {}])]).toEqual([true, false]);
    const both: LordId[] = ['treasurer', 'keeper'];
    expect(cost([{ lords: ['recruiter'] }, { lords: both, turned: ['keeper'] }])).toBe(true);
    expect(cost([{ lords: ['recruiter'] }, { lords: both, turned: ['treasurer'] }])).toBe(false);
  },
);

rule('AB-LORD-02', 'Jailer: each opponent discards one of the hand; Shaman and empty hands are spared', () => {
  const t = recruited('jailer', [{}, { hand: ['crab-1', 'crab-2'] }, { hand: ['squid-1'], lords: ['shaman'] }, {}]);
  expect(t.asked).toEqual([bob]);
  t.play(bob, discard('crab-1'));
  expect([t.hand(bob), t.hand(cat), t.discard.includes('crab-1')]).toEqual([['crab-2'], ['squid-1'], true]);
});

rule('AB-LORD-03', 'Seeker: each opponent pays two pearls, or all; the owner gains nothing', () => {
  const t = recruited('seeker', [{}, { pearls: 5 }, { pearls: 1 }, { pearls: 5, lords: ['shaman'] }]);
  expect([t.pearls, t.eventsOf('pearlsLost').map(({ seat }) => seat)]).toEqual([
    [0, 3, 0, 5],
    [bob, cat],
  ]);
});

rule('AB-LORD-04', 'Assassin: the owner turns one unturned free lord of each opponent, for good', () => {
  const t = recruited('assassin', [
    {},
    { lords: ['keeper', 'treasurer'], turned: ['keeper'] },
    { lords: ['reaper', 'slaver'], locations: [{ location: 'abyss', lords: ['shepherd'] }] },
    { lords: ['shaman', 'peddler'] },
  ]);
  expect([t.prompt, t.asked, t.options]).toEqual(['assassinate', [ann], ['turn reaper', 'turn slaver']]); // bob's one was turned at once
  t.play(ann, turn('slaver'));
  expect([t.turned(bob), t.turned(cat), t.turned(dan), t.turn]).toEqual([['keeper', 'treasurer'], ['slaver'], [], bob]);
  expect([t.keys(cat), t.score(cat).lords, t.lords(cat)]).toEqual([1, 17, ['reaper', 'slaver']]);
  const both = recruited('assassin', [{}, { lords: ['keeper', 'treasurer'] }, { lords: ['reaper', 'slaver'] }]);
  expect(both.options).toEqual(['turn keeper', 'turn treasurer']); // clockwise
  expect(both.play(ann, turn('keeper')).options).toEqual(['turn reaper', 'turn slaver']);
});

const eight = ['crab-1', 'crab-1', 'crab-1', 'crab-2', 'crab-2', 'seahorse-1', 'seahorse-2', 'seahorse-3'];

rule('AB-LORD-05', 'Commander: opponents discard down to six when he comes and at the end of their own turns', () => {
  const seven = ['shellfish-1', 'shellfish-1', 'shellfish-1', 'shellfish-2', 'shellfish-2', 'shellfish-3', 'shellfish-3'];
  const t = recruited('commander', [{}, { hand: eight }, { hand: seven, lords: ['shaman'] }]);
  expect(t.asked).toEqual([bob]); // the Shaman protects cat
  t.play(bob, discard('crab-1'), discard('crab-1'));
  expect([t.hand(bob).length, t.hand(cat).length, t.turn]).toEqual([6, 7, bob]);

  const facts: Facts = {
    players: [{ hand: eight.slice(0, 6), pearls: 3 }, { lords: ['commander'], pearls: 0 }, { pearls: 0 }],
    seats: 3,
    deck: ['squid-1', 'squid-2', 'squid-3', 'squid-4', 'squid-5'],
  };
  const own = table(facts).play(ann, explore, take);
  expect([own.prompt, own.asked]).toEqual(['tribute', [ann]]);
  const buying = table({ ...facts, turn: cat })
    .play(cat, explore)
    .play(ann, { type: 'buy', pearls: 1, nebulis: 0 });
  expect([buying.hand(ann).length, buying.asked]).toEqual([7, [cat]]); // kept until the end of the own next turn
  const strict = table({ ...facts, turn: cat, options: { commanderPurchaseCheck: 'also-after-purchase' } })
    .play(cat, explore)
    .play(ann, { type: 'buy', pearls: 1, nebulis: 0 });
  expect([strict.prompt, strict.asked]).toEqual(['tribute', [ann]]);
  const spared = table({
    ...facts,
    players: [
      { hand: eight.slice(0, 6), pearls: 3, lords: ['shaman'] },
      { lords: ['commander'], pearls: 0 },
    ],
    seats: 2,
  }).play(ann, explore, take);
  expect(spared.turn).toBe(bob);
});

rule('AB-LORD-06', 'Tamer: an opponent fights one step lower, the owner does not', () => {
  const fought = (threat: number, mine: LordId[], theirs: LordId[]): string[] =>
    table({
      players: [
        { pearls: 0, lords: mine },
        { pearls: 0, lords: theirs },
      ],
      deck: ['monster', 'crab-1'],
      threat,
    })
      .play(ann, explore, fight)
      .optionsOf('reward');
  expect(fought(2, [], ['tamer'])).toEqual(['0 1 0', '0 0 1']);
  expect(fought(1, [], ['tamer'])).toEqual(['0 1 0', '0 0 1']);
  expect(fought(6, [], ['tamer'])).toEqual(['1 2 0', '1 1 1', '1 0 2']);
  expect(fought(2, ['tamer'], [])).toEqual(['0 2 0', '0 1 1', '0 0 2']);
  expect(fought(2, ['shaman'], ['tamer'])).toEqual(['0 2 0', '0 1 1', '0 0 2']);
  const t = table({ players: [{ pearls: 0 }, { pearls: 0, lords: ['tamer'] }], deck: ['monster', 'monster', 'crab-1'], threat: 2 }).play(
    ann,
    explore,
    goOn,
  );
  expect(t.threat).toBe(3);
  expect(t.play(ann, fight, reward(0, 2, 0)).threat).toBe(1);
});

rule('AB-LORD-07', 'Hunter: one token of an opponent, drawn blindly', () => {
  const t = recruited('hunter', [{}, { monsters: [2, 2] }, { monsters: [4] }, { monsters: [3], lords: ['shaman'] }]);
  expect(t.options).toEqual(['steal 1', 'steal 2']);
  t.play(ann, steal(cat));
  expect([t.monsters(ann), t.monsters(cat)]).toEqual([[4], []]);
  const hand = ['crab-5', 'crab-4', 'crab-3', 'squid-4'];
  const facts: Facts = { players: [{ hand }, { monsters: [2, 4] }], court: ['hunter', ...rest] };
  const drawn = new Set(Array.from({ length: 20 }, (_, i) => table(facts, `steal ${i}`).recruit(ann, 'hunter', hand).monsters(ann)[0]));
  expect([...drawn].toSorted((a, b) => a! - b!)).toEqual([2, 4]);
  expect(recruited('hunter', [{}, {}]).turn).toBe(bob);
});

rule('AB-LORD-08', 'Ship Master: a pearl for each different race that goes to the Council in the own exploration', () => {
  const deck = ['crab-1', 'crab-2', 'squid-1', 'seahorse-5'];
  const t = table({ players: [{ pearls: 0, lords: ['ship-master'] }, { pearls: 0 }], deck }).play(ann, explore, goOn, goOn, goOn, take);
  expect(t.pearls).toEqual([2, 0]);
  expect(t.eventsOf('pearlsGained')).toEqual([{ type: 'pearlsGained', seat: ann, amount: 2, from: 'shipMaster' }]);
  const others = table({ players: [{ pearls: 0 }, { pearls: 0, lords: ['ship-master'] }], deck }).play(ann, explore, goOn, take);
  expect([others.pearls, others.eventsOf('pearlsGained')]).toEqual([[0, 0], []]); // no pearls, no event
});

rules(['AB-LORD-09', 'AB-LORD-10', 'AB-LORD-13'], 'Trader three, Peddler two, Shopkeeper one', () => {
  expect((['trader', 'peddler', 'shopkeeper'] as const).map((lord) => recruited(lord).pearls[0])).toEqual([3, 2, 1]);
});

rule('AB-LORD-11', 'Landlord: a pearl when he comes and at the start of each later turn, before any plot', () => {
  const t = recruited('landlord', [{}, { pearls: 0 }], { deck: ['crab-1', 'crab-2'] });
  expect(t.pearls[0]).toBe(1);
  t.play(bob, explore).play(ann, pass).play(bob, take);
  expect([t.turn, t.pearls[0], t.may(ann, { type: 'plot' })]).toEqual([ann, 2, true]);
  const still = table({ players: [{ pearls: 0, lords: ['landlord'], turned: ['landlord'] }] });
  expect(still.pearls[0]).toBe(0);
});

rule('AB-LORD-12', 'Slaver: once in the own turn an ally for two pearls', () => {
  const t = table({ players: [{ pearls: 0, lords: ['slaver'], hand: ['crab-1', 'crab-2'] }] }).play(ann, sell('crab-2'));
  expect([t.pearls[0], t.hand(ann), t.discard, t.optionsOf('sell')]).toEqual([2, ['crab-1'], ['crab-2'], []]);
  expect(table({ players: [{ lords: ['slaver'] }] }).optionsOf('sell')).toEqual([]);
});

rules(
  ['AB-LORD-14', 'AB-ABIL-07'],
  'Shaman: other players’ Soldiers do nothing to the owner, and everything to the others; not when turned',
  () => {
    const t = recruited('seeker', [{}, { pearls: 5, lords: ['shaman'] }, { pearls: 5 }]);
    expect(t.pearls).toEqual([0, 5, 3]);
    const turned = recruited('seeker', [{}, { pearls: 5, lords: ['shaman'], turned: ['shaman'] }]);
    expect(turned.pearls).toEqual([0, 3]);
    const other = table({
      players: [{ hand: ['seahorse-5', 'seahorse-4', 'seahorse-1'] }, { lords: ['recruiter'] }],
      court: ['landowner'],
    });
    expect(other.may(ann, recruit('landowner'))).toBe(false); // covered or turned, the surcharge is back
  },
);

rule('AB-LORD-15', 'Invoker: one more turn', () => {
  const t = recruited('invoker', [{}, {}]);
  expect([t.turn, t.prompt]).toEqual([ann, 'action']);
  expect(t.eventsOf('turnBegan')).toEqual([{ type: 'turnBegan', seat: ann, extra: true }]);
});

rule('AB-LORD-16', 'Apprentice: a whole stack, and only one even for an Alchemist', () => {
  const t = recruited('apprentice', [{ lords: ['alchemist'] }], {
    council: { crab: ['crab-1'], squid: ['squid-1'], seahorse: ['seahorse-1'] },
  });
  expect([t.prompt, t.options]).toEqual(['stack', ['takeStack crab', 'takeStack seahorse', 'takeStack squid']]);
  t.play(ann, takeStack('crab'));
  expect([t.hand(ann), t.turn]).toEqual([['crab-1'], bob]);
  expect(recruited('apprentice').turn).toBe(bob);
});

rule('AB-LORD-17', 'Oracle: once in the own turn a stack goes unseen to the discard', () => {
  const t = table({ players: [{ lords: ['oracle'] }], council: { crab: ['crab-1', 'crab-2'], squid: ['squid-1'] } });
  expect(t.optionsOf('banish')).toEqual(['crab', 'squid']);
  t.play(ann, banish('crab'));
  expect([t.discard, t.optionsOf('banish')]).toEqual([['crab-1', 'crab-2'], []]);
  expect(JSON.stringify(t.events)).not.toMatch(/crab-1/);
});

rule('AB-LORD-19', 'Illusionist: one own location for an available one, if the owner likes', () => {
  const facts: Facts = { available: ['depths', 'chasm'] };
  const t = recruited('illusionist', [{ locations: ['abyss', 'jail'], keys: 2 }], facts);
  expect(t.options).toEqual(['decline', 'exchange abyss depths', 'exchange abyss chasm', 'exchange jail depths', 'exchange jail chasm']);
  t.play(ann, exchange('jail', 'depths'));
  expect([Object.keys(t.holdings(ann)), t.state.available, t.keys(ann)]).toEqual([['abyss', 'depths'], ['chasm', 'jail'], 2]);
  expect(recruited('illusionist', [{ locations: ['abyss'] }], { available: [] }).turn).toBe(bob);
  const smokers = recruited('illusionist', [{ locations: ['abyss'] }], { available: ['black-smokers'] }).play(
    ann,
    exchange('abyss', 'black-smokers'),
  );
  expect(smokers.prompt).toBe('smokers');
});

rule('AB-LORD-21', 'Opportunist: once in the own turn another lord takes the space of one', () => {
  const t = table({ players: [{ lords: ['opportunist'] }], court: ['keeper', 'reaper', 'miller'], lordDeck: ['shaman'] }).play(
    ann,
    oust('reaper'),
  );
  expect([t.court, t.state.lordDiscard, t.pearls[0], t.optionsOf('oust')]).toEqual([['keeper', 'shaman', 'miller'], ['reaper'], 1, []]);
  expect(table({ players: [{ lords: ['opportunist'] }], court: ['keeper'], short: ['lordDeck'] }).optionsOf('oust')).toEqual([]);
});

rule('AB-LORD-22', 'Corruptor: one more lord of the Court as it is, for five pearls flat', () => {
  const t = recruited('corruptor', [{ pearls: 6 }, { lords: ['recruiter'], hand: ['crab-1', 'crab-2'] }], {
    court: ['corruptor', 'jailer', 'sage'],
  });
  expect(t.options).toEqual(['decline', 'bribe jailer 5 0', 'bribe sage 5 0']);
  t.play(ann, bribe('jailer'));
  expect([t.lords(ann), t.pearls[0], t.asked, t.court.length]).toEqual([['corruptor', 'jailer'], 1, [bob], 1]); // his ability first
  t.play(bob, discard('crab-1'));
  expect([t.court.length, t.pearls[0]]).toEqual([6, 3]);
  expect(recruited('corruptor', [{ pearls: 4 }], { court: ['corruptor', 'jailer', 'sage'] }).turn).toBe(bob);
  expect(
    recruited('corruptor', [{ pearls: 5 }])
      .play(ann, decline)
      .lords(ann),
  ).toEqual(['corruptor']);
  const seventh: LordId[] = ['keeper', 'reaper', 'miller', 'shaman', 'tamer'];
  const ended = recruited('corruptor', [{ pearls: 5, lords: seventh, turned: seventh }], { court: ['corruptor', 'peddler', ...rest] }).play(
    ann,
    bribe('peddler'),
  );
  expect(ended.state.endedBy).toBe(ann);
});

rules(['AB-LORD-23', 'AB-ABIL-03', 'AB-ABIL-08'], 'Traitor: another free lord goes, one of the Court comes and does what he does', () => {
  const t = recruited(
    'traitor',
    [{ lords: ['keeper', 'miller'], turned: ['miller'], locations: [{ location: 'abyss', lords: ['reaper'] }] }],
    { court: ['traitor', 'trader', ...rest] },
  );
  expect(t.options).toEqual(['decline', 'dismiss keeper', 'dismiss miller']);
  t.play(ann, dismiss('miller'));
  expect(t.options).toEqual(['appoint trader', 'appoint sage', 'appoint elder', 'appoint hermit']);
  t.play(ann, appoint('trader'));
  expect([t.lords(ann), t.turned(ann), t.pearls[0], t.state.lordDiscard]).toEqual([['keeper', 'traitor', 'trader'], [], 3, ['miller']]);
  expect(recruited('traitor', [{}]).turn).toBe(bob);
  expect(recruited('traitor', [{ lords: ['keeper'] }], { court: ['traitor'], short: ['lordDeck'] }).turn).toBe(bob);
});

rule('AB-LORD-24', 'Diplomat: the mandatory race is waived, the number of races is not', () => {
  const facts: Facts = { players: [{ hand: ['crab-5', 'crab-3'], pearls: 0, lords: ['diplomat'] }], court: ['shepherd', 'reaper'] };
  expect(table(facts).optionsOf('recruit')).toEqual(['shepherd']);
});

rule('AB-LORD-26', 'Schemer: the same with the top lord of the deck, chosen unseen', () => {
  const t = recruited('schemer', [{ lords: ['keeper'] }], { lordDeck: ['peddler'] });
  expect(t.options).toEqual(['decline', 'dismiss keeper']);
  expect(t.undoable(ann, dismiss('keeper'))).toBe(false);
  t.play(ann, dismiss('keeper'));
  expect([t.lords(ann), t.pearls[0], t.court]).toEqual([['schemer', 'peddler'], 2, rest]);
  expect(recruited('schemer', [{ lords: ['keeper'] }], { short: ['lordDeck'] }).turn).toBe(bob);
});

rules(
  ['AB-LORD-27', 'AB-LORD-28', 'AB-LORD-29', 'AB-LORD-30', 'AB-LORD-31', 'AB-LORD-32', 'KR-LORD-17', 'KR-LORD-18'],
  'farmers do nothing',
  () => {
    const figures = (id: LordId): unknown[] => {
      const { cost, influence, keys, ability, onEnter } = lords[id];
      return [cost.value, cost.races, cost.mandatory, influence, keys, ability, onEnter];
    };
    const row = (value: number, races: number, influence: number, keys: number): unknown[] => [
      value,
      races,
      'seahorse',
      influence,
      keys,
      'none',
      [],
    ];
    expect(
      (['keeper', 'reaper', 'shepherd', 'miller', 'aquaculturalist', 'landowner', 'grower', 'oyster-farmer'] as const).map(figures),
    ).toEqual([
      row(6, 3, 6, 1),
      row(7, 2, 6, 1),
      row(8, 1, 6, 1),
      row(8, 2, 10, 0),
      row(9, 3, 11, 0),
      row(10, 1, 12, 0),
      row(9, 2, 7, 1),
      row(12, 1, 13, 0),
    ]);
  },
);

/** Every lord as the catalogue has him: value/races/race; influence; keys; kind. */
const figures: Record<string, string> = {
  recruiter: '10/2/crab 4 1 ongoing',
  jailer: '6/3/crab 7 0 once',
  seeker: '7/2/crab 7 0 once',
  assassin: '10/1/crab 6 0 once',
  commander: '8/1/crab 4 1 ongoing',
  tamer: '6/3/crab 4 1 ongoing',
  hunter: '8/2/crab 6 0 once',
  'ship-master': '6/3/shellfish 5 1 ongoing',
  trader: '10/3/shellfish 9 0 once',
  peddler: '8/1/shellfish 9 0 once',
  landlord: '10/2/shellfish 5 1 ongoing',
  slaver: '8/1/shellfish 5 1 ongoing',
  shopkeeper: '6/3/shellfish 9 0 once',
  shaman: '6/3/jellyfish 5 1 ongoing',
  invoker: '8/1/jellyfish 8 0 once',
  apprentice: '6/3/jellyfish 9 0 once',
  oracle: '8/2/jellyfish 5 1 ongoing',
  alchemist: '7/1/jellyfish 5 1 ongoing',
  illusionist: '10/1/jellyfish 9 0 once',
  'master-of-magic': '10/3/jellyfish 6 1 ongoing',
  opportunist: '6/3/squid 5 1 ongoing',
  corruptor: '10/1/squid 6 0 once',
  traitor: '12/3/squid 6 0 once',
  diplomat: '8/1/squid 5 1 ongoing',
  treasurer: '10/2/squid 5 1 ongoing',
  schemer: '8/3/squid 6 0 once',
  sage: '10/5/none 4 0 once',
  hermit: '10/5/none 5 0 once',
  elder: '10/5/none 3 0 once',
  ferryman: '7/1/none 5 1 ongoing',
  outlaw: '7/1/none 6 1 ongoing',
  counterfeiter: '7/1/none 5 1 ongoing',
  fence: '7/1/none 8 0 once',
  cleaner: '7/1/none 7 1 ongoing',
  watcher: '5/2/none 4 0 once',
  vigil: '5/2/none 4 0 once',
  lookout: '5/2/none 4 0 once',
  shareholder: '9/2/shellfish 5 1 ongoing',
  inheritor: '10/2/shellfish 7 0 once',
  hypnotist: '9/2/jellyfish 5 1 ongoing',
  healer: '7/1/jellyfish 7 0 once',
  highwayman: '9/2/crab 4 1 ongoing',
  executioner: '9/3/crab 5 0 once',
  recipient: '7/2/squid 5 1 ongoing',
  liberator: '9/2/squid 8 0 once',
};

rules(['AB-ABIL-01', 'AB-ABIL-02', 'AB-ABIL-10'], 'guild, cost, influence, key and arrow of every lord', () => {
  for (const id of lordIds) {
    const { guild, cost, influence, keys, ability } = lords[id];
    if (guild === 'farmer') continue;
    expect(`${id} ${cost.value}/${cost.races}/${cost.mandatory ?? 'none'} ${influence} ${keys} ${ability}`).toBe(`${id} ${figures[id]}`);
    expect(cost.mandatory).toBe(
      { soldier: 'crab', merchant: 'shellfish', mage: 'jellyfish', politician: 'squid', ambassador: null, smuggler: null }[guild],
    );
  }
  expect(lordIds.filter((id) => lords[id].guild === 'farmer' && lords[id].ability !== 'none')).toEqual([]);
  const once = recruited('peddler', [{}, {}], { deck: ['crab-1', 'crab-2'] })
    .play(bob, explore)
    .play(ann, pass)
    .play(bob, take);
  expect(once.pearls[0]).toBe(2); // nothing more in later turns
});

rule('AB-ABIL-04', 'once in each turn, the turn of arrival included', () => {
  const t = recruited('slaver', [{ hand: ['jellyfish-1', 'jellyfish-2'] }, { pearls: 0 }], { deck: ['crab-1', 'crab-2'] });
  expect([t.prompt, t.optionsOf('sell')]).toEqual(['rest', ['jellyfish-2', 'jellyfish-1']]);
  t.play(ann, sell('jellyfish-1'));
  expect(t.turn).toBe(bob);
});

rule('AB-ABIL-05', 'Corruptor, Traitor, Schemer and Illusionist may be declined, the others not', () => {
  expect(recruited('corruptor', [{ pearls: 5 }]).may(ann, decline)).toBe(true);
  expect(recruited('traitor', [{ lords: ['keeper'] }]).may(ann, decline)).toBe(true);
  expect(recruited('schemer', [{ lords: ['keeper'] }]).may(ann, decline)).toBe(true);
  expect(recruited('illusionist', [{ locations: ['abyss'] }], { available: ['jail'] }).may(ann, decline)).toBe(true);
  expect(recruited('assassin', [{}, { lords: ['keeper', 'reaper'] }]).may(ann, decline)).toBe(false);
  expect(recruited('apprentice', [], { council: { crab: ['crab-1'], squid: ['squid-1'] } }).may(ann, decline)).toBe(false);
});

rule('AB-ABIL-06', 'without a target nothing happens, now or later', () => {
  const t = recruited('assassin', [{}, {}], { deck: ['crab-1', 'crab-2'] });
  expect([t.turn, t.lords(ann)]).toEqual([bob, ['assassin']]);
});

rule('AB-ABIL-09', 'what is nested is done first, whole', () => {
  const t = recruited('traitor', [{ lords: ['keeper'], pearls: 5 }], { court: ['traitor', 'corruptor', 'peddler', 'sage'] });
  t.play(ann, dismiss('keeper'), appoint('corruptor'));
  expect([t.prompt, t.court]).toEqual(['bribe', ['peddler', 'sage']]);
  t.play(ann, bribe('peddler'));
  expect(t.eventTypes).toEqual(['lordChosen', 'lordPaid', 'lordEntered', 'pearlsGained', 'pearlsGained', 'courtRefilled', 'turnBegan']);
  expect([t.pearls[0], t.lords(ann)]).toEqual([4, ['traitor', 'corruptor', 'peddler']]);
});
