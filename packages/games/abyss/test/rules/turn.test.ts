import { expect } from 'vitest';
import {
  ann,
  banish,
  bob,
  buy,
  cat,
  discard,
  done,
  endTurn,
  explore,
  goOn,
  oust,
  pass,
  plot,
  recruit,
  rule,
  rules,
  sell,
  skip,
  spend,
  table,
  take,
  takeLocation,
  takeStack,
  type Facts,
} from '../table.ts';

const poor = { pearls: 0 };

rule('AB-TURN-01', 'clockwise; plots, one action, then locations', () => {
  const t = table({
    seats: 3,
    players: [{ pearls: 1, lords: ['keeper', 'reaper'], keys: 1 }],
    council: { crab: ['crab-1'] },
    court: [],
    available: ['abyss'],
  });
  t.play(ann, plot);
  expect([t.prompt, t.turn]).toEqual(['action', ann]);
  t.play(ann, takeStack('crab'));
  expect(t.prompt).toBe('locationSource'); // the third key is only looked at after the action
  t.play(ann, takeLocation('abyss'));
  expect(t.turn).toBe(bob);
  t.play(bob, explore);
  for (const seat of [cat, ann]) if (t.asked[0] === seat) t.play(seat, pass);
  t.play(bob, take);
  expect(t.turn).toBe(cat);
});

rule('AB-TURN-02', 'a turn begins with abilities ready, price 1, all buyers free and the Landlord paid', () => {
  const t = table({
    players: [
      { lords: ['slaver'], hand: ['crab-1', 'crab-2'], pearls: 1 },
      { lords: ['landlord'], pearls: 3 },
    ],
    deck: ['squid-1', 'squid-2', 'seahorse-1', 'seahorse-2', 'seahorse-3', 'seahorse-4'],
  });
  t.play(ann, sell('crab-1'), explore).play(bob, buy(1)); // ann 4, bob 2
  expect(t.asked).toEqual([ann]); // who has bought is not asked again
  t.play(ann, take);
  expect([t.turn, t.pearls]).toEqual([bob, [4, 3]]); // the Landlord has paid before bob acts
  t.play(bob, explore);
  expect(t.optionsOf('buy')).toEqual(['1 0']);
  t.play(ann, pass).play(bob, take);
  expect([t.turn, t.may(ann, sell('crab-2'))]).toEqual([ann, true]);
  t.play(ann, explore);
  expect([t.asked, t.optionsOf('buy')]).toEqual([[bob], ['1 0']]);
});

rule('AB-TURN-03', 'explore, ask the Council, recruit: whichever is legal', () => {
  const t = table({
    players: [{ hand: ['seahorse-5', 'seahorse-3'] }],
    court: ['shepherd'],
    council: { crab: ['crab-1'] },
    short: ['lordDeck'],
  });
  expect(t.options).toEqual(['explore', 'takeStack crab', 'recruit shepherd']);
});

rule('AB-TURN-04', 'each action needs something to act on', () => {
  const nothing: Facts = { court: ['shepherd'], short: ['deck', 'lordDeck'], players: [poor] };
  expect(table({ ...nothing, council: { crab: ['crab-1'] } }).options).toEqual(['takeStack crab']);
  expect(table({ ...nothing, discard: ['crab-1'] }).options).toEqual(['explore']);
  expect(table({ ...nothing, deck: ['crab-1'] }).options).toEqual(['explore']);
  expect(table({ ...nothing, players: [{ ...poor, hand: ['seahorse-5', 'seahorse-3'] }] }).options).toEqual(['recruit shepherd']);
  const t = table({ ...nothing, deck: ['crab-1'], players: [{ ...poor, hand: ['seahorse-5', 'seahorse-2'] }] });
  expect(t.refused(ann, recruit('shepherd'))).toBe('AB-REC-05');
});

