import { validateSetup, type GameText, type Playable, type Result } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { WebGame } from './game.ts';
import './Options.css';
import { useWords } from '../text/words.tsx';

export type Chosen = Readonly<Record<string, unknown>>;

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly seats: number;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  /** The options that are expansions, each with the address of its picture; they are yes or no. */
  readonly modules?: Readonly<Record<string, string>>;
}

/** The options of a game for this number of seats: expansions as pictures, house rules folded away. */
export function Options<G extends Playable<G>>({ game, text, seats, chosen, onChoose, modules = {} }: Props<G>): ReactNode {
  const words = useWords();
  const table = game.rules.options(seats);
  const names = choosable(game, seats);
  const expansions = names.filter((name) => name in modules);
  const others = names.filter((name) => !(name in modules));
  return (
    <>
      {expansions.length > 0 && (
        <fieldset className="modules">
          <legend>{words.setUp.modules}</legend>
          {expansions.map((name) => (
            <label key={name} className="module">
              <input
                type="checkbox"
                checked={chosen[name] === true}
                onChange={({ target }) => onChoose({ ...chosen, [name]: target.checked })}
              />
              <img src={modules[name]} alt="" draggable={false} />
              <span>{text.option(name)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Conflict game={game} text={text} seats={seats} chosen={chosen} />
      {others.length > 0 && (
        <details className="house-rules">
          <summary>{words.setUp.options}</summary>
          {others.map((name) => (
            <label key={name} className="form-row">
              <span>{text.option(name)}</span>
              <select
                value={Math.max(0, table[name].indexOf(chosen[name] as never))}
                onChange={({ target }) => onChoose({ ...chosen, [name]: table[name][Number(target.value)] })}
              >
                {table[name].map((value, i) => (
                  <option key={i} value={i}>
                    {text.optionValue(name, value)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </details>
      )}
    </>
  );
}

/** Which options exclude each other, and the rule that says so. */
function Conflict<G extends Playable<G>>({ game, text, seats, chosen }: Omit<Props<G>, 'onChoose'>): ReactNode {
  const { setUp } = useWords();
  const table = admitted(game, seats, chosen);
  if (table.ok || table.fault.code !== 'bad-value' || table.fault.rule === undefined) return null;
  const { at, rule } = table.fault;
  return (
    <p className="notice is-trouble" role="status">
      {setUp.conflict(text.option(at.replace('options.', '') as keyof G['options'] & string))}{' '}
      <Link href={`/rules/${game.rules.id}/${rule}`} className="rule-id">
        {rule}
      </Link>
    </p>
  );
}

/** The chosen options, without those that do not exist for this number of seats. */
export function admitted<G extends Playable<G>>(
  game: WebGame<G>,
  seats: number,
  chosen: Chosen,
): Result<{ readonly seats: number; readonly options: G['options'] }> {
  const table = game.rules.options(seats);
  const names = choosable(game, seats).filter((name) => table[name].includes(chosen[name] as never));
  return validateSetup(game.rules, seats, Object.fromEntries(names.map((name) => [name, chosen[name]])));
}

function choosable<G extends Playable<G>>(game: WebGame<G>, seats: number): (keyof G['options'] & string)[] {
  const table = game.rules.options(seats);
  return (Object.keys(table) as (keyof G['options'] & string)[]).filter((name) => table[name].length > 1);
}
