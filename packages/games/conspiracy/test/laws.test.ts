import { conspiracy, guilds, type Conspiracy, type State } from '@fathom/conspiracy';
import { laws, type Subject } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';

/** How many games each law is tried on, for every kind of table: the dearer the fewer. */
const games: Record<keyof typeof laws, number> = {
  'games end, and then nobody is asked': 400,
  'every asked seat has a move, and none twice': 120,
  'every card is in exactly one place': 80,
  'a state is plain JSON': 30,
  'the worlds are really other worlds': 50,
  'what is not listed is refused, and cites a rule': 30,
  'the log never changes the play': 15,
  'undo then redo gives the same state, and undo stops at the fence': 15,
  'a move that can be taken back freely taught nobody anything': 15,
  'a position gives its table back': 12,
  'a saved and reloaded game goes on the same': 10,
  'play never touches its argument': 8,
  'clone equals structuredClone, and shares nothing that changes': 8,
  'same seed and moves, same hash': 5,
  'beat by beat a move is told as it is played, and no beat shows what is hidden': 8,
  'no leak: what a seat sees and may do is the same in every determinized world': 3,
};

/** Every card there is, wherever it lies. */
const cards = (s: State): string[] => [
  ...[s.lordDeck, s.revealed, s.setAside, ...guilds.map((guild) => s.piles[guild]), ...s.players.map(({ alliance }) => alliance)].flat(),
  ...[
    s.locationDeck,
    s.openLocations,
    s.revealedLocations,
    ...s.players.map(({ holdings }) => holdings.map(({ location }) => location)),
  ].flat(),
];

const tables = [1, 2, 3, 4].flatMap((seats) =>
  [false, true].map((bonusLocations): Subject<Conspiracy> => ({
    game: conspiracy,
    seats,
    options: { bonusLocations },
    cards,
    longest: 400,
  })),
);

test('every law is tried', () => expect(Object.keys(games).toSorted()).toEqual(Object.keys(laws).toSorted()));

for (const [name, law] of Object.entries(laws)) {
  describe(name, () => {
    for (const subject of tables) {
      test(`${subject.seats} seats${subject.options.bonusLocations ? ', bonus locations' : ''}`, () => {
        for (let i = 0; i < (games[name] ?? 1); i++) expect(() => law(subject, `law ${i}`), `seed “law ${i}”`).not.toThrow();
      });
    }
  });
}
