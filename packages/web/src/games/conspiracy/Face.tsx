import { guilds, locationIds, lordIds, lords, type Conspiracy, type LocationId, type LordId } from '@fathom/conspiracy';
import type { GameText, Piece } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark.tsx';
import { emblem, mark } from '../../art/icons.ts';
import { picture } from './Cards.tsx';
import './Face.css';

/** A single piece, large. */
export function Face({ piece }: { readonly piece: Piece; readonly text: GameText<Conspiracy> }): ReactNode {
  if (isLord(piece)) {
    return (
      <span className="face" data-guild={lords[piece].guild}>
        <img src={picture(piece)} alt="" />
        <span className="lord-vp">{lords[piece].vp}</span>
        <Mark svg={emblem(lords[piece].guild)} className="lord-emblem" />
      </span>
    );
  }
  if (isLocation(piece)) return <img className="face" src={picture(piece)} alt="" />;
  const guild = guilds.find((each) => piece === `pile-${each}`);
  if (guild !== undefined) return <Mark svg={emblem(guild)} className="face-mark" />;
  if (piece === 'token') return <Mark svg={mark('hourglass')} className="face-mark" />;
  return <img className="face" src={picture(piece === 'locationDeck' ? 'location-back' : 'lord-back')} alt="" />;
}

/** A piece in a line of text: a lord by guild and influence, a location by its picture. */
export function Chip({ piece }: { readonly piece: Piece }): ReactNode {
  if (isLord(piece)) {
    return (
      <span className="piece-chip" data-guild={lords[piece].guild}>
        <Mark svg={emblem(lords[piece].guild)} /> {lords[piece].vp}
      </span>
    );
  }
  return isLocation(piece) ? <img className="piece-chip" src={picture(piece)} alt="" /> : null;
}

const isLord = (piece: Piece): piece is LordId => (lordIds as readonly string[]).includes(piece);
const isLocation = (piece: Piece): piece is LocationId => (locationIds as readonly string[]).includes(piece);
