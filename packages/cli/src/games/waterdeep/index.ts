import type { Language, Piece, Seat } from '@fathom/kernel';
import {
  adventurers,
  breakdown,
  dutyIds,
  intrigueNames,
  isBuilding,
  isDuty,
  lordIds,
  nameOf,
  questIds,
  quests,
  questTypes,
  ranking,
  spaceIds,
  total,
  type IntrigueId,
  type QuestId,
  type View,
  type Waterdeep,
} from '@fathom/waterdeep';
import { words } from '@fathom/waterdeep/text';
import { tones, type Paint } from '../../terminal/paint.ts';
import type { TerminalBoard } from '../entry.ts';
import { drawBoard } from './board.ts';
import { labels } from './labels.ts';
import { cardChip, cubeMark, questChip, signMark, signs, typeMark, type Sign } from './marks.ts';

/** Waterdeep in the terminal. */
export const board: TerminalBoard<Waterdeep> = {
  drawBoard,
  chip,
  legend,
  pieces,
  cards: [...questIds, ...dutyIds, ...intrigueNames, ...lordIds, ...spaceIds],
  breakdown: (s) => ({
    sides: s.players.map((_, seat) => ({ ...breakdown(s, seat), total: total(s, seat) })),
    ranking: places(ranking(s)),
  }),
  beginsTurn: ({ type }) => type === 'turnBegan',
};

/** The seats of each place, from the first on. */
const places = (ranks: readonly number[]): Seat[][] =>
  [...new Set(ranks.toSorted((a, b) => a - b))].map((place) => ranks.flatMap((rank, seat) => (rank === place ? [seat] : [])));

function chip(piece: Piece, _view: View, paint: Paint): string {
  if (piece in quests || isDuty(piece)) return questChip(piece as QuestId, paint);
  if (piece in nameOf) return cardChip(piece as IntrigueId, paint);
  const kind = adventurers.find((each) => piece.endsWith(`-${each}`));
  if (kind !== undefined && !isBuilding(piece)) return cubeMark(kind, paint);
  return isBuilding(piece) || piece.startsWith('s-') ? paint.fg(tones.muted, '⌂') : '';
}

function legend(language: Language, paint: Paint): string[] {
  return [
    ...adventurers.map((each) => `${cubeMark(each, paint)} ${words[language].resources[each].name}`),
    ...questTypes.map((type) => `${typeMark(type, paint)} ${words[language].questTypes[type].name}`),
    ...(Object.keys(signs) as Sign[]).map((sign) => `${signMark(sign, paint)} ${labels[language].signs[sign]}`),
  ];
}

/** Spaces and buildings, then cards: those of the city, those of the players. */
function pieces(view: View): Piece[] {
  return [
    ...[...view.board, ...view.buildings, ...view.hall].map(({ id }) => id),
    ...view.inn,
    ...view.revealed,
    ...view.players.flatMap(({ active, duties, completed, hand, lord }) => [
      ...duties,
      ...active,
      ...completed,
      ...(hand ?? []),
      ...(lord === null ? [] : [lord]),
    ]),
  ];
}
