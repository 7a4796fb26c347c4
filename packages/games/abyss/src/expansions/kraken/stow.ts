import { next, type Chapter } from '@fathom/kernel';
import type { AllyId } from '../../content/cards.ts';
import { races } from '../../content/races.ts';
import { stackPiece } from '../../pieces.ts';
import { refuse } from '../../rules/refusals.ts';
import type { Abyss } from '../../state.ts';
import { stow } from './moves.ts';

export const stowing: Chapter<Abyss, 'stow'> = {
  /** KR-ALLY-03, KR-SENT-06 · A Kraken left on the track goes to any stack, empty and reserved ones too. */
  stow: {
    moves: () => races.map((race) => stow[race]),
    take(s, { seat, stored }, { race }) {
      const ally = s.track.shift() as AllyId;
      s.council[race].push(ally);
      s.log?.push({ type: 'krakenStored', seat, ally, race });
      next(s, { kind: 'clearTrack', seat, stored });
    },
    touches: (_s, _f, { race }) => [stackPiece(race)],
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'KR-ALLY-03'),
  },
};
