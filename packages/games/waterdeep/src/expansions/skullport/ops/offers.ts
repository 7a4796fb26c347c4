import { next, seat } from '@fathom/kernel';
import type { Goods } from '../../../content/goods.ts';
import type { Drawn, Operation, Option, Step } from '../../../effects/operation.ts';
import { offerOption, option } from '../../../effects/questions/goods.ts';
import { playing } from '../../../effects/questions/play.ts';
import { corrupt } from '../corruption.ts';
import { number } from '../../../fields.ts';
import { gainGoods } from '../../../verbs/goods.ts';

/* What the actor may take, with corruption. */

type MayGain = { readonly goods: Readonly<Goods>; readonly corruption: number };

export const mayGain: Option<MayGain> & Drawn<MayGain> = {
  brings: ({ goods, corruption }) => ({ goods, corruption, may: true }),
  gives: ({ goods }, type) => goods[type],
  perform: offerOption,
  accept(s, seat, { goods, corruption }, piece) {
    gainGoods(s, seat, goods, false, piece);
    corrupt(s, seat, corruption, piece);
  },
  steps: option,
};

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
