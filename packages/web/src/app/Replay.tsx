import { cutTo, decode, gameOfLink, sitAgain, type GameRecord, type Moment, type Playable, type Seat } from '@fathom/kernel';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Entry } from '../games/entry.ts';
import { isGameId, withGame } from '../games/registry.ts';
import { TableFrame, useNames, type Touch } from '../shell/TableFrame.tsx';
import { keep } from '../table/storage.ts';
import { Icon } from '../ui/Icon.tsx';
import { useGameText } from './LocalTable.tsx';
import { Missing } from './Missing.tsx';
import { secret } from './tables.ts';
import { useWords } from './words.tsx';

/** A game from a link, played again: nothing else is needed, and nobody is asked. */
export function Replay({ link, ply }: { readonly link: string; readonly ply: number | null }): ReactNode {
  const words = useWords();
  const [screen, setScreen] = useState<ReactNode>(null);
  const id = gameOfLink(link);
  useEffect(() => {
    if (id === null || !isGameId(id)) return;
    void withGame(id, (entry) => {
      const decoded = decode(entry.game, link);
      setScreen(decoded.ok ? <Film entry={entry} {...decoded.value} from={ply} /> : <Missing reason={words.fault(decoded.fault)} />);
    });
  }, [id, link, ply, words]);
  if (id === null) return <Missing reason={words.fault({ code: 'unreadable', expected: 'record' })} />;
  return isGameId(id) ? screen : <Missing reason={words.fault({ code: 'unknown-game', game: id })} />;
}

interface FilmProps<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly record: GameRecord;
  readonly moments: readonly Moment<G>[];
  readonly from: number | null;
}

const paces = [2400, 1200, 500] as const;

function Film<G extends Playable<G>>({ entry, record, moments, from }: FilmProps<G>): ReactNode {
  const words = useWords();
  const text = useGameText(entry);
  const [, go] = useLocation();
  const last = moments.length - 1;
  const [ply, setPly] = useState(Math.min(from ?? 0, last));
  const [running, setRunning] = useState(false);
  const [pace, setPace] = useState<number>(paces[1]);
  const [eyes, setEyes] = useState<Seat | null>(null);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setPly((now) => Math.min(now + 1, last)), pace);
    return () => clearInterval(timer);
  }, [running, pace, last]);
  useEffect(() => {
    if (ply === last) setRunning(false);
  }, [ply, last]);
  const told = useMemo(
    () =>
      moments.slice(0, ply + 1).map(({ answer, events }) => ({
        by: answer?.seat ?? null,
        events: eyes === null ? events : events.flatMap((event) => entry.game.redact(event, eyes) ?? []),
      })),
    [entry, moments, ply, eyes],
  );
  const { state } = moments[ply]!;
  const view = useMemo(() => (eyes === null ? entry.game.open(state) : entry.game.view(state, eyes)), [entry, state, eyes]);
  const name = useNames(record.seats, text, view);
  const to = useCallback((wanted: number): void => setPly(Math.min(last, Math.max(0, wanted))), [last]);
  if (text === null) return null;
  const keys = [
    ['first', words.replay.first, () => to(0)],
    ['back', words.replay.back, () => to(ply - 1)],
    [running ? 'pause' : 'play', running ? words.replay.pause : words.replay.play, () => setRunning(!running)],
    ['forth', words.replay.forth, () => to(ply + 1)],
    ['last', words.replay.last, () => to(last)],
  ] as const;
  return (
    <TableFrame
      entry={entry}
      title={`${text.title} · ${words.replay.title}`}
      board={{ view, viewer: eyes ?? 0, text, name }}
      scores={entry.game.score(view)}
      asked={[]}
      told={told}
      record={record}
      ply={ply}
      touch={untouchable}
      whyDark={noReason}
      onJump={to}
    >
      <section className="prompt film" aria-label={words.replay.title}>
        <p className="prompt-whose">{words.replay.move(ply, last)}</p>
        <input
          type="range"
          min={0}
          max={last}
          value={ply}
          aria-label={words.replay.move(ply, last)}
          onChange={({ target }) => to(Number(target.value))}
        />
        <div className="film-keys">
          {keys.map(([icon, label, act]) => (
            <button key={icon} type="button" className="icon-button" aria-label={label} title={label} onClick={act}>
              <Icon name={icon} />
            </button>
          ))}
        </div>
        <div className="film-wishes">
          <label className="form-row">
            <span>{words.replay.speed}</span>
            <select value={pace} onChange={({ target }) => setPace(Number(target.value))}>
              {paces.map((each, i) => (
                <option key={each} value={each}>{`${[0.5, 1, 2][i]!}×`}</option>
              ))}
            </select>
          </label>
          <label className="form-row">
            <span>{words.replay.eyes}</span>
            <select value={eyes ?? ''} onChange={({ target }) => setEyes(target.value === '' ? null : Number(target.value))}>
              <option value="">{words.replay.openHands}</option>
              {record.seats.map((seat, i) => (
                <option key={i} value={i}>
                  {seat}
                </option>
              ))}
            </select>
          </label>
        </div>
        <button type="button" className="move" onClick={() => go(playOn(entry, cutTo(record, ply), state))}>
          {words.replay.playOn}
        </button>
      </section>
    </TableFrame>
  );
}

/** What was played is looked at, not touched. */
const untouchable: Touch = { lit: new Set(), picked: [], pick: () => undefined };
const noReason = (): Promise<null> => Promise.resolve(null);

/** A new table of this device that begins at this moment; the first chair is mine, bots take the others. */
function playOn<G extends Playable<G>>(entry: Entry<G>, record: GameRecord, state: G['state']): string {
  const id = secret(5);
  const sitters = record.seats.map((name, seat) =>
    seat === 0 ? ({ kind: 'person', name } as const) : ({ kind: 'bot', level: 'ismcts-200', name } as const),
  );
  keep(localStorage, entry.game, { id, sitters }, sitAgain(entry.game, record, state), Date.now());
  return `/table/${id}`;
}
