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

/** The values in the order of the races. */
export const inOrder = <T>({ jellyfish, crab, seahorse, shellfish, squid }: PerRace<T>): readonly T[] => [
  jellyfish,
  crab,
  seahorse,
  shellfish,
  squid,
];

export const isRace = (value: unknown): value is Race => (races as readonly unknown[]).includes(value);