rule('AB-TURN-05', 'with nothing to do the action is skipped and the turn goes on', () => {
  const t = table({ court: [], short: ['deck', 'lordDeck'], players: [{ pearls: 0, keys: 3 }], available: ['abyss'] });
  expect(t.options).toEqual(['skip']);
  t.play(ann, skip);
  expect(t.prompt).toBe('locationSource');
  expect(table({ court: [], deck: ['crab-1'], short: ['deck', 'lordDeck'] }).options).not.toContain('skip');
});

const windows: Facts = {
  players: [{ lords: ['slaver', 'oracle', 'opportunist'], hand: ['crab-1'], pearls: 2 }, poor],
  deck: ['squid-1', 'monster', 'squid-2', 'squid-3'],
  council: { jellyfish: ['jellyfish-1'] },
  court: ['keeper'],
};

rule(
  'AB-TURN-06',
  'abilities wait for their owner: among plots, between exploration decisions, after the action, and never elsewhere',
  () => {
    const before = table(windows);
    expect(before.may(ann, sell('crab-1'))).toBe(true);
    before.play(ann, plot, sell('crab-1'));
    expect(before.prompt).toBe('action');

    const within = table(windows).play(ann, explore);
    expect(within.options).toEqual(['take', 'goOn', 'sell crab-1', 'banish jellyfish', 'oust keeper']);
    within.play(ann, goOn);
    expect(within.prompt).toBe('encounter');
    within.play(ann, banish('jellyfish'), oust('keeper'));
    expect(within.options).toEqual(['fight', 'goOn', 'sell crab-1']);

    const after = table({ ...windows, players: [{ lords: ['slaver', 'opportunist'], hand: ['crab-1'] }, poor] }).play(
      ann,
      takeStack('jellyfish'),
    );
    expect(after.options).toEqual(['endTurn', 'sell jellyfish-1', 'sell crab-1', 'oust keeper']);
    after.play(ann, endTurn);
    expect(after.turn).toBe(bob);

    const deciding = table({ ...windows, players: [windows.players![0]!, { pearls: 5 }] }).play(ann, explore);
    expect([deciding.asked, deciding.refused(ann, sell('crab-1'))]).toEqual([[bob], 'AB-TURN-01']);
    const paying = table({
      ...windows,
      players: [{ lords: ['slaver'], hand: ['seahorse-5', 'seahorse-4', 'crab-1'] }],
      court: ['shepherd'],
    }).play(ann, recruit('shepherd'));
    expect(paying.optionsOf('sell')).toEqual([]);
    const keys = table({ ...windows, players: [{ lords: ['slaver'], keys: 2, hand: ['crab-1'] }], available: ['abyss', 'jail'] }).play(
      ann,
      takeStack('jellyfish'),
    );
    expect([keys.prompt, keys.optionsOf('sell')]).toEqual(['locationSource', []]);
  },
);

rule('AB-TURN-07', 'what abilities are left, then the Commander, then the next player', () => {
  const hand = ['crab-1', 'crab-2', 'crab-3', 'crab-4', 'crab-5', 'squid-1', 'squid-2', 'squid-3'];
  const t = table({ players: [{ lords: ['slaver'], hand }, { lords: ['commander'] }], council: { jellyfish: ['jellyfish-1'] } });
  t.play(ann, takeStack('jellyfish'));
  expect(t.prompt).toBe('rest');
  t.play(ann, sell('crab-1'));
  expect(t.prompt).toBe('tribute'); // nothing else is left to use: eight, so two go
  t.play(ann, discard('crab-2'), discard('crab-3'));
  expect([t.turn, t.hand(ann).length]).toEqual([bob, 6]);
});

