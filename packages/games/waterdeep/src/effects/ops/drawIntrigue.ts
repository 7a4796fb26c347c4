import { drawCards } from '../../verbs/cards.ts';
import type { Operation } from '../operation.ts';

type DrawIntrigue = { readonly op: 'drawIntrigue'; readonly count: number };

export const drawIntrigue: Operation<DrawIntrigue> = {
  drawsCards: true,
  perform: (s, { seat }, { count }) => drawCards(s, seat, count),
};
