import { next, type Chapter, type Seat } from '@fathom/kernel';
import { accept, atone, pass } from '../../moves.ts';
import { anyPlayable, mustStillPlay } from '../../rules/feasible.ts';
import { afterAtonement, afterCorruption } from '../../rules/plots.ts';
import { inTavern, refuse } from '../../rules/touch.ts';
import type { State, Waterdeep } from '../../state.ts';
import { addCorruption, putBackCorruption, removeCorruption } from './verbs.ts';

/** SK-SETUP-02 · Three on each space from -9 to -2, one on -1. */
export const TOKENS = 25;

/** SK-CORR-08 · What a token costs at the end: the farthest empty space from -1. */
export const tokenValue = (track: number): number => 9 - Math.ceil(track / 3);

/** SK-CORR-03, 04, 09 · From the track, token by token. */
export function corrupt(s: State, seat: Seat, count: number, from: string): void {
  if (addCorruption(s, seat, count, from) > 0) afterCorruption(s, seat);
}

/** SK-CORR-05, SK-QCARD-22 · To the track; and perhaps another one. */
export function atoneFor(s: State, seat: Seat, count: number): void {
  if (count === 0) return;
  putBackCorruption(s, seat, count);
  afterAtonement(s, seat);
}

/** SK-CORR-11 · Up to so many; asked only of those who have any. */
export function offerAtonement(s: State, seat: Seat, count: number, gone: boolean): void {
  const most = Math.min(count, s.players[seat]!.corruption);
  if (most > 0) next(s, { kind: 'atone', seat, most, gone });
}

export const corruption: Chapter<Waterdeep, 'atone' | 'atoneMore' | 'atoned'> = {
  /** SK-CORR-06, 11 · Back to the track, or out of the game. */
  atone: {
    moves: (_s, { most }) => atone.slice(0, most + 1),
    take(s, { seat, gone }, { count }) {
      if (count === 0) s.log?.push({ type: 'offerDeclined', seat });
      else if (gone) removeCorruption(s, seat, count);
      else atoneFor(s, seat, count);
    },
    touches: (_s, { seat }) => [inTavern(seat, 'corruption')],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'SK-CORR-11'),
  },
  /** SK-QCARD-22, WD-ASSIGN-11 · One more, unless the card that must follow needs it. */
  atoneMore: {
    moves(s, { seat }) {
      if (!mustStillPlay(s, seat)) return [accept, pass];
      const me = s.players[seat]!;
      const before = anyPlayable(s, seat);
      me.corruption--;
      s.corruption!.track++;
      const after = anyPlayable(s, seat);
      me.corruption++;
      s.corruption!.track--;
      return before && !after ? [pass] : [accept, pass];
    },
    take(s, { seat, quest }, { type }) {
      if (type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat, from: quest });
      s.tired.push(quest);
      putBackCorruption(s, seat, 1);
    },
    touches: (_s, { seat }, { type }) => (type === 'accept' ? [inTavern(seat, 'corruption')] : []),
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'SK-QCARD-22'),
    /** What the hand can still do is nobody's business. */
    alwaysAsk: true,
  },
  /** SK-INTRIGUE-07, 16 · What was paid for. */
  atoned: { run: (s, { seat }) => atoneFor(s, seat, 1) },
};
