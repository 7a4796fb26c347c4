import type { GameText, Piece, Playable } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { CardFace, Emblem } from './CardFace.tsx';
import { designOf } from './design.ts';
import { nameOf } from './zones.ts';
import './Face.css';

/** A single piece, large. */
export function Face<G extends Playable<G>>({ piece, text }: { readonly piece: Piece; readonly text: GameText<G> }): ReactNode {
  return (
    <span className="default-face">
      <CardFace id={piece} name={nameOf(text, piece) ?? piece} />
    </span>
  );
}

/** A piece in a line of text: its emblem, and its number if it has one. */
export function Chip({ piece }: { readonly piece: Piece }): ReactNode {
  const { hue, number } = designOf(piece);
  return (
    <span className="default-chip" style={{ '--hue': hue } as CSSProperties}>
      <Emblem id={piece} /> {number}
    </span>
  );
}
