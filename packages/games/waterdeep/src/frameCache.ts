import type { Frame, Seat } from '@fathom/kernel';
import type { Waterdeep } from './state.ts';

/** Frames are immutable, and these are wanted in every turn: made once for each seat. */
const perSeat = <F extends Frame<Waterdeep>>(make: (seat: Seat) => F): readonly F[] => [0, 1, 2, 3, 4, 5].map(make);

export const frameCache = {
  quest: perSeat((seat): Frame<Waterdeep, 'quest'> => ({ kind: 'quest', seat })),
  takeQuest: perSeat((seat): Frame<Waterdeep, 'takeQuest'> => ({ kind: 'takeQuest', seat })),
  /** After a turn in which nobody passed. */
  rotation: perSeat((seat): Frame<Waterdeep, 'rotation'> => ({ kind: 'rotation', seat, passes: 0 })),
  assign: perSeat((seat): Frame<Waterdeep, 'assign'> => ({ kind: 'assign', seat, passes: 0 })),
  arrivals: { kind: 'arrivals' } satisfies Frame<Waterdeep, 'arrivals'>,
};
