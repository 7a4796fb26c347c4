import { abyss, races, type Abyss, type Event, type Options, type State } from '@fathom/abyss';
import { laws, type Subject } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';

/** How many games each law is tried on, for every kind of table: the dearer the fewer. */
const games: Record<keyof typeof laws, number> = {
  'games end, and then nobody is asked': 150,
  'every asked seat has a move, and none twice': 30,
  'every card is in exactly one place': 12,
  'a state is plain JSON': 6,
  'the worlds are really other worlds': 5,
  'what is not listed is refused, and cites a rule': 4,
  'the log never changes the play': 4,
  'undo then redo gives the same state, and undo stops at the fence': 3,
  'a move that can be taken back freely taught nobody anything': 4,
  'a position gives its table back': 4,
  'a saved and reloaded game goes on the same': 2,
  'play never touches its argument': 2,
  'clone equals structuredClone, and shares nothing that changes': 2,
  'same seed and moves, same hash': 1,
  'beat by beat a move is told as it is played, and no beat shows what is hidden': 2,
  'no leak: what a seat sees and may do is the same in every determinized world': 1,
};

/** Tokens and loot are known by their number alone: the first 2, the second 2, … */
function numbered(name: string, numbers: readonly number[]): string[] {
  const seen = new Map<number, number>();
  return numbers.map((n) => {
    seen.set(n, (seen.get(n) ?? 0) + 1);
    return `${name}-${n}-${seen.get(n)}`;
  });
}

/** Every card, tile and token there is, wherever it lies. */
const cards = (s: State): string[] => [
  ...[s.deck, s.discard, s.track, s.spent, ...races.map((race) => s.council[race])].flat(),
  ...s.players.flatMap(({ hand, affiliated }) => [...hand, ...affiliated]),
  ...[s.lordDeck, s.lordDiscard, s.court].flat(),
  ...s.players.flatMap(({ lords, holdings }) => [...lords, ...holdings.flatMap((holding) => holding.lords)]),
  ...[s.tiles, s.available, s.revealed, ...s.players.map(({ holdings }) => holdings.map(({ location }) => location))].flat(),
  ...numbered(
    'token',
    [s.pool, ...s.players.map(({ monsters }) => monsters)].flat().sort((a, b) => a - b),
  ),
  ...numbered('loot', s.kraken === null ? [] : [s.kraken.lootDeck, s.kraken.lootDiscard, ...Object.values(s.kraken.loot)].flat()),
];

/** The other choice of every option. */
const contrary: Partial<Options> = {
  masterOfMagic: 'strongest',
  councilStackSizePublic: false,
  recruiterSurcharge: 'double',
  commanderPurchaseCheck: 'also-after-purchase',
  superfluousAllies: 'forbidden',
  lordDeckEndTrigger: 'deck-empty-and-court-not-full',
  martialLaw: true,
};

/** AB-HIDDEN-02, 07 · Cards that everybody saw on their way from one hidden place to another. */
const shown = ({ type }: Event): boolean =>
  ['cardRevealed', 'allyTaken', 'allyBought', 'alliesStored', 'alliesDiscarded', 'lordPaid', 'lootCardRevealed', 'allyHealed'].includes(
    type,
  );

const tables = [2, 3, 4].flatMap((seats) =>
  [false, true].flatMap((kraken) =>
    [{}, contrary].map((chosen): Subject<Abyss> => ({ game: abyss, seats, options: { kraken, ...chosen }, cards, shown, longest: 1200 })),
  ),
);

test('every law is tried', () => expect(Object.keys(games).toSorted()).toEqual(Object.keys(laws).toSorted()));

for (const [name, law] of Object.entries(laws)) {
  describe(name, () => {
    for (const subject of tables) {
      const { kraken, martialLaw } = subject.options;
      test(
        `${subject.seats} seats${kraken ? ', Kraken' : ''}${martialLaw ? ', every option the other way' : ''}`,
        { timeout: 120_000 },
        () => {
          for (let i = 0; i < (games[name] ?? 1); i++) expect(() => law(subject, `law ${i}`), `seed “law ${i}”`).not.toThrow();
        },
      );
    }
  });
}
