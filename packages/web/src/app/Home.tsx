import { languages } from '@fathom/kernel';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { coverOf, gameIds, hasLesson, pictureOf, titleOf } from '../games/registry.ts';
import { isServed } from '../online/served.ts';
import { settings, useSettings } from '../shell/settings.ts';
import { deleteTable, storedTables, type StoredTable } from '../table/storage.ts';
import { Sea } from '../ui/Sea.tsx';
import { ownNames } from '../text/own-names.ts';
import { useWords } from '../text/words.tsx';
import { Door } from './Door.tsx';
import { FirstGame } from './FirstGame.tsx';
import { OpenFile } from './OpenFile.tsx';
import { hasPlayed, quickTable } from './quickTable.ts';
import './Home.css';

/** The first page: what this is, the game that waits, and the games. */
export function Home(): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const [tables, setTables] = useState(() => storedTables(localStorage));
  /** The game whose door was opened for the first time. */
  const [first, setFirst] = useState<string | null>(null);
  const [served, setServed] = useState(false);
  useEffect(() => void isServed().then(setServed), []);
  const running = tables.find(({ over }) => !over);
  const play = async (id: string): Promise<void> => go(`/table/${await quickTable(id, words.setUp)}`);
  const playNow = (id: string): void => {
    if (hasLesson(id) && !hasPlayed(id)) setFirst(id);
    else void play(id);
  };
  return (
    <main className="home">
      <Sea />
      <nav className="home-more">
        {served && <Link href="/tables">{words.home.friends}</Link>}
        <OpenFile />
        <Link href="/settings">{words.home.settings}</Link>
        <Languages />
      </nav>
      <header className="home-head">
        <h1 className="home-name">Fathom</h1>
        <p className="home-tagline">{words.home.tagline}</p>
        {running !== undefined && <Running stored={running} />}
      </header>
      <div className="home-doors" style={{ '--columns': Math.min(gameIds.length, 4) } as CSSProperties}>
        {gameIds.map((id) => (
          <Door key={id} id={id} onOpen={() => playNow(id)}>
            <nav className="door-ways" aria-label={titleOf(id, words.language)}>
              <button type="button" className="door-play" onClick={() => playNow(id)}>
                {words.home.playNow}
              </button>
              {served && <Link href={`/invite/${id}`}>{words.home.invite}</Link>}
              <Link href={`/new/${id}`}>{words.home.newGame}</Link>
              {hasLesson(id) && <Link href={`/learn/${id}`}>{words.home.learn}</Link>}
              <Link href={`/rules/${id}`}>{words.home.rules}</Link>
            </nav>
          </Door>
        ))}
      </div>
      <FirstGame game={first} onClose={() => setFirst(null)} onPlay={(id) => void play(id)} />
      {tables.length > 0 && (
        <Tables
          tables={tables}
          onForget={(id) => {
            deleteTable(localStorage, id);
            setTables(storedTables(localStorage));
          }}
        />
      )}
    </main>
  );
}

const namesIn = ({ sitters }: StoredTable): string => sitters.map(({ name }) => name).join(' · ');

/** The game that waits, by name and picture. */
function Running({ stored }: { readonly stored: StoredTable }): ReactNode {
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

function Languages(): ReactNode {
  const { language } = useSettings();
  return (
    <span className="home-languages">
      {languages.map((each) => (
        <button key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => settings.setState({ language: each })}>
          {ownNames[each]}
        </button>
      ))}
    </span>
  );
}

interface TablesProps {
  readonly tables: readonly StoredTable[];
  readonly onForget: (id: string) => void;
}

function Tables({ tables, onForget }: TablesProps): ReactNode {
  const words = useWords();
  return (
    <section className="home-tables">
      <h2>{words.home.kept}</h2>
      <ul>
        {tables.map((stored) => (
          <li key={stored.id}>
            <Link href={`/table/${stored.id}`}>
              {titleOf(stored.game, words.language)}: {namesIn(stored)}
            </Link>
            <button
              type="button"
              className="quiet"
              aria-label={`${words.home.forget}: ${namesIn(stored)}`}
              onClick={() => onForget(stored.id)}
            >
              {words.home.forget}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
