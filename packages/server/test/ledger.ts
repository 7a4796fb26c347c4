import { commitment, invariant, sealOf, type Seat } from '@fathom/kernel';
import type { ClockPlan, Command } from '@fathom/wire';
import { decide, type Wish } from '../src/table/decide.ts';
import { refereeOf, type Referee } from '../src/table/referee.ts';
import type { Bench, Ruling } from '../src/table/ruling.ts';
import { openPlace } from '../src/table/seats.ts';
import type { Happened, Place, Table } from '../src/table/table.ts';

export const START = 1_800_000_000_000;

/** A table on paper: wishes are ruled on, nothing is written or told. The deal is always the same. */
export class Ledger {
  table: Table;
  now = START;
  /** For how long nobody was connected for a seat. */
  absence: (seat: Seat) => number = () => 0;
  readonly referee: Referee;
  readonly news: Happened[] = [];
  private made = 0;

  constructor(game: string, sitters: readonly string[], change: { options?: object; plan?: ClockPlan | null; secret?: string } = {}) {
    this.referee = refereeOf(game)!;
    const admitted = this.referee.admit(sitters.length, change.options ?? {});
    invariant(admitted.ok, 'the options fit');
    const { plan = null, secret = 'a fixed secret' } = change;
    this.table = {
      id: 'ledger',
      game,
      options: admitted.value,
      created: START,
      listed: false,
      host: 0,
      places: sitters.map((name, seat): Place => {
        if (name.startsWith('bot:')) return { ...openPlace, holder: { kind: 'bot', level: name.slice(4), keeps: null } };
        return { ...openPlace, holder: { kind: 'person', name }, keys: [`key ${seat}`], recovery: `recovery ${seat}` };
      }),
      secret,
      commitment: commitment(secret),
      plan,
      times: null,
      proposal: null,
      proposals: 0,
      rematch: null,
      showUntil: null,
      chat: [],
      play: null,
    };
  }

  get bench(): Bench {
    return { referee: this.referee, now: this.now, absence: this.absence, isLevel: () => true, isWebhook: () => true };
  }

  rule(wish: Wish): Ruling {
    const ruling = decide(this.table, wish, this.bench);
    if (ruling.ok) {
      this.table = ruling.table;
      this.news.push(...ruling.news);
    }
    return ruling;
  }

  /** Does it, and gives the code of the refusal, or null. */
  do(seat: Seat, command: Command): string | null {
    const ruling = this.rule({ from: 'seat', seat, id: `wish ${this.made++}`, command });
    return ruling.ok ? null : ruling.code;
  }

  /** Everybody's words are sealed and shown. */
  begin(words: readonly string[] = this.table.places.map(() => '')): this {
    const people = this.table.places.flatMap(({ holder }, seat) => (holder.kind === 'person' ? [seat] : []));
    for (const seat of people) invariant(this.do(seat, { type: 'ready', seal: sealOf(words[seat]!) }) === null, 'it is sealed');
    for (const seat of people) invariant(this.do(seat, { type: 'show', words: words[seat]! }) === null, 'it is shown');
    return this;
  }
}
