/** The five guilds in the order of the book: farmers yellow, military red, merchants green, politicians blue, mages purple. */
export const guilds = ['farmer', 'military', 'merchant', 'politician', 'mage'] as const;
export type Guild = (typeof guilds)[number];

/** One value per guild. */
export type PerGuild<T> = Record<Guild, T>;
export const perGuild = <T>(value: (guild: Guild) => T): PerGuild<T> => ({
  farmer: value('farmer'),
  military: value('military'),
  merchant: value('merchant'),
  politician: value('politician'),
  mage: value('mage'),
});

/** The values of all guilds, in the order of the book. */
export const inOrder = <T>({ farmer, military, merchant, politician, mage }: PerGuild<T>): T[] => [
  farmer,
  military,
  merchant,
  politician,
  mage,
];

export const isGuild = (value: unknown): value is Guild => (guilds as readonly unknown[]).includes(value);
