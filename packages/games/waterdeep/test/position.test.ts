import { waterdeep } from '@fathom/waterdeep';
import { arrange, describe as described, rngFrom } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { ann, field, harbor1, play, table, to, under } from './table.ts';

/* Positions come from strangers (docs/positions.md): what cannot be is refused, and named. */

const laid = (facts: object) =>
  arrange(waterdeep, { format: 'fathom-position/1', game: 'waterdeep', seats: 2, turn: 0, ...facts }, rngFrom('position'));

const misfits: Record<string, [facts: object, at: string]> = {
  'a card twice': [{ players: [{ hand: ['i-ambush-1'] }], intrigueDiscard: ['i-ambush-1'] }, 'intrigueDiscard[0]'],
  'a third Ambush': [{ players: [{ hand: ['i-ambush', 'i-ambush', 'i-ambush'] }] }, 'players[0].hand[2]'],
  'a mandatory quest that is in a hand as well': [
    { players: [{ hand: ['i-quell-riots'], duties: ['m-quell-riots'] }] },
    'players[0].duties[0]',
  ],
  'a quest twice': [{ inn: ['q-prison-break', 'q-prison-break'] }, 'inn[1]'],
  'an unknown quest': [{ inn: ['q-sleep'] }, 'inn[0]'],
  'a tile of a module that is not there': [{ hall: ['b-the-librarium'] }, 'hall[0]'],
  'a building of nobody': [{ buildings: [{ id: 'b-northgate' }] }, 'buildings'],
  'a space of a module that is not there': [{ board: { 's-entry-well': {} } }, 'board.s-entry-well'],
  'a lord twice': [{ players: [{ lord: 'l-larissa-neathal' }, { lord: 'l-larissa-neathal' }] }, 'players[1].lord'],
  'an ongoing effect of a quest that is none': [{ players: [{ plots: ['q-prison-break'] }] }, 'players[0].plots'],
  'more adventurers than there are': [{ players: [{ wizard: 26 }] }, 'players'],
  'corruption without Skullport': [{ corruption: { track: 3 } }, 'corruption'],
  'more corruption than there is': [{ options: { skullport: true }, players: [{ corruption: 26 }] }, 'corruption'],
  'somebody who does not sit there': [{ turn: 2 }, 'turn'],
  'an agent of nobody': [{ board: { [field]: { agents: [2] } } }, `board.${field}.agents[0]`],
  'an unknown step': [{ due: [{ kind: 'dance', seat: 0 }] }, 'due[0]'],
  'an effect that is not printed': [
    { due: [{ kind: 'choose', seat: 0, of: 'play i-ambush', at: 4, own: true }, { kind: 'round' }] },
    'due[0].at',
  ],
  'a turn that leads nowhere': [{ due: [{ kind: 'quest', seat: 0 }] }, 'due'],
  'a question without an answer': [{ due: [{ kind: 'choose', seat: 0, of: 'play i-ambush', at: 0, own: true }, { kind: 'round' }] }, 'due'],
  'a fact nobody knows': [{ weather: 'fine' }, 'weather'],
};

describe('what cannot be is refused, and named by where it stands', () => {
  for (const [what, [facts, at]] of Object.entries(misfits)) {
    test(what, () => expect(laid(facts)).toMatchObject({ ok: false, fault: { code: 'bad-value', at } }));
  }
});

test('what is not named is dealt, and everything is there once', () => {
  const t = table({ players: [{ hand: ['i-ambush'] }], questDeck: ['q-prison-break'] });
  expect([t.s.questDeck.at(-1), t.s.questDeck.length, t.s.inn.length, t.s.hall.length]).toEqual(['q-prison-break', 56, 4, 3]);
  expect(under().s.intrigueDeck.length).toBe(75);
});

test('a described table says what is still to be done', () => {
  const t = under({ players: [{ hand: ['i-organized-crime'] }] }).play(ann, to(harbor1), play('i-organized-crime'));
  expect(described(waterdeep, t.state)).toMatchObject({
    game: 'waterdeep',
    seats: 2,
    due: [{ kind: 'place', left: 2 }, { kind: 'played' }, { kind: 'leave' }, { kind: 'quest' }, { kind: 'rotation' }],
  });
});
