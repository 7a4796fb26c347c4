import { lords, type Abyss, type Breakdown, type LordId } from '@fathom/abyss';
import type { Ending } from '../../shell/game.ts';
import { mark as sharedMark } from '../../art/icons.ts';
import { mark, raceEmblem } from './art/icons.ts';

const picture = (id: LordId | 'lord-back'): string => `./art/abyss/${id}.svg`;

const marks: Readonly<Record<string, string>> = {
  locations: sharedMark('location'),
  lords: sharedMark('crest'),
  allies: raceEmblem('squid'),
  monsters: mark('monster'),
  nebulis: mark('nebulis'),
  figure: raceEmblem('kraken'),
} satisfies Partial<Record<keyof Breakdown, string>>;

/** The tokens of the monsters are turned up last; the strongest lord of each side stands on its tower. */
export const ending: Ending<Abyss> = {
  last: ['monsters'],
  telling: ['locationTaken', 'lordEntered', 'monsterFought'],
  mark: (part) => marks[part] ?? null,
  crown(view, side) {
    const player = view.players[side];
    const all = player === undefined ? [] : [...player.lords, ...player.holdings.flatMap((holding) => holding.lords)];
    const strongest = all.toSorted((a, b) => lords[b].influence - lords[a].influence)[0];
    return strongest === undefined
      ? null
      : { piece: strongest, picture: picture(strongest), back: picture('lord-back'), hiddenUntil: null };
  },
};
