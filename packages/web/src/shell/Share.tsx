import { encode, type GameRecord, type Playable } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { CopyButton, ShareButton } from './CopyLink.tsx';
import { addressOf } from './links.ts';
import { useWords } from '../text/words.tsx';
import type { WebGame } from './game.ts';
import type { ResultPicture } from './share-picture.ts';
import { SharePicture } from './SharePicture.tsx';
import './Share.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly record: GameRecord;
  /** The move that is on the screen, if there is one to link to. */
  readonly ply?: number;
  /** The result of a finished game, for its picture. */
  readonly result?: ResultPicture;
}

/** The whole game as a link or a file: it opens as a replay anywhere, without a server. */
export function Share<G extends Playable<G>>({ game, record, ply, result }: Props<G>): ReactNode {
  const words = useWords();
  const link = encode(game.rules, record);
  if (!link.ok) return <p>{words.fault(link.fault)}</p>;
  const address = addressOf(`/replay/${link.value}`);
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record))}`;
  return (
    <div className="share">
      {result !== undefined && <SharePicture result={result} fileName={`fathom-${record.game}.png`} address={address} />}
      <textarea readOnly rows={4} aria-label={words.share.title} value={address} onFocus={({ target }) => target.select()} />
      <CopyButton className="is-strong" address={address} label={words.share.copy} />
      {ply !== undefined && <CopyButton address={`${address}/${ply}`} label={words.share.toMoment} />}
      <ShareButton address={address} title={words.share.title} />
      <a className="move" href={file} download={`${record.game}.fathom.json`}>
        {words.share.file}
      </a>
    </div>
  );
}
