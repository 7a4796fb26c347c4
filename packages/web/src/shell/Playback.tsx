import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
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

/** A place to go to: the beginning of a round, or a turning point. */
export interface ReplayMark {
  readonly ply: number;
  readonly kind: 'round' | 'point';
  readonly label: string;
}

/** Milliseconds for a move, by speed. */
const paces = { 0.5: 2400, 1: 1200, 2: 600, 4: 300 } as const;

export function usePlayback(from: number, last: number): Playback {
  const [ply, setPly] = useState(Math.min(from, last));
  const [running, setRunning] = useState(false);
  const [pace, setPace] = useState<number>(paces[1]);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setPly((now) => Math.min(now + 1, last)), pace);
    return () => clearInterval(timer);
  }, [running, pace, last]);
  useEffect(() => {
    if (ply === last) setRunning(false);
  }, [ply, last]);
  const to = useCallback((wanted: number): void => setPly(Math.min(last, Math.max(0, wanted))), [last]);
  /** From the end it begins again. */
  const run = (wanted: boolean): void => {
    if (wanted && ply === last) setPly(0);
    setRunning(wanted);
  };
  return { ply, last, to, running, run, pace, setPace };
}

interface Props {
  readonly playback: Playback;
  readonly marks: readonly ReplayMark[];
  /** Closes the replay with Escape, if it lies over a table. */
  readonly onClose: (() => void) | null;
  readonly options?: ReactNode;
  readonly children: ReactNode;
}

/** The buttons of a player for recorded games, with further options below them. */
export function PlaybackKeys({ playback, marks, onClose, options, children }: Props): ReactNode {
  const { replay } = useWords();
  usePlaybackShortcuts(playback, marks, onClose);
  return (
    <section className="playback" aria-label={replay.title} tabIndex={-1} data-focus-home="">
      <h2 className="visually-hidden">{replay.title}</h2>
      <div className="playback-body">
        <Track playback={playback} marks={marks} />
        <Keys playback={playback} />
        <div className="playback-options">
          {marks.length > 0 && <GoTo playback={playback} marks={marks} />}
          {options}
          {children}
        </div>
      </div>
    </section>
  );
}

/** Where the replay is, in words and on a slider. */
function Track({ playback, marks }: Pick<Props, 'playback' | 'marks'>): ReactNode {
  const { replay } = useWords();
  const { ply, last, to } = playback;
  const round = marks.findLast((mark) => mark.kind === 'round' && mark.ply <= ply);
  const move = replay.move(ply, last);
  return (
    <>
      <p className="playback-where">
        {round !== undefined && <b>{round.label}</b>} <span>{move}</span>
      </p>
      <div className="playback-track">
        <Ticks marks={marks} last={last} />
        <input
          type="range"
          min={0}
          max={last}
          value={ply}
          aria-label={replay.title}
          aria-valuetext={round === undefined ? move : `${round.label} · ${move}`}
          onChange={({ target }) => to(Number(target.value))}
        />
      </div>
    </>
  );
}

/** One move back or forth, to the ends, play and pause, and the speed. */
function Keys({ playback }: Pick<Props, 'playback'>): ReactNode {
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
    <div className="playback-keys">
      {keys.map(([icon, label, act]) => (
        <button key={icon} type="button" className="icon-button" aria-label={label} title={label} onClick={act}>
          <Icon name={icon} />
        </button>
      ))}
      <select aria-label={replay.speed} title={replay.speed} value={pace} onChange={({ target }) => setPace(Number(target.value))}>
        {Object.entries(paces).map(([speed, ms]) => (
          <option key={speed} value={ms}>{`${speed}×`}</option>
        ))}
      </select>
    </div>
  );
}

/** Rounds and turning points above the slider; the list below names them. */
function Ticks({ marks, last }: { readonly marks: readonly ReplayMark[]; readonly last: number }): ReactNode {
  return (
    <div className="playback-ticks" aria-hidden="true">
      {marks.map(({ ply, kind, label }) => (
        <span key={`${kind} ${ply}`} data-kind={kind} title={label} style={{ insetInlineStart: `${(ply / Math.max(1, last)) * 100}%` }} />
      ))}
    </div>
  );
}

/** A list of all marks, in the order of the game. */
function GoTo({ playback: { ply, to }, marks }: Pick<Props, 'playback' | 'marks'>): ReactNode {
  const { replay } = useWords();
  const places = [{ ply: 0, kind: 'round', label: replay.beginning }, ...marks.filter((mark) => mark.ply > 0)];
  return (
    <select
      className="playback-goto"
      aria-label={replay.goTo}
      value={places.findLastIndex((place) => place.ply <= ply)}
      onChange={({ target }) => to(places[Number(target.value)]!.ply)}
    >
      {places.map(({ kind, label }, i) => (
        <option key={i} value={i}>
          {kind === 'point' ? `◆ ${label}` : label}
        </option>
      ))}
    </select>
  );
}

/** Arrows go one move on or back, Page Up and Page Down to another mark, Home and End to the ends; Space plays; Escape closes. */
function usePlaybackShortcuts(playback: Playback, marks: readonly ReplayMark[], onClose: (() => void) | null): void {
  const latest = useRef({ playback, marks, onClose });
  useEffect(() => {
    latest.current = { playback, marks, onClose };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const isIn = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null;
      if (ctrlKey || metaKey || altKey || isIn('dialog, select, textarea, input:not([type=range])')) return;
      if (key === ' ' && isIn('button, a')) return;
      const act = actionOf(key, latest.current);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

type Shortcuts = Pick<Props, 'playback' | 'marks' | 'onClose'>;

function actionOf(key: string, { playback, marks, onClose }: Shortcuts): (() => void) | null {
  const { ply, last, to, running, run } = playback;
  const forth = marks.find((mark) => mark.ply > ply)?.ply ?? last;
  const back = marks.findLast((mark) => mark.ply < ply)?.ply ?? 0;
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: ply - 1,
    ArrowRight: ply + 1,
    PageUp: back,
    PageDown: forth,
    Home: 0,
    End: last,
  };
  const wanted = targets[key];
  if (wanted !== undefined) return () => to(wanted);
  if (key === ' ') return () => run(!running);
  return key === 'Escape' ? onClose : null;
}
