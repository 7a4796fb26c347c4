import type { Seat } from '@fathom/kernel';
import { LocalTable, startLocal, type Command, type LocalGame, type LocalSeat, type Rules } from '@fathom/table';

export const people = (count: number): LocalSeat[] =>
  ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'].slice(0, count).map((name) => ({ kind: 'person', name }));

export const dealt = (rules: Rules, seats: readonly LocalSeat[], game: string, options: object, secret = 'table'): LocalGame =>
  startLocal(rules, { id: 'here', seats, now: 0 }, game, options, { secret, words: [] });

/** A table that stores nothing and whose bots never answer. */
export function tableOf(rules: Rules, game: LocalGame, think: () => Promise<unknown> = () => new Promise(() => {})): LocalTable {
  return new LocalTable(
    {
      now: () => 0,
      think,
      pause: () => Promise.resolve(),
      report(error) {
        throw error;
      },
      keep: () => undefined,
    },
    rules,
    game,
  );
}

/** Gives the code of the refusal, or null. */
export const done = async (table: LocalTable, seat: Seat, command: Command): Promise<string | null> =>
  (await table.submit(seat, command))?.code ?? null;
