import { commitment, type GameRecord, type Seat } from '@fathom/kernel';
import type { NewTable, Recovered, Seated, TableLine } from '@fathom/wire';
import { refuse, type Refusal } from '../errors.ts';
import { plainName } from '../table/chat.ts';
import type { House } from '../table/house.ts';
import { readable } from '../table/keeping.ts';
import { recordFrom } from '../table/record.ts';
import { refereeOf } from '../table/referee.ts';
import { openPlace } from '../table/seats.ts';
import { phaseOf, type Place, type Table } from '../table/table.ts';
import { lineOf } from '../table/telling.ts';
import { recoveryKey } from './identity.ts';
import { recoveryWords } from './words.ts';

type Answer<T> = { readonly ok: true; readonly value: T } | Refusal;

const fine = <T>(value: T): Answer<T> => ({ ok: true, value });

const MOST_LISTED = 100;

/** The way in: tables are laid, found and joined here. Whoever asks is known by a key, the hash of the device's token. */
export class Lobby {
  private readonly house: House;

  constructor(house: House) {
    this.house = house;
  }

  async create(wanted: NewTable, key: string): Promise<Answer<Seated>> {
    const { world } = this.house;
    const referee = refereeOf(wanted.game);
    if (referee === null) return refuse('unknown-game');
    const options = referee.admit(wanted.seats.length, wanted.options);
    if (!options.ok) return refuse('bad-options');
    const host = wanted.seats.indexOf('me');
    if (host < 0 || wanted.seats.lastIndexOf('me') !== host) return refuse('bad-options');
    if (wanted.plan !== null && !world.isLevel(wanted.plan.level)) return refuse('unknown-level');
    if (wanted.seats.some((sitter) => sitter !== 'me' && sitter !== 'open' && !world.isLevel(sitter))) return refuse('unknown-level');
    const name = plainName(wanted.name);
    if (name === null) return refuse('bad-name');
    if (await this.house.isFull()) return refuse('full');
    const recovery = recoveryWords(world.secret);
    const secret = world.secret(32);
    const table: Table = {
      id: world.secret(12),
      game: wanted.game,
      options: options.value,
      created: world.now(),
      listed: wanted.listed,
      host,
      places: wanted.seats.map((sitter): Place => {
        if (sitter === 'open') return openPlace;
        if (sitter !== 'me') return { ...openPlace, holder: { kind: 'bot', level: sitter, keeps: null } };
        return { ...openPlace, holder: { kind: 'person', name }, keys: [key], recovery: recoveryKey(recovery) };
      }),
      secret,
      commitment: commitment(secret),
      plan: wanted.plan,
      times: null,
      proposal: null,
      proposals: 0,
      rematch: null,
      showUntil: null,
      chat: [],
      play: null,
    };
    await this.house.lay(table);
    return fine({ table: table.id, seat: host, recovery });
  }

  async sit(id: string, seat: Seat, name: string, key: string): Promise<Answer<Seated>> {
    const keeper = await this.house.at(id);
    if (keeper === null) return refuse('unknown-table');
    const recovery = recoveryWords(this.house.world.secret);
    const refusal = await keeper.wish({ from: 'door', type: 'sit', seat, name, key, recovery: recoveryKey(recovery) });
    return refusal ?? fine({ table: id, seat, recovery });
  }

  /** Gives this device the seats that the words belong to: one, or one at each table of a row of rematches. Names the latest. */
  async recover(words: string, key: string): Promise<Answer<Recovered>> {
    const recovery = recoveryKey(words);
    const found = await this.house.world.journal.list({ kind: 'key', key: recovery }, MOST_LISTED);
    let latest: Recovered | null = null;
    for (const { id } of found) {
      // A table that cannot be read keeps nobody from the others.
      const keeper = await this.house.at(id).catch((error: unknown) => this.unreadable(error));
      const refusal = (await keeper?.wish({ from: 'door', type: 'recover', recovery, key })) ?? null;
      if (keeper === null || refusal !== null) continue;
      latest ??= { table: id, seat: keeper.table.places.findIndex((place) => place.recovery === recovery) };
    }
    return latest === null ? refuse('bad-words') : fine(latest);
  }

  async list(wanted: 'public' | 'mine', key: string | null): Promise<readonly TableLine[]> {
    if (wanted === 'mine' && key === null) return [];
    const kind = wanted === 'public' ? ({ kind: 'public' } as const) : ({ kind: 'key', key: key! } as const);
    const found = await this.house.world.journal.list(kind, MOST_LISTED);
    const lines = readable(found, (error) => this.unreadable(error)).map(({ kept, touched }) => lineOf(kept, touched, key));
    return wanted === 'public' ? lines : lines.filter(({ mine }) => mine.length > 0);
  }

  private unreadable(error: unknown): null {
    this.house.world.report(error, 'list');
    return null;
  }

  /** The whole game with its seed, once it is over. */
  async record(id: string): Promise<Answer<GameRecord>> {
    const keeper = await this.house.at(id);
    if (keeper === null) return refuse('unknown-table');
    if (phaseOf(keeper.table) !== 'over') return refuse('not-over');
    return fine((await recordFrom(this.house.world.journal, id))!);
  }
}
