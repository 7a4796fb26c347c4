import { next, type Seat } from '@fathom/kernel';
import { quests, type QuestId } from '../content/tables.ts';
import { ongoingList } from '../effects/printed.ts';
import { fromSeat, hasPlot } from '../queries.ts';
import type { State } from '../state.ts';
import { drawCards } from '../verbs/cards.ts';
import { gainGoods, scorePoints } from '../verbs/goods.ts';

/* WD-TURN-09 · How plot quests react to events, at once. What waits for the end of an action stands in triggers.ts. */

/** Most of what plot quests give needs no decision. */
export function answerAtOnce(s: State, seat: Seat, plot: QuestId): void {
  s.log?.push({ type: 'plotAnswered', seat, quest: plot });
  for (const effect of quests[plot].ongoing!.effects) {
    if (effect.op === 'gain') gainGoods(s, seat, effect.goods, false, plot);
    else if (effect.op === 'score') scorePoints(s, seat, effect.vp, plot);
    else if (effect.op === 'drawIntrigue') drawCards(s, seat, effect.count);
  }
}

export const needsDecision = (plot: QuestId): boolean => {
  const { op } = quests[plot].ongoing!.effects[0]!;
  return op !== 'gain' && op !== 'score' && op !== 'drawIntrigue';
};

/** The plot quest's effects are next. */
export const answer = (s: State, seat: Seat, plot: QuestId): void =>
  next(s, { kind: 'effects', seat, of: ongoingList[plot], at: 0, own: false, spent: null });

/** Everything of one occasion, for a player whose plot quests wait for it. */
function react(s: State, seat: Seat, on: 'take' | 'complete' | 'buy' | 'play', of: string | null): void {
  const { plots } = s.players[seat]!;
  for (let i = 0; i < plots.length; i++) {
    const { ongoing } = quests[plots[i]!];
    if (ongoing!.on !== on || (ongoing!.of !== null && ongoing!.of !== of)) continue;
    if (!needsDecision(plots[i]!)) answerAtOnce(s, seat, plots[i]!);
    else if (on === 'buy') answer(s, seat, plots[i]!);
  }
}

/** UM-QCARD-11, 14, 16, 17, 19 · A quest of some type was taken, on anybody's turn. */
export const afterTaking = (s: State, seat: Seat, quest: QuestId): void => react(s, seat, 'take', quests[quest].type);

/** WD-QCARD-13, 15, 19, 21, 24 · Another quest of that type was completed; a mandatory one has no type. */
export const afterCompleting = (s: State, seat: Seat, type: string | null): void => react(s, seat, 'complete', type);

/** WD-QCARD-16, SK-QCARD-19 · A building was bought. */
export const afterBuying = (s: State, seat: Seat): void => react(s, seat, 'buy', null);

/** WD-QCARD-22 · A card was played and resolved. */
export const afterPlaying = (s: State, seat: Seat): void => react(s, seat, 'play', null);

/** SK-QCARD-26 · Whoever takes the marker and whoever has this quest take a fighter each. */
export function afterTakingMarker(s: State, taker: Seat): void {
  for (const holder of fromSeat(s, s.turn)) {
    if (!hasPlot(s.players[holder]!, 'q-train-castle-guards')) continue;
    answerAtOnce(s, holder, 'q-train-castle-guards');
    const [own] = quests['q-train-castle-guards'].ongoing!.effects;
    if (own?.op === 'gain') gainGoods(s, taker, own.goods, false, 'q-train-castle-guards');
  }
}

/** SK-QCARD-24 · Once on each own turn, corruption gained draws a card. */
export function afterCorruption(s: State, seat: Seat): void {
  if (!mayReactThisTurn(s, seat, 'q-shelter-zhentarim-agents')) return;
  s.tired.push('q-shelter-zhentarim-agents');
  answerAtOnce(s, seat, 'q-shelter-zhentarim-agents');
}

/** SK-QCARD-22 · Once on each own turn, with corruption returned another token may go. */
export function afterAtonement(s: State, seat: Seat): void {
  if (!mayReactThisTurn(s, seat, 'q-protect-converts-to-eilistraee') || s.players[seat]!.corruption === 0) return;
  s.log?.push({ type: 'plotAnswered', seat, quest: 'q-protect-converts-to-eilistraee' });
  next(s, { kind: 'atoneMore', seat, quest: 'q-protect-converts-to-eilistraee' });
}

const mayReactThisTurn = (s: State, seat: Seat, plot: QuestId): boolean =>
  s.turn === seat && hasPlot(s.players[seat]!, plot) && !s.tired.includes(plot);
