import { conspiracy, guilds, locationIds, type State } from '@fathom/conspiracy';
import { answers, arrange, play, rngFrom } from '@fathom/kernel';
import { randomGame, tryAltered } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { invariants, type Memory } from './invariants.ts';
import { tastes } from './random.ts';
import { crowd, strait } from './table.ts';

/* Positions come from strangers (docs/positions.md): what cannot be played is refused, and nothing ever breaks a promise. */

const laid = (facts: object) =>
  arrange(conspiracy, { format: 'fathom-position/1', game: 'conspiracy', seats: 2, turn: 0, ...facts }, rngFrom('position'));
const fourteen = crowd.slice(0, 14);
const full = [...fourteen, 'mage-6'];
const fullToo = [...crowd.slice(14), ...guilds.flatMap((guild) => [`${guild}-1`, `${guild}-0`]).slice(1)];
const solo = (rival: string): object => ({ seats: 1, turn: 1, options: { rival } });

/** Facts, the path of the fault, and the rule where one is broken. */
const misfits: Record<string, [facts: object, at: string, rule?: string]> = {
  'a location on an empty slot': [
    { players: [{ alliance: ['mage-1'], locations: { 2: 'silver-gate' } }] },
    'players[0].locations.2',
    'CO-KEY-12',
  ],
  'a location on a lord without a key': [
    { players: [{ alliance: ['mage-3'], locations: { 1: 'silver-gate' } }] },
    'players[0].locations.1',
    'CO-KEY-12',
  ],
  'a slot that is no number': [
    { players: [{ alliance: ['mage-1'], locations: { first: 'silver-gate' } }] },
    'players[0].locations.first',
    'CO-KEY-12',
  ],
  'a slot in a second spelling': [
    { players: [{ alliance: ['mage-1'], locations: { 1: 'silver-gate', '01': 'gilded-gate' } }] },
    'players[0].locations.01',
    'CO-KEY-12',
  ],
  'a location of the bonus set without it': [
    { players: [{ alliance: ['mage-1'], locations: { 1: 'value-circle-1' } }] },
    'players[0].locations.1',
  ],
  'a card twice': [{ players: [{ alliance: ['mage-6'] }], piles: { mage: ['mage-6'] } }, 'piles.mage[0]'],
  'a lord in the pile of another guild': [{ piles: { mage: ['farmer-1'] } }, 'piles.mage[0]', 'CO-SETUP-02'],
  'a location twice': [{ openLocations: ['silver-gate'], locationDeck: ['silver-gate'] }, 'locationDeck[0]'],
  'a sixteenth lord': [{ players: [{ alliance: [...full, 'farmer-6'] }] }, 'players[0].alliance'],
  'a crest on a lesser lord': [
    { players: [{ alliance: ['mage-1', 'mage-2'], crests: { mage: 1 } }] },
    'players[0].crests.mage',
    'CO-CREST-05',
  ],
  'a crest without a lord': [{ players: [{ crests: { mage: 1 } }] }, 'players[0].crests.mage', 'CO-CREST-05'],
  'fewer pearls than the lords gave': [{ players: [{ alliance: ['mage-3'], pearls: 1 }] }, 'players[0].pearls', 'CO-PEARL-02'],
  'fewer pearls than a location gave': [
    { players: [{ alliance: ['mage-1', 'farmer-1'], locations: { 2: 'pearl-hoard' }, pearls: 2 }] },
    'players[0].pearls',
    'CO-PEARL-02',
  ],
  'more pearls than anybody can reach': [{ players: [{}, { pearls: 27 }] }, 'players[1].pearls', 'CO-PEARL-10'],
  'an eighth location': [
    {
      players: [
        {
          alliance: ['farmer', 'mage', 'merchant', 'military'].flatMap((guild) => [`${guild}-1`, `${guild}-1`]),
          locations: Object.fromEntries(locationIds.slice(0, 8).map((location, i) => [i + 1, location])),
        },
      ],
    },
    'players[0].locations',
    'CO-KEY-04',
  ],
  'a Master with fewer pearls than another': [{ players: [{ pearls: 1 }, { pearls: 2 }], master: 0 }, 'master', 'CO-PEARL-05'],
  'a Master without a pearl': [{ master: 0 }, 'master', 'CO-PEARL-03'],
  'pearls, and nobody is Master': [{ players: [{ pearls: 1 }], master: null }, 'master', 'CO-PEARL-03'],
  'a restriction that nobody holds': [{ restriction: { draw: 1, by: 1 } }, 'restriction', 'CO-LOC-09'],
  'a restriction by the other strait': [{ players: [{}, strait(1)], restriction: { draw: 2, by: 1 } }, 'restriction', 'CO-LOC-10'],
  'a restriction that has ended': [{ players: [strait(1)], restriction: { draw: 1, by: 0 } }, 'restriction.by', 'CO-TURN-04'],
  'a restriction by somebody playing alone': [
    { ...solo('military'), players: [strait(1)], restriction: { draw: 1, by: 0 } },
    'restriction',
    'CO-LOC-09',
  ],
  'somebody with a full alliance to move': [{ players: [{ alliance: full }] }, 'turn', 'CO-END-01'],
  'a full alliance that armed nothing': [{ players: [{}, { alliance: full }] }, 'armedBy', 'CO-END-01'],
  'an end armed by an unfinished alliance': [{ seats: 3, armedBy: 1 }, 'armedBy', 'CO-END-01'],
  'a full alliance with a turn to come': [
    { seats: 3, turn: 1, armedBy: 0, players: [{ alliance: full }, {}, { alliance: fullToo }] },
    'armedBy',
    'CO-END-01',
  ],
  'lords set aside before a turn': [{ setAside: ['mage-1'] }, 'setAside', 'CO-TURN-03'],
  'lords of two guilds set aside': [{ asks: 'nextLord', setAside: ['mage-1', 'farmer-1'] }, 'setAside[1]', 'CO-CONSPIRE-05'],
  'lords revealed before the draw': [{ asks: 'source', revealed: ['mage-1', 'mage-2'] }, 'revealed', 'CO-CONSPIRE-03'],
  'four lords revealed': [{ asks: 'keep', revealed: ['mage-1', 'mage-2', 'mage-3', 'mage-4'] }, 'revealed', 'CO-CONSPIRE-02'],
  'locations revealed before a turn': [{ revealedLocations: ['silver-gate'] }, 'revealedLocations', 'CO-KEY-08'],
  'lords set aside while one is to be kept': [
    { asks: 'keep', revealed: ['mage-3', 'mage-4'], setAside: ['farmer-3'] },
    'setAside',
    'CO-TURN-03',
  ],
  'more lords set aside than fit': [{ asks: 'swap', players: [{ alliance: fourteen }], setAside: ['mage-0', 'mage-6'] }, 'asks'],
  'an exchange after a lord who brings none': [{ asks: 'swap', players: [{ alliance: ['mage-3', 'mage-4'] }] }, 'asks', 'CO-SWAP-01'],
  'a location for too few keys': [{ asks: 'locationSource', players: [{ alliance: ['mage-1'] }] }, 'asks', 'CO-KEY-07'],
  'a search of the deck without the archive': [{ asks: 'location', players: [{ alliance: ['mage-1', 'mage-1'] }] }, 'asks', 'CO-LOC-14'],
  'a rival of one at a table of two': [{ rival: { guild: 'mage' } }, 'rival', 'OPT-SOLO-01'],
  'a token turn without a token': [{ asks: 'anotherTurn' }, 'asks'],
  'no lord to conspire with': [{ rest: 'box' }, 'turn', 'CO-DECK-03'],
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

test('pearls that are not named are those of lords and locations; the Master then has most, or there is none', () => {
  const alliance = ['mage-3', 'mage-1', 'farmer-1'];
  const rich = laid({ players: [{ pearls: 2 }, { alliance, locations: { 3: 'pearl-lagoon' } }] });
  const poor = laid({ players: [{ alliance: ['mage-1'] }], master: null });
  expect(rich.ok && [rich.value.state.players.map(({ pearls }) => pearls), rich.value.state.master]).toEqual([[2, 4], 1]);
  expect(poor.ok && poor.value.state.master).toBeNull();
});

/** Those that need no memory of the game, and no complete set of cards. */
const standing = Object.entries(invariants).filter(([name]) => ['3 ', '4 ', '7 ', '12', '13', '14', '15'].includes(name.slice(0, 2)));
const nothing: Memory = { placed: new Map(), unlucky: new Set(), lastTurns: null, restrictedBy: null };
const inPlay = (s: State): string[] => [
  ...[s.lordDeck, ...guilds.map((guild) => s.piles[guild]), s.revealed, s.setAside, ...s.players.map(({ alliance }) => alliance)].flat(),
  ...[s.locationDeck, s.openLocations, s.revealedLocations, ...s.players.map((p) => p.holdings.map(({ location }) => location))].flat(),
];

describe('an altered position is refused with its path, or gives a table on which every invariant holds', () => {
  for (const seats of [1, 2, 3]) {
    test(`${seats} seats`, () => {
      const tried = { refused: 0, laid: 0 };
      for (const taste of [tastes.any, tastes.drain]) {
        let ply = 0;
        for (const { s } of randomGame(conspiracy, seats, {}, `altered ${seats}`, taste)) {
          if (ply++ % 7 !== 0) continue;
          const { refused, laid } = tryAltered(conspiracy, s, { times: 16, plies: 8, seed: `altered ${ply}` }, (table, position) => {
            const broken = standing.find(([, holds]) => !holds(table, nothing))?.[0];
            expect(broken, JSON.stringify(position)).toBeUndefined();
            expect(new Set(inPlay(table)).size, 'no card twice').toBe(inPlay(table).length);
          });
          tried.refused += refused;
          tried.laid += laid;
        }
      }
      expect(Math.min(tried.refused, tried.laid)).toBeGreaterThan(10);
    });
  }
});

const short: Record<string, object> = {
  'two lords': { rest: 'box', lordDeck: ['mage-3', 'mage-4'] },
  'no location for two keys': { rest: 'box', players: [{ alliance: ['mage-1'] }], lordDeck: ['mage-1', 'farmer-4', 'mage-3'] },
  'no lord the rival could look for': { ...solo('farmer'), rest: 'box', piles: { mage: ['mage-3'] } },
  'no lord for a token turn': {
    ...solo('farmer'),
    turn: 0,
    rest: 'box',
    lordDeck: ['mage-3'],
    rival: { guild: 'farmer', token: 'person' },
  },
  'three lords for a rival': { ...solo('mage'), rest: 'box', lordDeck: ['mage-3', 'farmer-4', 'mage-1'] },
};

describe('a game that starts with too few cards is refused, or comes to an end', () => {
  for (const [what, facts] of Object.entries(short)) {
    test(what, () => {
      const result = laid(facts);
      let s: State | null = result.ok ? result.value.state : null;
      while (s !== null && s.outcome === null) {
        const [answer] = answers(conspiracy, s);
        const played = play(conspiracy, s, answer!.seat, answer!.move);
        s = played.ok ? played.state : null;
      }
      expect(s === null || s.outcome !== null).toBe(true);
    });
  }
});
