import type { LocationId } from '@fathom/conspiracy';
import { expect } from 'vitest';
import { ann, bob, cat, crowd, dan, draw, keep, place, rule, table, takeOpen, takePile, type Card, type Facts, strait } from '../table.ts';

/** Ann has taken this location just now; `rest` lies below the lord that won it to her. */
function taken(location: LocationId, rest: readonly Card[], { players = [], openLocations = [], ...facts }: Facts = {}) {
  const all = { ...facts, players: [{ alliance: ['mage-1'] as const }, ...players], openLocations: [location, ...openLocations] };
  return table({ ...all, lordDeck: ['mage-1', ...rest] }).play(ann, draw(1), takeOpen(location));
}

rule('CO-LOC-09', 'everybody else keeps the top lord, until its controller is up again', () => {
  const t = taken('narrow-strait', ['farmer-4', 'farmer-3', 'merchant-4'], { seats: 3, piles: { mage: ['mage-6'] } });

  expect([t.alliance(bob), t.alliance(cat), t.piles]).toEqual([['farmer-4'], ['farmer-3'], { mage: ['mage-6'] }]);
  expect(t.eventTypes.filter((type) => type === 'turnBegan' || type === 'restrictionEnded')).toEqual([
    'turnBegan',
    'turnBegan',
    'turnBegan',
    'restrictionEnded',
  ]);
  expect([t.asked, t.options]).toEqual([[ann], ['deck 1', 'deck 2', 'deck 3', 'pile mage']]);
  expect(t.score(ann).locations).toBe(3); // also now that the effect has ended
});

rule('CO-LOC-09', 'with an empty deck it does not apply; who drew the last lord was still bound', () => {
  const piles = { mage: ['mage-6'], farmer: ['farmer-4'], merchant: ['merchant-1', 'merchant-2'] } as const;
  const t = taken('narrow-strait', ['farmer-3'], { seats: 3, piles, box: 'lords' });

  expect(t.alliance(bob)).toEqual(['farmer-3']);
  expect([t.asked, t.options]).toEqual([[cat], ['pile farmer', 'pile merchant', 'pile mage']]);
  t.play(cat, takePile('farmer'));
  expect(t.asked).toEqual([ann]);
});

rule('CO-LOC-09', 'a forced lord does all that it does otherwise', () => {
  const t = taken('narrow-strait', ['farmer-1', 'mage-0'], { seats: 3, players: [{ alliance: ['farmer-1'] }, { alliance: ['farmer-3'] }] });

  expect([t.asked, t.prompt]).toEqual([[bob], 'locationSource']);
  t.play(bob, { type: 'reveal', count: 1 });
  expect([t.asked, t.prompt]).toEqual([[cat], 'swap']);
});

rule('CO-LOC-10', 'everybody else reveals two and keeps one of them', () => {
  const t = taken('twin-straits', ['farmer-4', 'farmer-3', 'merchant-4', 'merchant-3'], { seats: 3, piles: { mage: ['mage-6'] } });

  expect(t.options).toEqual(['keep farmer-4', 'keep farmer-3']);
  expect(t.refused(bob, takePile('mage'))).toBe('CO-LOC-10');
  t.play(bob, keep('farmer-3'));
  expect([t.asked, t.options, t.piles.farmer]).toEqual([[cat], ['keep merchant-4', 'keep merchant-3'], ['farmer-4']]);
  t.play(cat, keep('merchant-4'));

  expect([t.restriction, t.asked, t.prompt]).toEqual([null, [ann], 'source']);
  expect(t.score(ann).locations).toBe(3);
});

rule('CO-LOC-10', 'with one lord in the deck that one is kept; with none it does not apply', () => {
  const piles = { mage: ['mage-6', 'mage-4'], farmer: ['farmer-4'] } as const;
  const t = taken('twin-straits', ['farmer-3'], { seats: 3, piles, box: 'lords' });

  expect([t.alliance(bob), t.piles]).toEqual([['farmer-3'], piles]);
  expect([t.asked, t.options]).toEqual([[cat], ['pile farmer', 'pile mage']]);
});

