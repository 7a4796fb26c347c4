/** The five guilds of the sea, as the pictures tell them apart. */
export type Guild = 'farmer' | 'military' | 'merchant' | 'politician' | 'mage';
export type Metal = 'silver' | 'gold';
