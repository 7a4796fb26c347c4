import { encode, type GameRecord, type Playable } from '@fathom/kernel';
import { useState, type ReactNode } from 'react';
import { addressOf } from '../app/share.ts';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly record: GameRecord;
  /** The moment that is on the screen, where there is one to link to. */
  readonly ply?: number;
}

/** The whole game as a link or a file: it opens as a replay anywhere, and nothing behind it needs to stay alive. */
export function Share<G extends Playable<G>>({ entry, record, ply }: Props<G>): ReactNode {
  const words = useWords();
  const [said, setSaid] = useState('');
  const link = encode(entry.game, record);
  if (!link.ok) return <p>{words.fault(link.fault)}</p>;
  const copy = async (path: string): Promise<void> => {
    await navigator.clipboard.writeText(addressOf(path));
    setSaid(words.share.copied);
  };
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record))}`;
  return (
    <div className="share">
      <textarea
        readOnly
        rows={4}
        aria-label={words.share.title}
        value={addressOf(`/replay/${link.value}`)}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="move is-strong" onClick={() => void copy(`/replay/${link.value}`)}>
        {words.share.copy}
      </button>
      {ply !== undefined && (
        <button type="button" className="move" onClick={() => void copy(`/replay/${link.value}/${ply}`)}>
          {words.share.toMoment}
        </button>
      )}
      <a className="move" href={file} download={`${record.game}.fathom.json`}>
        {words.share.file}
      </a>
      <p aria-live="polite">{said}</p>
    </div>
  );
}
