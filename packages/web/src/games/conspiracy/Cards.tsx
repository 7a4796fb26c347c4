import { lords, type Conspiracy, type LocationId, type LordId } from '@fathom/conspiracy';
import type { GameText } from '@fathom/kernel';
import { memo, type ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Name } from '../../ui/Name.tsx';
import { emblem, mark } from '../../art/icons.ts';
import { LocationSigns, pointsSign } from './LocationSigns.tsx';
import './Cards.css';

/** The address of a picture, which is drawn from the card's ID when the page is built. */
export const picture = (id: LordId | LocationId | 'lord-back' | 'location-back'): string => `./art/conspiracy/${id}.svg`;

/** What a lord gives, as marks. */
function Gifts({ id }: { readonly id: LordId }): ReactNode {
  const { key, pearls, ability } = lords[id];
  return (
    <span className="lord-gifts">
      {key !== null && <Mark svg={mark(key === 'silver' ? 'silverKey' : 'goldKey')} className={`is-${key}`} />}
      {Array.from({ length: pearls }, (_, i) => (
        <Mark key={i} svg={mark('pearl')} className="is-pearl" />
      ))}
      {(ability === 'swap' || ability === 'unmask') && <Mark svg={mark(ability)} />}
    </span>
  );
}

interface LordProps {
  readonly id: LordId;
  /** The crest on the lord, as a fact of the layout, if there is one. */
  readonly crest?: string;
}

/** A lord: guild by colour and shape, influence, then key, pearl or ability, and a crest. */
export const LordFace = memo(function LordFace({ id, crest }: LordProps): ReactNode {
  const { guild, vp } = lords[id];
  return (
    <span className="lord-face" data-guild={guild}>
      <img className="lord-picture" src={picture(id)} alt="" draggable={false} />
      <span className="lord-vp" data-drawn={vp} />
      <Mark svg={emblem(guild)} className="lord-emblem" />
      <Gifts id={id} />
      {crest !== undefined && (
        <span className="lord-crest" data-fact={crest}>
          <Mark svg={mark('crest')} />
        </span>
      )}
    </span>
  );
});

export const LordCard = memo(function LordCard(lord: LordProps): ReactNode {
  return (
    <Piece id={lord.id} className="lord">
      <LordFace {...lord} />
    </Piece>
  );
});

interface LocationProps {
  readonly id: LocationId;
  readonly text: GameText<Conspiracy>;
}

/** A location: points and effect on its face, its name below. */
export const LocationCard = memo(function LocationCard({ id, text }: LocationProps): ReactNode {
  const about = text.piece(id);
  return (
    <Piece id={id} className="location">
      <span className="location-face">
        <img className="location-picture" src={picture(id)} alt="" draggable={false} />
        <span className="location-points" data-drawn={pointsSign(id)} />
        <LocationSigns id={id} />
      </span>
      <span className="location-name">
        <Name of={about?.name ?? id} />
      </span>
    </Piece>
  );
});

/** A location on a lord: what it is worth to its owner now. One that lies face down shows its back. */
export const HeldLocation = memo(function HeldLocation({
  id,
  worth,
  isDown,
}: Pick<LocationProps, 'id'> & { readonly worth: number; readonly isDown: boolean }): ReactNode {
  return (
    <Piece id={id} className="held">
      <img className="location-picture" src={picture(isDown ? 'location-back' : id)} alt="" draggable={false} />
      <span className="location-points" data-drawn={worth} />
      {!isDown && <LocationSigns id={id} />}
    </Piece>
  );
});
