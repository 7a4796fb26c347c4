import { next, othersFrom, type Chapter } from '@fathom/kernel';
import { choose } from '../../moves.ts';
import { isProtected } from '../../queries.ts';
import { chair, refuse } from '../../rules/touch.ts';
import type { State, Waterdeep } from '../../state.ts';
import { effectAt, lists, operationAt } from '../lists.ts';
import type { Deed, Targeting } from '../operation.ts';

const targetingOf = (f: Parameters<typeof operationAt>[0]): Targeting => operationAt(f) as Targeting;

export const nameOpponent = (s: State, { seat, of, at, own }: Deed): void => next(s, { kind: 'opponent', seat, of, at, own });

export const naming: Chapter<Waterdeep, 'opponent'> = {
  /** WD-PLAY-06 · One opponent, chosen by the actor; an attack passes by who is protected. */
  opponent: {
    moves(s, f) {
      const targeting = targetingOf(f);
      const fits = (other: number): boolean =>
        targeting.isTarget?.(s, f.seat, other, effectAt(f)) ?? !(lists[f.of].attack && isProtected(s, other));
      return othersFrom(s, f.seat)
        .filter(fits)
        .map((other) => choose[other]!);
    },
    take(s, f, { opponent }) {
      const list = lists[f.of];
      (list.operations[f.at] as Targeting).strike(s, f, list.effects[f.at]!, opponent);
    },
    touches: (_s, _f, { opponent }) => [chair(opponent)],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-PLAY-06'),
  },
};
