import { cards, locations, lords, races, sentinelIds, type Abyss, type CardId, type LocationId, type LordId } from '@fathom/abyss';
import type { Piece } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { FaceProps } from '../../shell/game.ts';
import { Mark } from '../../ui/Mark.tsx';
import { emblem, keyMark, mark, pearlMark, raceEmblem } from './art/icons.ts';
import { Cost, picture } from './Cards.tsx';
import './Face.css';

const isLord = (piece: Piece): piece is LordId => piece in lords;
const isLocation = (piece: Piece): piece is LocationId => piece in locations;
const isCard = (piece: Piece): piece is CardId => piece in cards;
const isSentinel = (piece: Piece): boolean => sentinelIds.some((id) => id === piece);

/** A single piece, large. */
export function Face({ piece, view }: FaceProps<Abyss>): ReactNode {
  if (isLord(piece)) {
    const { guild, influence, cost } = lords[piece];
    return (
      <span className="ab-sheet" data-guild={guild}>
        <img src={picture(piece)} alt="" />
        <span className="ab-influence">{influence}</span>
        <Mark svg={emblem(guild)} className="ab-emblem" />
        <Cost id={piece} cost={cost.value} payable={false} />
      </span>
    );
  }
  if (isCard(piece)) {
    const { race, value } = cards[piece];
    return (
      <span className="ab-sheet" data-race={race ?? 'monster'}>
        <img src={picture(piece)} alt="" />
        {race !== null && <span className="ab-influence">{value}</span>}
      </span>
    );
  }
  if (isLocation(piece)) return <Plain src={picture(piece)} />;
  const race = races.find((each) => piece === `council-${each}`);
  if (race !== undefined) {
    return (
      <span className="ab-sign" data-race={race}>
        <Mark svg={raceEmblem(race)} />
        {view !== undefined && <span className="ab-count">{view.council[race] ?? '?'}</span>}
      </span>
    );
  }
  return <Thing piece={piece} />;
}

const Plain = ({ src }: { readonly src: string }): ReactNode => (
  <span className="ab-sheet">
    <img src={src} alt="" />
  </span>
);

/** What is not a card: decks by their backs, the rest by marks. */
function Thing({ piece }: { readonly piece: Piece }): ReactNode {
  switch (piece) {
    case 'deck':
      return <Plain src={picture('exploration-back')} />;
    case 'lordDeck':
      return <Plain src={picture('lord-back')} />;
    case 'tiles':
      return <Plain src={picture('location-back')} />;
    case 'lootDeck':
      return <Plain src={picture('loot-back')} />;
    default:
      return (
        <span className="ab-sign">
          <Mark svg={signOf(piece)} />
        </span>
      );
  }
}

function signOf(piece: Piece): string {
  if (isSentinel(piece)) return mark('sentinel');
  if (piece.startsWith('seat')) return mark('cards');
  return piece === 'pearls' ? pearlMark : piece === 'keys' ? keyMark : mark('monster');
}

/** A piece in a line of text: a lord by guild and influence, an ally by race and value, a location by its picture. */
export function Chip({ piece }: { readonly piece: Piece }): ReactNode {
  if (isLord(piece)) {
    return (
      <span className="piece-chip" data-guild={lords[piece].guild}>
        <Mark svg={emblem(lords[piece].guild)} /> {lords[piece].influence}
      </span>
    );
  }
  if (isCard(piece)) {
    const { race, value } = cards[piece];
    return (
      <span className="piece-chip" data-race={race ?? 'monster'}>
        <Mark svg={race === null ? mark('monster') : raceEmblem(race)} /> {race === null ? '' : value}
      </span>
    );
  }
  return isLocation(piece) ? <img className="piece-chip" src={picture(piece)} alt="" /> : null;
}
