import type { Adventurer } from '../../content/goods.ts';
import { always, type Operation } from '../operation.ts';
import { takeAny, taking } from '../questions/take.ts';

type GainFrom = { readonly op: 'gainFrom'; readonly count: number; readonly types: readonly Adventurer[] };

export const gainFrom: Operation<GainFrom, 'take'> = {
  asks: always,
  perform: (s, { seat, of, own }, { count, types }) => takeAny(s, seat, of, count, types, own),
  steps: taking,
};
