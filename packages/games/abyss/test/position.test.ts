import { abyss } from '@fathom/abyss';
import { arrange, describe as described, rngFrom } from '@fathom/kernel';
import { randomGame, tryAltered } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { invariants } from './invariants.ts';
import { tastes } from './random.ts';
import { ann, explore, krakenTable, table } from './table.ts';

/* Positions come from strangers (docs/positions.md): what cannot be is refused, and named. */

const laid = (facts: object) =>
  arrange(abyss, { format: 'fathom-position/1', game: 'abyss', seats: 2, turn: 0, ...facts }, rngFrom('position'));

const due = (...frames: readonly object[]): object => ({
  due: [...frames, { kind: 'control', seat: 0 }, { kind: 'rest', seat: 0 }, { kind: 'endTurn', seat: 0 }],
});
const kraken = (facts: object): object => ({ options: { kraken: true }, ...facts });
const seven = ['keeper', 'reaper', 'miller', 'sage', 'elder', 'hermit', 'shaman'];

/** Facts, the path of the fault, and the rule where one is broken. */
const misfits: Record<string, [facts: object, at: string, rule?: string]> = {
  'a card twice': [{ players: [{ hand: ['crab-5'] }], discard: ['crab-5'] }, 'discard[0]'],
  'a lord twice': [{ court: ['keeper', 'keeper'] }, 'court[1]'],
  'a lord in the Court and before a player': [{ players: [{ lords: ['keeper'] }], court: ['keeper'] }, 'court[0]'],
  'a location twice': [{ players: [{ locations: ['jail'] }], available: ['jail'] }, 'available[0]'],
  'an unknown card': [{ deck: ['crab-6'] }, 'deck[0]'],
  'a Kraken without Kraken': [{ deck: ['kraken-2'] }, 'deck[0]'],
  'a lord of Kraken without Kraken': [{ court: ['ferryman'] }, 'court[0]'],
  'a location of Kraken without Kraken': [{ available: ['megalodon'] }, 'available[0]'],
  'Kraken facts without Kraken': [{ kraken: { figure: 0 } }, 'kraken', 'KR-SETUP-04'],
  'Nebulis without Kraken': [{ players: [{}, { nebulis: 1 }] }, 'players[1].nebulis', 'KR-SETUP-04'],
  'a step of Kraken without Kraken': [due({ kind: 'liberate', seat: 0 }), 'due[0]', 'KR-SETUP-02'],
  'a monster in a hand': [{ players: [{ hand: ['crab-1', 'monster'] }] }, 'players[0].hand[1]'],
  'a monster in the Council': [{ council: { crab: ['monster'] } }, 'council.crab[0]'],
  'a squid in the stack of the crabs': [{ council: { crab: ['crab-1', 'squid-1'] } }, 'council.crab[1]', 'AB-COUNCIL-04'],
  'an affiliated Kraken': [kraken({ players: [{ affiliated: ['crab-1', 'kraken-2'] }] }), 'players[0].affiliated[1]', 'KR-ALLY-06'],
  'a turned lord that is not there': [{ players: [{ turned: ['keeper'] }] }, 'players[0].turned[0]', 'AB-LORD-04'],
  'a lord turned twice': [{ players: [{ lords: ['keeper'], turned: ['keeper', 'keeper'] }] }, 'players[0].turned[1]', 'AB-LORD-04'],
  'four lords under a tile': [
    { players: [{ locations: [{ location: 'jail', lords: ['keeper', 'reaper', 'shepherd', 'shaman'] }] }] },
    'players[0].locations[0].lords',
    'AB-LOC-05',
  ],
  'a lord without a key under a tile': [
    { players: [{}, { locations: ['abyss', { location: 'jail', lords: ['miller'] }] }] },
    'players[1].locations[1].lords',
    'AB-LOC-05',
  ],
  'an Ambassador under a tile with another': [
    { players: [{ locations: [{ location: 'jail', lords: ['sage', 'keeper'] }] }] },
    'players[0].locations[0].lords',
    'AB-LOC-05',
  ],
  'three keys that were not used': [{ players: [{}, { keys: 2, lords: ['keeper'] }] }, 'players[1].keys', 'AB-LOC-02'],
  'more lords than spaces': [{ court: seven }, 'court', 'AB-COURT-01'],
  'cards on the track before a turn': [{ track: ['crab-1'] }, 'track', 'AB-EXP-14'],
  'more cards than spaces': [
    { track: ['crab-1', 'crab-1', 'crab-1', 'crab-1', 'crab-2', 'crab-2'], ...due({ kind: 'keep', seat: 0 }) },
    'track',
    'AB-EXP-02',
  ],
  'tiles turned up for nobody': [{ revealed: ['jail'] }, 'revealed', 'AB-LOC-07'],
  'allies spent on nobody': [{ spent: ['crab-1'] }, 'spent', 'AB-REC-09'],
  'a monster that was spent': [{ spent: ['monster'] }, 'spent[0]'],
  'a threat beyond the track': [{ threat: 7 }, 'threat'],
  'a third 4 among the tokens': [{ players: [{ monsters: [4, 4] }, { monsters: [4] }] }, 'players[1].monsters[0]'],
  'a stack of no race': [{ council: { kraken: [] } }, 'council.kraken'],
  'somebody who does not sit there': [{ turn: 2 }, 'turn'],
  'a purchase before the exploration': [{ purchases: [1] }, 'purchases[0]', 'AB-EXP-08'],
  'a purchase in the own turn': [{ purchases: [0], ...due({ kind: 'reveal', seat: 0 }) }, 'purchases[0]', 'AB-EXP-08'],
  'a second purchase': [{ purchases: [1, 1], ...due({ kind: 'reveal', seat: 0 }) }, 'purchases[1]', 'AB-EXP-08'],
  'an ability used before the turn': [{ players: [{ lords: ['slaver'] }], used: ['slaver'] }, 'used[0]', 'AB-ABIL-04'],
  'an ability used by nobody': [{ used: ['slaver'], ...due({ kind: 'action', seat: 0 }) }, 'used[0]', 'AB-ABIL-04'],
  'an ability used twice': [
    { players: [{ lords: ['slaver'] }], used: ['slaver', 'slaver'], ...due({ kind: 'action', seat: 0 }) },
    'used[1]',
    'AB-ABIL-04',
  ],
  'an ability that is not used by turns': [
    { players: [{ lords: ['keeper'] }], used: ['keeper'], ...due({ kind: 'action', seat: 0 }) },
    'used[0]',
    'AB-ABIL-04',
  ],
  'an extra turn without the Invoker': [{ extraTurn: true }, 'extraTurn', 'AB-LORD-15'],
  'seven lords that ended nothing': [{ players: [{ lords: seven }] }, 'endedBy', 'AB-END-01'],
  'an end that nobody triggered': [{ endedBy: 1 }, 'endedBy', 'AB-END-02'],
  'a moment and steps besides': [{ asks: 'end', ...due({ kind: 'action', seat: 0 }) }, 'asks'],
  'the figure without Nebulis': [kraken({ kraken: { figure: 0 } }), 'kraken.figure', 'KR-FIG-04'],
  'Nebulis without the figure': [kraken({ players: [{ nebulis: 1 }], kraken: { figure: null } }), 'kraken.figure', 'KR-FIG-01'],
  'the figure with fewer Nebulis': [
    kraken({ players: [{ nebulis: 1 }, { nebulis: 2 }], kraken: { figure: 0 } }),
    'kraken.figure',
    'KR-FIG-02',
  ],
  'a Sentinel of another’s lord': [
    kraken({ players: [{ lords: ['watcher'] }], kraken: { sentinels: { 'sentinel-watcher': 1 } } }),
    'kraken.sentinels.sentinel-watcher',
    'KR-SENT-01',
  ],
  'a Sentinel whose lord is still in the Court': [
    kraken({ court: ['vigil'], kraken: { sentinels: { 'sentinel-vigil': 1 } } }),
    'kraken.sentinels.sentinel-vigil',
    'KR-SENT-01',
  ],
  'a Sentinel of nobody': [
    kraken({ kraken: { posts: { council: { sentinel: 'sentinel-vigil', item: 'crab' } } } }),
    'kraken.posts.council.sentinel',
    'KR-SENT-02',
  ],
  'a Sentinel twice': [
    kraken({
      court: ['keeper'],
      kraken: {
        sentinels: { 'sentinel-vigil': 0 },
        posts: { court: { sentinel: 'sentinel-vigil', item: 'keeper' }, council: { sentinel: 'sentinel-vigil', item: 'crab' } },
      },
    }),
    'kraken.posts.council.sentinel',
    'KR-SENT-04',
  ],
  'a Sentinel on an absent lord': [
    kraken({
      court: ['keeper'],
      kraken: { sentinels: { 'sentinel-vigil': 0 }, posts: { court: { sentinel: 'sentinel-vigil', item: 'reaper' } } },
    }),
    'kraken.posts.court.item',
    'KR-SENT-02',
  ],
  'a Sentinel on a location in the zone of the Council': [
    kraken({
      available: ['jail'],
      kraken: { sentinels: { 'sentinel-vigil': 0 }, posts: { council: { sentinel: 'sentinel-vigil', item: 'jail' } } },
    }),
    'kraken.posts.council.item',
    'KR-SENT-02',
  ],
  'a Sentinel that rests while it stands guard': [
    kraken({
      kraken: {
        sentinels: { 'sentinel-vigil': 0 },
        posts: { council: { sentinel: 'sentinel-vigil', item: 'crab' } },
        resting: ['sentinel-vigil'],
      },
      ...due({ kind: 'action', seat: 0 }),
    }),
    'kraken.resting[0]',
    'KR-SENT-08',
  ],
  'loot of the same value on one tile': [
    kraken({ players: [{ locations: ['megalodon'] }], kraken: { loot: { megalodon: [7, 7] } } }),
    'kraken.loot.megalodon[1]',
    'KR-LOOT-06',
  ],
  'loot on a tile of the stack': [kraken({ kraken: { loot: { megalodon: [7] } } }), 'kraken.loot.megalodon', 'KR-LOOT-11'],
  'a fourth 3 among the loot': [kraken({ kraken: { lootDiscard: [3, 3, 3, 3] } }), 'kraken.lootDiscard[3]'],
  'an unknown step': [{ due: [{ kind: 'dance', seat: 0 }] }, 'due[0]'],
  'an effect that is not his': [
    due({ kind: 'effect', seat: 0, lord: 'keeper', effect: { type: 'gainPearls', amount: 99 } }),
    'due[0].effect',
  ],
  'an effect of a lord who is not there': [
    due({ kind: 'effect', seat: 0, lord: 'peddler', effect: { type: 'gainPearls', amount: 2 } }, { kind: 'court', seat: 0 }),
    'due[0]',
    'AB-ABIL-01',
  ],
  'a turn that leads nowhere': [{ due: [{ kind: 'action', seat: 0 }] }, 'due'],
  'a turn without its control of locations': [
    {
      due: [
        { kind: 'action', seat: 0 },
        { kind: 'endTurn', seat: 0 },
      ],
    },
    'due',
    'AB-TURN-01',
  ],
  'two actions in one turn': [due({ kind: 'action', seat: 0 }, { kind: 'action', seat: 0 }), 'due[1]', 'AB-TURN-01'],
  'a step after the turn is over': [
    {
      due: [
        { kind: 'rest', seat: 0 },
        { kind: 'action', seat: 0 },
        { kind: 'endTurn', seat: 0 },
      ],
    },
    'due[1]',
    'AB-TURN-01',
  ],
  'an action of somebody whose turn it is not': [due({ kind: 'action', seat: 1 }), 'due[0]', 'AB-TURN-01'],
  'an exploration beside another': [
    { track: ['crab-1'], ...due({ kind: 'keep', seat: 0 }, { kind: 'clearTrack', seat: 0, stored: 0 }) },
    'due',
    'AB-TURN-03',
  ],
  'an offer to the explorer': [{ track: ['crab-1'], ...due({ kind: 'offer', seat: 0 }) }, 'due[0]', 'AB-EXP-05'],
  'a monster to keep': [{ track: ['monster'], ...due({ kind: 'keep', seat: 0 }) }, 'due[0]', 'AB-EXP-10'],
  'an ally to fight': [{ track: ['crab-1'], ...due({ kind: 'encounter', seat: 0 }) }, 'due[0]', 'AB-THR-01'],
  'a payment without a lord to come': [
    {
      players: [{ hand: ['seahorse-5', 'seahorse-3'] }],
      court: ['shepherd'],
      ...due({ kind: 'pay', seat: 0, lord: 'shepherd', spent: [] }),
    },
    'due',
    'AB-REC-12',
  ],
  'a question without an answer': [due({ kind: 'location', seat: 0, under: null }), 'due'],
  'a lord nobody can pay for': [
    {
      court: ['keeper'],
      ...due({ kind: 'pay', seat: 0, lord: 'keeper', spent: [] }, { kind: 'enter', seat: 0, lord: 'keeper' }, { kind: 'court', seat: 0 }),
    },
    'due',
  ],
  'a debt nobody can pay': [
    { players: [{}, { hand: ['crab-1'] }], ...due({ kind: 'tribute', to: 0, from: 'hand', owed: [0, 2], sealed: [[], []] }) },
    'due[0]',
    'AB-LORD-02',
  ],
  'a fact nobody knows': [{ weather: 'fine' }, 'weather'],
};

