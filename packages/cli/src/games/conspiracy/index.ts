import {
  breakdown,
  guilds,
  locationIds,
  locations,
  lordIds,
  lords,
  ranking,
  type Conspiracy,
  type LocationId,
  type LordId,
  type View,
} from '@fathom/conspiracy';
import { words } from '@fathom/conspiracy/text';
import type { Language, Piece } from '@fathom/kernel';
import { tones, type Paint } from '../../terminal/paint.ts';
import { fit } from '../../terminal/width.ts';
import type { TerminalBoard } from '../entry.ts';
import { drawBoard } from './board.ts';
import { labels } from './labels.ts';
import { guildMark, locationChip, lordChip, signMark } from './marks.ts';

/** Conspiracy in the terminal. */
export const board: TerminalBoard<Conspiracy> = {
  drawBoard,
  chip,
  legend,
  pieces,
  cards: [...lordIds, ...locationIds],
  breakdown: (s) => ({ sides: s.players.map((_, side) => breakdown(s, side)), ranking: ranking(s) }),
  beginsTurn: ({ type }) => type === 'turnBegan',
};

function chip(piece: Piece, view: View, paint: Paint): string {
  if (isLord(piece)) return fit(lordChip(piece, paint), 4);
  if (isLocation(piece)) return locationChip(piece, paint);
  if (piece === 'lordDeck' || piece === 'locationDeck') return paint.fg(tones.muted, '▤');
  const pile = guilds.find((guild) => piece === `pile-${guild}`);
  return pile === undefined
    ? ''
    : [guildMark(pile, paint), ...(view.piles[pile].length > 0 ? [`×${view.piles[pile].length}`] : [])].join('');
}

function legend(language: Language, paint: Paint): string[] {
  const { signs } = labels[language];
  return [
    ...guilds.map((guild) => `${guildMark(guild, paint)} ${words[language].guilds[guild].name}`),
    ...(Object.keys(signs) as (keyof typeof signs)[]).map((sign) => `${signMark(sign, paint)} ${signs[sign]}`),
  ];
}

/** Decks and piles, then cards: those in question, those that are open, those in the alliances. */
function pieces(view: View): Piece[] {
  return [
    'lordDeck',
    ...guilds.map((guild) => `pile-${guild}`),
    'locationDeck',
    ...(view.rival === null ? [] : ['token']),
    ...view.revealed,
    ...view.setAside,
    ...view.revealedLocations,
    ...(view.search ?? []),
    ...view.openLocations,
    ...guilds.flatMap((guild) => view.piles[guild]),
    ...view.players.flatMap(({ alliance, holdings }) => [...holdings.map(({ location }) => location), ...alliance]),
  ];
}

const isLord = (piece: Piece): piece is LordId => piece in lords;
const isLocation = (piece: Piece): piece is LocationId => piece in locations;
