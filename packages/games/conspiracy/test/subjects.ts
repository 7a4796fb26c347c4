import { conspiracy, declared, type Conspiracy } from '@fathom/conspiracy';
import type { Subject } from '@fathom/kernel/testing';

const { pieces: cards } = declared;

/** Every kind of table, by name. */
export const subjects: readonly (readonly [name: string, Subject<Conspiracy>])[] = [1, 2, 3, 4].flatMap((seats) =>
  [false, true].map((bonusLocations) => {
    const name = `${seats} seats${bonusLocations ? ', bonus locations' : ''}`;
    return [name, { game: conspiracy, seats, options: { bonusLocations }, cards, longest: 400 }] as const;
  }),
);
