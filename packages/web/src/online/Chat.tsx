import type { Playable } from '@fathom/kernel';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useStore } from 'zustand';
import type { TableConnection } from './connection.ts';
import { useSeatNames } from './names.ts';
import { useOnlineWords } from './text/index.ts';
import './Chat.css';

/** The chat, with who came and went. Messages are shown as plain text. */
export function Chat<G extends Playable<G>>({ connection }: { readonly connection: TableConnection<G> }): ReactNode {
  const online = useOnlineWords();
  const { story, now } = useStore(connection.room);
  const name = useSeatNames(now?.table.seats ?? []);
  const [text, setText] = useState('');
  const lines = useRef<HTMLOListElement>(null);
  /** Scrolls only the list to its newest line, not the page. */
  useEffect(() => {
    lines.current?.scrollTo(0, lines.current.scrollHeight);
  }, [story.length]);
  const say = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== '' && (await connection.act({ type: 'say', text: text.trim() }))) setText('');
  };
  return (
    <section className="chat" aria-label={online.company.chat}>
      <ol ref={lines} className="chat-lines" aria-live="polite">
        {story.map((news) => {
          if (news.kind === 'said') {
            return (
              <li key={news.seq}>
                <strong>{name(news.seat)}</strong> {news.text}
              </li>
            );
          }
          const told = online.news(news, name);
          return told === null ? null : (
            <li key={news.seq} className="is-news">
              {told}
            </li>
          );
        })}
      </ol>
      {now !== null && now.seat !== null && (
        <form className="form-row" onSubmit={(event) => void say(event)}>
          <input
            value={text}
            maxLength={500}
            aria-label={online.company.say}
            placeholder={online.company.say}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="move is-narrow">
            {online.company.send}
          </button>
        </form>
      )}
    </section>
  );
}
