import type { Piece } from '@fathom/kernel';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { designOf } from './design.ts';
import './CardFace.css';

/** The front of any piece: its name, and what follows from its ID. */
export const CardFace = memo(function CardFace({ id, name }: { readonly id: Piece; readonly name: string }): ReactNode {
  const { hue, number } = designOf(id);
  return (
    <span className="card-face" style={{ '--hue': hue } as CSSProperties}>
      <span className="card-seen" {...(number === null ? {} : { 'data-number': number })}>
        <span className="card-name">{name}</span>
        <Emblem id={id} />
      </span>
    </span>
  );
});

/** The drawing of a piece, in the colour of its kind. */
export function Emblem({ id }: { readonly id: Piece }): ReactNode {
  const { hue, emblem, beads, frame } = designOf(id);
  return (
    <svg className="emblem" viewBox="-50 -50 100 100" style={{ '--hue': hue } as CSSProperties} aria-hidden="true">
      {frame !== null && <path className="emblem-frame" d={frame} />}
      {Array.from({ length: beads }, (_, i) => (
        <circle key={i} className="emblem-bead" r="4.5" cy="-42" transform={`rotate(${(i * 360) / beads})`} />
      ))}
      <path className="emblem-figure" d={emblem} fillRule="evenodd" />
    </svg>
  );
}

/** Face down, or an empty place. */
export function CardBack({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return <span className="card-place" />;
  return (
    <span className={`card-back ${count > 1 ? 'is-pile' : ''}`}>
      <span className="card-count">{count}</span>
    </span>
  );
}
