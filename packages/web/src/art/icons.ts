import type { Guild } from './guild.ts';

/** The five emblems, on a square of 24: fills and strokes in one ink, so that a place or a lord can wear them too. */
const emblems: Readonly<Record<Guild, string>> = {
  // A seahorse: snout, crest, and the tail that coils.
  farmer:
    '<path d="M1.5 10.400L2.6 7.600L8.2 6L8 2.200L11 4.400L12.8.6L14.8 4.200L19 3.200L18 7C20.5 10 19.6 13.6 16.4 16.400L11.6 17C11 14 ' +
    '12.4 12.6 11.4 10.900C10.2 11.8 8.8 11.6 8 10.400z" fill="currentColor"/>' +
    '<path d="M14.2 15C14.4 20 12.4 22.4 9.4 22.400C5.6 22.4 5 17.6 8.2 17.200C10 17.1 10.5 19.2 9.2 19.7" fill="none" ' +
    'stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  // A crab's claw, open.
  military:
    '<path d="M8.5 23C2.6 19.5-.4 12.5 2.6 6.600C4.3 3.4 7.6 1.3 11.5.8C9.2 3.2 8.4 5.6 9 8L11.4 9L9.8 11L12.2 12.200L11.4 14.400C15.8 ' +
    '13.4 18.4 9.6 18.3 3.200C22.8 7.4 24.2 13.6 21.2 18.400C19.4 21.2 17 22.5 14.5 23z" fill="currentColor"/>',
  // A scallop, its ribs apart.
  merchant:
    '<path d="M10.8 17.200L.9 12.600Q.4 9.8 3.2 8.800zM11.2 16.400L3.9 7.600Q4.8 4.6 7.9 4.900zM11.6 16L8.7 4.400Q9.8 1.6 12 1.600' +
    'T15.3 4.400L12.4 16zM12.8 16.400L16.1 4.900Q19.2 4.6 20.1 7.600zM13.2 17.200L20.8 8.800Q23.6 9.8 23.1 12.600zM8.8 18h6.400' +
    'l3.3 4.600h-13z" fill="currentColor"/>',
  // A squid: the arrow, two eyes, three arms.
  politician:
    '<path d="M12 .8L20.3 9.600Q18.5 11 15.6 10.400L16 14.200Q15.8 16.4 14.2 17L14 14.600L10 14.600L9.8 17Q8.2 16.4 8 14.200L8.4 10.400' +
    'Q5.5 11 3.7 9.600z" fill="currentColor"/><path d="M8.6 16.200Q8.6 19.5 5.6 20.500Q3.8 21 3.8 19.200M12 15.500V22.500M15.4 ' +
    '16.200Q15.4 19.5 18.4 20.500Q20.2 21 20.2 19.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  // A jellyfish: bell and filaments.
  mage:
    '<path d="M2.5 12.500C2.5 6 6.8 1.8 12 1.800S21.5 6 21.5 12.500Q19.9 14.6 18.3 12.800Q16.7 14.8 15.1 12.800Q13.5 14.8 12 12.800' +
    'Q10.5 14.8 8.9 12.800Q7.3 14.8 5.7 12.800Q4.1 14.6 2.5 12.500z" fill="currentColor"/>' +
    '<path d="M6 16.200Q4.2 18.5 6 20.200T5.6 22.800M10 16.400Q8.4 18.6 10 20.400T9.8 22.800M14 16.400Q15.6 18.6 14 20.400T14.2 ' +
    '22.800M18 16.200Q19.8 18.5 18 20.200T18.4 22.8" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
};

/** Keys differ in shape, not only in metal: silver has a pointed bow and bits on both sides, gold a round bow and bits on one. */
const silverKeyMark =
  '<path d="M12 .8L18 6.600L13.5 11V22.500H10.500V11L6 6.600zM12 4L9.3 6.600L12 9.200L14.7 6.600zM7 15h3.500v2.400H7zM7 19.200h3.500' +
  'v2.600H7zM13.5 15H17v2.400h-3.500z" fill="currentColor" fill-rule="evenodd"/>';
