import { next, markRevealed, type Chapter, type Seat } from '@fathom/kernel';
import { nameOf, type IntrigueName } from '../content/tables.ts';
import { playListOf } from '../effects/printed.ts';
import type { Answers } from '../flow.ts';
import { discard, onlyPass, pass, play } from '../moves.ts';
import { PROVIDED, type State, type Waterdeep } from '../state.ts';
import { discardCard, drawCards, layOpen } from '../verbs/cards.ts';
import { drop } from '../verbs/drop.ts';
import { provide } from '../verbs/goods.ts';
import { dropQuest } from '../verbs/quests.ts';
import { corrupt } from '../expansions/skullport/corruption.ts';
import { canPlay, playableCards } from './feasible.ts';
import { afterPlaying } from './plots.ts';
import { copiesIn, refuse } from './touch.ts';

/** WD-PLAY-02 · Out of the hand, resolved at once, and then onto the discard pile. */
function playCard(s: State, seat: Seat, name: IntrigueName, own: boolean): void {
  const card = layOpen(s, seat, name);
  if (own) provide(s, PROVIDED.play);
  next(s, { kind: 'effects', seat, of: playListOf(s, name), at: 0, own, spent: null }, { kind: 'played', seat, card });
}

/** UM-INTRIGUE-12 · The lord is public for good, mandatory quests go, and attacks pass by. */
export function openLord(s: State, seat: Seat): void {
  const me = s.players[seat]!;
  markRevealed(s);
  me.open = true;
  s.log?.push({ type: 'lordOpened', seat, lord: me.lord });
  for (const duty of me.duties.slice()) dropQuest(s, seat, duty);
}

const ofHand = (s: State, seat: Seat, move: Answers['play']): string[] => (move.type === 'play' ? copiesIn(s, seat, move.card) : []);

export const intrigue: Chapter<Waterdeep, 'plays' | 'play' | 'toll' | 'draws' | 'drawn' | 'played' | 'discardIntrigue'> = {
  /** WD-HARBOR-01, R-14 · So many cards, one after another. Whoever has cards is asked: that none can be played would be news. */
  plays: {
    run(s, { seat, left, own, optional, toll }) {
      if (s.players[seat]!.hand.length > 0) next(s, { kind: 'play', seat, left, own, optional, toll });
      else s.log?.push({ type: 'couldNot', seat, what: 'card' });
    },
  },
  /** WD-PLAY-03 · A card that can be played now; none only if none can, or if playing is free. */
  play: {
    moves(s, { seat, optional }) {
      const moves = playableCards(s, seat);
      if (moves.length === 0) return onlyPass;
      if (optional) moves.push(pass);
      return moves;
    },
    take(s, { seat, left, own, optional, toll }, move) {
      if (move.type === 'pass')
        return void s.log?.push(optional ? { type: 'offerDeclined', seat } : { type: 'couldNot', seat, what: 'card' });
      if (toll > 0) next(s, { kind: 'toll', seat, count: toll });
      if (left > 1) next(s, { kind: 'plays', seat, left: left - 1, own, optional, toll: 0 });
      playCard(s, seat, move.card, own);
    },
    touches: (s, { seat }, move) => ofHand(s, seat, move),
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, wanted.type === 'pass' ? 'WD-HARBOR-01' : 'WD-PLAY-03'),
    alwaysAsk: true,
  },
  /** SK-QCARD-18 · Once, after the last of the further cards. */
  toll: { run: (s, { seat, count }) => corrupt(s, seat, count, 'q-uncover-forbidden-lore') },
  /** UM-INTRIGUE-18, UM-QCARD-01, 12 · One card after another, each settled before the next. */
  draws: {
    run(s, { seat, left, own }) {
      const before = s.players[seat]!.hand.length;
      drawCards(s, seat, 1);
      if (s.players[seat]!.hand.length === before) return;
      if (left > 1) next(s, { kind: 'draws', seat, left: left - 1, own });
      next(s, { kind: 'drawn', seat, own });
    },
  },
  /** The card just drawn, which lies last in the hand, may be played. */
  drawn: {
    moves(s, { seat }) {
      const name = nameOf[s.players[seat]!.hand.at(-1)!];
      return canPlay(s, seat, name) ? [play[name], pass] : onlyPass;
    },
    take(s, { seat, own }, move) {
      if (move.type === 'play') playCard(s, seat, move.card, own);
      else s.log?.push({ type: 'cardKept', seat });
    },
    touches: (s, { seat }, move) => (move.type === 'play' ? [s.players[seat]!.hand.at(-1)!] : []),
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-PLAY-03'),
    alwaysAsk: true,
  },
  /** WD-PLAY-02, WD-QCARD-22 · The card is done with; a mandatory quest or a passed card lies elsewhere by now. */
  played: {
    run(s, { seat, card }) {
      if (s.resolving.includes(card)) {
        drop(s.resolving, card);
        s.intrigueDiscard.push(card);
      }
      afterPlaying(s, seat);
    },
  },
  /** UM-BLDG-12 · From the whole hand. */
  discardIntrigue: {
    moves: (s, { seat }) => [...new Set(s.players[seat]!.hand.map((card) => nameOf[card]))].map((name) => discard[name]),
    take(s, { seat, left }, { card }) {
      discardCard(s, seat, card);
      if (left > 1) next(s, { kind: 'discardIntrigue', seat, left: left - 1 });
    },
    touches: (s, { seat }, { card }) => copiesIn(s, seat, card),
    joins: 'amount',
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'UM-BLDG-12'),
    alwaysAsk: true,
  },
};