describe('what cannot be is refused, and named by where it stands and the rule against it', () => {
  for (const [what, [facts, at, rule]] of Object.entries(misfits)) {
    test(what, () => {
      const result = laid(facts);
      expect(result).toMatchObject({ ok: false, fault: { code: 'bad-value', at } });
      expect(result.ok || (result.fault.code === 'bad-value' && result.fault.rule)).toBe(rule);
    });
  }
});

describe('an altered position is refused with its path, or gives a table on which every invariant holds', () => {
  for (const kraken of [false, true]) {
    test(kraken ? 'with Kraken' : 'the base game', () => {
      const tried = { refused: 0, laid: 0 };
      for (const taste of [tastes.any, tastes.court, tastes.deep]) {
        let ply = 0;
        for (const { s } of randomGame(abyss, 3, { kraken }, 'altered', taste)) {
          if (ply++ % 9 !== 0) continue;
          const { refused, laid } = tryAltered(abyss, s, { times: 12, plies: 8, seed: `altered ${ply}` }, (table, position) => {
            const broken = Object.entries(invariants).find(([, holds]) => !holds(table))?.[0];
            expect(broken, JSON.stringify(position)).toBeUndefined();
          });
          tried.refused += refused;
          tried.laid += laid;
        }
      }
      expect(tried.refused).toBeGreaterThan(300);
      expect(tried.laid).toBeGreaterThan(60);
    });
  }
});

