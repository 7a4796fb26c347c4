import type { Cursor, Frame } from '@fathom/kernel';
import { lordIds } from './content/lords.ts';
import { races } from './content/races.ts';
import type { Steps } from './flow.ts';
import { frameOf } from './frameCache.ts';
import { allies, effect, location, lord, lordOrNull, MANY, number, seat, seats, type FrameFields, type Read } from './frameFields.ts';
import { krakenFrames } from './rules/expansions.ts';
import type { Abyss, State } from './state.ts';

/* What is still to be done, as a position tells it. A frame's kind says which fields it has; each field is read in one way. */

/** Of those that remember nothing but whose they are. */
const plain = Object.fromEntries(Object.keys(frameOf).map((kind) => [kind, { seat }])) as FrameFields<keyof typeof frameOf>;

const fields: FrameFields<keyof Steps> = {
  ...plain,
  begin: {},
  clearTrack: { seat, stored: number },
  stack: { seat },
  pay: { seat, lord, spent: allies },
  enter: { seat, lord },
  effect: { seat, lord, effect },
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
  largeHand: { seat },
  martialLaw: { seat, over: number },
  reckoning: {},
  count: {},
  ...krakenFrames,
};
const kinds = Object.keys(fields) as (keyof Steps)[];
/** What a game never ends with: after these somebody is always next. */
const lastSteps: readonly (keyof Steps)[] = ['begin', 'turn', 'passTurn', 'endTurn', 'reckoning', 'count'];

/** In reading order; the last of them leads on to another turn, or to the end. */
export function readFrames(cursor: Cursor, s: State): Frame<Abyss>[] {
  const frames = cursor.list(MANY).map((item) => readFrame(item, s));
  const last = frames.at(-1);
  return last !== undefined && lastSteps.includes(last.kind) ? frames.reverse() : cursor.refuse('not-allowed');
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
