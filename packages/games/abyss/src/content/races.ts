/** AB-SETUP-04 · The five races in the order of the Council: jellyfish purple, crab red, seahorse yellow, shellfish green, squid blue. */
export const races = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'] as const;
export type Race = (typeof races)[number];

/** One value per race. */
export type PerRace<T> = Record<Race, T>;
export const perRace = <T>(value: (race: Race) => T): PerRace<T> => ({
  jellyfish: value('jellyfish'),
  crab: value('crab'),
  seahorse: value('seahorse'),
  shellfish: value('shellfish'),
  squid: value('squid'),
});

/** The values of all races, in the order of the Council. */
export const inOrder = <T>({ jellyfish, crab, seahorse, shellfish, squid }: PerRace<T>): T[] => [
  jellyfish,
  crab,
  seahorse,
  shellfish,
  squid,
];

export const isRace = (value: unknown): value is Race => (races as readonly unknown[]).includes(value);

/* A set of races is a number with a bit for each: 3 is jellyfish and crab. It is compared, saved and counted as one number. */

export const NO_RACES = 0;
export const withRace = (set: number, suit: number): number => set | (1 << suit);
export const withoutRace = (set: number, suit: number): number => set & ~(1 << suit);
export const hasRace = (set: number, suit: number): boolean => (set & (1 << suit)) !== 0;
/** How many races a set holds, worked out once for each of the 32. */
const sizes = Uint8Array.from({ length: 1 << races.length }, (_, set) => races.filter((_race, suit) => hasRace(set, suit)).length);
export const countRaces = (set: number): number => sizes[set]!;

/** By a set and a number: every set within it of at most so many races, none first. */
const subsets = Array.from(sizes, (_size, whole) =>
  Array.from({ length: races.length + 1 }, (_most, most) =>
    Array.from(sizes, (_all, set) => set).filter((set) => (set & ~whole) === 0 && countRaces(set) <= most),
  ),
);
export const subsetsOf = (set: number, most: number = races.length): readonly number[] => subsets[set]![most]!;
