import { invariant } from '@fathom/kernel';
import type { Commit, Entry, Journal, Listed } from '../journal/port.ts';
import { wakeAt } from './chores.ts';
import { notAhead } from './clock.ts';
import type { Opened } from './keeper.ts';
import { refereeOf, type Referee } from './referee.ts';
import { openPlace } from './seats.ts';
import { phaseOf, type Kept, type Numbered, type Place, type Table } from './table.ts';

/* How a table lies in the journal, and how it comes back. */

/** The change from one table to the next, with all that was told of it. `before` is null for a new table. */
export function commitOf(
  before: Table | null,
  table: Table,
  referee: Referee,
  after: number,
  news: readonly Numbered[],
  now: number,
  forgotten: readonly number[] = [],
): Commit {
  const { play } = table;
  const { state, ...rest } = play ?? { state: null };
  const kept: Kept = { ...table, play: play === null ? null : (rest as Kept['play']) };
  return {
    id: table.id,
    after,
    entries: news.map(entryOf),
    forgotten,
    facts: { listed: table.listed, over: phaseOf(table) === 'over', touched: now, wake: wakeAt(table, now, referee) },
    keys: before === null || before.places.some((place, seat) => place.keys !== table.places[seat]!.keys) ? keysOf(table) : [],
    body: JSON.stringify(kept),
    save: state === null ? null : referee.save(state, play!.hash),
  };
}

function entryOf({ seq, at, ...happened }: Numbered): Entry {
  return { seq, at, body: JSON.stringify(happened) };
}

export const happenedIn = ({ seq, at, body }: Entry): Numbered => ({ ...(JSON.parse(body) as Numbered), seq, at });

const keysOf = ({ places }: Table): string[] => places.flatMap(({ keys, recovery }) => [...keys, ...(recovery === null ? [] : [recovery])]);

/** What a table of an earlier release did not know yet has its empty value. */
export function keptIn(body: string): Kept {
  const kept = JSON.parse(body) as Omit<Kept, 'chat' | 'showUntil'> & Partial<Kept>;
  const places = kept.places.map((place): Place => ({ ...openPlace, ...place }));
  // Words that were not sealed do not count any more: who said so before is asked again.
  const asked = kept.play === null ? places.map((place) => (place.seal === null ? { ...place, ready: false, words: '' } : place)) : places;
  return { ...kept, chat: kept.chat ?? [], showUntil: kept.showUntil ?? null, places: asked };
}

/** Those tables of a list that can be read: one that cannot hides no other. */
export function readable(found: readonly Listed[], report: (error: unknown) => void): { readonly kept: Kept; readonly touched: number }[] {
  return found.flatMap(({ body, touched }) => {
    try {
      return [{ kept: keptIn(body), touched }];
    } catch (error) {
      report(error);
      return [];
    }
  });
}

/** A table as it lies in the journal, its game brought up to today's rules. */
export async function openTable(journal: Journal, id: string, now: number): Promise<(Opened & { readonly referee: Referee }) | null> {
  const stored = await journal.load(id);
  if (stored === null) return null;
  const written = keptIn(stored.body);
  const kept = written.times === null ? written : { ...written, times: notAhead(written.times, now) };
  const referee = refereeOf(kept.game);
  invariant(referee !== null, `the game ${kept.game} is still in the house`);
  if (kept.play === null) return { table: { ...kept, play: null }, seq: stored.seq, referee };
  const state = referee.load(stored.save!);
  invariant(state.ok, 'the state of a table can be read');
  return { table: { ...kept, play: { ...kept.play, settled: kept.play.settled ?? [], state: state.value } }, seq: stored.seq, referee };
}
