import { same, type Cursor, type Frame } from '@fathom/kernel';
import { allyIds } from './content/cards.ts';
import { locationIds } from './content/locations.ts';
import { lordIds, lords, type LordId } from './content/lords.ts';
import { races } from './content/races.ts';
import { sanctuaries } from './expansions/kraken/locations.ts';
import { sentinelIds } from './expansions/kraken/sentinels.ts';
import type { Steps } from './flow.ts';
import type { Abyss, State } from './state.ts';

/* What is still to be done, as a position tells it. A frame's kind says which fields it has; each field is read in one way. */

type Read = (cursor: Cursor, s: State, lord: LordId | null) => unknown;

const MANY = 99;
const seat: Read = (cursor, s) => cursor.whole(0, s.seats - 1);
const seats: Read = (cursor, s) => cursor.list(s.seats).map((item) => item.whole(0, s.seats - 1));
const number: Read = (cursor) => cursor.whole(0, MANY);
const lord: Read = (cursor) => cursor.oneOf(...lordIds);
const allies: Read = (cursor) => cursor.list(MANY).map((item) => item.oneOf(...allyIds));
const lordOrNull: Read = (cursor) => (cursor.value === null ? null : cursor.oneOf(...lordIds));
const location: Read = (cursor) => cursor.oneOf(...locationIds);
const effect: Read = (cursor, _s, of) =>
  (of === null ? undefined : lords[of].onEnter.find((own) => same(own, cursor.value))) ?? cursor.refuse('not-allowed');

const fields: { readonly [K in keyof Steps]: Readonly<Record<keyof Steps[K], Read>> } = {
  begin: {},
  turn: { seat },
  action: { seat },
  reveal: { seat },
  offer: { seat },
  keep: { seat },
  encounter: { seat },
  reward: { seat },
  clearTrack: { seat, stored: number },
  stack: { seat },
  pay: { seat, lord, spent: allies },
  paid: { seat },
  affiliate: { seat },
  enter: { seat, lord },
  effect: { seat, lord, effect },
  court: { seat },
  control: { seat },
  locationSource: { seat },
  location: { seat, under: lordOrNull },
  keys: { seat, location },
  smokers: { seat },
  assassinate: { seat, victims: seats },
  steal: { seat },
  exchange: { seat },
  bribe: { seat },
  betray: { seat, traitor: lord, from: (cursor) => cursor.oneOf('court', 'deck') },
  appoint: { seat },
  tribute: {
    to: seat,
    from: (cursor) => cursor.oneOf('hand', ...races),
    owed: (cursor, s) => cursor.list(s.seats).map((item) => item.whole(0, MANY)),
    sealed: (cursor, s) => cursor.list(s.seats).map((item) => allies(item, s, null)),
  },
  rest: { seat },
  endTurn: { seat },
  largeHand: { seat },
  martialLaw: { seat, over: number },
  passTurn: { seat },
  reckoning: {},
  count: {},
  krakens: { seat },
  figure: { seat, among: seats },
  stow: { seat, stored: number },
  give: { seat, left: seats, given: seats },
  post: { seat, sentinel: (cursor) => cursor.oneOf(...sentinelIds) },
  search: { seat, location: (cursor) => cursor.oneOf(...sanctuaries) },
  heal: { seat },
  behead: { seat },
  liberate: { seat },
};
const kinds = Object.keys(fields) as (keyof Steps)[];
/** What a game never ends with: after these somebody is always next. */
const lasting: readonly (keyof Steps)[] = ['begin', 'turn', 'passTurn', 'endTurn', 'reckoning', 'count'];

/** In reading order; the last of them leads on to another turn, or to the end. */
export function readFrames(cursor: Cursor, s: State): Frame<Abyss>[] {
  const frames = cursor.list(MANY).map((item) => readFrame(item, s));
  const last = frames.at(-1);
  return last !== undefined && lasting.includes(last.kind) ? frames.reverse() : cursor.refuse('not-allowed');
}

function readFrame(cursor: Cursor, s: State): Frame<Abyss> {
  const given = cursor.value as { readonly kind?: unknown; readonly lord?: unknown } | null;
  const kind = kinds.find((each) => each === given?.kind) ?? cursor.refuse('not-allowed');
  const of = lordIds.find((each) => each === given?.lord) ?? null;
  const table: Readonly<Record<string, Read>> = fields[kind];
  const at = cursor.fields('kind', ...Object.keys(table));
  const read = Object.entries(table).map(([name, field]) => [name, field(at[name]!, s, of)]);
  return { kind, ...Object.fromEntries(read) } as Frame<Abyss>;
}
