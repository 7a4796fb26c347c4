import { conspiracy, type Conspiracy, type Event } from '@fathom/conspiracy';
import { beforeAll, expect, test } from 'vitest';
import { showsAsDeclared, type Ply } from '@fathom/kernel/testing';
import { fields } from '../src/state.ts';
import { invariants, remember, type Memory } from './invariants.ts';
import { randomGames } from './random.ts';

/* The invariants at every ply of many random games of every kind of table. */

const broken = new Map<string, Ply<Conspiracy>['events']>();
const kinds = new Set<string>();
let plies = 0;
let isShown = true;

beforeAll(() => {
  for (const game of randomGames(30, 'invariants')) {
    const m: Memory = { placed: new Map(), unlucky: new Set(), lastTurns: null, restrictedBy: null };
    for (const { s, events } of game) {
      plies++;
      isShown &&= showsAsDeclared(conspiracy, s, fields);
      for (const event of events) {
        remember(m, event);
        kinds.add(event.type);
      }
      for (const [name, holds] of Object.entries(invariants)) if (!broken.has(name) && !holds(s, m)) broken.set(name, events);
    }
  }
});

for (const name of Object.keys(invariants)) test(`invariant ${name}`, () => expect(broken.get(name)).toBeUndefined());

test('the view made by hand shows each field as it is declared', () => expect(isShown).toBe(true));

test('the random games have seen everything that can happen', () => {
  const all: Record<Event['type'], true> = {
    gameBegan: true,
    turnBegan: true,
    restrictionEnded: true,
    lordsRevealed: true,
    lordKept: true,
    lordDiscarded: true,
    pileTaken: true,
    lordReturned: true,
    lordPlaced: true,
    crestMoved: true,
    lordsSwapped: true,
    lordUnmasked: true,
    pearlsGained: true,
    masterChanged: true,
    locationsRevealed: true,
    deckSearched: true,
    noLocationLeft: true,
    locationTaken: true,
    locationOpened: true,
    conspireRestricted: true,
    lordsRecalled: true,
    locationsRecalled: true,
    endArmed: true,
    tokenWon: true,
    tokenSpent: true,
    gameEnded: true,
  };
  expect(plies).toBeGreaterThan(10_000);
  expect(Object.keys(all).filter((type) => !kinds.has(type))).toEqual([]);
  expect(Object.keys(invariants)).toHaveLength(15);
});