const goldKeyMark =
  '<path d="M8 9.500a5 5 0 1 1 5.6 1.900V22.500h-3.200V11.400A5 5 0 0 1 8 9.500zM12 4a2.6 2.6 0 1 0 0 5.200a2.6 2.6 0 0 0 0-5.200z' +
  'M13.6 15h4.400v2.600h-4.400zM13.6 19.200h5.400v2.800h-5.400z" fill="currentColor" fill-rule="evenodd"/>';
export const stroked = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const filled = (d: string): string => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`;

const marks = {
  silverKey: silverKeyMark,
  goldKey: goldKeyMark,
  pearl: filled(
    'M12 2.500a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19zM8.6 6.200a4.2 4.2 0 0 0-2.6 4.600a1 1 0 0 0 2 0a2.6 2.6 0 0 1 1.6-2.800a1 1 0 0 ' +
      '0-1-1.800z',
  ),
  // Two cards that change places.
  swap:
    filled('M2 3h8v11H2zM14 10h8v11h-8zM4 5v7h4V5z') +
    stroked('M13 4.500h5.500V8M16.6 6.300L18.5 8.200L20.4 6.300M11 19.500H5.500V16M3.6 17.700L5.5 15.800L7.4 17.7', 1.8),
  // The top card of the deck turns over.
  unmask:
    filled('M2 12h10v2.600H2zM2 16h10v2.600H2zM2 20h10v2.400H2zM15 8.500l7 1.500v11l-7-2z') +
    stroked('M4 9C5 3.5 12 1.5 16.5 5M17.2 1.600L17 5.600L13 5.4', 2),
  crest: filled(
    'M3 2.500h18v8.500c0 5.5-4 9-9 11.500c-5-2.5-9-6-9-11.500zM12 6l-1.5 3.600l-3.9.3l3 2.500l-1 3.800l3.4-2.100l3.4 2.100l-1-3.800' +
      'l3-2.500l-3.9-.3z',
  ),
  // A crown with a pearl.
  master: filled(
    'M2 8.500L7.5 12L12 6.500L16.5 12L22 8.500L20 19.500H4zM4.5 21h15v2h-15zM12 .8a2.3 2.3 0 1 1 0 4.600a2.3 2.3 0 0 1 0-4.600z',
  ),
  location: filled('M1.5 23V6.500l3.5-5l3.5 5v3h7v-3l3.5-5l3.5 5V23h-6.500v-5a4 4 0 0 0-8 0v5z'),
  search: stroked('M10.5 3.500a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM15.8 15.800L21.5 21.5', 2.6) + filled('M8 7h5v7H8z'),
  // Cliffs that leave one way through.
  restrict: filled('M1 2h6l3 6l-2 5l2.5 9H1zM23 2h-6l-3 6l2 5l-2.5 9H23z') + stroked('M12 20V6M10.4 8L12 6L13.6 8', 1.4),
  recall: stroked('M20.5 12A8.5 8.5 0 1 1 17.5 5.500M18.5 1.500V6.300H13.7', 2.4) + filled('M8.5 8.500h7v8h-7z'),
  hourglass: filled(
    'M4.5 1.500h15v2.800h-1.500c0 4-1.6 6-4.2 7.700c2.6 1.7 4.2 3.7 4.2 7.700h1.500v2.800h-15v-2.800H6c0-4 1.6-6 4.2-7.700C7.6 10.3 6 ' +
      '8.3 6 4.300H4.500zM8.8 6.500c.6 1.8 1.8 2.7 3.2 3.700c1.4-1 2.6-1.9 3.2-3.700z',
  ),
} as const;
export type Mark = keyof typeof marks;
export const markIds = Object.keys(marks) as readonly Mark[];

/** A square of 24; `sign` is its name in the rulebook's icon key. */
export const icon = (content: string, sign: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" data-sign="${sign}">${content}</svg>`;

/** A guild in one colour, for the smallest places. */
export const emblem = (guild: Guild, of: string = guild): string => icon(emblems[guild], `emblem-${of}`);
/** The emblem's shapes alone, to be drawn into a picture. */
export const emblemShapes = (guild: Guild): string => emblems[guild];
/** What a piece carries or does, in one colour. */
export const mark = (name: Mark, sign: string = name): string => icon(marks[name], sign);
