import { validateSetup, encode, readRecord, type Playable } from '@fathom/kernel';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { WebGame } from '../shell/game.ts';
import { gameIds, hasLesson, isGameId, titleOf, withGame } from '../games/registry.ts';
import { isServed } from '../online/served.ts';
import { deleteTable, storedTables } from '../table/storage.ts';
import { Sea } from '../ui/Sea.tsx';
import { Door } from './Door.tsx';
import { shareLink } from '../shell/links.ts';
import { usualSeats } from '../shell/usualSeats.ts';
import { newTable } from './tables.ts';
import { useWords } from '../text/words.tsx';
import './Home.css';

/** The first page: the sea, the name, and the games. */
export function Home(): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const [tables, setTables] = useState(() => storedTables(localStorage));
  const [said, setSaid] = useState('');
  /** The link to the part of a game that can still be replayed, if the rest was played under other rules. */
  const [part, setPart] = useState('');
  const [served, setServed] = useState(false);
  useEffect(() => void isServed().then(setServed), []);
  const running = tables.find(({ over }) => !over);
  const playNow = async (id: string): Promise<void> =>
    go(`/table/${await withGame(id, (game) => quickTable(game, words.setUp.defaultName(1), words.setUp.botNames))}`);
  /** Where a game file leads, or what is wrong with it. */
  const openFile = async (file: File | undefined): Promise<string> => {
    const record = readRecord((await file?.text()) ?? '');
    if (!record.ok) return words.fault(record.fault);
    const { game: id } = record.value;
    if (!isGameId(id)) return words.fault({ code: 'unknown-game', game: id });
    return withGame(id, (game) => {
      const link = encode(game.rules, record.value);
      if (link.ok) return `/replay/${link.value}`;
      if (link.fault.code === 'rules-changed') setPart(shareLink(game, record.value));
      return words.fault(link.fault);
    });
  };
  return (
    <main className="home">
      <Sea />
      <header className="home-head">
        <h1 className="home-name">Fathom</h1>
        <p className="home-tagline">{words.home.tagline}</p>
      </header>
      {running !== undefined && (
        <Link className="home-go-on" href={`/table/${running.id}`}>
          <strong>{words.home.goOn}</strong> {running.sitters.map(({ name }) => name).join(' · ')}
        </Link>
      )}
      <div className="home-doors" style={{ '--columns': Math.min(gameIds.length, 4) } as CSSProperties}>
        {gameIds.map((id) => (
          <Door key={id} id={id}>
            <button type="button" className="door-play" onClick={() => void playNow(id)}>
              {words.home.playNow}
            </button>
            <nav className="door-ways" aria-label={titleOf(id, words.language)}>
              {served && <Link href={`/invite/${id}`}>{words.home.invite}</Link>}
              <Link href={`/new/${id}`}>{words.home.newGame}</Link>
              {hasLesson(id) && <Link href={`/learn/${id}`}>{words.home.learn}</Link>}
              <Link href={`/rules/${id}`}>{words.home.rules}</Link>
            </nav>
          </Door>
        ))}
      </div>
      <nav className="home-more">
        {served && <Link href="/tables">{words.home.friends}</Link>}
        <Link href="/settings">{words.home.settings}</Link>
        <label className="home-open">
          {words.home.open}
          <input
            type="file"
            accept=".json,application/json"
            className="visually-hidden"
            onChange={({ target }) => void openFile(target.files?.[0]).then((path) => (path.startsWith('/') ? go(path) : setSaid(path)))}
          />
        </label>
      </nav>
      <p role="status" className="page-said">
        {said} {part !== '' && <Link href={`/replay/${part}`}>{words.end.replay}</Link>}
      </p>
      {tables.length > 0 && (
        <section className="home-tables">
          <h2>{words.home.kept}</h2>
          <ul>
            {tables.map((stored) => (
              <li key={stored.id}>
                <Link href={`/table/${stored.id}`}>
                  {titleOf(stored.game, words.language)}: {stored.sitters.map(({ name }) => name).join(' · ')}
                </Link>
                <button
                  type="button"
                  className="quiet"
                  aria-label={`${words.home.forget}: ${stored.sitters.map(({ name }) => name).join(', ')}`}
                  onClick={() => {
                    deleteTable(localStorage, stored.id);
                    setTables(storedTables(localStorage));
                  }}
                >
                  {words.home.forget}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

/** One person, good bots, the usual table. */
function quickTable<G extends Playable<G>>(game: WebGame<G>, name: string, botNames: readonly string[]): string {
  const seats = usualSeats(game.rules.seatCounts);
  const table = validateSetup(game.rules, seats, {});
  if (!table.ok) throw new Error('a game has its defaults');
  const bots = botNames.slice(1, seats).map((bot) => ({ kind: 'bot', level: 'ismcts-200', name: bot }) as const);
  return newTable(game, [{ kind: 'person', name }, ...bots], table.value.options, '');
}
