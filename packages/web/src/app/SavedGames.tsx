import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { coverOf, pictureOf, titleOf } from '../games/registry.ts';
import type { StoredTable } from '../table/storage.ts';
import { useWords } from '../text/words.tsx';

const namesIn = ({ players }: StoredTable): string => players.map(({ name }) => name).join(' · ');

/** The game in progress, by name and picture. */
export function UnfinishedGame({ stored }: { readonly stored: StoredTable }): ReactNode {
  const words = useWords();
  return (
    <Link className="home-go-on" href={`/table/${stored.id}`}>
      <span className="home-running">
        <span className="home-running-title">{titleOf(stored.game, words.language)}</span>
        <span>{namesIn(stored)}</span>
      </span>
      <span className="home-running-faces" aria-hidden="true">
        {coverOf(stored.game)
          .faces.slice(1, 4)
          .map((name) => (
            <img key={name} src={pictureOf(stored.game, name)} alt="" draggable={false} />
          ))}
      </span>
      <strong>{words.home.goOn}</strong>
    </Link>
  );
}

interface SavedGamesProps {
  readonly tables: readonly StoredTable[];
  readonly onRemove: (id: string) => void;
}

/** All games that are stored on this device. */
export function SavedGames({ tables, onRemove }: SavedGamesProps): ReactNode {
  const { home, language } = useWords();
  return (
    <section className="home-tables">
      <h2>{home.kept}</h2>
      <ul>
        {tables.map((stored) => (
          <li key={stored.id}>
            <Link href={`/table/${stored.id}`}>
              {titleOf(stored.game, language)}: {namesIn(stored)}
            </Link>
            <button type="button" className="quiet" aria-label={`${home.forget}: ${namesIn(stored)}`} onClick={() => onRemove(stored.id)}>
              {home.forget}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
