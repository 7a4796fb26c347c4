import { arrange, openRecord, rngFrom, save, stateHash, type BookPosition, type Playable } from '@fathom/kernel';
import { BOOK_SEED } from '@fathom/kernel/book';
import type { WebGame } from '../../shell/game.ts';
import { storeTable } from '../../table/storage.ts';
import { randomHex } from '../tables.ts';

/** The state of a position of the book; what it does not name is always dealt the same. */
export function stateOf<G extends Playable<G>>({ rules }: WebGame<G>, position: BookPosition): G['state'] {
  const arranged = arrange(rules, { format: 'fathom-position/1', game: rules.id, ...position }, rngFrom(BOOK_SEED));
  if (!arranged.ok) throw new Error(`a position of the book cannot be arranged: ${JSON.stringify(arranged.fault)}`);
  return arranged.value.state;
}

/** Creates a table on this device that begins with a position: the first seat is a person's, bots play the others. Returns its address. */
export function openAtTable<G extends Playable<G>>(game: WebGame<G>, position: BookPosition, names: readonly string[]): string {
  const { rules } = game;
  const state = stateOf(game, position);
  const id = randomHex(5);
  const seats = names.slice(0, state.seats);
  const players = seats.map((name, seat) =>
    seat === 0 ? ({ kind: 'person', name } as const) : ({ kind: 'bot', level: 'expert', name } as const),
  );
  const { record } = openRecord(rules, seats, rules.describe(state).options, { secret: BOOK_SEED, words: [] });
  const saved = save(rules, state);
  const table = {
    id,
    players,
    game: rules.id,
    record: { ...record, hashes: [stateHash(state)] },
    save: saved,
    position: saved,
    over: false,
  };
  storeTable(localStorage, table, Date.now());
  return `/table/${id}`;
}
