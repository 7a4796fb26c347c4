import type { CSSProperties, ReactNode } from 'react';
import { coverOf, pictureOf, titleOf } from '../games/registry.ts';
import { loaded } from '../shell/loaded.tsx';
import { useWords } from '../text/words.tsx';
import './Door.css';

/** For games without pictures. */
const DefaultCover = loaded(async () => (await import('../shell/default-board/DefaultCover.tsx')).DefaultCover);

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
          {faces.length === 0 && <DefaultCover id={id} />}
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
