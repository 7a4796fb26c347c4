import type { Language } from '@fathom/kernel';
import { useWords } from '../../text/words.tsx';
import type { CityWard } from './wards.ts';

/** What is written on the map itself: the wards, and the tabs of a phone. */
interface MapWords {
  readonly wards: Readonly<Record<CityWard, string>>;
  readonly panes: Readonly<Record<Pane, string>>;
}
export const panes = ['city', 'inn', 'mine'] as const;
export type Pane = (typeof panes)[number];

const all: Readonly<Record<Language, MapWords>> = {
  en: {
    wards: {
      sea: 'Sea Ward',
      north: 'North Ward',
      castle: 'Castle Ward',
      trades: 'Trades Ward',
      dock: 'Dock Ward',
      southern: 'Southern Ward',
    },
    panes: { city: 'City', inn: 'Inn and Hall', mine: 'Mine' },
  },
  ru: {
    wards: {
      sea: 'Морской район',
      north: 'Северный район',
      castle: 'Замковый район',
      trades: 'Торговый район',
      dock: 'Портовый район',
      southern: 'Южный район',
    },
    panes: { city: 'Город', inn: 'Трактир и зал', mine: 'Моё' },
  },
  uk: {
    wards: {
      sea: 'Морський район',
      north: 'Північний район',
      castle: 'Замковий район',
      trades: 'Торговий район',
      dock: 'Портовий район',
      southern: 'Південний район',
    },
    panes: { city: 'Місто', inn: 'Корчма і зала', mine: 'Моє' },
  },
};

export const useMapWords = (): MapWords => all[useWords().language];
