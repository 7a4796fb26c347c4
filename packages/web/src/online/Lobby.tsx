import type { GameText, Playable } from '@fathom/kernel';
import { isShowing, mostTyped, type TableSnapshot } from '@fathom/wire';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { modulesOf } from '../games/registry.ts';
import { CopyButton, ShareButton } from '../shell/CopyLink.tsx';
import type { WebGame } from '../shell/game.ts';
import { addressOf } from '../shell/links.ts';
import { useGameText } from '../shell/useGameText.ts';
import { useWords } from '../text/words.tsx';
import { Chat } from './Chat.tsx';
import { clockSaid } from './clocks.ts';
import type { TableConnection } from './connection.ts';
import { LobbySeats } from './LobbySeats.tsx';
import { Recovery } from './Recovery.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useOnlineWords } from './text/index.ts';
import './Lobby.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly connection: TableConnection<G>;
  /** This device has a token now: a new connection is needed to use it. */
  readonly onSeated: () => void;
}

/** Before the game: the link to send, the seats, and who is ready. */
export function Lobby<G extends Playable<G>>({ game, connection, onSeated }: Props<G>): ReactNode {
  const { backHome } = useWords();
  const { lobby, trouble } = useOnlineWords();
  const text = useGameText(game);
  const { now, refused } = useStore(connection.store);
  if (text === null || now === null) return null;
  const { table } = now;
  const mine = now.seat === null ? null : table.seats[now.seat]!;
  const missing = table.seats.flatMap(({ name, shown }) => (name === null || shown ? [] : [name])).join(', ');
  const link = table.seats.some(({ kind }) => kind === 'open') && <TableLink table={table.id} title={text.title} />;
  const unready = (): void => void connection.act({ type: 'unready' });
  return (
    <main className="page page-narrow lobby">
      <h1>{text.title}</h1>
      <div className="form">
        {mine !== null && link}
        <LobbySeats connection={connection} onSeated={onSeated} />
        {mine === null && link}
        <TableOptions game={game} text={text} table={table} />
        {mine?.ready === false && <ReadyForm commitment={table.commitment} onReady={(words) => void connection.ready(words)} />}
        <p>{isShowing(table) ? lobby.showing(missing) : lobby.waiting}</p>
        {mine?.ready === true && (
          <button type="button" className="move" onClick={unready}>
            {lobby.unready}
          </button>
        )}
        {mine !== null && <StatusLine text={refused === null ? '' : trouble[refused]} />}
        {mine !== null && <Recovery table={table.id} />}
        <Chat connection={connection} />
      </div>
      <p>
        <Link href="/">{backHome}</Link>
      </p>
    </main>
  );
}

/** The link to send to friends. */
function TableLink({ table, title }: { readonly table: string; readonly title: string }): ReactNode {
  const { lobby, people } = useOnlineWords();
  const address = addressOf(`/t/${table}`);
  return (
    <fieldset>
      <legend>{lobby.send}</legend>
      <div className="lobby-link">
        <input readOnly value={address} aria-label={people.link} onFocus={({ target }) => target.select()} />
        <CopyButton className="is-strong" address={address} label={lobby.copy} />
        <ShareButton className="is-strong" address={address} title={`Fathom: ${title}`} />
      </div>
    </fieldset>
  );
}

interface TableOptionsProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly table: TableSnapshot['table'];
}

/** What will be played: the clock and the expansions, with the house rules folded away. */
function TableOptions<G extends Playable<G>>({ game, text, table }: TableOptionsProps<G>): ReactNode {
  const { setUp } = useWords();
  const online = useOnlineWords();
  const choices = game.rules.options(table.seats.length);
  const names = (Object.keys(table.options) as (keyof G['options'] & string)[]).filter((name) => choices[name].length > 1);
  const modules = modulesOf(game.rules.id);
  const chosen = (name: keyof G['options'] & string): Fact => [
    text.option(name),
    text.optionValue(name, (table.options as Record<string, unknown>)[name]),
  ];
  const houseRules = names.filter((name) => !(name in modules));
  return (
    <section className="lobby-options">
      <Facts facts={[[online.invite.clock, clockSaid(online, table.plan)], ...names.filter((name) => name in modules).map(chosen)]} />
      {houseRules.length > 0 && (
        <details>
          <summary>{setUp.options}</summary>
          <Facts facts={houseRules.map(chosen)} />
        </details>
      )}
    </section>
  );
}

type Fact = readonly [name: string, value: string];

const Facts = ({ facts }: { readonly facts: readonly Fact[] }): ReactNode => (
  <dl className="lobby-facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface ReadyFormProps {
  readonly commitment: string;
  readonly onReady: (words: string) => void;
}

/** Ready to begin, with words for the deal if the player wants. */
function ReadyForm({ commitment, onReady }: ReadyFormProps): ReactNode {
  const { lobby } = useOnlineWords();
  const [words, setWords] = useState('');
  return (
    <fieldset className="lobby-ready">
      <legend>{lobby.words}</legend>
      <input value={words} maxLength={mostTyped} aria-label={lobby.words} onChange={({ target }) => setWords(target.value)} />
      <p>
        <small>
          {lobby.wordsHint} {lobby.hidden} {lobby.commitment}: <code>{commitment.slice(0, 16)}…</code>
        </small>
      </p>
      <button type="button" className="move is-strong" onClick={() => onReady(words)}>
        {lobby.ready}
      </button>
    </fieldset>
  );
}
