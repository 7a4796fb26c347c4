import { encode, readRecord, type Fault } from '@fathom/kernel';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { isGameId, withGame } from '../games/registry.ts';
import { shareLink } from '../shell/links.ts';
import { useWords } from '../text/words.tsx';

/** Opens the file of a game as a replay, or says what is wrong with it. */
export function OpenFile(): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const open = async (file: File | undefined): Promise<void> => {
    const opened = await openFile(file);
    if (typeof opened === 'string') go(`/replay/${opened}`);
    else setRefused(opened);
  };
  return (
    <>
      <label className="home-open">
        {words.home.open}
        <input
          type="file"
          accept=".json,application/json"
          className="visually-hidden"
          onChange={({ target }) => void open(target.files?.[0])}
        />
      </label>
      <p role="status" className="page-said">
        {refused !== null && words.fault(refused.fault)}
        {refused !== null && refused.part !== '' && (
          <>
            {' '}
            <Link href={`/replay/${refused.part}`}>{words.end.replay}</Link>
          </>
        )}
      </p>
    </>
  );
}

interface RefusedFile {
  readonly fault: Fault;
  /** The link to the part of the game that can still be replayed, if the rest was played under other rules; else empty. */
  readonly part: string;
}

/** The link to the game in a file, or why it cannot be replayed. */
async function openFile(file: File | undefined): Promise<string | RefusedFile> {
  const record = readRecord((await file?.text()) ?? '');
  if (!record.ok) return { fault: record.fault, part: '' };
  const { game: id } = record.value;
  if (!isGameId(id)) return { fault: { code: 'unknown-game', game: id }, part: '' };
  return withGame(id, (game) => {
    const link = encode(game.rules, record.value);
    if (link.ok) return link.value;
    return { fault: link.fault, part: link.fault.code === 'rules-changed' ? shareLink(game, record.value) : '' };
  });
}
