import type { Adventurer } from '../../../content/goods.ts';
import type { Operation } from '../../../effects/operation.ts';
import { scorePoints } from '../../../verbs/goods.ts';

type ScorePerSpent = { readonly op: 'scorePerSpent'; readonly adventurer: Adventurer; readonly vp: number };

/** UM-QCARD-06. */
export const scorePerSpent: Operation<ScorePerSpent> = {
  perform: (s, { seat, spent }, { adventurer, vp }, { piece }) => scorePoints(s, seat, vp * (spent?.[adventurer] ?? 0), piece),
};
