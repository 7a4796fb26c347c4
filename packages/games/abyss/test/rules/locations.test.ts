import { locations, locationIds, type LordId } from '@fathom/abyss';
import { expect } from 'vitest';
import { ann, bob, drawTiles, endTurn, rule, rules, table, takeLocation, takeStack, useKeys, type Facts } from '../table.ts';

const council = { crab: ['crab-1'] };
/** A turn whose action changes nothing about keys. */
const acted = (facts: Facts) => table({ council, ...facts }).play(ann, takeStack('crab'));

rule('AB-LOC-01', 'tokens, and a key for each active lord who shows one', () => {
  const t = table({
    players: [
      { keys: 2, lords: ['keeper', 'miller', 'reaper'], turned: ['reaper'], locations: [{ location: 'abyss', lords: ['shepherd'] }] },
    ],
  });
  expect(t.keys(ann)).toBe(3);
});

rule('AB-LOC-02', 'with three keys after the action a location must be taken, and not before', () => {
  const before = table({ players: [{ keys: 3 }], available: ['abyss'], council });
  expect(before.prompt).toBe('action');
  const t = acted({ players: [{ keys: 3 }], available: ['abyss', 'jail'] });
  expect([t.prompt, t.options.slice(0, 2), t.refused(ann, endTurn)]).toEqual([
    'locationSource',
    ['takeLocation abyss', 'takeLocation jail'],
    'AB-LOC-06',
  ]);
  expect(acted({ players: [{ keys: 2 }], available: ['abyss'] }).turn).toBe(bob);
});

rules(['AB-LOC-03', 'AB-LOC-05'], 'exactly three keys: tokens go back, lords go under the tile', () => {
  const t = acted({ players: [{ keys: 1, lords: ['keeper', 'miller', 'reaper'] }], available: ['abyss'] }).play(ann, takeLocation('abyss'));
  expect([t.holdings(ann), t.lords(ann), t.player(ann).keys]).toEqual([{ abyss: ['keeper', 'reaper'] }, ['miller'], 0]);
  expect([t.state.available, t.turn]).toEqual([[], bob]);
});

rules(['AB-LOC-04', 'AB-LOC-09'], 'more than three: the player chooses any three, when the tile is known', () => {
  const t = acted({ players: [{ keys: 2, lords: ['keeper', 'reaper'] }], tiles: ['abyss', 'jail'] }).play(
    ann,
    drawTiles(2),
    takeLocation('jail'),
  );
  expect([t.prompt, t.options]).toEqual(['keys', ['useKeys keeper', 'useKeys keeper reaper', 'useKeys reaper']]);
  t.play(ann, useKeys('reaper'));
  expect([t.holdings(ann), t.lords(ann), t.player(ann).keys]).toEqual([{ jail: ['reaper'] }, ['keeper'], 0]);
  const four = acted({ players: [{ keys: 4 }], available: ['abyss'] }).play(ann, takeLocation('abyss'));
  expect(four.player(ann).keys).toBe(1);
  const lords = ['keeper', 'reaper', 'shepherd', 'tamer'] as const;
  const among = acted({ players: [{ lords }], available: ['abyss'] }).play(ann, takeLocation('abyss'));
  expect(among.optionsOf('useKeys')).toEqual([
    'keeper reaper shepherd',
    'keeper reaper tamer',
    'keeper shepherd tamer',
    'reaper shepherd tamer',
  ]);
});

rule('AB-LOC-06', 'one that is available, or new ones', () => {
  const t = acted({ players: [{ keys: 3 }], available: ['abyss'] });
  expect(t.options).toEqual(['takeLocation abyss', 'drawTiles 1', 'drawTiles 2', 'drawTiles 3', 'drawTiles 4']);
});

