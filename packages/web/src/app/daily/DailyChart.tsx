import type { DealResult } from '@fathom/bots';
import type { GameText, Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
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
  const { bots, progress, isFailed } = useBots(game, day, result);
  const ending = result.won === 1 ? words.won : result.won > 0 ? words.shared : words.lost;
  return (
    <section className="daily-result" aria-live="polite">
      <p className="daily-mine">
        <b>{words.you(text.points(result.points))}</b> <span>{ending}</span>
      </p>
      {isFailed && <p className="notice is-trouble">{words.failed}</p>}
      {bots === null && !isFailed && (
        <label className="daily-working">
          {words.computing}
          <progress value={progress} />
        </label>
      )}
      {bots !== null && (
        <>
          <p>{words.better(percent(language, shareBeaten(result, bots)), bots.length)}</p>
          <Histogram text={text} bots={bots} mine={result.points} />
        </>
      )}
    </section>
  );
}

/** So many games of bots are compared with. */
const GAMES = 24;

interface Bots {
  /** Null while they play. */
  readonly bots: readonly DealResult[] | null;
  readonly progress: number;
  readonly isFailed: boolean;
}

/** What bots make of the deal: played in another thread once, and then remembered. */
function useBots<G extends Playable<G>>(game: WebGame<G>, day: string, result: DailyResult): Bots {
  const [bots, setBots] = useState(result.bots ?? null);
  const [progress, setProgress] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const isKnown = bots !== null;
  useEffect(() => {
    if (isKnown) return;
    const stopped = new AbortController();
    const { id } = game.rules;
    const request = { analysis: 'deal', game: id, deal: dealOfDay(game, day), level: LEVEL, seat: ME, games: GAMES } as const;
    const play = async (): Promise<void> => {
      const played = await analyse(startBotWorker, request, stopped.signal, setProgress);
      if (played === null) return;
      rememberBots(id, day, played);
      setBots(played);
    };
    play().catch(() => setFailed(true));
    return () => stopped.abort();
  }, [game, day, isKnown]);
  return { bots, progress, isFailed };
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
