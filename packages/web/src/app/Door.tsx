import type { CSSProperties, ReactNode } from 'react';
import { coverOf, pictureOf, titleOf } from '../games/registry.ts';
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
  const { light, faces } = coverOf(id);
  return (
    <section className="door" data-door={id} style={{ '--light': light } as CSSProperties}>
      <div className="door-arch" aria-hidden="true">
        <div className="door-faces">
          {faces.map((name) => (
            <img key={name} src={pictureOf(id, name)} alt="" draggable={false} />
          ))}
        </div>
      </div>
      <h2 className="door-title">{titleOf(id, language)}</h2>
      {children}
    </section>
  );
}
