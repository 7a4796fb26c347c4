import type { Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { coverOf, isGameId, modulesOf, pictureOf, titleOf, withGame } from '../../games/registry.ts';
import type { WebGame } from '../../shell/game.ts';
import { Missing } from '../../shell/Missing.tsx';
import { useGameText } from '../../shell/useGameText.ts';
import { readStored } from '../../table/storage.ts';
import { useWords } from '../../text/words.tsx';
import { isDay } from '../puzzles/days.ts';
import { usePuzzleText } from '../puzzles/puzzle-text.ts';
import { newTable, randomHex } from '../tables.ts';
import { dailyTable } from './daily-table.ts';
import { DailyChart } from './DailyChart.tsx';
import { dealOfDay, isWithModules, LEVEL } from './deal.ts';
import { resultOf } from './results.ts';
import './Daily.css';

interface Props {
  readonly id: string;
  readonly day: string;
}

/** The deal of a day: to play it, or to compare the result with those of bots. */
export function DailyPage({ id, day }: Props): ReactNode {
  const [screen, setScreen] = useState<ReactNode>(null);
  const isKnown = isGameId(id) && isDay(day);
  useEffect(() => {
    if (isKnown) void withGame(id, (game) => setScreen(<DailyDeal game={game} day={day} />));
  }, [isKnown, id, day]);
  return isKnown ? screen : <Missing />;
}

interface DealProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly day: string;
}

function DailyDeal<G extends Playable<G>>({ game, day }: DealProps<G>): ReactNode {
  const { language, setUp } = useWords();
  const words = usePuzzleText();
  const text = useGameText(game);
  const { id } = game.rules;
  const result = resultOf(id, day);
  const date = new Date(Date.parse(day)).toLocaleDateString(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  if (text === null) return null;
  return (
    <main className="page page-narrow daily">
      <header className="daily-head">
        <img src={pictureOf(id, coverOf(id).faces[0] ?? '')} alt="" draggable={false} />
        <div>
          <h1>{words.deal}</h1>
          <p>
            <b>{titleOf(id, language)}</b>
            <span>{date}</span>
            <span>{setUp.levels[LEVEL]}</span>
          </p>
        </div>
      </header>
      {result === null ? (
        <p>
          {words.dealAbout} {Object.keys(modulesOf(id)).length > 0 && isWithModules(day) && words.withModules}
        </p>
      ) : (
        <DailyChart game={game} text={text} day={day} result={result} />
      )}
      <PlayButton game={game} day={day} />
      <p>
        <Link href="/puzzles">{words.all}</Link>
      </p>
    </main>
  );
}

/** Begins the deal, goes on with it, or plays it once more. */
function PlayButton<G extends Playable<G>>({ game, day }: DealProps<G>): ReactNode {
  const { setUp } = useWords();
  const words = usePuzzleText();
  const [, go] = useLocation();
  const { id } = game.rules;
  const table = dailyTable(id, day);
  const isPlayed = resultOf(id, day) !== null;
  const isRunning = !isPlayed && readStored(localStorage, table) !== null;
  const play = (): void => {
    if (isRunning) return go(`/table/${table}`);
    const { seats, options, secret } = dealOfDay(game, day);
    const bots = setUp.botNames.slice(1, seats).map((name) => ({ kind: 'bot', level: LEVEL, name }) as const);
    const players = [{ kind: 'person', name: setUp.defaultName(1) } as const, ...bots];
    go(`/table/${newTable(game, players, options, secret, isPlayed ? dailyTable(id, day, randomHex(3)) : table)}`);
  };
  return (
    <p className="daily-play">
      <button type="button" className={`move is-large ${isPlayed ? '' : 'is-strong'}`} onClick={play}>
        {isPlayed ? words.playAgain : isRunning ? words.goOn : words.play}
      </button>
      <small>{words.onceOnly}</small>
    </p>
  );
}
