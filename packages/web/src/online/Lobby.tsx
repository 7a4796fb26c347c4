import type { LevelId } from '@fathom/bots';
import type { Playable } from '@fathom/kernel';
import { isShowing, mostTyped, type SeatInfo } from '@fathom/wire';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { CopyButton, ShareButton } from '../shell/CopyLink.tsx';
import { useGameText } from '../shell/useGameText.ts';
import { addressOf } from '../shell/links.ts';
import { LevelOptions } from '../shell/LevelOptions.tsx';
import { useWords } from '../text/words.tsx';
import type { WebGame } from '../shell/game.ts';
import { keepWords, sitDown } from './api.ts';
import { Chat } from './Chat.tsx';
import { clockSaid } from './clocks.ts';
import { myName, rememberName } from './my-name.ts';
import { Recovery } from './Recovery.tsx';
import type { TableConnection } from './connection.ts';
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
  const words = useWords();
  const online = useOnlineWords();
  const text = useGameText(game);
  const { now, present, refused } = useStore(connection.room);
  const [name, setName] = useState(() => myName() ?? '');
  const [added, setAdded] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  if (text === null || now === null) return null;
  const { table, seat: mine } = now;
  const address = addressOf(`/t/${table.id}`);
  const sit = async (seat: number): Promise<void> => {
    if (name.trim() === '') {
      setSaid(online.trouble['bad-name']);
      return field.current?.focus();
    }
    rememberName(name);
    const seated = await sitDown(table.id, seat, name);
    if (!seated.ok) return setSaid(online.trouble[seated.code]);
    keepWords(seated.value);
    onSeated();
  };
  const silent = table.seats.flatMap(({ name: whose, shown }) => (whose === null || shown ? [] : [whose])).join(', ');
  const options = (Object.keys(table.options) as (keyof G['options'] & string)[]).filter(
    (each) => game.rules.options(table.seats.length)[each].length > 1,
  );
  return (
    <main className="page page-narrow">
      <h1>{text.title}</h1>
      <div className="form">
        {table.seats.some(({ kind }) => kind === 'open') && (
          <fieldset>
            <legend>{online.gather.send}</legend>
            <div className="form-row">
              <input readOnly value={address} aria-label={online.company.link} onFocus={({ target }) => target.select()} />
              <CopyButton className="is-strong is-narrow" address={address} label={online.gather.copy} />
            </div>
            <ShareButton className="is-strong" address={address} title={`Fathom: ${text.title}`} />
          </fieldset>
        )}
        <fieldset>
          <legend>{online.invite.seats}</legend>
          {mine === null && (
            <label className="form-row">
              <span>{online.invite.yourName}</span>
              <input
                ref={field}
                value={name}
                maxLength={24}
                required
                aria-invalid={said !== '' && name.trim() === ''}
                onChange={({ target }) => setName(target.value)}
              />
            </label>
          )}
          {mine === null && <Said text={refused === null ? said : online.trouble[refused]} />}
          <ul className="chairs">
            {table.seats.map((seat, i) => (
              <li key={i} className="form-row">
                <span>
                  {seat.name ?? (seat.kind === 'bot' ? words.setUp.levels[seat.level as LevelId] : online.gather.free)}
                  {i === table.host && <small> · {online.gather.host}</small>}
                  {seat.kind === 'person' && (
                    <small>
                      {' '}
                      · {seat.ready ? online.gather.isReady : online.gather.notReady}
                      {!present.includes(i) && ` · ${online.company.away}`}
                    </small>
                  )}
                </span>
                {seat.kind === 'open' && mine === null && (
                  <button type="button" className="move is-strong is-narrow" onClick={() => void sit(i)}>
                    {online.gather.sitHere(i + 1)}
                  </button>
                )}
                {mine === table.host && i !== mine && <Arrange connection={connection} seat={seat} at={i} />}
              </li>
            ))}
          </ul>
          {mine === null && table.seats.every(({ kind }) => kind !== 'open') && <p>{online.gather.watching}</p>}
        </fieldset>
        <p className="gather-options">
          {[
            ...options.map((each) => `${text.option(each)}: ${text.optionValue(each, (table.options as Record<string, unknown>)[each])}`),
            `${online.invite.clock}: ${clockSaid(online, table.plan)}`,
          ].join(' · ')}
        </p>
        {mine !== null && !table.seats[mine]!.ready && (
          <fieldset>
            <legend>{online.gather.words}</legend>
            <input
              value={added}
              maxLength={mostTyped}
              aria-label={online.gather.words}
              placeholder={online.gather.wordsHint}
              onChange={({ target }) => setAdded(target.value)}
            />
            <p>
              <small>
                {online.gather.wordsHint} {online.gather.hidden} {online.gather.promise}:{' '}
                <code className="promise">{table.commitment.slice(0, 16)}…</code>
              </small>
            </p>
            <button type="button" className="move is-strong" onClick={() => void connection.ready(added)}>
              {online.gather.ready}
            </button>
          </fieldset>
        )}
        <p>{isShowing(table) ? online.gather.showing(silent) : online.gather.waiting}</p>
        {mine !== null && table.seats[mine]!.ready && (
          <button type="button" className="move" onClick={() => void connection.act({ type: 'unready' })}>
            {online.gather.unready}
          </button>
        )}
        {mine !== null && <Said text={refused === null ? said : online.trouble[refused]} />}
        {mine !== null && <Recovery table={table.id} />}
        <Chat connection={connection} />
      </div>
      <p>
        <Link href="/">{words.backHome}</Link>
      </p>
    </main>
  );
}

/** An error message near the field. */
const Said = ({ text }: { readonly text: string }): ReactNode => (
  <p role="status" className="page-said">
    {text}
  </p>
);

interface ArrangeProps<G extends Playable<G>> {
  readonly connection: TableConnection<G>;
  readonly seat: SeatInfo;
  readonly at: number;
}

/** The host opens a seat or gives it to a bot. */
function Arrange<G extends Playable<G>>({ connection, seat, at }: ArrangeProps<G>): ReactNode {
  const words = useWords();
  const online = useOnlineWords();
  return (
    <select
      aria-label={words.setUp.seat(at + 1)}
      value={seat.kind === 'bot' ? (seat.level ?? '') : 'open'}
      onChange={({ target }) =>
        void connection.act({
          type: 'arrange',
          seat: at,
          sitter: target.value === 'open' ? { kind: 'open' } : { kind: 'bot', level: target.value },
        })
      }
    >
      <option value="open">{online.invite.friend}</option>
      <LevelOptions />
    </select>
  );
}
