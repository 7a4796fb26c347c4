import { conspiracy, guilds, type Conspiracy, type State } from '@fathom/conspiracy';
import type { Subject } from '@fathom/kernel/testing';

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

/** Every kind of table, by name. */
export const subjects: readonly (readonly [name: string, Subject<Conspiracy>])[] = [1, 2, 3, 4].flatMap((seats) =>
  [false, true].map((bonusLocations) => {
    const name = `${seats} seats${bonusLocations ? ', bonus locations' : ''}`;
    return [name, { game: conspiracy, seats, options: { bonusLocations }, cards, longest: 400 }] as const;
  }),
);
