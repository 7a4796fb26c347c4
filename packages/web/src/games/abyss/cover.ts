/** The pictures on the game's door. */
export const cover = ['shepherd', 'oracle', 'elder', 'hunter', 'opportunist'];
