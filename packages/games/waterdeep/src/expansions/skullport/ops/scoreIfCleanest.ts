import { othersFrom } from '@fathom/kernel';
import type { Operation } from '../../../effects/operation.ts';
import { scorePoints } from '../../../verbs/goods.ts';

type ScoreIfCleanest = { readonly op: 'scoreIfCleanest'; readonly vp: number };

export const scoreIfCleanest: Operation<ScoreIfCleanest> = {
  /** SK-INTRIGUE-11 · Strictly fewer tokens than anybody else. */
  perform(s, { seat }, { vp }, { piece }) {
    const { corruption } = s.players[seat]!;
    if (othersFrom(s, seat).every((other) => s.players[other]!.corruption > corruption)) scorePoints(s, seat, vp, piece);
  },
};
