import { abyss } from '@fathom/abyss';
import { expect, test } from 'vitest';
import { ann, krakenTable } from './table.ts';

/* A board that knows no game shows a view as rows of pieces and single values. */

test('a layout shows the own hand, the size of all others, and what Kraken adds', () => {
  const facts = { players: [{ hand: ['crab-1'] }, { hand: ['crab-2'], monsters: [3] }], council: { crab: ['crab-3'] } };
  const t = krakenTable({ ...facts, options: { councilStackSizePublic: false } });
  const { zones, facts: values } = abyss.layout!(abyss.view(t.state, ann));
  const zone = (id: string): unknown => zones.find((each) => each.id === id);
  expect(zone('players.0.hand')).toEqual({ id: 'players.0.hand', owner: 0, pieces: ['crab-1-1'], count: 1 });
  expect(zone('players.1.hand')).toEqual({ id: 'players.1.hand', owner: 1, pieces: null, count: 1 });
  expect(zone('players.1.monsters')).toEqual({ id: 'players.1.monsters', owner: 1, pieces: null, count: 1 });
  expect(zone('council.crab')).toMatchObject({ pieces: null, count: 1 }); // its size is secret, and it is not empty
  expect(zone('kraken.lootDeck')).toMatchObject({ pieces: null, count: 25 });
  expect(values).toContainEqual({ id: 'players.1.pearls', owner: 1, value: 1 });
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
});
