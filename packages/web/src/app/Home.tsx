import { useState, type CSSProperties, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { gameIds, hasLesson, titleOf } from '../games/registry.ts';
import { useIsServed } from '../online/served.ts';
import { deleteTable, storedTables, type StoredTable } from '../table/storage.ts';
import { Sea } from '../ui/Sea.tsx';
import { useWords } from '../text/words.tsx';
import { FirstGame } from './FirstGame.tsx';
import { GameCard } from './GameCard.tsx';
import { LanguageButtons } from './LanguageButtons.tsx';
import { OpenFile } from './OpenFile.tsx';
import { hasPlayed, quickTable } from './quickTable.ts';
import { SavedGames, UnfinishedGame } from './SavedGames.tsx';
import './Home.css';

/** The first page: what this is, the game in progress, and the games. */
export function Home(): ReactNode {
  const words = useWords();
  const [tables, remove] = useStoredTables();
  const isServed = useIsServed();
  const { asking, playNow, play, cancel } = usePlayNow();
  const unfinished = tables.find(({ over }) => !over);
  return (
    <main className="home">
      <Sea />
      <nav className="home-more">
        {isServed && <Link href="/tables">{words.home.friends}</Link>}
        <Link href="/puzzles">{words.home.puzzles}</Link>
        <OpenFile />
        <Link href="/settings">{words.home.settings}</Link>
      </nav>
      <LanguageButtons />
      <header className="home-head">
        <h1 className="home-name">Fathom</h1>
        <p className="home-tagline">{words.home.tagline}</p>
        {unfinished !== undefined && <UnfinishedGame stored={unfinished} />}
      </header>
      <div className="home-games" style={{ '--columns': Math.min(gameIds.length, 4) } as CSSProperties}>
        {gameIds.map((id) => (
          <GameCard key={id} id={id} onOpen={() => playNow(id)}>
            <GameLinks id={id} isServed={isServed} onPlay={() => playNow(id)} />
          </GameCard>
        ))}
      </div>
      <FirstGame game={asking} onClose={cancel} onPlay={play} />
      {tables.length > 0 && <SavedGames tables={tables} onRemove={remove} />}
    </main>
  );
}

/** The tables of this device, and a function that removes one. */
function useStoredTables(): [readonly StoredTable[], (id: string) => void] {
  const [tables, setTables] = useState(() => storedTables(localStorage));
  const remove = (id: string): void => {
    deleteTable(localStorage, id);
    setTables(storedTables(localStorage));
  };
  return [tables, remove];
}

interface PlayNow {
  /** The game that is about to be played for the first time; null if none is. */
  readonly asking: string | null;
  readonly playNow: (game: string) => void;
  readonly play: (game: string) => void;
  readonly cancel: () => void;
}

/** Starts a game at once; before somebody's first game it offers the lesson. */
function usePlayNow(): PlayNow {
  const { setUp } = useWords();
  const [, go] = useLocation();
  const [asking, setAsking] = useState<string | null>(null);
  const play = (game: string): void => void quickTable(game, setUp).then((table) => go(`/table/${table}`));
  const playNow = (game: string): void => {
    if (hasLesson(game) && !hasPlayed(game)) setAsking(game);
    else play(game);
  };
  return { asking, playNow, play, cancel: () => setAsking(null) };
}

interface GameLinksProps {
  readonly id: string;
  readonly isServed: boolean;
  readonly onPlay: () => void;
}

/** What can be done with a game. */
function GameLinks({ id, isServed, onPlay }: GameLinksProps): ReactNode {
  const { home, language } = useWords();
  return (
    <>
      <button type="button" className="play-now" onClick={onPlay}>
        {home.playNow}
        <span className="visually-hidden">: {titleOf(id, language)}</span>
      </button>
      <nav className="game-card-links" aria-label={titleOf(id, language)}>
        {isServed && <Link href={`/invite/${id}`}>{home.invite}</Link>}
        <Link href={`/new/${id}`}>{home.newGame}</Link>
        {hasLesson(id) && <Link href={`/learn/${id}`}>{home.learn}</Link>}
        <Link href={`/rules/${id}`}>{home.rules}</Link>
      </nav>
    </>
  );
}
