import { next, type Chapter } from '@fathom/kernel';
import { onlyPass, yesOrNo } from '../../moves.ts';
import { asking } from '../../rules/asking.ts';
import type { State, Waterdeep } from '../../state.ts';
import { effectAt, lists, operationAt } from '../lists.ts';
import type { Deed, Option } from '../operation.ts';

export const offerOption = (s: State, { seat, of, at, own }: Deed): void => next(s, { kind: 'option', seat, of, at, own });

export const option: Chapter<Waterdeep, 'option'> = {
  /** UM-QCARD-03, 08, 10, SK-QCARD-17, 20, 21, 23, 25 · A further payment or a further gain, if the player likes. */
  option: {
    moves(s, f) {
      const effect = effectAt(f);
      return operationAt(f).can?.(s, f.seat, effect, false) === false ? onlyPass : yesOrNo;
    },
    take(s, f, { type }) {
      const list = lists[f.of];
      if (type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat: f.seat, from: list.piece });
      const effect = effectAt(f);
      (operationAt(f) as Option<typeof effect>).accept(s, f.seat, effect, list.piece);
    },
    ...asking('WD-TURN-08'),
    touches: (_s, { of }, { type }) => (type === 'accept' ? [lists[of].piece] : []),
  },
};
