import { clockwise, next, othersFrom, type Chapter } from '@fathom/kernel';
import { effectAt, lists, operationAt } from '../lists.ts';
import type { Deed, RoundOffer, Targeting } from '../operation.ts';
import type { Answers } from '../../flow.ts';
import { asking, choose, yesOrNo } from '../../moves.ts';
import { isProtected } from '../../queries.ts';
import type { State, Waterdeep } from '../../state.ts';

const roundOf = (f: Parameters<typeof operationAt>[0]): RoundOffer => operationAt(f);

export const goRound = (s: State, { seat, of, at, own }: Deed): void =>
  next(s, { kind: 'eachOpponent', seat, of, at, own, who: clockwise(s, seat) });

export const goingRound: Chapter<Waterdeep, 'eachOpponent'> = {
  /** WD-PLAY-05, WD-TURN-06 · One after another, clockwise from the actor's left; who cannot do what is offered is not asked. */
  eachOpponent: {
    run(s, { seat, of, at, own, who }) {
      if (who === seat) return;
      next(s, { kind: 'eachOpponent', seat, of, at, own, who: clockwise(s, who) });
      const round = roundOf({ of, at });
      if (round.isOpenTo?.(s.players[who]!, effectAt({ of, at })) === false)
        return void s.log?.push({ type: 'couldNot', seat: who, what: 'offer' });
      if (round.serve === undefined) next(s, { kind: 'offer', seat: who, of, at, own, actor: seat });
      else round.serve(s, who, of);
    },
  },
};

/** An offer that is accepted or declined as a whole. */
export const offering: Chapter<Waterdeep, 'eachOpponent' | 'offer'> = {
  ...goingRound,
  /** WD-PLAY-05 · Once, whole or not at all. */
  offer: {
    moves: (s, f) => roundOf(f).answers?.(s, f.seat) ?? yesOrNo,
    take(s, f, move) {
      const list = lists[f.of];
      if (move.type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat: f.seat, from: list.piece });
      roundOf(f).accept?.(s, f, effectAt(f), move);
    },
    ...asking('WD-PLAY-05'),
  },
};

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
