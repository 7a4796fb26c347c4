/** AB-ABIL-10, KR-SETUP-02 · Six guilds, and the Smugglers of Kraken. */
export const guilds = ['soldier', 'merchant', 'mage', 'politician', 'farmer', 'ambassador', 'smuggler'] as const;
export type Guild = (typeof guilds)[number];
