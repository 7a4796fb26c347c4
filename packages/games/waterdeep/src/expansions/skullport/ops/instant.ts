import { othersFrom } from '@fathom/kernel';
import { one, type Adventurer } from '../../../content/goods.ts';
import type { Operation, Plain } from '../../../effects/operation.ts';
import { isProtected } from '../../../queries.ts';
import { gainGoods, handOver, scorePoints } from '../../../verbs/goods.ts';
import { corrupt } from '../corruption.ts';

/* What is done at a stroke: nobody is asked anything. */

export const eachMoreCorruptOpponentTakes: Operation<{ readonly count: number }> = {
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

export const gainReturned: Operation = {
  /** SK-BLDG-04 · The very adventurer that the visitor returned. */
  perform(s, { seat }) {
    const use = s.uses.at(-1);
    if (use === undefined || use.returned === null) return;
    handOver(s, use.returned, seat, use.space);
    use.returned = null;
  },
};

export const scoreIfCleanest: Operation<{ readonly vp: number }> = {
  /** SK-INTRIGUE-11 · Strictly fewer tokens than anybody else. */
  perform(s, { seat }, { vp }, { piece }) {
    const { corruption } = s.players[seat]!;
    if (othersFrom(s, seat).every((other) => s.players[other]!.corruption > corruption)) scorePoints(s, seat, vp, piece);
  },
};

export const takeCorruption: Plain<{ readonly corruption: number }> = {
  plain: true,
  perform: (s, { seat }, { corruption }, { piece }) => corrupt(s, seat, corruption, piece),
};

/** SK-QCARD-26 · Whoever has just taken the first-player marker. */
export const takerGains: Operation<{ readonly adventurer: Adventurer }> = {
  perform: (s, _deed, { adventurer }, { piece }) => gainGoods(s, s.first, one[adventurer], false, piece),
};
