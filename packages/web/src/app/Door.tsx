import type { ReactNode } from 'react';
import { covers, titles, type GameId } from '../games/registry.ts';
import { useWords } from './words.tsx';

interface Props {
  readonly id: GameId;
  /** What can be done behind the door. */
  readonly children: ReactNode;
}

/** A game as a door with its own light: its people look out. */
export function Door({ id, children }: Props): ReactNode {
  const { language } = useWords();
  return (
    <section className="door" data-door={id}>
      <div className="door-arch" aria-hidden="true">
        <div className="door-faces">
          {covers[id].map((picture) => (
            <img key={picture} src={picture} alt="" draggable={false} />
          ))}
        </div>
      </div>
      <h2 className="door-title">{titles[id][language]}</h2>
      {children}
    </section>
  );
}
