import { next, seat } from '@fathom/kernel';
import type { Operation, Step } from '../../../effects/operation.ts';
import { playing } from '../../../effects/questions/play.ts';
import { number } from '../../../fields.ts';
import { corrupt } from '../corruption.ts';

const fields = { seat, count: number };
type TollSteps = { toll: Step<typeof fields> };

export const mayPlayIntrigue: Operation<{ readonly count: number; readonly corruption: number }, 'plays' | 'play' | 'played', TollSteps> = {
  playsCard: 'hand',
  perform: (s, { seat, own }, { count, corruption }) =>
    next(s, { kind: 'plays', seat, left: count, own, optional: true, toll: corruption }),
  steps: {
    ...playing,
    /** SK-QCARD-18 · Once, after the last of the further cards. */
    toll: { fields, run: (s, { seat, count }) => corrupt(s, seat, count, 'q-uncover-forbidden-lore') },
  },
};