rule('AB-TURN-08', 'an extra turn is a whole turn', () => {
  const t = table({
    players: [{ lords: ['landlord', 'slaver', 'invoker'], hand: ['crab-1', 'crab-2'], pearls: 0 }],
    extraTurn: true,
    council: { squid: ['squid-1'], seahorse: ['seahorse-1'] },
    due: [
      { kind: 'rest', seat: 0 },
      { kind: 'endTurn', seat: 0 },
    ],
  });
  t.play(ann, sell('crab-1'));
  expect([t.turn, t.prompt, t.pearls[0]]).toEqual([ann, 'action', 3]); // two for the ally, one of the Landlord
  expect(t.may(ann, sell('crab-2'))).toBe(true);
  t.play(ann, takeStack('squid'), endTurn);
  expect(t.turn).toBe(bob); // one extra turn, and no more
});

rules(['AB-TURN-09', 'AB-LORD-02'], 'all opponents are asked at once, in any order, and laid down clockwise', () => {
  const facts: Facts = {
    seats: 4,
    players: [{ hand: ['crab-4', 'squid-1', 'seahorse-1'] }, { hand: ['crab-1', 'crab-2'] }, { hand: ['squid-2', 'squid-3'] }, {}],
    court: ['jailer'],
  };
  const t = table(facts).recruit(ann, 'jailer', ['crab-4', 'squid-1', 'seahorse-1']);
  t.play(ann, { type: 'affiliate', ally: 'squid-1' });
  expect(t.asked).toEqual([bob, cat]); // dan has nothing to give
  t.play(cat, discard('squid-3'));
  expect([t.asked, t.hand(cat), t.eventsOf('alliesDiscarded')]).toEqual([[bob], ['squid-3', 'squid-2'], []]); // sealed so far
  t.play(bob, discard('crab-1'));
  expect(t.eventsOf('alliesDiscarded').map(({ seat }) => seat)).toEqual([bob, cat]);
  expect([t.hand(bob), t.hand(cat)]).toEqual([['crab-2'], ['squid-2']]);
});

rules(['AB-PLOT-01', 'AB-COURT-07'], 'a pearl moves the top lord into the space farthest from the deck', () => {
  const t = table({ players: [{ pearls: 2 }], court: ['keeper', 'reaper'], lordDeck: ['sage', 'elder'] });
  t.play(ann, plot);
  expect([t.court, t.pearls[0]]).toEqual([['keeper', 'reaper', 'sage'], 1]);
});

rule('AB-PLOT-02', 'as often as there is a pearl, a space and a lord', () => {
  const t = table({ players: [{ pearls: 9 }], court: ['keeper', 'reaper', 'miller'], lordDeck: ['sage', 'elder', 'hermit', 'shaman'] });
  t.play(ann, plot, plot, plot);
  expect([t.court.length, t.pearls[0], t.may(ann, plot), t.refused(ann, plot)]).toEqual([6, 6, false, 'AB-PLOT-02']);
  expect(table({ players: [{ pearls: 0 }], court: [] }).may(ann, plot)).toBe(false);
  expect(table({ players: [{ pearls: 1 }], court: [], short: ['lordDeck'] }).may(ann, plot)).toBe(false);
});

rule('AB-PLOT-03', 'plotting gives no bonus and ends nothing, even with the last lord', () => {
  const t = table({ players: [{ pearls: 1 }], court: [], lordDeck: ['sage'], short: ['lordDeck'] }).play(ann, plot);
  expect([t.pearls[0], t.state.endedBy, t.court]).toEqual([0, null, ['sage']]);
});

rule('AB-PLOT-04', 'no plot once an action is declared', () => {
  const t = table({ players: [{ pearls: 3, lords: ['slaver'], hand: ['crab-1'] }], court: ['keeper'], council: { crab: ['crab-2'] } });
  t.play(ann, takeStack('crab'));
  expect([t.prompt, t.refused(ann, plot)]).toEqual(['rest', 'AB-PLOT-04']);
  const paying = table({ players: [{ pearls: 3, hand: ['seahorse-5', 'seahorse-4'] }], court: ['shepherd'] }).play(
    ann,
    recruit('shepherd'),
    spend('seahorse-5'),
  );
  expect(paying.may(ann, plot)).toBe(false);
  expect(paying.may(ann, done(3))).toBe(true);
});
