import type { DealResult } from '@fathom/bots';
import type { GameText, Playable } from '@fathom/kernel';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { startBotWorker } from '../../games/start-bot-worker.ts';
import type { WebGame } from '../../shell/game.ts';
import { percent } from '../../shell/review/figures.ts';
import { analyse } from '../../table/analysis.ts';
import { useWords } from '../../text/words.tsx';
import { usePuzzleText } from '../puzzles/puzzle-text.ts';
import { dealOfDay, LEVEL, ME } from './deal.ts';
import { binsOf } from './histogram.ts';
import { rememberBots, shareBeaten, type DailyResult } from './results.ts';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly day: string;
  readonly result: DailyResult;
}

/** Somebody's result, and where it lies among those of bots. */
export function DailyChart<G extends Playable<G>>({ game, text, day, result }: Props<G>): ReactNode {
  const words = usePuzzleText();
  const { language } = useWords();
  const { bots, isFailed } = useBots(game, day, result);
  const ending = result.won === 1 ? words.won : result.won > 0 ? words.shared : words.lost;
  return (
    <section className="daily-result" aria-live="polite">
      <p className="daily-mine">
        <b>{words.you(text.points(result.points))}</b> <span>{ending}</span>
      </p>
      {isFailed && <p className="notice is-trouble">{words.failed}</p>}
      {bots.length > 0 && (
        <>
          <p>{words.better(percent(language, shareBeaten(result, bots)), bots.length)}</p>
          <Histogram text={text} bots={bots} mine={result.points} />
        </>
      )}
      {bots.length < GAMES && !isFailed && (
        <label className="daily-working">
          {words.computing}
          <progress value={bots.length} max={GAMES} />
        </label>
      )}
    </section>
  );
}

/** So many games of bots are compared with, and so many are played before the page shows them. */
const [GAMES, AT_ONCE] = [24, 4];

interface Bots {
  /** As far as they have played. */
  readonly bots: readonly DealResult[];
  readonly isFailed: boolean;
}

/** What bots make of the deal: played in another thread, and remembered, so that each game is played once. */
function useBots<G extends Playable<G>>(game: WebGame<G>, day: string, result: DailyResult): Bots {
  const [bots, setBots] = useState(result.bots ?? []);
  const [isFailed, setFailed] = useState(false);
  const known = useRef(bots);
  useEffect(() => {
    const stopped = new AbortController();
    const { id } = game.rules;
    const request = { analysis: 'deal', game: id, deal: dealOfDay(game, day), level: LEVEL, seat: ME, games: AT_ONCE } as const;
    const play = async (): Promise<void> => {
      while (known.current.length < GAMES) {
        const more = await analyse(startBotWorker, { ...request, from: known.current.length }, stopped.signal);
        if (more === null) return;
        known.current = [...known.current, ...more];
        rememberBots(id, day, known.current);
        setBots(known.current);
      }
    };
    play().catch(() => setFailed(true));
    return () => stopped.abort();
  }, [game, day]);
  return { bots, isFailed };
}

interface HistogramProps<G extends Playable<G>> {
  readonly text: GameText<G>;
  readonly bots: readonly DealResult[];
  readonly mine: number;
}

/** How often the bots had how many points; the bar with one's own is lit. */
function Histogram<G extends Playable<G>>({ text, bots, mine }: HistogramProps<G>): ReactNode {
  const words = usePuzzleText();
  const bins = binsOf(
    bots.map(({ points }) => points),
    mine,
  );
  const most = Math.max(...bins.map(({ count }) => count));
  return (
    <figure className="daily-chart">
      <ol>
        {bins.map(({ from, to, count, isMine }) => (
          <li key={from} className={isMine ? 'is-mine' : ''} aria-label={words.games(text.points(from), count)}>
            <i style={{ height: `${(count / most) * 100}%` }} />
            <small>{from === to ? from : `${from}–${to}`}</small>
          </li>
        ))}
      </ol>
      <figcaption>{words.chart}</figcaption>
    </figure>
  );
}
