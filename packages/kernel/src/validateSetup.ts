import { ok, abbreviate, type Result } from './errors.ts';
import type { Game, Playable } from './game.ts';

/* What somebody wishes for a new table, checked against what the game offers. */

/** The seats, options and values that this game offers; anything else is named in the fault. */
export function validateSetup<G extends Playable<G>>(
  game: Game<G>,
  seats: unknown,
  chosen: unknown,
): Result<{ seats: number; options: G['options'] }> {
  if (typeof seats !== 'number' || !game.seatCounts.includes(seats)) return unfit('seats', 'not-allowed', seats);
  const options = validateChoices(game.options(seats), chosen, 'options');
  if (!options.ok) return options;
  const conflict = game.conflict?.(seats, options.value) ?? null;
  if (conflict === null) return ok({ seats, options: options.value });
  const { option, rule } = conflict;
  return {
    ok: false,
    fault: { code: 'bad-value', at: `options.${option}`, problem: 'not-allowed', value: abbreviate(options.value[option]), rule },
  };
}

/** A value for each name of a table: the one that was chosen, or the first. */
export function validateChoices<V>(
  table: Readonly<Record<string, readonly V[]>>,
  chosen: unknown,
  at: string,
): Result<Readonly<Record<string, V>>> {
  if (typeof chosen !== 'object' || chosen === null) return unfit(at, 'wrong-type', chosen);
  const values: Record<string, V> = {};
  for (const name of Object.keys(table)) values[name] = table[name]![0]!;
  for (const [name, value] of Object.entries(chosen)) {
    if (!Object.hasOwn(table, name)) return unfit(`${at}.${name}`, 'unknown-field', value);
    if (!table[name]!.includes(value as V)) return unfit(`${at}.${name}`, 'not-allowed', value);
    values[name] = value as V;
  }
  return ok(values);
}

const unfit = (at: string, problem: 'not-allowed' | 'unknown-field' | 'wrong-type', value: unknown): Result<never> => ({
  ok: false,
  fault: { code: 'bad-value', at, problem, value: abbreviate(value) },
});
