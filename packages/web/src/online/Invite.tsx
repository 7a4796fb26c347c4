import type { Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { isGameId, modulesOf, withGame } from '../games/registry.ts';
import type { WebGame } from '../shell/game.ts';
import { Missing } from '../shell/Missing.tsx';
import { admitted, Options, type Chosen } from '../shell/Options.tsx';
import { useGameText } from '../shell/useGameText.ts';
import { usualSeats } from '../shell/usualSeats.ts';
import type { ShellText } from '../text/shell-text.ts';
import { useWords } from '../text/words.tsx';
import { createTable, storeRecoveryWords } from './api.ts';
import { planOf, type ClockChoice } from './clocks.ts';
import { ClockFields, InviteSeats, ListedField } from './InviteFields.tsx';
import { myName, rememberName } from './my-name.ts';
import { StatusLine } from './StatusLine.tsx';
import { TableFormHead } from './TableFormHead.tsx';
import { useOnlineWords } from './text/index.ts';

/** A table for friends: who sits where, how fast it plays, and who may find it. */
export function Invite({ id }: { readonly id: string }): ReactNode {
  const [form, setForm] = useState<ReactNode>(null);
  useEffect(() => {
    if (isGameId(id)) void withGame(id, (game) => setForm(<InviteForm game={game} />));
  }, [id]);
  return isGameId(id) ? form : <Missing />;
}

/** What the host has chosen so far. */
interface Draft {
  readonly name: string;
  /** The other seats: open for a friend, or the level of a bot. */
  readonly others: readonly string[];
  readonly chosen: Chosen;
  readonly clock: ClockChoice;
  readonly listed: boolean;
}

const firstDraft = (setUp: ShellText['setUp'], seatCounts: readonly number[]): Draft => ({
  name: myName() ?? setUp.defaultName(1),
  others: Array<string>(usualSeats(seatCounts) - 1).fill('open'),
  chosen: {},
  clock: { id: 'none', atZero: 'move' },
  listed: false,
});

function InviteForm<G extends Playable<G>>({ game }: { readonly game: WebGame<G> }): ReactNode {
  const { setUp } = useWords();
  const { invite } = useOnlineWords();
  const text = useGameText(game);
  const { id, seatCounts } = game.rules;
  const [draft, setDraft] = useState(() => firstDraft(setUp, seatCounts));
  const { create, message } = useCreate(game, draft);
  if (text === null) return null;
  const change = (changed: Partial<Draft>): void => setDraft({ ...draft, ...changed });
  const { name, others, chosen, clock, listed } = draft;
  const seats = others.length + 1;
  return (
    <main className="page page-narrow">
      <TableFormHead game={game} title={`${invite.title}: ${text.title}`} />
      <form className="form table-form" onSubmit={create}>
        <label className="form-row">
          <span>{invite.yourName}</span>
          <input value={name} maxLength={24} required onChange={({ target }) => change({ name: target.value })} />
        </label>
        <InviteSeats others={others} seatCounts={seatCounts} onChange={(after) => change({ others: after })} />
        <Options {...{ game, text, seats, chosen }} onChoose={(after) => change({ chosen: after })} modules={modulesOf(id)} />
        <ClockFields clock={clock} onChange={(after) => change({ clock: after })} />
        <ListedField listed={listed} onChange={(after) => change({ listed: after })} />
        <footer className="table-form-start">
          <StatusLine text={message} />
          <button type="submit" className="move is-strong is-large" disabled={!admitted(game, seats, chosen).ok}>
            {invite.create}
          </button>
        </footer>
      </form>
    </main>
  );
}

/** Creates the table on the server and goes there, or says why it could not be created. */
function useCreate<G extends Playable<G>>(game: WebGame<G>, { name, others, chosen, clock, listed }: Draft) {
  const { trouble } = useOnlineWords();
  const [, go] = useLocation();
  const [message, setMessage] = useState('');
  const seats = ['me', ...others];
  const create = async (): Promise<void> => {
    const table = admitted(game, seats.length, chosen);
    if (!table.ok) return;
    rememberName(name);
    const options = table.value.options as Readonly<Record<string, unknown>>;
    const created = await createTable({ game: game.rules.id, options, seats, name, listed, plan: planOf(clock) });
    if (!created.ok) return setMessage(trouble[created.code]);
    storeRecoveryWords(created.value);
    go(`/t/${created.value.table}`);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void create();
  };
  return { create: submit, message };
}
