/** The pictures on the game's door. */
export const cover = ['l-nymara-scheiron', 'l-khelben-arunsun', 'l-larissa-neathal', 'l-mirt-the-moneylender', 'l-brianne-byndraeth'];
