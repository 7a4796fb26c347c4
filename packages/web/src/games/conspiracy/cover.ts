/** The pictures on the game's door. */
export const cover = ['farmer-6-1', 'politician-6-1', 'military-6-1', 'merchant-6-1', 'mage-6-1'];
