import {
  truncateRecord,
  decode,
  gameOfLink,
  save,
  type GameRecord,
  type Moment,
  type Playable,
  type RulesChanged,
  type Seat,
} from '@fathom/kernel';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Entry } from '../games/entry.ts';
import { isGameId, withGame } from '../games/registry.ts';
import { idle } from '../shell/hand.tsx';
import { noReason, TableFrame, useNames } from '../shell/TableFrame.tsx';
import { keep } from '../table/storage.ts';
import { useGameText } from './LocalTablePage.tsx';
import { Missing } from './Missing.tsx';
import { ReelKeys, useReel } from './Reel.tsx';
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
  /** Where the rules were changed since: the moments end there. */
  readonly changed: RulesChanged | null;
  readonly from: number | null;
}

function Film<G extends Playable<G>>({ entry, record, moments, changed, from }: FilmProps<G>): ReactNode {
  const words = useWords();
  const text = useGameText(entry);
  const [, go] = useLocation();
  const last = moments.length - 1;
  const reel = useReel(from ?? 0, last);
  const { ply } = reel;
  const [eyes, setEyes] = useState<Seat | null>(null);
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
  if (text === null) return null;
  return (
    <TableFrame
      entry={entry}
      title={`${text.title} · ${words.replay.title}`}
      board={{ view, viewer: eyes, text, name }}
      scores={entry.game.score(view)}
      asked={[]}
      told={told}
      record={record}
      ply={ply}
      hand={idle}
      whyDark={noReason}
      onJump={reel.to}
    >
      {changed !== null && <p role="status">{words.fault(changed)}</p>}
      <ReelKeys
        reel={reel}
        wishes={
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
        }
      >
        <button type="button" className="move" onClick={() => go(playOn(entry, truncateRecord(record, ply), state))}>
          {words.replay.playOn}
        </button>
      </ReelKeys>
    </TableFrame>
  );
}

/** A new table of this device that begins at this moment; the first chair is mine, bots take the others. */
function playOn<G extends Playable<G>>(entry: Entry<G>, record: GameRecord, state: G['state']): string {
  const id = secret(5);
  const sitters = record.seats.map((name, seat) =>
    seat === 0 ? ({ kind: 'person', name } as const) : ({ kind: 'bot', level: 'ismcts-200', name } as const),
  );
  keep(localStorage, { id, sitters, game: entry.game.id, record, save: save(entry.game, state), over: false }, Date.now());
  return `/table/${id}`;
}
