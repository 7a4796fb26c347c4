import { invariant, sealOf, type Seat } from '@fathom/kernel';
import type { ClockPlan, Command } from '@fathom/wire';
import {
  decide,
  type Decision,
  newTable,
  openSeat,
  type Rules,
  type RulingContext,
  type SeatState,
  type StoredEvent,
  type Table,
  type TableRequest,
} from '@fathom/table';
import { rulesOf } from '../src/games.ts';

export const START = 1_800_000_000_000;

/** A table without a server: requests are decided, nothing is written or sent. The deal is always the same. */
export class Ledger {
  table: Table;
  now = START;
  /** For how long nobody was connected for a seat. */
  absence: (seat: Seat) => number = () => 0;
  readonly rules: Rules;
  readonly events: StoredEvent[] = [];
  private made = 0;

  constructor(game: string, sitters: readonly string[], change: { options?: object; plan?: ClockPlan | null; secret?: string } = {}) {
    this.rules = rulesOf(game)!;
    const admitted = this.rules.validateSetup(sitters.length, change.options ?? {});
    invariant(admitted.ok, 'the options fit');
    const { plan = null, secret = 'a fixed secret' } = change;
    this.table = newTable({
      id: 'ledger',
      game,
      options: admitted.value,
      created: START,
      seats: sitters.map((name, seat): SeatState => {
        if (name.startsWith('bot:')) return { ...openSeat, holder: { kind: 'bot', level: name.slice(4), keeps: null } };
        return { ...openSeat, holder: { kind: 'person', name }, keys: [`key ${seat}`], recovery: `recovery ${seat}` };
      }),
      secret,
      plan,
    });
  }

  get context(): RulingContext {
    return { rules: this.rules, now: this.now, absence: this.absence, isLevel: () => true, isWebhook: () => true };
  }

  rule(request: TableRequest): Decision {
    const decision = decide(this.table, request, this.context);
    if (decision.ok) {
      this.table = decision.table;
      this.events.push(...decision.events);
    }
    return decision;
  }

  /** Sends a command; returns the code of the refusal, or null. */
  do(seat: Seat, command: Command): string | null {
    const decision = this.rule({ from: 'seat', seat, id: `request ${this.made++}`, command });
    return decision.ok ? null : decision.code;
  }

  /** Everybody seals and shows their words. */
  begin(words: readonly string[] = this.table.seats.map(() => '')): this {
    const people = this.table.seats.flatMap(({ holder }, seat) => (holder.kind === 'person' ? [seat] : []));
    for (const seat of people) invariant(this.do(seat, { type: 'ready', seal: sealOf(words[seat]!) }) === null, 'words can be sealed');
    for (const seat of people) invariant(this.do(seat, { type: 'show', words: words[seat]! }) === null, 'words can be shown');
    return this;
  }
}
