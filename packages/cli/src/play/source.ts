import {
  arrange,
  decode,
  ok,
  gameOfLink,
  readRecord,
  retrace,
  rngFrom,
  type Fault,
  type GameRecord,
  type Moment,
  type Playable,
  type Result,
  type RulesChanged,
} from '@fathom/kernel';
import { stop } from '../base/errors.ts';
import { gameIds, withGame } from '../games/registry.ts';
import type { TerminalGame } from '../games/entry.ts';
import type { Io } from '../base/io.ts';
import { readTable } from './saves.ts';
import { harmless } from '../terminal/width.ts';

/*
 * Where a recorded game comes from: the record itself, a link (a terminal may have broken it into lines), or a file with
 * either.
 */

export interface Source<G extends Playable<G>> {
  readonly entry: TerminalGame<G>;
  /** Null for a link that does not decode. */
  readonly record: GameRecord | null;
  /** Its moments, or what is wrong with it. */
  readonly moments: Result<Moment<G>[]>;
  /** Set if the rules have changed since: its moments end there. */
  readonly changed: RulesChanged | null;
  /** Its name in messages. */
  readonly name: string;
}

const LINK = /\bf1\.[\w-]+\.[\w-]+\.[\w-]*/;

/** Finds the game that was meant and passes it on; anything else ends the command. */
export function withSource<R>(io: Io, given: string, visit: <G extends Playable<G>>(source: Source<G>) => R): R {
  const { text, name } = sourceText(io, given);
  const link = text.trimStart().startsWith('{') ? undefined : LINK.exec(text.replaceAll(/\s/g, ''))?.[0];
  return link === undefined ? fromRecord(text, name, visit) : fromLink(link, name, visit);
}

/** The argument itself, or the text of the file it names; and its name in messages. */
export function sourceText(io: Io, given: string): { readonly text: string; readonly name: string } {
  const unbroken = given.replaceAll(/\s/g, '');
  if (LINK.test(unbroken) || unbroken.startsWith('{')) return { text: given, name: shortened(given) };
  return { text: io.files.read(given) ?? stop({ code: 'cannot-read', path: given }), name: given };
}

function fromLink<R>(link: string, name: string, visit: <G extends Playable<G>>(source: Source<G>) => R): R {
  return withGame(known(gameOfLink(link) ?? '', name), (entry) => {
    const decoded = decode(entry.game, link);
    if (!decoded.ok && decoded.fault.code !== 'diverges') return refuse(decoded.fault, name);
    if (!decoded.ok) return visit({ entry, record: null, moments: decoded, changed: null, name });
    const { record, moments, changed } = decoded.value;
    return visit({ entry, record, moments: ok(moments), changed, name });
  });
}

function fromRecord<R>(text: string, name: string, visit: <G extends Playable<G>>(source: Source<G>) => R): R {
  const table = readTable(text);
  const record = table.ok ? { ok: true as const, value: table.value.record } : readRecord(text);
  if (!record.ok) return refuse(record.fault, name);
  return withGame(known(record.value.game, name), (entry) => {
    const retraced = retrace(entry.game, record.value);
    if (!retraced.ok && retraced.fault.code !== 'diverges') return refuse(retraced.fault, name);
    if (!retraced.ok) return visit({ entry, record: record.value, moments: retraced, changed: null, name });
    const { moments, changed } = retraced.value;
    return visit({ entry, record: record.value, moments: ok(moments), changed, name });
  });
}

/** Arranges a position; what it does not name is dealt the same way every time. */
export function withPosition<R>(
  { game, position }: { readonly game: string; readonly position: unknown },
  name: string,
  visit: <G extends Playable<G>>(entry: TerminalGame<G>, state: G['state']) => R,
): R {
  return withGame(known(game, name), (entry) => {
    const arranged = arrange(entry.game, position, rngFrom('fathom/score'));
    return arranged.ok ? visit(entry, arranged.value.state) : refuse(arranged.fault, name);
  });
}

const known = (game: string, name: string): string =>
  gameIds.includes(game) ? game : refuse({ code: 'unknown-game', game: harmless(game) }, name);

export const refuse = (fault: Fault, source: string): never => stop({ code: 'fault', fault, source });

function shortened(given: string): string {
  const text = harmless(given.trim());
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
