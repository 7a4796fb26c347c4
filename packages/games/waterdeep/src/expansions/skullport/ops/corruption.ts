import { next, othersFrom, seat } from '@fathom/kernel';
import { one, type Adventurer, type Goods } from '../../../content/goods.ts';
import { itself, type Drawn, type Operation, type Option, type Step } from '../../../effects/operation.ts';
import { offerOption, option, playing, recallAgents, recalling } from '../../../effects/questions.ts';
import { atoneFor, atoning, corrupt, offerAtonement, type Atoning } from '../corruption.ts';
import { removeCorruption as remove } from '../verbs.ts';
import { number } from '../../../flow.ts';
import { isProtected } from '../../../queries.ts';
import { trial } from '../../../rules/feasible.ts';
import { gainGoods, scorePoints } from '../../../verbs/goods.ts';

/* Corruption that is returned to the track, or leaves the game. */

export const removeCorruption: Operation<{ readonly count: number; readonly from: 'tavern' | 'track' }, never, Atoning> = {
  required: ({ from }) => from === 'track',
  can: (s) => s.corruption!.track > 0,
  /** SK-INTRIGUE-14, R-29 · From the track as many as there are. */
  perform(s, { seat }, { count, from }) {
    if (from === 'tavern') offerAtonement(s, seat, count, true);
    else remove(s, null, Math.min(count, s.corruption!.track));
  },
  steps: atoning,
};

export const returnCorruption: Operation<{ readonly count: number; readonly optional: boolean }, never, Atoning> = {
  required: ({ optional }) => !optional,
  can: (s, seat, { count }) => s.players[seat]!.corruption >= count,
  foresee: (s, seat, { count }, rest) =>
    trial(s, seat, (me) => {
      me.corruption -= count;
      s.corruption!.track += count;
      return rest();
    }),
  perform(s, { seat }, { count, optional }) {
    if (optional) offerAtonement(s, seat, count, false);
    else atoneFor(s, seat, count);
  },
  steps: atoning,
};

/** SK-BLDG-06 · For every token that lay on the space. */
export const returnAgentPerCorruption: Operation<object, 'recall'> = {
  perform: (s, { seat }) => recallAgents(s, seat, s.uses.at(-1)?.corruption ?? 0, true, 'anywhere'),
  steps: recalling,
};

/* What is done at a stroke: nobody is asked anything. */

export const eachMoreCorruptOpponentTakes: Drawn<Operation<{ readonly count: number }>> = {
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

export const scoreIfCleanest: Drawn<Operation<{ readonly vp: number }>> = {
  brings: ({ vp }) => ({ vp, more: true }),
  /** SK-INTRIGUE-11 · Strictly fewer tokens than anybody else. */
  perform(s, { seat }, { vp }, { piece }) {
    const { corruption } = s.players[seat]!;
    if (othersFrom(s, seat).every((other) => s.players[other]!.corruption > corruption)) scorePoints(s, seat, vp, piece);
  },
};

export const takeCorruption: Drawn<Operation<{ readonly corruption: number }>> = {
  brings: itself,
  perform: (s, { seat }, { corruption }, { piece }) => corrupt(s, seat, corruption, piece),
};

/** SK-QCARD-26 · The player who has just taken the first-player marker. */
export const takerGains: Operation<{ readonly adventurer: Adventurer }> = {
  perform: (s, _deed, { adventurer }, { piece }) => gainGoods(s, s.first, one[adventurer], false, piece),
};

/* What the actor may take, with corruption. */

export const mayGain: Drawn<Option<{ readonly goods: Readonly<Goods>; readonly corruption: number }>> = {
  brings: ({ goods, corruption }) => ({ goods, corruption, may: true }),
  gives: ({ goods }, type) => goods[type],
  perform: offerOption,
  accept(s, seat, { goods, corruption }, piece) {
    gainGoods(s, seat, goods, false, piece);
    corrupt(s, seat, corruption, piece);
  },
  steps: option,
};

const fields = { seat, count: number };
type TollSteps = { toll: Step<typeof fields> };

export const mayPlayIntrigue: Operation<{ readonly count: number; readonly corruption: number }, 'plays' | 'play' | 'played', TollSteps> = {
  playsCard: 'hand',
  perform: (s, { seat, own }, { count, corruption }) =>
    next(s, { kind: 'plays', seat, left: count, own, optional: true, toll: corruption }),
  steps: {
    ...playing,
    /** SK-QCARD-18 · Once, after the last of the further cards. */
    toll: { fields, run: (s, { seat, count }) => corrupt(s, seat, count, 'q-uncover-forbidden-lore') },
  },
};
