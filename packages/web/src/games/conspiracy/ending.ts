import { lords, type Conspiracy, type LordId } from '@fathom/conspiracy';
import type { Ending } from '../../shell/game.ts';
import { emblem, mark } from '../../art/icons.ts';

const picture = (id: LordId | 'lord-back'): string => `./art/conspiracy/${id}.svg`;

const marks: Readonly<Record<string, string>> = {
  lords: mark('crest'),
  locations: mark('location'),
  coalition: emblem('mage'),
  master: mark('master'),
  bonus: mark('hourglass'),
};

/** The best lord of each alliance stands on its tower. */
export const ending: Ending<Conspiracy> = {
  last: [],
  telling: ['locationTaken', 'masterChanged', 'lordPlaced'],
  mark: (part) => marks[part] ?? null,
  crown(view, side) {
    const best = (view.players[side]?.alliance ?? []).toSorted((a, b) => lords[b].vp - lords[a].vp)[0];
    return best === undefined ? null : { piece: best, picture: picture(best), back: picture('lord-back'), hiddenUntil: null };
  },
};
