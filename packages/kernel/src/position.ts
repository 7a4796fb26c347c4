import { canProceed, withLog, settle, type Played } from './drive.ts';
import { err, ok, type Result } from './errors.ts';
import type { Game, Playable } from './game.ts';
import { Cursor, parseJson, parseWith } from './cursor.ts';
import type { Rng } from './rng.ts';
import { validateSetup } from './validateSetup.ts';

const FORMAT = 'fathom-position/1';

/** A table from a position (docs/positions.md): the named facts as given, everything else dealt with the generator. */
export function arrange<G extends Playable<G>>(game: Game<G>, position: unknown, rng: Rng): Result<Played<G>> {
  if (typeof position !== 'object' || position === null || !('format' in position) || position.format !== FORMAT) {
    return err({ code: 'unreadable', expected: 'position' });
  }
  const { format: _, game: name, seats, options, ...facts } = position as Readonly<Record<string, unknown>>;
  if (name !== game.id) return err({ code: 'unknown-game', game: String(name) });
  const table = validateSetup(game, seats, options ?? {});
  if (!table.ok) return table;
  const state = parseWith(facts, (cursor) => {
    const s = game.arrange(cursor, table.value.seats, table.value.options, rng);
    const moment = 'due' in facts ? 'due' : 'asks';
    return s.outcome !== null || canProceed(game, s) ? s : new Cursor(facts[moment], moment).refuse('not-allowed');
  });
  return state.ok ? ok(withLog(state.value, () => settle(game, state.value))) : state;
}

/** The position of a table. `arrange` gives the same table back, except for its generator and its number of plies. */
export function describe<G extends Playable<G>>(game: Game<G>, s: G['state']): object {
  return { format: FORMAT, game: game.id, seats: s.seats, ...game.describe(s) };
}

/** Reads a position from a file and finds out its game, so that the right rules can arrange it. */
export function readPosition(text: string): Result<{ readonly game: string; readonly position: unknown }> {
  const position = parseJson(text);
  const fits = typeof position === 'object' && position !== null && 'format' in position && position.format === FORMAT;
  if (!fits || !('game' in position) || typeof position.game !== 'string') return err({ code: 'unreadable', expected: 'position' });
  return ok({ game: position.game, position });
}
