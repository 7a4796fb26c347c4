import { COURT } from '../../rules/court.ts';
import { gainPearls } from '../../rules/coins.ts';
import type { PowerTable } from '../../rules/powers.ts';
import { revealLord } from '../../verbs/lords.ts';
import { checkFigure, nebulisOf } from './figure.ts';
import { invite, launder } from './moves.ts';

export const krakenPowers: PowerTable<'launder' | 'invite'> = {
  /** KR-LORD-01 · One Nebulis to the supply, one pearl from the Treasury. */
  launder: {
    moves: (s, seat) => (s.players[seat]!.nebulis > 0 ? [launder] : []),
    use(s, seat) {
      const before = nebulisOf(s);
      s.players[seat]!.nebulis--;
      s.log?.push({ type: 'nebulisReturned', seat, amount: 1 });
      gainPearls(s, seat, 1, 'ferryman');
      checkFigure(s, before);
    },
    touches: () => [],
  },
  /** KR-LORD-15 · The top lord of the deck, free of charge. */
  invite: {
    moves: (s) => (s.lordDeck.length > 0 && s.court.length < COURT ? [invite] : []),
    use: (s, seat) => revealLord(s, seat, 0),
    touches: () => ['lordDeck'],
  },
};
