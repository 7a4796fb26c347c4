import { validateSetup, type GameText, type Playable, type Result } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Entry } from '../games/entry.ts';
import { useWords } from './words.tsx';

export type Chosen = Readonly<Record<string, unknown>>;

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly text: GameText<G>;
  readonly seats: number;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** What can be chosen at a table of so many seats. */
export function Options<G extends Playable<G>>({ entry, text, seats, chosen, onChoose }: Props<G>): ReactNode {
  const words = useWords();
  const table = entry.game.options(seats);
  const names = choosable(entry, seats);
  if (names.length === 0) return null;
  return (
    <fieldset>
      <legend>{words.setUp.options}</legend>
      {names.map((name) => (
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
      <Conflict entry={entry} text={text} seats={seats} chosen={chosen} />
    </fieldset>
  );
}

/** What does not go together, and the rule that says so. */
function Conflict<G extends Playable<G>>({ entry, text, seats, chosen }: Omit<Props<G>, 'onChoose'>): ReactNode {
  const { setUp } = useWords();
  const table = admitted(entry, seats, chosen);
  if (table.ok || table.fault.code !== 'bad-value' || table.fault.rule === undefined) return null;
  const { at, rule } = table.fault;
  return (
    <p className="notice is-trouble" role="status">
      {setUp.conflict(text.option(at.replace('options.', '') as keyof G['options'] & string))}{' '}
      <Link href={`/rules/${entry.game.id}/${rule}`} className="rule-id">
        {rule}
      </Link>
    </p>
  );
}

/** What was chosen, as far as a table of so many seats offers it. */
export function admitted<G extends Playable<G>>(
  entry: Entry<G>,
  seats: number,
  chosen: Chosen,
): Result<{ readonly seats: number; readonly options: G['options'] }> {
  const table = entry.game.options(seats);
  const names = choosable(entry, seats).filter((name) => table[name].includes(chosen[name] as never));
  return validateSetup(entry.game, seats, Object.fromEntries(names.map((name) => [name, chosen[name]])));
}

function choosable<G extends Playable<G>>(entry: Entry<G>, seats: number): (keyof G['options'] & string)[] {
  const table = entry.game.options(seats);
  return (Object.keys(table) as (keyof G['options'] & string)[]).filter((name) => table[name].length > 1);
}
