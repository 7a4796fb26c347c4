import type { Playable } from '@fathom/kernel';
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { CopyButton, ShareButton } from '../shell/CopyLink.tsx';
import { addressOf } from '../shell/links.ts';
import { useWords } from '../text/words.tsx';
import { Chat } from './Chat.tsx';
import { beforeLastAnswer } from '@fathom/table';
import { useSeatNames } from './names.ts';
import { setNotices, wantsNotices } from './notice.ts';
import { Recovery } from './Recovery.tsx';
import type { TableConnection } from './connection.ts';
import { useOnlineWords } from './text/index.ts';
import './Company.css';

/** The bot that takes over for a player who leaves. */
const STAND_IN = 'ismcts-200';

interface Props<G extends Playable<G>> {
  readonly connection: TableConnection<G>;
  /** Only the question that waits for an answer. */
  readonly only?: 'proposal';
}

/** The people at the table: proposals, presence, chat, leaving, notifications. */
export function Company<G extends Playable<G>>({ connection, only }: Props<G>): ReactNode {
  const { now } = useStore(connection.room);
  const online = useOnlineWords();
  if (now === null) return null;
  const question = <Question connection={connection} />;
  if (only === 'proposal') return question;
  return (
    <div className="company">
      {question}
      <People connection={connection} />
      <Chat connection={connection} />
      {now.seat !== null && (
        <>
          <Calls connection={connection} />
          <Recovery table={now.table.id} />
        </>
      )}
      <CopyButton address={addressOf(`/t/${now.table.id}`)} label={online.gather.copy} />
      <ShareButton address={addressOf(`/t/${now.table.id}`)} title="Fathom" />
    </div>
  );
}

function Question<G extends Playable<G>>({ connection }: { readonly connection: TableConnection<G> }): ReactNode {
  const { company } = useOnlineWords();
  const { now } = useStore(connection.room);
  const name = useSeatNames(now?.table.seats ?? []);
  const proposal = now?.table.proposal ?? null;
  if (now === null || proposal === null) return null;
  const { what, by, number, waiting } = proposal;
  const answer = (agree: boolean): void => void connection.act({ type: 'answer', proposal: number, agree });
  return (
    <section className="notice">
      <p>{company.wants(name(by), what.kind === 'undo' ? company.toUndo : company.toReplace(name(what.seat)))}</p>
      {now.seat !== null && waiting.includes(now.seat) && (
        <div className="notice-answers">
          <button type="button" className="move is-strong" onClick={() => answer(true)}>
            {company.agree}
          </button>
          <button type="button" className="move" onClick={() => answer(false)}>
            {company.refuse}
          </button>
        </div>
      )}
    </section>
  );
}

function People<G extends Playable<G>>({ connection }: { readonly connection: TableConnection<G> }): ReactNode {
  const { company } = useOnlineWords();
  const { now, present, spectators, told } = useStore(connection.room);
  const name = useSeatNames(now?.table.seats ?? []);
  if (now === null) return null;
  const { table, seat: mine, seatView } = now;
  const playing = table.phase === 'playing';
  return (
    <section>
      <ul className="chairs">
        {table.seats.map((seat, i) => (
          <li key={i}>
            {name(i)} <small>· {seat.kind === 'bot' ? company.bot : present.includes(i) ? company.here : company.away}</small>
            {playing && mine !== null && i !== mine && seat.kind === 'person' && !present.includes(i) && table.proposal === null && (
              <button
                type="button"
                className="quiet"
                onClick={() =>
                  void connection.act({ type: 'propose', what: { kind: 'replace', seat: i, level: STAND_IN, forGood: false } })
                }
              >
                {company.askReplace(name(i))}
              </button>
            )}
          </li>
        ))}
      </ul>
      {spectators > 0 && <p>{company.watching(spectators)}</p>}
      {playing && mine !== null && (
        <div className="company-ways">
          {table.seats[mine]!.kind === 'person' ? (
            <Leave onLeave={() => void connection.act({ type: 'leave', level: STAND_IN })} />
          ) : (
            <button type="button" className="move is-strong" onClick={() => void connection.act({ type: 'return' })}>
              {company.comeBack}
            </button>
          )}
          {seatView !== null && seatView.ply > 0 && table.proposal === null && (
            <button
              type="button"
              className="move"
              onClick={() =>
                void connection.act({
                  type: 'propose',
                  what: { kind: 'undo', to: beforeLastAnswer(told, told.findLast(({ by }) => by !== null)?.by ?? null) ?? 0 },
                })
              }
            >
              {company.askUndo}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Leaving a seat needs confirmation. */
function Leave({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const { table } = useWords();
  const { company } = useOnlineWords();
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <button type="button" className="move" onClick={() => setAsks(true)}>
        {company.leave}
      </button>
    );
  }
  return (
    <div className="notice" role="group" aria-label={company.leave}>
      <p>{company.leaveHint}</p>
      <div className="notice-answers">
        <button type="button" className="move is-strong" onClick={onLeave}>
          {company.leave}
        </button>
        <button type="button" className="move" autoFocus onClick={() => setAsks(false)}>
          {table.think}
        </button>
      </div>
    </div>
  );
}

/** How to be notified of one's turn: by this browser, or by a webhook. */
function Calls<G extends Playable<G>>({ connection }: { readonly connection: TableConnection<G> }): ReactNode {
  const { company } = useOnlineWords();
  const [on, setOn] = useState(() => typeof Notification !== 'undefined' && wantsNotices());
  const [url, setUrl] = useState('');
  return (
    <details className="calls">
      <summary>{company.notify}</summary>
      {typeof Notification !== 'undefined' && (
        <label className="form-check">
          <input type="checkbox" checked={on} onChange={({ target }) => void setNotices(target.checked).then(setOn)} />
          <span>{company.notifyHint}</span>
        </label>
      )}
      <form
        className="form-row"
        onSubmit={(event) => {
          event.preventDefault();
          const webhook = url.trim() === '' ? null : { url: url.trim(), text: `${company.webhookText}: ${location.href}` };
          void connection.act({ type: 'notify', webhook });
        }}
      >
        <input
          type="url"
          value={url}
          maxLength={500}
          aria-label={company.webhook}
          placeholder={company.webhook}
          onChange={({ target }) => setUrl(target.value)}
        />
        <button type="submit" className="move is-narrow">
          {company.keep}
        </button>
      </form>
    </details>
  );
}
