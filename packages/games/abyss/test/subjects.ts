import { abyss, races, type Abyss, type Event, type Options, type State } from '@fathom/abyss';
import type { Subject } from '@fathom/kernel/testing';

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

/** Every kind of table, by name. */
export const subjects: readonly (readonly [name: string, Subject<Abyss>])[] = [2, 3, 4].flatMap((seats) =>
  [false, true].flatMap((kraken) =>
    [{}, contrary].map((chosen) => {
      const name = `${seats} seats${kraken ? ', Kraken' : ''}${chosen === contrary ? ', every option the other way' : ''}`;
      return [name, { game: abyss, seats, options: { kraken, ...chosen }, cards, shown, longest: 1200 }] as const;
    }),
  ),
);
