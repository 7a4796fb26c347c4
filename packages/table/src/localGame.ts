import type { GameRecord, Seed } from '@fathom/kernel';
import { newTable, openSeat } from './newTable.ts';
import { begin, waitingIn } from './play.ts';
import { emptyRecord, recordAfter } from './record.ts';
import type { RetracedMove, Rules, State } from './rules.ts';
import type { NumberedEvent, Play, SeatState, StoredEvent, Table, Undone } from './table.ts';

/** Who holds a seat of a table that is played in this process: a person here, or a bot. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** A table that is played in this process, with all its events. */
export interface LocalGame {
  readonly table: Table;
  readonly record: GameRecord;
  readonly events: readonly NumberedEvent[];
}

interface LocalFacts {
  readonly id: string;
  readonly seats: readonly LocalSeat[];
  readonly now: number;
  /** The position that a saved game began at, if it was not dealt. */
  readonly position?: State | undefined;
}

const placeOf = (seat: LocalSeat): SeatState => ({
  ...openSeat,
  holder: seat.kind === 'person' ? seat : { kind: 'bot', level: seat.level, keeps: null },
});

const tableFor = ({ id, seats, now }: LocalFacts, game: string, options: object, seed: Seed): Table =>
  newTable({ id, game, options, created: now, seats: seats.map(placeOf), secret: seed.secret });

/** Deals a new game. There is no gathering: everybody is present. */
export function startLocal(rules: Rules, facts: LocalFacts, game: string, options: object, seed: Seed): LocalGame {
  const { table, events } = begin(tableFor(facts, game, options, seed), rules, facts.now, seed);
  const all = numbered([{ kind: 'created' }, ...events], facts.now);
  const names = facts.seats.map(({ name }) => name);
  return { table, record: recordAfter(emptyRecord(game, rules.version, names, options, seed), all), events: all };
}

/**
 * A saved game from its record and its newest state. Its events are rebuilt as far as the record can be replayed. If the replay
 * leads to that state, everything that could be undone still can; otherwise moves can be undone back to here.
 */
export function resumeLocal(
  rules: Rules,
  facts: LocalFacts,
  record: GameRecord,
  state: State,
  hash: string,
  undone: readonly Undone[] = [],
): LocalGame {
  const retraced = rules.retrace(record, facts.position);
  const [deal] = retraced;
  const isWhole = retraced.length === record.moves.length + 1 && retraced.at(-1)!.hash === hash;
  const play: Play = {
    state,
    hash,
    version: record.version,
    seed: record.seed,
    moves: record.moves,
    floor: isWhole ? state.undoFloor : state.ply,
    ...(isWhole && facts.position === undefined && record.version === rules.version
      ? {}
      : { origin: isWhole ? { state: deal!.state, ply: 0 } : { state, ply: record.moves.length } }),
    undone,
    ...waitingIn(rules, state),
  };
  // A position was not dealt: it has no events.
  const isDealt = isWhole || record.moves.length > 0;
  const started = { kind: 'started', events: (isDealt ? deal?.events : undefined) ?? [], hash: record.hashes[0]! } as const;
  const played = record.moves.map((index, i) => playedEvent(facts, record, index, i + 1, retraced[i + 1]));
  return {
    table: { ...tableFor(facts, record.game, record.options, record.seed), play },
    record,
    events: numbered([{ kind: 'created' }, started, ...played], facts.now),
  };
}

/** A move of a record; one that today's rules cannot replay has no events. */
function playedEvent(
  { seats }: LocalFacts,
  { hashes }: GameRecord,
  index: number,
  ply: number,
  retraced: RetracedMove | undefined,
): Extract<StoredEvent, { kind: 'played' }> {
  const seat = retraced?.seat ?? 0;
  return {
    kind: 'played',
    seat,
    by: retraced?.settled === true ? 'table' : (seats[seat]?.kind ?? 'person'),
    // A bot plays its moves one by one, even if they form one answer.
    ...(retraced?.joins === true && seats[seat]?.kind === 'person' ? { joins: true } : {}),
    ply,
    events: retraced?.events ?? [],
    index,
    hash: hashes[ply]!,
  };
}

const numbered = (events: readonly StoredEvent[], at: number): NumberedEvent[] => events.map((event, i) => ({ ...event, seq: i + 1, at }));
