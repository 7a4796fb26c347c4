import { next } from '@fathom/kernel';
import { always, type Operation } from '../../../effects/operation.ts';
import { playing } from '../../../effects/questions/play.ts';
import { corrupt } from '../corruption.ts';

type MayPlayIntrigue = { readonly op: 'mayPlayIntrigue'; readonly count: number; readonly corruption: number };

export const mayPlayIntrigue: Operation<MayPlayIntrigue, 'plays' | 'play' | 'played' | 'toll'> = {
  playsCard: 'hand',
  asks: always,
  perform: (s, { seat, own }, { count, corruption }) =>
    next(s, { kind: 'plays', seat, left: count, own, optional: true, toll: corruption }),
  steps: {
    ...playing,
    /** SK-QCARD-18 · Once, after the last of the further cards. */
    toll: { run: (s, { seat, count }) => corrupt(s, seat, count, 'q-uncover-forbidden-lore') },
  },
};
