import type { Adventurer, factions, QuestType } from '@fathom/waterdeep';
import { filled, icon, stroked } from '../../../art/icons.ts';

const cubeColors: Readonly<Record<Adventurer, readonly [face: string, mark: string]>> = {
  cleric: ['#f3ede0', '#8a5a10'],
  fighter: ['#ee8428', '#3a1404'],
  rogue: ['#16151c', '#f3ede0'],
  wizard: ['#8a50d0', '#fdf2ff'],
};
export type Faction = (typeof factions)[number];
/** What an agent wears. */
const cloth: Readonly<Record<Faction, string>> = {
  'city-guard': '#2f323c',
  harpers: '#4fae6b',
  'knights-of-the-shield': '#e3b23c',
  'red-sashes': '#d8433f',
  silverstars: '#4a86d8',
  'gray-hands': '#a9b4bc',
};

const colored = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`;
const inked = (d: string, ink: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The face of a cube. A dark one needs a light edge, a light one a dark edge. */
const cube = (fill: string, edge: string): string =>
  `<rect x="1.500" y="1.500" width="21" height="21" rx="4" fill="${fill}" stroke="${edge}" stroke-width="1.600"/>`;

/** A sun, a sword, a mask, a star: told apart by shape as well as by colour. */
const signs: Readonly<Record<Adventurer, (ink: string) => string>> = {
  cleric: (ink) =>
    colored('M12 7.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 0 1 0-9z', ink) +
    inked(
      'M12 3.800v1.400M12 18.800v1.400M3.800 12h1.400M18.800 12h1.400M6.200 6.200l1 1M16.800 16.800l1 1M17.800 6.200l-1 1M7.200 16.800' +
        'l-1 1',
      ink,
      1.9,
    ),
  fighter: (ink) =>
    colored(
      'M19.600 4.400L18.900 8.500L10.800 16.600L12.400 18.200L11 19.600L8.700 17.300L6.300 19.700L4.300 17.700L6.700 15.300L4.400 13' +
        'L5.800 11.600L7.400 13.200L15.500 5.100z',
      ink,
    ),
  rogue: (ink) =>
    colored(
      'M3.800 9C7 7.600 9.500 8.400 12 9.800C14.500 8.400 17 7.600 20.200 9C20.600 13.600 18.600 16.400 16 16.400C14.200 16.400 13 15 ' +
        '12 13.600C11 15 9.800 16.400 8 16.400C5.400 16.400 3.400 13.600 3.800 9zM6.600 11.600Q8.400 10.200 10.200 12.200Q8.200 ' +
        '13.800 6.600 11.600zM17.400 11.600Q15.600 10.200 13.800 12.200Q15.800 13.800 17.400 11.600z',
      ink,
    ),
  wizard: (ink) => colored('M12 3L14.400 9.600L21 12L14.400 14.400L12 21L9.600 14.400L3 12L9.600 9.600z', ink),
};
const adventurer = (kind: Adventurer): string => {
  const [face, ink] = cubeColors[kind];
  return cube(face, kind === 'rogue' ? '#b9b4a8' : '#0008') + signs[kind](ink);
};
/** One of whatever kind: all four faces at once. */
const anyCube =
  colored('M12 1.500H5.500a4 4 0 0 0-4 4V12H12z', cubeColors.cleric[0]) +
  colored('M12 1.500h6.500a4 4 0 0 1 4 4V12H12z', cubeColors.fighter[0]) +
  colored('M12 22.500H5.500a4 4 0 0 1-4-4V12H12z', cubeColors.wizard[0]) +
  colored('M12 22.500h6.500a4 4 0 0 0 4-4V12H12z', cubeColors.rogue[0]) +
  inked('M12 2v20M2 12h20', '#0009', 1.4) +
  cube('none', '#b9b4a8');

const pawn = 'M12 1.500a5 5 0 0 1 3 9c1.400 3.500 3 5.500 4.500 8.500h-15c1.500-3 3.100-5 4.500-8.500a5 5 0 0 1 3-9zM4 20h16v3H4z';
const card = 'M4 1.500h16v21H4z';
const house = 'M12 1.500L23 11h-3v11.500h-5.500V15h-5v7.500H4V11H1z';

/** Marks with colours of their own: what is on the table in just these colours. */
const painted = {
  cleric: adventurer('cleric'),
  fighter: adventurer('fighter'),
  rogue: adventurer('rogue'),
  wizard: adventurer('wizard'),
  any: anyCube,
  gold:
    `<circle cx="12" cy="12" r="10.500" fill="#f0bd4a" stroke="#6b3d06" stroke-width="1.600"/>` +
    inked('M12 6a6 6 0 0 0-5.500 4', '#fff6cf', 1.8) +
    colored('M15.500 7.500a6 6 0 1 0 0 9a4.800 4.800 0 0 1 0-9z', '#8a5208'),
  vp:
    colored('M2.500 1.500h19v11c0 5-4 8.500-9.500 10.500c-5.500-2-9.500-5.500-9.500-10.500z', '#f3ede0') +
    colored('M12 4l2.100 4.700l5.100.5l-3.900 3.300l1.200 5l-4.500-2.700l-4.500 2.700l1.200-5l-3.900-3.300l5.100-.5z', '#9a2f3c'),
  corruption:
    colored(
      'M12 1.500l2.600 3l4-.8l-.1 4l4 1.900l-2.500 3.200l2 3.700l-4 .8l-1 4.200l-3.800-1.300L9.500 23l-1.700-3.600l-4.300.4l.5-4.200' +
        'L.8 13l2.800-3L2.200 5.800l4.100.3L8 2.300z',
      '#86b43a',
    ) +
    colored(
      'M12 6.500c3.600 0 5.600 2.400 5.600 5.200c0 1.700-.7 2.700-1.800 3.300v2.500H8.200V15c-1.100-.6-1.800-1.600-1.800-3.300c0-2.800 ' +
        '2-5.200 5.600-5.200zM9.600 10.200a1.700 1.700 0 1 0 0 3.400a1.700 1.700 0 0 0 0-3.400zM14.400 10.200a1.700 1.700 0 1 0 0 ' +
        '3.400a1.700 1.700 0 0 0 0-3.400z',
      '#16240a',
    ),
} as const;

/** Marks in the colour of the text around them. */
const plain = {
  // A card with an eye: somebody watches.
  intrigue: filled(`${card}M5.800 12Q12 5.600 18.200 12Q12 18.400 5.800 12zM12 9.700a2.300 2.300 0 1 1 0 4.600a2.300 2.300 0 0 1 0-4.600z`),
  // A card with a seal.
  quest: filled(`${card}M7 5.500h10v1.800H7zM7 9h10v1.800H7zM12 12.500a3.600 3.600 0 1 0 0 7.200a3.600 3.600 0 0 0 0-7.200z`),
  building: filled(house),
  // A signet ring: who a lord is, only the seal says.
  lord:
    stroked('M12 9.500a6 6 0 1 1 0 12a6 6 0 0 1 0-12z', 2.6) +
    filled('M6.500 1.500h11l2 4l-3.500 5.500h-8L4.500 5.500zM12 3.500l-2.600 2.300L12 8.600l2.600-2.800z'),
  agent: filled(pawn),
  // The Ambassador wears a crown, the Lieutenant carries a sword.
  ambassador: filled(
    'M5.500 1l3.600 3L12 .5L14.900 4l3.600-3l-1 7h-11zM12 9.200a4 4 0 0 1 2.700 7c1 1.300 2 2.500 3 3.800H6.300c1-1.300 2-2.500 ' +
      '3-3.800a4 4 0 0 1 2.700-7zM4 21h16v2.300H4z',
  ),
  lieutenant: filled(
    'M8.500 1.500a4.600 4.600 0 0 1 2.800 8.200c1.200 3.300 2.400 5.600 3.700 9.300H2c1.300-3.700 2.500-6 3.700-9.300a4.600 4.600 0 0 ' +
      '1 2.800-8.200zM1.500 20h14v3h-14zM20 1l1.800 3v9.500h2v2.200h-2.600V20h-2.400v-4.300h-2.600v-2.200h2V4z',
  ),
  firstPlayer: filled('M5 1h2.200v22H5zM8.200 2.500C12 .8 15 5 20.500 2.800L18 8l2.500 5.200C15 15.400 12 11.200 8.200 13z'),
  // Given back: an arrow home.
  give: stroked('M20 19v-6a5 5 0 0 0-5-5H5M9.500 3L4.500 8L9.500 13', 2.8),
  pay: stroked('M12 21V4M5.500 10.500L12 4L18.500 10.500', 2.8),
  take: stroked('M12 3v17M5.500 13.500L12 20L18.500 13.500', 2.8),
  becomes: stroked('M3 12h17M13.500 5.500L20 12L13.500 18.500', 2.8),
  or: stroked('M16.500 2.500L7.500 21.5', 2.8),
  // Stays in play: a knot of two rings.
  plot: stroked(
    'M8.500 6.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 0 1 0-11zM15.500 6.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 0 1 0-11z',
    2.4,
  ),
  // Do this first: a bell that rings for you.
  mandatory: filled(
    'M10.300 1h3.400v2.300c3.600.8 5.600 3.700 5.600 7.700c0 3.600 1 5.200 2.700 6.500v1.800H2v-1.800c1.700-1.300 2.700-2.900 ' +
      '2.700-6.500c0-4 2-6.900 5.600-7.700zM9 20.500h6a3 3 0 0 1-6 0z',
  ),
  owner: filled('M12 1l10 8.500h-2.500V23h-15V9.500H2zM9 8.500v11h1.800v-4h5l-1.800-3.500l1.800-3.500z'),
  attack: filled(
    'M12 .8L15 13H9zM5.500 13.800h13v2.400h-13zM10.800 17h2.400v4h-2.400zM12 20.500a1.700 1.700 0 1 1 0 3.400a1.700 1.700 0 0 1 0-3.400z',
  ),
  utility: filled(
    'M2 13.500h5l3 2h5.500c2 0 2 2.600 0 2.600H11l.2 1h5l4.600-3c1.800-1.100 3.200 1 1.700 2.300L17 22.500H7.500L2 20.500zM12 1.500' +
      'l1.900 3.900l4.300.5l-3.200 3l.9 4.200L12 11l-3.900 2.100l.9-4.200l-3.200-3l4.300-.5z',
  ),
  draw: filled('M3 5h11v18H3zM16.500 1h3v4.500H24v3h-4.500V13h-3V8.500H12v-3h4.500z'),
  play: filled('M10 1.500h12v21H10z') + stroked('M1.500 12h6M4.500 8.500L8 12L4.500 15.5', 2.2),
  discard: filled('M5 1.500h14v10H5zM8.500 13.500h7v4h4L12 23.500L4.500 17.500h4z'),
  // The Inn opens new quests; the Hall sells buildings.
  inn: filled(
    'M3 5h12v4h2.500a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4H15v3.500H3zM15 11.500v5h2.500c.8 0 1.500-.7 1.500-1.500v-2' +
      'c0-.8-.7-1.500-1.500-1.500zM6 8.500v11h1.800v-11zM10.200 8.500v11H12v-11zM4 1h10v2.500H4z',
  ),
  refresh: stroked('M20 11A8 8 0 1 0 17.500 17.500M20 4V11H13', 2.6),
  harbor: stroked(
    'M12 8v14M6.500 11.500h11M3.500 15c1 4.500 4.500 7 8.500 7s7.500-2.500 8.500-7M12 2.200a2.800 2.800 0 1 1 0 5.600a2.800 2.800 0 0 ' +
      '1 0-5.600z',
    2.3,
  ),
  round: stroked('M12 2.500a9.500 9.500 0 1 1 0 19a9.500 9.500 0 0 1 0-19zM12 7v5.500l4 2.5', 2.4),
  opponents: filled(
    'M7 3a3.800 3.800 0 0 1 2.300 6.800c1 2.600 2.100 4.200 3.200 6.700H1.500c1.100-2.500 2.200-4.100 3.200-6.700A3.800 3.800 0 0 1 7 ' +
      '3zM17 3a3.800 3.800 0 0 1 2.300 6.800c1 2.600 2.100 4.200 3.200 6.700h-8.300l-1.500-3.600l2-3.100A3.800 3.800 0 0 1 17 3zM1 18' +
      'h22v3H1z',
  ),
  immune: filled('M12 1.500l9 3v7c0 5.500-4 9-9 11.500c-5-2.500-9-6-9-11.500v-7zM12 5v14.500c3.500-2 6-4.400 6-8V7z'),
  look: filled(
    'M1 12Q12 1 23 12Q12 23 1 12zM12 7.300a4.700 4.700 0 1 0 0 9.400a4.700 4.700 0 0 0 0-9.400zM12 9.600a2.400 2.400 0 1 1 0 ' +
      '4.800a2.400 2.400 0 0 1 0-4.800z',
  ),
  // Put something on a space.
  place: stroked('M12 2v9M8 7.500L12 11.500L16 7.500', 2.6) + stroked('M4 14v6.500h16V14', 2.6),
  swap: stroked('M3 8h16M14.500 3.500L19 8L14.500 12.500M21 16H5M9.500 11.500L5 16L9.500 20.5', 2.2),
  caravan: filled(
    'M2 12.500C2 6 4 3.500 7 3.500h9c3.500 0 5.500 3 5.500 9zM1.500 14h21l-1.500 3.500h-3a3.400 3.400 0 0 0-3.400-2.300a3.400 3.400 0 ' +
      '0 0-3 2.300H9.700a3.400 3.400 0 0 0-3.200-2.300a3.400 3.400 0 0 0-3 2.300zM6.500 16.300a2.700 2.700 0 1 1 0 5.400a2.700 2.700 ' +
      '0 0 1 0-5.400zM15 16.300a2.700 2.700 0 1 1 0 5.400a2.700 2.700 0 0 1 0-5.400z',
  ),
  // Where it comes from: under the mountain, or from the port below it.
  undermountain: filled('M.5 22.500L9 4.500l3 4l3.500-7L23.500 22.500h-6.800V18a4.700 4.700 0 0 0-9.400 0v4.500z'),
  skullport:
    filled(
      'M12 1c5.500 0 8.500 3.300 8.500 7.500c0 2.500-1 4-2.700 5V17H6.200v-3.500c-1.700-1-2.700-2.500-2.700-5C3.500 4.300 6.500 1 12 1z' +
        'M8.500 7a2.200 2.200 0 1 0 0 4.400a2.200 2.200 0 0 0 0-4.400zM15.500 7a2.200 2.200 0 1 0 0 4.400a2.200 2.200 0 0 0 0-4.400z',
    ) + stroked('M2 21.500q2.500-2.200 5 0t5 0t5 0t5 0', 2),
  // Types of quests.
  arcana: filled(
    'M16.500.8L15.500 7c1.300 3 2 6 2.300 9H6c.8-4 2.400-7.200 4.800-10zM11.800 8.200l-.9 2.300l-2.400.3l1.800 1.600l-.5 2.400l2-1.200' +
      'l2.100 1.200l-.5-2.400l1.800-1.600l-2.400-.3zM1 19.800C4 17.800 7.600 17 12 17s8 .8 11 2.800c-3 2-6.600 2.900-11 2.900' +
      's-8-.9-11-2.900z',
  ),
  commerce: filled(
    'M10.800 2h2.400v2l8 1.500v1.800L24 14.500c-.5 2.500-2 3.500-4 3.500s-3.500-1-4-3.500l2.600-7l-5.400-1V19.500h4.300v2.700H6.500' +
      'v-2.700h4.300V6.500l-5.400 1l2.600 7C7.500 17 6 18 4 18s-3.500-1-4-3.500l2.800-7.200V5.500l8-1.500z',
  ),
  piety:
    filled('M12 6.800a5.200 5.200 0 1 1 0 10.400a5.200 5.200 0 0 1 0-10.400z') +
    stroked(
      'M12 1.800v2.400M12 19.800v2.400M1.800 12h2.400M19.800 12h2.400M4.800 4.800l1.700 1.700M17.500 17.500l1.700 1.700M19.200 4.800' +
        'l-1.700 1.700M6.500 17.500l-1.700 1.7',
      2.5,
    ),
  // A keyhole.
  skullduggery: filled(
    'M12 1.500a10.500 10.500 0 1 1 0 21a10.500 10.500 0 0 1 0-21zM12 5.500a3.900 3.900 0 0 0-2.200 7.100L8.200 18.500h7.600' +
      'l-1.600-5.900A3.900 3.900 0 0 0 12 5.500z',
  ),
  warfare: filled(
    'M22 1.500l-.8 4.300l-7 7.200L11 9.800l7-7.200zM2 1.500l4.200 1.100L18.400 15l1.600-1.500l1.600 1.600l-2.200 2.100l3 3l-2.400 2.400' +
      'l-3-3l-2.100 2.200l-1.600-1.600l1.500-1.600L2.800 5.800zM9.200 14l1 1l-2.400 2.500l1.500 1.600l-1.600 1.600l-2.100-2.200l-3 3' +
      'L.2 19.100l3-3L1 14l1.600-1.600l1.600 1.500L6.700 11.500z',
  ),
} as const;

/** What a faction has on its banner. */
const banners: Readonly<Record<Faction, string>> = {
  'city-guard': filled('M4 2h4v3h2.500V2h3v3H16V2h4v7l-2 2v11.500h-4V17a2 2 0 0 0-4 0v5.500H6V11L4 9z'),
  harpers: stroked('M5 2v15.500a4 4 0 0 0 4 4C16 19.500 20 12 19.500 3.500C16 7 9 6 5 2zM9.500 6.500v14M14 7v9.500', 2.2),
  'knights-of-the-shield': filled(
    'M3 2h18v10c0 5-4 8.500-9 10.500c-5-2-9-5.500-9-10.500zM6.500 11.500L12 6.500l5.500 5v4.200L12 10.700l-5.500 5z',
  ),
  'red-sashes': filled(
    'M.5 5.500Q12 11 23.500 5.500v5.300Q21 12 18.300 12.700L21.500 22l-4-1.500L15 23.500l-1.500-9a3 3 0 0 1-2.700-.2L7.500 21.500' +
      'l-2.300-2.300l-3 .8L6.200 12.800Q3 12.200.5 10.800z',
  ),
  silverstars: filled('M12 1.500l2.900 7.200l7.700.5l-6 4.900l2 7.500L12 17.400L5.400 21.600l2-7.500l-6-4.900l7.700-.5z'),
  'gray-hands': filled(
    'M7.500 23l-.5-5L2.500 12c-.8-1.500.8-2.800 2-1.700L7 12.500V4c0-1.800 2.500-1.800 2.500 0v6h.6V2.500c0-1.900 2.600-1.900 2.600 0' +
      'V10h.6V3.500c0-1.800 2.500-1.800 2.500 0V11h.6V6c0-1.700 2.300-1.700 2.300 0v9.500L17.500 23z',
  ),
};
/** An agent in the colour of its faction, with the faction's sign on it. */
export const agent = (faction: Faction): string =>
  icon(
    '<path d="M12 1a4.300 4.300 0 0 1 3.200 7.200c3.600 1.400 5.800 6.400 6.300 14.800h-19c.5-8.400 2.700-13.400 6.300-14.800A4.300 ' +
      `4.300 0 0 1 12 1z" fill="${cloth[faction]}" stroke="#f3ede0" stroke-width="1.200" stroke-linejoin="round"/>` +
      `<g color="${faction === 'city-guard' ? '#f3ede0' : '#14101a'}" transform="translate(6.600 11)scale(.45)">${banners[faction]}` +
      '</g>',
    'agent',
  );

const marks = { ...painted, ...plain };
export type Mark = keyof typeof marks;
export const markIds = Object.keys(marks) as readonly Mark[];
/** A square of 24: cubes and tokens in their own colours, all else in the colour of the text. */
export const mark = (name: Mark): string => icon(marks[name], name);
/** The sign of a type of quest, its shapes alone, to be drawn into a picture. */
export const signShapes = (type: QuestType): string => plain[type];
