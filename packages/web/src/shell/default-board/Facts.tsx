import type { Fact, GameText, Playable } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Emblem } from './CardFace.tsx';
import { nameOf, namedFacts } from './zones.ts';
import './Facts.css';

/** Values as small labels. A value that is the ID of a piece is shown as that piece. */
export function Facts<G extends Playable<G>>({ text, facts }: { readonly text: GameText<G>; readonly facts: readonly Fact[] }): ReactNode {
  const named = namedFacts(text, facts);
  if (named.length === 0) return null;
  return (
    <ul className="facts">
      {named.map(({ id, name, value }) => (
        <li key={id} className="fact" data-fact={id}>
          {name}
          {value !== null && (
            <strong>
              {typeof value === 'string' && <Emblem id={value} />}
              {typeof value === 'string' ? (nameOf(text, value) ?? value) : value}
            </strong>
          )}
        </li>
      ))}
    </ul>
  );
}
