import type { Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import type { WebGame } from '../shell/game.ts';
import { coverOf, isGameId, modulesOf, pictureOf, withGame } from '../games/registry.ts';
import type { Sitter } from '../table/sitters.ts';
import { useGameText } from '../shell/useGameText.ts';
import { Missing } from '../shell/Missing.tsx';
import { admitted, Options, type Chosen } from '../shell/Options.tsx';
import { rememberUsual } from './quickTable.ts';
import { SeatRow } from './SeatRow.tsx';
import { newTable } from './tables.ts';
import { usualSeats } from '../shell/usualSeats.ts';
import { useWords } from '../text/words.tsx';
import './SetUp.css';

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
  const counts = game.rules.seatCounts;
  const { faces } = coverOf(game.rules.id);
  const picture = (name: string): string => pictureOf(game.rules.id, name);

  const begin = (event: SyntheticEvent): void => {
    event.preventDefault();
    const table = admitted(game, sitters.length, chosen);
    if (!table.ok) return;
    rememberUsual(game.rules.id, { sitters, options: table.value.options });
    go(`/table/${newTable(game, sitters, table.value.options, seed.trim())}`);
  };

  return (
    <main className="page set-up">
      <h1>
        {words.setUp.title}: {text.title}
      </h1>
      <form className="form" onSubmit={begin}>
        <fieldset>
          <legend>{words.setUp.seats}</legend>
          {sitters.map((sitter, seat) => (
            <SeatRow
              key={seat}
              seat={seat}
              sitter={sitter}
              face={faces.length === 0 ? null : picture(faces[seat % faces.length]!)}
              onChange={(changed) => change(seat, changed)}
              {...(counts.includes(sitters.length - 1) ? { onRemove: () => setSitters(sitters.filter((_, i) => i !== seat)) } : {})}
            />
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
        <div className="set-up-options">
          <Options game={game} text={text} seats={sitters.length} chosen={chosen} onChoose={setChosen} modules={modulesOf(game.rules.id)} />
          <details className="house-rules">
            <summary>{words.setUp.seed}</summary>
            <label className="form-row">
              <span>{words.setUp.seed}</span>
              <input value={seed} maxLength={80} placeholder={words.setUp.seedHint} onChange={({ target }) => setSeed(target.value)} />
            </label>
          </details>
        </div>
        <footer className="set-up-start">
          <button type="submit" className="move is-strong is-large" disabled={!admitted(game, sitters.length, chosen).ok}>
            {words.setUp.sitDown}
          </button>
        </footer>
      </form>
    </main>
  );
}