rule('AB-LOC-07', 'one to four at the same time, one of these is kept, the others are there for all', () => {
  const facts: Facts = { players: [{ keys: 3 }], available: ['jail'], tiles: ['abyss', 'chasm', 'depths'], short: ['tiles'] };
  const t = acted(facts);
  expect(t.optionsOf('drawTiles')).toEqual(['1', '2', '3']);
  t.play(ann, drawTiles(3));
  expect([t.options, t.refused(ann, takeLocation('jail'))]).toEqual([
    ['takeLocation abyss', 'takeLocation chasm', 'takeLocation depths'],
    'AB-LOC-07',
  ]);
  t.play(ann, takeLocation('chasm'));
  expect([t.state.available, Object.keys(t.holdings(ann)), t.state.revealed]).toEqual([['jail', 'abyss', 'depths'], ['chasm'], []]);
});

rule('AB-LOC-08', 'the display is not replenished, and may become empty', () => {
  const t = acted({ players: [{ keys: 3 }], available: ['abyss'] }).play(ann, takeLocation('abyss'));
  expect([t.state.available, t.state.tiles.length]).toEqual([[], 19]);
});

rule('AB-LOC-10', 'a covered lord does nothing, but counts', () => {
  const t = acted({
    players: [
      {
        pearls: 0,
        locations: [{ location: 'dockworks', lords: ['landlord', 'treasurer', 'keeper'] }],
        hand: ['shellfish-5', 'crab-1', 'squid-1'],
      },
    ],
    court: ['ship-master'],
  });
  expect([t.keys(ann), t.pearls[0]]).toEqual([0, 0]); // no key, no Landlord's pearl
  expect(t.score(ann)).toMatchObject({ lords: 16, locations: 7 });
  const dear = table({
    players: [{ locations: [{ location: 'dockworks', lords: ['treasurer'] }], hand: ['shellfish-3', 'crab-1'], pearls: 0 }],
    court: ['ship-master'],
  });
  expect(dear.optionsOf('recruit')).toEqual([]);
});

rule('AB-LOC-11', 'and another while there are three keys', () => {
  const t = acted({ players: [{ keys: 7 }], available: ['abyss', 'jail', 'chasm'] }).play(ann, takeLocation('abyss'));
  expect([t.prompt, t.keys(ann)]).toEqual(['locationSource', 4]);
  t.play(ann, takeLocation('jail'));
  expect([t.turn, t.keys(ann)]).toEqual([bob, 1]);
});

rule('AB-LOC-12', 'no tile anywhere: the keys are kept', () => {
  const t = acted({ players: [{ keys: 3 }], available: [], short: ['tiles'] });
  expect([t.turn, t.keys(ann)]).toEqual([bob, 3]);
});

const five = ['crab-5', 'squid-2', 'seahorse-1', 'shellfish-1', 'jellyfish-1'];

rule('AB-LOC-14', 'a turned lord is no key', () => {
  const t = acted({ players: [{ keys: 2, lords: ['keeper'], turned: ['keeper'] }], available: ['abyss'] });
  expect([t.keys(ann), t.turn]).toEqual([2, bob]);
  const other = acted({ players: [{ keys: 2, lords: ['keeper', 'reaper'], turned: ['keeper'] }], available: ['abyss'] }).play(
    ann,
    takeLocation('abyss'),
  );
  expect(other.holdings(ann)).toEqual({ abyss: ['reaper'] });
});

rule('AB-LOC-15', 'a location is lost only in the own exchange, and lords move along; any number can be held', () => {
  const held: Facts = {
    players: [
      { hand: ['jellyfish-5', 'jellyfish-4', 'jellyfish-1'], locations: [{ location: 'abyss', lords: ['keeper'] }, 'jail', 'chasm'] },
      { lords: ['seeker'] },
    ],
    court: ['illusionist', 'sage', 'elder', 'hermit'],
    available: ['depths'],
  };
  const t = table(held)
    .recruit(ann, 'illusionist', ['jellyfish-5', 'jellyfish-4', 'jellyfish-1'])
    .play(ann, { type: 'exchange', mine: 'abyss', other: 'depths' });
  expect([t.holdings(ann), t.state.available]).toEqual([{ depths: ['keeper'], jail: [], chasm: [] }, ['abyss']]);
});

