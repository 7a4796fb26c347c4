import type { LevelId } from '@fathom/bots';
import type { Playable } from '@fathom/kernel';
import { isShowing, mostTyped, type SeatInfo } from '@fathom/wire';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { CopyButton, ShareButton } from '../app/CopyLink.tsx';
import { useGameText } from '../app/LocalTablePage.tsx';
import { addressOf } from '../app/share.ts';
import { LevelOptions } from '../app/LevelOptions.tsx';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import { keepWords, sitDown } from './api.ts';
import { Chat } from './Chat.tsx';
import { clockSaid } from './clocks.ts';
import { myName, rememberName } from './me.ts';
import { Recovery } from './Recovery.tsx';
import type { RoomLine } from './line.ts';
import { useOnlineWords } from './text/index.ts';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly line: RoomLine<G>;
  /** This device has a token now: the line must be opened anew to show it. */
  readonly onSeated: () => void;
}

/** Before the game: the link to send, the chairs, and who is ready. */
export function Gathering<G extends Playable<G>>({ entry, line, onSeated }: Props<G>): ReactNode {
  const words = useWords();
  const online = useOnlineWords();
  const text = useGameText(entry);
  const { now, present, refused } = useStore(line.room);
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
    (each) => entry.game.options(table.seats.length)[each].length > 1,
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
                {mine === table.host && i !== mine && <Arrange line={line} seat={seat} at={i} />}
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
            <button type="button" className="move is-strong" onClick={() => void line.ready(added)}>
              {online.gather.ready}
            </button>
          </fieldset>
        )}
        <p>{isShowing(table) ? online.gather.showing(silent) : online.gather.waiting}</p>
        {mine !== null && table.seats[mine]!.ready && (
          <button type="button" className="move" onClick={() => void line.act({ type: 'unready' })}>
            {online.gather.unready}
          </button>
        )}
        {mine !== null && <Said text={refused === null ? said : online.trouble[refused]} />}
        {mine !== null && <Recovery table={table.id} />}
        <Chat line={line} />
      </div>
      <p>
        <Link href="/">{words.backHome}</Link>
      </p>
    </main>
  );
}

/** What went wrong, where it is noticed. */
const Said = ({ text }: { readonly text: string }): ReactNode => (
  <p role="status" className="home-said">
    {text}
  </p>
);

interface ArrangeProps<G extends Playable<G>> {
  readonly line: RoomLine<G>;
  readonly seat: SeatInfo;
  readonly at: number;
}

/** The host opens a chair or gives it to a bot. */
function Arrange<G extends Playable<G>>({ line, seat, at }: ArrangeProps<G>): ReactNode {
  const words = useWords();
  const online = useOnlineWords();
  return (
    <select
      aria-label={words.setUp.seat(at + 1)}
      value={seat.kind === 'bot' ? (seat.level ?? '') : 'open'}
      onChange={({ target }) =>
        void line.act({
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
