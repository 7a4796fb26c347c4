import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../text/words.tsx';
import './Playback.css';

/** Which move of a replayed game is shown, and how it goes on. */
export interface Playback {
  readonly ply: number;
  readonly last: number;
  readonly to: (ply: number) => void;
  readonly running: boolean;
  readonly run: (running: boolean) => void;
  readonly pace: number;
  readonly setPace: (pace: number) => void;
}

const paces = [2400, 1200, 500] as const;

export function usePlayback(from: number, last: number): Playback {
  const [ply, setPly] = useState(Math.min(from, last));
  const [running, run] = useState(false);
  const [pace, setPace] = useState<number>(paces[1]);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setPly((now) => Math.min(now + 1, last)), pace);
    return () => clearInterval(timer);
  }, [running, pace, last]);
  useEffect(() => {
    if (ply === last) run(false);
  }, [ply, last]);
  const to = useCallback((wanted: number): void => setPly(Math.min(last, Math.max(0, wanted))), [last]);
  return { ply, last, to, running, run, pace, setPace };
}

/** The buttons of a player for recorded games, with further options below them. */
export function PlaybackKeys({
  playback,
  options,
  children,
}: {
  readonly playback: Playback;
  readonly options?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { replay } = useWords();
  const { ply, last, to, running, run, pace, setPace } = playback;
  const keys = [
    ['first', replay.first, () => to(0)],
    ['back', replay.back, () => to(ply - 1)],
    [running ? 'pause' : 'play', running ? replay.pause : replay.play, () => run(!running)],
    ['forth', replay.forth, () => to(ply + 1)],
    ['last', replay.last, () => to(last)],
  ] as const;
  return (
    <section className="prompt playback" aria-label={replay.title}>
      <p className="prompt-whose">{replay.move(ply, last)}</p>
      <input
        type="range"
        min={0}
        max={last}
        value={ply}
        aria-label={replay.move(ply, last)}
        onChange={({ target }) => to(Number(target.value))}
      />
      <div className="playback-keys">
        {keys.map(([icon, label, act]) => (
          <button key={icon} type="button" className="icon-button" aria-label={label} title={label} onClick={act}>
            <Icon name={icon} />
          </button>
        ))}
      </div>
      <div className="playback-options">
        <label className="form-row">
          <span>{replay.speed}</span>
          <select value={pace} onChange={({ target }) => setPace(Number(target.value))}>
            {paces.map((each, i) => (
              <option key={each} value={each}>{`${[0.5, 1, 2][i]!}×`}</option>
            ))}
          </select>
        </label>
        {options}
      </div>
      {children}
    </section>
  );
}