rule('CO-LOC-10', 'neither restriction ever binds its controller', () => {
  for (const draws of [1, 2] as const) {
    const t = table({ asks: 'source', players: [strait(draws)], piles: { mage: ['mage-6'] } });
    t.state.restriction = { draw: draws, by: ann };
    expect(t.options).toEqual(['deck 1', 'deck 2', 'deck 3', 'pile mage']);
  }
});

rule('CO-LOC-90', 'a newer restriction replaces the older one, which does not come back', () => {
  const t = taken('narrow-strait', ['farmer-1', 'merchant-3', 'merchant-4', 'mage-3', 'mage-4', 'politician-3', 'politician-4'], {
    seats: 4,
    players: [{ alliance: ['farmer-1'] }],
    openLocations: ['twin-straits'],
  });
  t.play(bob, takeOpen('twin-straits')); // the lord forced upon him won it
  expect(t.restriction).toEqual({ draw: 2, by: bob });

  t.play(cat, keep('merchant-3')).play(dan, keep('mage-3'));
  expect([t.asked, t.options]).toEqual([[ann], ['keep politician-3', 'keep politician-4']]); // her own is long gone
  expect(t.restriction).toEqual({ draw: 2, by: bob });
  t.play(ann, keep('politician-4'));

  expect([t.restriction, t.asked, t.prompt]).toEqual([null, [bob], 'source']);
  for (const seat of [bob, cat, dan]) {
    expect([t.asked, t.prompt]).toEqual([[seat], 'source']);
    t.play(seat, { type: 'takePile', guild: seat === bob ? 'merchant' : seat === cat ? 'mage' : 'politician' });
  }
  expect([t.asked, t.prompt]).toEqual([[ann], 'source']);
});

rule('CO-LOC-90', 'the newer one may also be the narrower, and ends with its own controller', () => {
  const t = taken('twin-straits', ['farmer-1', 'merchant-3', 'merchant-4', 'mage-3'], {
    seats: 3,
    players: [{ alliance: ['farmer-1'] }],
    openLocations: ['narrow-strait'],
  });
  t.play(bob, keep('farmer-1'), takeOpen('narrow-strait'));

  expect([t.alliance(cat), t.alliance(ann)]).toEqual([['merchant-4'], ['mage-1', 'mage-1', 'mage-3']]);
  expect([t.restriction, t.asked, t.prompt]).toEqual([null, [bob], 'source']);
});

rule('CO-LOC-90', 'of two taken in one turn the later counts', () => {
  for (const [first, second, forced] of [
    ['narrow-strait', 'twin-straits', 2],
    ['twin-straits', 'narrow-strait', 1],
  ] as const) {
    const t = table({
      piles: { mage: ['mage-1', 'mage-1', 'mage-1', 'mage-1'] },
      openLocations: [first, second],
      lordDeck: ['farmer-3', 'farmer-4'],
    });
    t.play(ann, takePile('mage'), place('mage-1'), place('mage-1'), takeOpen(first), place('mage-1'), takeOpen(second));
    expect(t.eventsOf('lordsRevealed').map(({ lords }) => lords.length)).toEqual([forced]);
  }
});

const fourteen: readonly Card[] = [...crowd.slice(0, 13), 'mage-1'];

rule('CO-LOC-91', 'a restriction holds in the last turns, to the end if its controller is not up again', () => {
  const t = table({
    seats: 3,
    turn: bob,
    players: [{}, { alliance: fourteen }],
    lordDeck: ['mage-1', 'farmer-2', 'merchant-2'],
    openLocations: ['narrow-strait'],
    piles: { mage: ['mage-6'] },
  });
  t.play(bob, draw(1), takeOpen('narrow-strait'));

  expect([t.alliance(cat), t.alliance(ann)]).toEqual([['farmer-2'], ['merchant-2']]);
  expect(t.winners).toEqual([bob]);
  expect(t.restriction).toEqual({ draw: 1, by: bob });

  const late = table({
    seats: 3,
    turn: bob,
    armedBy: ann,
    players: [{ alliance: [...fourteen, 'politician-1'] }, { alliance: ['farmer-1'] }],
    lordDeck: ['farmer-1', 'merchant-6', 'merchant-1'],
    openLocations: ['twin-straits'],
  });
  late.play(bob, draw(1), takeOpen('twin-straits')); // created during the last turns, by one who will not play again
  expect([late.asked, late.options]).toEqual([[cat], ['keep merchant-6', 'keep merchant-1']]);
});
