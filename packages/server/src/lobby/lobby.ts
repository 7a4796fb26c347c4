import type { GameRecord, Seat } from '@fathom/kernel';
import type { NewTable, Recovered, Seated, TableSummary } from '@fathom/wire';
import { refuse, type Refusal } from '../base/errors.ts';
import { openSeat, phaseOf, plainName, type SeatState, summaryOf, newTable } from '@fathom/table';
import type { TableRegistry } from '../table/tableRegistry.ts';
import { readable } from '../table/serialize.ts';
import { recordFrom } from '../table/record.ts';
import { rulesOf } from '../base/games.ts';
import { recoveryKey } from './identity.ts';
import { recoveryWords } from './words.ts';

type Answer<T> = { readonly ok: true; readonly value: T } | Refusal;

const ok = <T>(value: T): Answer<T> => ({ ok: true, value });

const MOST_LISTED = 100;

/** Tables are created, listed and joined here. A client is identified by a key, the hash of the device's token. */
export class Lobby {
  private readonly registry: TableRegistry;

  constructor(registry: TableRegistry) {
    this.registry = registry;
  }

  async create(requested: NewTable, key: string): Promise<Answer<Seated>> {
    const { context } = this.registry;
    const rules = rulesOf(requested.game);
    if (rules === null) return refuse('unknown-game');
    const options = rules.validateSetup(requested.seats.length, requested.options);
    if (!options.ok) return refuse('bad-options');
    const host = requested.seats.indexOf('me');
    if (host < 0 || requested.seats.lastIndexOf('me') !== host) return refuse('bad-options');
    if (requested.plan !== null && !context.isLevel(requested.plan.level)) return refuse('unknown-level');
    if (requested.seats.some((holder) => holder !== 'me' && holder !== 'open' && !context.isLevel(holder))) return refuse('unknown-level');
    const name = plainName(requested.name);
    if (name === null) return refuse('bad-name');
    if (await this.registry.isFull()) return refuse('full');
    const recovery = recoveryWords(context.secret);
    const table = newTable({
      id: context.secret(12),
      game: requested.game,
      options: options.value,
      created: context.now(),
      listed: requested.listed,
      plan: requested.plan,
      host,
      seats: requested.seats.map((holder): SeatState => {
        if (holder === 'open') return openSeat;
        if (holder !== 'me') return { ...openSeat, holder: { kind: 'bot', level: holder, keeps: null } };
        return { ...openSeat, holder: { kind: 'person', name }, keys: [key], recovery: recoveryKey(recovery) };
      }),
      secret: context.secret(32),
    });
    await this.registry.create(table);
    return ok({ table: table.id, seat: host, recovery });
  }

  async sit(id: string, seat: Seat, name: string, key: string): Promise<Answer<Seated>> {
    const runner = await this.registry.at(id);
    if (runner === null) return refuse('unknown-table');
    const recovery = recoveryWords(this.registry.context.secret);
    const refusal = await runner.submit({ from: 'visitor', type: 'sit', seat, name, key, recovery: recoveryKey(recovery) });
    return refusal ?? ok({ table: id, seat, recovery });
  }

  /**
   * Gives this device the seats of these recovery words: one, or one at each table of a series of rematches. Returns the
   * latest.
   */
  async recover(words: string, key: string): Promise<Answer<Recovered>> {
    const recovery = recoveryKey(words);
    const found = await this.registry.context.journal.list({ kind: 'key', key: recovery }, MOST_LISTED);
    let latest: Recovered | null = null;
    for (const { id } of found) {
      // A table that cannot be read does not affect the others.
      const runner = await this.registry.at(id).catch((error: unknown) => this.unreadable(error));
      const refusal = (await runner?.submit({ from: 'visitor', type: 'recover', recovery, key })) ?? null;
      if (runner === null || refusal !== null) continue;
      latest ??= { table: id, seat: runner.table.seats.findIndex((place) => place.recovery === recovery) };
    }
    return latest === null ? refuse('bad-words') : ok(latest);
  }

  async list(requested: 'public' | 'mine', key: string | null): Promise<readonly TableSummary[]> {
    if (requested === 'mine' && key === null) return [];
    const kind = requested === 'public' ? ({ kind: 'public' } as const) : ({ kind: 'key', key: key! } as const);
    const found = await this.registry.context.journal.list(kind, MOST_LISTED);
    const lines = readable(found, (error) => this.unreadable(error)).map(({ kept, touched }) => summaryOf(kept, touched, key));
    return requested === 'public' ? lines : lines.filter(({ mine }) => mine.length > 0);
  }

  private unreadable(error: unknown): null {
    this.registry.context.report(error, 'list');
    return null;
  }

  /** The whole game with its seed, once it is over. */
  async record(id: string): Promise<Answer<GameRecord>> {
    const runner = await this.registry.at(id);
    if (runner === null) return refuse('unknown-table');
    if (phaseOf(runner.table) !== 'over') return refuse('not-over');
    return ok((await recordFrom(this.registry.context.journal, id))!);
  }
}
