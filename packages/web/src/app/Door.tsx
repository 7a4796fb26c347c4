import type { ReactNode } from 'react';
import { coverOf, titleOf } from '../games/registry.ts';
import { useWords } from '../text/words.tsx';
import './Door.css';

interface Props {
  readonly id: string;
  /** The buttons and links of the game. */
  readonly children: ReactNode;
}

/** A game on the first page: a door with some of its faces. */
export function Door({ id, children }: Props): ReactNode {
  const { language } = useWords();
  return (
    <section className="door" data-door={id}>
      <div className="door-arch" aria-hidden="true">
        <div className="door-faces">
          {coverOf(id).map((picture) => (
            <img key={picture} src={picture} alt="" draggable={false} />
          ))}
        </div>
      </div>
      <h2 className="door-title">{titleOf(id, language)}</h2>
      {children}
    </section>
  );
}
