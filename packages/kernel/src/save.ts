import { faulty, fine, type Result } from './errors.ts';
import type { Game, Playable } from './game.ts';
import { hashOf } from './hash.ts';
import { parsed, reading } from './reading.ts';

const FORMAT = 'fathom-save/1';

/** A table as text: its version, its state, and a checksum that notices a flipped bit. Whoever has the hash already hands it over. */
export function save<G extends Playable<G>>(game: Game<G>, s: G['state'], hash = hashOf(s)): string {
  return JSON.stringify({ format: FORMAT, game: game.id, version: game.version, hash, state: s });
}

/** A saved table, brought up to today's rules. */
export function load<G extends Playable<G>>(game: Game<G>, text: string): Result<G['state']> {
  const read = reading(parsed(text), (cursor) => {
    const { format, game: name, version, hash, state } = cursor.fields('format', 'game', 'version', 'hash', 'state');
    return { format: format.oneOf(FORMAT), name: name.text(40), version: version.whole(1, 1e6), hash: hash.text(64), state: state.value };
  });
  if (!read.ok) return faulty({ code: 'unreadable', expected: 'save' });
  const { name, version, hash, state } = read.value;
  if (name !== game.id) return faulty({ code: 'unknown-game', game: name });
  if (version > game.version) return faulty({ code: 'too-new', version, known: game.version });
  if (hashOf(state) !== hash) return faulty({ code: 'damaged', expected: 'save' });
  return fine(game.upgrade(state, version));
}
