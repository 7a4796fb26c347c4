import { below, invariant, rngFrom, sealOf } from '@fathom/kernel';
import { decide, emptyLog, newTable, openSeat, type NumberedEvent, type RulingContext, type Table, type TableRequest } from '@fathom/table';
import { rulesOf } from '../src/base/games.ts';
import { keyOf } from '../src/lobby/identity.ts';
import type { Commit } from '../src/journal/port.ts';
import { commitOf } from '../src/table/serialize.ts';

const START = 1_800_000_000_000;
/** A person thinks for two to twenty seconds. */
const THINKS = { least: 2000, spread: 18_000 } as const;

/** A table of people who have played at random to the end, as it is stored, without a server. `most` ends it earlier. */
export function finishedTable(game: string, options: object, seats: number, seed: string, most = Infinity): Commit {
  const rng = rngFrom(seed);
  const hex = (digits: number): string => Array.from({ length: digits }, () => below(rng, 16).toString(16)).join('');
  const rules = rulesOf(game)!;
  const admitted = rules.validateSetup(seats, options);
  invariant(admitted.ok, 'the options fit');
  const clients = Array.from({ length: seats }, () => hex(18));
  let table: Table = newTable({
    id: hex(24),
    game,
    options: admitted.value,
    created: START,
    secret: hex(64),
    seats: clients.map((client, seat) => ({
      ...openSeat,
      holder: { kind: 'person', name: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'][seat]! },
      keys: [keyOf(client)],
      recovery: hex(64),
    })),
  });
  let [now, requests] = [START, 0];
  const events: NumberedEvent[] = [{ kind: 'created', seq: 1, at: START }];
  const context = (): RulingContext => ({ rules, now, absence: () => 0, isLevel: () => true, isWebhook: () => true });
  const request = (wanted: TableRequest): void => {
    const decision = decide(table, wanted, context());
    invariant(decision.ok, 'the request is accepted');
    ({ table } = decision);
    for (const event of decision.events) events.push({ ...event, seq: events.length + 1, at: now });
  };
  const words = clients.map(() => hex(32));
  for (const seat of clients.keys())
    request({ from: 'seat', seat, id: `${clients[seat]}-1`, command: { type: 'ready', seal: sealOf(words[seat]!) } });
  for (const seat of clients.keys())
    request({ from: 'seat', seat, id: `${clients[seat]}-2`, command: { type: 'show', words: words[seat]! } });
  while (table.play!.waiting.length > 0 && table.play!.moves.length < most) {
    now += THINKS.least + below(rng, THINKS.spread);
    const { state, waiting, settled } = table.play!;
    const seat = waiting[below(rng, waiting.length)]!;
    const forced = settled.find((each) => each.seat === seat);
    const { moves } = rules.seatView(state, seat);
    const { move, more = [] } = moves[below(rng, moves.length)] ?? { move: null };
    if (forced !== undefined) request({ from: 'system', type: 'moves', seat, ply: state.ply, moves: forced.moves, by: 'table' });
    else
      request({
        from: 'seat',
        seat,
        id: `${clients[seat]}-${requests++}`,
        command: { type: 'moves', ply: state.ply, moves: [move, ...more] },
      });
  }
  return commitOf({ before: null, table, after: 0, events, forgotten: [], at: now }, rules, emptyLog).commit;
}