rule('AB-LOC-16', 'the third key may cover the lord who brought it, after he has done what he does', () => {
  const t = table({
    players: [{ hand: ['shellfish-5', 'crab-5'], keys: 2, pearls: 0 }],
    court: ['landlord', 'sage', 'elder', 'hermit'],
    available: ['abyss'],
  });
  t.recruit(ann, 'landlord', ['shellfish-5', 'crab-5']).play(ann, { type: 'affiliate', ally: 'crab-5' });
  expect([t.pearls[0], t.prompt]).toEqual([1, 'locationSource']);
  t.play(ann, takeLocation('abyss'));
  expect(t.holdings(ann)).toEqual({ abyss: ['landlord'] });
});

rule('AB-LOC-17', 'a tile says what it counts and for how much', () => {
  for (const id of locationIds) expect(locations[id].worth.type).toMatch(/\w/);
  expect(locations['sargasso-fields'].worth).toEqual({ type: 'perAffiliated', race: 'seahorse', base: 3, each: 3 });
});

const ambassador = (lord: LordId, facts: Facts = {}) => {
  const t = table({
    players: [{ hand: five, keys: 2 }],
    court: [lord, 'keeper', 'reaper', 'shaman'],
    tiles: ['abyss', 'jail', 'chasm', 'parliament'],
    available: ['depths'],
    ...facts,
  });
  return t.recruit(ann, lord, five).play(ann, { type: 'affiliate', ally: 'jellyfish-1' });
};

rules(['AB-LORD-33', 'AB-LORD-35'], 'Sage and Elder turn up two and three, and take one of these', () => {
  const sage = ambassador('sage');
  expect(sage.options).toEqual(['takeLocation abyss', 'takeLocation jail']);
  sage.play(ann, takeLocation('jail'));
  expect([sage.holdings(ann), sage.state.available, sage.keys(ann), sage.turn]).toEqual([{ jail: ['sage'] }, ['depths', 'abyss'], 2, bob]);
  const elder = ambassador('elder');
  expect(elder.options).toEqual(['takeLocation abyss', 'takeLocation jail', 'takeLocation chasm']);
  const left = ambassador('elder', { tiles: ['abyss', 'jail'], short: ['tiles'] });
  expect(left.options).toEqual(['takeLocation abyss', 'takeLocation jail']);
  const none = ambassador('sage', { tiles: [], short: ['tiles'] });
  expect([none.lords(ann), none.holdings(ann), none.turn]).toEqual([['sage'], {}, bob]);
});

rules(['AB-LORD-34', 'AB-LOC-13'], 'the Hermit takes the one he turns up, with no other key', () => {
  const t = ambassador('hermit');
  expect([t.holdings(ann), t.state.available, t.keys(ann), t.turn]).toEqual([{ abyss: ['hermit'] }, ['depths'], 2, bob]);
});

rule('AB-TILE-10', 'Black Smokers may become any tile of the stack, and is shuffled into it, or leaves the game', () => {
  const facts: Facts = {
    players: [{ keys: 2, lords: ['keeper'] }],
    available: ['black-smokers'],
    tiles: ['jail', 'abyss', 'chasm'],
    short: ['tiles'],
  };
  const t = acted(facts).play(ann, takeLocation('black-smokers'));
  expect(t.options).toEqual(['takeLocation abyss', 'takeLocation jail', 'takeLocation chasm', 'decline']); // by number, not as they lie
  const kept = t.fork().play(ann, { type: 'decline' });
  expect([kept.holdings(ann), kept.score(ann).locations]).toEqual([{ 'black-smokers': ['keeper'] }, 0]);
  t.play(ann, takeLocation('abyss'));
  expect([t.holdings(ann), t.state.tiles.toSorted()]).toEqual([{ abyss: ['keeper'] }, ['black-smokers', 'chasm', 'jail']]);
  const gone = acted({ ...facts, options: { blackSmokersDestination: 'remove-from-game' } }).play(
    ann,
    takeLocation('black-smokers'),
    takeLocation('abyss'),
  );
  expect(gone.state.tiles.toSorted()).toEqual(['chasm', 'jail']);
  const dry = acted({ ...facts, tiles: [] }); // the only one there is, taken without asking
  expect([dry.holdings(ann), dry.turn]).toEqual([{ 'black-smokers': ['keeper'] }, bob]);
  expect(dry.eventTypes).not.toContain('tilesSearched');
});
