import { abyss, races, type Abyss, type Event, type LocationId, type Options, type State } from '@fathom/abyss';
import type { Move } from '@fathom/kernel';
import type { Subject } from '@fathom/kernel/testing';

/** Tokens and loot are known by their number alone: the first 2, the second 2, … */
function numbered(name: string, numbers: readonly number[]): string[] {
  const seen = new Map<number, number>();
  return numbers.map((n) => {
    seen.set(n, (seen.get(n) ?? 0) + 1);
    return `${name}-${n}-${seen.get(n)}`;
  });
}

const tiles = (s: State): LocationId[] => [
  ...[s.tiles, s.available, s.revealed].flat(),
  ...s.players.flatMap(({ holdings }) => holdings.map(({ location }) => location)),
];

/** With one of the options, the Black Smokers leave the game. */
const gone = (s: State): LocationId[] =>
  s.options.blackSmokersDestination === 'remove-from-game' && !tiles(s).includes('black-smokers') ? ['black-smokers'] : [];

/** Every card, tile and token there is, wherever it lies. */
const cards = (s: State): string[] => [
  ...[s.deck, s.discard, s.track, s.spent, ...races.map((race) => s.council[race])].flat(),
  ...s.players.flatMap(({ hand, affiliated }) => [...hand, ...affiliated]),
  ...[s.lordDeck, s.lordDiscard, s.court].flat(),
  ...s.players.flatMap(({ lords, holdings }) => [...lords, ...holdings.flatMap((holding) => holding.lords)]),
  ...tiles(s),
  ...gone(s),
  ...numbered(
    'token',
    [s.pool, ...s.players.map(({ monsters }) => monsters)].flat().sort((a, b) => a - b),
  ),
  ...numbered('loot', s.kraken === null ? [] : [s.kraken.lootDeck, s.kraken.lootDiscard, ...Object.values(s.kraken.loot)].flat()),
];

/** The other choice of every option; one that is left out does not compile. */
const contrary: Omit<Options, 'kraken'> = {
  first: 2,
  masterOfMagic: 'strongest',
  councilStackSizePublic: false,
  recruiterSurcharge: 'double',
  commanderPurchaseCheck: 'also-after-purchase',
  superfluousAllies: 'forbidden',
  blackSmokersDestination: 'remove-from-game',
  lordDeckEndTrigger: 'deck-empty-and-court-not-full',
  martialLaw: true,
};

/** AB-HIDDEN-02, 07 · Cards that everybody saw on their way from one hidden place to another. */
const shown = ({ type }: Event): boolean =>
  ['cardRevealed', 'allyTaken', 'allyBought', 'alliesStored', 'alliesDiscarded', 'lordPaid', 'lootCardRevealed', 'allyHealed'].includes(
    type,
  );

/** A location is named aloud; it is told when the keys are paid. */
const spoken = ({ type }: Move<Abyss>): boolean => type === 'takeLocation';

/** Every kind of table, by name. */
export const subjects: readonly (readonly [name: string, Subject<Abyss>])[] = [2, 3, 4].flatMap((seats) =>
  [false, true].flatMap((kraken) =>
    [{}, contrary].map((chosen) => {
      const name = `${seats} seats${kraken ? ', Kraken' : ''}${chosen === contrary ? ', every option the other way' : ''}`;
      return [name, { game: abyss, seats, options: { kraken, ...chosen }, cards, shown, spoken, longest: 1200 }] as const;
    }),
  ),
);
