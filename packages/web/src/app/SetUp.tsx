import type { Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { TableFormHead } from '../online/TableFormHead.tsx';
import type { WebGame } from '../shell/game.ts';
import { isGameId, modulesOf, withGame } from '../games/registry.ts';
import { useGameText } from '../shell/useGameText.ts';
import { Missing } from '../shell/Missing.tsx';
import { admitted, Options, type Chosen } from '../shell/Options.tsx';
import { rememberUsual } from './quickTable.ts';
import { firstPlayers, SeatList } from './SeatList.tsx';
import { newTable } from './tables.ts';
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
  const { setUp } = useWords();
  const text = useGameText(game);
  const [, go] = useLocation();
  const { id, seatCounts } = game.rules;
  const [players, setPlayers] = useState(() => firstPlayers(setUp, seatCounts));
  const [chosen, setChosen] = useState<Chosen>({});
  const [seed, setSeed] = useState('');
  if (text === null) return null;
  const table = admitted(game, players.length, chosen);
  const begin = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!table.ok) return;
    const { options } = table.value;
    rememberUsual(id, { players, options });
    go(`/table/${newTable(game, players, options, seed.trim())}`);
  };
  return (
    <main className="page set-up">
      <TableFormHead game={game} title={`${setUp.title}: ${text.title}`} />
      <form className="form table-form" onSubmit={begin}>
        <SeatList rules={game.rules} players={players} onChange={setPlayers} />
        <div className="set-up-options">
          <Options game={game} text={text} seats={players.length} chosen={chosen} onChoose={setChosen} modules={modulesOf(id)} />
          <SeedField seed={seed} onChange={setSeed} />
        </div>
        <footer className="table-form-start">
          <button type="submit" className="move is-strong is-large" disabled={!table.ok}>
            {setUp.start}
          </button>
        </footer>
      </form>
    </main>
  );
}

interface SeedFieldProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}

/** The words for the shuffle, folded away. */
function SeedField({ seed, onChange }: SeedFieldProps): ReactNode {
  const { setUp } = useWords();
  return (
    <details className="house-rules">
      <summary>{setUp.seed}</summary>
      <label className="form-row">
        <span>{setUp.seed}</span>
        <input value={seed} maxLength={80} onChange={({ target }) => onChange(target.value)} />
      </label>
      <p>
        <small>{setUp.seedHint}</small>
      </p>
    </details>
  );
}
