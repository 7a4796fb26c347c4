import { abyss } from '@fathom/abyss';
import { arrange, describe as described, rngFrom } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { ann, explore, krakenTable, table } from './table.ts';

/* Positions come from strangers (docs/positions.md): what cannot be is refused, and named. */

const laid = (facts: object) =>
  arrange(abyss, { format: 'fathom-position/1', game: 'abyss', seats: 2, turn: 0, ...facts }, rngFrom('position'));

const misfits: Record<string, [facts: object, at: string]> = {
  'a card twice': [{ players: [{ hand: ['crab-5'] }], discard: ['crab-5'] }, 'discard[0]'],
  'a lord twice': [{ court: ['keeper', 'keeper'] }, 'court[1]'],
  'an unknown card': [{ deck: ['crab-6'] }, 'deck[0]'],
  'a Kraken without Kraken': [{ deck: ['kraken-2'] }, 'deck[0]'],
  'Kraken facts without Kraken': [{ kraken: { figure: 0 } }, 'kraken'],
  'a monster in a hand': [{ players: [{ hand: ['monster'] }] }, 'players[0].hand'],
  'a turned lord that is not there': [{ players: [{ turned: ['keeper'] }] }, 'players[0].turned[0]'],
  'more lords than spaces': [{ court: ['keeper', 'reaper', 'miller', 'sage', 'elder', 'hermit', 'shaman'] }, 'court'],
  'more cards than spaces': [{ track: ['crab-1', 'crab-1', 'crab-1', 'crab-1', 'crab-2', 'crab-2'] }, 'track'],
  'a threat beyond the track': [{ threat: 7 }, 'threat'],
  'a third 4 among the tokens': [{ players: [{ monsters: [4, 4] }, { monsters: [4] }] }, 'players[1].monsters[0]'],
  'a stack of no race': [{ council: { kraken: [] } }, 'council.kraken'],
  'somebody who does not sit there': [{ turn: 2 }, 'turn'],
  'an unknown step': [{ due: [{ kind: 'dance', seat: 0 }] }, 'due[0]'],
  'an effect that is not his': [
    {
      due: [
        { kind: 'effect', seat: 0, lord: 'keeper', effect: { type: 'gainPearls', amount: 99 } },
        { kind: 'endTurn', seat: 0 },
      ],
    },
    'due[0].effect',
  ],
  'a turn that leads nowhere': [{ due: [{ kind: 'action', seat: 0 }] }, 'due'],
  'a question without an answer': [
    {
      due: [
        { kind: 'location', seat: 0, under: null },
        { kind: 'endTurn', seat: 0 },
      ],
    },
    '',
  ],
  'a lord nobody can pay for': [
    {
      due: [
        { kind: 'pay', seat: 0, lord: 'keeper', spent: [] },
        { kind: 'endTurn', seat: 0 },
      ],
    },
    '',
  ],
  'a fact nobody knows': [{ weather: 'fine' }, 'weather'],
};

describe('what cannot be is refused, and named by where it stands', () => {
  for (const [what, [facts, at]] of Object.entries(misfits)) {
    test(what, () => expect(laid(facts)).toMatchObject({ ok: false, fault: { code: 'bad-value', at } }));
  }
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
