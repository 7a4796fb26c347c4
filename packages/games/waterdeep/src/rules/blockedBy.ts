import { legal, play, prompt, touches, type Game, type Move, type Piece, type RequestedMove, type RuleId, type Seat } from '@fathom/kernel';
import { nameOf } from '../content/tables.ts';
import { parsePiece, type PieceRef } from '../pieces.ts';
import { findSpace } from '../queries.ts';
import type { State, Waterdeep } from '../state.ts';
import { isAssignment, whyNotSpace } from './assign.ts';

/**
 * The rule that keeps a seat from using a piece at this moment. Where the question is about such pieces, it says itself why this one is not
 * among the answers.
 */
export function blockedBy(game: Game<Waterdeep>, s: State, seat: Seat, piece: Piece): RuleId | null {
  const ref = parsePiece(piece);
  const group = groupOf(s, seat, ref);
  if (ref === null || group === null) return null;
  const isAlike = (each: Piece): boolean => groupOf(s, seat, parsePiece(each)) === group;
  const alike = legal(game, s, seat).find((move) => touches(game, s, seat, move).some(isAlike));
  if (alike !== undefined) {
    const tried = play(game, s, seat, instead(alike, ref));
    return tried.ok ? null : tried.rule;
  }
  const question = prompt(game, s)!;
  if (ref.kind === 'space' || ref.kind === 'building') return isAssignment(question) ? whyNotSpace(s, ref.id) : 'WD-TURN-01';
  if (group === 'own quest') return ref.kind === 'quest' && s.players[seat]!.duties.length > 0 ? 'WD-QUEST-07' : 'WD-QUEST-01';
  if (group === 'hand') return question === 'play' || question === 'drawn' ? 'WD-PLAY-03' : 'WD-PLAY-01';
  return null;
}

/** Pieces that a question may be about together; null for what this seat can never act on, such as the quests and lords of others. */
function groupOf(s: State, seat: Seat, ref: PieceRef | null): string | null {
  const { hand, active, duties } = s.players[seat]!;
  if (ref?.kind === 'space' || ref?.kind === 'building') return findSpace(s, ref.id) === null ? null : 'space';
  if (ref?.kind === 'duty') return duties.includes(ref.id) ? 'own quest' : null;
  if (ref?.kind === 'quest' && active.includes(ref.id)) return 'own quest';
  if (ref?.kind === 'quest') return s.inn.includes(ref.id) ? 'inn' : s.revealed.includes(ref.id) ? 'revealed' : null;
  if (ref?.kind === 'card') return hand.includes(ref.id) ? 'hand' : null;
  if (ref?.kind === 'place') return ref.id === 'seat' && ref.seat !== seat ? 'opponents' : null;
  if (ref?.kind === 'tavern') return `tavern ${ref.seat}`;
  return ref?.kind === 'supply' || ref?.kind === 'questType' ? ref.kind : null;
}

/** The move that would name this piece. */
function instead(move: Move<Waterdeep>, ref: PieceRef): RequestedMove {
  if (ref.kind === 'card') return { ...move, card: nameOf[ref.id] };
  if (!('id' in ref)) return { ...move };
  const field = (['space', 'building', 'quest'] as const).find((name) => name in move);
  return field === undefined ? { ...move } : { ...move, [field]: ref.id };
}
