import { impossible, next, type Chapter, type Seat } from '@fathom/kernel';
import { lords, type LordId } from '../content/lords.ts';
import { maybeWinToken } from '../expansions/solo/token.ts';
import { forEach, place } from '../moves.ts';
import type { Conspiracy, State } from '../state.ts';
import { placeLord, putCrestOn, unmaskTopLord } from '../verbs.ts';
import { maybeTakeLocation } from './keys.ts';
import { gainPearls } from './pearls.ts';
import { maybeSwap } from './swap.ts';

export const expanding: Chapter<Conspiracy, 'nextLord'> = {
  /** CO-EXPAND-03 · One at a time, in any order; the next is picked when the last is completely resolved. */
  nextLord: {
    moves: (s) => forEach(s.setAside, place),
    take(s, f, { lord }) {
      if (s.setAside.length > 1) next(s, f);
      resolveLord(s, f.side, lord);
    },
    touches: (_s, _f, { lord }) => [lord],
    whyNot: (_s, _f, { type }) => (type === 'place' ? 'CO-EXPAND-03' : 'CO-CONSPIRE-05'),
  },
};

/** CO-EXPAND-04..06 · Place, crest, then the one printed ability, which must be used except for the swap. */
function resolveLord(s: State, side: Seat, id: LordId): void {
  placeLord(s, side, id);
  maybeWinToken(s, side);
  maybeMoveCrest(s, side, id);
  const { ability, pearls } = lords[id];
  switch (ability) {
    case 'swap':
      return maybeSwap(s, side);
    case 'key':
      return maybeTakeLocation(s, side);
    case 'pearls':
      return gainPearls(s, side, pearls);
    case 'unmask':
      return maybeUnmask(s, side);
    default:
      return impossible(ability);
  }
}

/** CO-CREST-01..05 · The crest goes to the first lord of a guild, and then only to a strictly better one. */
function maybeMoveCrest(s: State, side: Seat, id: LordId): void {
  const { guild, vp } = lords[id];
  const crowned = s.players[side]!.crests[guild];
  if (crowned === null || vp > lords[crowned].vp) putCrestOn(s, side, id);
}

/** CO-SIX-01, 03, 04 · The top lord is unmasked at once; with an empty deck nothing happens. */
function maybeUnmask(s: State, side: Seat): void {
  if (s.lordDeck.length > 0) unmaskTopLord(s, side);
}
