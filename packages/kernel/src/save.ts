import { err, ok, type Result } from './errors.ts';
import type { Game, Playable } from './game.ts';
import { fromSaved, hashOf, stateHash, toSaved } from './hash.ts';
import { parseJson, parseWith } from './cursor.ts';

const FORMAT = 'fathom-save/1';

/** A table as text: its version, its state, and a checksum. A caller that already knows the hash passes it. */
export function save<G extends Playable<G>>(game: Game<G>, s: G['state'], hash = stateHash(s)): string {
  return JSON.stringify({ format: FORMAT, game: game.id, version: game.version, hash, state: toSaved(s) });
}

/** Reads a saved table under today's rules. */
export function load<G extends Playable<G>>(game: Game<G>, text: string): Result<G['state']> {
  const read = parseWith(parseJson(text), (cursor) => {
    const { format, game: name, version, hash, state } = cursor.fields('format', 'game', 'version', 'hash', 'state');
    return { format: format.oneOf(FORMAT), name: name.text(40), version: version.whole(1, 1e6), hash: hash.text(64), state: state.value };
  });
  if (!read.ok || !isSaved(read.value.state)) return err({ code: 'unreadable', expected: 'save' });
  const { name, version, hash, state } = read.value;
  if (name !== game.id) return err({ code: 'unknown-game', game: name });
  if (version > game.version) return err({ code: 'too-new', version, known: game.version });
  if (hashOf(state) !== hash) return err({ code: 'damaged', expected: 'save' });
  return ok(game.upgrade(fromSaved(state), version));
}

const isSaved = (state: unknown): state is { readonly fence: number } =>
  typeof state === 'object' && state !== null && 'fence' in state && typeof state.fence === 'number';
