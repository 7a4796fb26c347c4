import { group, orNull, perName, seat, type Field, type Reading, type Seat } from '@fathom/kernel';
import type { LordId } from '../../content/lords.ts';
import type { State } from '../../state.ts';
import { lordOf } from './possible.ts';
import { sentinelIds } from './sentinels.ts';
import type { KrakenFields, KrakenState, KrakenView } from './state.ts';

/** KR-FIG-02 · Where the position does not say, the player with most Nebulis has the figure; of equals, the first seat. */
function mostNebulis({ players }: State): Seat | null {
  const most = Math.max(...players.map(({ nebulis }) => nebulis));
  return most === 0 ? null : players.findIndex(({ nebulis }) => nebulis === most);
}

/** KR-SENT-01 · Where nobody says otherwise, a Sentinel is with its lord. */
function ownerOf(s: State, lord: LordId): Seat | null {
  const seat = s.players.findIndex(({ lords }) => lords.includes(lord));
  return seat < 0 ? null : seat;
}

/** KR-SENT-01 · The lords of those Sentinels that have an owner: a lord who is not named was dismissed. */
export const lordsOfSentinels = ({ kraken }: State): LordId[] =>
  kraken === null ? [] : sentinelIds.filter((id) => kraken.sentinels[id] !== null).map(lordOf);

const tableOf = ({ table }: Reading): State => table as State;

/** The facts that only a table with Kraken has. */
export function krakenFacts(fields: KrakenFields): Field<KrakenState | null, KrakenView | null> {
  const krakenFacts = group({
    ...fields,
    figure: { ...orNull(seat), absent: (reading: Reading) => mostNebulis(tableOf(reading)) },
    sentinels: perName(sentinelIds, (id) => ({ ...orNull(seat), absent: (reading: Reading) => ownerOf(tableOf(reading), lordOf(id)) })),
  });
  return {
    ...orNull(krakenFacts),
    nullable: false,
    write: (held) => (held === null ? undefined : krakenFacts.write(held)),
    read: (cursor, reading, before = null) =>
      before === null ? cursor.refuse('not-allowed', 'KR-SETUP-04') : krakenFacts.read(cursor, reading, before),
  };
}
