import type { Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import type { WebGame } from '../shell/game.ts';
import { isGameId, withGame } from '../games/registry.ts';
import type { LevelId } from '@fathom/bots';
import type { Sitter } from '../table/sitters.ts';
import { Icon } from '../ui/Icon.tsx';
import { useGameText } from '../shell/useGameText.ts';
import { Missing } from '../shell/Missing.tsx';
import { admitted, Options, type Chosen } from '../shell/Options.tsx';
import { newTable } from './tables.ts';
import { LevelOptions } from '../shell/LevelOptions.tsx';
import { usualSeats } from '../shell/usualSeats.ts';
import { useWords } from '../text/words.tsx';

/** A new table: who plays, what is played, and the words for the shuffle. */
export function SetUp({ id }: { readonly id: string }): ReactNode {
  const [form, setForm] = useState<ReactNode>(null);
  useEffect(() => {
    if (isGameId(id)) void withGame(id, (game) => setForm(<SetUpForm game={game} />));
  }, [id]);
  return isGameId(id) ? form : <Missing />;
}

function SetUpForm<G extends Playable<G>>({ game }: { readonly game: WebGame<G> }): ReactNode {
  const words = useWords();
  const text = useGameText(game);
  const [, go] = useLocation();
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => [
    { kind: 'person', name: words.setUp.defaultName(1) },
    ...words.setUp.botNames
      .slice(1, usualSeats(game.rules.seatCounts))
      .map((name) => ({ kind: 'bot', level: 'ismcts-200', name }) as const),
  ]);
  const [chosen, setChosen] = useState<Chosen>({});
  const [seed, setSeed] = useState('');
  if (text === null) return null;
  const change = (seat: number, sitter: Sitter): void => setSitters(sitters.map((old, i) => (i === seat ? sitter : old)));
  const counts = game.rules.seatCounts.toSorted((a, b) => a - b);

  const begin = (event: SyntheticEvent): void => {
    event.preventDefault();
    const table = admitted(game, sitters.length, chosen);
    if (table.ok) go(`/table/${newTable(game, sitters, table.value.options, seed.trim())}`);
  };

  return (
    <main className="page page-narrow">
      <h1>
        {words.setUp.title}: {text.title}
      </h1>
      <form className="form" onSubmit={begin}>
        <fieldset>
          <legend>{words.setUp.seats}</legend>
          {sitters.map((sitter, seat) => (
            <div key={seat} className="form-row">
              <select
                aria-label={words.setUp.seat(seat + 1)}
                value={sitter.kind === 'person' ? 'person' : sitter.level}
                onChange={({ target }) =>
                  change(
                    seat,
                    target.value === 'person'
                      ? { kind: 'person', name: words.setUp.defaultName(seat + 1) }
                      : {
                          kind: 'bot',
                          level: target.value as LevelId,
                          name: sitter.kind === 'bot' ? sitter.name : (words.setUp.botNames[seat] ?? ''),
                        },
                  )
                }
              >
                <option value="person">{words.setUp.person}</option>
                <LevelOptions />
              </select>
              <input
                aria-label={`${words.setUp.name}: ${words.setUp.seat(seat + 1)}`}
                value={sitter.name}
                maxLength={24}
                required
                onChange={({ target }) => change(seat, { ...sitter, name: target.value })}
              />
              <button
                type="button"
                className="icon-button"
                aria-label={`${words.setUp.remove}: ${words.setUp.seat(seat + 1)}`}
                disabled={!counts.includes(sitters.length - 1)}
                onClick={() => setSitters(sitters.filter((_, i) => i !== seat))}
              >
                <Icon name="close" />
              </button>
            </div>
          ))}
          <button
            type="button"
            className="quiet"
            disabled={!counts.includes(sitters.length + 1)}
            onClick={() => setSitters([...sitters, { kind: 'bot', level: 'ismcts-200', name: words.setUp.botNames[sitters.length] ?? '' }])}
          >
            {words.setUp.add}
          </button>
        </fieldset>
        <Options game={game} text={text} seats={sitters.length} chosen={chosen} onChoose={setChosen} />
        <label className="form-row">
          <span>{words.setUp.seed}</span>
          <input value={seed} maxLength={80} placeholder={words.setUp.seedHint} onChange={({ target }) => setSeed(target.value)} />
        </label>
        <button type="submit" className="move is-strong is-large" disabled={!admitted(game, sitters.length, chosen).ok}>
          {words.setUp.sitDown}
        </button>
      </form>
    </main>
  );
}
