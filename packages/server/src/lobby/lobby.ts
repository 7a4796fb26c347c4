import type { GameRecord, Seat } from '@fathom/kernel';
import type { NewTable, Recovered, Seated, TableSummary } from '@fathom/wire';
import { refuse, type Refusal } from '../errors.ts';
import { openSeat, phaseOf, plainName, type SeatState, summaryOf, newTable } from '@fathom/table';
import type { TableRegistry } from '../table/tableRegistry.ts';
import { readable } from '../table/serialize.ts';
import { recordFrom } from '../table/record.ts';
import { rulesOf } from '../games.ts';
import { recoveryKey } from './identity.ts';
import { recoveryWords } from './words.ts';

type Answer<T> = { readonly ok: true; readonly value: T } | Refusal;

const fine = <T>(value: T): Answer<T> => ({ ok: true, value });

const MOST_LISTED = 100;

/** The way in: tables are laid, found and joined here. Whoever asks is known by a key, the hash of the device's token. */
export class Lobby {
  private readonly registry: TableRegistry;

  constructor(registry: TableRegistry) {
    this.registry = registry;
  }

  async create(wanted: NewTable, key: string): Promise<Answer<Seated>> {
    const { world } = this.registry;
    const rules = rulesOf(wanted.game);
    if (rules === null) return refuse('unknown-game');
    const options = rules.validateSetup(wanted.seats.length, wanted.options);
    if (!options.ok) return refuse('bad-options');
    const host = wanted.seats.indexOf('me');
    if (host < 0 || wanted.seats.lastIndexOf('me') !== host) return refuse('bad-options');
    if (wanted.plan !== null && !world.isLevel(wanted.plan.level)) return refuse('unknown-level');
    if (wanted.seats.some((sitter) => sitter !== 'me' && sitter !== 'open' && !world.isLevel(sitter))) return refuse('unknown-level');
    const name = plainName(wanted.name);
    if (name === null) return refuse('bad-name');
    if (await this.registry.isFull()) return refuse('full');
    const recovery = recoveryWords(world.secret);
    const table = newTable({
      id: world.secret(12),
      game: wanted.game,
      options: options.value,
      created: world.now(),
      listed: wanted.listed,
      plan: wanted.plan,
      host,
      seats: wanted.seats.map((sitter): SeatState => {
        if (sitter === 'open') return openSeat;
        if (sitter !== 'me') return { ...openSeat, holder: { kind: 'bot', level: sitter, keeps: null } };
        return { ...openSeat, holder: { kind: 'person', name }, keys: [key], recovery: recoveryKey(recovery) };
      }),
      secret: world.secret(32),
    });
    await this.registry.lay(table);
    return fine({ table: table.id, seat: host, recovery });
  }

  async sit(id: string, seat: Seat, name: string, key: string): Promise<Answer<Seated>> {
    const runner = await this.registry.at(id);
    if (runner === null) return refuse('unknown-table');
    const recovery = recoveryWords(this.registry.world.secret);
    const refusal = await runner.submit({ from: 'visitor', type: 'sit', seat, name, key, recovery: recoveryKey(recovery) });
    return refusal ?? fine({ table: id, seat, recovery });
  }

  /** Gives this device the seats that the words belong to: one, or one at each table of a row of rematches. Names the latest. */
  async recover(words: string, key: string): Promise<Answer<Recovered>> {
    const recovery = recoveryKey(words);
    const found = await this.registry.world.journal.list({ kind: 'key', key: recovery }, MOST_LISTED);
    let latest: Recovered | null = null;
    for (const { id } of found) {
      // A table that cannot be read keeps nobody from the others.
      const runner = await this.registry.at(id).catch((error: unknown) => this.unreadable(error));
      const refusal = (await runner?.submit({ from: 'visitor', type: 'recover', recovery, key })) ?? null;
      if (runner === null || refusal !== null) continue;
      latest ??= { table: id, seat: runner.table.seats.findIndex((place) => place.recovery === recovery) };
    }
    return latest === null ? refuse('bad-words') : fine(latest);
  }

  async list(wanted: 'public' | 'mine', key: string | null): Promise<readonly TableSummary[]> {
    if (wanted === 'mine' && key === null) return [];
    const kind = wanted === 'public' ? ({ kind: 'public' } as const) : ({ kind: 'key', key: key! } as const);
    const found = await this.registry.world.journal.list(kind, MOST_LISTED);
    const lines = readable(found, (error) => this.unreadable(error)).map(({ kept, touched }) => summaryOf(kept, touched, key));
    return wanted === 'public' ? lines : lines.filter(({ mine }) => mine.length > 0);
  }

  private unreadable(error: unknown): null {
    this.registry.world.report(error, 'list');
    return null;
  }

  /** The whole game with its seed, once it is over. */
  async record(id: string): Promise<Answer<GameRecord>> {
    const runner = await this.registry.at(id);
    if (runner === null) return refuse('unknown-table');
    if (phaseOf(runner.table) !== 'over') return refuse('not-over');
    return fine((await recordFrom(this.registry.world.journal, id))!);
  }
}
