import { waterdeep, duties, type Event, type Options, type State, type Waterdeep } from '@fathom/waterdeep';
import { laws, type Subject } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';

/** How many games each law is tried on, for every kind of table: the dearer the fewer. */
const games: Record<keyof typeof laws, number> = {
  'games end, and then nobody is asked': 25,
  'every asked seat has a move, and none twice': 5,
  'every card is in exactly one place': 4,
  'a state is plain JSON': 2,
  'the worlds are really other worlds': 1,
  'what is not listed is refused, and cites a rule': 1,
  'the log never changes the play': 2,
  'undo then redo gives the same state, and undo stops at the fence': 1,
  'a move that can be taken back freely taught nobody anything': 2,
  'a position gives its table back': 2,
  'a saved and reloaded game goes on the same': 1,
  'play never touches its argument': 1,
  'clone equals structuredClone, and shares nothing that changes': 1,
  'same seed and moves, same hash': 1,
  'beat by beat a move is told as it is played, and no beat shows what is hidden': 1,
  'no leak: what a seat sees and may do is the same in every determinized world': 1,
};

/** Every card and tile there is, wherever it lies. */
const cards = (s: State): string[] => [
  ...[s.questDeck, s.questDiscard, s.inn, s.revealed, s.box.quests].flat(),
  ...s.players.flatMap(({ active, completed }) => [...active, ...completed]),
  ...[s.intrigueDeck, s.intrigueDiscard, s.resolving, s.box.intrigue].flat(),
  ...s.players.flatMap((player) => [...player.hand, ...player.duties.map((duty) => duties[duty].card)]),
  ...[...s.buildings, ...s.hall].map(({ id }) => id),
  ...[s.tiles, s.demolished, s.box.buildings].flat(),
  ...s.players.map(({ lord }) => lord),
  ...s.box.lords,
];

/** Cards that everybody saw on their way from one hidden place to another. */
const shown = ({ type }: Event): boolean => ['intriguePlayed', 'intriguePassed', 'intrigueDiscarded', 'questsTurnedUp'].includes(type);

/** Every number of players, with both modules, with each of them and without. */
const kinds: readonly [options: Partial<Options>, seats: readonly number[]][] = [
  [{}, [2, 3, 4, 5]],
  [{ undermountain: true }, [2, 6]],
  [{ skullport: true }, [3, 6]],
  [{ undermountain: true, skullport: true }, [2, 3, 4, 5, 6]],
  [{ undermountain: true, long: true, highDukesTomb: 2, taxRevolt: 4 }, [4]],
];
const tables = kinds.flatMap(([options, counts]) =>
  counts.map((seats): Subject<Waterdeep> => ({
    game: waterdeep,
    seats,
    options: { undermountain: false, ...options },
    cards,
    shown,
    longest: 3000,
  })),
);

test('every law is tried', () => expect(Object.keys(games).toSorted()).toEqual(Object.keys(laws).toSorted()));

for (const [name, law] of Object.entries(laws)) {
  describe(name, () => {
    for (const subject of tables) {
      const { undermountain, skullport, long } = subject.options;
      const having = [undermountain && 'Undermountain', skullport && 'Skullport', long && 'long'].filter(Boolean).join(', ');
      test(`${subject.seats} seats${having ? `, ${having}` : ''}`, { timeout: 120_000 }, () => {
        for (let i = 0; i < (games[name] ?? 1); i++) expect(() => law(subject, `law ${i}`), `seed “law ${i}”`).not.toThrow();
      });
    }
  });
}
