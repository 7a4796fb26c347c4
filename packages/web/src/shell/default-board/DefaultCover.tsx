import type { ReactNode } from 'react';
import { CardFace } from './CardFace.tsx';
import './DefaultCover.css';

/** Five cards for the cover of a game without pictures. */
export function DefaultCover({ id }: { readonly id: string }): ReactNode {
  return ['1', '2', '3', '4', '5'].map((nth) => (
    <span key={nth} className="cover-card">
      <CardFace id={`${id}${nth}`} name="" />
    </span>
  ));
}
