import { drawRandom, markRevealed, shuffle, type Seat } from '@fathom/kernel';
import { dutyOfCard, nameOf, type DutyId, type IntrigueId, type IntrigueName } from '../content/tables.ts';
import type { State } from '../state.ts';
import { drop } from './drop.ts';

/** WD-PLAY-07 · One card after another, as long as there are any; nobody else sees them. */
export function drawCards(s: State, seat: Seat, count: number): void {
  const me = s.players[seat]!;
  const before = me.hand.length;
  for (let i = 0; i < count; i++) {
    if (s.intrigueDeck.length === 0) {
      if (s.intrigueDiscard.length === 0) break;
      const old = s.intrigueDeck;
      s.intrigueDeck = shuffle(drawRandom(s), s.intrigueDiscard);
      s.intrigueDiscard = old;
      s.log?.push({ type: 'deckReshuffled', deck: 'intrigue', count: s.intrigueDeck.length });
    }
    me.hand.push(s.intrigueDeck.pop()!);
  }
  if (me.hand.length === before) {
    if (count > 0) s.log?.push({ type: 'nothingDrawn', seat });
    return;
  }
  markRevealed(s);
  s.log?.push({ type: 'intrigueDrawn', seat, count: me.hand.length - before, cards: me.hand.slice(before) });
}

/** The first copy of it in hand. */
function fromHand(s: State, seat: Seat, name: IntrigueName): IntrigueId {
  const { hand } = s.players[seat]!;
  const card = hand.find((each) => nameOf[each] === name)!;
  markRevealed(s);
  drop(hand, card);
  return card;
}

/** WD-PLAY-02 · Out of the hand, for all to see. */
export function layOpen(s: State, seat: Seat, name: IntrigueName): IntrigueId {
  const card = fromHand(s, seat, name);
  s.resolving.push(card);
  s.log?.push({ type: 'intriguePlayed', seat, card });
  return card;
}

export function discardCard(s: State, seat: Seat, name: IntrigueName): void {
  const card = fromHand(s, seat, name);
  s.intrigueDiscard.push(card);
  s.log?.push({ type: 'intrigueDiscarded', seat, card });
}

/** WD-PLAY-08 · The card being resolved lies in front of somebody now. */
export function layDuty(s: State, seat: Seat, to: Seat): void {
  const quest = dutyOfCard[s.resolving.pop()!]!;
  s.players[to]!.duties.push(quest);
  s.log?.push({ type: 'dutyLaid', seat, to, quest });
}

/** SK-INTRIGUE-04 · The same, from one player to another. */
export function passDuty(s: State, seat: Seat, to: Seat, quest: DutyId): void {
  drop(s.players[seat]!.duties, quest);
  s.players[to]!.duties.push(quest);
  s.log?.push({ type: 'dutyLaid', seat, to, quest });
}
