import { namedBot } from '@fathom/bots';
import type { Playable } from '@fathom/kernel';
import type { SeatInfo } from '@fathom/wire';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useStore } from 'zustand';
import { LevelOptions } from '../shell/LevelOptions.tsx';
import { useWords } from '../text/words.tsx';
import { takeSeat, storeRecoveryWords } from './api.ts';
import type { TableConnection } from './connection.ts';
import { myName, rememberName } from './my-name.ts';
import { StatusLine } from './StatusLine.tsx';
import { useOnlineWords } from './text/index.ts';

interface Props<G extends Playable<G>> {
  readonly connection: TableConnection<G>;
  readonly onSeated: () => void;
}

/** The seats before the game: guests type their name and take one, the host says who may have the others. */
export function LobbySeats<G extends Playable<G>>({ connection, onSeated }: Props<G>): ReactNode {
  const online = useOnlineWords();
  const { now, present, refused } = useStore(connection.store);
  const { table, seat: mine } = now!;
  const entry = useSeatEntry(table.id, onSeated);
  const actionAt = (seat: SeatInfo, at: number): ReactNode => {
    if (mine === null) return seat.kind === 'open' && <TakeButton seat={at} onTake={() => void entry.take(at)} />;
    return mine === table.host && at !== mine && <SeatChoice connection={connection} seat={seat} at={at} />;
  };
  return (
    <fieldset>
      <legend>{online.invite.seats}</legend>
      {mine === null && <NameField entry={entry} />}
      {mine === null && <StatusLine text={refused === null ? entry.message : online.trouble[refused]} />}
      <ul className="seat-list">
        {table.seats.map((seat, at) => (
          <li key={at} className="form-row">
            <SeatStatus seat={seat} isHost={at === table.host} isPresent={present.includes(at)} />
            {actionAt(seat, at)}
          </li>
        ))}
      </ul>
      {mine === null && table.seats.every(({ kind }) => kind !== 'open') && <p>{online.lobby.watching}</p>}
    </fieldset>
  );
}

interface SeatEntry {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Why no seat could be taken; empty if nothing went wrong. */
  readonly message: string;
  readonly take: (seat: number) => Promise<void>;
}

/** A guest who takes a seat needs a name. */
function useSeatEntry(table: string, onSeated: () => void): SeatEntry {
  const { trouble } = useOnlineWords();
  const [name, setName] = useState(() => myName() ?? '');
  const [message, setMessage] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const take = async (seat: number): Promise<void> => {
    if (name.trim() === '') {
      setMessage(trouble['bad-name']);
      return field.current?.focus();
    }
    rememberName(name);
    const seated = await takeSeat(table, seat, name);
    if (!seated.ok) return setMessage(trouble[seated.code]);
    storeRecoveryWords(seated.value);
    onSeated();
  };
  return { name, setName, field, message, take };
}

function NameField({ entry: { name, setName, field, message } }: { readonly entry: SeatEntry }): ReactNode {
  const { invite } = useOnlineWords();
  return (
    <label className="form-row">
      <span>{invite.yourName}</span>
      <input
        ref={field}
        value={name}
        maxLength={24}
        required
        aria-invalid={message !== '' && name.trim() === ''}
        onChange={({ target }) => setName(target.value)}
      />
    </label>
  );
}

interface SeatStatusProps {
  readonly seat: SeatInfo;
  readonly isHost: boolean;
  readonly isPresent: boolean;
}

/** Who has a seat, and whether that player is ready and here. */
function SeatStatus({ seat: { name, kind, level, ready }, isHost, isPresent }: SeatStatusProps): ReactNode {
  const { setUp } = useWords();
  const { lobby, people } = useOnlineWords();
  const notes = [
    ...(isHost ? [lobby.host] : []),
    ...(kind === 'person' ? [ready ? lobby.isReady : lobby.notReady] : []),
    ...(kind === 'person' && !isPresent ? [people.away] : []),
  ];
  return (
    <span>
      {name ?? (kind === 'bot' ? setUp.levels[namedBot(level!).level] : lobby.free)}
      <small>{notes.map((note) => ` · ${note}`).join('')}</small>
    </span>
  );
}

function TakeButton({ seat, onTake }: { readonly seat: number; readonly onTake: () => void }): ReactNode {
  const { lobby } = useOnlineWords();
  return (
    <button type="button" className="move is-strong is-narrow" onClick={onTake}>
      {lobby.takeSeat(seat + 1)}
    </button>
  );
}

interface SeatChoiceProps<G extends Playable<G>> {
  readonly connection: TableConnection<G>;
  readonly seat: SeatInfo;
  readonly at: number;
}

/** The host opens a seat or gives it to a bot. */
function SeatChoice<G extends Playable<G>>({ connection, seat, at }: SeatChoiceProps<G>): ReactNode {
  const { setUp } = useWords();
  const { invite } = useOnlineWords();
  const arrange = (value: string): void =>
    void connection.act({ type: 'arrange', seat: at, sitter: value === 'open' ? { kind: 'open' } : { kind: 'bot', level: value } });
  return (
    <select
      aria-label={setUp.seat(at + 1)}
      value={seat.kind === 'bot' ? (seat.level ?? '') : 'open'}
      onChange={({ target }) => arrange(target.value)}
    >
      <option value="open">{invite.friend}</option>
      <LevelOptions />
    </select>
  );
}
