import type { Event } from '@fathom/abyss';
import { soakRound } from '@fathom/kernel/testing';
import { beforeAll, expect, test } from 'vitest';
import { invariants } from './invariants.ts';
import { randomGames } from './random.ts';

/* The invariants at every ply of many random games of every kind of table. */

/** So many games of each kind. */
const EACH = soakRound(process.env) === null ? 3 : 8;

const broken = new Map<string, string>();
/** Kinds of events that these games told. */
const told = new Set<Event['type']>();

beforeAll(() => {
  for (const game of randomGames(EACH, 'invariants')) {
    for (const { s, events } of game) {
      for (const { type } of events) told.add(type);
      for (const [name, holds] of Object.entries(invariants)) if (!broken.has(name) && !holds(s)) broken.set(name, JSON.stringify(s));
    }
  }
});

test.each(Object.keys(invariants))('%s', (name) => expect(broken.get(name)).toBeUndefined());

test('these games saw nearly everything there is', () => expect(told.size).toBeGreaterThanOrEqual(48));
