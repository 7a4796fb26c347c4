import { verify, type GameRecord, type Playable, type Seat, type SideScore } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { CopyButton, ShareButton } from './CopyLink.tsx';
import { addressOf, shareLink } from './links.ts';
import { useSettings } from './settings.ts';
import { useWords } from '../text/words.tsx';
import type { WebGame } from './game.ts';
import type { Rematch } from './AfterTheEnd.tsx';
import { Score } from './Score.tsx';
import './End.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly record: GameRecord | null;
  readonly scores: readonly SideScore[];
  readonly names: readonly string[];
  readonly winners: readonly Seat[];
  readonly part: (part: string) => string;
  /** It was shown before: no animation. */
  readonly again: boolean;
  readonly rematch: Rematch | null;
  readonly onReplay: () => void;
  readonly onAside: () => void;
}

/** The end of the game: the points appear category by category, then the winner, then what to do next. */
export function End<G extends Playable<G>>(props: Props<G>): ReactNode {
  const { game, record, scores, names, winners, part, again, rematch, onReplay, onAside } = props;
  const words = useWords();
  const [said, setSaid] = useState('');
  const { risen, finish } = useRising(scores[0]?.parts.length ?? 0, again);
  const all = risen === (scores[0]?.parts.length ?? 0);
  const check = (played: GameRecord): void => {
    const { track } = verify(game.rules, played, null);
    if (track.ok) setSaid(words.end.verified);
    else setSaid(track.fault.code === 'rules-changed' ? words.fault(track.fault) : words.end.notVerified);
  };
  return (
    <section className="end" aria-label={words.end.title} onPointerDown={all ? undefined : finish}>
      <div className="end-scene">
        <h2 className={`end-winner ${all ? 'is-known' : ''}`}>{all ? words.end.winner(winners.map((side) => names[side]!)) : ' '}</h2>
        <Columns scores={scores} names={names} risen={risen} winners={all ? winners : []} />
        <Score scores={scores} names={names} part={part} upTo={risen} />
        {all && (
          <>
            <p aria-live="polite">{said}</p>
            <div className="end-next">
              {rematch !== null && (
                <button type="button" className="move is-strong" autoFocus onClick={rematch.go}>
                  {rematch.label}
                </button>
              )}
              <button type="button" className="move" onClick={onReplay}>
                {words.end.replay}
              </button>
              {record !== null && (
                <>
                  <CopyButton address={replayOf(game, record)} label={words.share.copy} />
                  <ShareButton address={replayOf(game, record)} title={words.share.title} />
                  <button type="button" className="move" onClick={() => check(record)}>
                    {words.end.verify}
                  </button>
                </>
              )}
              <button type="button" className="quiet" onClick={onAside}>
                {words.end.backToTable}
              </button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

const replayOf = <G extends Playable<G>>(game: WebGame<G>, record: GameRecord): string => addressOf(`/replay/${shareLink(game, record)}`);

/** How many milliseconds one category takes to appear. */
const RISE = { slow: 1100, normal: 700, fast: 350, off: 0 } as const;

/** How many categories are shown; a tap shows the rest at once. */
function useRising(parts: number, again: boolean): { readonly risen: number; readonly finish: () => void } {
  const { motion } = useSettings();
  const [risen, setRisen] = useState(again || RISE[motion] === 0 ? parts : 0);
  useEffect(() => {
    if (risen >= parts) return;
    const timer = setTimeout(() => setRisen(risen + 1), RISE[motion]);
    return () => clearTimeout(timer);
  }, [risen, parts, motion]);
  return { risen, finish: () => setRisen(parts) };
}

interface ColumnsProps {
  readonly scores: readonly SideScore[];
  readonly names: readonly string[];
  readonly risen: number;
  readonly winners: readonly Seat[];
}

/** A column for each player, made of the categories shown so far. The table below gives the same in numbers. */
function Columns({ scores, names, risen, winners }: ColumnsProps): ReactNode {
  const most = Math.max(1, ...scores.map(({ parts }) => gained(parts)));
  return (
    <div className="columns" aria-hidden="true">
      {scores.map(({ parts }, side) => {
        const total = sumOf(parts.slice(0, risen));
        /** Lost points shrink every part equally, so that the heights of the columns follow the totals. */
        const left = Math.max(0, total) / Math.max(1, gained(parts.slice(0, risen)));
        return (
          <div key={side} className={`column ${winners.includes(side) ? 'is-winner' : ''}`} data-side={side}>
            <span className="column-total">{total}</span>
            {parts
              .map(({ part, points }, i) => (
                <span
                  key={part}
                  className="column-part"
                  style={{
                    blockSize: i < risen ? `calc((100% - 4rem) * ${(Math.max(0, points) * left) / most})` : 0,
                    opacity: 1 - (i % 4) * 0.18,
                  }}
                />
              ))
              .toReversed()}
            <span className="column-name">{names[side]}</span>
          </div>
        );
      })}
    </div>
  );
}

const sumOf = (parts: SideScore['parts']): number => parts.reduce((sum, { points }) => sum + points, 0);
const gained = (parts: SideScore['parts']): number => sumOf(parts.filter(({ points }) => points > 0));
