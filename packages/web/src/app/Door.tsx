import type { ReactNode } from 'react';
import { covers, isGameId, titles, type DoorId } from '../games/registry.ts';
import { useWords } from './words.tsx';

interface Props {
  readonly id: DoorId;
  /** What can be done behind the door; nothing behind one that is shut. */
  readonly children?: ReactNode;
}

/** A game as a door with its own light: its people look out, or it is still shut. */
export function Door({ id, children }: Props): ReactNode {
  const { home, language } = useWords();
  return (
    <section className={`door ${children === undefined ? 'is-shut' : ''}`} data-door={id}>
      <div className="door-arch" aria-hidden="true">
        {isGameId(id) ? <Faces pictures={covers[id]} /> : <Shut />}
      </div>
      <h2 className="door-title">{titles[id][language]}</h2>
      {children ?? <p className="door-note">{home.shut}</p>}
    </section>
  );
}

function Faces({ pictures }: { readonly pictures: readonly string[] }): ReactNode {
  return (
    <div className="door-faces">
      {pictures.map((picture) => (
        <img key={picture} src={picture} alt="" draggable={false} />
      ))}
    </div>
  );
}

/** Two leaves, the light of what is behind them in the gap, and the city that lies there. */
function Shut(): ReactNode {
  return (
    <svg viewBox="0 0 200 280" preserveAspectRatio="xMidYMax slice">
      <rect width="200" height="280" fill="var(--light)" />
      <g fill="var(--leaf)" stroke="var(--light)" strokeWidth="1.5">
        <path d="M0 0h96v280H0Z" />
        <path d="M104 0h96v280h-96Z" />
        <path d="M14 90a72 72 0 0 1 68-62v228H14ZM186 90a72 72 0 0 0-68-62v228h68Z" fill="none" opacity="0.5" />
        <path d="M26 96a58 58 0 0 1 46-48v196H26ZM174 96a58 58 0 0 0-46-48v196h46Z" fill="none" opacity="0.25" />
      </g>
      <path d={city} fill="none" stroke="var(--light)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}

const city =
  'M30 214v-58l14-14 14 14v58M58 214v-84h12v-16l10-18 10 18v16h4v84M106 214v-66h10v-34l12-22 12 22v34h4v66M144 214v-44l13-12 13 12v44M22 214h156M76 146v10M76 168v10M126 132v10M126 156v10M42 168v8M157 180v8M114 182h6M132 182h6';
