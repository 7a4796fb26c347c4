import { validateSetup, type Game, type Playable } from '@fathom/kernel';
import { stop } from '../base/errors.ts';

/** `--option first=2 --option bonusLocations=true`: each value is looked up among the values of its option. */
export function readOptions<G extends Playable<G>>(game: Game<G>, seats: number, given: readonly string[]): G['options'] {
  if (!game.seatCounts.includes(seats)) stop({ code: 'bad-seats', count: seats, allowed: game.seatCounts.toSorted((a, b) => a - b) });
  const table: Readonly<Record<string, readonly unknown[]>> = game.options(seats);
  const chosen: Record<string, unknown> = {};
  for (const pair of given) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined) return stop({ code: 'bad-option-form', given: pair });
    const allowed = Object.hasOwn(table, name) ? table[name]! : stop({ code: 'unknown-option', name, known: Object.keys(table) });
    const found = allowed.find((each) => String(each) === value);
    chosen[name] = found ?? stop({ code: 'bad-option-value', name, value, allowed: allowed.map(String) });
  }
  const admitted = validateSetup(game, seats, chosen);
  return admitted.ok ? admitted.value.options : stop({ code: 'fault', fault: admitted.fault, source: '--option' });
}
