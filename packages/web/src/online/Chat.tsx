import type { Playable } from '@fathom/kernel';
import type { ViewerEvent } from '@fathom/wire';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useStore } from 'zustand';
import type { TableConnection } from './connection.ts';
import { useSeatNames } from './names.ts';
import { useOnlineWords } from './text/index.ts';
import './Chat.css';

interface Props<G extends Playable<G>> {
  readonly connection: TableConnection<G>;
}

/** The chat, with who came and went. */
export function Chat<G extends Playable<G>>({ connection }: Props<G>): ReactNode {
  const { people } = useOnlineWords();
  const { tableEvents, now } = useStore(connection.store);
  const name = useSeatNames(now?.table.seats ?? []);
  const lines = useRef<HTMLOListElement>(null);
  /** Scrolls only the list to its newest line, not the page. */
  useEffect(() => {
    lines.current?.scrollTo(0, lines.current.scrollHeight);
  }, [tableEvents.length]);
  return (
    <section className="chat" aria-label={people.chat}>
      <ol ref={lines} className="chat-lines" aria-live="polite">
        {tableEvents.map((event) => (
          <ChatLine key={event.seq} event={event} name={name} />
        ))}
      </ol>
      {now !== null && now.seat !== null && <MessageForm connection={connection} />}
    </section>
  );
}

interface ChatLineProps {
  readonly event: ViewerEvent;
  readonly name: (seat: number) => string;
}

/** A message as plain text, or an event of the table; most moves of a game have no line here. */
function ChatLine({ event, name }: ChatLineProps): ReactNode {
  const online = useOnlineWords();
  if (event.kind === 'said') {
    return (
      <li>
        <strong>{name(event.seat)}</strong> {event.text}
      </li>
    );
  }
  const line = online.eventLine(event, name);
  return line === null ? null : <li className="is-event">{line}</li>;
}

function MessageForm<G extends Playable<G>>({ connection }: Props<G>): ReactNode {
  const { people } = useOnlineWords();
  const [text, setText] = useState('');
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== '' && (await connection.act({ type: 'say', text: text.trim() }))) setText('');
  };
  return (
    <form className="form-row" onSubmit={(event) => void send(event)}>
      <input
        value={text}
        maxLength={500}
        aria-label={people.say}
        placeholder={people.say}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="move is-narrow">
        {people.send}
      </button>
    </form>
  );
}
