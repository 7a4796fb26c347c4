import { othersFrom } from '@fathom/kernel';
import { one, type Adventurer } from '../../../content/goods.ts';
import { itself, type Drawn, type Operation } from '../../../effects/operation.ts';
import { isProtected } from '../../../queries.ts';
import { gainGoods, scorePoints } from '../../../verbs/goods.ts';
import { corrupt } from '../corruption.ts';

/* What is done at a stroke: nobody is asked anything. */

type Count = { readonly count: number };
type Corruption = { readonly corruption: number };
type Points = { readonly vp: number };

export const eachMoreCorruptOpponentTakes: Operation<Count> & Drawn<Count> = {
  brings: ({ count }) => ({ corruption: count, toOpponents: true }),
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
    s.supply[use.returned]++;
    gainGoods(s, seat, one[use.returned], false, use.space);
    use.returned = null;
  },
};

export const scoreIfCleanest: Operation<Points> & Drawn<Points> = {
  brings: ({ vp }) => ({ vp, more: true }),
  /** SK-INTRIGUE-11 · Strictly fewer tokens than anybody else. */
  perform(s, { seat }, { vp }, { piece }) {
    const { corruption } = s.players[seat]!;
    if (othersFrom(s, seat).every((other) => s.players[other]!.corruption > corruption)) scorePoints(s, seat, vp, piece);
  },
};

export const takeCorruption: Operation<Corruption> & Drawn<Corruption> = {
  brings: itself,
  perform: (s, { seat }, { corruption }, { piece }) => corrupt(s, seat, corruption, piece),
};

/** SK-QCARD-26 · Whoever has just taken the first-player marker. */
export const takerGains: Operation<{ readonly adventurer: Adventurer }> = {
  perform: (s, _deed, { adventurer }, { piece }) => gainGoods(s, s.first, one[adventurer], false, piece),
};
