import { buildingsOf } from '../../queries.ts';
import { scorePoints } from '../../verbs/goods.ts';
import type { Operation } from '../operation.ts';

type ScorePerBuilding = { readonly op: 'scorePerBuilding'; readonly vp: number };

/** WD-QCARD-09 · For every own building. */
export const scorePerBuilding: Operation<ScorePerBuilding> = {
  perform: (s, { seat }, { vp }, { piece }) => scorePoints(s, seat, vp * buildingsOf(s, seat), piece),
};
