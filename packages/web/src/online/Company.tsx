import type { Playable } from '@fathom/kernel';
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { CopyButton, ShareButton } from '../app/CopyLink.tsx';
import { addressOf } from '../app/share.ts';
import { useWords } from '../app/words.tsx';
import { Chat } from './Chat.tsx';
import { beforeLastAnswer } from '../table/host.ts';
import { useNames } from './names.ts';
import { setNotices, wantsNotices } from './notice.ts';
import { Recovery } from './Recovery.tsx';
import type { RoomLine } from './line.ts';
import { useOnlineWords } from './text/index.ts';

/** Who takes over for whoever leaves. */
const STAND_IN = 'ismcts-200';

interface Props<G extends Playable<G>> {
  readonly line: RoomLine<G>;
  /** Only the question that waits for an answer. */
  readonly only?: 'proposal';
}

/** Everybody round the table, and what concerns them rather than the game. */
export function Company<G extends Playable<G>>({ line, only }: Props<G>): ReactNode {
  const { now } = useStore(line.room);
  const online = useOnlineWords();
  if (now === null) return null;
  const question = <Question line={line} />;
  if (only === 'proposal') return question;
  return (
    <div className="company">
      {question}
      <People line={line} />
      <Chat line={line} />
      {now.seat !== null && (
        <>
          <Calls line={line} />
          <Recovery table={now.table.id} />
        </>
      )}
      <CopyButton address={addressOf(`/t/${now.table.id}`)} label={online.gather.copy} />
      <ShareButton address={addressOf(`/t/${now.table.id}`)} title="Fathom" />
    </div>
  );
}

function Question<G extends Playable<G>>({ line }: { readonly line: RoomLine<G> }): ReactNode {
  const { company } = useOnlineWords();
  const { now } = useStore(line.room);
  const name = useNames(now?.table.seats ?? []);
  const proposal = now?.table.proposal ?? null;
  if (now === null || proposal === null) return null;
  const { what, by, number, waiting } = proposal;
  const answer = (agree: boolean): void => void line.act({ type: 'answer', proposal: number, agree });
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

function People<G extends Playable<G>>({ line }: { readonly line: RoomLine<G> }): ReactNode {
  const { company } = useOnlineWords();
  const { now, present, spectators, told } = useStore(line.room);
  const name = useNames(now?.table.seats ?? []);
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
                onClick={() => void line.act({ type: 'propose', what: { kind: 'replace', seat: i, level: STAND_IN, forGood: false } })}
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
            <Leave onLeave={() => void line.act({ type: 'leave', level: STAND_IN })} />
          ) : (
            <button type="button" className="move is-strong" onClick={() => void line.act({ type: 'return' })}>
              {company.comeBack}
            </button>
          )}
          {seatView !== null && seatView.ply > 0 && table.proposal === null && (
            <button
              type="button"
              className="move"
              onClick={() => void line.act({ type: 'propose', what: { kind: 'undo', to: beforeLastAnswer(told) } })}
            >
              {company.askUndo}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Giving one's seat away is asked twice. */
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

/** How to be called when it is one's turn: by this browser, or by an address of one's own. */
function Calls<G extends Playable<G>>({ line }: { readonly line: RoomLine<G> }): ReactNode {
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
          void line.act({ type: 'notify', webhook });
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
