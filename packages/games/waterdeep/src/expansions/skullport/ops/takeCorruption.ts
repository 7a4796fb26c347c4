import type { Operation } from '../../../effects/operation.ts';
import { corrupt } from '../corruption.ts';

type TakeCorruption = { readonly op: 'takeCorruption'; readonly count: number };

export const takeCorruption: Operation<TakeCorruption> = {
  perform: (s, { seat }, { count }, { piece }) => corrupt(s, seat, count, piece),
};
