import { lords, type LocationId, type LordId } from '@fathom/conspiracy';
import type { ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { emblem, mark } from '../../art/icons.ts';
import './Cards.css';

/** The address of a picture, which is drawn from the card's ID when the page is built. */
export const picture = (id: LordId | LocationId | 'lord-back' | 'location-back'): string => `./art/conspiracy/${id}.svg`;

const abilities = { swap: 'swap', unmask: 'unmask' } as const;

/** What a lord gives, as marks. */
function Gifts({ id }: { readonly id: LordId }): ReactNode {
  const { key, pearls, ability } = lords[id];
  return (
    <span className="lord-gifts">
      {key !== null && <Mark svg={mark(key === 'silver' ? 'silverKey' : 'goldKey')} className={`is-${key}`} />}
      {Array.from({ length: pearls }, (_, i) => (
        <Mark key={i} svg={mark('pearl')} className="is-pearl" />
      ))}
      {(ability === 'swap' || ability === 'unmask') && <Mark svg={mark(abilities[ability])} />}
    </span>
  );
}

interface LordProps {
  readonly id: LordId;
  readonly crest?: boolean;
  readonly location?: LocationId | undefined;
  readonly note?: string;
  readonly className?: string;
}

/** A lord: guild by colour and shape, influence, then key, pearl or ability. */
export function LordCard({ id, crest = false, location, note, className = '' }: LordProps): ReactNode {
  const { guild, vp } = lords[id];
  return (
    <Piece id={id} className={`lord ${className}`} note={note === undefined ? String(vp) : `${vp}, ${note}`}>
      <span className="lord-face" data-guild={guild}>
        <img className="lord-picture" src={picture(id)} alt="" draggable={false} />
        <span className="lord-vp">{vp}</span>
        <Mark svg={emblem(guild)} className="lord-emblem" />
        {location === undefined ? <Gifts id={id} /> : <img className="lord-location" src={picture(location)} alt="" draggable={false} />}
        {crest && <Mark svg={mark('crest')} className="lord-crest" />}
      </span>
    </Piece>
  );
}

export function LocationCard({
  id,
  name,
  className = '',
}: {
  readonly id: LocationId;
  readonly name: string;
  readonly className?: string;
}): ReactNode {
  return (
    <Piece id={id} className={`location ${className}`}>
      <img className="location-picture" src={picture(id)} alt="" draggable={false} />
      <span className="location-name">{name}</span>
    </Piece>
  );
}

/** A lord in a pile: only its upper edge is visible, with all that matters. */
export function LordStrip({ id }: { readonly id: LordId }): ReactNode {
  const { guild, vp } = lords[id];
  return (
    <span className="strip" data-guild={guild}>
      <span className="strip-vp">{vp}</span>
      <Gifts id={id} />
    </span>
  );
}
