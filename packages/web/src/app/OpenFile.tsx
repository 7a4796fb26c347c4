import { encode, readRecord } from '@fathom/kernel';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { isGameId, withGame } from '../games/registry.ts';
import { shareLink } from '../shell/links.ts';
import { useWords } from '../text/words.tsx';

/** Opens the file of a game as a replay, or says what is wrong with it. */
export function OpenFile(): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const [said, setSaid] = useState('');
  /** The link to the part of a game that can still be replayed, if the rest was played under other rules. */
  const [part, setPart] = useState('');
  /** Where a game file leads, or what is wrong with it. */
  const opened = async (file: File | undefined): Promise<string> => {
    const record = readRecord((await file?.text()) ?? '');
    if (!record.ok) return words.fault(record.fault);
    const { game: id } = record.value;
    if (!isGameId(id)) return words.fault({ code: 'unknown-game', game: id });
    return withGame(id, (game) => {
      const link = encode(game.rules, record.value);
      if (link.ok) return `/replay/${link.value}`;
      if (link.fault.code === 'rules-changed') setPart(shareLink(game, record.value));
      return words.fault(link.fault);
    });
  };
  return (
    <>
      <label className="home-open">
        {words.home.open}
        <input
          type="file"
          accept=".json,application/json"
          className="visually-hidden"
          onChange={({ target }) => void opened(target.files?.[0]).then((path) => (path.startsWith('/') ? go(path) : setSaid(path)))}
        />
      </label>
      <p role="status" className="page-said">
        {said}
        {part !== '' && (
          <>
            {' '}
            <Link href={`/replay/${part}`}>{words.end.replay}</Link>
          </>
        )}
      </p>
    </>
  );
}
