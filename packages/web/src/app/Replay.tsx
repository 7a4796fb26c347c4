import { cutTo, decode, gameOfLink, sitAgain, type GameRecord, type Moment, type Playable, type Seat } from '@fathom/kernel';
import { LayoutGroup, MotionConfig } from 'motion/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Entry } from '../games/entry.ts';
import { isGameId, withGame } from '../games/registry.ts';
import { HandContext } from '../shell/hand.tsx';
import { Log } from '../shell/Log.tsx';
import { Score } from '../shell/Score.tsx';
import { Seats } from '../shell/Seats.tsx';
import '../shell/table.css';
import { keep } from '../table/storage.ts';
import { useGameText } from './LocalTable.tsx';
import { Missing } from './Missing.tsx';
import { travel, useSettings } from './settings.ts';
import { secret } from './tables.ts';
import { useWords } from './words.tsx';
import { Bar, type BarAction } from '../shell/Bar.tsx';
import { Share } from '../shell/Share.tsx';
import { Sheet } from '../ui/Sheet.tsx';

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
  const { motion } = useSettings();
  const [, go] = useLocation();
  const last = moments.length - 1;
  const [ply, setPly] = useState(Math.min(from ?? 0, last));
  const [open, setOpen] = useState<BarAction | null>(null);
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
  const told = useMemo(() => moments.slice(0, ply + 1).map(({ answer, events }) => ({ by: answer?.seat ?? null, events })), [moments, ply]);
  if (text === null) return null;
  const { state } = moments[ply]!;
  const view = entry.game.view(state, eyes);
  const scores = entry.game.score(view);
  const name = (side: Seat): string => record.seats[side] ?? text.automaton(view);
  const board = { view, viewer: eyes ?? 0, text, name };
  const hand = {
    lit: new Set<string>(),
    picked: [],
    pick: () => undefined,
    inspect: () => undefined,
    label: (piece: string) => text.piece(piece)?.name ?? piece,
  };
  return (
    <MotionConfig transition={{ duration: travel[motion] }} reducedMotion="user">
      <HandContext value={hand}>
        <LayoutGroup>
          <main className="table" data-game={entry.game.id}>
            <Bar game={entry.game.id} title={`${text.title} · ${words.replay.title}`} onAction={setOpen} />
            <aside className="table-rail" aria-label={words.table.rivals}>
              <Seats entry={entry} board={board} scores={scores} asked={[]} />
            </aside>
            <section className="table-board">
              <entry.Board {...board} />
            </section>
            <aside className="table-side">
              <section className="prompt film">
                <p className="prompt-whose">{words.replay.move(ply, last)}</p>
                <input
                  type="range"
                  min={0}
                  max={last}
                  value={ply}
                  aria-label={words.replay.move(ply, last)}
                  onChange={({ target }) => setPly(Number(target.value))}
                />
                <div className="film-keys">
                  <button type="button" className="quiet" aria-label={words.replay.first} onClick={() => setPly(0)}>
                    ⏮
                  </button>
                  <button type="button" className="quiet" aria-label={words.replay.back} onClick={() => setPly(Math.max(0, ply - 1))}>
                    ◀
                  </button>
                  <button type="button" className="quiet" onClick={() => setRunning(!running)}>
                    {running ? words.replay.pause : words.replay.play}
                  </button>
                  <button type="button" className="quiet" aria-label={words.replay.forth} onClick={() => setPly(Math.min(last, ply + 1))}>
                    ▶
                  </button>
                  <button type="button" className="quiet" aria-label={words.replay.last} onClick={() => setPly(last)}>
                    ⏭
                  </button>
                </div>
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
                <button type="button" className="move" onClick={() => go(playOn(entry, cutTo(record, ply), state))}>
                  {words.replay.playOn}
                </button>
              </section>
              <div className="table-score">
                <Score scores={scores} names={scores.map((_, side) => name(side))} part={text.part} />
              </div>
              <div className="table-log">
                <Log entry={entry} told={told} viewer={eyes} text={text} name={name} onJump={setPly} />
              </div>
            </aside>
          </main>
          <Sheet side title={words.table.log} open={open === 'log'} onClose={() => setOpen(null)}>
            <Log entry={entry} told={told} viewer={eyes} text={text} name={name} onJump={setPly} />
          </Sheet>
          <Sheet side title={words.table.score} open={open === 'score'} onClose={() => setOpen(null)}>
            <Score scores={scores} names={scores.map((_, side) => name(side))} part={text.part} />
          </Sheet>
          <Sheet side title={words.table.rivals} open={open === 'rivals'} onClose={() => setOpen(null)}>
            <Seats entry={entry} board={board} scores={scores} asked={[]} />
          </Sheet>
          <Sheet title={words.share.title} open={open === 'share'} onClose={() => setOpen(null)}>
            <Share entry={entry} record={record} ply={ply} />
          </Sheet>
        </LayoutGroup>
      </HandContext>
    </MotionConfig>
  );
}

/** A new table of this device that begins at this moment; the first chair is mine, bots take the others. */
function playOn<G extends Playable<G>>(entry: Entry<G>, record: GameRecord, state: G['state']): string {
  const id = secret(5);
  const sitters = record.seats.map((name, seat) =>
    seat === 0 ? ({ kind: 'person', name } as const) : ({ kind: 'bot', level: 'ismcts-200', name } as const),
  );
  keep(localStorage, entry.game, { id, sitters }, sitAgain(entry.game, record, state), Date.now());
  return `/table/${id}`;
}