test('Nebulis that are named bring the figure, a Sentinel’s lord brings the Sentinel, and a Sentinel without him had one', () => {
  const t = krakenTable({
    seats: 3,
    players: [{ nebulis: 1 }, { nebulis: 2, lords: ['vigil'] }],
    kraken: { sentinels: { 'sentinel-lookout': 2 } },
  });
  expect([t.figure, t.state.kraken!.sentinels]).toEqual([1, { 'sentinel-watcher': null, 'sentinel-vigil': 1, 'sentinel-lookout': 2 }]);
  expect(t.state.lordDiscard).toEqual(['lookout']);
});

test('AB-END-06 KR-ALLY-10 · a position of the end lays the hands down before it counts', () => {
  const t = krakenTable({ asks: 'end', players: [{ hand: ['crab-4', 'crab-2', 'kraken-3'] }, {}] });
  expect([t.affiliated(ann), t.hand(ann), t.nebulis, t.figure]).toEqual([['crab-2'], [], [2, 0], ann]);
  expect(t.score(ann)).toMatchObject({ allies: 2, nebulis: -2, figure: -5 });
});

test('what is not named is dealt, and everything is there once', () => {
  const t = table({ players: [{ hand: ['crab-5'] }], deck: ['squid-1'] });
  expect([t.state.deck.at(-1), t.state.deck.length, t.court.length]).toEqual(['squid-1-1', 70, 6]);
});

test('a described table says what is still to be done', () => {
  const t = krakenTable({ players: [{ pearls: 0 }, { pearls: 1 }], deck: ['kraken-4'] }).play(ann, explore);
  expect(described(abyss, t.state)).toMatchObject({
    game: 'abyss',
    seats: 2,
    due: [{ kind: 'offer', seat: 1 }, { kind: 'control' }, { kind: 'rest' }, { kind: 'endTurn' }],
  });
});
