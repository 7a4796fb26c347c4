import type { Guild, Race } from '@fathom/abyss';
import { emblem as familyEmblem, filled, icon, mark as sharedMark, stroked } from '../../../art/icons.ts';
import { families, familyOf, isOfRace } from './palette.ts';

/** A tentacle that curls back on itself. */
const tentacle = filled(
  'M4 22.500C3.2 13 7 3 14.2 2C20.4 1.2 22.8 7.2 19.8 10.800C17.4 13.6 12.8 12.4 13 9.200C13.2 7 15.8 6.6 16.6 8.200C14.6 8.4 15.2 ' +
    '10.4 17 9.600C19 8.4 17.6 5 14.6 5.600C10.6 6.4 10.4 14 14 17.600L17.6 20.400L13.4 22.500z',
);
/** Five points, one for each race. */
const star = filled('M12 1.500l2.900 7.200l7.700.5l-6 4.900l2 7.500L12 17.400L5.400 21.600l2-7.500l-6-4.900l7.700-.5z');

const marks = {
  nebulis: filled(
    'M12 2.500a9.500 9.500 0 1 1 0 19a9.500 9.500 0 0 1 0-19zM12 4.500a7.500 7.500 0 1 0 0 15a7.500 7.500 0 0 0 0-15zM12 6.500a5.500 ' +
      '5.500 0 1 1-3.600 1.400a4 4 0 0 0 3.600 5.600a4 4 0 0 0 4-4a5.500 5.500 0 0 0-4-3z',
  ),
  // An eye that waits.
  monster: filled('M1 12Q12 1 23 12Q12 23 1 12zM12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM12 7.500q2.600 4.500 0 9q-2.600-4.500 0-9z'),
  cards: filled('M3 6l9-3l1 2.200L6 7.500v12zM8 7h13v15H8zM10 9v11h9V9z'),
  // Once, on entering: an arrow into the table.
  once: stroked('M12 2v13M6.500 10L12 15.500L17.500 10M4 21h16', 2.6),
  // As long as he is free: a ring without an end.
  ongoing: stroked('M7 8a4 4 0 1 0 0 8c4 0 6-8 10-8a4 4 0 1 1 0 8c-4 0-6-8-10-8z', 2.4),
  sentinel: filled(
    'M12 1.500l9 3v7c0 5.500-4 9-9 11.500c-5-2.500-9-6-9-11.500v-7zM5.500 11Q12 5 18.500 11Q12 17 5.500 11zM12 8.800a2.200 2.200 0 1 0 ' +
      '0 4.400a2.200 2.200 0 0 0 0-4.400z',
  ),
  kraken: tentacle,
  // A crown: lords, whatever their guild.
  lord: filled('M2 6.500l5.200 4.600L12 3l4.800 8.100L22 6.500L20 18H4zM4 19.800h16v2.400H4z'),
  // A card with a fin: an ally that joined for good.
  ally: filled('M5 1.500h14v21H5zM7.200 3.700v16.600h9.600V3.700zM8.500 12q3.500-5 7 0q-3.500 5-7 0z'),
  least: stroked('M5 8.500l7 7l7-7M4 20.500h16', 2.8),
  most: stroked('M5 15.500l7-7l7 7M4 3.500h16', 2.8),
  // Two halves that show each other.
  mirror: filled('M10.500 3v18L2 17V7zM13.500 3v18L22 17V7zM15.500 6.200v11.600l4.500-2.100V8.300z'),
  loot: filled('M2.500 10q0-6.500 9.500-6.500t9.500 6.500zM2.500 11.500h7v3.500h5v-3.500h7v9h-19zM11 11.500h2v2.500h-2z'),
  search: stroked('M10.500 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM15.500 15.500l6 6', 2.8),
  keyless: stroked('M12 3a4.500 4.500 0 1 1 0 9a4.500 4.500 0 0 1 0-9zM12 12v9.500h4M3 21L21 3', 2.2),
  different: stroked('M4 9h16M4 15h16M16.500 3.500l-9 17', 2.6),
  // Further down; a hand that closes; two blades.
  deeper: stroked('M5 4l7 7l7-7M5 12.500l7 7l7-7', 2.8),
  take: filled(
    'M4 12.500V7.500a1.700 1.700 0 0 1 3.400 0V4.500a1.700 1.700 0 0 1 3.400 0V3a1.700 1.700 0 0 1 3.400 0v2a1.700 1.700 0 0 1 3.400 0' +
      'V12l1.600-2a1.800 1.800 0 0 1 2.800 2.200L17.500 19.500V22.500H7.500V19.500z',
  ),
  fight: stroked('M4 3l12.500 12.500M20 3L7.500 15.500M13 19.500l6.500-6.500M11 19.500L4.500 13M18 17l3.500 3.500M6 17l-3.500 3.500', 2.2),
  turned: stroked('M20 11A8 8 0 1 0 17.500 17.500M20 4V11H13', 2.6),
} as const;

export const markIds = Object.keys(marks) as readonly (keyof typeof marks)[];
export const mark = (name: keyof typeof marks): string => icon(marks[name], name);
export const pearlMark = sharedMark('pearl');
export const keyMark = sharedMark('goldKey', 'key');
export const emblem = (guild: Guild): string =>
  isOfRace(guild) ? familyEmblem(families[guild], guild) : icon(guild === 'smuggler' ? tentacle : star, `emblem-${guild}`);
export const raceEmblem = (race: Race | 'kraken'): string =>
  race === 'kraken' ? icon(tentacle, 'emblem-kraken') : familyEmblem(familyOf[race], race);
