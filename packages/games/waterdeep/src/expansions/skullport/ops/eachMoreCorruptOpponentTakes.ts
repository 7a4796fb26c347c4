import { othersFrom } from '@fathom/kernel';
import type { Operation } from '../../../effects/operation.ts';
import { isProtected } from '../../../queries.ts';
import { corrupt } from '../corruption.ts';

type EachMoreCorruptOpponentTakes = { readonly op: 'eachMoreCorruptOpponentTakes'; readonly count: number };

export const eachMoreCorruptOpponentTakes: Operation<EachMoreCorruptOpponentTakes> = {
  /** SK-INTRIGUE-03 · Who is affected is fixed before the first token moves. */
  perform(s, { seat }, { count }, { piece }) {
    const { corruption } = s.players[seat]!;
    const affected = othersFrom(s, seat).filter((other) => s.players[other]!.corruption > corruption);
    for (const other of affected) {
      if (isProtected(s, other)) s.log?.push({ type: 'wasProtected', seat: other });
      else corrupt(s, other, count, piece);
    }
  },
};
