import type { Playable } from '@fathom/kernel';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import type { TableConnection } from './connection.ts';
import { setNotices, wantsNotices } from './notice.ts';
import { useOnlineWords } from './text/index.ts';

/** How to be notified of one's turn: by this browser, or by a webhook. */
export function Notifications<G extends Playable<G>>({ connection }: { readonly connection: TableConnection<G> }): ReactNode {
  const { people } = useOnlineWords();
  const [on, setOn] = useState(() => typeof Notification !== 'undefined' && wantsNotices());
  const [url, setUrl] = useState('');
  const saveWebhook = (event: SyntheticEvent): void => {
    event.preventDefault();
    const webhook = url.trim() === '' ? null : { url: url.trim(), text: `${people.webhookText}: ${location.href}` };
    void connection.act({ type: 'notify', webhook });
  };
  return (
    <details className="calls">
      <summary>{people.notify}</summary>
      {typeof Notification !== 'undefined' && (
        <label className="form-check">
          <input type="checkbox" checked={on} onChange={({ target }) => void setNotices(target.checked).then(setOn)} />
          <span>{people.notifyHint}</span>
        </label>
      )}
      <form className="form-row" onSubmit={saveWebhook}>
        <input
          type="url"
          value={url}
          maxLength={500}
          aria-label={people.webhook}
          placeholder={people.webhook}
          onChange={({ target }) => setUrl(target.value)}
        />
        <button type="submit" className="move is-narrow">
          {people.saveWebhook}
        </button>
      </form>
    </details>
  );
}
