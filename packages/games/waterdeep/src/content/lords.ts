import type { Bonus } from './rows.ts';

export const lords = {
  'l-brianne-byndraeth': { of: 'types', types: ['arcana', 'skullduggery'], vp: 4 }, // WD-LORD-01
  'l-caladorn-cassalanter': { of: 'types', types: ['skullduggery', 'warfare'], vp: 4 }, // WD-LORD-02
  'l-durnan-the-wanderer': { of: 'types', types: ['commerce', 'warfare'], vp: 4 }, // WD-LORD-03
  'l-khelben-arunsun': { of: 'types', types: ['arcana', 'warfare'], vp: 4 }, // WD-LORD-04
  'l-kyriani-agrivar': { of: 'types', types: ['arcana', 'piety'], vp: 4 }, // WD-LORD-05
  'l-larissa-neathal': { of: 'buildings', vp: 6 }, // WD-LORD-06
  'l-mirt-the-moneylender': { of: 'types', types: ['commerce', 'piety'], vp: 4 }, // WD-LORD-07
  'l-nindil-jalbuck': { of: 'types', types: ['piety', 'skullduggery'], vp: 4 }, // WD-LORD-08
  'l-nymara-scheiron': { of: 'types', types: ['commerce', 'skullduggery'], vp: 4 }, // WD-LORD-09
  'l-piergeiron-the-paladinson': { of: 'types', types: ['piety', 'warfare'], vp: 4 }, // WD-LORD-10
  'l-sammereza-sulphontis': { of: 'types', types: ['arcana', 'commerce'], vp: 4 }, // WD-LORD-11
} as const satisfies Record<string, Bonus>;
