import type { LevelId } from '@fathom/bots';
import type { Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { useGameText } from '../shell/useGameText.ts';
import { Missing } from '../shell/Missing.tsx';
import { admitted, Options, type Chosen } from '../shell/Options.tsx';
import { LevelOptions } from '../shell/LevelOptions.tsx';
import { usualSeats } from '../shell/usualSeats.ts';
import { useWords } from '../text/words.tsx';
import type { WebGame } from '../shell/game.ts';
import { isGameId, modulesOf, withGame } from '../games/registry.ts';
import { Icon } from '../ui/Icon.tsx';
import { createTable, keepWords } from './api.ts';
import { paces } from './clocks.ts';
import { myName, rememberName } from './my-name.ts';
import { useOnlineWords } from './text/index.ts';
import { clockIds, type ClockId } from './text/online-text.ts';

/** A table for friends: who sits where, how fast it plays, and who may find it. */
export function Invite({ id }: { readonly id: string }): ReactNode {
  const [form, setForm] = useState<ReactNode>(null);
  useEffect(() => {
    if (isGameId(id)) void withGame(id, (game) => setForm(<InviteForm game={game} />));
  }, [id]);
  return isGameId(id) ? form : <Missing />;
}

/** The bot that takes over for a player who is late. */
const STAND_IN: LevelId = 'ismcts-200';

function InviteForm<G extends Playable<G>>({ game }: { readonly game: WebGame<G> }): ReactNode {
  const words = useWords();
  const online = useOnlineWords();
  const text = useGameText(game);
  const [, go] = useLocation();
  const [name, setName] = useState(() => myName() ?? words.setUp.defaultName(1));
  const [others, setOthers] = useState<readonly string[]>(() => Array<string>(usualSeats(game.rules.seatCounts) - 1).fill('open'));
  const [chosen, setChosen] = useState<Chosen>({});
  const [clock, setClock] = useState<ClockId>('none');
  const [atZero, setAtZero] = useState<'move' | 'seat'>('move');
  const [listed, setListed] = useState(false);
  const [said, setSaid] = useState('');
  if (text === null) return null;
  const { seatCounts, id } = game.rules;
  const seats = ['me', ...others];
  const fits = (n: number): boolean => n > 1 && seatCounts.includes(n);

  const lay = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const table = admitted(game, seats.length, chosen);
    if (!table.ok) return;
    const pace = paces[clock];
    rememberName(name);
    const laid = await createTable({
      game: id,
      options: table.value.options as Readonly<Record<string, unknown>>,
      seats,
      name,
      listed,
      plan: pace === null ? null : { pace, atZero, level: STAND_IN },
    });
    if (!laid.ok) return setSaid(online.trouble[laid.code]);
    keepWords(laid.value);
    go(`/t/${laid.value.table}`);
  };

  return (
    <main className="page page-narrow">
      <h1>
        {online.invite.title}: {text.title}
      </h1>
      <form className="form" onSubmit={(event) => void lay(event)}>
        <label className="form-row">
          <span>{online.invite.yourName}</span>
          <input value={name} maxLength={24} required onChange={({ target }) => setName(target.value)} />
        </label>
        <fieldset>
          <legend>{online.invite.seats}</legend>
          <p className="form-row">{online.invite.me}</p>
          {others.map((sitter, i) => (
            <div key={i} className="form-row">
              <select
                aria-label={words.setUp.seat(i + 2)}
                value={sitter}
                onChange={({ target }) => setOthers(others.map((old, at) => (at === i ? target.value : old)))}
              >
                <option value="open">{online.invite.friend}</option>
                <LevelOptions />
              </select>
              <button
                type="button"
                className="icon-button"
                aria-label={`${words.setUp.remove}: ${words.setUp.seat(i + 2)}`}
                disabled={!fits(seats.length - 1)}
                onClick={() => setOthers(others.filter((_, at) => at !== i))}
              >
                <Icon name="close" />
              </button>
            </div>
          ))}
          <button type="button" className="quiet" disabled={!fits(seats.length + 1)} onClick={() => setOthers([...others, 'open'])}>
            {words.setUp.add}
          </button>
        </fieldset>
        <Options game={game} text={text} seats={seats.length} chosen={chosen} onChoose={setChosen} modules={modulesOf(game.rules.id)} />
        <fieldset>
          <legend>{online.invite.clock}</legend>
          <label className="form-row">
            <span>{online.invite.clock}</span>
            <select value={clock} onChange={({ target }) => setClock(target.value as ClockId)}>
              {clockIds.map((each) => (
                <option key={each} value={each}>
                  {online.invite.clocks[each]}
                </option>
              ))}
            </select>
          </label>
          {clock !== 'none' && (
            <label className="form-row">
              <span>{online.invite.atZero}</span>
              <select value={atZero} onChange={({ target }) => setAtZero(target.value as 'move' | 'seat')}>
                {(['move', 'seat'] as const).map((each) => (
                  <option key={each} value={each}>
                    {online.invite.zeros[each]}
                  </option>
                ))}
              </select>
            </label>
          )}
        </fieldset>
        <label className="form-check">
          <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} />
          <span>
            {online.invite.listed}. <small>{online.invite.listedHint}</small>
          </span>
        </label>
        <p role="status" className="page-said">
          {said}
        </p>
        <button type="submit" className="move is-strong is-large" disabled={!admitted(game, seats.length, chosen).ok}>
          {online.invite.lay}
        </button>
      </form>
    </main>
  );
}
