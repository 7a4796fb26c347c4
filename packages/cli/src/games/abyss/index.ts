import {
  allyIds,
  breakdown,
  cards,
  locationIds,
  locations,
  lordIds,
  lords,
  races,
  ranking,
  sentinelIds,
  type Abyss,
  type CardId,
  type LordId,
  type View,
} from '@fathom/abyss';
import { words } from '@fathom/abyss/text';
import type { Language, Piece } from '@fathom/kernel';
import { tones, type Paint } from '../../terminal/paint.ts';
import type { TerminalBoard } from '../entry.ts';
import { drawBoard } from './board.ts';
import { labels } from './labels.ts';
import { cardChip, lordChip, raceMark, signMark, signs, type Sign } from './marks.ts';

/** Abyss in the terminal. */
export const board: TerminalBoard<Abyss> = {
  drawBoard,
  chip,
  legend,
  pieces,
  cards: [...lordIds, ...locationIds, ...allyIds, ...sentinelIds],
  breakdown: (s) => ({ sides: s.players.map((_, seat) => breakdown(s, seat)), ranking: ranking(s) }),
  beginsTurn: ({ type }) => type === 'turnBegan',
};

function chip(piece: Piece, view: View, paint: Paint): string {
  if (piece in cards) return cardChip(piece as CardId, paint);
  if (piece in lords) return lordChip(piece as LordId, paint);
  if (piece in locations) return signMark('place', paint);
  const race = races.find((each) => piece === `council-${each}`);
  if (race !== undefined) return `${raceMark(race, paint)}${view.council[race] ?? '?'}`;
  return ['deck', 'lordDeck', 'tiles', 'lootDeck'].includes(piece) ? paint.fg(tones.muted, '▤') : '';
}

function legend(language: Language, paint: Paint): string[] {
  return [
    ...races.map((race) => `${raceMark(race, paint)} ${words[language].races[race].name}`),
    ...(Object.keys(signs) as Sign[]).map((sign) => `${signMark(sign, paint)} ${labels[language].signs[sign]}`),
  ];
}

/** Decks and stacks, then cards: those in question, those in the middle, those of the players. */
function pieces(view: View): Piece[] {
  return [
    'deck',
    'lordDeck',
    'tiles',
    'threat',
    ...races.map((race) => `council-${race}`),
    ...view.track,
    ...view.court,
    ...view.revealed,
    ...view.available,
    ...(view.search ?? []),
    ...(view.sick ?? []),
    ...view.players.flatMap(({ hand, lords, holdings, affiliated }) => [
      ...(hand ?? []),
      ...lords,
      ...holdings.flatMap((holding) => [holding.location, ...holding.lords]),
      ...affiliated,
    ]),
  ];
}
