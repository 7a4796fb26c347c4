import { arrange, openRecord, rngFrom, save, stateHash, type BookPosition, type Playable, type Seat } from '@fathom/kernel';
import { BOOK_SEED } from '@fathom/kernel/book';
import type { WebGame } from '../../shell/game.ts';
import type { Player } from '../../table/players.ts';
import { storeTable } from '../../table/storage.ts';
import { randomHex } from '../tables.ts';

/** The state of a position of the book; what it does not name is always dealt the same. */
export function stateOf<G extends Playable<G>>({ rules }: WebGame<G>, position: BookPosition): G['state'] {
  const arranged = arrange(rules, { format: 'fathom-position/1', game: rules.id, ...position }, rngFrom(BOOK_SEED));
  if (!arranged.ok) throw new Error(`a position of the book cannot be arranged: ${JSON.stringify(arranged.fault)}`);
  return arranged.value.state;
}

/** Creates a table on this device that begins with a position: the first seat is a person's, bots play the others. Returns its address. */
export const openAtTable = <G extends Playable<G>>(game: WebGame<G>, position: BookPosition, names: readonly string[]): string =>
  openStateAtTable(game, stateOf(game, position), BOOK_SEED, 0, names);

/** The same with a state; one seat is a person's, the first name theirs. */
export function openStateAtTable<G extends Playable<G>>(
  { rules }: WebGame<G>,
  state: G['state'],
  secret: string,
  me: Seat,
  names: readonly string[],
): string {
  const id = randomHex(5);
  const players = seatedPlayers(state.seats, me, names);
  const seats = players.map(({ name }) => name);
  const { record } = openRecord(rules, seats, rules.describe(state).options, { secret, words: [] });
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

/** A person in one seat, by the first of the names, and bots in the others. */
export function seatedPlayers(seats: number, me: Seat, [mine, ...others]: readonly string[]): Player[] {
  const bots = others.slice(0, seats - 1).map((name): Player => ({ kind: 'bot', level: 'expert', name }));
  return bots.toSpliced(me, 0, { kind: 'person', name: mine! });
}
