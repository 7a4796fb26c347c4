import type { GameRecord } from '@fathom/kernel';
import type { HttpRefusal, NewTable, PastMoment, Recovered, RefusalCode, Sealing, Seated, Socket, TableList } from '@fathom/wire';

/** An answer of the server, or why there is none; `unreachable` means no connection. */
export type ApiResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: Trouble };
export type Trouble = RefusalCode | 'unreachable';

async function call<T>(path: string, body?: object): Promise<ApiResult<T>> {
  try {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`./api/${path}`, body === undefined ? {} : sent);
    const said = (await answer.json()) as T | HttpRefusal;
    return answer.ok ? { ok: true, value: said as T } : { ok: false, code: (said as HttpRefusal).code };
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}

export const createTable = (wanted: NewTable): Promise<ApiResult<Seated>> => call('tables', wanted);
export const takeSeat = (table: string, seat: number, name: string): Promise<ApiResult<Seated>> =>
  call(`tables/${table}/seats/${seat}`, { name });
export const recover = (words: string): Promise<ApiResult<Recovered>> => call('recover', { words });
export const publicTables = (): Promise<ApiResult<TableList>> => call('tables');
export const myTables = (): Promise<ApiResult<TableList>> => call('mine');
export const momentOf = (table: string, ply: number): Promise<ApiResult<PastMoment>> => call(`tables/${table}/moments/${ply}`);
export const recordOf = (table: string): Promise<ApiResult<GameRecord>> => call(`tables/${table}/record`);

export const socketTo = (table: string): Socket => {
  const at = new URL(`./api/tables/${table}/socket`, location.href);
  at.protocol = at.protocol.replace('http', 'ws');
  at.hash = '';
  return new WebSocket(at);
};

const PREFIX = 'fathom.recovery.';

/** The server tells the recovery words of a seat once; this device stores them. */
export function storeRecoveryWords({ table, recovery }: Seated): void {
  try {
    localStorage.setItem(PREFIX + table, recovery);
  } catch {
    // storage is forbidden or full: the player has seen them
  }
}

export const recoveryWordsOf = (table: string): string | null => localStorage.getItem(PREFIX + table);

const SEALED = 'fathom.words.';

/** Stores what this device adds to the shuffle of a table until everybody is ready: the page may be closed meanwhile. */
export const sealedWords = (table: string): NonNullable<Sealing['kept']> => ({
  get: () => localStorage.getItem(SEALED + table),
  set(words) {
    try {
      localStorage.setItem(SEALED + table, words);
    } catch {
      // storage is forbidden or full: the page must stay open
    }
  },
});
