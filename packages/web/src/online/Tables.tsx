import type { TableSummary } from '@fathom/wire';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { coverOf, gameIds, pictureOf, titleOf } from '../games/registry.ts';
import { useWords } from '../text/words.tsx';
import { myTables, publicTables, recover, type Trouble } from './api.ts';
import { StatusLine } from './StatusLine.tsx';
import { useOnlineWords } from './text/index.ts';
import './Tables.css';

/** The tables of this device, those that anybody may join, and a form to recover a seat. */
export function Tables(): ReactNode {
  const { backHome } = useWords();
  const { tables, trouble } = useOnlineWords();
  const { mine, open, fault } = useTableLists();
  return (
    <main className="page page-narrow">
      <h1>{tables.title}</h1>
      <div className="form">
        {fault !== null && <StatusLine text={trouble[fault]} />}
        <TableList title={tables.mine} tables={mine} />
        <NewTables />
        <TableList title={tables.open} tables={open} />
        <RecoverForm />
      </div>
      <p>
        <Link href="/">{backHome}</Link>
      </p>
    </main>
  );
}

interface TableLists {
  readonly mine: readonly TableSummary[];
  readonly open: readonly TableSummary[];
  /** Why they could not be loaded. */
  readonly fault: Trouble | null;
}

function useTableLists(): TableLists {
  const [lists, setLists] = useState<TableLists>({ mine: [], open: [], fault: null });
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [mine, open] = await Promise.all([myTables(), publicTables()]);
      setLists({
        mine: mine.ok ? mine.value.tables : [],
        open: open.ok ? open.value.tables.filter((table) => table.mine.length === 0) : [],
        fault: mine.ok ? null : mine.code,
      });
    };
    void load();
  }, []);
  return lists;
}

/** A link for each game to a new table. */
function NewTables(): ReactNode {
  const { language } = useWords();
  const { tables } = useOnlineWords();
  return (
    <fieldset>
      <legend>{tables.invite}</legend>
      <nav className="tables-new" aria-label={tables.invite}>
        {gameIds.map((id) => (
          <Link key={id} href={`/invite/${id}`} className="move" aria-label={`${tables.invite}: ${titleOf(id, language)}`}>
            {coverOf(id)
              .faces.slice(0, 1)
              .map((face) => (
                <img key={face} src={pictureOf(id, face)} alt="" draggable={false} />
              ))}
            <span>{titleOf(id, language)}</span>
          </Link>
        ))}
      </nav>
    </fieldset>
  );
}

function TableList({ title, tables }: { readonly title: string; readonly tables: readonly TableSummary[] }): ReactNode {
  const { language } = useWords();
  const online = useOnlineWords();
  const playersOf = ({ seats }: TableSummary): string =>
    seats.map(({ name, kind }) => name ?? (kind === 'bot' ? online.people.bot : online.lobby.free)).join(' · ');
  const statusOf = ({ phase, mine, waiting }: TableSummary): string =>
    phase === 'playing' && mine.some((seat) => waiting.includes(seat)) ? online.tables.yourTurn : online.tables.phases[phase];
  return (
    <fieldset>
      <legend>{title}</legend>
      {tables.length === 0 && <p>{online.tables.none}</p>}
      <ul className="tables-list">
        {tables.map((table) => (
          <li key={table.id}>
            <Link href={`/t/${table.id}`}>
              {titleOf(table.game, language)}: {playersOf(table)}
            </Link>{' '}
            <small>{statusOf(table)}</small>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The recovery words of a seat move it to this device. */
function RecoverForm(): ReactNode {
  const { recovery, trouble } = useOnlineWords();
  const [, go] = useLocation();
  const [words, setWords] = useState('');
  const [message, setMessage] = useState('');
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const found = await recover(words);
    if (found.ok) go(`/t/${found.value.table}`);
    else setMessage(trouble[found.code]);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <fieldset className="tables-recover">
        <legend>{recovery.take}</legend>
        <label>
          <span>{recovery.enter}</span>
          <input
            value={words}
            maxLength={200}
            required
            autoCapitalize="none"
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <StatusLine text={message} />
        <button type="submit" className="move">
          {recovery.take}
        </button>
      </fieldset>
    </form>
  );
}
