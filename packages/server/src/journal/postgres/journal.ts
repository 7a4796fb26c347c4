import type { Outage } from '@fathom/table';
import type { Commit, Due, Journal, JournalEntry, Listed, ListQuery, Stored, WaitingCommit } from '../port.ts';
import { unpackBody } from '../pack.ts';
import { fromColumns, toColumns, type TextColumns } from './columns.ts';
import { isLost, type Primary } from './primary.ts';
import { openPrimary } from './schema.ts';
import * as sql from './statements.ts';

export interface PostgresHooks {
  /** Called for every statement that wrote: how many commits it contained, and how long it took. */
  readonly onTransaction?: (commits: number, milliseconds: number) => void;
}

/** What only a journal on a database server can do. */
export interface PostgresJournal extends Journal {
  /** The time of the database, in milliseconds since 1970: the same for all processes. */
  time(): Promise<number>;
  /**
   * This process serves players now. If no process has said so for longer than `silence`, nobody was served meanwhile: an outage.
   * Returns those that ended after a moment.
   */
  beat(now: number, silence: number, after: number): Promise<readonly Outage[]>;
}

/**
 * A journal on PostgreSQL, for any number of processes. Everything that is appended during one turn of the event loop is sent
 * as one statement; `owner` names this process for leases. Throws a `DatabaseError` for a database that it cannot use.
 */
export async function openPostgres(url: string, owner: string, hooks: PostgresHooks = {}): Promise<PostgresJournal> {
  return new DatabaseJournal(await openPrimary(url), owner, hooks);
}

class DatabaseJournal implements PostgresJournal {
  private readonly primary: Primary;
  private readonly owner: string;
  private readonly hooks: PostgresHooks;
  private waiting: WaitingCommit[] = [];
  private readonly sending = new Set<Promise<void>>();
  private closed = false;

  constructor(primary: Primary, owner: string, hooks: PostgresHooks) {
    this.primary = primary;
    this.owner = owner;
    this.hooks = hooks;
  }

  append(commit: Commit): Promise<boolean> {
    if (this.closed) return Promise.reject(new Error('the journal is closed'));
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => this.flush());
      this.waiting.push({ commit, resolve, reject });
    });
  }

  /** Sends one commit of each table that has any; further ones of the same table follow when that is written. */
  private flush(): void {
    const batch = new Map<string, WaitingCommit>();
    const later: WaitingCommit[] = [];
    for (const each of this.waiting) {
      if (batch.has(each.commit.id)) later.push(each);
      else batch.set(each.commit.id, each);
    }
    this.waiting = later;
    if (batch.size === 0) return;
    const sent = this.send([...batch.values()]).finally(() => {
      this.sending.delete(sent);
      if (later.length > 0) this.flush();
    });
    this.sending.add(sent);
  }

  private async send(batch: readonly WaitingCommit[]): Promise<void> {
    const started = performance.now();
    try {
      const written = await this.write(batch.map(({ commit }) => commit));
      for (const { commit, resolve } of batch) resolve(written.has(commit.id));
      this.hooks.onTransaction?.(batch.length, performance.now() - started);
    } catch (error) {
      if (isLost(error)) for (const { resolve } of batch) resolve(false);
      else if (batch.length > 1) await Promise.all(batch.map((one) => this.send([one]))); // one of them cannot be written; the others can
      else batch[0]!.reject(error as Error);
    }
  }

  private async write(commits: readonly Commit[]): Promise<Set<string>> {
    const of = <T>(pick: (commit: Commit) => T): T[] => commits.map(pick);
    const entries = commits.flatMap((commit) => commit.entries.map((entry) => ({ id: commit.id, ...entry })));
    const forgotten = commits.flatMap(({ id, forgotten: all = [] }) => all.map((seq) => ({ id, seq })));
    const keys = commits.flatMap(({ id, keys: all }) => all.map((key) => ({ id, key })));
    const texts = commits.map(toColumns);
    const values = [
      of(({ id }) => id),
      of(({ after }) => after),
      of(({ seq }) => seq),
      of(({ facts }) => facts.listed),
      of(({ facts }) => facts.over),
      of(({ facts }) => facts.touched),
      of(({ facts }) => facts.wake),
      texts.map(({ body }) => body),
      texts.map(({ save }) => save),
      entries.map(({ id }) => id),
      entries.map(({ seq }) => seq),
      entries.map(({ at }) => at),
      entries.map(({ body }) => body),
      forgotten.map(({ id }) => id),
      forgotten.map(({ seq }) => seq),
      keys.map(({ id }) => id),
      keys.map(({ key }) => key),
      this.owner,
      texts.map(({ packed }) => packed),
    ];
    const rows = await this.primary.query<{ id: string }>({ name: 'append', text: sql.append, values });
    return new Set(rows.map(({ id }) => id));
  }

  async load(id: string): Promise<Stored | null> {
    const [row] = await this.primary.query<TextColumns & { readonly seq: number }>({ name: 'load', text: sql.load, values: [id] });
    return row === undefined ? null : { seq: row.seq, ...fromColumns(row) };
  }

  entries(id: string, after: number, most: number): Promise<readonly JournalEntry[]> {
    return this.primary.query<JournalEntry>({ name: 'entries', text: sql.entries, values: [id, after, most] });
  }

  async seqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.primary.query<{ id: string; seq: number }>({ name: 'seqs', text: sql.seqs, values: [ids] });
    return new Map(rows.map(({ id, seq }) => [id, seq]));
  }

  async list(query: ListQuery, most: number): Promise<readonly Listed[]> {
    const values = query.kind === 'key' ? [most, query.key] : [most];
    const found = { name: `list-${query.kind}`, text: sql.lists[query.kind], values };
    const rows = await this.primary.query<Listed & Pick<TextColumns, 'packed'>>(found);
    return rows.map(({ id, touched, body, packed }) => ({ id, touched, body: packed === null ? body : unpackBody(packed) }));
  }

  async count(): Promise<number> {
    const [row] = await this.primary.query<{ n: number }>({ name: 'count', text: sql.count, values: [] });
    return row!.n;
  }

  due(now: number, most: number, after?: Due): Promise<readonly Due[]> {
    const values = [now, after?.wake ?? Number.MIN_SAFE_INTEGER, after?.id ?? '', most, this.owner];
    return this.primary.query<Due>({ name: 'due', text: sql.due, values });
  }

  async time(): Promise<number> {
    const [row] = await this.primary.query<{ now: number }>({ name: 'clock', text: sql.clock, values: [] });
    return row!.now;
  }

  beat(now: number, silence: number, after: number): Promise<readonly Outage[]> {
    return this.primary.query<Outage>({ name: 'beat', text: sql.beat, values: [now, silence, after] });
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    this.flush();
    while (this.sending.size > 0) await Promise.all(this.sending);
    // Other processes go on at once. If they cannot be told, the leases end by themselves.
    await this.primary.query({ name: 'release', text: sql.release, values: [this.owner] }).catch(() => {});
    await this.primary.close();
  }
}
