import { next, othersFrom, type Chapter } from '@fathom/kernel';
import type { Answers } from '../../flow.ts';
import { choose } from '../../moves.ts';
import { isProtected } from '../../queries.ts';
import { asking } from '../../rules/asking.ts';
import type { State, Waterdeep } from '../../state.ts';
import { lists } from '../lists.ts';
import type { Deed, Targeting } from '../operation.ts';

export const nameOpponent = (s: State, { seat, of, at, own }: Deed): void => next(s, { kind: 'opponent', seat, of, at, own });

export const naming: Chapter<Waterdeep, 'opponent'> = {
  /** WD-PLAY-06 · One opponent, chosen by the actor; an attack passes by who is protected. */
  opponent: {
    moves(s, f) {
      const { operations, effects, attack } = lists[f.of];
      const targeting = operations[f.at] as Targeting;
      const moves: Answers['opponent'][] = [];
      for (const other of othersFrom(s, f.seat)) {
        if (targeting.isTarget?.(s, f.seat, other, effects[f.at]!) ?? !(attack && isProtected(s, other))) moves.push(choose[other]!);
      }
      return moves;
    },
    take(s, f, { opponent }) {
      const list = lists[f.of];
      (list.operations[f.at] as Targeting).strike(s, f, list.effects[f.at]!, opponent);
    },
    ...asking('WD-PLAY-06', { joins: true }),
  },
};
