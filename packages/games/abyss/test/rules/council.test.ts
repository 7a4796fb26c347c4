import { abyss } from '@fathom/abyss';
import { expect } from 'vitest';
import { ann, banish, bob, explore, goOn, rule, table, take, takeStack, type Facts } from '../table.ts';

const council = { crab: ['crab-5', 'crab-1'], squid: ['squid-2'] };

rule('AB-COUNCIL-01', 'a whole stack that is not empty', () => {
  const t = table({ council });
  expect(t.optionsOf('takeStack')).toEqual(['crab', 'squid']);
  expect(t.refused(ann, takeStack('seahorse'))).toBe('AB-TURN-04');
  t.play(ann, takeStack('crab'));
  expect([t.hand(ann), t.council, t.turn]).toEqual([['crab-5', 'crab-1'], { squid: ['squid-2'] }, bob]);
});

rule('AB-COUNCIL-02', 'nobody looks before taking, and the choice is final', () => {
  const t = table({ council });
  expect(JSON.stringify(abyss.view(t.state, ann))).not.toMatch(/crab-5-1|squid-2-1/);
  expect(t.undoable(ann, takeStack('crab'))).toBe(false);
});

rule('AB-COUNCIL-03', 'the size of each stack is public, unless the table wants it otherwise', () => {
  for (const seat of [ann, bob, null])
    expect(abyss.view(table({ council }).state, seat).council).toMatchObject({ crab: 2, squid: 1, seahorse: 0 });
  const silent = table({ council, options: { councilStackSizePublic: false } });
  expect(abyss.view(silent.state, bob).council).toMatchObject({ crab: null, squid: null, seahorse: 0 });
});

rule('AB-COUNCIL-04', 'one stack for each race, of any size, which refills after it was emptied', () => {
  const t = table({ council, players: [{ pearls: 0 }, { pearls: 0 }], deck: ['crab-2', 'crab-3', 'crab-4', 'squid-1'] });
  t.play(ann, takeStack('crab')).play(bob, explore, goOn, goOn, take);
  expect(t.council).toEqual({ squid: ['squid-2'], crab: ['crab-2', 'crab-3'] });
});

rule('AB-COUNCIL-06', 'Alchemist, Apprentice and Oracle empty stacks too', () => {
  const alchemist = table({ council, players: [{ lords: ['alchemist'] }] }).play(ann, takeStack('squid'));
  expect([alchemist.council, alchemist.hand(ann)]).toEqual([{}, ['crab-5', 'crab-1', 'squid-2']]);
  const oracle = table({ council, players: [{ lords: ['oracle'] }] }).play(ann, banish('crab'));
  expect(oracle.council).toEqual({ squid: ['squid-2'] });
  const hand = ['jellyfish-4', 'crab-1', 'squid-1'];
  const apprentice = table({ council, players: [{ hand }], court: ['apprentice', 'keeper', 'reaper', 'miller'] });
  apprentice.recruit(ann, 'apprentice', hand).play(ann, { type: 'affiliate', ally: 'crab-1' }, takeStack('crab'));
  expect([apprentice.council, apprentice.hand(ann)]).toEqual([{ squid: ['squid-2'] }, ['crab-5', 'crab-1']]);
});

rule('AB-LORD-18', 'the Alchemist takes two different stacks, the second when the first is seen', () => {
  const facts: Facts = { council: { ...council, seahorse: ['seahorse-1'] }, players: [{ lords: ['alchemist'] }] };
  const t = table(facts).play(ann, takeStack('crab'));
  expect([t.prompt, t.options, t.hand(ann)]).toEqual(['stack', ['takeStack seahorse', 'takeStack squid'], ['crab-5', 'crab-1']]);
  t.play(ann, takeStack('squid'));
  expect([t.council, t.turn]).toEqual([{ seahorse: ['seahorse-1'] }, bob]);
  const only = table({ ...facts, council: { crab: ['crab-1'] } }).play(ann, takeStack('crab'));
  expect([only.hand(ann), only.turn]).toEqual([['crab-1'], bob]);
  const turned = table({ ...facts, players: [{ lords: ['alchemist'], turned: ['alchemist'] }] }).play(ann, takeStack('crab'));
  expect(turned.turn).toBe(bob);
});
