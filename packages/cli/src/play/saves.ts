import { err, ok, type Game, type GameRecord, parseJson, type Playable, readRecord, type Result, save } from '@fathom/kernel';
import { resumeLocal, type LocalGame, type Rules } from '@fathom/table';
import type { Io } from '../base/io.ts';
import { stateOf } from './printed.ts';
import type { SeatHolder } from './seats.ts';

/* A saved table: its players, the record, and the state. It continues from the state; the record proves it and has its log. */

const FORMAT = 'fathom-table/1';

export const tableText = <G extends Playable<G>>(game: Game<G>, holders: readonly SeatHolder[], local: LocalGame): string =>
  `${JSON.stringify({
    format: FORMAT,
    players: holders.map(({ spec }) => spec),
    record: local.record,
    save: parseJson(save(game, stateOf<G>(local))),
  })}\n`;

/** The parts of a saved table that can be read without its game. */
export interface SavedTable {
  readonly players: readonly string[];
  readonly record: GameRecord;
  readonly save: unknown;
}

export function readTable(text: string): Result<SavedTable> {
  const json = parseJson(text);
  if (
    typeof json !== 'object' ||
    json === null ||
    !('format' in json) ||
    json.format !== FORMAT ||
    !('record' in json) ||
    !('save' in json)
  ) {
    return err({ code: 'unreadable', expected: 'save' });
  }
  const players: unknown = 'players' in json ? json.players : null;
  const record = readRecord(JSON.stringify(json.record));
  if (!record.ok) return err({ code: 'damaged', expected: 'save' });
  const fits = Array.isArray(players) && players.length === record.value.seats.length && players.every((spec) => typeof spec === 'string');
  return fits ? ok({ players, record: record.value, save: json.save }) : err({ code: 'damaged', expected: 'save' });
}

/** The saved game. A state that is not the last of its own record was tampered with. */
export function resume(rules: Rules, holders: readonly SeatHolder[], { record, save: saved }: SavedTable): Result<LocalGame> {
  const state = rules.load(JSON.stringify(saved));
  if (!state.ok) return state;
  const { hash } = rules.replay(state.value, []);
  const agrees = record.version !== rules.version || hash === record.hashes.at(-1);
  if (!agrees) return err({ code: 'damaged', expected: 'save' });
  return ok(resumeLocal(rules, { id: 'saved', seats: holders, now: 0 }, record, state.value, hash));
}

/** A file name with the time, so that names are unique and sort. */
export function freshPath(io: Io, game: string): string {
  const stamp = io.today().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  return `${io.files.home}/${game}-${stamp}.json`;
}

/** The newest unfinished game of this user, if there is one. */
export function newestSave(io: Io): { readonly path: string; readonly when: string } | null {
  const { home, list } = io.files;
  const newestFirst = list(home)
    .filter((name) => NAME.test(name))
    .toSorted((a, b) => stampOf(b).localeCompare(stampOf(a)));
  const name = newestFirst.slice(0, LOOK_BACK).find((each) => goesOn(io.files.read(`${home}/${each}`) ?? ''));
  if (name === undefined) return null;
  const [, date = '', time = ''] = NAME.exec(name) ?? [];
  return { path: `${home}/${name}`, when: `${date} ${time.slice(0, 2)}:${time.slice(2, 4)}` };
}

const LOOK_BACK = 20;
const NAME = /^[a-z]+-(\d{4}-\d{2}-\d{2})-(\d{6})\.json$/;
const stampOf = (name: string): string => name.replace(/^[a-z]+-/, '');

function goesOn(text: string): boolean {
  const table = readTable(text);
  const save = table.ok ? (table.value.save as { readonly state?: { readonly outcome?: unknown } } | null) : null;
  return save?.state?.outcome === null;
}
