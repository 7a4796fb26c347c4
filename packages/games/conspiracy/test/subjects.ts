import { conspiracy, declared, type Conspiracy } from '@fathom/conspiracy';
import { soakRound, type Subject } from '@fathom/kernel/testing';

const { pieces: cards } = declared;

const isLong = soakRound(process.env) !== null;

/** Every kind of table, by name: the usual run takes every number of players, with bonus locations or without. */
export const subjects: readonly (readonly [name: string, Subject<Conspiracy>])[] = [1, 2, 3, 4].flatMap((seats) =>
  (isLong ? [false, true] : [seats % 2 === 0]).map((bonusLocations) => {
    const name = `${seats} seats${bonusLocations ? ', bonus locations' : ''}`;
    return [name, { game: conspiracy, seats, options: { bonusLocations }, cards, longest: 400 }] as const;
  }),
);
