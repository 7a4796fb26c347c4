import { admit, canGoOn, logged, settle, type Played } from './drive.ts';
import { faulty, fine, type Result } from './errors.ts';
import type { Game, Playable } from './game.ts';
import { Cursor, parsed, reading } from './reading.ts';
import type { Rng } from './rng.ts';

const FORMAT = 'fathom-position/1';

/** A table from a position (docs/positions.md): the named facts as they stand, all else dealt from the generator. */
export function arrange<G extends Playable<G>>(game: Game<G>, position: unknown, rng: Rng): Result<Played<G>> {
  if (typeof position !== 'object' || position === null || !('format' in position) || position.format !== FORMAT) {
    return faulty({ code: 'unreadable', expected: 'position' });
  }
  const { format: _, game: name, seats, options, ...facts } = position as Readonly<Record<string, unknown>>;
  if (name !== game.id) return faulty({ code: 'unknown-game', game: String(name) });
  const table = admit(game, seats, options ?? {});
  if (!table.ok) return table;
  const state = reading(facts, (cursor) => {
    const s = game.arrange(cursor, table.value.seats, table.value.options, rng);
    const moment = 'due' in facts ? 'due' : 'asks';
    return s.outcome !== null || canGoOn(game, s) ? s : new Cursor(facts[moment], moment).refuse('not-allowed');
  });
  return state.ok ? fine(logged(state.value, () => settle(game, state.value))) : state;
}

/** The position of a table: arranging it gives the same table back, but for its generator and its count of plies. */
export function describe<G extends Playable<G>>(game: Game<G>, s: G['state']): object {
  return { format: FORMAT, game: game.id, seats: s.seats, ...game.describe(s) };
}

/** A position from a file: which game it is of, so that the right rules can arrange it. */
export function readPosition(text: string): Result<{ readonly game: string; readonly position: unknown }> {
  const position = parsed(text);
  const fits = typeof position === 'object' && position !== null && 'format' in position && position.format === FORMAT;
  if (!fits || !('game' in position) || typeof position.game !== 'string') return faulty({ code: 'unreadable', expected: 'position' });
  return fine({ game: position.game, position });
}
