import { scorePoints } from '../../verbs/goods.ts';
import type { Operation } from '../operation.ts';

type Score = { readonly op: 'score'; readonly vp: number };

export const score: Operation<Score> = {
  perform: (s, { seat }, { vp }, { piece }) => scorePoints(s, seat, vp, piece),
};
