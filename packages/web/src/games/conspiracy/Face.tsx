import { guilds, locationIds, lordIds, lords, type Conspiracy, type Guild, type LocationId, type LordId } from '@fathom/conspiracy';
import type { Piece } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { FaceProps } from '../../shell/game.ts';
import { Mark } from '../../ui/Mark.tsx';
import { emblem, mark } from '../../art/icons.ts';
import { LordFace, picture } from './Cards.tsx';
import './Face.css';

/** A single piece, large. */
export function Face({ piece, view }: FaceProps<Conspiracy>): ReactNode {
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
  if (guild !== undefined) return <PileFace guild={guild} lords={view?.piles[guild] ?? []} />;
  if (piece === 'token') return <Mark svg={mark('hourglass')} className="face-mark" />;
  const isOfLocations = piece === 'locationDeck';
  return (
    <span className="face">
      <img src={picture(isOfLocations ? 'location-back' : 'lord-back')} alt="" />
      {view !== undefined && <span className="deck-count">{isOfLocations ? view.locationDeck : view.lordDeck}</span>}
    </span>
  );
}

/** A pile: every lord in it, the top one last; by its emblem alone if it is empty. */
function PileFace({ guild, lords: pile }: { readonly guild: Guild; readonly lords: readonly LordId[] }): ReactNode {
  return (
    <span className={`face-pile ${pile.length > 4 ? 'has-many' : ''}`} data-guild={guild}>
      <span className="face-pile-head">
        <Mark svg={emblem(guild)} className={pile.length === 0 ? 'face-mark' : ''} />
        {pile.length > 0 && <b>{pile.length}</b>}
      </span>
      {pile.map((lord) => (
        <span key={lord} className="face-pile-card">
          <LordFace id={lord} />
        </span>
      ))}
    </span>
  );
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
