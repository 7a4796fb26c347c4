import type { Breakdown, Waterdeep } from '@fathom/waterdeep';
import type { Ending } from '../../shell/game.ts';
import { mark, type Mark } from './art/icons.ts';
import { picture } from './picture.ts';

const marks: Readonly<Record<keyof Breakdown, Mark>> = {
  game: 'round',
  adventurers: 'any',
  gold: 'gold',
  lord: 'lord',
  corruption: 'corruption',
};

/** The secret lords stand on their towers and unmask when their quests are counted. */
export const ending: Ending<Waterdeep> = {
  last: ['lord'],
  telling: ['questCompleted', 'buildingBuilt', 'intriguePlayed', 'spaceUsed'],
  mark: (part) => mark(marks[part as keyof Breakdown]),
  crown(view, side) {
    const lord = view.players[side]?.lord ?? null;
    return lord === null ? null : { piece: lord, picture: picture(lord), back: picture('lord-back'), hiddenUntil: 'lord' };
  },
};
