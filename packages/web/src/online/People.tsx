import type { Playable } from '@fathom/kernel';
import { beforeLastAnswer } from '@fathom/table';
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { CopyButton, ShareButton } from '../shell/CopyLink.tsx';
import { addressOf } from '../shell/links.ts';
import { useWords } from '../text/words.tsx';
import { Chat } from './Chat.tsx';
import type { TableConnection } from './connection.ts';
import { useSeatNames } from './names.ts';
import { Notifications } from './Notifications.tsx';
import { Proposal } from './Proposal.tsx';
import { Recovery } from './Recovery.tsx';
import { STAND_IN } from './standIn.ts';
import { useOnlineWords } from './text/index.ts';
import './People.css';

interface Props<G extends Playable<G>> {
  readonly connection: TableConnection<G>;
}

/** The people at the table: proposals, presence, chat, leaving, notifications. */
export function People<G extends Playable<G>>({ connection }: Props<G>): ReactNode {
  const { now } = useStore(connection.store);
  const online = useOnlineWords();
  if (now === null) return null;
  const address = addressOf(`/t/${now.table.id}`);
  return (
    <div className="people">
      <Proposal connection={connection} />
      <section>
        <Presence connection={connection} />
        <SeatActions connection={connection} />
      </section>
      <Chat connection={connection} />
      {now.seat !== null && (
        <>
          <Notifications connection={connection} />
          <Recovery table={now.table.id} />
        </>
      )}
      <CopyButton address={address} label={online.lobby.copy} />
      <ShareButton address={address} title="Fathom" />
    </div>
  );
}

/** Who is here and who is away; the others may ask for a bot in place of a player who is away. */
function Presence<G extends Playable<G>>({ connection }: Props<G>): ReactNode {
  const { people } = useOnlineWords();
  const { now, present, spectators } = useStore(connection.store);
  const name = useSeatNames(now?.table.seats ?? []);
  if (now === null) return null;
  const { table, seat: mine } = now;
  const mayPropose = table.phase === 'playing' && mine !== null && table.proposal === null;
  const askReplace = (seat: number): void =>
    void connection.act({ type: 'propose', what: { kind: 'replace', seat, level: STAND_IN, forGood: false } });
  return (
    <>
      <ul className="seat-list">
        {table.seats.map(({ kind }, seat) => (
          <li key={seat}>
            {name(seat)} <small>· {kind === 'bot' ? people.bot : present.includes(seat) ? people.here : people.away}</small>
            {mayPropose && seat !== mine && kind === 'person' && !present.includes(seat) && (
              <button type="button" className="quiet" onClick={() => askReplace(seat)}>
                {people.askReplace(name(seat))}
              </button>
            )}
          </li>
        ))}
      </ul>
      {spectators > 0 && <p>{people.watching(spectators)}</p>}
    </>
  );
}

/** What a player can do about their seat: leave it, take it back, ask the others for an undo. */
function SeatActions<G extends Playable<G>>({ connection }: Props<G>): ReactNode {
  const { people } = useOnlineWords();
  const { now, log } = useStore(connection.store);
  if (now === null || now.seat === null || now.table.phase !== 'playing') return null;
  const { table, seat, seatView } = now;
  const askUndo = (): void => {
    const last = log.findLast(({ by }) => by !== null)?.by ?? null;
    void connection.act({ type: 'propose', what: { kind: 'undo', to: beforeLastAnswer(log, last) ?? 0 } });
  };
  return (
    <div className="people-actions">
      {table.seats[seat]!.kind === 'person' ? (
        <LeaveButton onLeave={() => void connection.act({ type: 'leave', level: STAND_IN })} />
      ) : (
        <button type="button" className="move is-strong" onClick={() => void connection.act({ type: 'return' })}>
          {people.comeBack}
        </button>
      )}
      {seatView !== null && seatView.ply > 0 && table.proposal === null && (
        <button type="button" className="move" onClick={askUndo}>
          {people.askUndo}
        </button>
      )}
    </div>
  );
}

/** Leaving a seat needs confirmation. */
function LeaveButton({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const { table } = useWords();
  const { people } = useOnlineWords();
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <button type="button" className="move" onClick={() => setAsks(true)}>
        {people.leave}
      </button>
    );
  }
  return (
    <div className="notice" role="group" aria-label={people.leave}>
      <p>{people.leaveHint}</p>
      <div className="notice-answers">
        <button type="button" className="move is-strong" onClick={onLeave}>
          {people.leave}
        </button>
        <button type="button" className="move" autoFocus onClick={() => setAsks(false)}>
          {table.think}
        </button>
      </div>
    </div>
  );
}
