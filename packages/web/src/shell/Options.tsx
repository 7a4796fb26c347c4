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
export function Options<G extends Playable<G>>({ modules = {}, ...props }: Props<G>): ReactNode {
  const names = choosable(props.game, props.seats);
  return (
    <>
      <Modules {...props} names={names.filter((name) => name in modules)} modules={modules} />
      <Conflict {...props} />
      <HouseRules {...props} names={names.filter((name) => !(name in modules))} />
    </>
  );
}

/** The names of options, as a game declares them. */
type OptionName<G extends Playable<G>> = keyof G['options'] & string;
type GroupProps<G extends Playable<G>> = Omit<Props<G>, 'modules'> & { readonly names: readonly OptionName<G>[] };

/** Expansions: a picture for each, to be switched on. */
function Modules<G extends Playable<G>>(props: GroupProps<G> & { readonly modules: Readonly<Record<string, string>> }): ReactNode {
  const { text, chosen, onChoose, names, modules } = props;
  const { setUp } = useWords();
  if (names.length === 0) return null;
  return (
    <fieldset className="modules">
      <legend>{setUp.modules}</legend>
      {names.map((name) => (
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
  );
}

/** All other options, each a list of values. */
function HouseRules<G extends Playable<G>>({ game, text, seats, chosen, onChoose, names }: GroupProps<G>): ReactNode {
  const { setUp } = useWords();
  const table = game.rules.options(seats);
  if (names.length === 0) return null;
  return (
    <details className="house-rules">
      <summary>{setUp.options}</summary>
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
    </details>
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

function choosable<G extends Playable<G>>(game: WebGame<G>, seats: number): OptionName<G>[] {
  const table = game.rules.options(seats);
  return (Object.keys(table) as OptionName<G>[]).filter((name) => table[name].length > 1);
}
