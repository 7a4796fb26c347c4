import { abyss } from '@fathom/abyss';
import { conspiracy } from '@fathom/conspiracy';
import { invariant, sealOf, type Seat } from '@fathom/kernel';
import {
  decide,
  rulesFor,
  type ClockPlan,
  type Command,
  type Decision,
  freeUndo,
  newTable,
  openSeat,
  type Rules,
  type RulingContext,
  type SeatState,
  type StoredEvent,
  type Table,
  type TableRequest,
} from '@fathom/table';
import { waterdeep } from '@fathom/waterdeep';

const games = { conspiracy: rulesFor(conspiracy), abyss: rulesFor(abyss), waterdeep: rulesFor(waterdeep) };

export const START = 1_800_000_000_000;

/** A table that nothing runs: requests are decided, nothing is written or sent. The deal is always the same. */
export class BareTable {
  table: Table;
  now = START;
  /** For how long nobody was connected for a seat. */
  absence: (seat: Seat) => number = () => 0;
  readonly rules: Rules;
  readonly events: StoredEvent[] = [];
  private requests = 0;

  constructor(
    game: keyof typeof games,
    names: readonly string[],
    change: { options?: object; plan?: ClockPlan | null; secret?: string } = {},
  ) {
    this.rules = games[game];
    const admitted = this.rules.validateSetup(names.length, change.options ?? {});
    invariant(admitted.ok, 'the options fit');
    const { plan = null, secret = 'a fixed secret' } = change;
    this.table = newTable({
      id: 'bare',
      game,
      options: admitted.value,
      created: START,
      seats: names.map((name, seat): SeatState => {
        if (name.startsWith('bot:')) return { ...openSeat, holder: { kind: 'bot', level: name.slice(4), keeps: null } };
        return { ...openSeat, holder: { kind: 'person', name }, keys: [`key ${seat}`], recovery: `recovery ${seat}` };
      }),
      secret,
      plan,
    });
  }

  get context(): RulingContext {
    return { rules: this.rules, now: this.now, absence: this.absence, isLevel: (level) => level !== 'unknown', isWebhook: () => true };
  }

  request(request: TableRequest): Decision {
    const decision = decide(this.table, request, this.context);
    if (decision.ok) {
      this.table = decision.table;
      this.events.push(...decision.events);
    }
    return decision;
  }

  /** Sends a command; returns the code of the refusal, or null. */
  do(seat: Seat, command: Command): string | null {
    const decision = this.request({ from: 'seat', seat, id: `request ${this.requests++}`, command });
    return decision.ok ? null : decision.code;
  }

  /** Everybody seals and shows their words. */
  begin(words: readonly string[] = this.table.seats.map(() => '')): this {
    const people = this.table.seats.flatMap(({ holder }, seat) => (holder.kind === 'person' ? [seat] : []));
    for (const seat of people) invariant(this.do(seat, { type: 'ready', seal: sealOf(words[seat]!) }) === null, 'words can be sealed');
    for (const seat of people) invariant(this.do(seat, { type: 'show', words: words[seat]! }) === null, 'words can be shown');
    return this;
  }

  get ply(): number {
    return this.table.play!.state.ply;
  }

  /** The first seat that is waited for plays the offered move at an index. */
  playAny(pick: (count: number) => number = () => 0): void {
    const { state, waiting } = this.table.play!;
    const seat = waiting[0]!;
    const { moves } = this.rules.seatView(state, seat);
    const { move } = moves[pick(moves.length)]!;
    const decision = this.request({ from: 'system', type: 'moves', seat, ply: state.ply, moves: [move], by: 'person' });
    invariant(decision.ok, 'a listed move is played');
  }

  /** Plays until somebody may undo; returns the seat and the earliest ply it may undo to. */
  untilUndo(): { readonly seat: Seat; readonly to: number } {
    for (let i = 0; i < 60; i++) {
      for (const seat of this.table.seats.keys()) {
        const to = freeUndo(this.table, seat);
        if (to !== null) return { seat, to };
      }
      this.playAny((count) => i % count);
    }
    throw new Error('somebody may undo within sixty moves');
  }
}
