import { commitment } from '@fathom/kernel';
import type { SeatState, Table } from './table.ts';

/** What has to be known of a new table. */
export type TableFacts = Pick<Table, 'id' | 'game' | 'options' | 'created' | 'seats' | 'secret'> &
  Partial<Pick<Table, 'host' | 'listed' | 'plan'>>;

/** A table without any events. */
export const newTable = (facts: TableFacts): Table => ({
  host: 0,
  listed: false,
  plan: null,
  ...facts,
  commitment: commitment(facts.secret),
  times: null,
  proposal: null,
  proposals: 0,
  rematch: null,
  showUntil: null,
  chat: [],
  play: null,
});

/** A seat that nobody holds. */
export const openSeat: SeatState = {
  holder: { kind: 'open' },
  keys: [],
  recovery: null,
  ready: false,
  seal: null,
  shown: false,
  words: '',
  webhook: null,
  order: null,
  done: [],
  requests: 0,
  graceGivenAt: null,
};
