import type { TableSummary } from '@fathom/wire';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../text/words.tsx';
import { gameIds, titleOf } from '../games/registry.ts';
import { myTables, publicTables, recover } from './api.ts';
import { useOnlineWords } from './text/index.ts';
import './Tables.css';

/** The tables of this device, those that anybody may join, and a form to recover a seat. */
export function Tables(): ReactNode {
  const words = useWords();
  const online = useOnlineWords();
  const [, go] = useLocation();
  const [mine, setMine] = useState<readonly TableSummary[]>([]);
  const [open, setOpen] = useState<readonly TableSummary[]>([]);
  const [said, setSaid] = useState('');
  const [typed, setTyped] = useState('');
  useEffect(() => {
    void myTables().then((ours) => (ours.ok ? setMine(ours.value.tables) : setSaid(online.trouble[ours.code])));
    void publicTables().then((all) => all.ok && setOpen(all.value.tables.filter((each) => each.mine.length === 0)));
  }, [online]);
  const bring = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const found = await recover(typed);
    if (found.ok) go(`/t/${found.value.table}`);
    else setSaid(online.trouble[found.code]);
  };
  return (
    <main className="page page-narrow">
      <h1>{online.tables.title}</h1>
      <div className="form">
        <p role="status" className="page-said">
          {said}
        </p>
        <nav className="tables-new">
          {gameIds.map((id) => (
            <Link key={id} href={`/invite/${id}`} className="move is-strong">
              {online.tables.invite}: {titleOf(id, words.language)}
            </Link>
          ))}
        </nav>
        <List title={online.tables.mine} tables={mine} />
        <List title={online.tables.open} tables={open} />
        <form onSubmit={(event) => void bring(event)}>
          <fieldset>
            <legend>{online.recovery.take}</legend>
            <label className="form-row">
              <span>{online.recovery.enter}</span>
              <input
                value={typed}
                maxLength={200}
                required
                autoCapitalize="none"
                autoComplete="off"
                onChange={({ target }) => setTyped(target.value)}
              />
            </label>
            <button type="submit" className="move">
              {online.recovery.take}
            </button>
          </fieldset>
        </form>
      </div>
      <p>
        <Link href="/">{words.backHome}</Link>
      </p>
    </main>
  );
}

function List({ title, tables }: { readonly title: string; readonly tables: readonly TableSummary[] }): ReactNode {
  const words = useWords();
  const online = useOnlineWords();
  return (
    <fieldset>
      <legend>{title}</legend>
      {tables.length === 0 && <p>{online.tables.none}</p>}
      <ul className="tables-list">
        {tables.map(({ id, game, phase, seats, waiting, mine }) => (
          <li key={id}>
            <Link href={`/t/${id}`}>
              {titleOf(game, words.language)}:{' '}
              {seats.map(({ name, kind }) => name ?? (kind === 'bot' ? online.company.bot : online.gather.free)).join(' · ')}
            </Link>{' '}
            <small>
              {phase === 'playing' && mine.some((seat) => waiting.includes(seat)) ? online.tables.yourTurn : online.tables.phases[phase]}
            </small>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
