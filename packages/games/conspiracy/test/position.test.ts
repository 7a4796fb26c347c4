import { conspiracy, guilds, type State } from '@fathom/conspiracy';
import { answers, arrange, play, rngFrom } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { crowd } from './table.ts';

/* Positions come from strangers (docs/positions.md): what cannot be played is refused, and nothing ever breaks a promise. */

const laid = (facts: object) =>
  arrange(conspiracy, { format: 'fathom-position/1', game: 'conspiracy', seats: 2, turn: 0, ...facts }, rngFrom('position'));
const fourteen = crowd.slice(0, 14);
const full = [...fourteen, 'mage-6'];
const fullToo = [...crowd.slice(14), ...guilds.flatMap((guild) => [`${guild}-1`, `${guild}-0`]).slice(1)];
const solo = (rival: string): object => ({ seats: 1, turn: 1, options: { rival } });

const misfits: Record<string, object> = {
  'a location on an empty slot': { players: [{ alliance: ['mage-1'], locations: { 2: 'silver-gate' } }] },
  'a location on a lord without a key': { players: [{ alliance: ['mage-3'], locations: { 1: 'silver-gate' } }] },
  'a slot that is no number': { players: [{ alliance: ['mage-1'], locations: { first: 'silver-gate' } }] },
  'a slot in a second spelling': { players: [{ alliance: ['mage-1'], locations: { 1: 'silver-gate', '01': 'gilded-gate' } }] },
  'a card twice': { players: [{ alliance: ['mage-6'] }], piles: { mage: ['mage-6'] } },
  'a crest on a lesser lord': { players: [{ alliance: ['mage-1', 'mage-2'], crests: { mage: 1 } }] },
  'somebody with a full alliance to move': { players: [{ alliance: full }] },
  'a full alliance that armed nothing': { players: [{}, { alliance: full }] },
  'an end armed by an unfinished alliance': { seats: 3, armedBy: 1 },
  'a full alliance with a turn to come': { seats: 3, turn: 1, armedBy: 0, players: [{ alliance: full }, {}, { alliance: fullToo }] },
  'lords set aside before a turn': { setAside: ['mage-1'] },
  'lords revealed before the draw': { asks: 'source', revealed: ['mage-1', 'mage-2'] },
  'locations revealed before a turn': { revealedLocations: ['silver-gate'] },
  'lords set aside while one is to be kept': { asks: 'keep', revealed: ['mage-3', 'mage-4'], setAside: ['farmer-3'] },
  'more lords set aside than fit': { asks: 'swap', players: [{ alliance: fourteen }], setAside: ['mage-0', 'mage-6'] },
  'a rival of one at a table of two': { rival: { guild: 'mage' } },
  'a token turn without a token': { asks: 'anotherTurn' },
  'no lord to conspire with': { rest: 'box' },
};

describe('what cannot be is refused', () => {
  for (const [what, facts] of Object.entries(misfits)) {
    test(what, () => expect(laid(facts)).toMatchObject({ ok: false, fault: { code: 'bad-value' } }));
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
