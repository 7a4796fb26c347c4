import type { GameText, Playable, Preview } from '@fathom/kernel';
import { useCallback, useState, type CSSProperties, type ReactNode } from 'react';
import { useInNextFrame } from '../ui/useInNextFrame.ts';
import { placeIn, rectOf, type Box } from './anchors.ts';
import type { WebGame } from './game.ts';
import './Ghosts.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly preview: Preview;
}

interface Ghost {
  readonly key: string;
  readonly box: Box;
  readonly shown: ReactNode;
  readonly kind: 'piece' | 'more' | 'less' | 'luck';
}

/** The outcome of an answer on the table, before it is given: where pieces come to lie, and by how much numbers change. */
export function Ghosts<G extends Playable<G>>({ game, text, preview }: Props<G>): ReactNode {
  const [ghosts, setGhosts] = useState<readonly Ghost[]>([]);
  useInNextFrame(useCallback(() => setGhosts(ghostsOf(game, text, preview)), [game, text, preview]));
  return (
    <div className="ghosts" aria-hidden="true">
      {ghosts.map(({ key, box, shown, kind }) => (
        <span key={key} ref={showPictureOnly} className={`ghost is-${kind}`} style={at(box)}>
          {shown}
        </span>
      ))}
    </div>
  );
}

/**
 * The picture of a piece is enough: numbers and marks have sizes for larger cards. A rule with `:has()` and no name for what it hides would
 * do the same, but made the browser compute all styles of the table anew on each tap.
 */
function showPictureOnly(ghost: HTMLElement | null): void {
  if (ghost === null) return;
  const isWithoutPicture = (part: Element): boolean => !part.matches('img') && part.querySelector('img') === null;
  for (const part of ghost.querySelectorAll<HTMLElement>('*'))
    if (part.parentElement !== ghost && part.parentElement!.querySelector('img') !== null && isWithoutPicture(part)) part.hidden = true;
}

const at = ({ left, top, width, height }: Box): CSSProperties => ({ left, top, width, height });

/** More would only confuse. */
const MOST = 12;

function ghostsOf<G extends Playable<G>>(game: WebGame<G>, text: GameText<G>, { sure, luck }: Preview): readonly Ghost[] {
  const taken = new Map<string, number>();
  const pieces = sure.pieces.flatMap(({ piece, to, at: place }): Ghost[] => {
    if (to === null) return [];
    const before = taken.get(to) ?? 0;
    taken.set(to, before + 1);
    const box = placeIn(to, place, before, piece);
    return box === null ? [] : [{ key: piece, box, shown: <game.Face piece={piece} text={text} />, kind: 'piece' }];
  });
  const numbers = sure.facts.flatMap(({ id, before, after }): Ghost[] => {
    const box = typeof before === 'number' && typeof after === 'number' ? rectOf('fact', id) : null;
    if (box === null) return [];
    const more = Number(after) - Number(before);
    return [{ key: id, box: corner(box), shown: more > 0 ? `+${more}` : `−${-more}`, kind: more > 0 ? 'more' : 'less' }];
  });
  const unknown = (luck?.counts ?? []).flatMap(({ id, before, after }): Ghost[] => {
    const box = after === undefined || after > before ? rectOf('zone', id) : null;
    return box === null ? [] : [{ key: `? ${id}`, box: corner(box), shown: '?', kind: 'luck' }];
  });
  return [...pieces, ...numbers, ...unknown].slice(0, MOST);
}

/** A badge at the upper right corner. */
const corner = ({ left, top, width }: Box): Box => ({ left: left + width - 14, top: top - 12, width: 0, height: 0 });
