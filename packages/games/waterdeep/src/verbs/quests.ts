import { drawRandom, markRevealed, shuffle, type Seat } from '@fathom/kernel';
import { duties, isDuty, type Completable, type QuestId } from '../content/tables.ts';
import type { State } from '../state.ts';
import { drop, insert } from './drop.ts';

/** WD-INN-05 · The top quest; an empty deck brings the discard back. Null when there is none at all. */
export function drawQuest(s: State): QuestId | null {
  if (s.questDeck.length === 0) {
    if (s.questDiscard.length === 0) return null;
    const old = s.questDeck;
    s.questDeck = shuffle(drawRandom(s), s.questDiscard);
    s.questDiscard = old;
    s.log?.push({ type: 'deckReshuffled', deck: 'quests', count: s.questDeck.length });
  }
  markRevealed(s);
  return s.questDeck.pop()!;
}

/**
 * WD-INN-04, 05 · All empty slots are filled in order, as far as there are cards: the one at `at` first, then those at the end.
 * An Inn without any card is laid out from its last slot to its first.
 */
export function fillInn(s: State, at = s.inn.length): void {
  const wasEmpty = s.inn.length === 0;
  for (let slot = at; s.inn.length < INN; slot = wasEmpty ? 0 : s.inn.length) {
    const quest = drawQuest(s);
    if (quest === null) return;
    insert(s.inn, slot, quest);
    s.log?.push({ type: 'questRevealed', quest });
  }
}
const INN = 4;

/** WD-INN-03. */
export function clearInn(s: State): void {
  const gone = s.inn;
  s.inn = [];
  for (let i = 0; i < gone.length; i++) s.questDiscard.push(gone[i]!);
  s.log?.push({ type: 'innCleared', quests: gone });
}

/** Out of the Inn, and another into its slot. */
export function leaveInn(s: State, quest: QuestId): void {
  const at = s.inn.indexOf(quest);
  drop(s.inn, quest);
  fillInn(s, at);
}

export function addQuest(s: State, seat: Seat, quest: QuestId, source: 'inn' | 'deck' | 'revealed'): void {
  s.players[seat]!.active.push(quest);
  s.log?.push({ type: 'questTaken', seat, quest, source });
}

/** WD-QUEST-11, WD-INN-05. */
export function dropQuest(s: State, seat: Seat, quest: Completable): void {
  const me = s.players[seat]!;
  if (isDuty(quest)) {
    drop(me.duties, quest);
    s.intrigueDiscard.push(duties[quest].card);
  } else {
    drop(me.active, quest);
    s.questDiscard.push(quest);
  }
  s.log?.push({ type: 'questDiscarded', seat, quest });
  fillInn(s);
}
